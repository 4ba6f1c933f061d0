// One picture in five hands: what effects are.
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/errors.ts';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { Picture } from '#web/ui/base/picture.tsx';
import { Part } from './part.tsx';
import { plateNamed } from './plates.ts';
import style from './effects-strip.module.css';

const HANDS = [
  { plate: plateNamed('train'), name: 'plain' },
  { plate: plateNamed('pixel-train'), name: 'pixel' },
  { plate: plateNamed('neon-train'), name: 'neon' },
  { plate: plateNamed('ink-train'), name: 'ink' },
  { plate: plateNamed('oil-train'), name: 'oil' },
].filter(({ plate }) => plate.src !== '');

export function EffectsStrip({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <Part id="effects" title={t('landing.effects.title')} about={t('landing.effects.about')}>
      <JustifiedWall
        items={HANDS}
        keyOf={({ name }) => name}
        ratioOf={({ plate }) => plate.width / plate.height}
        rowHeight={150}
        phoneRowHeight={100}
        gap={16}
        isRow
      >
        {({ plate, name }) => (
          <figure>
            <Picture src={plate.src} alt={plate.words[language]} width={plate.width} height={plate.height} />
            <figcaption className={style.name}>{t(`landing.effects.${name}`)}</figcaption>
          </figure>
        )}
      </JustifiedWall>
    </Part>
  );
}
