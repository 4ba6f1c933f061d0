// One call to a provider, answered by JSON or a file: bounded in time and size, following nobody elsewhere, and with a clear meaning of whatever
// comes back.
import type * as z from 'zod';
import { EngineError, type EngineErrorKind } from '../engine.ts';
import { isContentRule, isUnpaid, readReason } from './read-reason.ts';
import { tryParseJson } from '#server/try-parse-json.ts';

const LARGEST_BYTES = 8 * 1024 * 1024;
const USUAL_LIMIT_MS = 60_000;

export type ProviderCall<Schema extends z.ZodType> = {
  /** As an operator knows it. */
  provider: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is where it is a form. */
  body?: unknown;
  schema: Schema;
  /** It begins what costs money: whatever leaves that open is said to may have done so. */
  isBillable?: boolean;
  /** Statuses beside 2xx that are an answer, not a refusal. */
  alsoFine?: readonly number[];
  signal?: AbortSignal | undefined;
  limitMs?: number | undefined;
  /** The longest answer. */
  mostBytes?: number;
  /** Hears a good answer as it comes. */
  onPart?: (part: Uint8Array) => void;
  /** For an answer that may take longer to begin than fetch waits for one. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

type AnyCall = Omit<ProviderCall<z.ZodType>, 'schema'>;

/** Throws EngineError. */
export async function askProvider<Schema extends z.ZodType>(
  call: ProviderCall<Schema>,
): Promise<{ status: number; json: z.output<Schema> }> {
  const { provider, isBillable = false } = call;
  const mayBeCharged = isBillable;
  const { answer, bytes } = await askWhole(call);
  const read = call.schema.safeParse(tryParseJson(bytes.toString('utf8')));
  if (!read.success) {
    throw new EngineError('unavailable', `${provider} answers ${answer.status} with what is no answer`, {
      mayBeCharged,
    });
  }
  return { status: answer.status, json: read.data };
}

/** The same for a call whose answer is a file. Throws EngineError. */
export async function askProviderBytes(call: AnyCall): Promise<{ type: string; bytes: Buffer }> {
  const { answer, bytes } = await askWhole(call);
  return { type: answer.headers.get('content-type') ?? '', bytes };
}

async function askWhole(call: AnyCall): Promise<{ answer: Response; bytes: Buffer }> {
  const { provider, isBillable = false } = call;
  const { answer, bytes } = await send(call);
  if (!answer.ok && !call.alsoFine?.includes(answer.status)) {
    throw refusedAnswer(provider, answer, bytes.toString('utf8'), isBillable);
  }
  return { answer, bytes };
}

async function send(call: AnyCall): Promise<{ answer: Response; bytes: Buffer }> {
  const {
    provider,
    method = 'GET',
    url,
    headers,
    body,
    signal,
    limitMs = USUAL_LIMIT_MS,
    isBillable = false,
    mostBytes = LARGEST_BYTES,
  } = call;
  const isForm = body instanceof FormData;
  const limit = AbortSignal.timeout(limitMs);
  try {
    const answer = await (call.fetch ?? fetch)(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return { answer, bytes: await readLimited(answer, mostBytes, answer.ok ? call.onPart : undefined) };
  } catch (error) {
    if (signal?.aborted) throw error;
    const why = limit.aborted ? `does not answer within ${limitMs / 1000} s` : 'cannot be reached';
    throw new EngineError('unavailable', `${provider} ${why}`, {
      mayBeCharged: isBillable && !isNeverSent(error),
      cause: error,
    });
  }
}

async function readLimited(
  { body }: Response,
  mostBytes: number,
  onPart: ((part: Uint8Array) => void) | undefined,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error('the answer has no end');
    parts.push(part);
    onPart?.(part);
  }
  return Buffer.concat(parts);
}

const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** There was no connection: nothing can have been begun. */
export function isNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' && NEVER_SENT.has(cause.code);
}

function refusedAnswer(provider: string, answer: Response, text: string, isBillable: boolean): EngineError {
  const { status } = answer;
  const reason = readReason(tryParseJson(text));
  const detail = `${provider} answers ${status}${reason && `: ${reason}`}`;
  const isOpen = status < 400 || status >= 500 || status === 408;
  const retryAfterSeconds = readRetryAfter(answer.headers.get('retry-after'), reason);
  return new EngineError(kindOf(status, reason), detail, {
    mayBeCharged: isBillable && isOpen,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

function kindOf(status: number, reason: string): EngineErrorKind {
  if (status >= 400 && status < 500 && isUnpaid(reason)) return 'misconfigured';
  if (status === 429) return 'busy';
  if (status === 401 || status === 402 || status === 403) return 'misconfigured';
  if (status < 400 || status >= 500 || status === 408) return 'unavailable';
  if (isContentRule(reason)) return 'blocked';
  return status === 404 || status === 405 ? 'misconfigured' : 'refused';
}

/** Seconds from the header (a number or a date), or from words as “resets in ~30s”. */
function readRetryAfter(header: string | null, reason: string): number | undefined {
  const words = /resets? in ~?(\d+) ?s/.exec(reason)?.[1];
  const given = header ?? words;
  if (given === undefined) return undefined;
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}
