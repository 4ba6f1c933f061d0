// How dark a draughtsman would draw each pixel: brightness, but with figures set off from their ground by colour too.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { clamp } from '#engine/raster/curves.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { unitOf, type Planes } from '#engine/raster/planes.ts';

/** How far around a pixel its ground reaches, in pixels at 1024 x 1024. */
const GROUND_RADIUS = 42;

/**
 * A plane from 0 (black) to about 1. Strong colours count as darker than their brightness, and what differs in
 * colour from its surroundings is darkened, so that a purple cat stands out from a meadow as dark as itself.
 */
export function readTone(image: Planes): Float32Array {
  const { width, height, red, green, blue } = image;
  const warm = takePlane(red.length);
  const cold = takePlane(red.length);
  for (let i = 0; i < warm.length; i++) {
    const r = red[i] ?? 0;
    const g = green[i] ?? 0;
    warm[i] = r - g;
    cold[i] = (blue[i] ?? 0) - (r + g) / 2;
  }
  const radius = GROUND_RADIUS * unitOf(image);
  const warmGround = blurPlane(warm, width, height, radius);
  const coldGround = blurPlane(cold, width, height, radius);
  const tone = takePlane(red.length);
  for (let i = 0; i < tone.length; i++) {
    const r = red[i] ?? 0;
    const g = green[i] ?? 0;
    const b = blue[i] ?? 0;
    const chroma = Math.max(r, g, b) - Math.min(r, g, b);
    const warmer = (warm[i] ?? 0) - (warmGround[i] ?? 0);
    const colder = (cold[i] ?? 0) - (coldGround[i] ?? 0);
    const apart = Math.sqrt(warmer * warmer + colder * colder);
    const bright = r * 0.25 + g * 0.46 + b * 0.29;
    // In the dark the eye sees smaller differences.
    const offset = Math.min(0.24, (apart * 0.3) / (0.25 + bright));
    tone[i] = lift(bright - chroma * 0.12 - offset * (0.35 + bright));
  }
  releasePlanes(warm, cold, warmGround, coldGround);
  stretchTones(tone);
  return tone;
}

const LIFT = 0.8;
const LIFT_STEPS = 4096;
const LIFTED = Float32Array.from({ length: LIFT_STEPS + 2 }, (_, n) => (n / LIFT_STEPS) ** LIFT);

/** The power of a brightness: a table of them takes a tenth of the time. Below nothing is nothing, above 1 stays 1. */
function lift(bright: number): number {
  if (!(bright > 0)) return 0;
  const at = Math.min(1, bright) * LIFT_STEPS;
  const low = at | 0;
  const from = LIFTED[low] as number;
  return from + ((LIFTED[low + 1] as number) - from) * (at - low);
}

/** Brings the darkest and lightest tones to black and white, so that a night is drawn with as clear lines as a day. */
function stretchTones(tone: Float32Array): void {
  const step = Math.max(1, Math.floor(tone.length / 5000));
  const sample = tone.filter((_, i) => i % step === 0).sort();
  const low = sample[Math.floor(sample.length * 0.01)] ?? 0;
  const high = sample[Math.floor(sample.length * 0.99)] ?? 1;
  // A nearly even image is left nearly even: its noise is not worth drawing.
  const span = Math.max(0.25, high - low);
  for (let i = 0; i < tone.length; i++) tone[i] = clamp(((tone[i] ?? 0) - low) / span);
}
