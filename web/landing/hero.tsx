// The first screen: the headline is the measure of the writing field under it.
import { Brush } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ASPECT_RATIOS } from '#contract/limits.ts';
import type { AspectRatio, Style } from '#contract/limits.ts';
import type { Language } from '#texts/words.ts';
import { spellNumber } from '#web/i18n/spell-number.ts';
import { Button } from '#web/ui/base/button.tsx';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { RatioIcon } from '#web/ui/form/ratio-icon.tsx';
import { WritingField } from '#web/ui/form/writing-field.tsx';
import { LookChoice } from './look-choice.tsx';
import { tileImage, tileNamed } from './tiles.ts';
import style from './hero.module.css';

export type MadeKind = 'image' | 'video' | 'effect';

export type Look = { aspect_ratio: AspectRatio; style: Style };

export type HeroProps = {
  language: Language;
  prompt: string;
  onPrompt: (prompt: string) => void;
  /** What is wrong with the sentence, in words. */
  problem?: string | undefined;
  /** What an image of it is to be; videos have their own choices where they are made. */
  look: Look;
  onLook: (look: Partial<Look>) => void;
  styles: readonly { value: Style; label: string }[];
  /** Carries the sentence to where it is made. */
  onGenerate: (kind: MadeKind) => void;
  /** Signs in, or opens the studio for those who are. */
  onStart: () => void;
  promptLimit: number;
  /** The usual run of each kind: its points in words, and its seconds. */
  runs: Readonly<Record<'image' | 'video', { price: string; seconds: number }>>;
  giftPoints: number;
  toolCount: number;
  /** The first tile: its style in words, and what it cost. */
  tileStyle: string;
  tilePoints: string;
};

const RATIOS = ASPECT_RATIOS.map((ratio) => ({ value: ratio, label: ratio }));

const tile = tileNamed('pagoda');
/** hero.module.css: all of a phone but its margins, at most 480 pixels; beside the words on wider screens. */
const TILE_SIZES = '(max-width: 519px) calc(100vw - 40px), 480px';

export function Hero({
  language,
  prompt,
  onPrompt,
  problem,
  look,
  onLook,
  styles,
  onGenerate,
  promptLimit,
  runs,
  giftPoints,
  toolCount,
  tileStyle,
  tilePoints,
}: HeroProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<MadeKind>('image');
  return (
    <section className={style.hero}>
      <div className={style.left}>
        <h1 className={style.say}>
          <span className={style.start}>{t('landing.headline_start')}</span>{' '}
          <span>{t('landing.headline_end')}</span>
        </h1>
        <p className={style.lead}>{t('landing.lead', { n: spellNumber(toolCount, language, true) })}</p>
        <form
          className={style.form}
          action="/home"
          onSubmit={(event) => {
            event.preventDefault();
            onGenerate(kind);
          }}
        >
          <WritingField
            size="huge"
            minLines={2}
            label={t('landing.prompt')}
            placeholder={t('landing.placeholder')}
            value={prompt}
            onChange={onPrompt}
            limit={promptLimit}
            isCountShown={false}
            onSubmit={() => onGenerate(kind)}
            submitsOnEnter
            error={problem}
            isPrompt
            name="prompt"
          />
          <div className={style.bar}>
            <FilterTabs
              label={t('landing.kind')}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'image', label: t('landing.image') },
                { value: 'video', label: t('landing.video') },
                { value: 'effect', label: t('landing.effect') },
              ]}
            />
            {kind === 'image' && (
              <span className={style.looks}>
                <LookChoice
                  name="aspect_ratio"
                  label={t('home.ratio')}
                  icon={<RatioIcon ratio={look.aspect_ratio} />}
                  value={look.aspect_ratio}
                  onChange={(aspect_ratio) => onLook({ aspect_ratio })}
                  options={RATIOS}
                />
                <LookChoice
                  name="style"
                  label={t('home.style')}
                  icon={<Brush aria-hidden="true" />}
                  value={look.style}
                  onChange={(chosen) => onLook({ style: chosen })}
                  options={styles}
                />
              </span>
            )}
            <span className={style.wait}>
              {kind === 'effect' ? t('landing.no_words') : t('landing.wait', { n: runs[kind].seconds })}
            </span>
            <Button type="submit" look="filled" size="huge" className={style.go}>
              {kind === 'effect' ? t('landing.choose') : t('landing.generate', { points: runs[kind].price })}
            </Button>
          </div>
        </form>
        <p className={style.free}>
          {giftPoints > 0 && <b>{t('landing.free', { n: giftPoints })} </b>}
          <span>{t('landing.free_more')}</span>
        </p>
      </div>
      <figure className={style.tile}>
        {tile.src && <Image {...tileImage(tile, language)} sizes={TILE_SIZES} isEager />}
        <figcaption className={style.caption}>
          <span className={style.number}>{t('landing.plate', { n: 1 })}</span>
          <q className={style.words}>{tile.words[language]}</q>
          <span className={style.data}>
            {t('landing.data', { style: tileStyle, ratio: tile.ratio, points: tilePoints })}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
