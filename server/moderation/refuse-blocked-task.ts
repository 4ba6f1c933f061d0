// Stops a task whose words break the content rules, before anything is charged, and counts the try.
import { fieldWord } from '#contract/field-words.ts';
import { DAILY_TIME_ZONE } from '#contract/limits.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import en from '#texts/en/server/times.json' with { type: 'json' };
import zh from '#texts/zh/server/times.json' with { type: 'json' };
import { type Language, pairTexts, translate, type Words } from '#texts/words.ts';
import { addTry, TRIES_UNTIL_NOTICE, TRIES_UNTIL_PAUSE, type Tries } from './count-tries.ts';
import { listTexts } from './list-texts.ts';
import { REASON_WORDS } from './reason-words.ts';

const TIME_WORDS = pairTexts(en, zh);

/** Where a pause is said: under the words, or above a form that has none. */
const PAUSE_FIELD = 'prompt';

/**
 * Refuses (bad_parameters) words that a rule forbids, at their field: from the third time within a day it says where
 * that leads. While the user's making is paused it refuses all words, and those that are blocked are still counted.
 */
export async function refuseBlockedTask(
  { db, moderation }: Pick<AppContext, 'db' | 'moderation'>,
  { userId, tries: { pausedUntil } }: { userId: number; tries: Tries },
  params: object,
): Promise<void> {
  for (const { field, ...typed } of listTexts(params)) {
    const reason = await moderation.judge('prompt', typed);
    if (!reason) continue;
    const tries = await addTry(db, userId, { stage: 'prompt', reason });
    throw refuse(field, formatBlocked(REASON_WORDS[reason], tries));
  }
  if (pausedUntil) throw refuse(PAUSE_FIELD, formatPaused(pausedUntil));
}

function formatBlocked(reason: Words, { count, pausedUntil }: Tries): string {
  if (pausedUntil) return formatPaused(pausedUntil);
  if (count < TRIES_UNTIL_NOTICE) return fieldWord('blocked', { reason });
  return fieldWord('blocked_warning', { reason, n: TRIES_UNTIL_PAUSE - count });
}

function formatPaused(until: Date): string {
  return fieldWord('paused', { x: { en: format('en', until), zh: format('zh', until) } });
}

/** The day of the points and of the pauses is the same: that of the product. */
function format(language: Language, moment: Date): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const time = new Intl.DateTimeFormat(locale, { timeZone: DAILY_TIME_ZONE, ...style }).format(moment);
  return translate(TIME_WORDS.paused_until, language, { time });
}

function refuse(field: string, word: string): Refusal {
  // Said as the message too: a retried card has no fields, and some forms no words.
  return new Refusal('bad_parameters', { fields: { [field]: word }, says: word });
}
