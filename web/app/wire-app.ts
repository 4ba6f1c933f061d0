// Connects the modules to one another, once, before the first call: clients, session, toasts, words.
import { t } from 'i18next';
import { connectApi } from '#web/api/connection.ts';
import { endSession } from '#web/session/session.ts';
import { startSession } from '#web/session/start-session.ts';
import { readToken } from '#web/model/me/me.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { followPreferences } from './preferences.ts';
import { writeToSupport } from './shell/write-to-support.ts';

export function wireApp(): void {
  connectApi({
    environment: import.meta.env.PROD ? 'prod' : 'dev',
    readToken,
    readLanguage,
    say: (word, values) => t(`errors.${word}`, { ...values }),
    showToast: ({ type, message, durationMs, offersSupport }) =>
      toast[type](message, {
        duration: durationMs,
        ...(offersSupport && {
          action: { label: t('account.support'), onPress: () => void writeToSupport() },
        }),
      }),
    onNeedLogin: endSession,
  });
  followPreferences();
}

/** After the words are there: what the session has to say must be sayable. */
export function beginSession(): void {
  startSession();
}
