// A page of the build as this deployment sends it: with its own head and address, compressed once.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC_URL_PLACE } from '#contract/pages.ts';

type Packing = 'br' | 'gzip';
/** Packed when the first browser asks for it like that: hardly any asks for gzip. */
type Prepared = { changedAt: number; tag: string; content: Buffer; packed: Partial<Record<Packing, Buffer>> };

/**
 * How well a page is packed by brotli. `best` is a tenth smaller and costs fifty times the processor, while nobody else
 * is answered: for a page that it brings down to what a server may send at once (14 kB), and no other.
 */
const QUALITY = { best: 11, good: 6 } as const;

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  quality: keyof typeof QUALITY,
) => FastifyReply;

/** Returns what sends a file of the build, changed as `change` says; a new build's file is read anew. */
export function preparePages(change: (page: string) => string): SendPage {
  const prepared = new Map<string, Prepared>();
  return (request, reply, file, quality) => {
    const changedAt = statSync(file).mtimeMs;
    const kept = prepared.get(file);
    const page =
      kept?.changedAt === changedAt ? kept : prepare(change(readFileSync(file, 'utf8')), changedAt);
    prepared.set(file, page);
    reply.header('etag', page.tag);
    if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
    reply.header('vary', 'accept-encoding, accept-language, cookie').type('text/html; charset=utf-8');
    const packing = choosePacking(request.headers['accept-encoding']);
    if (!packing) return reply.send(page.content);
    page.packed[packing] ??= pack(page.content, packing, QUALITY[quality]);
    return reply.header('content-encoding', packing).send(page.packed[packing]);
  };
}

function prepare(page: string, changedAt: number): Prepared {
  const content = Buffer.from(page);
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { changedAt, tag, content, packed: {} };
}

function pack(content: Buffer, packing: Packing, quality: number): Buffer {
  if (packing === 'gzip') return gzipSync(content);
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function choosePacking(accepted = ''): Packing | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** The build cannot know where it will be reached. */
export const nameAddress = (page: string, publicUrl: string): string =>
  page.replaceAll(PUBLIC_URL_PLACE, publicUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
