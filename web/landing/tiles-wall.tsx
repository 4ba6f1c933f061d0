// The wall under the headline: tiles of many ratios standing on one line, running out of the page at the right.
import { useTranslation } from 'react-i18next';
import type { Language } from '#texts/words.ts';
import { Image } from '#web/ui/base/image.tsx';
import { tileImage, tileNamed } from './tiles.ts';
import style from './tiles-wall.module.css';

/** Height of each as a part of the wall's; the third stands under the large tile, so it is low. */
const HUNG = [
  { tile: tileNamed('sunflowers'), height: 1.12 },
  { tile: tileNamed('balloons'), height: 0.84 },
  { tile: tileNamed('neon-city'), height: 0.6 },
  { tile: tileNamed('ink-fox'), height: 0.86 },
  { tile: tileNamed('train'), height: 0.74 },
  { tile: tileNamed('sail'), height: 1 },
  { tile: tileNamed('whale'), height: 0.66 },
].filter(({ tile }) => tile.src !== '');

export type TilesWallProps = {
  language: Language;
  /** A tile was pressed: its sentence is wanted in the writing field. */
  onWords: (words: string) => void;
};

export function TilesWall({ language, onWords }: TilesWallProps) {
  const { t } = useTranslation();
  return (
    <section className={style.wall} aria-label={t('landing.wall')}>
      {HUNG.map(({ tile, height }, place) => (
        <figure
          key={tile.name}
          className={style.tile}
          style={{ '--height': height, '--ratio': tile.width / tile.height }}
        >
          <button type="button" className={style.press} onClick={() => onWords(tile.words[language])}>
            <Image {...tileImage(tile, language)} sizes="300px" />
          </button>
          <figcaption className={style.caption}>
            <span>{place + 2}</span>
            <i>{tile.words[language]}</i>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
