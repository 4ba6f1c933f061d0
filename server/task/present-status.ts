// How a task is going, in the shape and the words of the wire.
import { FAILURES, type Failure } from '#contract/failures.ts';
import { type StatusOf, type TaskStatus, TASK_STATUS } from '#contract/task.ts';
import type { tasks } from '#server/database/schema/tasks.ts';
import en from '#texts/en/server/states.json' with { type: 'json' };
import zh from '#texts/zh/server/states.json' with { type: 'json' };
import { type Language, pairTexts } from '#texts/words.ts';
import type { QueuePlace } from './read-queue.ts';

export type TaskRow = typeof tasks.$inferSelect;
export type StatusRow = Pick<
  TaskRow,
  | 'status'
  | 'error_code'
  | 'progress'
  | 'refunded'
  | 'eta_seconds'
  | 'eta_most_seconds'
  | 'preview'
  | 'started_at'
  | 'held_at'
>;

/** Product T5. */
const STATE_WORDS = pairTexts(en, zh);
const STATES = { 0: 'queued', 1: 'processing', 2: 'completed', [-1]: 'failed' } as const satisfies Record<
  TaskStatus,
  keyof typeof STATE_WORDS
>;
/** Below this progress the first pace says too little about the rest. */
const TELLING_PROGRESS = 10;

type Shown = Pick<
  StatusOf,
  | 'status_msg'
  | 'progress'
  | 'queue_ahead'
  | 'eta_seconds'
  | 'eta_most_seconds'
  | 'preview'
  | 'held'
  | 'error_code'
  | 'refunded'
>;

/** `place` is where a waiting task stands. Seconds are estimates, never 0 while something is still to come, but for a held task. */
export function presentStatus(task: StatusRow, place: QueuePlace | undefined, language: Language): Shown {
  const failure = readFailure(task);
  return {
    status_msg: STATE_WORDS[nameState(task, failure)][language],
    progress: task.progress,
    queue_ahead: task.status === TASK_STATUS.queued ? (place?.ahead ?? 0) : 0,
    eta_seconds: estimateSeconds(task, place),
    eta_most_seconds: estimateMost(task, place),
    preview: task.status === TASK_STATUS.processing ? task.preview : '',
    held: task.held_at !== null,
    error_code: failure,
    refunded: task.refunded,
  };
}

function nameState({ status, held_at }: StatusRow, failure: Failure | null): keyof typeof STATE_WORDS {
  if (held_at !== null) return 'held';
  return failure === 'canceled' ? failure : STATES[status];
}

/** A code that this version does not know (a newer one wrote it) is shown as the engine's fault. */
export function readFailure({ status, error_code }: Pick<TaskRow, 'status' | 'error_code'>): Failure | null {
  if (status !== TASK_STATUS.failed) return null;
  return FAILURES.find((known) => known === error_code) ?? 'engine_error';
}

/** Nine of ten such tasks are done by then; never less than the usual one. */
function estimateMost(task: StatusRow, place: QueuePlace | undefined): number {
  const usual = estimateSeconds(task, place);
  return usual === 0 ? 0 : usual + Math.max(0, task.eta_most_seconds - task.eta_seconds);
}

function estimateSeconds(task: StatusRow, place: QueuePlace | undefined): number {
  if (task.status === TASK_STATUS.queued) return place?.eta_seconds ?? task.eta_seconds;
  if (task.status !== TASK_STATUS.processing || task.started_at === null || task.held_at !== null) return 0;
  const elapsed = (Date.now() - task.started_at.getTime()) / 1000;
  const isTelling = task.progress >= TELLING_PROGRESS;
  const left = isTelling ? (elapsed * (100 - task.progress)) / task.progress : task.eta_seconds - elapsed;
  return Math.max(1, Math.ceil(left));
}
