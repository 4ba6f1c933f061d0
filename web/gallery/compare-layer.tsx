// Two to four images or videos beside one another over the wall: zoomed in step, starred while one looks, put aside.
import { Minus, Pause, Play, Plus, X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { isOwnTask, useShownTask, useTask } from '#web/model/tasks/use-tasks.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import { useZoom } from '#web/ui/base/use-zoom.ts';
import { keepOpenForToasts } from '#web/ui/layer/keep-open-for-toasts.ts';
import { useReturnFocus } from '#web/ui/layer/use-return-focus.ts';
import { chooseColumns } from '#web/ui/wall/fit-grid.ts';
import { ComparedWork } from './compared-work.tsx';
import type { Tile } from './group-by-day.ts';
import { useSyncedVideos } from './use-synced-videos.ts';
import style from './compare.module.css';

const GAP = 8;
/** The line below each, in pixels. */
const CAPTION = 36;
/** How far an arrow key moves what is zoomed, in pixels. */
const STRIDE = 60;
const STRIDES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

export type CompareLayerProps = {
  tiles: readonly Tile[];
  onRemove: (tile: Tile) => void;
  onClose: () => void;
};

type Compared = { tile: Tile; task: Task | undefined; result: Result | undefined };

export function CompareLayer({ tiles, onRemove, onClose }: CompareLayerProps) {
  const { t } = useTranslation();
  const acts = useTaskActs();
  const zoom = useZoom({ hasWheel: true });
  const returnFocus = useReturnFocus();
  const compared = useCompared(tiles);
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const room = useRoom(grid);
  const ratios = compared.map(({ result }) => (result ? result.width / result.height : 1));
  const videos = useSyncedVideos();
  const hasVideos = compared.some(({ result }) => result?.kind === 'video');
  const { scale } = zoom.view;

  function toggleFavorite(one: Compared | undefined) {
    if (one?.result)
      acts.setFavorite([{ id: one.tile.id, images: [one.result.index] }], !one.result.favorite);
  }

  const inDialog = { isInDialog: true };
  useShortcut('comparison.closer', zoom.zoomIn, inDialog);
  useShortcut('comparison.farther', zoom.zoomOut, inDialog);
  useShortcut('comparison.whole', zoom.reset, inDialog);
  useShortcut('comparison.move', (key) => zoom.moveBy(...(STRIDES[key] ?? [0, 0])), inDialog);
  useShortcut('comparison.favorite', (key) => toggleFavorite(compared[Number(key) - 1]), inDialog);
  useShortcut('comparison.play', videos.toggle, { ...inDialog, isOn: hasVideos });

  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Content
          className={style.layer}
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
        >
          <header className={style.head}>
            <Base.Title className={style.title}>{t('gallery.compare_works')}</Base.Title>
            {hasVideos && (
              <IconButton
                label={t(videos.isPlaying ? 'ui.pause' : 'ui.play')}
                icon={videos.isPlaying ? <Pause /> : <Play />}
                onClick={videos.toggle}
              />
            )}
            <IconButton
              label={t('gallery.zoom_out')}
              icon={<Minus />}
              onClick={zoom.zoomOut}
              disabled={scale === 1}
            />
            <button
              type="button"
              className={style.percent}
              onClick={zoom.reset}
              title={t('gallery.zoom_whole')}
            >
              {`${Math.round(scale * 100)} %`}
            </button>
            <IconButton label={t('gallery.zoom_in')} icon={<Plus />} onClick={zoom.zoomIn} />
            <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
          </header>
          <ul
            ref={setGrid}
            className={style.grid}
            style={{
              '--columns': chooseColumns(ratios, { ...room, gap: GAP, foot: CAPTION }),
              '--gap': `${GAP}px`,
            }}
          >
            {compared.map(({ tile, task, result }) => (
              <ComparedWork
                key={`${tile.id}-${tile.n}`}
                task={task}
                result={result}
                zoom={zoom}
                attachVideo={videos.attach}
                onRemove={tiles.length > 2 ? () => onRemove(tile) : undefined}
              />
            ))}
          </ul>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}

function useCompared(tiles: readonly Tile[]): Compared[] {
  const [a, b, c, d] = tiles;
  const found = [useOwn(a), useOwn(b), useOwn(c), useOwn(d)];
  return tiles.map((tile, at) => {
    const task = found[at];
    return { tile, task, result: task?.results.find(({ index }) => index === tile.n) };
  });
}

function useOwn(tile: Tile | undefined): Task | undefined {
  const { data } = useTask(tile?.id ?? null);
  return useShownTask(data && isOwnTask(data) ? data : undefined);
}

function useRoom(watched: HTMLElement | null): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!watched) return;
    const watcher = new ResizeObserver(() =>
      setRoom({ width: watched.clientWidth, height: watched.clientHeight }),
    );
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, [watched]);
  return room;
}
