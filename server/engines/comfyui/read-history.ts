// What an ended prompt made, or why it made nothing.
import * as z from 'zod';
import type { HistoryEntry } from './find-part.ts';

export type MadeFile = { filename: string; subfolder: string; type: string };

export type PartEnd =
  | { state: 'done'; files: MadeFile[] }
  | { state: 'failed'; detail: string }
  | { state: 'canceled' };

const MadeFile = z.object({
  filename: z.string().min(1),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
});
const ErrorMessage = z.object({
  exception_message: z.string().default(''),
  exception_type: z.string().default(''),
  node_type: z.string().default(''),
  node_id: z.string().default(''),
});

const ENDINGS = {
  image: /\.(png|jpe?g|webp)$/i,
  video: /\.(mp4|webm|mov|mkv)$/i,
};

/** `outputs` are the nodes whose files count, in their order. */
export function readEnd(entry: HistoryEntry, outputs: readonly string[], kind: 'image' | 'video'): PartEnd {
  const { status } = entry;
  const last = status?.messages.at(-1);
  if (status && status.status_str !== 'success') {
    if (last?.[0] === 'execution_interrupted') return { state: 'canceled' };
    return { state: 'failed', detail: describeError(status.messages) };
  }
  const found = outputs.flatMap((id) => listFiles(entry.outputs[id] ?? {}));
  const made = found.filter(({ filename }) => ENDINGS[kind].test(filename));
  const kept = made.filter(({ type }) => type !== 'temp');
  const files = kept.length > 0 ? kept : made;
  if (files.length > 0) return { state: 'done', files };
  return {
    state: 'failed',
    detail: `ComfyUI ended the run, but its nodes ${outputs.join(', ')} made no ${kind}`,
  };
}

/** Under whatever key a node puts them: SaveImage and SaveVideo say `images`, others `gifs`, `videos`. */
function listFiles(output: Record<string, unknown>): MadeFile[] {
  return Object.values(output).flatMap((list) =>
    Array.isArray(list)
      ? list.flatMap((one) => {
          const read = MadeFile.safeParse(one);
          return read.success ? [read.data] : [];
        })
      : [],
  );
}

function describeError(messages: readonly (readonly unknown[])[]): string {
  const found = messages.findLast(([type]) => type === 'execution_error');
  const read = ErrorMessage.safeParse(found?.[1]);
  if (!read.success) return 'ComfyUI could not run the workflow';
  const { exception_message, exception_type, node_type, node_id } = read.data;
  const said = (exception_message.trim() || exception_type).split('\n', 1)[0] ?? '';
  return `${node_type || 'a node'} (node ${node_id}) failed: ${said.slice(0, 300)}`;
}
