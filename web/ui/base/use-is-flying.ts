// Whether one scrolls faster than images can be looked at: a wall then draws the colours of its places only, and the
// images when one slows down.
import { startTransition, useEffect, useState } from 'react';

/** Pixels a second. A wheel that is turned to read stays below. */
const FAST = 2500;
/** Slow for so long is slow. */
const REST_MS = 140;
/** Speed is taken over at least so long: events come unevenly. */
const SPAN_MS = 48;

export function useIsFlying(): boolean {
  const [isFlying, setFlying] = useState(false);
  useEffect(() => {
    let from = { y: scrollY, at: performance.now() };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFast = false;
    function land() {
      isFast = false;
      // Images may come a moment later than the next turn of the wheel is answered.
      startTransition(() => setFlying(false));
    }
    function note() {
      const at = performance.now();
      const span = at - from.at;
      if (span < SPAN_MS) return;
      const isNow = span < REST_MS && (Math.abs(scrollY - from.y) / span) * 1000 > FAST;
      from = { y: scrollY, at };
      if (!isNow) return;
      clearTimeout(timer);
      timer = setTimeout(land, REST_MS);
      if (isFast) return;
      isFast = true;
      setFlying(true);
    }
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      clearTimeout(timer);
    };
  }, []);
  return isFlying;
}
