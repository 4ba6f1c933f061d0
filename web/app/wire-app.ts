// Connects the modules to one another, once, before the first call: clients, session, toasts, words.
import { t } from 'i18next';
import { onAskToSignIn } from '#web/api/ask-to-sign-in.ts';
import { connectApi } from '#web/api/connection.ts';
import { connectMine, useMineStore } from '#web/api/mine-store.ts';
import { endSession, saveRecord, readToken, refreshUser } from '#web/session/session.ts';
import { startSession } from '#web/session/start-session.ts';
import { openLogin, updatePoints, useUserStore } from '#web/session/user-store.ts';
import type { UserState } from '#web/session/user-store.ts';
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
  connectMine({
    setBalance: updatePoints,
    setMine: saveRecord,
    fetchAgain: () => void refreshUser({ force: true }),
  });
  onAskToSignIn(openLogin);
  followPreferences();
  mirrorMine(useUserStore.getState());
  useUserStore.subscribe(mirrorMine);
}

/** After the words are there: what the session has to say must be sayable. */
export function beginSession(): void {
  startSession();
}

/** Modules that must not know the session read the person from here. */
function mirrorMine({ user, mine }: UserState): void {
  useMineStore.setState({
    userId: user?.id ?? null,
    balance: user && { point: user.point, sub_point: user.sub_point },
    mine,
  });
}
