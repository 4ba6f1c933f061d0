// Uploads in several requests by the tus protocol (1.0.0), beside the one request of the contract: for large files and
// networks that break. When all bytes are there, a POST to the upload's address answers what the one request would.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SUCCESS_CODE } from '#contract/errors.ts';
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { askTus } from './ask-tus.ts';
import { describeError } from './describe-error.ts';
import { openFinishing } from './finish-resumable.ts';
import { readCheckedBody } from './read-checked-body.ts';
import { writeEnvelope } from './serve-envelope.ts';
import type { ReceiveFile } from './serve-multipart.ts';
import { refuseMethodsBut } from './serve-other-methods.ts';
import { hasClientClosed, type Known, languageOf } from './serve-request.ts';
import { CHECKSUM_ALGORITHMS, RESUMABLE_PATH, TUS_EXTENSIONS, TUS_VERSION } from './tus-protocol.ts';
import { TusRefusal } from './tus-store.ts';

const ID = /^[\da-f]{32}$/;

type Means = {
  app: AppContext;
  /** Counts the call, and refuses who is not signed in. */
  findCaller: (request: FastifyRequest) => Promise<Known>;
  receiveFile: (userId: number) => ReceiveFile;
  /** What the one request of the contract answers for an upload that is there. */
  present: (request: FastifyRequest, uploadId: string) => Promise<object>;
};

/** For a part of the application that has only such calls. */
export function serveResumable(fastify: FastifyInstance, means: Means): void {
  const { app, findCaller, receiveFile, present } = means;
  const stopping = new AbortController();
  fastify.addHook('preClose', async () => stopping.abort(new Refusal('unavailable')));
  fastify.removeAllContentTypeParsers();
  // The library reads it, or nobody does.
  fastify.addContentTypeParser('*', (_request: FastifyRequest, body: IncomingMessage, done) =>
    done(null, body),
  );
  const finish = openFinishing(app, receiveFile);
  const one = `${RESUMABLE_PATH}/:id`;

  const shared = {
    config: { takesFiles: true },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' });
      request.known = await findCaller(request);
      const { id } = request.params as { id?: string };
      if (id !== undefined && !ID.test(id)) throw new Refusal('unknown_path');
    },
  };
  const speakTus = {
    ...shared,
    errorHandler: refuse,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const userId = idOfUser(request);
      const body = await readCheckedBody(request, userId);
      const { status, headers } = await askTus(app, { userId, request, body, stopping: stopping.signal });
      return reply.code(status).headers(headers).send('');
    },
  };
  fastify.route({ ...speakTus, method: 'POST', url: RESUMABLE_PATH });
  fastify.route({ ...speakTus, method: ['HEAD', 'PATCH', 'DELETE'], url: one });
  fastify.route({
    ...shared,
    method: 'POST',
    url: one,
    errorHandler: (error, request, reply) => {
      if (error instanceof TusRefusal) return refuse(error, request, reply);
      throw error; // in the words and by the status of the contract
    },
    handler: async (request, reply) => {
      const { id } = request.params as { id: string };
      const isGone = () => request.raw.socket.destroyed;
      const uploadId = await finish(idOfUser(request), id, isGone);
      const data = await present(request, uploadId);
      return writeEnvelope(reply, 200, { code: SUCCESS_CODE, msg: 'ok', data, request_id: request.id });
    },
  });
  for (const url of [RESUMABLE_PATH, one]) {
    fastify.options(url, async (_request, reply) => {
      reply.code(204).headers({
        'tus-version': TUS_VERSION,
        'tus-extension': [...TUS_EXTENSIONS, 'checksum'].join(','),
        'tus-max-size': String(UPLOAD_MAX_BYTES),
        'tus-checksum-algorithm': CHECKSUM_ALGORITHMS.join(','),
      });
    });
  }
  refuseMethodsBut(fastify, RESUMABLE_PATH, ['POST', 'OPTIONS']);
  refuseMethodsBut(fastify, one, ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS']);
}

function idOfUser({ known }: FastifyRequest): number {
  if (!known?.user) throw new Refusal('need_login');
  return known.user.id;
}

/** Clients of the protocol read the status alone: what the contract refuses with 200 is none that they may take for success. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (hasClientClosed(request.raw)) throw error;
  if (error instanceof TusRefusal) {
    const { status, message } = error;
    const envelope = { code: status, msg: message, data: null, request_id: request.id };
    return void reply.send(writeEnvelope(reply, status, envelope));
  }
  const { http, code, msg, data } = describeError(error, languageOf(request));
  if (http !== 200) throw error;
  reply.send(writeEnvelope(reply, 422, { code, msg, data, request_id: request.id }));
}
