// Calls whose input is a form, as OAuth writes it: nothing else is read there, and a form is read nowhere else.
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/refusal.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_MAX_BYTES = 16 * 1024;

/** For a part of the application that has only such calls. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    async (_request: unknown, body: string | Buffer) => readForm(String(body)),
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
