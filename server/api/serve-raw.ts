// Calls whose input is the bytes as they came, whatever they are said to be: what was signed is checked as it was sent.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBody } from './read-body.ts';

/** For a part of the application that has only such calls. */
export function acceptRaw(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (request: FastifyRequest, body: IncomingMessage) =>
    readBody(request, body, request.routeOptions.bodyLimit ?? 0),
  );
}
