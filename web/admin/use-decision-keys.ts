// K, H and B decide the report on the page, as long as nobody is writing and nothing lies over it.
import { useEffect, useRef } from 'react';
import type { ReportDecision } from '#contract/admin.ts';

const KEYS: Readonly<Record<string, ReportDecision>> = { k: 'keep', h: 'hide', b: 'ban' };

export function useDecisionKeys(onDecision: (decision: ReportDecision) => void): void {
  const latest = useRef(onDecision);
  useEffect(() => {
    latest.current = onDecision;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const decision = KEYS[event.key.toLowerCase()];
      if (!decision || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      const isWriting = target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
      if (isWriting || document.querySelector('[role="dialog"], [role="menu"]')) return;
      event.preventDefault(); // the letter must not land in the line that gets the focus
      latest.current(decision);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
