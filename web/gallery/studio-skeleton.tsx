// The studio before its work is known.
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import style from './studio.module.css';

export function StudioSkeleton() {
  return (
    <div className={style.studio} aria-hidden="true">
      <div className={style.batch}>
        <Skeleton ratio={1} />
      </div>
      <div className={style.middle}>
        <div className={style.tools} />
        <div className={style.mat}>
          <div className={style.fixed} style={{ '--ratio': 1 }}>
            <Skeleton ratio={1} />
          </div>
        </div>
      </div>
      <div className={style.label} />
    </div>
  );
}
