// Hangs every endpoint on the web framework (Fastify), with what all of them share: callers, limits, envelope, refusals.
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Endpoint, type Envelope } from '#contract/endpoint.ts';
import { type Language, SUCCESS_CODE } from '#contract/errors.ts';
import { describeIssues } from '#contract/field-words.ts';
import { JSON_MAX_BYTES, UPLOAD_MAX_BYTES } from '#contract/limits.ts';
import { findSession } from '#server/account/session-token.ts';
import type { House } from '#server/house.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { Refusal } from '#server/refusal.ts';
import { chooseLanguage } from './choose-language.ts';
import { closeInOrder } from './close-in-order.ts';
import { describeError } from './describe-error.ts';
import { isLocalCall } from './is-local-call.ts';
import { type CallLimits, openCallLimits } from './limit-calls.ts';
import type { Metrics } from './metrics.ts';
import { networkOf } from './network-of.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './security-headers.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { acceptForms } from './serve-forms.ts';
import { acceptMultipart, readMultipart, type TakeFile } from './serve-multipart.ts';
import { serveWeb } from './serve-web.ts';
import { openTaking } from './take-file.ts';
import type { Caller, RawAnswer, Served } from './served.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const REQUEST_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Above this the process cannot keep up, and says so instead of letting everybody wait. */
const MAX_EVENT_LOOP_DELAY_MS = 3000;
const UPLOAD_LIMIT_MS = 10 * 60_000;

type Known = Pick<Caller, 'user' | 'token'>;

declare module 'fastify' {
  interface FastifyRequest {
    known: Known | null;
    startedAt: number;
    /** The call's own wish for a language, once its body is read. */
    lang: unknown;
  }
}

export type ServeOptions = {
  house: House;
  served: readonly Served[];
  metrics: Metrics;
  lab: MediaLab;
  /** The built browser files; without them only the wire is served. */
  webFolder: string | null;
};

export type Serving = {
  listen(place: { host: string; port: number }): Promise<string>;
  close(): Promise<void>;
};

export async function serve({ house, served, metrics, lab, webFolder }: ServeOptions): Promise<Serving> {
  const { config, log } = house;
  const limits = openCallLimits(house);
  const app = Fastify({
    logger: false,
    bodyLimit: JSON_MAX_BYTES,
    requestTimeout: UPLOAD_LIMIT_MS,
    keepAliveTimeout: 75_000,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    requestIdHeader: false,
    genReqId: ({ headers }) => chooseRequestId(headers['x-request-id']),
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    clientErrorHandler: refuseBrokenRequest,
  });
  app.removeContentTypeParser('text/plain'); // the framework would take it for a JSON string
  app.decorateRequest('known', null);
  app.decorateRequest('startedAt', 0);
  app.decorateRequest('lang', null);
  const close = closeInOrder(app.server, () => app.close());
  await app.register(helmet, securityHeaders(config));
  await app.register(underPressure, { maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS });
  await acceptMultipart(app);

  app.addHook('onRequest', async (request, reply) => {
    request.startedAt = performance.now();
    reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS_POLICY);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown';
    const seconds = (performance.now() - request.startedAt) / 1000;
    metrics.observe({ method: request.method, path, status: reply.statusCode, seconds });
    log.debug({ request_id: request.id, status: reply.statusCode, seconds }, `${request.method} ${path}`);
  });
  app.setErrorHandler(answerError);

  const takeFile = openTaking(house, lab);
  await app.register(async (forms) => {
    acceptForms(forms);
    for (const each of served.filter(isForm)) hang(forms, each, house, limits, takeFile);
  });
  for (const each of served.filter((one) => !isForm(one))) hang(app, each, house, limits, takeFile);
  refuseOtherMethods(
    app,
    served.map(({ endpoint }) => endpoint),
  );
  await serveWeb(app, webFolder);

  function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const language = languageOf(request);
    const answer = describeError(error, language);
    if (answer.http >= 500) {
      const path = request.routeOptions?.url ?? 'unknown';
      log.error({ err: error, request_id: request.id }, `${request.method} ${path} failed`);
    }
    if (answer.retryAfterSeconds !== null) reply.header('retry-after', String(answer.retryAfterSeconds));
    if (answer.http === 413 && readLength(request) <= UPLOAD_MAX_BYTES) {
      // The framework would close at once, and a caller who still sends would see a broken connection, not the answer.
      reply.removeHeader('connection');
    }
    const { code, msg, data } = answer;
    reply.send(writeEnvelope(reply, answer.http, { code, msg, data, request_id: request.id }));
  }

  return {
    listen: ({ host, port }) => app.listen({ host, port }),
    close,
  };
}

function hang(
  app: FastifyInstance,
  { endpoint, handle }: Served,
  house: House,
  limits: CallLimits,
  takeFile: (userId: number) => TakeFile,
): void {
  app.route({
    method: listMethods(endpoint),
    url: toRoutePath(endpoint.path),
    exposeHeadRoute: false,
    // Before the body is read, so that nobody sends 100 MB only to hear that a token is missing.
    onRequest: async (request) => {
      request.known = await findKnown(request, endpoint, house, limits);
    },
    handler: async (request, reply) => {
      const raw = await readRawInput(request, endpoint, takeFile);
      request.lang = readLang(raw);
      const caller = describeCaller(request);
      if (endpoint.answer === 'envelope') refuseUnreadable(raw);
      const read = endpoint.input.safeParse(raw, { reportInput: true });
      if (!read.success) {
        // A file that nobody can have asked for is not there; its reader would take an envelope for it.
        if (isFetchedByPage(endpoint)) throw new Refusal('unknown_path');
        const fields = describeIssues(read.error.issues, caller.language);
        // Whoever sends a form reads the status, not our codes.
        if (endpoint.body === 'form') throw new Refusal('bad_request', { fields });
        throw new Refusal('bad_parameters', { fields });
      }
      const answer = await handle(read.data, caller);
      if (endpoint.answer !== 'envelope') return writeRaw(reply, answer as RawAnswer);
      // Parsed, not only typed: what the contract does not name never leaves the house.
      const data = endpoint.output.parse(answer) as object;
      return writeEnvelope(reply, 200, { code: SUCCESS_CODE, msg: 'ok', data, request_id: request.id });
    },
  });
}

async function findKnown(
  request: FastifyRequest,
  endpoint: Endpoint,
  house: House,
  limits: CallLimits,
): Promise<Known> {
  if (isFetchedByPage(endpoint) || isProbe(endpoint)) return { user: null, token: null };
  const token = endpoint.access === 'anyone' ? null : readHeader(request, 'token');
  const user = token ? await findSession(house.db, token) : null;
  if (!user) {
    await limits.takeAddressCall(networkOf(request.ip));
    if (endpoint.access === 'user' || endpoint.access === 'admin') throw new Refusal('need_login');
    return { user: null, token: null };
  }
  if (endpoint.access === 'admin' && user.role !== 'admin') throw new Refusal('no_permission');
  await limits.takeUserCall(user.id);
  if (endpoint.path.startsWith('/api/task/') && endpoint.path.endsWith('/post')) {
    await limits.takeTaskPost(user.id);
  }
  return { user, token: token ?? null };
}

async function readRawInput(
  request: FastifyRequest,
  endpoint: Endpoint,
  takeFile: (userId: number) => TakeFile,
): Promise<unknown> {
  const inPath = request.params as Record<string, string>;
  if (endpoint.answer === 'bare' && endpoint.method === 'GET') return inPath; // what stands behind "?" there only keeps caches away
  if (endpoint.method === 'GET') return { ...(request.query as object), ...inPath };
  const isMultipart = request.isMultipart();
  const user = request.known?.user;
  if (isMultipart && (!endpoint.files || !user)) throw new Refusal('bad_request');
  const body = isMultipart && user ? await readMultipart(request, endpoint, takeFile(user.id)) : request.body;
  if (body === undefined) throw new Refusal('bad_request');
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...inPath } : body;
}

function describeCaller(request: FastifyRequest): Caller {
  return {
    user: request.known?.user ?? null,
    token: request.known?.token ?? null,
    language: languageOf(request),
    requestId: request.id,
    address: networkOf(request.ip),
    isLocal: isLocalCall(request.raw),
    header: (name) => readHeader(request, name),
  };
}

function languageOf(request: FastifyRequest): Language {
  return chooseLanguage({
    lang: request.lang,
    acceptLanguage: request.headers['accept-language'],
    preference: request.known?.user?.language,
  });
}

function readLang(raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && 'lang' in raw ? raw.lang : undefined;
}

/** Sets status and headers; answers the payload. A handler returns it: a returned reply would cost listeners. */
function writeEnvelope(reply: FastifyReply, http: number, envelope: Envelope<object>): string {
  reply
    .code(http)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store');
  return JSON.stringify(envelope);
}

function writeRaw(reply: FastifyReply, { status, headers, body }: RawAnswer): Readable | Buffer | string {
  reply.code(status).headers(headers);
  if (reply.request.method !== 'HEAD') return body ?? '';
  if (body instanceof Readable) body.destroy();
  return '';
}

/** A known path with another method is 405, said before the body is looked at. */
function refuseOtherMethods(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const methodsOf = new Map<string, Set<string>>();
  for (const endpoint of endpoints) {
    const known = methodsOf.get(endpoint.path) ?? new Set();
    for (const method of listMethods(endpoint)) known.add(method);
    methodsOf.set(endpoint.path, known);
  }
  for (const [path, known] of methodsOf) {
    app.route({
      method: METHODS.filter((method) => !known.has(method)),
      url: toRoutePath(path),
      onRequest: async (_request, reply) => {
        reply.header('allow', [...known].join(', '));
        throw new Refusal('wrong_method');
      },
      handler: () => {},
    });
  }
}

function isForm({ endpoint }: Served): boolean {
  return endpoint.body === 'form';
}

/** Pictures, texts and builds, by the dozen and by nobody in particular. */
function isFetchedByPage({ method, answer }: Endpoint): boolean {
  return method === 'GET' && (answer === 'bare' || answer === 'bytes' || answer === 'text');
}

/** HEAD where there are bytes or files to be asked about, and where a monitor may ask with it. */
function listMethods(endpoint: Endpoint): string[] {
  const { method, answer } = endpoint;
  const hasHead = (isFetchedByPage(endpoint) && answer !== 'text') || isProbe(endpoint);
  return hasHead ? [method, 'HEAD'] : [method];
}

function isProbe({ path }: Endpoint): boolean {
  return path === '/healthz' || path === '/readyz';
}

/** `/builds/meta/{id}.json` → `/builds/meta/:id.json` */
function toRoutePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function chooseRequestId(wish: string | string[] | undefined): string {
  return typeof wish === 'string' && REQUEST_ID.test(wish) ? wish : randomUUID();
}

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function readLength({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
}

/** For what is no HTTP at all: there is no request yet that an error handler could answer. */
function refuseBrokenRequest(_error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const { code, msg } = describeError(new Refusal('bad_request'), 'en');
  const body = JSON.stringify({ code, msg, data: null, request_id: randomUUID() });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
