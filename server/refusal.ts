// The one error that is an answer: anything else that is thrown is a bug, logged whole and shown as 2010001.
import { REFUSALS, type RefusalName } from '#contract/errors.ts';
import type { WordValues } from '#texts/words.ts';

type Details = {
  /** Places of the refusal's sentence. */
  values?: WordValues;
  /** Path → packed field word (`fieldWord`), put into the caller's language where it leaves the server. */
  fields?: Record<string, string>;
  /** A packed field word instead of the refusal's own sentence: for what must be read where no field is shown. */
  says?: string;
  /** What the caller needs for the next step; it becomes `data`, beside the fields. */
  data?: object;
  /** Seconds until another try makes sense; becomes the Retry-After header. */
  retryAfterSeconds?: number;
  /** For the log only. */
  cause?: unknown;
};

export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly details: Details;

  constructor(refusal: RefusalName, details: Details = {}) {
    super(REFUSALS[refusal].words.en, { cause: details.cause });
    this.name = 'Refusal';
    this.refusal = refusal;
    this.details = details;
  }
}
