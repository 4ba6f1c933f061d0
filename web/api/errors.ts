// What a failed call says and does: the business table and both HTTP lists of spec §8, combined as product §1.4.
import type { Endpoint } from '#contract/endpoint.ts';
import { findRefusal, HTTP_WORDS, REFUSALS } from '#contract/errors.ts';
import type { RefusalName } from '#contract/errors.ts';
import { CallError } from './call-error.ts';
import type { Failure } from './call-error.ts';
import { readConnection } from './connection.ts';
import type { ApiToast } from './connection.ts';

const ERROR_MS = 5000;
const SERVER_MESSAGE_MS = 4000;
/** Several parallel calls of one dead session make one warning and one modal. */
const NEED_LOGIN_COLLAPSE_MS = 2000;
/** Of hours and days the server's own sentence tells better. */
const SECONDS_ARE_SAID_BELOW = 3600;
const SYSTEM_STATUSES: ReadonlySet<number> = new Set([500, 502, 503, 504]);
/** Numbers below this are HTTP statuses standing in as codes, not business codes of their own. */
const FIRST_BUSINESS_CODE = 1000;

/** What came back, before anything is believed about it. */
export type RawAnswer = { status: number; retryAfter: string | null; text: string };

export type FailedCall = { error: CallError; toast: ApiToast | null };

type Body = { code: number | null; msg: string; data: unknown; requestId: string };

/** No answer at all: the network, the deadline or the byte limit. */
export function describeNoAnswer(kind: 'timeout' | 'network' | 'too_large', endpoint?: Endpoint): FailedCall {
  const { say, readLanguage } = readConnection();
  const message =
    kind === 'timeout'
      ? wordsOfStatus(408)
      : kind === 'network'
        ? say('network')
        : REFUSALS.body_too_large.words[readLanguage()];
  // While the browser knows that it is offline, a bar says so; a toast for each look would only repeat it. Whoever pressed
  // something waits for an answer.
  const isOffline =
    kind !== 'too_large' && endpoint?.kind !== 'act' && globalThis.navigator?.onLine === false;
  return {
    error: new CallError({ kind, message }),
    toast: isOffline ? null : { type: 'error', message, durationMs: ERROR_MS },
  };
}

/** An answer that is a refusal: business code first, then the status. */
export function describeAnswer(raw: RawAnswer, body: Body, endpoint: Endpoint): FailedCall {
  const { say, readLanguage } = readConnection();
  const language = readLanguage();
  const refusal = body.code === null ? undefined : findRefusal(body.code);
  const isSuccessStatus = raw.status >= 200 && raw.status < 300;
  const retryAfterSeconds = readRetryAfter(raw.retryAfter);
  const common: Omit<Failure, 'kind' | 'message'> = {
    code: body.code,
    refusal,
    status: raw.status,
    fields: readFields(body.data),
    data: body.data,
    retryAfterSeconds,
    requestId: body.requestId,
  };
  const inline = body.msg || (isSuccessStatus ? say('unknown') : wordsOfStatus(raw.status));

  const fail = (kind: Failure['kind'], toast: ApiToast | null, message = inline): FailedCall => ({
    error: new CallError({ ...common, kind, message }),
    // An answer that says how to go on is no failure yet.
    toast: isStep(body.data) ? null : toast,
  });

  if (raw.status === 403) {
    const message = REFUSALS.no_permission.words[language];
    return fail('refused', toastOf('no_permission', message), message);
  }
  if (raw.status === 429 || body.code === 429) {
    const message = body.msg || REFUSALS.too_many_requests.words[language];
    const isSoon = retryAfterSeconds !== null && retryAfterSeconds < SECONDS_ARE_SAID_BELOW;
    const said = isSoon ? say('retry_after', { message, n: retryAfterSeconds }) : message;
    return fail('refused', toastOf('too_many_requests', said), said);
  }
  if (SYSTEM_STATUSES.has(raw.status)) {
    const message = withPromise(REFUSALS.system_error.words[language], refusal, endpoint);
    return fail('http', toastOf('system_error', message));
  }
  if (refusal && body.code !== null && !isHttpCode(body.code)) {
    const message = withPromise(body.msg || REFUSALS[refusal].words[language], refusal, endpoint);
    return fail('refused', toastOf(refusal, message), message);
  }
  if (isSuccessStatus) {
    return fail('refused', { type: 'error', message: inline, durationMs: ERROR_MS });
  }
  return fail('http', { type: 'error', message: inline, durationMs: SERVER_MESSAGE_MS });
}

function toastOf(name: RefusalName, message: string): ApiToast | null {
  const { reaction } = REFUSALS[name];
  if (!reaction) return null;
  const toast: ApiToast = { type: reaction.toast, message, durationMs: reaction.milliseconds };
  return name === 'abnormal_user' ? { ...toast, offersSupport: true } : toast;
}

function isHttpCode(code: number): boolean {
  return code > 0 && code < FIRST_BUSINESS_CODE;
}

/** The server's own "bug" answer to a task post means that its transaction was undone. */
function withPromise(message: string, refusal: RefusalName | undefined, endpoint: Endpoint): string {
  const isTaskPost = endpoint.path.startsWith('/api/task/') && endpoint.path.endsWith('/post');
  if (refusal !== 'system_error' || !isTaskPost) return message;
  const { say, readLanguage } = readConnection();
  return `${message}${readLanguage() === 'zh' ? '。' : '. '}${say('not_charged')}`;
}

function wordsOfStatus(status: number): string {
  const { say, readLanguage } = readConnection();
  return HTTP_WORDS[status]?.[readLanguage()] ?? say('request_failed', { status });
}

/** A proof of work is wanted, or a code that was mailed: who called goes on with it. */
function isStep(data: unknown): boolean {
  return typeof data === 'object' && data !== null && ('proof' in data || 'challenge' in data);
}

function readFields(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {};
  const { fields } = data;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Seconds from now; the header holds seconds or a date. */
export function readRetryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

let needLoginAt = Number.NEGATIVE_INFINITY;
let refusedToken: string | null = null;

/**
 * −1, 401 and a call without a session: one warning and one modal, however many calls find out together.
 * `token` is the one that was refused; null where there was none.
 */
export function reactToNeedLogin(message: string, token: string | null): void {
  const now = Date.now();
  const isOtherSession = token !== null && token !== refusedToken;
  if (now - needLoginAt < NEED_LOGIN_COLLAPSE_MS && !isOtherSession) return;
  needLoginAt = now;
  refusedToken = token;
  const { showToast, onNeedLogin } = readConnection();
  const toast = toastOf('need_login', message);
  if (toast) showToast(toast);
  onNeedLogin();
}

export function needLoginError(hadToken: boolean, status: number | null, requestId = ''): CallError {
  const { say, readLanguage } = readConnection();
  const message = hadToken ? say('session_ended') : REFUSALS.need_login.words[readLanguage()];
  return new CallError({ kind: 'need_login', message, code: -1, refusal: 'need_login', status, requestId });
}
