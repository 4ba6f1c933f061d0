// Ctrl or ⌘ with Enter generates from anywhere on the screen; the prompt line does so by itself.
import { useEffect, useRef } from 'react';

export function useGenerateKey(generate: () => void): void {
  const latest = useRef(generate);
  useEffect(() => {
    latest.current = generate;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isOurs = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented;
      if (isOurs && !document.querySelector('[role=dialog]')) latest.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
