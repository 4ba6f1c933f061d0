// The eight tools as a list of small plates with a name and a price.
import { useTranslation } from 'react-i18next';
import { AppLink } from '../shell/app-link.tsx';
import { sayPointsFrom } from '../shell/say-points.ts';
import { TOOLS } from './tool-list.ts';
import { TOOL_PLATES } from './tool-plates.ts';
import style from './eight-tools.module.css';

export function EightTools() {
  const { t } = useTranslation();
  return (
    <ul className={style.list}>
      {TOOLS.map((tool) => {
        const plate = TOOL_PLATES[tool.name];
        return (
          <li key={tool.name}>
            <AppLink href={tool.path} className={style.tool}>
              <span className={style.plate}>
                {plate && (
                  <img
                    src={plate.src}
                    alt=""
                    width={plate.width}
                    height={plate.height}
                    loading="lazy"
                    decoding="async"
                  />
                )}
              </span>
              <span>
                <span className={style.name}>{t(`app.tool.${tool.name}.name`)}</span>
                <span className={style.price}>{sayPointsFrom(t, tool.pointsFrom)}</span>
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
