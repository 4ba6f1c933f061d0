// The multipart client: a post that carries new files, with its progress.
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_TIMEOUT_MS } from '#contract/limits.ts';
import type { CallOptions, Envelope } from './call-options.ts';
import { buildHeaders } from './request-headers.ts';
import { refuseTooLarge, runCall } from './run-call.ts';
import { sendByXhr } from './send-by-xhr.ts';
import type { UploadProgress } from './send-by-xhr.ts';

/** Parts by name; a list becomes repeated parts of one name. */
export type UploadFiles = Readonly<Record<string, Blob | readonly Blob[]>>;

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
    ({ url, token, requestId, signal }) =>
      sendByXhr({
        method: endpoint.method,
        url,
        headers: buildHeaders(requestId, token),
        body: form,
        signal,
        onProgress: options.onProgress,
      }),
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
