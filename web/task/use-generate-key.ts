// Ctrl or ⌘ with Enter generates from anywhere on the screen; the prompt line does so by itself.
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';

export function useGenerateKey(generate: () => void): void {
  const { t } = useTranslation();
  useShortcut({
    keys: ['Mod+Enter'],
    act: generate,
    help: { keys: 'Ctrl ↵', label: t('app.keys.generate') },
  });
}
