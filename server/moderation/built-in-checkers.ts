// The checkers that every deployment has: word lists for what is typed, banned bytes for what is sent and made.
import { inArray } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { banned_files } from '#server/database/schema/admin.ts';
import type { Checker, Checkers } from './moderation.ts';
import { openWordsChecker } from './words-checker.ts';

const BANNED_LIMIT_MS = 5000;

function bannedFiles(db: Db): Checker<{ hashes: readonly string[] }> {
  return {
    name: 'banned-files',
    limitMs: BANNED_LIMIT_MS,
    whenBroken: 'refuse',
    check: async ({ hashes }) => {
      const [banned] = await db
        .select({ reason: banned_files.reason })
        .from(banned_files)
        .where(inArray(banned_files.sha256, [...hashes]))
        .limit(1);
      return banned?.reason ?? null;
    },
  };
}

export function builtInCheckers(db: Db, words = openWordsChecker()): Checkers {
  const banned = bannedFiles(db);
  return { prompt: [words], upload: [banned], result: [banned] };
}
