// One request by XMLHttpRequest, because fetch tells nothing of how much has been sent.
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts';
import type { RawAnswer } from './errors.ts';
import type { RequestHeaders } from './request-headers.ts';
import { AnswerTooLarge } from './run-call.ts';

export type UploadProgress = { sentBytes: number; totalBytes: number };

export type XhrRequest = {
  method: string;
  url: URL;
  headers: RequestHeaders;
  body: FormData | Blob | null;
  signal: AbortSignal;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Gives up when nothing was sent for so long, and when no answer came in twice the time. */
  silentMs?: number;
};

export type XhrAnswer = RawAnswer & { header: (name: string) => string | null };

/** Throws TypeError where no answer came, as fetch does. */
export function sendByXhr(asked: XhrRequest): Promise<XhrAnswer> {
  const { method, url, headers, body, signal, onProgress, silentMs } = asked;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = (times = 1) => {
      clearTimeout(silence);
      if (silentMs !== undefined) silence = setTimeout(abort, silentMs * times);
    };
    request.open(method, url);
    // Never cookies: the session is the token alone.
    request.withCredentials = false;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      listen();
      onProgress?.({ sentBytes: event.loaded, totalBytes: event.total });
    });
    // What has come may still have to be stored.
    request.upload.addEventListener('load', () => listen(2));
    request.addEventListener('progress', (event) => {
      if (event.loaded <= UPLOAD_MAX_BYTES) return;
      reject(new AnswerTooLarge());
      abort();
    });
    request.addEventListener('load', () => {
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader('Retry-After'),
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      });
    });
    request.addEventListener('error', () => reject(new TypeError('the upload got no answer')));
    request.addEventListener('abort', () => reject(new TypeError('the upload was stopped')));
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
    });
    signal.addEventListener('abort', abort, { once: true });
    listen();
    request.send(body);
    if (signal.aborted) abort();
  });
}
