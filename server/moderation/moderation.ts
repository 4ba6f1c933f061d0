// The content rules behind one interface: what is asked, what is sent and what is made is judged by checkers in a row.
import type { Logger } from 'pino';
import type { RuleClass } from '#contract/community.ts';
import { fieldWord } from '#contract/field-words.ts';
import { ChildFailure } from '#server/children/child-failure.ts';
import { Refusal } from '#server/refusal.ts';
import { untilAborted } from '#server/process/until-aborted.ts';

/** Words that a person typed. `excluded` ones say what must not be made. */
export type TypedText = { text: string; use: 'wanted' | 'excluded' };

/** A file as it would be kept. */
export type SentFile = {
  kind: 'image' | 'video' | 'audio';
  /** Of the bytes as they were sent, and of those that would be kept. */
  hashes: readonly string[];
  /** Where it lies on this machine; null where the same file was kept before. */
  path: string | null;
};

/** What an engine made, already in our storage. */
export type MadeFile = { kind: 'image' | 'video'; key: string; hashes: readonly string[] };

export type Subjects = { prompt: TypedText; upload: SentFile; result: MadeFile };
export type Stage = keyof Subjects;

export type Checker<Subject> = {
  name: string;
  limitMs: number;
  /** What becomes of a subject that it could not judge: the next checker's, or nobody's (docs/decisions/0018). */
  whenBroken: 'pass' | 'refuse';
  /** Null: fine. The signal is aborted when the time is over. */
  check(subject: Subject, signal: AbortSignal): Promise<RuleClass | null>;
  /** Ends what it needed. */
  close?(): Promise<void>;
};

export type Checkers = { readonly [S in Stage]: readonly Checker<Subjects[S]>[] };

export type Fault = { stage: Stage; checker: string; kind: 'failed' | 'late'; count: number };

export type Moderation = {
  /** The first class that a checker names, or null. Refuses `unavailable` when one broke that must not be missing. */
  judge<S extends Stage>(stage: S, subject: Subjects[S]): Promise<RuleClass | null>;
  /** How often checkers of this process broke. */
  faults(): Fault[];
  /** Ends what the checkers needed; subjects that still wait are refused. */
  close(): Promise<void>;
};

export function openModeration(checkers: Checkers, log: Logger): Moderation {
  const faults = new Map<string, Fault>();

  function note(stage: Stage, checker: string, kind: Fault['kind'], err: unknown): void {
    const key = `${stage} ${checker} ${kind}`;
    const fault = faults.get(key) ?? { stage, checker, kind, count: 0 };
    faults.set(key, { ...fault, count: fault.count + 1 });
    log.error({ err, stage, checker }, 'A checker of the content rules broke');
  }

  return {
    async judge(stage, subject) {
      for (const checker of checkers[stage]) {
        const time = AbortSignal.timeout(checker.limitMs);
        try {
          const reason = await untilAborted(checker.check(subject, time), time);
          if (reason) return reason;
        } catch (error) {
          note(stage, checker.name, time.aborted || isTimeout(error) ? 'late' : 'failed', error);
          if (checker.whenBroken === 'refuse') {
            throw new Refusal('unavailable', { says: fieldWord('unchecked'), cause: error });
          }
        }
      }
      return null;
    },
    faults: () => [...faults.values()],
    close: async () => {
      const all: readonly Pick<Checker<never>, 'close'>[] = Object.values(checkers).flat();
      await Promise.all([...new Set(all)].map((checker) => checker.close?.()));
    },
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof ChildFailure && error.reason === 'timeout';
}
