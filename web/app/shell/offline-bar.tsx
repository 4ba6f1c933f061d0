// Says that the network is gone, above everything, for as long as it is gone.
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isServerReached } from './reach-server.ts';
import { Strip } from '#web/ui/feedback/strip.tsx';

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
    setOffline(!(await isServerReached()));
  }
  if (!isOffline) return null;
  return (
    <Strip icon={WifiOff} act={{ label: t('app.offline.again'), onPress: () => void tryAgain() }}>
      {t('app.offline.line')}
    </Strip>
  );
}
