// What can be done from anywhere: a new image, the theme, the language, the list of keys, signing in and out.
import { Keyboard, Languages, LogIn, LogOut, PenLine, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openLogin } from '#web/model/me/user-store.ts';
import { formatKeys } from '#web/ui/base/format-keys.ts';
import { useGuardedNavigate } from '../guards/use-guarded-navigate.ts';
import { useSignOut } from '../guards/use-sign-out.ts';
import { useViewer } from '../guards/viewer.ts';
import { choosePreference, usePreferences } from '../preferences.ts';
import { openKeyHelp } from '../shell/key-help-store.ts';
import { THEMES } from '../shell/theme.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { writeAddress } from './write-address.ts';

export function useActEntries(): PaletteEntry[] {
  const { t } = useTranslation();
  const go = useGuardedNavigate();
  const viewer = useViewer();
  const signOut = useSignOut();
  const { theme, language } = usePreferences();
  const other = language === 'zh' ? 'en' : 'zh';
  return [
    {
      id: 'act new',
      label: t('app.palette.new_image'),
      names: [t('app.palette.new_image'), 'new image', '新图片'],
      icon: <PenLine />,
      run: () => void go(writeAddress('')),
    },
    ...THEMES.filter((choice) => choice !== theme).map((choice): PaletteEntry => ({
      id: `act theme ${choice}`,
      label: t('app.theme_now', { theme: t(`app.theme_${choice}`) }),
      names: [t('app.theme_now', { theme: t(`app.theme_${choice}`) }), `theme ${choice}`],
      icon: <SunMoon />,
      run: () => choosePreference({ theme: choice }),
    })),
    {
      id: 'act language',
      label: t('app.switch_language'),
      names: [t('app.switch_language'), 'language English', '语言 中文'],
      icon: <Languages />,
      run: () => choosePreference({ language: other }),
    },
    {
      id: 'act keys',
      label: t('app.keys.title'),
      names: [t('app.keys.title'), 'keyboard shortcuts'],
      icon: <Keyboard />,
      keys: formatKeys('everywhere.help').join(' '),
      run: openKeyHelp,
    },
    viewer
      ? {
          id: 'act out',
          label: t('app.sign_out'),
          names: [t('app.sign_out'), 'sign out', 'log out'],
          icon: <LogOut />,
          run: signOut,
        }
      : {
          id: 'act in',
          label: t('app.sign_in'),
          names: [t('app.sign_in'), 'sign in', 'log in'],
          icon: <LogIn />,
          run: openLogin,
        },
  ];
}
