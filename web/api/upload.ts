// The multipart client: a post that carries new files, with its progress. XMLHttpRequest, because fetch tells none.
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_TIMEOUT_MS } from '#contract/limits.ts';
import type { CallOptions, Envelope } from './call-options.ts';
import type { RawAnswer } from './errors.ts';
import { buildHeaders } from './request-headers.ts';
import { AnswerTooLarge, refuseTooLarge, runCall } from './run-call.ts';
import type { Sending } from './run-call.ts';

/** Parts by name; a list becomes repeated parts of one name. */
export type UploadFiles = Readonly<Record<string, Blob | readonly Blob[]>>;

export type UploadProgress = { sentBytes: number; totalBytes: number };

export type UploadOptions = Omit<CallOptions, 'retries' | 'keepalive'> & {
  onProgress?: (progress: UploadProgress) => void;
};

/**
 * Posts `input` as the text part `params` and the files beside it. Cancel with `options.signal`.
 * Refuses more than 100 MB before sending; gives up after 60 s. Throws a CallError like `call`.
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  files: UploadFiles,
  options: UploadOptions & { extractData: true },
): Promise<OutputOf<E>>;
export function upload<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  files: UploadFiles,
  options?: UploadOptions & { extractData?: false },
): Promise<Envelope<OutputOf<E>>>;
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  files: UploadFiles,
  options: UploadOptions = {},
): Promise<Envelope<OutputOf<E>> | OutputOf<E>> {
  const form = buildForm(input, files);
  if (countBytes(form) > UPLOAD_MAX_BYTES) throw refuseTooLarge(options);
  const envelope = await runCall<E>(
    {
      endpoint,
      path: endpoint.path,
      data: { input, files },
      options,
      timeoutMs: options.timeoutMs ?? UPLOAD_TIMEOUT_MS,
    },
    (sending) => sendForm(endpoint.method, form, sending, options.onProgress),
  );
  return options.extractData ? envelope.data : envelope;
}

function buildForm(input: unknown, files: UploadFiles): FormData {
  const form = new FormData();
  if (input !== undefined) form.append('params', JSON.stringify(input));
  for (const [name, parts] of Object.entries(files)) {
    for (const part of parts instanceof Blob ? [parts] : parts) form.append(name, part);
  }
  return form;
}

function countBytes(form: FormData): number {
  let bytes = 0;
  for (const value of form.values()) {
    bytes += typeof value === 'string' ? new Blob([value]).size : value.size;
  }
  return bytes;
}

function sendForm(
  method: string,
  form: FormData,
  { url, token, requestId, signal }: Sending,
  onProgress: UploadOptions['onProgress'],
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    // Never cookies: the session is the token alone.
    request.withCredentials = false;
    for (const [name, value] of Object.entries(buildHeaders(requestId, token))) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', (event) => {
      onProgress?.({ sentBytes: event.loaded, totalBytes: event.total });
    });
    request.addEventListener('progress', (event) => {
      if (event.loaded <= UPLOAD_MAX_BYTES) return;
      reject(new AnswerTooLarge());
      abort();
    });
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('Retry-After');
      resolve({ status: request.status, retryAfter, text: request.responseText });
    });
    request.addEventListener('error', () => reject(new TypeError('the upload got no answer')));
    request.addEventListener('abort', () => reject(new TypeError('the upload was stopped')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort, { once: true });
    request.send(form);
    if (signal.aborted) abort();
  });
}
