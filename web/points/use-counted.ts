// A number that counts to its new value in 300 ms, so that a charge is seen to happen.
import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 300;

export function useCounted(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    // From nothing to a balance is not a movement of points.
    const isStill = start === value || start === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const startedAt = performance.now();
    let frame = 0;
    function step(now: number) {
      const share = isStill ? 1 : Math.min(1, (now - startedAt) / COUNT_MS);
      setShown(Math.round(start + (value - start) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    }
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
