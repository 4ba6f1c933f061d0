// Whether one scrolls faster than images can be looked at, or than they can be drawn here: a wall then shows the colours
// of its places only, and the images when one slows down.
import { startTransition, useEffect, useState } from 'react';

/** Pixels a second. A wheel that is turned to read stays below. */
const FAST = 2500;
/** Where frames come late. */
const FAST_ON_SLOW = 600;
/** Slow for so long is slow. */
const REST_MS = 140;
/** Speed is taken over at least so long: events come unevenly. */
const SPAN_MS = 48;
/** A frame that comes so late had too much to draw. */
const LATE_MS = 30;
/** Of the last ones so large a part was late: this is a slow machine, for some time. */
const LATE_SHARE = 0.25;
const LAST_ONES = 12;
const SLOW_FOR_MS = 20_000;

export function useIsFlying(): boolean {
  const [isFlying, setFlying] = useState(false);
  useEffect(() => {
    let from = { y: scrollY, at: performance.now() };
    let frame: { id: number; at: number } | null = null;
    let scrolledAt = 0;
    let lateShare = 0;
    let slowUntil = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFast = false;
    function land() {
      isFast = false;
      // Images may come a moment later than the next turn of the wheel is answered.
      startTransition(() => setFlying(false));
    }
    function watchFrames() {
      const at = performance.now();
      const isLate = frame !== null && at - frame.at > LATE_MS;
      lateShare += ((isLate ? 1 : 0) - lateShare) / LAST_ONES;
      if (lateShare > LATE_SHARE) slowUntil = at + SLOW_FOR_MS;
      frame = at - scrolledAt < REST_MS ? { id: requestAnimationFrame(watchFrames), at } : null;
    }
    function note() {
      const at = performance.now();
      scrolledAt = at;
      frame ??= { id: requestAnimationFrame(watchFrames), at };
      const span = at - from.at;
      if (span < SPAN_MS) return;
      const limit = at < slowUntil ? FAST_ON_SLOW : FAST;
      const isNow = span < REST_MS && (Math.abs(scrollY - from.y) / span) * 1000 > limit;
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
      if (frame) cancelAnimationFrame(frame.id);
    };
  }, []);
  return isFlying;
}
