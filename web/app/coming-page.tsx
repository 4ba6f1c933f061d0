// A screen that is not open yet says so: what will stand here, what it will cost, and the way out.
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyFrame } from '#web/ui/empty-frame.tsx';
import { Leaders } from '#web/ui/leaders.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { readLanguage } from '#web/words/start-words.ts';
import { AppLink } from './app-link.tsx';
import { sayPointsFrom } from './say-points.ts';
import { placeAt } from './site-map.ts';
import { toolAt } from './tool-list.ts';
import { TOOL_PLATES } from './tool-plates.ts';
import style from './message-page.module.css';

/** Which sentence tells of a screen that is not a tool. */
const ABOUT: Readonly<Record<string, string>> = {
  '/explore': 'app.coming.explore_about',
  '/landing/subscription': 'app.coming.prices_about',
};

export function ComingPage() {
  const { t } = useTranslation();
  const location = useLocation();
  const pathname = placeAt(location.pathname)?.path ?? location.pathname;
  const tool = toolAt(pathname);
  const plate = tool && TOOL_PLATES[tool.name];
  const title = t(placeAt(pathname)?.title ?? 'app.title.effect');
  return (
    <div className={style.page}>
      <div>
        <h1 className={style.title}>{title}</h1>
        <p className={style.about}>
          {tool && (
            <>
              {t(`app.tool.${tool.name}.makes`)}
              <br />
            </>
          )}
          {t(ABOUT[pathname] ?? 'app.coming.about')} {t('app.coming.meanwhile')}
        </p>
        {tool && (
          <div className={style.facts}>
            <Leaders
              facts={[
                { name: t('app.coming.price'), value: sayPointsFrom(t, tool.pointsFrom) },
                { name: t('app.coming.wait'), value: t(`app.tool.${tool.name}.wait`) },
              ]}
            />
          </div>
        )}
        <div className={style.ways}>
          <AppLink href="/ai-image/text-to-image" className={buttonClass('filled')}>
            {t('app.coming.to_text_to_image')}
          </AppLink>
          <AppLink href="/home" className={buttonClass()}>
            {t('app.coming.home')}
          </AppLink>
        </div>
      </div>
      <figure className={style.plate}>
        {plate?.src ? (
          <Picture
            src={plate.src}
            alt={plate.words[readLanguage()]}
            width={plate.width}
            height={plate.height}
            isEager
          />
        ) : (
          <EmptyFrame ratio={3 / 4} />
        )}
        <figcaption className={style.caption}>{t('app.coming.line')}</figcaption>
      </figure>
    </div>
  );
}
