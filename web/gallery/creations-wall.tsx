// The wall of Creations: every day with its images, of which only those near the window are drawn and fetched.
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Month } from '#web/model/tasks/use-task-months.ts';
import type { TaskWallView } from '#web/model/tasks/use-task-wall.ts';
import { VirtualWall } from '#web/ui/wall/virtual-wall.tsx';
import { RubberBand } from '#web/ui/wall/rubber-band.tsx';
import { thumbhashColour } from '#web/ui/base/thumbhash-url.ts';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { useIsFlying } from '#web/ui/wall/use-is-flying.ts';
import { useScrollRestoration } from '#web/ui/wall/use-scroll-restoration.ts';
import { useRubberBand } from '#web/ui/wall/use-rubber-band.ts';
import { useWallKeys } from '#web/ui/wall/use-wall-keys.ts';
import { scrolledTo, useWindowRange } from '#web/ui/wall/use-window-range.ts';
import { itemsIn, itemsUnder, layOutWall } from '#web/ui/wall/wall-layout.ts';
import { DateScrubber } from './date-scrubber.tsx';
import { DayHead } from './day-head.tsx';
import type { GridSize } from './gallery-filter.ts';
import { indexOfTile, keyOfTile, listTiles, tileAt, readTileKey, workAt } from './group-by-day.ts';
import type { WorksByDay, Tile } from './group-by-day.ts';
import { placeAt } from './months.ts';
import { useLanding } from './use-month-jump.ts';
import type { MonthJump } from './use-month-jump.ts';
import type { Selection } from './use-selection.ts';
import { useWorkKit } from './use-work-menu.ts';
import { WorkCard } from './work-card.tsx';
import style from './creations.module.css';

/** So many images are in sight at once and load before everything else. */
const EAGER = 12;
/** Pixels of the window: the top bar, on a desk the filters below it; on a phone also the tabs at the bottom. */
const TOP_BAR = 56;
const BARS = { desk: { top: TOP_BAR + 46, bottom: 0 }, phone: { top: TOP_BAR, bottom: 60 } };

/** Pixels below the bars: what hangs there is where one stands. */
const EYE = 200;

const DESK = { gap: 6, headWidth: 84, headHeight: 0, leastHeight: 96, padTop: 20, padBottom: 20 };
const PHONE = { gap: 3, headWidth: 0, headHeight: 58, leastHeight: 0, padTop: 0, padBottom: 16 };
const ROW_HEIGHTS: Readonly<Record<GridSize, { desk: number; phone: number }>> = {
  small: { desk: 76, phone: 68 },
  medium: { desk: 118, phone: 104 },
  large: { desk: 212, phone: 190 },
};

export type CreationsWallProps = {
  wall: TaskWallView;
  hanging: WorksByDay;
  /** Another list begins anew. */
  listKey: string;
  /** Stays below the top bar, on a desk. */
  filterBar: RefObject<HTMLElement | null>;
  months: readonly Month[];
  jump: MonthJump;
  size: GridSize;
  selection: Selection;
  /** The work in the panel. */
  opened: Tile | null;
  onOpen: (id: string, n: number) => void;
};

export function CreationsWall({
  wall,
  hanging,
  listKey,
  filterBar,
  months,
  jump,
  size,
  selection,
  opened,
  onOpen,
}: CreationsWallProps) {
  const container = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const range = useWindowRange(container);
  const isFlying = useIsFlying();
  const kit = useWorkKit();
  const { key: pageKey } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const { width } = range;
  const layout = useMemo(() => {
    const rowHeight = ROW_HEIGHTS[size][isPhone ? 'phone' : 'desk'];
    return layOutWall(hanging.ratios, hanging.counts, { ...(isPhone ? PHONE : DESK), width, rowHeight });
  }, [hanging, size, isPhone, width]);

  const tile = (index: number) => tileAt(hanging, index);
  const keyOf = (index: number) => {
    const found = tile(index);
    return found && keyOfTile(found);
  };
  const indexOf = (key: string) => indexOfTile(hanging, readTileKey(key));

  const { lookAt } = wall;
  useEffect(() => {
    const seen = itemsIn(layout, range);
    if (seen) lookAt(workAt(hanging.starts, seen.first), workAt(hanging.starts, seen.last));
  }, [layout, range, hanging, lookAt]);

  const { works } = hanging;
  const order = useRef(works);
  useEffect(() => {
    order.current = works;
  });
  const { toggle } = selection;
  const onToggle = useCallback(
    (key: string, withRange: boolean) =>
      toggle(key, withRange, () => listTiles(order.current).map(keyOfTile)),
    [toggle],
  );

  const bars = BARS[isPhone ? 'phone' : 'desk'];
  const keys = useWallKeys({
    layout,
    container,
    keyOf,
    indexOf,
    covered: bars,
    sight: { top: scrolledTo(range), bottom: range.bottom },
    onReach: (index) => {
      const reached = tile(index);
      if (reached && opened) onOpen(reached.id, reached.n);
    },
    onChoose: (index, withRange) => {
      const reached = tile(index);
      if (reached) onToggle(keyOfTile(reached), withRange);
    },
  });
  const moveTo = useScrollRestoration({
    layout,
    container,
    keyOf,
    indexOf,
    listKey,
    pageKey,
    isReturn,
    preferred: opened && keyOfTile(opened),
    covered: bars.top,
  });
  const measureBars = useCallback(
    () => (isPhone ? BARS.phone.top : TOP_BAR + (filterBar.current?.offsetHeight ?? 0)),
    [isPhone, filterBar],
  );
  const landed = useLanding({
    jump,
    hanging,
    layout,
    hasMore: wall.hasMore,
    container,
    range,
    moveTo,
    measureBars,
  });
  const isLong = wall.hasMore || layout.height > range.bottom - range.top;
  const { band, hand } = useRubberBand({
    container,
    isOverItems: selection.isOn,
    onStart: selection.startArea,
    onCover: (area) => selection.cover(itemsUnder(layout, area).flatMap((index) => keyOf(index) ?? [])),
  });

  function drawHead(at: number, id: string) {
    const day = hanging.days[at];
    const isLast = at === hanging.days.length - 1;
    if (!day) return null;
    return (
      <>
        {at > 0 && <hr className={style.line} aria-hidden="true" />}
        <DayHead at={day.at} works={hanging.counts[at] ?? 0} isOpenEnded={isLast && wall.hasMore} id={id} />
      </>
    );
  }
  const { taskOf } = wall;
  const colourOf = useCallback(
    (index: number) => {
      const found = tileAt(hanging, index);
      const result = found && taskOf(found.id)?.results.find(({ index: n }) => n === found.n);
      return thumbhashColour(result?.thumbhash);
    },
    [hanging, taskOf],
  );
  const { isOn: isSelecting, keys: chosen } = selection;
  const drawItem = useCallback(
    (index: number, isStop: boolean) => {
      const found = tileAt(hanging, index);
      if (!found) return null;
      return (
        <WorkCard
          kit={kit}
          task={taskOf(found.id)}
          n={found.n}
          isSelecting={isSelecting}
          isSelected={chosen.has(keyOfTile(found))}
          isEager={index < EAGER}
          tabIndex={isStop ? 0 : -1}
          onOpen={onOpen}
          onToggle={onToggle}
        />
      );
    },
    [kit, hanging, taskOf, isSelecting, chosen, onOpen, onToggle],
  );

  return (
    <div className={style.wallRow}>
      <div {...keys.hand} {...hand}>
        <VirtualWall
          layout={layout}
          range={range}
          container={container}
          keyOfSection={(at) => hanging.days[at]?.key ?? String(at)}
          drawHead={drawHead}
          keyOf={(index) => keyOf(index) ?? String(index)}
          drawItem={drawItem}
          isFlying={isFlying}
          colourOf={colourOf}
          kept={keys.kept}
          stop={keys.stop}
          isOpenEnded={wall.hasMore}
          sectionClassName={style.day}
        >
          {band && <RubberBand area={band} />}
        </VirtualWall>
      </div>
      {!isPhone && isLong && months.length > 1 && (
        <DateScrubber
          months={months}
          place={placeAt(months, hanging, { layout, top: scrolledTo(range) + bars.top + EYE })}
          landed={landed}
          jump={jump}
        />
      )}
    </div>
  );
}
