// What is done with the chosen images: the bar at the bottom, and the finding of all that a filter shows.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkPart } from '#contract/media.ts';
import { TASK_STATUS } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { countImages } from '#web/model/tasks/task-images.ts';
import type { TaskWallView } from '#web/model/tasks/use-task-wall.ts';
import { hasMark } from '#web/model/tasks/wall-work.ts';
import type { WallWork } from '#web/model/tasks/wall-work.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { LEAST_COMPARED, MOST_COMPARED } from './compare-address.ts';
import { keyOfTile, listTiles, partsOf } from './group-by-day.ts';
import type { Tile } from './group-by-day.ts';
import { SelectionBar } from './selection-bar.tsx';
import { askToShare } from '#web/model/works/share-wish.ts';
import type { Selection } from './use-selection.ts';
import { useHasPerk } from './use-has-perk.ts';

export type ChosenWorksProps = {
  wall: TaskWallView;
  selection: Selection;
  hasPanel: boolean;
  onCompare: (tiles: readonly Tile[]) => void;
};

export function ChosenWorks({ wall, selection, hasPanel, onCompare }: ChosenWorksProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const canZip = useHasPerk('batch_download');
  const { chosen, finished, areAllFavorite, areAllPublic } = useMemo(
    () => describeChosen(wall.works, selection.keys),
    [wall.works, selection.keys],
  );
  const count = countImages(chosen);
  const compared = finished.flatMap(({ id, images = [] }) => images.map((n) => ({ id, n })));
  const [found, setFound] = useState<number | null>(null);
  const searching = useRef<AbortController | null>(null);
  useEffect(() => () => searching.current?.abort(), []);

  const { end } = selection;
  useShortcut('everywhere.close', end);
  useShortcut('creations.all', () => void chooseAll());

  async function chooseAll() {
    const stopping = new AbortController();
    searching.current = stopping;
    setFound(listTiles(wall.works).length);
    try {
      selection.choose(keysOf(await wall.loadWorks({ onProgress: setFound, signal: stopping.signal })));
    } catch {
      // What was found until then is chosen, and how much that is stands in the bar.
      selection.choose(keysOf(wall.works));
      toast.error(t('gallery.more_failed'));
    }
    setFound(null);
  }
  function takeFinished(): readonly WorkPart[] {
    const n = countImages(finished);
    if (n < count) toast.info(t('gallery.only_finished', { count: n, n: words.count(n) }));
    return finished;
  }
  function download() {
    const parts = takeFinished();
    if (parts.length === 0) return;
    const isOne = countImages(parts) === 1;
    void (canZip && !isOne ? acts.downloadArchives(parts) : acts.downloadEach(parts));
  }
  function share() {
    const parts = takeFinished();
    if (areAllPublic) void acts.setPublic(parts, false);
    else if (parts.length > 0) askToShare(parts);
  }

  return (
    <SelectionBar
      count={count}
      total={Math.max(wall.total ?? 0, count)}
      canCompare={compared.length >= LEAST_COMPARED && compared.length <= MOST_COMPARED}
      found={found}
      areAllFavorite={areAllFavorite}
      areAllPublic={areAllPublic}
      hasPanel={hasPanel}
      onSelectAll={() => void chooseAll()}
      onSelectNone={() => selection.choose([])}
      onStop={() => searching.current?.abort()}
      onCompare={() => onCompare(compared)}
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

function keysOf(works: readonly WallWork[]): string[] {
  return listTiles(works).map(keyOfTile);
}

function describeChosen(works: readonly WallWork[], keys: ReadonlySet<string>) {
  const chosen = partsOf(works, (tile) => keys.has(keyOfTile(tile)));
  const byId = new Map(works.map((work) => [work.id, work]));
  const finished = chosen.filter(({ id }) => byId.get(id)?.status === TASK_STATUS.completed);
  const haveAll = (parts: readonly WorkPart[], mark: 'favorite' | 'public') =>
    parts.length > 0 &&
    parts.every(({ id, images = [0] }) => {
      const work = byId.get(id);
      return work !== undefined && images.every((image) => hasMark(work, mark, image));
    });
  return {
    chosen,
    finished,
    areAllFavorite: haveAll(chosen, 'favorite'),
    areAllPublic: haveAll(finished, 'public'),
  };
}
