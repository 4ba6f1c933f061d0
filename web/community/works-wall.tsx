// The masonry of Explore. However long it gets, only what is near the window is drawn.
import { useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { PublicTask } from '#contract/task.ts';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { isInRange, useWindowRange } from '#web/ui/wall/use-window-range.ts';
import { layOutMasonry } from './masonry-layout.ts';
import type { WallSpace } from './masonry-layout.ts';
import { PublicCard } from './public-card.tsx';
import style from './works-wall.module.css';

const DESK = { columnWidth: 268, fewestColumns: 2, gap: 14, captionHeight: 44 };
const PHONE = { columnWidth: 175, fewestColumns: 2, gap: 8, captionHeight: 46 };
/** Works that are seen without scrolling are fetched before all others. */
const SEEN_AT_ONCE = 10;

/** Ratios of a wall that is still coming. */
const EXPECTED = [
  21 / 9,
  3 / 4,
  4 / 3,
  2 / 3,
  3 / 4,
  3 / 4,
  16 / 9,
  9 / 16,
  1,
  3 / 2,
  1,
  2 / 3,
  4 / 3,
  1,
  3 / 4,
];

export function WorksWall({ works, label }: { works: readonly PublicTask[]; label: string }) {
  const container = useRef<HTMLUListElement>(null);
  const { space, range } = useWallSpace(container);
  const places = usePublicPlaces();
  const { boxes, height } = useMemo(
    () =>
      layOutMasonry(
        works.map((work) => work.width / work.height),
        space,
      ),
    [works, space],
  );
  return (
    <ul ref={container} className={style.wall} style={{ height }} aria-label={label}>
      {boxes.map((box, at) => {
        const work = works[at];
        if (!work || !isInRange(box, range)) return null;
        const { left, top, width } = box;
        return (
          <li
            key={work.id}
            className={style.place}
            style={{ transform: `translate(${left}px, ${top}px)`, width }}
            aria-setsize={works.length}
            aria-posinset={at + 1}
          >
            <PublicCard work={work} href={places.work(work.id)} isEager={at < SEEN_AT_ONCE} width={width} />
          </li>
        );
      })}
    </ul>
  );
}

/** The wall before its works are known, in the same columns. */
export function WallSkeleton() {
  const container = useRef<HTMLDivElement>(null);
  const { space } = useWallSpace(container);
  const { boxes, height } = layOutMasonry(EXPECTED, space);
  return (
    <div ref={container} className={style.wall} style={{ height }} aria-hidden="true">
      {boxes.map(({ left, top, width }, at) => (
        <div
          key={`${left} ${top}`}
          className={style.place}
          style={{ transform: `translate(${left}px, ${top}px)`, width }}
        >
          <Skeleton ratio={EXPECTED[at] ?? 1} />
        </div>
      ))}
    </div>
  );
}

function useWallSpace(container: RefObject<HTMLElement | null>) {
  const { width, top, bottom } = useWindowRange(container);
  const isPhone = useIsPhone();
  const space = useMemo((): WallSpace => ({ width, ...(isPhone ? PHONE : DESK) }), [width, isPhone]);
  return { space, range: { top, bottom } };
}
