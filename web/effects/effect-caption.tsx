// Under a cover: the name and its marker, the price and how many photos it takes, or that an engine is missing.
import { Plug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Effect } from '#contract/effect.ts';
import { Badge } from '#web/ui/base/badge.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './effect-caption.module.css';

export function EffectCaption({ effect, name }: { effect: Effect; name: string }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { marker, available, price, images, uses } = effect;
  const facts = [
    words.points(price),
    images === 2 && t('effects.two_people'),
    uses > 0 && t('effects.uses', { count: uses, n: words.count(uses) }),
  ];
  return (
    <span className={style.caption}>
      <span className={style.head}>
        <span className={style.name}>{name}</span>
        {marker && available && (
          <Badge look={marker === 'new' ? 'new' : 'bare'}>
            {marker === 'new' ? t('effects.new') : t('effects.hot')}
          </Badge>
        )}
      </span>
      <span className={style.facts}>
        {available ? (
          facts.filter(Boolean).join(' · ')
        ) : (
          <>
            <Plug aria-hidden="true" />
            {t('effects.needs_engine')}
          </>
        )}
      </span>
    </span>
  );
}
