// Saves a result as a file: the original, an image in another format, or the subtitles of a video.
import { nameResultFile } from '#contract/file-name.ts';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import type { DownloadOptions, SavedFormat } from '#web/model/tasks/task-acts.tsx';

export function nameFile(task: Task, index: number, format: string): string {
  return nameResultFile(task, { index, of: task.results.length, format });
}

/** The server writes images in other formats, with what belongs into the file. */
export function addressOf(result: Result, name: string, format: SavedFormat): URL {
  const address = new URL(format === 'srt' ? result.subtitles : result.url, location.href);
  address.searchParams.set('d', name);
  if (result.kind === 'image' && format !== result.format) address.searchParams.set('f', format);
  return address;
}

/** Throws where the file cannot be had. */
export async function downloadResult(
  task: Task,
  index: number,
  { format, onProgress }: DownloadOptions,
): Promise<void> {
  const result = task.results.find((candidate) => candidate.index === index);
  if (!result) throw new RangeError(`no result ${index}`);
  const wanted = format ?? (result.format as SavedFormat);
  const name = nameFile(task, index, wanted);
  const response = await fetch(addressOf(result, name, wanted), { credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status}`);
  saveFile(await readBody(response, onProgress), name);
}

async function readBody(response: Response, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  const length = Number(response.headers.get('content-length'));
  if (!response.body || !onProgress || !(length > 0)) return response.blob();
  let read = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        read += chunk.byteLength;
        onProgress(Math.min(1, read / length));
        out.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: response.headers }).blob();
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
