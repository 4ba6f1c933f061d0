// Task posts with files: one text part `params` with the JSON, and the files beside it.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { JSON_MAX_BYTES, UPLOAD_MAX_BYTES } from '#contract/limits.ts';
import { Refusal } from '#server/refusal.ts';

const PARAMS_PART = 'params';
const MAX_FILES = 8;

export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fields: 16, files: MAX_FILES, fileSize: UPLOAD_MAX_BYTES, fieldSize: JSON_MAX_BYTES },
  });
}

/**
 * The input of a multipart call. No tool takes files yet: a file's part becomes a field of its name, so that the
 * contract's own strictness refuses it by that name. Refuses `bad_request`, `body_too_large`.
 */
export async function readMultipart(request: FastifyRequest): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES) throw new Refusal('body_too_large');
  let params: Record<string, unknown> | null = null;
  const files: Record<string, string> = {};
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        // The stream must be read to its end for the next part to come.
        for await (const chunk of part.file as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          if (bytes > UPLOAD_MAX_BYTES) throw new Refusal('body_too_large');
        }
        files[part.fieldname] = part.filename;
      } else if (part.fieldname === PARAMS_PART) {
        params = parseObject(String(part.value));
      } else {
        files[part.fieldname] = '';
      }
    }
  } catch (error) {
    // The reader's complaints about a broken body carry no status of their own; its limits do.
    const hasStatus = error instanceof Error && 'statusCode' in error;
    throw hasStatus || error instanceof Refusal ? error : new Refusal('bad_request', { cause: error });
  }
  if (!params) throw new Refusal('bad_request');
  return { ...params, ...files };
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
