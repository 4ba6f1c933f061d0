// Sends one file ahead of the task that will use it, or has it cut of what the server has.
import { UPLOAD_TIMEOUT_MS } from '#contract/limits.ts';
import { cutMedia, MEGABYTE, uploadMedia } from '#contract/media.ts';
import type { MediaCut, Upload } from '#contract/media.ts';
import { call } from '#web/api/call.ts';
import type { ResumableOptions } from '#web/api/upload-resumable.ts';
import { upload } from '#web/api/upload.ts';

let lastCopy = 0;

/** Below it one request is faster than several, and little is lost with it. */
const RESUMABLE_FROM_BYTES = 5 * MEGABYTE;

/** Throws a CallError; nothing is said in a toast. */
export async function sendMedia(file: File, options: ResumableOptions): Promise<Upload> {
  if (file.size > RESUMABLE_FROM_BYTES) {
    const { uploadResumable } = await import('#web/api/upload-resumable.ts');
    return uploadResumable(file, options);
  }
  // Two equal posts at once are one too many, but the same image may be chosen twice: its time tells them apart.
  lastCopy += 1;
  const copy = new File([file], file.name, { type: file.type, lastModified: Date.now() + lastCopy });
  return upload(
    uploadMedia,
    undefined,
    { file: copy },
    {
      extractData: true,
      showLoading: false,
      showError: false,
      signal: options.signal,
      onProgress: ({ sentBytes, totalBytes }) =>
        options.onProgress(totalBytes > 0 ? sentBytes / totalBytes : 0),
    },
  );
}

/** What the server has of a file that nobody wants any more is forgotten there, too. */
export async function forgetSent(place: string): Promise<void> {
  const { forgetResumable } = await import('#web/api/upload-resumable.ts');
  await forgetResumable(place);
}

/** Throws a CallError; nothing is said in a toast. */
export async function sendCut(cut: MediaCut, signal: AbortSignal): Promise<Upload> {
  return call(cutMedia, cut, {
    extractData: true,
    showLoading: false,
    showError: false,
    // Uploads of others may be before it.
    timeoutMs: UPLOAD_TIMEOUT_MS,
    signal,
  });
}
