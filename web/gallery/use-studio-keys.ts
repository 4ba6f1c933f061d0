// The keys of a studio: to its neighbours, through its batch, star and download.
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import { nextOfBatch } from './walk-results.ts';

export type StudioKeys = {
  task: Task;
  /** The one that is shown. */
  result: Result | undefined;
  /** Addresses of the neighbours; undefined at either end. */
  newer: string | undefined;
  older: string | undefined;
  goTo: (address: string | undefined) => void;
  toggleFavorite: () => void;
  /** With a video the arrows walk its frames. */
  hasArrows: boolean;
};

export function useStudioKeys(studio: StudioKeys): void {
  const { task, result, newer, older, goTo, toggleFavorite, hasArrows } = studio;
  const acts = useTaskActs();
  const index = result?.index ?? 0;
  useShortcut('studio.step', (key) => goTo(key === 'ArrowLeft' ? newer : older), { isOn: hasArrows });
  useShortcut(
    'studio.batch',
    (key) => goTo(nextOfBatch({ task, index }, key === 'ArrowUp' ? 'before' : 'after')),
    { isOn: hasArrows && task.results.length > 1 },
  );
  useShortcut('studio.favorite', toggleFavorite);
  useShortcut('studio.download', () => void acts.downloadResult(task, index), { isOn: result !== undefined });
}
