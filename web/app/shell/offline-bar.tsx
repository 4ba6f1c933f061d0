// Says that the network is gone, above everything, for as long as it is gone.
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import style from './offline-bar.module.css';

export function OfflineBar() {
  const { t } = useTranslation();
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  async function tryAgain() {
    try {
      await fetch('/builds/latest.json', { cache: 'no-store', credentials: 'omit' });
      setOffline(false);
    } catch {
      setOffline(true);
    }
  }
  if (!isOffline) return null;
  return (
    <output className={style.bar}>
      <WifiOff aria-hidden="true" />
      {t('app.offline.line')}
      <button type="button" className={style.again} onClick={() => void tryAgain()}>
        {t('app.offline.again')}
      </button>
    </output>
  );
}
