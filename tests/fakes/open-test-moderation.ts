// The content rules as every deployment has them, for many apps of one process.
import type { Logger } from 'pino';
import type { Db } from '#server/database/connect.ts';
import { builtInCheckers } from '#server/moderation/built-in-checkers.ts';
import { type Moderation, openModeration } from '#server/moderation/moderation.ts';
import { openWordsChecker } from '#server/moderation/words-checker.ts';

/** Its thread takes a third of a second to start, and keeps no process alive: it is there for all, and never closed. */
const { close: _, ...words } = openWordsChecker();

export function openTestModeration(db: Db, log: Logger): Moderation {
  return openModeration(builtInCheckers(db, words), log);
}
