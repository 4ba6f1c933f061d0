// Times of a video as they stand on its strip.

/** 65.24 → "1:05"; with tenths "1:05.2". */
export function formatClock(seconds: number, hasTenths = false): string {
  const safe = Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
  // Tenths are cut, not rounded: the clock never shows more than has passed. The millionth mends 1.1 * 10 = 11.000…2.
  const tenths = Math.floor(safe * 10 + 1e-6);
  const whole = hasTenths ? Math.floor(tenths / 10) : Math.round(safe);
  const clock = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return hasTenths ? `${clock}.${tenths % 10}` : clock;
}

/** The time of the next or the last frame, a little inside of it so that a seek never lands on the one before. */
export function stepFrame(seconds: number, by: number, fps: number, duration: number): number {
  const rate = fps > 0 ? fps : 24;
  const last = Math.max(0, Math.round(duration * rate) - 1);
  const frame = Math.min(last, Math.max(0, Math.floor(seconds * rate + 1e-3) + by));
  return (frame + 0.1) / rate;
}
