// The events of a call that streams its image: sketches of it first, then the image.
import * as z from 'zod';
import { tryParseJson } from '#server/try-parse-json.ts';

const Event = z.object({
  type: z.string(),
  b64_json: z.string().nullish(),
  error: z.unknown().optional(),
});

export type StreamEvents = {
  /** The images that are done. */
  images: Buffer[];
  /** What the server said went wrong, as it said it. */
  error: unknown;
};

/** `push` takes the answer as it comes; what is no event is passed over. */
export function openEventReader(onPartial: (image: Buffer) => void): {
  push(part: Uint8Array): void;
  events: StreamEvents;
} {
  const events: StreamEvents = { images: [], error: undefined };
  const decoder = new TextDecoder();
  let rest = '';

  function read(block: string): void {
    const data = block
      .split(/\r?\n/)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length))
      .join('\n');
    const event = Event.safeParse(tryParseJson(data)).data;
    if (!event) return;
    const { type, b64_json: base64, error } = event;
    if (type === 'error') events.error = error ?? event;
    else if (base64 && type.endsWith('.partial_image')) onPartial(Buffer.from(base64, 'base64'));
    else if (base64 && type.endsWith('.completed')) events.images.push(Buffer.from(base64, 'base64'));
  }

  return {
    events,
    push(part) {
      const blocks = (rest + decoder.decode(part, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) read(block);
    },
  };
}
