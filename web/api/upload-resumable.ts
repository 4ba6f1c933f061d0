// Sends a large file in several requests by the tus protocol: what a lost network, a restart of the server or a reload of the
// page interrupts goes on where it stopped. docs/uploads.md has the server's side.
import { UPLOAD_MAX_BYTES, UPLOAD_TIMEOUT_MS } from '#contract/limits.ts';
import { uploadMedia } from '#contract/media.ts';
import type { Upload } from '#contract/media.ts';
import { CallError } from './call-error.ts';
import { buildHeaders } from './request-headers.ts';
import type { RequestHeaders } from './request-headers.ts';
import { refuseTooLarge, runCall } from './run-call.ts';
import { sendByXhr } from './send-by-xhr.ts';

const PATH = `${uploadMedia.path}/resumable`;
/** Proxies that hold a request back until it is whole hold back no more than this. */
const PART_BYTES = 8 * 1024 ** 2;
const PART_TIMEOUT_MS = 10 * 60_000;
const SILENT_MS = 30_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** Nothing more came through for so long: then somebody has to press. */
const PATIENCE_MS = 10 * 60_000;
/** Who is told to wait for longer is told so. */
const LONGEST_WAIT_SECONDS = 120;
/** Two in one browser that go on with the same upload take it from each other: the one that lost it begins its own. */
const MOST_BEGINNINGS = 4;

const QUIET = { showLoading: false, showError: false } as const;
const AGAIN_STATUSES: ReadonlySet<number | null> = new Set([409, 429, 500, 502, 503, 504]);
/** It is not there, or not ours any more. */
const GONE_STATUSES: ReadonlySet<number | null> = new Set([404, 410, 423]);

export type ResumableOptions = {
  signal: AbortSignal;
  /** Where the file was begun to be sent to before; null: nowhere yet. */
  place: string | null;
  /** To be kept for the next try, also of a page that is loaded anew. */
  onPlace: (place: string) => void;
  /** 0–1; 1 as soon as all bytes are there. */
  onProgress: (share: number) => void;
  /** True while nothing can be sent and it goes on by itself. */
  onWaiting: (isWaiting: boolean) => void;
};

/** Returns what the one request of `uploadMedia` would. Throws a CallError; nothing is said in a toast. */
export async function uploadResumable(file: Blob, options: ResumableOptions): Promise<Upload> {
  if (file.size > UPLOAD_MAX_BYTES) throw refuseTooLarge(QUIET);
  const { signal, onPlace, onProgress, onWaiting } = options;
  let { place } = options;
  let beginnings = 0;
  let [stored, sent] = [0, 0];
  let failedSince: number | null = null;
  let failures = 0;
  let isWaiting = false;

  /** What the server has said that it has. */
  const reach = (bytes: number) => {
    [stored, sent] = [bytes, bytes];
    onProgress(bytes / file.size);
  };
  /** What has left the browser may still be lost, and the last of it is never said before it is there. */
  const guess = (bytes: number) => {
    if (bytes <= sent || bytes >= file.size) return;
    sent = bytes;
    onProgress(bytes / file.size);
  };
  const wait = (wanted: boolean) => {
    if (wanted !== isWaiting) onWaiting(wanted);
    isWaiting = wanted;
  };

  async function sendAll(): Promise<Upload> {
    let offset = 0;
    if (place === null) {
      beginnings += 1;
      place = await begin(file, signal);
      onPlace(place);
    } else {
      offset = await readOffset(place, file, signal);
    }
    wait(false);
    if (offset > 0 || stored > 0) reach(offset);
    while (offset < file.size) {
      const from = offset;
      offset = await sendPart(place, file, from, signal, (more) => guess(from + more));
      [failures, failedSince] = [0, null];
      reach(offset);
    }
    return await finish(place, signal);
  }

  for (;;) {
    try {
      return await sendAll();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (GONE_STATUSES.has(error.status) && beginnings < MOST_BEGINNINGS) {
        place = null;
        continue;
      }
      failedSince ??= Date.now();
      if (!mayTryAgain(error) || Date.now() - failedSince > PATIENCE_MS) throw error;
      failures += 1;
      reach(stored);
      wait(true);
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS), error, signal);
    }
  }
}

/** The server forgets what it has of it; what cannot be said now, it forgets by itself. */
export async function forgetResumable(place: string): Promise<void> {
  const { signal } = new AbortController();
  await ask({ method: 'DELETE', path: place, body: null }, signal).catch(() => {});
}

function mayTryAgain({ kind, status, retryAfterSeconds }: CallError): boolean {
  if (kind === 'network' || kind === 'timeout') return true;
  return AGAIN_STATUSES.has(status) && (retryAfterSeconds ?? 0) <= LONGEST_WAIT_SECONDS;
}

/** Ends sooner when the browser hears that there is a network again. Throws as a call does that was cancelled. */
async function pause(
  milliseconds: number,
  { retryAfterSeconds }: CallError,
  signal: AbortSignal,
): Promise<void> {
  const wanted = Math.max(milliseconds, (retryAfterSeconds ?? 0) * 1000);
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, wanted);
    if (retryAfterSeconds === null) globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
  if (signal.aborted) throw new CallError({ kind: 'canceled', message: 'canceled' });
}

async function begin(file: Blob, signal: AbortSignal): Promise<string> {
  const headers = {
    'Upload-Length': String(file.size),
    // For the words of a refusal; names of files stay here.
    ...(file.type && { 'Upload-Metadata': `filetype ${btoa(file.type)}` }),
  };
  const { location } = await ask({ method: 'POST', path: PATH, headers, body: null }, signal);
  // Whatever proxy has made a whole address of it.
  return new URL(location, 'http://api').pathname.replace(/^.*(?=\/api\/)/, '');
}

/** Throws a CallError of 410 for an upload of another file. */
async function readOffset(place: string, file: Blob, signal: AbortSignal): Promise<number> {
  const { offset, length } = await ask({ method: 'HEAD', path: place, body: null }, signal);
  if (length === file.size) return offset;
  throw new CallError({ kind: 'http', message: 'another file', status: 410 });
}

async function sendPart(
  place: string,
  file: Blob,
  from: number,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<number> {
  const body = file.slice(from, from + PART_BYTES);
  const headers = {
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': String(from),
  };
  const { offset } = await ask({ method: 'PATCH', path: place, headers, body, onSent }, signal);
  return offset;
}

async function finish(place: string, signal: AbortSignal): Promise<Upload> {
  const { data } = await runCall<typeof uploadMedia>(
    {
      endpoint: uploadMedia,
      path: place,
      data: nextNumber(),
      options: { ...QUIET, signal },
      timeoutMs: UPLOAD_TIMEOUT_MS,
    },
    ({ url, token, requestId, signal: stopped }) =>
      sendByXhr({
        method: 'POST',
        url,
        headers: buildHeaders(requestId, token),
        body: null,
        signal: stopped,
      }),
  );
  return data;
}

type TusRequest = {
  method: string;
  path: string;
  headers?: RequestHeaders;
  body: Blob | null;
  onSent?: (bytes: number) => void;
};
type TusAnswer = { location: string; offset: number; length: number };

let lastNumber = 0;
/** No two of these calls are the same press, however alike they are. */
const nextNumber = () => (lastNumber += 1);

/** One request of the protocol, with all that calls have in common; its answer stands in headers. */
async function ask(request: TusRequest, signal: AbortSignal): Promise<TusAnswer> {
  const { method, path, headers, body, onSent } = request;
  let answer: TusAnswer = { location: '', offset: 0, length: 0 };
  await runCall(
    {
      endpoint: { ...uploadMedia, kind: method === 'HEAD' ? 'read' : 'act' },
      path,
      data: nextNumber(),
      options: { ...QUIET, signal },
      timeoutMs: body ? PART_TIMEOUT_MS : UPLOAD_TIMEOUT_MS,
    },
    async ({ url, token, requestId, signal: stopped }) => {
      const raw = await sendByXhr({
        method,
        url,
        headers: { ...buildHeaders(requestId, token), 'Tus-Resumable': '1.0.0', ...headers },
        body,
        signal: stopped,
        onProgress: ({ sentBytes }) => onSent?.(sentBytes),
        silentMs: SILENT_MS,
      });
      const numberOf = (name: string) => Number(raw.header(name) ?? 0);
      answer = {
        location: raw.header('Location') ?? '',
        offset: numberOf('Upload-Offset'),
        length: numberOf('Upload-Length'),
      };
      const isDone = raw.status >= 200 && raw.status < 300;
      return isDone ? { ...raw, status: 200, text: '{"code":200,"msg":"","data":{}}' } : raw;
    },
  );
  return answer;
}
