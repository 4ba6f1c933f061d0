// K, H and B decide the report on the page.
import { useTranslation } from 'react-i18next';
import type { ReportDecision } from '#contract/admin.ts';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';

const KEYS: Readonly<Record<string, ReportDecision>> = { k: 'keep', h: 'hide', b: 'ban' };

export function useDecisionKeys(onDecision: (decision: ReportDecision) => void): void {
  const { t } = useTranslation();
  useShortcut({
    keys: Object.keys(KEYS),
    act: (key) => {
      const decision = KEYS[key];
      if (decision) onDecision(decision);
    },
    help: { keys: 'K H B', label: t('app.keys.decide') },
  });
}
