// The masonry of Explore. However long it gets, only what is near the window is drawn.
import { useMemo, useRef } from 'react';
import type { PublicTask } from '#contract/task.ts';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { isInRange } from '#web/ui/wall/use-window-range.ts';
import { layOutMasonry } from './masonry-layout.ts';
import { PublicCard } from './public-card.tsx';
import { useWallSpace } from './use-wall-space.ts';
import style from './works-wall.module.css';

/** Works that are seen without scrolling are fetched before all others. */
const SEEN_AT_ONCE = 10;

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
