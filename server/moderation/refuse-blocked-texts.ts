// Stops words about oneself, and works whose words may not be shown (any more). Nothing is made, so nothing is counted.
import { fieldWord } from '#contract/field-words.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { listTexts } from './list-texts.ts';
import { REASON_WORDS } from './reason-words.ts';

/** Refuses (bad_parameters) at the first text that a rule forbids: at its field, or at `field` for all of them. */
export async function refuseBlockedTexts(
  { moderation }: Pick<AppContext, 'moderation'>,
  texts: object,
  field?: string,
): Promise<void> {
  for (const { field: own, ...typed } of listTexts(texts)) {
    const reason = await moderation.judge('prompt', typed);
    if (!reason) continue;
    const word = fieldWord('text_blocked', { reason: REASON_WORDS[reason] });
    throw new Refusal('bad_parameters', { fields: { [field ?? own]: word } });
  }
}
