// Another template for the same photos: a drawer with all of them.
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Effect } from '#contract/effect.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { EffectCaption } from './effect-caption.tsx';
import { EffectCover } from './effect-cover.tsx';
import type { EffectType } from './effect-places.ts';
import { findEffects } from './find-effects.ts';
import style from './switch-effect.module.css';

export type SwitchEffectProps = {
  type: EffectType;
  effect: Effect;
  effects: readonly Effect[];
  onChoose: (id: string) => void;
};

export function SwitchEffect({ type, effect, effects, onChoose }: SwitchEffectProps) {
  const { t } = useTranslation();
  const { language } = useTaskText();
  const [isOpen, setOpen] = useState(false);
  const [q, setQ] = useState('');
  const found = findEffects(effects, { q, order: 'hot' });
  return (
    <>
      <SmallAction icon={<ArrowLeftRight />} onClick={() => setOpen(true)}>
        {t('effects.switch')}
      </SmallAction>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t(`effects.title_${type}`)} width={560}>
        <div className={style.inside}>
          <SearchField label={t('effects.search')} value={q} onChange={setQ} />
          <p className={style.keeps}>{t('effects.keeps_photos')}</p>
          <ul className={style.list}>
            {found.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className={style.one}
                  aria-pressed={one.id === effect.id}
                  onClick={() => {
                    onChoose(one.id);
                    setOpen(false);
                  }}
                >
                  <EffectCover effect={one} alt="" />
                  <EffectCaption effect={one} name={one.name[language]} />
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p>{t('effects.none_found')}</p>}
        </div>
      </Sheet>
    </>
  );
}
