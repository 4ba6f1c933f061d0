// Leaves for Google, and stays busy until the page is gone.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

export function GoogleButton({ onPress }: { onPress: () => Promise<void> }) {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    // Back from Google shows the page as it was left.
    const wake = () => setIsLeaving(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  return (
    <Button
      size="large"
      isWide
      isBusy={isLeaving}
      icon={<EmailMessage />}
      onClick={() => {
        setIsLeaving(true);
        onPress().catch(() => {
          setIsLeaving(false);
          toast.error(t('session.google_failed'));
        });
      }}
    >
      {t('session.google')}
    </Button>
  );
}

/** A G of an open ring and its bar, in the ink of the page. */
function EmailMessage() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor">
      <path strokeWidth="4" d="M18.4 6.2A8.6 8.6 0 1 0 20.6 12H12.5" />
    </svg>
  );
}
