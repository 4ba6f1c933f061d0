// The eight tools as a list of small tiles with a name and a price.
import { pointsFrom } from '#contract/points-from.ts';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../shell/app-link.tsx';
import { formatPointsFrom } from '../shell/format-points.ts';
import { TOOLS } from './tool-list.ts';
import { TOOL_WORKS } from '#web/landing/tool-works.ts';
import style from './eight-tools.module.css';

export function EightTools() {
  const { t } = useTranslation();
  return (
    <ul className={style.list}>
      {TOOLS.map((tool) => {
        const { tile } = TOOL_WORKS[tool.name];
        return (
          <li key={tool.name}>
            <AppLink href={tool.path} className={style.tool}>
              <span className={style.tile}>
                <img
                  src={tile.src}
                  alt=""
                  width={tile.width}
                  height={tile.height}
                  loading="lazy"
                  decoding="async"
                />
              </span>
              <span>
                <span className={style.name}>{t(`app.tool.${tool.name}.name`)}</span>
                <span className={style.price}>{formatPointsFrom(t, pointsFrom(tool.name))}</span>
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
