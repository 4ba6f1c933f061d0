// Where Google sends people back to: in with who signed in, and everybody else to where they were. Source: product A4, R17.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { returnFromGoogle } from '#web/session/return-from-google.ts';
import type { GoogleReturned } from '#web/session/return-from-google.ts';
import { openLogin, openLoginToConnect } from '#web/model/me/user-store.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { rememberPlace } from '../guards/interrupted-place.ts';
import style from './google-return.module.css';

export function GoogleReturn() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const goBack = ({ outcome, from, place, email }: GoogleReturned) => {
      if (place !== null) rememberPlace(place);
      // Who is signed in is taken home by the watch over the session, as with a code.
      if (outcome === 'signed_in') return;
      if (outcome === 'canceled') toast.info(t('session.google_canceled'));
      if (outcome === 'failed') toast.error(t('session.google_failed'));
      void navigate(from, { replace: true });
      if (outcome === 'code' && email !== undefined) openLoginToConnect(email);
      if (outcome === 'failed' || outcome === 'said') openLogin();
    };
    void returnFromGoogle(new URLSearchParams(search), readLanguage()).then(goBack);
    // A code is nothing to be kept in a history or seen over a shoulder.
    void navigate(pathname, { replace: true });
  }, [t, navigate, pathname, search]);

  return (
    <main className={style.page}>
      <h1 className={style.line}>{t('session.google_wait')}</h1>
    </main>
  );
}
