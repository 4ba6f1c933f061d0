// The words under a field: one table for the form and for `data.fields` of 3010001. Source: product §2.0, spec §5.
import * as z from 'zod/mini';
import en from '#texts/en/contract/fields.json' with { type: 'json' };
import zh from '#texts/zh/contract/fields.json' with { type: 'json' };
import { type Language, pairTexts, type WordValues } from '#texts/words.ts';
import { packWord, readPackedWord } from './packed-word.ts';

const FIELD_WORDS = pairTexts(en, zh);

export type FieldWord = keyof typeof FIELD_WORDS;

/** Packs a word and its values into the one string that a zod check carries as its message. */
export function fieldWord(name: FieldWord, values?: WordValues): string {
  return packWord(name, values);
}

/** The sentence of a packed field word; any other text (zod's own) is returned as it is. */
export function readFieldWord(packed: string, language: Language): string {
  return readPackedWord(FIELD_WORDS, packed, language);
}

const locales = { en: z.locales.en().localeError, zh: z.locales.zhCN().localeError };

/** More than any form has. Without an end, a body of strange fields would be answered by a far larger one. */
const MOST_FIELDS = 50;
const PATH_CHARACTERS = 100;

/**
 * First message of each path that failed, in the caller's language: the `data.fields` of a refusal. At most 50 paths,
 * each cut after 100 characters.
 */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of issues.slice(0, MOST_FIELDS).flatMap(pickBranch).flatMap(splitByKey)) {
    if (fields.size === MOST_FIELDS) break;
    const path = shortenPath(issue.path.join('.'));
    if (!fields.has(path)) fields.set(path, describeIssue(issue, language));
  }
  return Object.fromEntries(fields);
}

export function shortenPath(path: string): string {
  return path.length > PATH_CHARACTERS ? `${path.slice(0, PATH_CHARACTERS).toWellFormed()}…` : path;
}

/** Unknown keys come in one issue whose words name them all; each becomes one of its own, at the key's path. */
function splitByKey(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys
    .slice(0, MOST_FIELDS)
    .map((key) => ({ ...issue, keys: [shortenPath(key)], path: [...issue.path, key] }));
}

/**
 * Of a union without a word of its own, what is wrong with the branch that was nearest: the one with the fewest issues. A
 * key that it does not know counts twice: the input was meant for another.
 */
function pickBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  if (readFieldWord(issue.message, 'en') !== issue.message) return [issue];
  const [nearest = []] = issue.errors.toSorted((a, b) => countIssues(a) - countIssues(b));
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function countIssues(branch: readonly z.core.$ZodIssue[]): number {
  const unknown = branch.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  return branch.length + unknown.length;
}

/** Fields with a word of their own for being left out. */
const LEFT_OUT: Readonly<Record<string, FieldWord>> = {
  prompt: 'prompt_required',
  email: 'email_required',
  code: 'code_required',
  image: 'image_required',
  images: 'image_required',
  video: 'video_required',
  audio: 'audio_required',
  file: 'file_required',
  reason: 'reason_required',
};

/** An issue must carry its input (`reportInput`), or what is left out reads like what has a wrong type. */
function describeIssue(issue: z.core.$ZodIssue, language: Language): string {
  const isLeftOut = issue.code === 'invalid_type' && 'input' in issue && issue.input === undefined;
  if (isLeftOut) return FIELD_WORDS[LEFT_OUT[String(issue.path.at(-1))] ?? 'required'][language];
  const own = readFieldWord(issue.message, language);
  if (own !== issue.message) return own;
  const said = locales[language](issue as never);
  return (typeof said === 'string' ? said : said?.message) ?? issue.message;
}

/** Counts as people do (Unicode code points), not in UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
