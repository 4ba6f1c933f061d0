// One call to a server of OpenAI's images API: it holds the connection until the images are there.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { type EngineContext, EngineError, type EngineInput } from '../engine.ts';
import { askProvider } from '../hosted/ask-provider.ts';
import { mimeOf } from '../hosted/mime-of.ts';
import { openDownload } from '../hosted/open-download.ts';
import { holdConnection } from './hold-connection.ts';
import { kindOf } from './kinds.ts';
import type { Plan, PlannedCall } from './plan-run.ts';
import { nameOf, type OpenAiSettings } from './settings.ts';

const LIMIT_MS = 10 * 60_000;
/** Ten images of 4K. */
const MOST_ANSWER_BYTES = 256 * 1024 * 1024;
const MOST_IMAGE_BYTES = 64 * 1024 * 1024;
/** OpenAI's own limit for an image that it is given. */
const MOST_INPUT_BYTES = 50 * 1024 * 1024;

const Made = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })),
});

export type InputFile = { bytes: Buffer<ArrayBuffer>; format: string };

/** Throws EngineError: nothing was asked for yet. */
export async function readInputs(
  inputs: readonly EngineInput[],
  { openInput, signal }: EngineContext,
): Promise<InputFile[]> {
  const files: InputFile[] = [];
  for (const input of inputs) {
    signal.throwIfAborted();
    try {
      files.push({ bytes: await readLimited(await openInput(input)), format: input.format });
    } catch (cause) {
      throw new EngineError('unavailable', 'an image that was given cannot be read', { cause });
    }
  }
  return files;
}

async function readLimited(content: Readable): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of content as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > MOST_INPUT_BYTES) throw new RangeError(`it is larger than ${MOST_INPUT_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The billable call, once. Returns what came, which may be less than was asked for. Throws EngineError. */
export async function callImages(
  settings: OpenAiSettings,
  plan: Plan,
  call: PlannedCall,
  inputs: readonly InputFile[],
  signal: AbortSignal,
): Promise<Buffer[]> {
  const { path, body } = writeCall(settings, plan, call, inputs);
  const { json } = await askProvider({
    provider: nameOf(settings),
    method: 'POST',
    url: `${settings.baseUrl}${path}`,
    headers: authorize(settings),
    body,
    schema: Made,
    isBillable: settings.isPaid,
    signal,
    limitMs: settings.limitMs ?? LIMIT_MS,
    mostBytes: MOST_ANSWER_BYTES,
    fetch: holdConnection,
  });
  const images: Buffer[] = [];
  for (const { b64_json, url } of json.data) {
    if (b64_json) images.push(Buffer.from(b64_json, 'base64'));
    else if (url) images.push(await download(settings, url));
  }
  return images;
}

export function authorize({ key }: Pick<OpenAiSettings, 'key'>): Record<string, string> {
  return key === '' ? {} : { authorization: `Bearer ${key}` };
}

function writeCall(
  { server, model }: OpenAiSettings,
  { size }: Plan,
  { indexes, seed, prompt }: PlannedCall,
  inputs: readonly InputFile[],
): { path: string; body: unknown } {
  const kind = kindOf(server, model);
  const fields = {
    ...kind.fields,
    ...(model !== '' && { model }),
    prompt,
    n: indexes.length,
    size,
    ...(kind.seed === 'parameter' && seed !== null && { seed }),
  };
  const [first] = inputs;
  if (!first) return { path: '/images/generations', body: fields };
  if (kind.edits === 'ref_images') {
    const ref_images = inputs.map(({ bytes }) => bytes.toString('base64'));
    return { path: '/images/generations', body: { ...fields, ref_images } };
  }
  if (kind.edits === 'data_url') {
    const image = `data:${mimeOf(first.format)};base64,${first.bytes.toString('base64')}`;
    return { path: '/images/edits', body: { ...fields, image } };
  }
  return { path: '/images/edits', body: writeForm(fields, inputs) };
}

/** Where there is one image, its field has the name that every server knows. */
function writeForm(
  fields: Readonly<Record<string, string | number>>,
  inputs: readonly InputFile[],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const name = inputs.length === 1 ? 'image' : 'image[]';
  for (const [index, { bytes, format }] of inputs.entries()) {
    form.append(name, new Blob([bytes], { type: mimeOf(format) }), `image-${index + 1}.${format}`);
  }
  return form;
}

/** Only from the server itself. */
async function download(settings: OpenAiSettings, url: string): Promise<Buffer> {
  const file = await openDownload(url, {
    provider: nameOf(settings),
    hosts: [`${new URL(settings.baseUrl).origin}/`],
    mostBytes: MOST_IMAGE_BYTES,
  });
  return await buffer(file);
}
