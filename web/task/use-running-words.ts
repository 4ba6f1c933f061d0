// How a running task is going, in numbers and in one line of words.
import { useTranslation } from 'react-i18next';
import { TASK_STATUS } from '#contract/task.ts';
import type { Task } from '#contract/task.ts';
import { useTaskProgress } from '#web/model/tasks/use-task-progress.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { isParked } from './polling-entry.ts';
import { usePollingStore } from './polling-store.ts';

export type RunningWords = {
  percent: number | null;
  isQueued: boolean;
  /** It takes longer than it should, or nobody asks about it any more. */
  isStill: boolean;
  /** "Generating · about 7 s left" */
  said: string;
};

export function useRunningWords(task: Task): RunningWords {
  const { t } = useTranslation();
  const words = useTaskText();
  const { percent, secondsLeft, mostLeft, isLate } = useTaskProgress(task);
  const hasParked = usePollingStore((state) =>
    state.entries.some((entry) => entry.id === task.id && isParked(entry)),
  );
  const isStill = hasParked || isLate;
  const going = [
    words.state(task),
    words.wait({ ...task, eta_seconds: secondsLeft, eta_most_seconds: mostLeft }),
  ];
  return {
    percent,
    isQueued: task.status === TASK_STATUS.queued,
    isStill,
    said: isStill && !task.held ? t('task.still_working') : going.filter(Boolean).join(' · '),
  };
}
