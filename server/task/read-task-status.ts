// How some of one's own tasks are going.
import { type StatusOf, TASK_STATUS } from '#contract/task.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { type FoundStatus, lookUpStatuses } from './look-up-statuses.ts';
import { presentResult } from './present-result.ts';
import { presentStatus } from './present-status.ts';

type Needs = Pick<AppContext, 'config' | 'db'>;

/** Refuses (asset_not_found) what is deleted, unknown or another's: these look the same. */
export async function readTaskStatus(
  app: Needs,
  userId: number,
  id: string,
  language: Language,
): Promise<StatusOf> {
  const [status] = await readTaskStatuses(app, userId, [id], language);
  if (!status) throw new Refusal('asset_not_found');
  return status;
}

/** In the order of the ids; those that are deleted, unknown or another's are left out. */
export async function readTaskStatuses(
  { config, db }: Needs,
  userId: number,
  ids: readonly string[],
  language: Language,
): Promise<StatusOf[]> {
  const numbers = [...new Set(ids)].map(Number);
  const found = await lookUpStatuses(db)(numbers);
  return numbers.flatMap((id) => {
    const task = found.get(id);
    return task?.user_id === userId ? [present(config, task, language)] : [];
  });
}

function present(config: AppContext['config'], task: FoundStatus, language: Language): StatusOf {
  const { stand } = task;
  const place = stand && {
    ahead: stand.ahead,
    eta_seconds: Math.ceil(stand.seconds / config.workerTasks) + task.eta_seconds,
  };
  return {
    id: String(task.id),
    type: task.type as StatusOf['type'],
    status: task.status,
    ...presentStatus(task, place ?? undefined, language),
    ...(task.status === TASK_STATUS.completed && {
      results: (task.results ?? []).map((row) => presentResult(config, row, task)),
    }),
  };
}
