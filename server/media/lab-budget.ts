// How much of the media lab one person may use: seconds of a day, and files of an hour that turn out to be none.
import { fieldWord } from '#contract/field-words.ts';
import { openRateLimit, type Taken } from '#server/database/rate-limit.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import en from '#texts/en/server/times.json' with { type: 'json' };
import zh from '#texts/zh/server/times.json' with { type: 'json' };
import { pairTexts, translate, type Words } from '#texts/words.ts';

const WORDS = pairTexts(en, zh);

const DAY_SECONDS = 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;
/** Nobody has so many broken files; who tries what can be done to us has. */
const FAILURES_AN_HOUR = 30;

export type LabBudget = {
  /**
   * Charges the seconds that `work` took, at least one and at most so many. Refuses `too_many_requests`, with the time to
   * wait, when the most are not left.
   */
  spend<Result>(userId: number, mostSeconds: number, work: () => Promise<Result>): Promise<Result>;
  /** The same for a file: it is counted when `isFailed` says so of the result. Our own faults are not. */
  tryFile<Result>(
    userId: number,
    work: () => Promise<Result>,
    isFailed: (result: Result) => boolean,
  ): Promise<Result>;
};

export function openLabBudget({ db, config }: Pick<AppContext, 'db' | 'config'>): LabBudget {
  const seconds = openRateLimit(db, {
    name: 'lab-seconds',
    points: config.rates.userLabSeconds,
    seconds: DAY_SECONDS,
  });
  const failures = openRateLimit(db, {
    name: 'lab-failures',
    points: FAILURES_AN_HOUR,
    seconds: HOUR_SECONDS,
  });
  return {
    async spend(userId, mostSeconds, work) {
      const key = String(userId);
      // Taken before and not after: else many at once would each find enough left.
      const most = Math.ceil(mostSeconds);
      const taken = await seconds.take(key, most);
      if (!taken.isAllowed) throw refuse('lab_time_used_up', taken);
      const start = performance.now();
      try {
        return await work();
      } finally {
        const unused = most - Math.max(1, Math.ceil((performance.now() - start) / 1000));
        if (unused > 0) await seconds.giveBack(key, unused);
      }
    },
    async tryFile(userId, work, isFailed) {
      const key = String(userId);
      const taken = await failures.take(key);
      if (!taken.isAllowed) throw refuse('too_many_broken', taken);
      let isCounted = false;
      try {
        const result = await work();
        isCounted = isFailed(result);
        return result;
      } finally {
        if (!isCounted) await failures.giveBack(key);
      }
    },
  };
}

function refuse(word: 'lab_time_used_up' | 'too_many_broken', { millisecondsLeft }: Taken): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(millisecondsLeft / 1000));
  const says = fieldWord(word, { x: formatWait(retryAfterSeconds) });
  return new Refusal('too_many_requests', { says, retryAfterSeconds });
}

function formatWait(seconds: number): Words {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  const [words, n] =
    minutes > 90 ? [WORDS.hours, hours] : [minutes === 1 ? WORDS.minute : WORDS.minutes, minutes];
  return { en: translate(words, 'en', { n }), zh: translate(words, 'zh', { n }) };
}
