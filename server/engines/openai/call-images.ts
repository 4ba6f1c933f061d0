// One call to a server of OpenAI's images API: it holds the connection until the images are there.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { type EngineContext, EngineError, type EngineInput } from '../engine.ts';
import { askProviderBytes } from '../hosted/ask-provider.ts';
import { mimeOf } from '../hosted/mime-of.ts';
import { openDownload } from '../hosted/open-download.ts';
import { isContentRule, readReason } from '../hosted/read-reason.ts';
import { holdConnection } from './hold-connection.ts';
import { kindOf } from './kinds.ts';
import type { Plan, PlannedCall } from './plan-run.ts';
import { openEventReader, type StreamEvents } from './read-events.ts';
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

/** What one call is made of, and who sees its image coming. */
export type ImageCall = {
  plan: Plan;
  call: PlannedCall;
  inputs: readonly InputFile[];
  context: Pick<EngineContext, 'signal' | 'show'>;
};

/** The billable call, once. Returns what came, which may be less than was asked for. Throws EngineError. */
export async function callImages(settings: OpenAiSettings, asked: ImageCall): Promise<Buffer[]> {
  const [index] = asked.call.indexes;
  // Whose sketch it is, is told of one image alone.
  const isStreamed = settings.previews > 0 && asked.call.indexes.length === 1;
  if (!isStreamed || index === undefined) return await callOnce(settings, asked);
  try {
    return await callOnce(settings, asked, { index, count: settings.previews });
  } catch (error) {
    // Refused for this, it has cost nothing.
    const isUnknown = error instanceof EngineError && error.kind === 'refused' && !error.mayBeCharged;
    if (!isUnknown || !/stream|partial/i.test(error.message)) throw error;
    return await callOnce(settings, asked);
  }
}

type Sketches = { index: number; count: number };

async function callOnce(
  settings: OpenAiSettings,
  { plan, call, inputs, context }: ImageCall,
  sketches?: Sketches,
): Promise<Buffer[]> {
  const { path, body } = writeCall(settings, plan, call, inputs, sketches);
  const reader = openEventReader((image) => context.show?.({ index: sketches?.index ?? 0, image }));
  const { type, bytes } = await askProviderBytes({
    provider: nameOf(settings),
    method: 'POST',
    url: `${settings.baseUrl}${path}`,
    headers: authorize(settings),
    body,
    isBillable: settings.isPaid,
    signal: context.signal,
    limitMs: settings.limitMs ?? LIMIT_MS,
    mostBytes: MOST_ANSWER_BYTES,
    fetch: holdConnection,
    ...(sketches && { onPart: reader.push }),
  });
  if (sketches && type.startsWith('text/event-stream')) return readStream(settings, reader.events);
  const read = Made.safeParse(parseJson(bytes));
  if (!read.success) throw breakOff(settings, 'answers with what is no answer');
  const images: Buffer[] = [];
  for (const { b64_json, url } of read.data.data) {
    if (b64_json) images.push(Buffer.from(b64_json, 'base64'));
    else if (url) images.push(await download(settings, url));
  }
  return images;
}

function readStream(settings: OpenAiSettings, { images, error }: StreamEvents): Buffer[] {
  if (images.length > 0) return images;
  if (error === undefined) throw breakOff(settings, 'ends before the image is there');
  const reason = readReason({ error }) || readReason(error) || 'an error';
  // Nobody else is asked for what may not be shown, and it is not asked for again.
  if (isContentRule(reason)) throw new EngineError('blocked', `${nameOf(settings)}: ${reason}`);
  throw breakOff(settings, `breaks off: ${reason}`);
}

function breakOff(settings: OpenAiSettings, why: string): EngineError {
  return new EngineError('unavailable', `${nameOf(settings)} ${why}`, { mayBeCharged: settings.isPaid });
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function authorize({ key }: Pick<OpenAiSettings, 'key'>): Record<string, string> {
  return key === '' ? {} : { authorization: `Bearer ${key}` };
}

function writeCall(
  { server, model }: OpenAiSettings,
  { size }: Plan,
  { indexes, seed, prompt }: PlannedCall,
  inputs: readonly InputFile[],
  sketches: Sketches | undefined,
): { path: string; body: unknown } {
  const kind = kindOf(server, model);
  const fields = {
    ...kind.fields,
    ...(model !== '' && { model }),
    prompt,
    n: indexes.length,
    size,
    ...(kind.seed === 'parameter' && seed !== null && { seed }),
    ...(sketches && { stream: true, partial_images: sketches.count }),
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
  fields: Readonly<Record<string, string | number | boolean>>,
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
