// Calls with files: one text part `params` with the JSON, and the files beside it, each kept before the call is answered.
import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts';
import { MEDIA_KINDS, type MediaKind } from '#contract/media-kinds.ts';
import { Refusal } from '#server/refusal.ts';
import { parseJson } from './parse-json.ts';

const PARAMS_PART = 'params';
/** More than any call takes: those beyond are named in the refusal, and not opened. */
const MAX_FILES = 24;
/** One text part is what a call has; a few more are refused by their names. */
const MAX_FIELDS = 4;

/** Receives one file; a problem is a packed field word. Reads the stream to its end. */
export type ReceiveFile = (
  content: Readable,
  expected: MediaKind,
  rule: Endpoint['fileRule'],
) => Promise<{ upload_id: string } | { problem: string }>;

export async function acceptMultipart(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    limits: { fields: MAX_FIELDS, files: MAX_FILES, fileSize: UPLOAD_MAX_BYTES },
  });
}

/**
 * The input of a multipart call: each file becomes `{ upload_id }` in the field of its part's name, behind the
 * references that stand there in `params`; a part that the endpoint does not take becomes a field of null, which its
 * own strictness refuses. Refuses `bad_parameters` (what is wrong with which file), `bad_request`, `body_too_large`, and
 * what `take` refuses. The whole request is read first, so that the sender hears the answer.
 */
export async function readMultipart(
  request: FastifyRequest,
  { files, fileRule }: Pick<Endpoint, 'files' | 'fileRule'>,
  take: ReceiveFile,
): Promise<unknown> {
  const fieldSize = request.routeOptions.bodyLimit ?? 0;
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES) throw new Refusal('body_too_large');
  const places = new Map(Object.entries(files ?? {}));
  const count = openCounter();
  let params: string | undefined;
  const strange: string[] = [];
  const taken = new Map<string, { upload_id: string }[]>();
  const problems: Record<string, string> = {};
  let fault: { error: unknown } | null = null;
  for await (const part of readWell(request.parts({ limits: { fieldSize } }))) {
    const name = part.fieldname.replace(/\[\]$/, ''); // some clients mark a list by its name
    if (part.type === 'field') {
      if (name !== PARAMS_PART) strange.push(name);
      else if (part.valueTruncated) throw new Refusal('body_too_large');
      else if (params === undefined && typeof part.value === 'string') params = part.value;
      else throw new Refusal('bad_request');
      continue;
    }
    const content = count(readWell<Buffer>(part.file));
    const most = places.get(name);
    const before = taken.get(name) ?? [];
    if (most === undefined) strange.push(name);
    else if (before.length >= most) problems[name] ??= tooMany(most);
    if (most === undefined || before.length >= most || fault !== null) {
      for await (const _ of content) continue; // must be read for the next part to come
      continue;
    }
    try {
      const answer = await take(
        content as unknown as Readable,
        fileRule?.kind ?? expectKind(name, part.mimetype),
        fileRule,
      );
      if ('problem' in answer) problems[name] ??= answer.problem;
      else taken.set(name, [...before, answer]);
    } catch (error) {
      if (!part.file.readableEnded) throw error;
      fault = { error };
    }
  }
  if (fault) throw fault.error;
  // A call whose only input is its file needs no text part.
  if (params === undefined && !places.has('file')) throw new Refusal('bad_request');
  const input = parseObject(params ?? '{}');
  for (const [name, uploads] of taken) {
    const most = places.get(name) ?? 1;
    const given = input[name] === undefined ? uploads : [input[name], uploads].flat();
    if (given.length > most) problems[name] ??= tooMany(most);
    input[name] = most > 1 ? given : given[0];
  }
  if (Object.keys(problems).length > 0) throw new Refusal('bad_parameters', { fields: problems });
  return { ...input, ...Object.fromEntries(strange.map((name) => [name, null])) };
}

/** What the reader of parts complains of is a broken body; its limits carry a status of their own. */
async function* readWell<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* source;
  } catch (error) {
    const hasStatus = error instanceof Error && 'statusCode' in error;
    throw hasStatus ? error : new Refusal('bad_request', { cause: error });
  }
}

/** The files of a request are counted together. */
function openCounter(): (file: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  let bytes = 0;
  return async function* (file) {
    for await (const chunk of file) {
      bytes += chunk.length;
      if (bytes > UPLOAD_MAX_BYTES) throw new Refusal('body_too_large');
      yield chunk;
    }
  };
}

function tooMany(most: number): string {
  return most > 1 ? fieldWord('images_most', { n: most }) : fieldWord('one_image');
}

/** The field says what it is for; where any file may come, the sender's own word for it chooses the refusal. */
function expectKind(name: string, mimetype: string): MediaKind {
  const wanted = name === 'file' ? mimetype : name;
  return MEDIA_KINDS.find((kind) => wanted.startsWith(kind)) ?? 'image';
}

function parseObject(text: string): Record<string, unknown> {
  const value = parseJson(Buffer.from(text));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new Refusal('bad_request');
}
