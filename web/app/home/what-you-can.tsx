// For a guest: tiles with the sentences they were made from. A press writes the sentence into the composer.
import { useTranslation } from 'react-i18next';
import { tileImage, tileNamed } from '#web/landing/tiles.ts';
import type { Tile } from '#web/landing/tiles.ts';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { writeDraft } from './composer-draft.ts';
import style from './what-you-can.module.css';

const SHOWN = [
  tileNamed('train'),
  tileNamed('pagoda'),
  tileNamed('whale'),
  tileNamed('sunflowers'),
  tileNamed('balloons'),
  tileNamed('sail'),
].filter((tile) => tile.src !== '');

export function WhatYouCan() {
  const { t } = useTranslation();
  const language = readLanguage();
  function write(tile: Tile) {
    writeDraft({ prompt: tile.words[language] });
    document.querySelector<HTMLTextAreaElement>('textarea[data-prompt]')?.focus();
  }
  return (
    <Section title={t('home.what_you_can')}>
      <JustifiedWall
        items={SHOWN}
        keyOf={(tile) => tile.name}
        ratioOf={(tile) => tile.width / tile.height}
        isRow
        rowHeight={150}
      >
        {(tile) => (
          <button type="button" className={style.tile} onClick={() => write(tile)}>
            <Image {...tileImage(tile, language)} sizes="220px" />
            <span className={style.act}>{t('home.use_words')}</span>
          </button>
        )}
      </JustifiedWall>
    </Section>
  );
}
