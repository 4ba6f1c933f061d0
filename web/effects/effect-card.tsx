// One effect in the gallery: its cover, its name, what it costs; a click goes to work with it.
import { useSearchParams } from 'react-router';
import type { Effect } from '#contract/effect.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { COVER_HEIGHT, COVER_WIDTH } from './cover-size.ts';
import { EffectCaption } from './effect-caption.tsx';
import { EffectCover } from './effect-cover.tsx';
import { workAddress } from './effect-places.ts';
import style from './effects-gallery.module.css';

export function EffectCard({ effect, isEager }: { effect: Effect; isEager: boolean }) {
  const { language } = useTaskText();
  const [params] = useSearchParams();
  return (
    <UiLink
      href={workAddress(effect.type, effect.id, params)}
      className={style.card}
      title={effect.desc[language]}
    >
      <EffectCover effect={effect} alt="" isEager={isEager} />
      <EffectCaption effect={effect} name={effect.name[language]} />
    </UiLink>
  );
}

export function EffectCardSkeleton() {
  return (
    <div className={style.coming}>
      <Skeleton ratio={COVER_WIDTH / COVER_HEIGHT} />
      <Skeleton width="62%" />
      <Skeleton width="40%" />
    </div>
  );
}
