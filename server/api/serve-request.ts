// What a request says of itself, before and after it is known who sends it.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Language } from '#texts/words.ts';
import type { Span } from '#server/traces/call-context.ts';
import { chooseLanguage } from './choose-language.ts';
import type { Caller } from './route.ts';
import { PART_TYPE } from './tus-protocol.ts';

const FORM_TYPE = 'multipart/form-data';
const REQUEST_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type Known = Pick<Caller, 'user' | 'token'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFiles?: boolean;
  }
  interface FastifyRequest {
    known: Known | null;
    startedAt: number;
    /** Of a trace; null where none is made of it. */
    span: Span | null;
    /** The call's own wish for a language, once its body is read. */
    lang: unknown;
  }
}

/** For whatever is done and logged for this call. */
export const contextOf = ({ id, span }: Pick<FastifyRequest, 'id' | 'span'>) => ({
  ids: { request_id: id },
  span,
});

export function languageOf(request: FastifyRequest): Language {
  return chooseLanguage({
    lang: request.lang,
    acceptLanguage: request.headers['accept-language'],
    preference: request.known?.user?.language,
  });
}

/** What its sender says, before the framework has looked at it: a form with files, or a part of a file. */
export function carriesFile({ headers }: FastifyRequest): boolean {
  const type = headers['content-type']?.toLowerCase() ?? '';
  return [FORM_TYPE, PART_TYPE].some((known) => type.startsWith(known));
}

export function chooseRequestId(wish: string | string[] | undefined): string {
  return typeof wish === 'string' && REQUEST_ID.test(wish) ? wish : randomUUID();
}

export function readHeader(request: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

export function readLength({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
}

/** The name that was asked for, once: of two, a proxy and we might each believe another. HTTP/1.0 has none. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** In the middle of the body: whatever is wrong then is nobody's fault here. */
export function hasClientClosed({ complete, destroyed }: IncomingMessage): boolean {
  return !complete && destroyed;
}
