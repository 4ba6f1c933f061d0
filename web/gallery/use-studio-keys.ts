// The keys of a studio: to its neighbours, through its batch, star and download.
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import { nextOfBatch, nextResult, readPlace } from './walk-results.ts';

export type StudioKeys = {
  task: Task;
  /** The one that is shown. */
  result: Result | undefined;
  /** The works that one walks through, the newest first. */
  family: readonly Task[];
  goTo: (address: string | undefined) => void;
  toggleFavorite: () => void;
  /** With a video the arrows walk its frames. */
  hasArrows: boolean;
};

export function useStudioKeys(studio: StudioKeys): void {
  const { task, result, family, goTo, toggleFavorite, hasArrows } = studio;
  const acts = useTaskActs();
  const index = result?.index ?? 0;
  const readHere = () => readPlace(family, location.search, { task, index });
  useShortcut(
    'studio.step',
    (key) => goTo(nextResult(family, readHere(), key === 'ArrowLeft' ? 'before' : 'after')),
    { isOn: hasArrows },
  );
  useShortcut(
    'studio.batch',
    (key) => goTo(nextOfBatch(readHere(), key === 'ArrowUp' ? 'before' : 'after')),
    { isOn: hasArrows && task.results.length > 1 },
  );
  useShortcut('studio.favorite', toggleFavorite);
  useShortcut('studio.download', () => void acts.downloadResult(task, index), { isOn: result !== undefined });
}
