// An effect of the gallery that is still coming.
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { COVER_HEIGHT, COVER_WIDTH } from './cover-size.ts';
import style from './effects-gallery.module.css';

export function EffectCardSkeleton() {
  return (
    <div className={style.coming}>
      <Skeleton ratio={COVER_WIDTH / COVER_HEIGHT} />
      <Skeleton width="62%" />
      <Skeleton width="40%" />
    </div>
  );
}
