// Walks through light, dark and as the system has it.
import { Contrast, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { choosePreference } from '../preferences.ts';
import { THEMES, useTheme } from './theme.ts';
import type { Theme } from './theme.ts';

const ICONS = { light: Sun, dark: Moon, system: Contrast };

export function ThemeButton({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { theme } = useTheme();
  const Icon = ICONS[theme];
  const label = t('app.theme_now', { theme: t(`app.theme_${theme}`) });
  return (
    <IconButton
      className={className}
      label={label}
      title={label}
      icon={<Icon />}
      onClick={() => choosePreference({ theme: nextTheme(theme) })}
    />
  );
}

function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}
