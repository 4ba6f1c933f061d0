// The menu behind the person: where their things are, language, theme and the way out.
import { Coins, CreditCard, Images, Languages, LogOut, ShieldCheck, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '#web/session/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { readLanguage, switchLanguage } from '#web/words/start-words.ts';
import { useIsAdmin } from './admin-door.tsx';
import { THEMES, useTheme } from './theme.ts';
import { useViewer } from './viewer.ts';
import style from './avatar-menu.module.css';

export function AvatarMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const viewer = useViewer();
  const isAdmin = useIsAdmin();
  const { theme, setTheme } = useTheme();
  if (!viewer) return null;
  const language = readLanguage();
  function leave() {
    void navigate('/home');
    void signOut();
  }
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={style.button}
          aria-label={`${t('app.account.menu')}: ${viewer.name}`}
        >
          <Avatar name={viewer.name} picture={viewer.picture} />
        </button>
      }
      head={
        <span className={style.who}>
          <b>{viewer.name}</b>
          <span>{viewer.email}</span>
        </span>
      }
      items={[
        { label: t('app.account.creations'), icon: <Images />, href: '/creations' },
        { label: t('app.account.points'), icon: <Coins />, href: '/subscription#history' },
        { label: t('app.account.subscription'), icon: <CreditCard />, href: '/subscription' },
        ...(isAdmin ? [{ label: t('admin.title'), icon: <ShieldCheck />, href: '/admin' }] : []),
        'line',
        {
          label: t('app.language'),
          icon: <Languages />,
          items: [
            { label: 'English', isChosen: language === 'en', onSelect: () => void switchLanguage('en') },
            { label: '中文', isChosen: language === 'zh', onSelect: () => void switchLanguage('zh') },
          ],
        },
        {
          label: t('app.theme'),
          icon: <SunMoon />,
          items: THEMES.map((choice) => ({
            label: t(`app.theme_${choice}`),
            isChosen: choice === theme,
            onSelect: () => setTheme(choice),
          })),
        },
        'line',
        { label: t('app.sign_out'), icon: <LogOut />, onSelect: leave },
      ]}
    />
  );
}
