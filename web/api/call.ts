// The JSON client: one endpoint of the contract, its input, its answer.
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { JSON_MAX_BYTES, JSON_TIMEOUT_MS } from '#contract/limits.ts';
import { CALL_DEFAULTS } from './call-options.ts';
import type { CallOptions, Envelope } from './call-options.ts';
import { isMutating } from './duplicates.ts';
import type { RawAnswer } from './errors.ts';
import { fillPath } from './fill-path.ts';
import { buildJsonHeaders } from './request-headers.ts';
import { AnswerTooLarge, refuseTooLarge, runCall } from './run-call.ts';

/** Before the second try; twice as long before each further one. */
const FIRST_PAUSE_MS = 300;
/** What is pressed is shown at once, so it also outlives the page; browsers let 64 KB in all do that. */
const KEPT_ALIVE_BYTES = 4096;

/**
 * Calls the API and returns the envelope, or `data` alone with `extractData: true`.
 * Throws a CallError; it was already shown, so a caller only shows it where a toast is not enough.
 */
export function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions & { extractData: true },
): Promise<OutputOf<E>>;
export function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions & { extractData?: false },
): Promise<Envelope<OutputOf<E>>>;
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Envelope<OutputOf<E>> | OutputOf<E>> {
  const { path, rest } = fillPath(endpoint.path, input);
  const hasBody = isMutating(endpoint.method);
  const body = hasBody ? JSON.stringify(rest) : undefined;
  const bodyBytes = body === undefined ? 0 : new Blob([body]).size;
  if (bodyBytes > JSON_MAX_BYTES) throw refuseTooLarge(options);
  const isShortAct = endpoint.kind === 'act' && bodyBytes <= KEPT_ALIVE_BYTES;

  const envelope = await runCall<E>(
    {
      endpoint,
      path,
      options,
      timeoutMs: options.timeoutMs ?? JSON_TIMEOUT_MS,
      ...(hasBody ? { data: rest } : { params: rest }),
    },
    async ({ url, token, requestId, signal }) => {
      if (!hasBody) appendQuery(url, rest);
      const request: RequestInit & { signal: AbortSignal } = {
        method: endpoint.method,
        headers: buildJsonHeaders(requestId, token),
        body,
        signal,
        credentials: 'omit',
        keepalive: options.keepalive ?? isShortAct,
      };
      const retries = endpoint.kind === 'read' ? (options.retries ?? CALL_DEFAULTS.retries) : 0;
      return readLimited(await fetchPatiently(url, request, retries));
    },
  );
  return options.extractData ? envelope.data : envelope;
}

/** Tries again when there was no answer at all. The deadline of the whole call is kept by runCall. */
async function fetchPatiently(
  url: URL,
  request: RequestInit & { signal: AbortSignal },
  retries: number,
): Promise<Response> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await fetch(url, request);
    } catch (error) {
      if (tried >= retries || request.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tried));
    }
  }
}

function appendQuery(url: URL, params: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(params)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined && part !== null) url.searchParams.append(name, String(part));
    }
  }
}

/** Reads the body and gives up as soon as it is over the limit. */
async function readLimited(response: Response): Promise<RawAnswer> {
  const answer = { status: response.status, retryAfter: response.headers.get('Retry-After') };
  if (!response.body) return { ...answer, text: await response.text() };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { ...answer, text: text + decoder.decode() };
    bytes += value.byteLength;
    if (bytes > JSON_MAX_BYTES) {
      await reader.cancel();
      throw new AnswerTooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
