// An address that is none of ours: what was asked for, and three ways out.
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#web/ui/base/button.tsx';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { AppLink } from '../shell/app-link.tsx';
import style from './message-page.module.css';

export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <div className={style.page}>
      <div>
        <p className={style.number} aria-hidden="true">
          404
        </p>
        <h1 className={style.title}>{t('app.error.not_found_title')}</h1>
        <p className={style.about}>
          <span className={style.path}>{t('app.error.not_found_line', { path: pathname })}</span>
          <br />
          {t('app.error.not_found_about')}
        </p>
        <div className={style.ways}>
          <AppLink href="/home" className={buttonClass('filled')}>
            {t('app.error.home')}
          </AppLink>
          <Button onClick={() => void navigate(-1)}>{t('app.error.back')}</Button>
          <AppLink href="/explore" className={buttonClass()}>
            {t('app.error.explore')}
          </AppLink>
        </div>
      </div>
      <figure className={style.tile}>
        <EmptyFrame ratio={3 / 4} />
        <figcaption className={style.caption}>{t('app.error.missing_tile')}</figcaption>
      </figure>
    </div>
  );
}
