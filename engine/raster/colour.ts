// Colours as hex words or byte triples, and the few operations a painter needs on them.

export type Rgb = readonly [number, number, number];
export type Colour = string | Rgb;

/** Words that were read before: palettes are asked for the same few at every spot of a scene. */
const known = new Map<string, Rgb>();
const MOST_KNOWN = 2000;

export function toRgb(colour: Colour): Rgb {
  if (typeof colour !== 'string') return colour;
  const found = known.get(colour);
  if (found) return found;
  const value = Number.parseInt(colour.slice(1), 16);
  const read: Rgb = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(colour, read);
  return read;
}

/** Goes from `from` (amount 0) to `to` (amount 1), channel by channel. */
export function mix(from: Colour, to: Colour, amount: number): Rgb {
  const a = toRgb(from);
  const b = toRgb(to);
  return [a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount];
}

/** Multiplies two colours as light falling on paint. */
export function shine(paint: Colour, light: Colour): Rgb {
  const a = toRgb(paint);
  const b = toRgb(light);
  return [(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255];
}

export function css(colour: Colour, alpha = 1): string {
  const [red, green, blue] = toRgb(colour);
  return `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${Math.round(alpha * 1000) / 1000})`;
}

/** Brightness as the eye weighs it, 0 to 1. */
export function luminance(colour: Colour): number {
  const [red, green, blue] = toRgb(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}
