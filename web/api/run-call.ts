// What both clients do around the sending: session, duplicates, deadline, progress bar, refusals.
import { SUCCESS_CODE } from '#contract/errors.ts';
import type { Endpoint, OutputOf } from '#contract/endpoint.ts';
import { CallError } from './call-error.ts';
import { CALL_DEFAULTS } from './call-options.ts';
import type { CallOptions, Envelope } from './call-options.ts';
import { readConnection, resolveApiUrl } from './connection.ts';
import { buildDuplicateKey, enterFlight } from './duplicates.ts';
import { describeAnswer, describeNoAnswer, needLoginError, reactToNeedLogin } from './errors.ts';
import type { FailedCall, RawAnswer } from './errors.ts';
import { startLoading } from './loading.ts';
import { createRequestId } from './request-headers.ts';
import { startSending } from './sending.ts';
import { isTokenExcluded } from './token-exclusion.ts';

/** Codes that mean success (spec §8). */
const SUCCESS_CODES: ReadonlySet<number> = new Set([SUCCESS_CODE, 0]);

export type Sending = { url: URL; token: string | null; requestId: string; signal: AbortSignal };

export type Order = {
  endpoint: Endpoint;
  /** Path with its parameters filled in. */
  path: string;
  params?: Record<string, unknown>;
  data?: unknown;
  options: CallOptions;
  timeoutMs: number;
};

export class AnswerTooLarge extends Error {}

/**
 * Runs one call and returns its envelope, or throws a CallError that was already shown where it should be.
 * `send` must stop when its signal fires, and may throw anything.
 */
export async function runCall<E extends Endpoint>(
  order: Order,
  send: (sending: Sending) => Promise<RawAnswer>,
): Promise<Envelope<OutputOf<E>>> {
  const { endpoint, options } = order;
  const url = resolveApiUrl(order.path);
  const token = isTokenExcluded(url) ? null : readConnection().readToken();
  const needToken = options.needToken ?? CALL_DEFAULTS.needToken;
  const isForSomebody = endpoint.access === 'user' || endpoint.access === 'admin';
  if (needToken && !token && isForSomebody && !isTokenExcluded(url)) {
    const error = needLoginError(false, null);
    if (!options.isBackground) reactToNeedLogin(error.message, null);
    throw error;
  }

  const stopper = new AbortController();
  const key = buildDuplicateKey({
    method: endpoint.method,
    url: url.href,
    params: order.params,
    data: order.data,
  });
  const land = enterFlight(key, endpoint.kind, () => stopper.abort());
  if (!land) throw canceledError();

  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    stopper.abort();
  }, order.timeoutMs);
  const onCallerAbort = () => stopper.abort();
  if (options.signal?.aborted) stopper.abort();
  options.signal?.addEventListener('abort', onCallerAbort, { once: true });
  const stopLoading = (options.showLoading ?? CALL_DEFAULTS.showLoading) ? startLoading() : () => {};
  const stopSending = endpoint.kind === 'read' ? () => {} : startSending();
  const requestId = createRequestId();

  try {
    const raw = await send({ url, token, requestId, signal: stopper.signal });
    return readAnswer<E>(raw, order, token, requestId);
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (stopper.signal.aborted && !isLate) throw canceledError();
    const kind = isLate ? 'timeout' : error instanceof AnswerTooLarge ? 'too_large' : 'network';
    throw show(describeNoAnswer(kind, endpoint), options);
  } finally {
    clearTimeout(deadline);
    options.signal?.removeEventListener('abort', onCallerAbort);
    land();
    stopLoading();
    stopSending();
  }
}

function readAnswer<E extends Endpoint>(
  raw: RawAnswer,
  order: Order,
  token: string | null,
  requestId: string,
): Envelope<OutputOf<E>> {
  const { endpoint, options } = order;
  const isSuccessStatus = raw.status >= 200 && raw.status < 300;
  const json = parseJson(raw.text);
  if (isSuccessStatus && endpoint.answer === 'bare' && json !== undefined) {
    return { code: SUCCESS_CODE, msg: '', data: json as OutputOf<E>, request_id: requestId };
  }
  const body = readBody(json, requestId);
  if (raw.status === 401 || body.code === -1) {
    // An answer to a session that is over by now says nothing about the one that began since.
    if (token !== null && token !== readConnection().readToken()) throw canceledError();
    const error = needLoginError(token !== null, raw.status, body.requestId);
    reactToNeedLogin(error.message, token);
    throw error;
  }
  if (isSuccessStatus && body.code !== null && SUCCESS_CODES.has(body.code)) {
    return { code: body.code, msg: body.msg, data: body.data as OutputOf<E>, request_id: body.requestId };
  }
  throw show(describeAnswer(raw, body, endpoint), options);
}

/** Refuses a body over the limit before a byte of it is sent. */
export function refuseTooLarge(options: CallOptions): CallError {
  return show(describeNoAnswer('too_large'), options);
}

function show({ error, toast }: FailedCall, options: CallOptions): CallError {
  if (toast && (options.showError ?? CALL_DEFAULTS.showError)) readConnection().showToast(toast);
  return error;
}

function canceledError(): CallError {
  return new CallError({ kind: 'canceled', message: 'canceled' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readBody(json: unknown, sentRequestId: string) {
  const fields = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  return {
    code: typeof fields.code === 'number' ? fields.code : null,
    msg: typeof fields.msg === 'string' ? fields.msg : '',
    data: fields.data ?? null,
    requestId: typeof fields.request_id === 'string' ? fields.request_id : sentRequestId,
  };
}
