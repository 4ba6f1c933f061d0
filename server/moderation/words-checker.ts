// Asks the word lists in a thread that can be killed, and remembers what they said of a text.
import { hash } from 'node:crypto';
import type { RuleClass } from '#contract/community.ts';
import { openKillableThread } from '#server/children/killable-thread.ts';
import type { Checker, TypedText } from './moderation.ts';

/** The start of the thread and the texts before this one are waited for as well. */
const WAIT_LIMIT_MS = 10_000;
/** Of the longest text, on an idle machine, one thousandth of it is used. */
const THREAD_LIMIT_MS = 2000;
const MOST_WAITING = 500;
const MOST_REMEMBERED = 5000;

type Options = { file?: URL; threadLimitMs?: number };

/** A text that could not be judged is refused, and the next one finds a fresh thread (docs/decisions/0022). */
export function openWordsChecker({
  file = new URL('words-thread.ts', import.meta.url),
  threadLimitMs = THREAD_LIMIT_MS,
}: Options = {}): Checker<TypedText> {
  const thread = openKillableThread({ file, limitMs: threadLimitMs, mostWaiting: MOST_WAITING });
  /** By the hash of a text, oldest first. The lists change only with the program, so nothing here grows wrong. */
  const verdicts = new Map<string, RuleClass | null>();

  function remember(key: string, verdict: RuleClass | null): void {
    const [oldest] = verdicts.keys();
    if (verdicts.size >= MOST_REMEMBERED && oldest !== undefined) verdicts.delete(oldest);
    verdicts.set(key, verdict);
  }

  return {
    name: 'words',
    limitMs: WAIT_LIMIT_MS,
    whenBroken: 'refuse',
    check: async (typed) => {
      const key = hash('sha256', `${typed.use} ${typed.text}`, 'base64');
      const known = verdicts.get(key);
      if (known !== undefined) return known;
      const verdict = (await thread.run(typed)) as RuleClass | null;
      remember(key, verdict);
      return verdict;
    },
    close: thread.close,
  };
}
