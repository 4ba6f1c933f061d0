// The wall under the headline: plates of many ratios standing on one line, running out of the page at the right.
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/errors.ts';
import { Picture } from '#web/ui/base/picture.tsx';
import { plateNamed } from './plates.ts';
import style from './plates-wall.module.css';

/** Height of each as a part of the wall's; the third stands under the large plate, so it is low. */
const HUNG = [
  { plate: plateNamed('sunflowers'), height: 1.12 },
  { plate: plateNamed('balloons'), height: 0.84 },
  { plate: plateNamed('neon-city'), height: 0.6 },
  { plate: plateNamed('ink-fox'), height: 0.86 },
  { plate: plateNamed('train'), height: 0.74 },
  { plate: plateNamed('sail'), height: 1 },
  { plate: plateNamed('whale'), height: 0.66 },
].filter(({ plate }) => plate.src !== '');

export type PlatesWallProps = {
  language: Language;
  /** A plate was pressed: its sentence is wanted in the writing field. */
  onWords: (words: string) => void;
};

export function PlatesWall({ language, onWords }: PlatesWallProps) {
  const { t } = useTranslation();
  return (
    <section className={style.wall} aria-label={t('landing.wall')}>
      {HUNG.map(({ plate, height }, place) => (
        <figure
          key={plate.name}
          className={style.plate}
          style={{ '--height': height, '--ratio': plate.width / plate.height }}
        >
          <button type="button" className={style.press} onClick={() => onWords(plate.words[language])}>
            <Picture src={plate.src} alt={plate.words[language]} width={plate.width} height={plate.height} />
          </button>
          <figcaption className={style.caption}>
            <span>{place + 2}</span>
            <i>{plate.words[language]}</i>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
