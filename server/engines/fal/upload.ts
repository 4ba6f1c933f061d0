// Uploads an input to fal's own storage, where its models read it.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { EngineError, type EngineInput } from '../engine.ts';
import { mimeOf } from '../hosted/mime-of.ts';
import { askFal, type FalSettings, LIFECYCLE } from './ask-fal.ts';

const Initiated = z.object({ upload_url: z.url(), file_url: z.url() });
const LIMIT_MS = 5 * 60_000;

/** Returns its address. Throws EngineError. Free. */
export async function uploadToFal(
  settings: FalSettings,
  input: EngineInput,
  content: Readable,
  signal: AbortSignal,
): Promise<string> {
  const contentType = mimeOf(input.format);
  const bytes = await buffer(content);
  const { json } = await askFal(settings, {
    method: 'POST',
    url: `${settings.restBase}/storage/upload/initiate?storage_type=fal-cdn-v3`,
    headers: { 'x-fal-object-lifecycle': LIFECYCLE },
    body: { content_type: contentType, file_name: `${input.role}.${input.format}` },
    schema: Initiated,
    signal,
  });
  if (settings.restBase.startsWith('https:') && !json.upload_url.startsWith('https:')) {
    throw new EngineError('unavailable', 'fal names a place for uploads that anybody on the way can read');
  }
  // Signed by itself: the key stays here.
  const limit = AbortSignal.any([signal, AbortSignal.timeout(settings.limitMs ?? LIMIT_MS)]);
  const put = await fetch(json.upload_url, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: new Uint8Array(bytes),
    redirect: 'error',
    signal: limit,
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new EngineError('unavailable', 'fal takes no upload', { cause: error });
  });
  await put.body?.cancel();
  if (!put.ok) throw new EngineError('unavailable', `fal answers ${put.status} to an upload`);
  return json.file_url;
}
