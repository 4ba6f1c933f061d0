// The menu behind the person: where their things are, language, theme and the way out.
import { Languages, LogOut, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UnreadDot, useUnreadActivities } from '#web/account/unread-dot.tsx';
import { Avatar } from '#web/ui/base/avatar.tsx';
import { Menu } from '#web/ui/layer/menu.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { choosePreference, usePreferences } from '../preferences.ts';
import { THEMES } from './theme.ts';
import { useOwnPlaces } from './use-own-places.tsx';
import { useSignOut } from '../guards/use-sign-out.ts';
import { useViewer } from '../guards/viewer.ts';
import style from './avatar-menu.module.css';

export function AvatarMenu() {
  const { t } = useTranslation();
  const leave = useSignOut();
  const viewer = useViewer();
  const places = useOwnPlaces();
  const unread = useUnreadActivities();
  const { theme, language } = usePreferences();
  if (!viewer) return null;
  const news = unread > 0 ? `, ${t('account.unread', { n: unread })}` : '';
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={style.button}
          aria-label={`${t('app.account.menu')}: ${viewer.name}${news}`}
        >
          <Avatar name={viewer.name} image={viewer.image} />
          <UnreadDot className={style.dot} isSilent />
        </button>
      }
      head={
        <span className={style.who}>
          <b>{viewer.name}</b>
          <PlanBadge />
          <span>{viewer.email}</span>
        </span>
      }
      items={[
        ...places.map(({ count = 0, label, ...place }) => ({
          ...place,
          label:
            count > 0 ? (
              <span className={style.counted}>
                {label} <b>{count}</b>
              </span>
            ) : (
              label
            ),
        })),
        'line',
        {
          label: t('app.language'),
          icon: <Languages />,
          items: [
            {
              label: 'English',
              isChosen: language === 'en',
              onSelect: () => choosePreference({ language: 'en' }),
            },
            {
              label: '中文',
              isChosen: language === 'zh',
              onSelect: () => choosePreference({ language: 'zh' }),
            },
          ],
        },
        {
          label: t('app.theme'),
          icon: <SunMoon />,
          items: THEMES.map((choice) => ({
            label: t(`app.theme_${choice}`),
            isChosen: choice === theme,
            onSelect: () => choosePreference({ theme: choice }),
          })),
        },
        'line',
        { label: t('app.sign_out'), icon: <LogOut />, onSelect: leave },
      ]}
    />
  );
}
