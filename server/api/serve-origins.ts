// Pages of other origins: what a browser asks before it lets them call us, and what it lets them read.
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** What the two clients of the browser send (contract, "Headers"). */
const SENT = [
  'accept-language',
  'content-type',
  'env-oneai',
  'range',
  'token',
  'x-request-id',
  'x-request-time',
  'x-requested-with',
];
const READ = ['content-disposition', 'content-length', 'content-range', 'retry-after', 'x-request-id'];
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
    delegator: ({ url }, done) =>
      done(null, {
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
