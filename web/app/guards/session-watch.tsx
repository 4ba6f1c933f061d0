// What the shell does when somebody signs in or out, and when the page changes.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { onSessionEvent } from '#web/session/session-events.ts';
import { refreshMe } from '#web/model/me/me.ts';
import { useUserStore } from '#web/model/me/user-store.ts';
import { toast, useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { rememberPlace } from './interrupted-place.ts';
import { queryClient } from '../query-client.ts';

export function SessionWatch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef('');
  useEffect(() => {
    here.current = pathname + search;
    void refreshMe();
  }, [pathname, search]);

  useEffect(
    () =>
      onSessionEvent((event) => {
        // What was fetched for one person is not shown to another.
        if (event.kind !== 'signed_out' || !event.isExpired) queryClient.clear();
        if (event.kind === 'signed_in') {
          // That a code was wrong, or a session over, is so no longer.
          useToastQueue.getState().clear();
          // The plan and its limits do not come with the answer to a sign-in.
          void refreshMe({ force: true });
          const name = useUserStore.getState().user?.name ?? '';
          if (event.isRestored)
            toast.success(t('account.restored', { name }), { duration: 0, showClose: true });
          // A second account of one device gets no gift, and is not told of one.
          else if (event.giftPoints > 0) toast.success(t('session.welcome_new', { n: event.giftPoints }));
          else toast.success(t(event.isFirstLogin ? 'session.welcome' : 'session.welcome_back', { name }));
          if (event.dailyPoints > 0) toast.success(t('session.daily', { n: event.dailyPoints }));
          // Spec §2: after login the user goes to /home.
          void navigate('/home');
        }
        if (event.kind === 'signed_out' && event.isExpired) rememberPlace(here.current);
      }),
    [t, navigate],
  );
  useEffect(
    () =>
      useUserStore.subscribe(({ me }, before) => {
        const daily = me?.wallet.daily;
        // What is changed in the record afterwards keeps this part of it.
        if (daily && daily.granted > 0 && daily !== before.me?.wallet.daily) {
          toast.success(t('session.daily', { n: daily.granted }));
        }
      }),
    [t],
  );
  return null;
}
