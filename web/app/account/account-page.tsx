// Gives the account module what it needs of the others: the session, the points, how images are cut.
import { useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import { AccountDialog } from '#web/account/account-dialog.tsx';
import type { AccountTab } from '#web/account/account-tabs.ts';
import { PointsPanel } from '#web/points/points-panel.tsx';
import { signOut, signOutEverywhere } from '#web/session/session.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { choosePreference, usePreferences } from '../preferences.ts';
import { leaveForGood } from './leave-for-good.ts';
import { imageWays } from './image-ways.tsx';
import { useAccountPlace } from './use-account-place.ts';

export function AccountPage({ tab }: { tab: AccountTab | null }) {
  const { t } = useTranslation();
  const { dateTime } = useTaskText();
  const navigate = useNavigate();
  const { goTo, close } = useAccountPlace();
  const preferences = usePreferences();
  async function terminated(purgeAt: string) {
    // The modules that follow tasks are left first: they have nobody to ask for any more.
    void navigate('/');
    await leaveForGood();
    toast.info(t('account.gone', { date: dateTime(purgeAt) }), { duration: 0, showClose: true });
  }
  return (
    <AccountDialog
      tab={tab}
      onTab={goTo}
      onClose={close}
      preferences={preferences}
      onPreference={choosePreference}
      imageWays={imageWays}
      points={<PointsPanel />}
      onSignOut={() => {
        void navigate('/home');
        void signOut();
      }}
      onSignOutEverywhere={async () => {
        await signOutEverywhere();
        void navigate('/home');
      }}
      onTerminated={(purgeAt) => void terminated(purgeAt)}
    />
  );
}
