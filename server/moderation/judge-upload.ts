// Judges a file that a user sent, before it is kept, and counts the try where it is stopped.
import { fieldWord } from '#contract/field-words.ts';
import type { AppContext } from '#server/app-context.ts';
import { addTry } from './count-tries.ts';
import type { SentFile } from './moderation.ts';
import { REASON_WORDS } from './reason-words.ts';

/** Null: it may be kept. A problem is a packed field word. */
export async function judgeUpload(
  { db, moderation }: Pick<AppContext, 'db' | 'moderation'>,
  userId: number,
  file: SentFile,
): Promise<{ problem: string } | null> {
  const reason = await moderation.judge('upload', file);
  if (!reason) return null;
  await addTry(db, userId, { stage: 'upload', reason });
  return { problem: fieldWord('image_blocked', { reason: REASON_WORDS[reason] }) };
}
