// Hangs every endpoint on the web framework (Fastify), with what all of them share: callers, limits, envelope, refusals.
import type { IncomingMessage } from 'node:http';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts';
import { uploadMedia } from '#contract/media.ts';
import type { SessionCache } from '#server/account/session-cache.ts';
import type { AppContext } from '#server/app-context.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { openTurns } from '#server/media/take-turns.ts';
import { Refusal } from '#server/refusal.ts';
import { runFor } from '#server/traces/call-context.ts';
import { closeInOrder } from './close-in-order.ts';
import { describeError } from './describe-error.ts';
import { listMethods } from './describe-route.ts';
import { dropRest } from './drop-rest.ts';
import { endureSlowness } from './endure-slowness.ts';
import { openCallLimits } from './limit-calls.ts';
import { limitConnections } from './limit-connections.ts';
import type { ApiMetrics } from './metrics.ts';
import { networkOf } from './network-of.ts';
import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';
import {
  chooseRequestId,
  contextOf,
  hasClientClosed,
  hasOneHost,
  carriesFile,
  languageOf,
  readLength,
} from './serve-request.ts';
import { refuseOtherMethods } from './serve-other-methods.ts';
import { describeCaller, findKnown, registerRoute } from './serve-route.ts';
import { serveResumable } from './serve-resumable.ts';
import { TUS_METHODS } from './tus-protocol.ts';
import { openSecurityHeaders } from './security-headers.ts';
import { destroySoon, refuseBrokenRequest, refuseOnSocket } from './refuse-on-socket.ts';
import { acceptForms } from './serve-forms.ts';
import { acceptRaw } from './serve-raw.ts';
import { answerOrigins } from './serve-origins.ts';
import { acceptMultipart } from './serve-multipart.ts';
import { serveOutbox } from './serve-outbox.ts';
import { serveSources } from './serve-sources.ts';
import { serveSearchEngines } from './serve-search-engines.ts';
import { serveWeb } from './serve-web.ts';
import { openTaking } from './receive-file.ts';
import type { Route } from './route.ts';
import { openBodyWatch } from './watch-body.ts';
import { writeEnvelope } from './serve-envelope.ts';

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
const CLIENT_CLOSED_REQUEST = 499;

export type ServeOptions = {
  app: AppContext;
  routes: readonly Route[];
  metrics: ApiMetrics;
  lab: MediaLab;
  sessions: SessionCache;
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

export async function serve({
  app,
  routes,
  metrics,
  lab,
  sessions,
  webFolder,
}: ServeOptions): Promise<Serving> {
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
  fastify.decorateRequest('span', null);
  const close = closeInOrder(fastify.server, () => fastify.close());
  const headersOf = openSecurityHeaders(config, webFolder);
  const watchBody = openBodyWatch();
  // Before all else that may answer.
  fastify.addHook('onRequest', (request, reply, done) => {
    request.startedAt = performance.now();
    reply.header('x-request-id', request.id).headers(headersOf(request.url));
    done();
  });
  const isTooSlow = endureSlowness();
  await fastify.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: async () => {
      if (isTooSlow()) throw new Refusal('unavailable');
    },
  });
  await acceptMultipart(fastify);
  const methods = new Set([...routes.flatMap(({ endpoint }) => listMethods(endpoint)), ...TUS_METHODS]);
  if (config.webOrigins.length > 0) await answerOrigins(fastify, config.webOrigins, [...methods]);

  fastify.addHook('onRequest', (request, reply, done) => {
    const { takesFiles = false } = request.routeOptions.config as { takesFiles?: boolean };
    watchBody(request.raw, takesFiles && carriesFile(request), () => refuseSlow(request, reply));
    if (!hasOneHost(request.raw)) done(new Refusal('bad_request'));
    else if (request.is404) void countPage(request, done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    done();
    dropRest(request.raw, UPLOAD_MAX_BYTES);
    const path = request.routeOptions.url ?? 'unknown';
    const seconds = (performance.now() - request.startedAt) / 1000;
    request.span?.set({ 'http.response.status_code': reply.statusCode });
    request.span?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    metrics.observe({ method: request.method, path, status: reply.statusCode, seconds });
    if (!log.isLevelEnabled('debug')) return;
    runFor(contextOf(request), () =>
      log.debug({ request_id: request.id, status: reply.statusCode, seconds }, `${request.method} ${path}`),
    );
  });
  fastify.setErrorHandler(answerError);

  const means = {
    app,
    sessions,
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
  await fastify.register(async (resumable) => {
    serveResumable(resumable, {
      app,
      findCaller: (request) => findKnown(request, uploadMedia, means),
      receiveFile: means.receiveFile,
      present: async (request, upload_id) => {
        const caller = describeCaller(request, config.metricsToken);
        const route = routes.find(({ endpoint }) => endpoint === uploadMedia);
        return uploadMedia.output.parse(await route?.handle({ file: { upload_id } }, caller));
      },
    });
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

  /** A file or a page, or nothing that would be looked at any further. */
  async function countPage({ ip, method }: FastifyRequest, done: (error?: Error) => void): Promise<void> {
    try {
      await limits.countAddressPage(networkOf(ip));
      if (method !== 'GET' && method !== 'HEAD') throw new Refusal('unknown_path');
    } catch (error) {
      return done(error as Error);
    }
    done();
  }

  function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (hasClientClosed(request.raw)) {
      log.debug({ err: error, request_id: request.id }, 'A caller hung up');
      return void reply.code(CLIENT_CLOSED_REQUEST).send();
    }
    const language = languageOf(request);
    const answer = describeError(error, language);
    if (answer.http >= 500) {
      const path = request.routeOptions?.url ?? 'unknown';
      runFor(contextOf(request), () =>
        log.error({ err: error, request_id: request.id }, `${request.method} ${path} failed`),
      );
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
