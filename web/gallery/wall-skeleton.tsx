// The wall before anything of it is known: a day of rows in the shapes that images have here.
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import style from './creations.module.css';

const SHAPES = [1, 1.5, 0.75, 1.33, 1.78, 1, 0.67, 1.5, 1, 1.33, 0.67, 1.78, 1.5, 1, 0.75, 1];

export function WallSkeleton() {
  return (
    <div className={style.coming} aria-hidden="true">
      <Skeleton width="56px" height="48px" />
      <JustifiedWall
        items={SHAPES.map((ratio, at) => ({ ratio, at }))}
        keyOf={({ at }) => String(at)}
        ratioOf={({ ratio }) => ratio}
      >
        {({ ratio }) => <Skeleton ratio={ratio} />}
      </JustifiedWall>
    </div>
  );
}
