// What is done with the chosen works: the bar at the bottom, and the finding of all that a filter shows.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TASK_STATUS } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import type { TaskWallView } from '#web/model/tasks/use-task-wall.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import { SelectionBar } from './selection-bar.tsx';
import { askToShare } from '#web/model/works/share-wish.ts';
import type { Selection } from './use-selection.ts';
import { useHasPerk } from './use-has-perk.ts';

export type ChosenWorksProps = {
  wall: TaskWallView;
  selection: Selection;
  hasPanel: boolean;
};

export function ChosenWorks({ wall, selection, hasPanel }: ChosenWorksProps) {
  const { t } = useTranslation();
  const acts = useTaskActs();
  const canZip = useHasPerk('batch_download');
  const chosen = useMemo(
    () => wall.works.filter(({ id }) => selection.ids.has(id)),
    [wall.works, selection.ids],
  );
  const finished = chosen.filter(({ status }) => status === TASK_STATUS.completed);
  const areAllFavorite = chosen.length > 0 && chosen.every((work) => work.favorite);
  const areAllPublic = finished.length > 0 && finished.every((work) => work.public);
  const [found, setFound] = useState<number | null>(null);
  const searching = useRef<AbortController | null>(null);
  useEffect(() => () => searching.current?.abort(), []);

  const { end } = selection;
  useShortcut({ keys: ['Escape'], act: end });

  async function chooseAll() {
    const stopping = new AbortController();
    searching.current = stopping;
    setFound(wall.works.length);
    try {
      const ids = await wall.loadIds(setFound, stopping.signal);
      selection.choose(ids);
    } catch {
      // What was found until then is chosen, and how much that is stands in the bar.
      selection.choose(wall.works.map(({ id }) => id));
      toast.error(t('gallery.more_failed'));
    }
    setFound(null);
  }
  function idsOfFinished(): string[] {
    if (finished.length < chosen.length) toast.info(t('gallery.only_finished', { n: finished.length }));
    return finished.map(({ id }) => id);
  }
  function download() {
    const ids = idsOfFinished();
    if (ids.length === 0) return;
    void (canZip ? acts.downloadArchives(ids) : acts.downloadEach(ids));
  }
  function share() {
    if (areAllPublic) return void acts.setPublic(idsOfFinished(), false);
    const ids = idsOfFinished();
    if (ids.length > 0) askToShare(ids);
  }

  return (
    <SelectionBar
      count={chosen.length}
      total={Math.max(wall.total ?? 0, wall.works.length)}
      found={found}
      areAllFavorite={areAllFavorite}
      areAllPublic={areAllPublic}
      hasPanel={hasPanel}
      onSelectAll={() => void chooseAll()}
      onSelectNone={() => selection.choose([])}
      onStop={() => searching.current?.abort()}
      onFavorite={() => acts.setFavorite(chosen, !areAllFavorite)}
      onShare={share}
      onDownload={download}
      onDelete={() => {
        acts.deleteTasks(chosen);
        end();
      }}
      onClose={end}
    />
  );
}
