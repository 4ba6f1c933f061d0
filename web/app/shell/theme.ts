// Light, dark or as the system has it: kept on this device, and written on the page.
import { create } from 'zustand';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by public/theme.js, before the first paint. */
const KEY = 'theme';

type ThemeStore = { theme: Theme; setTheme: (theme: Theme) => void };

export const useTheme = create<ThemeStore>()((set) => ({
  theme: readTheme(),
  setTheme(theme) {
    set({ theme });
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Without storage the choice holds until the page is left.
    }
    paintTheme(theme);
  },
}));

/** The theme that is seen: system resolved to one of the two. */
export function resolveTheme(theme: Theme): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Follows the system while the choice is "system". Call once at start. */
export function watchTheme(): void {
  paintTheme(useTheme.getState().theme);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
    paintTheme(useTheme.getState().theme),
  );
}

function paintTheme(theme: Theme): void {
  document.documentElement.dataset.theme = resolveTheme(theme);
}

function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}
