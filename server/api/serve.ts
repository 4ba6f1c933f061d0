// Hangs every endpoint on the web framework (Fastify), with what all of them share: callers, limits, envelope, refusals.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Endpoint, type Envelope } from '#contract/endpoint.ts';
import { SUCCESS_CODE } from '#contract/errors.ts';
import { describeIssues } from '#contract/field-words.ts';
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts';
import { terminate } from '#contract/leaving.ts';
import { isPage } from '#contract/pages.ts';
import { logout } from '#contract/session.ts';
import { findSession } from '#server/account/session-token.ts';
import type { AppContext } from '#server/app-context.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { openTurns, type Turns } from '#server/media/take-turns.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { chooseLanguage } from './choose-language.ts';
import { closeInOrder } from './close-in-order.ts';
import { describeError } from './describe-error.ts';
import { isFetchedByPage, isProbe, listMethods, toRoutePath } from './describe-route.ts';
import { endureSlowness } from './endure-slowness.ts';
import { isLocalCall } from './is-local-call.ts';
import { limitBody } from './limit-body.ts';
import { type CallLimits, openCallLimits } from './limit-calls.ts';
import { limitConnections } from './limit-connections.ts';
import type { Metrics } from './metrics.ts';
import { networkOf } from './network-of.ts';
import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';
import { headersOf, securityHeaders } from './security-headers.ts';
import { destroySoon, refuseBrokenRequest, refuseOnSocket } from './refuse-on-socket.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { acceptForms } from './serve-forms.ts';
import { acceptRaw } from './serve-raw.ts';
import { answerOrigins } from './serve-origins.ts';
import { acceptMultipart, readMultipart, type ReceiveFile } from './serve-multipart.ts';
import { serveOutbox } from './serve-outbox.ts';
import { serveSources } from './serve-sources.ts';
import { serveSearchEngines } from './serve-search-engines.ts';
import { serveWeb } from './serve-web.ts';
import { openTaking } from './receive-file.ts';
import type { Caller, RawAnswer, Route } from './route.ts';
import { watchBody } from './watch-body.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const REQUEST_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Above this the process cannot keep up, and says so instead of letting everybody wait. */
const MAX_EVENT_LOOP_DELAY_MS = 3000;
const UPLOAD_LIMIT_MS = 10 * 60_000;
const HEADERS_LIMIT_MS = 15_000;
/** How often the two above are looked at. */
const CHECK_CONNECTIONS_MS = 5000;
/** A browser calls every few seconds or not at all; a proxy keeps its connections for about a minute. */
const KEEP_ALIVE_MS = { direct: 20_000, behindProxy: 75_000 };
/** Calls of one user that are answered at a time: not half of the connections to the database. */
const CALLS_AT_ONCE = 4;
/** And that wait for their turn. */
const CALLS_WAITING = 64;
/** After these a browser forgets the images of who has left. */
const LEAVING: ReadonlySet<string> = new Set([logout.path, terminate.path]);
const CLIENT_CLOSED_REQUEST = 499;

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
  app: AppContext;
  routes: readonly Route[];
  metrics: Metrics;
  lab: MediaLab;
  /** The built browser files; without them only the wire is served. */
  webFolder: string | null;
};

export type Serving = {
  listen(place: { host: string; port: number }): Promise<string>;
  close(): Promise<void>;
};

/** The contract checks what comes and goes. The framework's own ways would be loaded, a hundred files, though nobody uses them. */
const NO_COMPILERS = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

function refuseSchema(): never {
  throw new Error('A route is checked by the contract, not by a schema of the framework');
}

export async function serve({ app, routes, metrics, lab, webFolder }: ServeOptions): Promise<Serving> {
  const { config, log } = app;
  const limits = openCallLimits(app);
  const fastify = Fastify({
    logger: false,
    http: {
      headersTimeout: HEADERS_LIMIT_MS,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      requireHostHeader: false, // Node would refuse it in its own words
    },
    requestTimeout: UPLOAD_LIMIT_MS,
    keepAliveTimeout: config.trustedProxies > 0 ? KEEP_ALIVE_MS.behindProxy : KEEP_ALIVE_MS.direct,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    requestIdHeader: false,
    genReqId: ({ headers }) => chooseRequestId(headers['x-request-id']),
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: NO_COMPILERS },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    clientErrorHandler: refuseBrokenRequest,
  });
  limitConnections(fastify.server, config.addressConnections);
  fastify.server.on('connect', (_request, socket) => refuseOnSocket(socket, 'wrong_method'));
  fastify.removeAllContentTypeParsers(); // the framework would take a text for a JSON string
  fastify.addContentTypeParser('application/json', async (request: FastifyRequest, body: IncomingMessage) =>
    parseJson(await readBody(request, body, request.routeOptions.bodyLimit ?? 0)),
  );
  fastify.decorateRequest('known', null);
  fastify.decorateRequest('startedAt', 0);
  fastify.decorateRequest('lang', null);
  const close = closeInOrder(fastify.server, () => fastify.close());
  await fastify.register(helmet, securityHeaders(config, webFolder));
  const isTooSlow = endureSlowness();
  await fastify.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: async () => {
      if (isTooSlow()) throw new Refusal('unavailable');
    },
  });
  await acceptMultipart(fastify);
  const methods = new Set(routes.flatMap(({ endpoint }) => listMethods(endpoint)));
  if (config.webOrigins.length > 0) await answerOrigins(fastify, config.webOrigins, [...methods]);

  fastify.addHook('onRequest', async (request, reply) => {
    request.startedAt = performance.now();
    reply.header('x-request-id', request.id).headers(headersOf(config, request.url));
    const { takesFiles = false } = request.routeOptions.config as { takesFiles?: boolean };
    watchBody(request.raw, takesFiles && isMultipart(request), () => refuseSlow(request, reply));
    if (!hasOneHost(request.raw)) throw new Refusal('bad_request');
    if (!request.is404) return;
    // A file or a page, or nothing that would be looked at any further.
    await limits.countAddressPage(networkOf(request.ip));
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal('unknown_path');
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown';
    const seconds = (performance.now() - request.startedAt) / 1000;
    metrics.observe({ method: request.method, path, status: reply.statusCode, seconds });
    log.debug({ request_id: request.id, status: reply.statusCode, seconds }, `${request.method} ${path}`);
  });
  fastify.setErrorHandler(answerError);

  const means = {
    app,
    limits,
    receiveFile: openTaking(app, lab),
    inTurn: openTurns(CALLS_AT_ONCE, CALLS_WAITING),
  };
  const written = (body: Endpoint['body']) => routes.filter(({ endpoint }) => endpoint.body === body);
  await fastify.register(async (forms) => {
    acceptForms(forms);
    for (const each of written('form')) registerRoute(forms, each, means);
  });
  await fastify.register(async (raw) => {
    acceptRaw(raw);
    for (const each of written('raw')) registerRoute(raw, each, means);
  });
  for (const each of written('json')) registerRoute(fastify, each, means);
  refuseOtherMethods(
    fastify,
    routes.map(({ endpoint }) => endpoint),
  );
  serveOutbox(fastify, app);
  serveSearchEngines(fastify, app);
  if (config.servesSources) await serveSources(fastify, config);
  else await serveWeb(fastify, webFolder, app);

  function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (hasClientClosed(request.raw)) {
      log.debug({ err: error, request_id: request.id }, 'A caller hung up');
      return void reply.code(CLIENT_CLOSED_REQUEST).send();
    }
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

  /** The answer is the last that is said there; what is still being done for the call meets the end of its body. */
  function refuseSlow(request: FastifyRequest, reply: FastifyReply): void {
    const { socket } = request.raw;
    if (reply.sent) return void socket.destroy();
    answerError(new Refusal('too_slow'), request, reply.header('connection', 'close'));
    destroySoon(request.raw);
  }

  return {
    listen: ({ host, port }) => fastify.listen({ host, port }),
    close,
  };
}

type Means = {
  app: AppContext;
  limits: CallLimits;
  receiveFile: (userId: number) => ReceiveFile;
  inTurn: Turns;
};

function registerRoute(
  fastify: FastifyInstance,
  { endpoint, handle }: Route,
  { app, limits, receiveFile, inTurn }: Means,
): void {
  fastify.route({
    method: listMethods(endpoint),
    url: toRoutePath(endpoint.path),
    exposeHeadRoute: false,
    bodyLimit: limitBody(endpoint),
    config: { takesFiles: endpoint.files !== null },
    // Before the body is read, so that nobody sends 100 MB only to hear that a token is missing.
    onRequest: async (request) => {
      request.known = await findKnown(request, endpoint, app, limits);
    },
    handler: async (request, reply) => {
      const raw = await readRawInput(request, endpoint, receiveFile);
      request.lang = readLang(raw);
      const caller = describeCaller(request);
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
      const answer = caller.user
        ? await inTurn(String(caller.user.id), () => handle(read.data, caller))
        : await handle(read.data, caller);
      if (LEAVING.has(endpoint.path)) reply.header('clear-site-data', '"cache"');
      if (endpoint.answer !== 'envelope') return writeRaw(reply, answer as RawAnswer);
      // Parsed, not only typed: what the contract does not name never leaves the server.
      const data = endpoint.output.parse(answer) as object;
      return writeEnvelope(reply, 200, { code: SUCCESS_CODE, msg: 'ok', data, request_id: request.id });
    },
  });
}

async function findKnown(
  request: FastifyRequest,
  endpoint: Endpoint,
  app: AppContext,
  limits: CallLimits,
): Promise<Known> {
  if (isProbe(endpoint)) return { user: null, token: null };
  // A payment provider calls by the hundred, from few addresses.
  if (isFetchedByPage(endpoint) || endpoint.body === 'raw') {
    await limits.countAddressFile(networkOf(request.ip));
    return { user: null, token: null };
  }
  const token = endpoint.access === 'anyone' ? null : readHeader(request, 'token');
  const user = token ? await findSession(app.db, token) : null;
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

function describeCaller(request: FastifyRequest): Caller {
  return {
    user: request.known?.user ?? null,
    token: request.known?.token ?? null,
    language: languageOf(request),
    requestId: request.id,
    address: networkOf(request.ip),
    isLocal: isLocalCall(request.raw),
    url: request.url,
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

/** Sets status and headers; returns the payload. A handler returns it: a returned reply would cost listeners. */
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

/** A known path with another method is 405, said before the body is looked at. What is a page, too, can be read. */
function refuseOtherMethods(fastify: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const methodsOf = new Map<string, Set<string>>();
  for (const endpoint of endpoints) {
    const known = methodsOf.get(endpoint.path) ?? new Set();
    for (const method of listMethods(endpoint)) known.add(method);
    if (isPage(endpoint.path)) for (const method of ['GET', 'HEAD']) known.add(method);
    methodsOf.set(endpoint.path, known);
  }
  for (const [path, known] of methodsOf) {
    fastify.route({
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

/** What its sender says, before the framework has looked at it. */
function isMultipart({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
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

/** The name that was asked for, once: of two, a proxy and we might each believe another. HTTP/1.0 has none. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** In the middle of the body: whatever is wrong then is nobody's fault here. */
function hasClientClosed({ complete, destroyed }: IncomingMessage): boolean {
  return !complete && destroyed;
}
