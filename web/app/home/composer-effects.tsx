// The composer without words: effects are picked by eye.
import { useTranslation } from 'react-i18next';
import { EffectCardSkeleton } from '#web/effects/effect-card-skeleton.tsx';
import { EffectCard } from '#web/effects/effect-card.tsx';
import { galleryAddress } from '#web/effects/effect-places.ts';
import { findEffects } from '#web/effects/find-effects.ts';
import { useEffects } from '#web/effects/use-effects.ts';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { AppLink } from '../shell/app-link.tsx';
import style from './composer.module.css';

const OF_EACH = 3;

export function ComposerEffects() {
  const { t } = useTranslation();
  const videos = useEffects(6);
  const images = useEffects(5);
  const shown = [videos.data ?? [], images.data ?? []].flatMap((effects) =>
    findEffects(effects, { order: 'hot' })
      .filter(({ available }) => available)
      .slice(0, OF_EACH),
  );
  return (
    <>
      <ul className={style.effects}>
        {videos.isPending || images.isPending
          ? Array.from({ length: 2 * OF_EACH }, (_, place) => (
              <li key={place}>
                <EffectCardSkeleton />
              </li>
            ))
          : shown.map((effect) => (
              <li key={`${effect.type}-${effect.id}`}>
                <EffectCard effect={effect} isEager={false} />
              </li>
            ))}
      </ul>
      <div className={style.options}>
        <AppLink href={galleryAddress(6)} className={buttonClass()}>
          {t('home.all_video_effects')}
        </AppLink>
        <AppLink href={galleryAddress(5)} className={buttonClass()}>
          {t('home.all_image_effects')}
        </AppLink>
      </div>
    </>
  );
}
