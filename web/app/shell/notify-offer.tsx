// At the first long wait: whether the browser should tell when it is over. Offered once on a device, never asked unasked.
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readPermission } from '#web/account/use-notification-permission.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { flag, stored } from '#web/model/stored.ts';
import { isRunning } from '#web/model/tasks/task-shape.ts';
import { usePollingStore } from '#web/task/polling-store.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { choosePreference } from '../preferences.ts';

/** Nobody waits this long in front of the page. */
const LONG_WAIT_SECONDS = 30;

const wasOffered = stored('notifications-offered', flag);

export function NotifyOffer() {
  const { t } = useTranslation();
  const { seconds } = useTaskText();
  const wait = usePollingStore(({ entries, statuses }) =>
    Math.max(
      0,
      ...entries.map(({ id }) => {
        const status = statuses[id];
        return status && isRunning(status) ? status.eta_seconds : 0;
      }),
    ),
  );
  /** Also where this browser keeps nothing. */
  const isOffered = useRef(wasOffered.read());
  const isLong = wait >= LONG_WAIT_SECONDS;
  const isOver = usePollingStore(({ entries }) => entries.length === 0);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    // There is nothing to be told of any more.
    if (isOver && shown.current !== null) toast.close(shown.current);
  }, [isOver]);
  useEffect(() => {
    if (!isLong || isOffered.current || readPermission() !== 'default') return;
    isOffered.current = true;
    wasOffered.write(true);
    shown.current = toast.info(t('app.notify_offer.line', { time: seconds(wait) }), {
      duration: 0,
      showClose: true,
      action: { label: t('app.notify_offer.act'), onPress: () => void allow(t) },
    });
  }, [isLong, wait, t, seconds]);
  return null;
}

async function allow(t: TFunction): Promise<void> {
  const answer = await Notification.requestPermission();
  if (answer === 'granted') {
    choosePreference({ notifications: true });
    toast.success(t('app.notify_offer.on'));
  } else if (answer === 'denied') {
    const words = `${t('account.notify.blocked')} ${t('account.notify.unblock')}`;
    toast.info(words, { duration: 0, showClose: true });
  }
}
