// One photo under several effects: what effects are. Each is named as its template, and leads to it.
import { useTranslation } from 'react-i18next';
import type { Language } from '#texts/words.ts';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { Part } from './part.tsx';
import { TileImage } from './tile-image.tsx';
import { tileNamed } from './tiles.ts';
import type { Tile } from './tiles.ts';
import style from './effects-strip.module.css';

/** The photo, and what became of it. */
export const STRIP: readonly Tile[] = [
  tileNamed('cat'),
  tileNamed('cat-ink'),
  tileNamed('cat-comic'),
  tileNamed('cat-brick'),
  tileNamed('cat-bloom'),
  tileNamed('cat-freeze'),
];

export type EffectsStripProps = {
  language: Language;
  isPaused: boolean;
  /** Where one works with the effect of a tile. */
  effectPath: (tool: NonNullable<Tile['tool']>, effect: string) => string;
};

export function EffectsStrip({ language, isPaused, effectPath }: EffectsStripProps) {
  const { t } = useTranslation();
  return (
    <Part id="effects" title={t('landing.effects.title')} about={t('landing.effects.about')}>
      <JustifiedWall
        items={STRIP.filter(({ src }) => src !== '')}
        keyOf={({ name }) => name}
        ratioOf={({ width, height }) => width / height}
        rowHeight={150}
        phoneRowHeight={100}
        gap={16}
        isRow
      >
        {(tile) => {
          const { tool, effect } = tile;
          const shown = (
            <>
              <TileImage tile={tile} language={language} isPaused={isPaused} />
              <span className={style.name}>{effect?.name[language] ?? t('landing.effects.plain')}</span>
            </>
          );
          if (!tool || !effect) return shown;
          return (
            <UiLink href={effectPath(tool, effect.id)} className={style.effect}>
              {shown}
            </UiLink>
          );
        }}
      </JustifiedWall>
    </Part>
  );
}
