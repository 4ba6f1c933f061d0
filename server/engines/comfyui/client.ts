// One call to a ComfyUI server: bounded in time and size, and every way in which it can fail by its name.
import { EngineError } from '../engine.ts';

export type Address = {
  /** Without a slash at the end. */
  url: string;
  /** Of a proxy in front: with every call, and with the socket. */
  headers: Readonly<Record<string, string>>;
};

export type Call = {
  method?: 'GET' | 'POST';
  json?: unknown;
  form?: FormData;
  limitMs?: number;
  mostBytes?: number;
  signal?: AbortSignal | undefined;
  /** Statuses that are an answer and no error, beside 2xx. */
  expects?: readonly number[];
};

export type Answer = { status: number; json: unknown };

const USUAL_LIMIT_MS = 15_000;
const USUAL_MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_RETRY_SECONDS = 3600;

/** Returns the JSON of the answer, undefined where its body is empty. Throws EngineError, or the reason of `signal`. */
export async function askServer(server: Address, path: string, call: Call = {}): Promise<Answer> {
  const response = await fetchFrom(server, path, call);
  const text = await readText(server, response, call);
  if (!response.ok && !call.expects?.includes(response.status)) throw refusalOf(server, response, text);
  if (text === '') return { status: response.status, json: undefined };
  try {
    return { status: response.status, json: JSON.parse(text) as unknown };
  } catch {
    throw new EngineError('unavailable', `${server.url} answers ${response.status} and no JSON: no ComfyUI?`);
  }
}

/** The response when its head is there; its body may still break off. Throws EngineError, or the reason of `signal`. */
export async function fetchFrom(server: Address, path: string, call: Call): Promise<Response> {
  const { method = 'GET', json, form, limitMs = USUAL_LIMIT_MS, signal } = call;
  const limit = AbortSignal.timeout(limitMs);
  try {
    return await fetch(`${server.url}${path}`, {
      method,
      headers: { ...server.headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
      // A proxy that wants a sign-in sends elsewhere: what is there is no ComfyUI.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (error) {
    throw nameFault(server, error, signal);
  }
}

function nameFault(server: Address, error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof EngineError) return error;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const why = isLate ? 'does not answer in time' : 'cannot be reached';
  return new EngineError('unavailable', `${server.url} ${why}${causeOf(error)}`, { cause: error });
}

function causeOf(error: unknown): string {
  const code: unknown =
    error instanceof Error && error.cause instanceof Error ? Reflect.get(error.cause, 'code') : '';
  return typeof code === 'string' && code !== '' ? ` (${code})` : '';
}

async function readText(server: Address, response: Response, call: Call): Promise<string> {
  const most = call.mostBytes ?? USUAL_MOST_BYTES;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      if (bytes > most) throw new EngineError('unavailable', `${server.url} answers more than ${most} bytes`);
      parts.push(part);
    }
  } catch (error) {
    throw nameFault(server, error, call.signal);
  }
  return Buffer.concat(parts).toString('utf8');
}

export function refusalOf(server: Address, response: Response, text: string): EngineError {
  const { status } = response;
  const said = `${server.url} answers ${status}${describeBody(text)}`;
  if (status === 429 || status === 503) {
    return new EngineError('busy', said, { retryAfterSeconds: readRetryAfter(response) });
  }
  if (status >= 500) return new EngineError('unavailable', said);
  if (status === 413) return new EngineError('refused', `${said}: a file is larger than it takes`);
  if (status === 400) return new EngineError('refused', said);
  if (status >= 300 && status < 400) return new EngineError('misconfigured', `${said}: it sends elsewhere`);
  return new EngineError('misconfigured', said);
}

/** What a proxy writes is often a page; one line of it is enough. */
function describeBody(text: string): string {
  const line = text.replaceAll(/<[^>]*>|\s+/g, ' ').trim();
  return line === '' ? '' : `: ${line.slice(0, 200)}`;
}

function readRetryAfter({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  if (!Number.isFinite(seconds)) return undefined;
  return Math.min(LONGEST_RETRY_SECONDS, Math.max(0, Math.ceil(seconds)));
}
