// A page of the build as this deployment sends it: with its own head and address, compressed once.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC_URL_PLACE } from '#contract/pages.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Prepared = { changedAt: number; tag: string } & Record<Encoding, Buffer>;

/** Returns what sends a file of the build, changed as `change` says; a new build's file is read anew. */
export function preparePages(
  change: (page: string) => string,
): (request: FastifyRequest, reply: FastifyReply, file: string) => FastifyReply {
  const prepared = new Map<string, Prepared>();
  return (request, reply, file) => {
    const changedAt = statSync(file).mtimeMs;
    const kept = prepared.get(file);
    const page =
      kept?.changedAt === changedAt ? kept : prepare(change(readFileSync(file, 'utf8')), changedAt);
    prepared.set(file, page);
    reply.header('etag', page.tag);
    if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    reply.header('vary', 'accept-encoding, accept-language, cookie').type('text/html; charset=utf-8');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(page[encoding]);
  };
}

function prepare(page: string, changedAt: number): Prepared {
  const identity = Buffer.from(page);
  const tag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { changedAt, tag, identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}

function chooseEncoding(accepted = ''): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** The build cannot know where it will be reached. */
export const nameAddress = (page: string, publicUrl: string): string =>
  page.replaceAll(PUBLIC_URL_PLACE, publicUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
