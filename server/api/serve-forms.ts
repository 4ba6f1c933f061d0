// Calls whose input is a form, as OAuth writes it: nothing else is read there, and a form is read nowhere else.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#server/refusal.ts';
import { readBody } from './read-body.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** For a part of the application that has only such calls. */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(FORM_TYPE, async (request: FastifyRequest, body: IncomingMessage) =>
    readForm(String(await readBody(request, body, request.routeOptions.bodyLimit ?? 0))),
  );
}

/** A field that comes twice means two things (RFC 6749, 3.2), so it means nothing. */
function readForm(body: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (fields.has(name)) throw new Refusal('bad_request');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
