// Which part of a sound is kept: two ends in seconds that never cross, never leave the sound, and stay apart.

export type SelectedRange = { start: number; end: number };

export type RangeLimits = {
  duration: number;
  /** Seconds that have to remain. */
  least: number;
  /** Seconds that may remain at most. */
  most: number;
};

/** The end that is moved pushes the other one along where they would be too near or too far apart. */
export function moveEnd(
  range: SelectedRange,
  which: keyof SelectedRange,
  to: number,
  limits: RangeLimits,
): SelectedRange {
  const { duration } = limits;
  const least = Math.min(limits.least, duration);
  const most = Math.max(least, Math.min(limits.most, duration));
  if (which === 'start') {
    const start = clamp(to, 0, duration - least);
    return { start, end: clamp(range.end, start + least, Math.min(duration, start + most)) };
  }
  const end = clamp(to, least, duration);
  return { start: clamp(range.start, Math.max(0, end - most), end - least), end };
}

/** All of it, or as much from the beginning as may be kept. */
export function startRange({ duration, most }: RangeLimits): SelectedRange {
  return { start: 0, end: Math.min(duration, most) };
}

export function isWhole({ start, end }: SelectedRange, duration: number): boolean {
  return start < 0.005 && end > duration - 0.005;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
