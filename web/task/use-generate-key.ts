// Ctrl or ⌘ with Enter generates from anywhere on the screen; the prompt line does so by itself.
import { useShortcut } from '#web/ui/base/use-shortcut.ts';

export function useGenerateKey(generate: () => void): void {
  useShortcut('tool.generate', generate);
}
