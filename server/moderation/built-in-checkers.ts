// The checkers that every deployment has: word lists for what is typed, banned bytes for what is sent and made.
import { inArray } from 'drizzle-orm';
import type { RuleClass } from '#contract/community.ts';
import type { Db } from '#server/database/connect.ts';
import { banned_files } from '#server/database/schema-people.ts';
import { checkWords } from './check-words.ts';
import type { Checker, Checkers, TypedText } from './moderation.ts';

const WORDS_LIMIT_MS = 1000;
const BANNED_LIMIT_MS = 5000;

/** Whoever excludes blood or bare skin asks for none: only words that hurt by being written are judged there. */
const JUDGED_WHEN_EXCLUDED: readonly RuleClass[] = ['hateful'];

const words: Checker<TypedText> = {
  name: 'words',
  limitMs: WORDS_LIMIT_MS,
  whenBroken: 'refuse',
  check: async ({ text, use }) => checkWords(text, use === 'excluded' ? JUDGED_WHEN_EXCLUDED : undefined),
};

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

export function builtInCheckers(db: Db): Checkers {
  const banned = bannedFiles(db);
  return { prompt: [words], upload: [banned], result: [banned] };
}
