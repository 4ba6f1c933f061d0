// The words under a field: one table for the form and for `data.fields` of 3010001. Source: product §2.0, spec §5.
import * as z from 'zod/mini';
import { fillWords, type Language, type Words } from './errors.ts';

/** Values of a field word; one that differs by language (a plan's name) is given in each. */
type FieldValues = Readonly<Record<string, string | number | Words>>;

const FIELD_WORDS = {
  email_required: { en: 'Please enter your email address', zh: '请输入邮箱地址' },
  email_wrong: { en: 'Please enter the correct email address！', zh: '请输入正确的邮箱地址！' },
  code_required: { en: 'Please enter the verification code', zh: '请输入验证码' },
  code_format: { en: 'The code has 6 digits', zh: '验证码为 6 位数字' },
  prompt_required: { en: 'Please enter a prompt', zh: '请输入提示词' },
  prompt_too_long: { en: 'The prompt can have at most {n} characters', zh: '提示词最多 {n} 个字符' },
  text_too_long: { en: 'The text can have at most {n} characters', zh: '文本最多 {n} 个字符' },
  name_length: { en: 'The name needs 1–{n} characters', zh: '昵称需为 1–{n} 个字符' },
  plan_needed: { en: '{x} is available from the {plan} plan', zh: '{x} 需 {plan} 及以上会员' },
  token_reused: {
    en: 'This click was already used for another request',
    zh: '该操作标识已用于另一个请求',
  },
  email_mismatch: { en: 'This is not the email of your account', zh: '与账号邮箱不一致' },
  not_own_picture: { en: 'This is not a picture of yours', zh: '这不是你的图片' },
  text_unreadable: { en: 'This text has characters that cannot be stored', zh: '文本含有无法保存的字符' },
  too_many_values: { en: 'This is more than one request can hold', zh: '内容超出单次请求的上限' },
  unknown_cursor: { en: 'This place in the list is not known', zh: '无法识别的列表位置' },
  unknown_tool: { en: 'This tool is not there yet', zh: '该工具尚未开放' },
  only_failed: { en: 'Only a failed task can be retried', zh: '只有失败的任务可以重试' },
  only_queued: {
    en: 'Only a task that is still waiting can be canceled',
    zh: '只有排队中的任务可以取消',
  },
} as const satisfies Record<string, Words>;

export type FieldWord = keyof typeof FIELD_WORDS;

/** Packs a word and its values into the one string that a zod check carries as its message. */
export function fieldWord(name: FieldWord, values?: FieldValues): string {
  return values ? `${name} ${JSON.stringify(values)}` : name;
}

/** The sentence of a packed field word; any other text (zod's own) is returned as it is. */
export function readFieldWord(packed: string, language: Language): string {
  const space = packed.indexOf(' ');
  const name = space < 0 ? packed : packed.slice(0, space);
  if (!Object.hasOwn(FIELD_WORDS, name)) return packed;
  const packedValues = space < 0 ? {} : (JSON.parse(packed.slice(space + 1)) as FieldValues);
  const values = Object.fromEntries(
    Object.entries(packedValues).map(([key, value]) => [
      key,
      typeof value === 'object' ? value[language] : value,
    ]),
  );
  return fillWords(FIELD_WORDS[name as FieldWord][language], values);
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

/** Of a union, what is wrong with the branch that was nearest: the one with the fewest issues. */
function pickBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function describeIssue(issue: z.core.$ZodIssue, language: Language): string {
  const own = readFieldWord(issue.message, language);
  if (own !== issue.message) return own;
  const said = locales[language](issue as never);
  return (typeof said === 'string' ? said : said?.message) ?? issue.message;
}

/** Counts as people do (Unicode code points), not in UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
