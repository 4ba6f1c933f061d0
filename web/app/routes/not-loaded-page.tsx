// In the place of a screen whose code did not come: why, and another try, by itself when the network is back.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { isServerReached } from '../shell/reach-server.ts';
import style from './message-page.module.css';

export function NotLoadedPage() {
  const { t } = useTranslation();
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    // Loaded anew as a whole: the browser remembers which files did not come.
    const reload = () => location.reload();
    const leave = () => setOffline(true);
    addEventListener('online', reload);
    addEventListener('offline', leave);
    return () => {
      removeEventListener('online', reload);
      removeEventListener('offline', leave);
    };
  }, []);
  async function tryAgain() {
    setTrying(true);
    // A reload without a server would end outside of the application.
    if (await isServerReached()) location.reload();
    else setTrying(false);
  }
  return (
    <div className={style.page} role="alert">
      <div>
        <h1 className={style.title}>
          {t(isOffline ? 'app.not_loaded.offline_title' : 'app.not_loaded.title')}
        </h1>
        <p className={style.about}>{t(isOffline ? 'app.not_loaded.offline' : 'app.not_loaded.about')}</p>
        <div className={style.ways}>
          <Button look="filled" isBusy={isTrying} onClick={() => void tryAgain()}>
            {t('ui.try_again')}
          </Button>
        </div>
      </div>
    </div>
  );
}
