// The working screen while the effects are on their way.
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import style from './effect-form.module.css';

export function LoadingEffect() {
  return (
    <div className={style.loading} aria-hidden="true">
      <div>
        <Skeleton width="60%" height="28px" />
        <Skeleton ratio={4 / 3} />
        <Skeleton width="40%" />
      </div>
      <Skeleton ratio={16 / 9} />
    </div>
  );
}
