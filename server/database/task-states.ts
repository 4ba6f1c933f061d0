// The states of a task, for statements. Those in capitals stand in the statement itself: a parameter would hide from the
// planner which partial index fits.
import { type SQL, sql } from 'drizzle-orm';
import { LEDGER_KINDS, type LedgerKind } from '#contract/points.ts';
import { TASK_STATUS } from '#contract/task.ts';

const { queued, processing, completed, failed } = TASK_STATUS;

export const openStates = [queued, processing] as const;
export const endedStates = [completed, failed] as const;

const listed = (...numbers: number[]): SQL => sql.raw(numbers.join(', '));

export const QUEUED = listed(queued);
export const PROCESSING = listed(processing);
export const COMPLETED = listed(completed);
export const FAILED = listed(failed);
/** For `in (…)`: queued or processing. */
export const OPEN = listed(...openStates);
/** For `in (…)`: completed or failed. */
export const ENDED = listed(...endedStates);

/** Returns the numbers of these kinds of ledger rows, for `= …` or `in (…)`. */
export function ledgerKinds(...kinds: LedgerKind[]): SQL {
  return listed(...kinds.map((kind) => LEDGER_KINDS[kind]));
}
