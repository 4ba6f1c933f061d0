// The envelope that every answer of the wire lies in.
import type { FastifyReply } from 'fastify';
import type { Envelope } from '#contract/endpoint.ts';

/** Sets status and headers; returns the payload. A handler returns it: a returned reply would cost listeners. */
export function writeEnvelope(reply: FastifyReply, http: number, envelope: Envelope<object>): string {
  reply
    .code(http)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store');
  return JSON.stringify(envelope);
}
