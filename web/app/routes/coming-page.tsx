// A screen that is not open yet says so: what will stand here, and the way out.
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import type { TextKey } from '#web/i18n/text-key.ts';
import { AppLink } from '../shell/app-link.tsx';
import { placeAt } from './site-map.ts';
import style from './message-page.module.css';

const ABOUT: Readonly<Record<string, TextKey>> = {
  '/landing/subscription': 'app.coming.prices_about',
};

export function ComingPage() {
  const { t } = useTranslation();
  const place = placeAt(useLocation().pathname);
  const about = ABOUT[place?.path ?? ''];
  return (
    <div className={style.page}>
      <div>
        <h1 className={style.title}>{t(place?.title ?? 'app.title.home')}</h1>
        <p className={style.about}>
          {about && t(about)} {t('app.coming.meanwhile')}
        </p>
        <div className={style.ways}>
          <AppLink href="/home#tools" className={buttonClass('filled')}>
            {t('app.coming.to_tools')}
          </AppLink>
          <AppLink href="/home" className={buttonClass()}>
            {t('app.coming.home')}
          </AppLink>
        </div>
      </div>
      <figure className={style.tile}>
        <EmptyFrame ratio={3 / 4} />
        <figcaption className={style.caption}>{t('app.coming.line')}</figcaption>
      </figure>
    </div>
  );
}
