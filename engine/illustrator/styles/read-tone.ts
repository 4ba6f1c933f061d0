// How dark a draughtsman would draw each pixel: brightness, but with figures set off from their ground by colour too.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { unitOf, type Planes } from '#engine/raster/planes.ts';
import { runOver } from '#engine/raster/tone-loops.ts';

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
  runOver(
    [red, green, blue, warm, cold],
    [warm, cold],
    (loops, [r = 0, g = 0, b = 0, w = 0, c = 0], count) => {
      loops.readHues(r, g, b, w, c, count);
    },
  );
  const radius = GROUND_RADIUS * unitOf(image);
  const warmGround = blurPlane(warm, width, height, radius);
  const coldGround = blurPlane(cold, width, height, radius);
  const tone = takePlane(red.length);
  runOver(
    [red, green, blue, warm, cold, warmGround, coldGround, tone],
    [tone],
    (loops, [r = 0, g = 0, b = 0, w = 0, c = 0, wg = 0, cg = 0, to = 0], count, table) => {
      loops.readTones(r, g, b, w, c, wg, cg, to, count, table, LIFT_STEPS);
    },
    LIFTED,
  );
  releasePlanes(warm, cold, warmGround, coldGround);
  stretchTones(tone);
  return tone;
}

/** Brightness is bent by this power: a table of it takes a tenth of the time. */
const LIFT = 0.8;
const LIFT_STEPS = 4096;
const LIFTED = Float32Array.from({ length: LIFT_STEPS + 2 }, (_, n) => (n / LIFT_STEPS) ** LIFT);

/** Brings the darkest and lightest tones to black and white, so that a night is drawn with as clear lines as a day. */
function stretchTones(tone: Float32Array): void {
  const step = Math.max(1, Math.floor(tone.length / 5000));
  const sample = new Float32Array(Math.ceil(tone.length / step));
  for (let i = 0; i < sample.length; i++) sample[i] = tone[i * step] as number;
  sample.sort();
  const low = sample[Math.floor(sample.length * 0.01)] ?? 0;
  const high = sample[Math.floor(sample.length * 0.99)] ?? 1;
  // A nearly even image is left nearly even: its noise is not worth drawing.
  const span = Math.max(0.25, high - low);
  runOver([tone], [tone], (loops, [at = 0], count) => loops.stretch(at, count, low, span));
}
