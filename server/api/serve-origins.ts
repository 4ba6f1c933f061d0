// Pages of other origins: what a browser asks before it lets them call us, and what it lets them read.
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { RESUMABLE_PATH, TUS_READ, TUS_SENT } from './tus-protocol.ts';

/** What the two clients of the browser send (contract, "Headers"), and those of tus. */
const SENT = [
  'accept-language',
  'content-type',
  'env-oneai',
  'range',
  'token',
  'x-request-id',
  'x-request-time',
  'x-requested-with',
  ...TUS_SENT,
];
const READ = [
  'content-disposition',
  'content-length',
  'content-range',
  'retry-after',
  'x-request-id',
  ...TUS_READ,
];
const HOUR_SECONDS = 60 * 60;

/**
 * `origins` may call everything, by the `methods` that there are. Media may be read by any page: their addresses are
 * their keys, and an answer that was kept for one origin would be of no use to a canvas of another.
 */
export async function answerOrigins(
  fastify: FastifyInstance,
  origins: readonly string[],
  methods: readonly string[],
): Promise<void> {
  await fastify.register(cors, {
    delegator: ({ url, headers }, done) =>
      done(null, {
        // A tus client asks by the same method what the server can do.
        preflight: !url?.startsWith(RESUMABLE_PATH) || headers['access-control-request-method'] !== undefined,
        origin: url?.startsWith('/media/') ? '*' : [...origins],
        methods: [...methods],
        allowedHeaders: SENT,
        exposedHeaders: READ,
        credentials: false, // who calls is said by the token
        maxAge: HOUR_SECONDS,
        strictPreflight: false,
      }),
  });
}
