// Which colours of a photo may be somebody's skin: made as bright as a comic's other colours, it would be orange.
import { ramp } from '#engine/raster/curves.ts';

type Colour = { red: number; green: number; blue: number };

/** Degrees of hue: no skin, skin from here to there, and none beyond. */
const [FROM, SKIN, TO, BEYOND] = [-8, 4, 36, 46] as const;
/** Of the strongest channel, how far the weakest lies below it: grey, skin, and the paint of a toy. */
const [GREY, PALE, DEEP, PAINT] = [0.06, 0.14, 0.66, 0.82] as const;

/** Returns how likely a colour (channels 0–1) is that of skin in some light, 0–1, by its hue and strength alone. */
export function skinHue({ red, green, blue }: Colour): number {
  const most = red;
  const least = Math.min(green, blue);
  if (most <= 0 || most < Math.max(green, blue)) return 0;
  const apart = most - least;
  const degrees = (60 * (green - blue)) / Math.max(1e-6, apart);
  const strength = apart / most;
  const hue = ramp(FROM, SKIN, degrees) * ramp(BEYOND, TO, degrees);
  return hue * ramp(GREY, PALE, strength) * ramp(PAINT, DEEP, strength);
}
