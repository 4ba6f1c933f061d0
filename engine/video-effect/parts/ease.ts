// Curves of movement: how far something has come, for how much of its time has passed.
import { clamp, smooth } from '#engine/raster/noise.ts';

export { clamp, smooth };

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Quick at first, gentle at the end. */
export function easeOut(share: number): number {
  return 1 - (1 - clamp(share)) ** 3;
}

export function easeIn(share: number): number {
  return clamp(share) ** 3;
}

/** Passes its goal a little and comes back to it. */
export function overshoot(share: number): number {
  const t = clamp(share) - 1;
  return 1 + 2.7 * t ** 3 + 1.7 * t ** 2;
}

/** Swings around nothing, less and less; begins at 1. `time` in swings. */
export function ringOut(time: number, fading = 2.2): number {
  return time < 0 ? 0 : Math.exp(-time * fading) * Math.cos(time * Math.PI * 2);
}

/** Rises from 0 to 1 between the first two shares, and falls between the last two. */
export function during(share: number, begin: number, full: number, fade: number, end: number): number {
  return smooth(begin, full, share) * (1 - smooth(fade, end, share));
}
