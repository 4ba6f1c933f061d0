// Sends one file ahead of the task that will use it, or has it cut of what the server has.
import { UPLOAD_TIMEOUT_MS } from '#contract/limits.ts';
import { cutMedia, uploadMedia } from '#contract/media.ts';
import type { MediaCut, Upload } from '#contract/media.ts';
import { call } from '#web/api/call.ts';
import { upload } from '#web/api/upload.ts';

let lastCopy = 0;

/** `tell` hears the share of bytes sent, 0–1. Throws a CallError; nothing is said in a toast. */
export async function sendMedia(
  file: File,
  signal: AbortSignal,
  answerWith: (progress: number) => void,
): Promise<Upload> {
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
      signal,
      onProgress: ({ sentBytes, totalBytes }) => answerWith(totalBytes > 0 ? sentBytes / totalBytes : 0),
    },
  );
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
