// The account over the page: who one is, what one prefers, what happened, the points, and the way out.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferences } from '#contract/account.ts';
import { useIsGuest } from '#web/model/me/use-me.ts';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { SideTabs, sideTabClass } from '#web/ui/form/side-tabs.tsx';
import { tabsOf } from './account-tabs.ts';
import type { AccountTab } from './account-tabs.ts';
import { ActivityPanel } from './activity-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { MemberSince } from './member-since.tsx';
import { Panel } from './panel.tsx';
import type { ImageWays } from './image-ways.ts';
import { PreferencesPanel } from './preferences-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { UnreadDot } from './unread-dot.tsx';
import style from './account-dialog.module.css';

export type AccountDialogProps = {
  /** Null: closed. */
  tab: AccountTab | null;
  onTab: (tab: AccountTab) => void;
  onClose: () => void;
  preferences: Preferences;
  onPreference: (change: Partial<Preferences>) => void;
  /** How an image is taken and cut. */
  imageWays: ImageWays;
  /** What stands under Points. */
  points: ReactNode;
  onSignOut: () => void;
  /** Throws a CallError, and then nobody is signed out. */
  onSignOutEverywhere: () => Promise<void>;
  /** The account was given up; `purgeAt`: until then signing in takes it back. */
  onTerminated: (purgeAt: string) => void;
};

export function AccountDialog({ tab, onTab, onClose, points, onSignOut, ...rest }: AccountDialogProps) {
  const { t } = useTranslation();
  const isSignedIn = !useIsGuest();
  const panels: Record<AccountTab, ReactNode> = {
    profile: <ProfilePanel imageWays={rest.imageWays} onClose={onClose} onDelete={() => onTab('data')} />,
    preferences: <PreferencesPanel preferences={rest.preferences} onPreference={rest.onPreference} />,
    activity: <ActivityPanel />,
    points: <Panel title={t('account.tab.points')}>{points}</Panel>,
    data: <DataPanel onTerminated={rest.onTerminated} onSignOutEverywhere={rest.onSignOutEverywhere} />,
  };
  return (
    <Dialog
      isOpen={tab !== null}
      onClose={onClose}
      title={t('account.title')}
      isTitleHidden
      isBare
      width={840}
    >
      <div className={style.frame}>
        {tab && (
          <SideTabs
            label={t('account.title')}
            value={tab}
            onChange={onTab}
            tabs={tabsOf(isSignedIn).map((value) => ({
              value,
              label: t(`account.tab.${value}`),
              mark: value === 'activity' ? <UnreadDot /> : undefined,
              panel: panels[value],
            }))}
            after={
              isSignedIn && (
                <button type="button" className={sideTabClass} onClick={onSignOut}>
                  {t('account.sign_out')}
                </button>
              )
            }
            foot={isSignedIn && <MemberSince />}
          />
        )}
      </div>
    </Dialog>
  );
}
