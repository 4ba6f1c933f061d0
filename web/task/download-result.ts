// Saves a result as a file: the original, an image in another format, or the subtitles of a video.
import { nameResultFile } from '#contract/file-name.ts';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import type { DownloadOptions, SavedFormat } from '#web/model/tasks/task-acts.tsx';

/** As long as the server may work on the longest of videos. */
const MOST_WAIT_MS = 45 * 60_000;

export function nameFile(task: Task, index: number, format: string): string {
  return nameResultFile(task, { index, of: task.results.length, format });
}

/** The server writes images in other formats, with what belongs into the file. `from` instead of the result's own address. */
export function addressOf(result: Result, name: string, format: SavedFormat, from?: string): URL {
  const address = new URL(from ?? (format === 'srt' ? result.subtitles : result.url), location.href);
  address.searchParams.set('d', name);
  if (result.kind === 'image' && format !== result.format) address.searchParams.set('f', format);
  return address;
}

/** `onWait` is told when the server is still making the file ready. Throws where the file cannot be had. */
export async function downloadResult(
  task: Task,
  index: number,
  { format, onProgress, address, onWait }: DownloadOptions & { onWait?: () => void },
): Promise<void> {
  const result = task.results.find((candidate) => candidate.index === index);
  if (!result) throw new RangeError(`no result ${index}`);
  const wanted = format ?? (result.format as SavedFormat);
  const name = nameFile(task, index, wanted);
  const response = await fetchReady(addressOf(result, name, wanted, address), onWait);
  if (!response.ok) throw new Error(`${response.status}`);
  saveFile(await readBody(response, onProgress), name);
}

/** A long video gets its label when it is first asked for, and the server says how long to wait. */
export async function fetchReady(
  address: URL,
  onWait?: () => void,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Response> {
  const end = Date.now() + MOST_WAIT_MS;
  for (;;) {
    const response = await fetch(address, { method, credentials: 'omit' });
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || !(seconds > 0) || Date.now() > end) return response;
    onWait?.();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
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
