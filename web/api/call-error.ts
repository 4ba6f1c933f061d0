// What a failed call throws: one class for every way in which a call can fail.
import type { RefusalName } from '#contract/errors.ts';

/**
 * canceled: by the caller or as a duplicate · timeout, network: no answer · too_large: over the byte limit ·
 * need_login: no session, or a dead one · refused: a business code · http: a status without one.
 */
export type FailureKind =
  | 'canceled'
  | 'timeout'
  | 'network'
  | 'too_large'
  | 'need_login'
  | 'refused'
  | 'http';

export type Failure = {
  kind: FailureKind;
  /** Fit to be shown inline, in the language of the page. */
  message: string;
  /** Business code, or null where the server gave none. */
  code?: number | null;
  refusal?: RefusalName | undefined;
  /** HTTP status; null where nothing was answered. */
  status?: number | null;
  /** Sentence of each field that the server refused, by path. */
  fields?: Readonly<Record<string, string>>;
  /** What the server gave for a next step, as it came. */
  data?: unknown;
  retryAfterSeconds?: number | null;
  requestId?: string;
};

export class CallError extends Error {
  readonly kind: FailureKind;
  readonly code: number | null;
  readonly refusal: RefusalName | undefined;
  readonly status: number | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly retryAfterSeconds: number | null;
  readonly requestId: string;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'CallError';
    this.kind = failure.kind;
    this.code = failure.code ?? null;
    this.refusal = failure.refusal;
    this.status = failure.status ?? null;
    this.fields = failure.fields ?? {};
    this.data = failure.data ?? null;
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null;
    this.requestId = failure.requestId ?? '';
  }
}

/** A cancelled call is nobody's mistake: say nothing. */
export function isCanceled(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'canceled';
}
