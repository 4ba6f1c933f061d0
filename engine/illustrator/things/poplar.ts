// The poplar: a slender column of upright boughs on a pale trunk, golden in autumn, and bare in the snow.

import { css, mix } from '#engine/raster/colour.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** Up to here the trunk is bare, in parts of its height. */
const BARE = 0.16;
const BOUGHS = 34;
const LEAVES = 1500;

/** How broad it is at a height, 0 the lowest boughs and 1 the tip: round at both ends. */
function halfAt(up: number): number {
  return 0.13 * Math.sin(Math.PI * Math.min(1, 0.1 + up * 0.9) ** 0.8) ** 0.7;
}

/** On its own sheet, its foot at the bottom middle, in the light of the scene. */
export function growPoplar(stage: Stage, label: string, pixels: number): Surface {
  const { palette, light } = stage;
  const random = stage.random(`tree poplar ${label}`);
  const wide = pixels * 0.4;
  const bark = mix(lit(stage, '#b4ab98'), palette.shade, 0.12);
  const leaf = lit(stage, stage.isAutumn ? '#e0ac34' : '#6f9a44');
  return makeSurface(wide, pixels, (brush) => {
    const [foot, middle] = [pixels * 0.998, wide / 2];
    const rowAt = (up: number): number => foot - pixels * (BARE + up * (0.98 - BARE));
    brush.lineCap = 'round';
    const trunk = brush.createLinearGradient(middle - pixels * 0.018, 0, middle + pixels * 0.018, 0);
    trunk.addColorStop(light.side > 0 ? 0 : 1, css(mix(bark, palette.shade, 0.5)));
    trunk.addColorStop(light.side > 0 ? 1 : 0, css(mix(bark, palette.sun, 0.3)));
    brush.fillStyle = trunk;
    brush.beginPath();
    brush.moveTo(middle - pixels * 0.02, foot);
    brush.lineTo(middle - pixels * 0.004, rowAt(0.9));
    brush.lineTo(middle + pixels * 0.004, rowAt(0.9));
    brush.lineTo(middle + pixels * 0.02, foot);
    brush.fill();
    // All boughs go up, close to the trunk.
    for (let bough = 0; bough < BOUGHS; bough++) {
      const up = (bough / BOUGHS) * 0.82;
      const aside = (bough % 2 === 0 ? 1 : -1) * halfAt(up + 0.12) * pixels * random.between(0.5, 0.9);
      brush.strokeStyle = css(mix(bark, palette.shade, 0.3));
      brush.lineWidth = pixels * 0.006 * (1.1 - up);
      brush.beginPath();
      brush.moveTo(middle, rowAt(up));
      brush.quadraticCurveTo(middle + aside * 0.8, rowAt(up + 0.04), middle + aside, rowAt(up + 0.16));
      brush.stroke();
    }
    if (stage.isSnowy) return;
    for (const [tone, aside, spread, part] of [
      [mix(leaf, palette.shade, 0.52), 0, 1, 0.34],
      [mix(leaf, palette.shade, 0.2), light.side * 0.14, 0.88, 0.3],
      [leaf, light.side * 0.3, 0.7, 0.22],
      [mix(mix(leaf, '#f4ec9c', 0.35), palette.sun, 0.25), light.side * 0.48, 0.5, 0.14],
    ] as const)
      for (let at = 0; at < LEAVES * part; at++) {
        const up = random.next();
        const half = halfAt(up) * pixels;
        const size = pixels * random.between(0.006, 0.013);
        brush.fillStyle = css(
          mix(tone, random.chance(0.5) ? palette.sun : palette.shade, random.between(0, 0.16)),
        );
        brush.beginPath();
        brush.ellipse(
          middle + half * (aside + spread * random.between(-1, 1)),
          rowAt(up),
          size * 0.7,
          size,
          random.between(-0.5, 0.5),
          0,
          7,
        );
        brush.fill();
      }
  });
}
