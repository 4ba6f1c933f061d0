// K, H and B decide the report on the page.
import type { ReportDecision } from '#contract/admin.ts';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';

export function useDecisionKeys(onDecision: (decision: ReportDecision) => void): void {
  useShortcut('reports.keep', () => onDecision('keep'));
  useShortcut('reports.hide', () => onDecision('hide'));
  useShortcut('reports.ban', () => onDecision('ban'));
}
