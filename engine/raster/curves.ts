// The small curves every look is shaped with; all work on 0..1 unless told otherwise.

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function blend(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function ramp(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** An S-curve around the middle: `strength` 0 changes nothing, 1 is hard. */
export function addContrast(value: number, strength: number): number {
  const v = clamp(value);
  return v + (v * v * (3 - 2 * v) - v) * strength;
}

/** Brighter between black and white, which both stay: `strength` 0.25 makes 0.5 of it 0.56. */
export function brighten(value: number, strength: number): number {
  return value + strength * value * (1 - value);
}

/** Lightens as two projectors on one screen do. */
export function screen(below: number, above: number): number {
  return 1 - (1 - clamp(below)) * (1 - clamp(above));
}

export function lumaOf(red: number, green: number, blue: number): number {
  return red * 0.299 + green * 0.587 + blue * 0.114;
}
