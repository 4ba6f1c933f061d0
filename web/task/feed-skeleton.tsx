// A feed before its first run is known.
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import style from './task-feed.module.css';

export function FeedSkeleton() {
  return (
    <div className={style.skeleton} aria-hidden="true">
      <Skeleton ratio={2} />
      <Skeleton width="50%" height="17px" />
      <Skeleton width="28%" />
    </div>
  );
}
