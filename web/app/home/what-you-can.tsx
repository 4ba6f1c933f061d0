// For a guest: plates with the sentences they were made from. A press writes the sentence into the composer.
import { useTranslation } from 'react-i18next';
import { plateNamed } from '#web/landing/plates.ts';
import type { Plate } from '#web/landing/plates.ts';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { Picture } from '#web/ui/base/picture.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { readLanguage } from '#web/words/start-words.ts';
import { writeDraft } from './composer-draft.ts';
import style from './what-you-can.module.css';

const SHOWN = [
  plateNamed('train'),
  plateNamed('pagoda'),
  plateNamed('whale'),
  plateNamed('sunflowers'),
  plateNamed('balloons'),
  plateNamed('sail'),
].filter((plate) => plate.src !== '');

export function WhatYouCan() {
  const { t } = useTranslation();
  const language = readLanguage();
  function write(plate: Plate) {
    writeDraft({ prompt: plate.words[language] });
    document.querySelector<HTMLTextAreaElement>('textarea[data-prompt]')?.focus();
  }
  return (
    <Section title={t('home.what_you_can')}>
      <JustifiedWall
        items={SHOWN}
        keyOf={(plate) => plate.name}
        ratioOf={(plate) => plate.width / plate.height}
        isRow
        rowHeight={150}
      >
        {(plate) => (
          <button type="button" className={style.plate} onClick={() => write(plate)}>
            <Picture src={plate.src} alt={plate.words[language]} width={plate.width} height={plate.height} />
            <span className={style.act}>{t('home.use_words')}</span>
          </button>
        )}
      </JustifiedWall>
    </Section>
  );
}
