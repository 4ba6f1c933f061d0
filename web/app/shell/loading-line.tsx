// The thin line at the top while a call that a person should see takes longer than a moment.
import { useTranslation } from 'react-i18next';
import { useLoading } from '#web/api/loading.ts';
import style from './loading-line.module.css';

export function LoadingLine() {
  const isLoading = useLoading((loading) => loading.count > 0);
  return isLoading ? <LoadingBar /> : null;
}

/** Also what stands in for a screen whose code is on its way. */
export function LoadingBar() {
  const { t } = useTranslation();
  return (
    <div className={style.line}>
      <progress className={style.progress} aria-label={t('app.loading')} />
    </div>
  );
}
