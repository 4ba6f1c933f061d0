// The thread in which the word lists read what people typed.
import type { RuleClass } from '#contract/community.ts';
import { serveThread } from '#server/children/serve-thread.ts';
import { checkWords } from './check-words.ts';
import type { TypedText } from './moderation.ts';

/** Whoever excludes blood or bare skin asks for none: only words that hurt by being written are judged there. */
const JUDGED_WHEN_EXCLUDED: readonly RuleClass[] = ['hateful'];

serveThread(({ text, use }: TypedText) =>
  checkWords(text, use === 'excluded' ? JUDGED_WHEN_EXCLUDED : undefined),
);
