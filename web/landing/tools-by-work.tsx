// The tools, shown by what they make.
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ToolName } from '#contract/tool-names.ts';
import type { Language } from '#texts/words.ts';
import { Image } from '#web/ui/base/image.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { Part } from './part.tsx';
import { tileNamed } from './tiles.ts';
import type { Tile } from './tiles.ts';
import style from './tools-by-work.module.css';

export type ShownTool = { name: ToolName; path: string; price: string };

/** Two tiles stand for before and after. `seconds` marks what will be a video. */
type Works = { tiles: readonly Tile[]; isVideo?: boolean; isSplit?: boolean };
const WORKS: Readonly<Record<ToolName, Works>> = {
  'text-to-image': { tiles: [tileNamed('cabin')] },
  'image-to-image': { tiles: [tileNamed('lighthouse'), tileNamed('lighthouse-ink')] },
  'image-effect': { tiles: [tileNamed('pencil-fox')] },
  'text-to-video': { tiles: [tileNamed('valley')], isVideo: true },
  'image-to-video': { tiles: [tileNamed('elephant')], isVideo: true },
  'video-effect': { tiles: [tileNamed('neon-train')], isVideo: true },
  'lip-sync': { tiles: [tileNamed('robot')], isVideo: true },
  'upscale-video': { tiles: [tileNamed('pixel-train'), tileNamed('train')], isSplit: true },
};

export function ToolsByWork({ tools, language }: { tools: readonly ShownTool[]; language: Language }) {
  const { t } = useTranslation();
  return (
    <Part id="tools" title={t('landing.tools.title')} about={t('landing.tools.about')}>
      <ol className={style.tools}>
        {tools.map((tool, place) => (
          <li key={tool.name}>
            <UiLink href={tool.path} className={style.tool}>
              <Work tool={tool.name} language={language} />
              <span className={style.words}>
                <span className={style.name}>
                  <span className={style.number}>{place + 1}</span>
                  {t(`app.tool.${tool.name}.name`)}
                </span>
                <span className={style.makes}>{t(`app.tool.${tool.name}.makes`)}</span>
                <span className={style.data}>
                  {tool.price} · {t(`app.tool.${tool.name}.wait`)}
                </span>
              </span>
            </UiLink>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Work({ tool, language }: { tool: ToolName; language: Language }) {
  const { tiles, isVideo, isSplit } = WORKS[tool];
  const shown = tiles.filter((tile) => tile.src !== '');
  return (
    <span className={style.work}>
      {shown.map((tile, place) => (
        <span
          key={tile.name}
          className={isSplit ? (place === 0 ? style.before : style.after) : style.tile}
          style={{ '--ratio': tile.width / tile.height }}
        >
          <Image src={tile.src} alt={tile.words[language]} width={tile.width} height={tile.height} />
          {isVideo && (
            <span className={style.video} aria-hidden="true">
              <Play />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
