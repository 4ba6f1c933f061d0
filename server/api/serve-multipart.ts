// Calls with files: one text part `params` with the JSON, and the files beside it, each kept before the call is answered.
import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { JSON_MAX_BYTES, UPLOAD_MAX_BYTES } from '#contract/limits.ts';
import { MEDIA_KINDS, type MediaKind } from '#contract/media.ts';
import { Refusal } from '#server/refusal.ts';

const PARAMS_PART = 'params';
const MAX_FILES = 8;

/** Receives one file; a problem is a packed field word. Reads the stream to its end. */
export type TakeFile = (
  content: Readable,
  expected: MediaKind,
) => Promise<{ upload_id: string } | { problem: string }>;

export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fields: 16, files: MAX_FILES, fileSize: UPLOAD_MAX_BYTES, fieldSize: JSON_MAX_BYTES },
  });
}

/**
 * The input of a multipart call: each file becomes `{ upload_id }` in the field of its part's name, and a part that
 * the endpoint does not take becomes a field that its own strictness refuses. Refuses `bad_parameters` (what is wrong
 * with which file), `bad_request`, `body_too_large`.
 */
export async function readMultipart(
  request: FastifyRequest,
  { files }: Pick<Endpoint, 'files'>,
  take: TakeFile,
): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES) throw new Refusal('body_too_large');
  const most = files ?? {};
  let params: Record<string, unknown> | null = null;
  const fields: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname;
      if (part.type === 'file') {
        const content = counted(request, part.file);
        if (!Object.hasOwn(most, name)) {
          for await (const _ of content) continue; // must be read for the next part to come
          fields[name] = part.filename;
          continue;
        }
        const taken = await take(content as unknown as Readable, expectKind(name, part.mimetype));
        if ('problem' in taken) problems[name] ??= taken.problem;
        else put(fields, name, taken, most[name] ?? 1);
      } else if (name === PARAMS_PART) {
        params = parseObject(String(part.value));
      } else {
        fields[name] = '';
      }
    }
  } catch (error) {
    // The reader's complaints about a broken body carry no status of their own; its limits do.
    const hasStatus = error instanceof Error && 'statusCode' in error;
    throw hasStatus || error instanceof Refusal ? error : new Refusal('bad_request', { cause: error });
  }
  // A call whose only input is its file needs no text part.
  if (!params && !('file' in most)) throw new Refusal('bad_request');
  if (Object.keys(problems).length > 0) throw new Refusal('bad_parameters', { fields: problems });
  return { ...params, ...fields };
}

const totals = new WeakMap<FastifyRequest, number>();

/** The parts of a request are counted together. */
async function* counted(request: FastifyRequest, file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of file) {
    const bytes = (totals.get(request) ?? 0) + chunk.length;
    totals.set(request, bytes);
    if (bytes > UPLOAD_MAX_BYTES) throw new Refusal('body_too_large');
    yield chunk;
  }
}

/** The field says what it is for; where any file may come, the sender's own word for it chooses the refusal. */
function expectKind(name: string, mimetype: string): MediaKind {
  const wanted = name === 'file' ? mimetype : name;
  return MEDIA_KINDS.find((kind) => wanted.startsWith(kind)) ?? 'image';
}

function put(
  fields: Record<string, unknown>,
  name: string,
  taken: { upload_id: string },
  most: number,
): void {
  const before = fields[name];
  if (most > 1) fields[name] = [...(Array.isArray(before) ? (before as unknown[]) : []), taken];
  else if (before === undefined) fields[name] = taken;
  else throw new Refusal('bad_parameters', { fields: { [name]: fieldWord('images_count', { n: 1 }) } });
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new Refusal('bad_request', { cause: error });
  }
  throw new Refusal('bad_request');
}
