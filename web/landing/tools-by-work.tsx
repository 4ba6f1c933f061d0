// The eight tools, shown by what they make.
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/errors.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { Picture } from '#web/ui/base/picture.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { Part } from './part.tsx';
import { plateNamed } from './plates.ts';
import type { Plate } from './plates.ts';
import style from './tools-by-work.module.css';

export type ShownTool = { name: ToolName; path: string; price: string };

/** Two plates stand for before and after. `seconds` marks what will be a film. */
type Works = { plates: readonly Plate[]; isFilm?: boolean; isSplit?: boolean };
const WORKS: Readonly<Partial<Record<ToolName, Works>>> = {
  'text-to-image': { plates: [plateNamed('cabin')] },
  'image-to-image': { plates: [plateNamed('lighthouse'), plateNamed('lighthouse-ink')] },
  'image-effect': { plates: [plateNamed('pencil-fox')] },
  'text-to-video': { plates: [plateNamed('valley')], isFilm: true },
  'image-to-video': { plates: [plateNamed('elephant')], isFilm: true },
  'video-effect': { plates: [plateNamed('neon-train')], isFilm: true },
  'lip-sync': { plates: [plateNamed('robot')], isFilm: true },
  'upscale-video': { plates: [plateNamed('pixel-train'), plateNamed('train')], isSplit: true },
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
  const { plates, isFilm, isSplit } = WORKS[tool] ?? { plates: [] };
  const shown = plates.filter((plate) => plate.src !== '');
  return (
    <span className={style.work}>
      {shown.map((plate, place) => (
        <span
          key={plate.name}
          className={isSplit ? (place === 0 ? style.before : style.after) : style.plate}
          style={{ '--ratio': plate.width / plate.height }}
        >
          <Picture src={plate.src} alt={plate.words[language]} width={plate.width} height={plate.height} />
          {isFilm && (
            <span className={style.film} aria-hidden="true">
              <Play />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
