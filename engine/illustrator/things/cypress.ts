// The cypress of the south: a dark flame of a tree, dense from its foot to its tip.

import { css, mix } from '#engine/raster/colour.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** How broad it is at a height, 0 the foot and 1 the tip, in parts of its own height. */
function halfAt(up: number): number {
  return 0.115 * Math.min(1, (up + 0.02) * 7) ** 0.6 * (1 - up) ** 0.62 * (1 + 0.5 * (1 - up) * up);
}

/** On its own sheet, its foot at the bottom middle, in the light of the scene. */
export function growCypress(stage: Stage, label: string, pixels: number): Surface {
  const { palette, light } = stage;
  const random = stage.random(`tree cypress ${label}`);
  const wide = pixels * 0.36;
  const lean = random.between(-0.018, 0.018);
  const green = lit(stage, stage.isSnowy ? '#6f8a80' : '#35583c');
  return makeSurface(wide, pixels, (brush) => {
    const [foot, middle] = [pixels * 0.995, wide / 2];
    brush.fillStyle = css(mix(lit(stage, '#5a4232'), palette.shade, 0.2));
    brush.fillRect(middle - pixels * 0.013, foot - pixels * 0.1, pixels * 0.026, pixels * 0.1);
    // Tufts that stand upright, from the shaded heart to the lit side.
    for (const [tone, aside, spread, count] of [
      [mix(green, palette.shade, 0.62), 0, 1, 240],
      [mix(green, palette.shade, 0.3), light.side * 0.1, 0.86, 230],
      [green, light.side * 0.3, 0.66, 200],
      [mix(mix(green, '#8fb45c', 0.3), palette.sun, 0.3), light.side * 0.52, 0.42, 120],
    ] as const)
      for (let tuft = 0; tuft < count; tuft++) {
        const up = 0.03 + 0.95 * random.next() ** 1.15;
        const half = halfAt(up) * pixels;
        const x = middle + lean * up * pixels + half * (aside + spread * random.between(-1, 1));
        const tall = pixels * random.between(0.02, 0.05);
        brush.fillStyle = css(
          mix(tone, random.chance(0.5) ? palette.sun : palette.shade, random.between(0, 0.14)),
        );
        brush.beginPath();
        brush.ellipse(
          x,
          foot - up * pixels * 0.96,
          tall * 0.24,
          tall * 0.62,
          lean + random.between(-0.18, 0.18),
          0,
          7,
        );
        brush.fill();
      }
  });
}
