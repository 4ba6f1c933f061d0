// Hangs one endpoint on the web framework: who calls, what is asked, and what goes back.
import { patchPreferences, userEdit } from '#contract/account.ts';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { SUCCESS_CODE } from '#contract/errors.ts';
import { describeIssues } from '#contract/field-words.ts';
import { terminate } from '#contract/leaving.ts';
import { logout } from '#contract/session.ts';
import { taskStatus } from '#contract/task.ts';
import type { SessionCache } from '#server/account/session-cache.ts';
import { findSession } from '#server/account/session-token.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Turns } from '#server/media/take-turns.ts';
import { Refusal } from '#server/refusal.ts';
import { runFor, type Span } from '#server/traces/call-context.ts';
import { beginSpan } from '#server/traces/span.ts';
import { isFetchedByPage, isProbe, listMethods, toRoutePath } from './describe-route.ts';
import { isMonitorCall } from '#server/monitor/is-monitor-call.ts';
import { limitBody } from './limit-body.ts';
import type { CallLimits } from './limit-calls.ts';
import { networkOf } from './network-of.ts';
import { contextOf, type Known, languageOf, readHeader } from './serve-request.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { readMultipart, type ReceiveFile } from './serve-multipart.ts';
import type { Caller, RawAnswer, Route } from './route.ts';
import { writeEnvelope } from './serve-envelope.ts';

/** After these a browser forgets the images of who has left. */
const LEAVING: ReadonlySet<string> = new Set([logout.path, terminate.path]);
/** Of a session they need the user's id and language, and of the database no connection of their own. */
const ASKED_OFTEN: ReadonlySet<string> = new Set([taskStatus.path]);
/** Or what is told of its user. */
const CHANGES_SESSION: ReadonlySet<string> = new Set([...LEAVING, userEdit.path, patchPreferences.path]);

type Means = {
  app: AppContext;
  sessions: SessionCache;
  limits: CallLimits;
  receiveFile: (userId: number) => ReceiveFile;
  inTurn: Turns;
};

export function registerRoute(fastify: FastifyInstance, { endpoint, handle }: Route, means: Means): void {
  const { app, sessions, receiveFile, inTurn } = means;
  fastify.route({
    method: listMethods(endpoint),
    url: toRoutePath(endpoint.path),
    exposeHeadRoute: false,
    bodyLimit: limitBody(endpoint),
    config: { takesFiles: endpoint.files !== null },
    // Before the body is read, so that nobody sends 100 MB only to hear that a token is missing.
    onRequest: async (request) => {
      request.span = traceCall(request, endpoint);
      request.known = await runFor(contextOf(request), () => findKnown(request, endpoint, means));
    },
    handler: (request, reply) => runFor(contextOf(request), () => answerCall(request, reply)),
  });

  async function answerCall(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const raw = await readRawInput(request, endpoint, receiveFile);
    request.lang = readLang(raw);
    const caller = describeCaller(request, app.config.metricsToken);
    if (endpoint.answer === 'envelope') refuseUnreadable(raw);
    const read = endpoint.input.safeParse(raw, { reportInput: true });
    if (!read.success) {
      // A file that nobody can have asked for is not there; its reader would take an envelope for it.
      if (isFetchedByPage(endpoint)) throw new Refusal('unknown_path');
      const fields = describeIssues(read.error.issues, caller.language);
      // Whoever sends something else than JSON reads the status, not our codes.
      if (endpoint.body !== 'json') throw new Refusal('bad_request', { fields });
      throw new Refusal('bad_parameters', { fields });
    }
    const answer =
      caller.user && !ASKED_OFTEN.has(endpoint.path)
        ? await inTurn(String(caller.user.id), () => handle(read.data, caller))
        : await handle(read.data, caller);
    // The database tells every process a moment later; the next call to this one may be faster.
    if (caller.user && CHANGES_SESSION.has(endpoint.path)) sessions.forget(caller.user.id);
    if (LEAVING.has(endpoint.path)) reply.header('clear-site-data', '"cache"');
    if (endpoint.answer !== 'envelope') return writeRaw(reply, answer as RawAnswer);
    // Parsed, not only typed: what the contract does not name never leaves the server.
    const data = endpoint.output.parse(answer) as object;
    return writeEnvelope(reply, 200, { code: SUCCESS_CODE, msg: 'ok', data, request_id: request.id });
  }
}

/** Files that pages fetch by the dozen, and probes, are no calls that somebody looks for. A stream of events never ends. */
function traceCall(request: FastifyRequest, endpoint: Endpoint): Span | null {
  if (isProbe(endpoint) || isFetchedByPage(endpoint) || endpoint.answer === 'events') return null;
  const attributes = {
    'http.request.method': request.method,
    'http.route': endpoint.path,
    'atelier.request_id': request.id,
  };
  // A trace of the caller's own is not gone on with: whoever calls could join the traces of others, or have all taken.
  return beginSpan(`${request.method} ${endpoint.path}`, { kind: 'server', parent: null, attributes });
}

/** Counts the call, and refuses who may not make it. */
export async function findKnown(
  request: FastifyRequest,
  endpoint: Endpoint,
  { app, sessions, limits }: Pick<Means, 'app' | 'sessions' | 'limits'>,
): Promise<Known> {
  if (isProbe(endpoint)) return { user: null, token: null };
  // A payment provider calls by the hundred, from few addresses.
  if (isFetchedByPage(endpoint) || endpoint.body === 'raw') {
    await limits.countAddressFile(networkOf(request.ip));
    return { user: null, token: null };
  }
  const findUser = ASKED_OFTEN.has(endpoint.path) ? sessions.find : (its: string) => findSession(app.db, its);
  const token = endpoint.access === 'anyone' ? null : readHeader(request, 'token');
  const user = token ? await findUser(token) : null;
  if (!user) {
    await limits.countAddressCall(networkOf(request.ip));
    if (endpoint.access === 'user' || endpoint.access === 'admin') throw new Refusal('need_login');
    return { user: null, token: null };
  }
  if (endpoint.access === 'admin' && user.role !== 'admin') throw new Refusal('no_permission');
  await limits.countUserCall(user.id);
  if (endpoint.path.startsWith('/api/task/') && endpoint.path.endsWith('/post')) {
    await limits.countTaskPost(user.id);
  }
  return { user, token: token ?? null };
}

async function readRawInput(
  request: FastifyRequest,
  endpoint: Endpoint,
  receiveFile: (userId: number) => ReceiveFile,
): Promise<unknown> {
  const inPath = request.params as Record<string, string>;
  if (endpoint.answer === 'bare' && endpoint.method === 'GET') return inPath; // what stands behind "?" there only keeps caches away
  if (endpoint.method === 'GET') return { ...(request.query as object), ...inPath };
  if (endpoint.body === 'raw') return request.body;
  const isMultipart = request.isMultipart();
  const user = request.known?.user;
  if (isMultipart && (!endpoint.files || !user)) throw new Refusal('bad_request');
  const body =
    isMultipart && user ? await readMultipart(request, endpoint, receiveFile(user.id)) : request.body;
  if (body === undefined) throw new Refusal('bad_request');
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...inPath } : body;
}

export function describeCaller(request: FastifyRequest, metricsToken: string): Caller {
  return {
    user: request.known?.user ?? null,
    token: request.known?.token ?? null,
    language: languageOf(request),
    requestId: request.id,
    // Few calls ask for these.
    get address() {
      return networkOf(request.ip);
    },
    get isMonitor() {
      return isMonitorCall(request.raw, metricsToken);
    },
    url: request.url,
    header: (name) => readHeader(request, name),
  };
}

function readLang(raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && 'lang' in raw ? raw.lang : undefined;
}

function writeRaw(reply: FastifyReply, { status, headers, body }: RawAnswer): Readable | Buffer | string {
  reply.code(status).headers(headers);
  if (reply.request.method !== 'HEAD') return body ?? '';
  if (body instanceof Readable) body.destroy();
  return '';
}
