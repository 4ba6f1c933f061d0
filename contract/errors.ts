// Every refusal of the product: its number, its HTTP status, its words. Source: spec §8, product §5.2.
import httpEn from '#texts/en/contract/http.json' with { type: 'json' };
import en from '#texts/en/contract/refusals.json' with { type: 'json' };
import httpZh from '#texts/zh/contract/http.json' with { type: 'json' };
import zh from '#texts/zh/contract/refusals.json' with { type: 'json' };
import { pairTexts, type Words } from '#texts/words.ts';

/** How loudly the browser says it (product §1.4): a toast of this type for this long, or nothing. */
type Reaction = { toast: 'warning' | 'error'; milliseconds: number };
type Row = { code: number; http: number; words: Words; reaction: Reaction | null };

const warning: Reaction = { toast: 'warning', milliseconds: 4000 };
const error: Reaction = { toast: 'error', milliseconds: 5000 };

const row = (code: number, http: number, words: Words, reaction: Reaction | null = error): Row => ({
  code,
  http,
  words,
  reaction,
});

const WORDS = pairTexts(en, zh);

export const REFUSALS = {
  need_login: row(-1, 401, WORDS.need_login, warning),
  not_enough_points: row(-2, 200, WORDS.not_enough_points, warning),
  system_error: row(2010001, 500, WORDS.system_error),
  asset_not_found: row(2010002, 200, WORDS.asset_not_found),
  asset_class_not_found: row(2010003, 200, WORDS.asset_class_not_found, warning),
  asset_class_fetch_failed: row(2010004, 200, WORDS.asset_class_fetch_failed, null),
  bad_parameters: row(3010001, 200, WORDS.bad_parameters),
  user_not_found: row(3010002, 200, WORDS.user_not_found),
  wrong_password: row(3010003, 200, WORDS.wrong_password),
  no_permission: row(3010004, 403, WORDS.no_permission),
  email_exists: row(3010005, 200, WORDS.email_exists),
  invalid_email: row(3010006, 200, WORDS.invalid_email),
  wrong_code: row(3010007, 200, WORDS.wrong_code),
  register_failed: row(3010008, 200, WORDS.register_failed),
  invalid_id_token: row(3010009, 200, WORDS.invalid_id_token),
  abnormal_user: row(3010010, 200, WORDS.abnormal_user),
  token_issue_failed: row(3010011, 200, WORDS.token_issue_failed),
  too_many_requests: row(429, 429, WORDS.too_many_requests, warning),
  queue_full: row(429, 429, WORDS.queue_full, warning),
  exports_used_up: row(429, 429, WORDS.exports_used_up, warning),
  // Refusals of the wire itself: no business number of their own, so the HTTP status is the code.
  bad_request: row(3010001, 400, WORDS.bad_request),
  unknown_path: row(404, 404, WORDS.unknown_path),
  wrong_method: row(405, 405, WORDS.wrong_method),
  body_too_large: row(413, 413, WORDS.body_too_large),
  too_slow: row(408, 408, WORDS.too_slow),
  unavailable: row(503, 503, WORDS.unavailable),
} as const satisfies Record<string, Row>;

export type RefusalName = keyof typeof REFUSALS;

export const SUCCESS_CODE = 200;

const byCode = new Map<number, RefusalName>();
for (const [name, { code }] of Object.entries(REFUSALS)) {
  if (!byCode.has(code)) byCode.set(code, name as RefusalName);
}

/** The refusal of a business code, or undefined for a code that is not in the catalogue. */
export function findRefusal(code: number): RefusalName | undefined {
  return byCode.get(code);
}

/** Status → message map of spec §8, used for the words when the server gave none. */
export const HTTP_WORDS: Readonly<Record<number, Words>> = pairTexts(httpEn, httpZh);
