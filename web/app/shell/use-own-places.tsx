// Where the things of a signed-in person are: the same list in the avatar menu and in the drawer of a phone.
import { Bell, CircleHelp, Coins, CreditCard, Images, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sellsAnything } from '#contract/prices.ts';
import { useUnreadActivities } from '#web/account/unread-dot.tsx';
import { useAccountPlace } from '../account/use-account-place.ts';
import { useIsAdmin } from '../guards/admin-guard.tsx';

export type OwnPlace = {
  label: string;
  icon: ReactNode;
  /** Live: things that were not looked at yet. */
  count?: number;
  href?: string;
  onSelect?: () => void;
};

export function useOwnPlaces(): OwnPlace[] {
  const { t } = useTranslation();
  const isAdmin = useIsAdmin();
  const unread = useUnreadActivities();
  const { open } = useAccountPlace();
  return [
    { label: t('app.account.creations'), icon: <Images />, href: '/creations' },
    { label: t('app.account.points'), icon: <Coins />, href: '/subscription#history' },
    ...(sellsAnything()
      ? [{ label: t('app.account.subscription'), icon: <CreditCard />, href: '/subscription' }]
      : []),
    { label: t('account.menu.me'), icon: <UserRound />, onSelect: () => open('profile') },
    { label: t('account.menu.activity'), icon: <Bell />, count: unread, onSelect: () => open('activity') },
    { label: t('account.menu.help'), icon: <CircleHelp />, href: '/#faq' },
    ...(isAdmin ? [{ label: t('admin.title'), icon: <ShieldCheck />, href: '/admin' }] : []),
  ];
}
