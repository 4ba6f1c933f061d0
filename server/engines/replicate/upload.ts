// Uploads an input to Replicate's own storage, where its models read it, and where it lives for a day.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import type { EngineInput } from '../engine.ts';
import { mimeOf } from '../hosted/mime-of.ts';
import { askReplicate, type ReplicateSettings } from './ask-replicate.ts';

const Stored = z.object({ id: z.string(), urls: z.object({ get: z.url() }) });

/** Returns its address. Throws EngineError. Free. */
export async function uploadToReplicate(
  settings: ReplicateSettings,
  input: EngineInput,
  content: Readable,
  signal: AbortSignal,
): Promise<string> {
  const type = mimeOf(input.format);
  const bytes = await buffer(content);
  const form = new FormData();
  form.append('content', new Blob([new Uint8Array(bytes)], { type }), `${input.role}.${input.format}`);
  const { json } = await askReplicate(settings, {
    method: 'POST',
    url: `${settings.apiBase}/files`,
    body: form,
    schema: Stored,
    signal,
  });
  return json.urls.get;
}
