// The one place that turns an error into an answer: refusals as they are, everything else as a bug that tells nothing.
import { REFUSALS, type RefusalName } from '#contract/errors.ts';
import { readFieldWord } from '#contract/field-words.ts';
import { isUnavailable } from '#server/is-unavailable.ts';
import { Refusal } from '#server/refusal.ts';
import { type Language, translate } from '#texts/words.ts';

const USUAL_RETRY_SECONDS = 5;

export type ErrorAnswer = {
  http: number;
  code: number;
  msg: string;
  data: object | null;
  retryAfterSeconds: number | null;
};

export function describeError(error: unknown, language: Language): ErrorAnswer {
  const refusal = error instanceof Refusal ? error : new Refusal(findRefusalName(error));
  const { code, http, words } = REFUSALS[refusal.refusal];
  const { fields, data, values, says, retryAfterSeconds } = refusal.details;
  return {
    http,
    code,
    msg: says === undefined ? translate(words, language, values) : readFieldWord(says, language),
    data: fields || data ? { ...data, ...(fields && { fields: translateFields(fields, language) }) } : null,
    retryAfterSeconds: http === 429 || http === 503 ? (retryAfterSeconds ?? USUAL_RETRY_SECONDS) : null,
  };
}

function translateFields(fields: Record<string, string>, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, packed]) => [path, readFieldWord(packed, language)]),
  );
}

/** What the framework and the database say about errors that are no refusals. */
function findRefusalName(error: unknown): RefusalName {
  const status = readNumber(error, 'statusCode');
  if (status === 413) return 'body_too_large';
  if (status === 404) return 'unknown_path';
  if (status === 503 || isUnavailable(error)) return 'unavailable';
  return status !== null && status >= 400 && status < 500 ? 'bad_request' : 'system_error';
}

function readNumber(error: unknown, name: string): number | null {
  if (typeof error !== 'object' || error === null) return null;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'number' ? value : null;
}
