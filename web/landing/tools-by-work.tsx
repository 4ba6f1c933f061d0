// The tools, shown by what they made.
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ToolName } from '#contract/tool-names.ts';
import type { Language } from '#texts/words.ts';
import { spellNumber } from '#web/i18n/spell-number.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { Part } from './part.tsx';
import { TileImage } from './tile-image.tsx';
import { TOOL_WORKS } from './tool-works.ts';
import style from './tools-by-work.module.css';

export type ShownTool = { name: ToolName; path: string; makes: string; price: string; wait: string };

export type ToolsByWorkProps = {
  tools: readonly ShownTool[];
  language: Language;
  /** All that moves by itself on the page rests. */
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
};

export function ToolsByWork({ tools, language, isPaused, onPause }: ToolsByWorkProps) {
  const { t } = useTranslation();
  return (
    <Part
      id="tools"
      title={t('landing.tools.title', { n: spellNumber(tools.length, language, true) })}
      about={t('landing.tools.about')}
      act={
        <SmallAction
          icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          className={style.motion}
          onClick={() => onPause(!isPaused)}
        >
          {t(isPaused ? 'landing.motion.play' : 'landing.motion.pause')}
        </SmallAction>
      }
    >
      <ol className={style.tools}>
        {tools.map((tool, place) => (
          <li key={tool.name}>
            <UiLink href={tool.path} className={style.tool}>
              <Work tool={tool.name} language={language} isPaused={isPaused} />
              <span className={style.words}>
                <span className={style.name}>
                  <span className={style.number}>{place + 1}</span>
                  {t(`app.tool.${tool.name}.name`)}
                </span>
                <span className={style.makes}>{tool.makes}</span>
                <span className={style.data}>
                  {tool.price} · {tool.wait}
                </span>
              </span>
            </UiLink>
          </li>
        ))}
      </ol>
    </Part>
  );
}

type WorkProps = { tool: ToolName; language: Language; isPaused: boolean };

function Work({ tool, language, isPaused }: WorkProps) {
  const { tile: made, before, isSplit = false } = TOOL_WORKS[tool];
  const shown = (before ? [before, made] : [made]).filter((tile) => tile.src !== '');
  return (
    <span className={style.work}>
      {shown.map((tile, place) => (
        <span
          key={tile.name}
          className={isSplit ? (place === 0 ? style.before : style.after) : style.tile}
          style={{ '--ratio': tile.width / tile.height }}
        >
          <TileImage tile={tile} language={language} isPaused={isPaused} />
          {tile.split?.map((half) => (
            <span key={half} className={style.half} aria-hidden="true">
              {half}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
