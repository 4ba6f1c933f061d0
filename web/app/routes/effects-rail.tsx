// The effects of one kind that are used most, in one row; the rest is a link away.
import { useTranslation } from 'react-i18next';
import { EffectCardSkeleton } from '#web/effects/effect-card-skeleton.tsx';
import { EffectCard } from '#web/effects/effect-card.tsx';
import { galleryAddress } from '#web/effects/effect-places.ts';
import type { EffectType } from '#web/effects/effect-places.ts';
import { findEffects } from '#web/effects/find-effects.ts';
import { useEffects } from '#web/effects/use-effects.ts';
import { Section } from '#web/ui/base/section.tsx';
import { AppLink } from '../shell/app-link.tsx';
import style from './effects-rail.module.css';

/** What cannot be had stands behind a link only; where effects do not arrive, nothing stands here. */
export function EffectsRail({ type, count }: { type: EffectType; count: number }) {
  const { t } = useTranslation();
  const { data, isPending } = useEffects(type);
  const shown = findEffects(data ?? [], { order: 'hot' })
    .filter(({ available }) => available)
    .slice(0, count);
  if (!isPending && shown.length === 0) return null;
  return (
    <Section
      title={t(`app.rail.title_${type}`)}
      aside={
        <AppLink href={galleryAddress(type)}>
          {data ? t('app.rail.all', { n: data.length }) : t('app.rail.see')}
        </AppLink>
      }
    >
      <ul className={style.rail} style={{ '--count': count }}>
        {isPending
          ? Array.from({ length: count }, (_, place) => (
              <li key={place}>
                <EffectCardSkeleton />
              </li>
            ))
          : shown.map((effect) => (
              <li key={effect.id}>
                <EffectCard effect={effect} isEager={false} />
              </li>
            ))}
      </ul>
    </Section>
  );
}
