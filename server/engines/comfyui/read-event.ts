// What ComfyUI says over its socket: JSON about what is being done, and frames with an image of what it is becoming.
import * as z from 'zod';

export type ComfyEvent =
  /** How far nodes of a prompt are, 0–1; the others are left as they are. */
  | { event: 'progress'; prompt: string; shares: ReadonlyMap<string, number> }
  /** Null: of the prompt that runs now. */
  | { event: 'preview'; prompt: string | null; image: Buffer };

const Data = z.looseObject({ prompt_id: z.string() });
const Cached = Data.extend({ nodes: z.array(z.string()) });
const Executing = Data.extend({ node: z.string().nullable() });
const Executed = Data.extend({ node: z.string() });
const Progress = Data.extend({ value: z.number(), max: z.number(), node: z.string().nullish() });
const States = Data.extend({
  nodes: z.record(
    z.string(),
    z.looseObject({ value: z.number(), max: z.number(), state: z.string().optional() }),
  ),
});
const PreviewFacts = z.looseObject({ prompt_id: z.string().optional() });

const PREVIEW = 1;
const PREVIEW_WITH_FACTS = 4;
/** A preview is some 500 pixels wide; what is larger is none. */
const MOST_PREVIEW_BYTES = 4 * 1024 * 1024;

/** Null for what is of no use, or makes no sense: nothing depends on it. */
export function readTextEvent(text: string): ComfyEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const { type, data } = (json ?? {}) as { type?: unknown; data?: unknown };
  switch (type) {
    case 'execution_start':
      return progressOf(Data.safeParse(data).data, () => []);
    case 'execution_cached':
      return progressOf(Cached.safeParse(data).data, ({ nodes }) => nodes.map((id) => [id, 1]));
    case 'executed':
      return progressOf(Executed.safeParse(data).data, ({ node }) => [[node, 1]]);
    case 'executing':
      return progressOf(Executing.safeParse(data).data, () => []);
    case 'progress':
      return progressOf(Progress.safeParse(data).data, ({ node, value, max }) =>
        node && max > 0 ? [[node, value / max]] : [],
      );
    case 'progress_state':
      return progressOf(States.safeParse(data).data, ({ nodes }) =>
        Object.entries(nodes).map(([id, { value, max, state }]) => [
          id,
          state === 'finished' ? 1 : max > 0 ? Math.min(0.99, value / max) : 0,
        ]),
      );
    default:
      return null;
  }
}

function progressOf<Read extends { prompt_id: string }>(
  read: Read | undefined,
  list: (read: Read) => [string, number][],
): ComfyEvent | null {
  return read ? { event: 'progress', prompt: read.prompt_id, shares: new Map(list(read)) } : null;
}

export function readBinaryEvent(frame: Buffer): ComfyEvent | null {
  if (frame.length < 9 || frame.length > MOST_PREVIEW_BYTES) return null;
  const kind = frame.readUInt32BE(0);
  const number = frame.readUInt32BE(4);
  if (kind === PREVIEW) return previewOf(null, frame.subarray(8));
  if (kind !== PREVIEW_WITH_FACTS || 8 + number >= frame.length) return null;
  try {
    const facts = PreviewFacts.safeParse(JSON.parse(frame.toString('utf8', 8, 8 + number)));
    return previewOf(facts.data?.prompt_id ?? null, frame.subarray(8 + number));
  } catch {
    return null;
  }
}

function previewOf(prompt: string | null, image: Buffer): ComfyEvent | null {
  const isJpeg = image[0] === 0xff && image[1] === 0xd8;
  const isPng = image.subarray(1, 4).toString('latin1') === 'PNG';
  const isWebp = image.subarray(8, 12).toString('latin1') === 'WEBP';
  return isJpeg || isPng || isWebp ? { event: 'preview', prompt, image } : null;
}
