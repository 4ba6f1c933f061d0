// One image in five hands: what effects are.
import { useTranslation } from 'react-i18next';
import type { Language } from '#texts/words.ts';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { Part } from './part.tsx';
import { tileNamed } from './tiles.ts';
import style from './effects-strip.module.css';

const HANDS = (
  [
    { tile: tileNamed('train'), name: 'plain' },
    { tile: tileNamed('pixel-train'), name: 'pixel' },
    { tile: tileNamed('neon-train'), name: 'neon' },
    { tile: tileNamed('ink-train'), name: 'ink' },
    { tile: tileNamed('oil-train'), name: 'oil' },
  ] as const
).filter(({ tile }) => tile.src !== '');

export function EffectsStrip({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <Part id="effects" title={t('landing.effects.title')} about={t('landing.effects.about')}>
      <JustifiedWall
        items={HANDS}
        keyOf={({ name }) => name}
        ratioOf={({ tile }) => tile.width / tile.height}
        rowHeight={150}
        phoneRowHeight={100}
        gap={16}
        isRow
      >
        {({ tile, name }) => (
          <figure>
            <Image src={tile.src} alt={tile.words[language]} width={tile.width} height={tile.height} />
            <figcaption className={style.name}>{t(`landing.effects.${name}`)}</figcaption>
          </figure>
        )}
      </JustifiedWall>
    </Part>
  );
}
