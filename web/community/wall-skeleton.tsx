// The wall of Explore before its works are known.
import { useRef } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { layOutMasonry } from './masonry-layout.ts';
import { useWallSpace } from './use-wall-space.ts';
import style from './works-wall.module.css';

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
