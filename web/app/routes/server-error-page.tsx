// Something of ours broke: another try, the way home, and an id to name it by.
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import style from './message-page.module.css';

export function ServerErrorPage({ errorId, onRetry }: { errorId: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={style.page} role="alert">
      <div>
        <p className={style.number} aria-hidden="true">
          500
        </p>
        <h1 className={style.title}>{t('app.error.server_title')}</h1>
        <p className={style.about}>{t('app.error.server_about')}</p>
        <p className={style.id}>
          {t('app.error.server_id')} {errorId}
        </p>
        <div className={style.ways}>
          <Button look="filled" onClick={onRetry}>
            {t('ui.try_again')}
          </Button>
          {/* A plain link: what broke may be the router itself. */}
          <a href="/home" className={buttonClass()}>
            {t('app.error.home')}
          </a>
        </div>
      </div>
      <figure className={style.tile}>
        <EmptyFrame ratio={3 / 4} />
        <figcaption className={style.caption}>{t('app.error.missing_tile')}</figcaption>
      </figure>
    </div>
  );
}
