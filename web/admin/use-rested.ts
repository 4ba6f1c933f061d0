// What is typed takes effect when typing has rested, so that not every letter is a search.
import { useEffect, useState } from 'react';

const REST_MS = 300;

export function useRested(value: string, onRest: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setTyped(null);
      if (typed !== value) onRest(typed.trim());
    }, REST_MS);
    return () => clearTimeout(timer);
  });
  return [typed ?? value, setTyped];
}
