// The umbrella acacia of the savanna: thin forked trunks under flat storeys of leaves.

import { css, mix } from '#engine/raster/colour.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** A flat storey of leaves; parts of the tree's height from its foot, aside and up. */
type Storey = { aside: number; up: number; wide: number };

/** On its own sheet, its foot at the bottom middle, in the light of the scene. */
export function growAcacia(stage: Stage, label: string, pixels: number): Surface {
  const random = stage.random(`tree acacia ${label}`);
  const wide = pixels * 1.7;
  const lean = random.between(-0.1, 0.1);
  const storeys: readonly Storey[] = [
    {
      aside: lean - random.between(0.26, 0.4),
      up: random.between(0.66, 0.74),
      wide: random.between(0.3, 0.4),
    },
    {
      aside: lean + random.between(0.26, 0.4),
      up: random.between(0.7, 0.8),
      wide: random.between(0.3, 0.42),
    },
    {
      aside: lean + random.between(-0.08, 0.08),
      up: random.between(0.86, 0.92),
      wide: random.between(0.48, 0.6),
    },
  ];
  return makeSurface(wide, pixels, (brush) => {
    const at = (aside: number, up: number): [number, number] => [
      wide / 2 + aside * pixels,
      pixels * (1 - up),
    ];
    paintBranches(stage, brush, storeys, lean, at, pixels);
    for (const storey of storeys) paintStorey(stage, brush, storey, at, pixels, label);
  });
}

type Place = (aside: number, up: number) => [number, number];

function paintBranches(
  stage: Stage,
  brush: Brush,
  storeys: readonly Storey[],
  lean: number,
  at: Place,
  pixels: number,
): void {
  const { palette, light } = stage;
  const bark = mix(lit(stage, '#5c4638'), palette.shade, 0.2);
  brush.lineCap = 'round';
  for (const { aside, up } of storeys)
    for (const [tone, shift, thick] of [
      [bark, 0, 1],
      [mix(bark, palette.sun, 0.3), light.side * 0.008, 0.35],
    ] as const) {
      const fork = at(lean * 0.5, 0.34);
      brush.strokeStyle = css(tone);
      brush.lineWidth = pixels * 0.034 * thick;
      brush.beginPath();
      brush.moveTo(...at(shift, 0));
      brush.quadraticCurveTo(...at(shift, 0.2), fork[0] + shift * pixels, fork[1]);
      brush.stroke();
      brush.lineWidth = pixels * 0.02 * thick;
      brush.beginPath();
      brush.moveTo(fork[0] + shift * pixels, fork[1]);
      brush.quadraticCurveTo(
        ...at(lean * 0.7 + aside * 0.3 + shift, up * 0.74),
        ...at(aside + shift, up - 0.02),
      );
      brush.stroke();
    }
}

/** Flat below and rounded above, dark to light. */
function paintStorey(
  stage: Stage,
  brush: Brush,
  { aside, up, wide }: Storey,
  at: Place,
  pixels: number,
  label: string,
): void {
  const { palette, light } = stage;
  const random = stage.random(`storey ${label} ${aside}`);
  for (const [colour, count, rise, size] of [
    ['#3c4a22', 90, 0, 0.03],
    ['#66752e', 90, 0.02, 0.024],
    ['#9aa548', 60, 0.035, 0.017],
  ] as const) {
    const leaf = lit(stage, colour);
    for (let clump = 0; clump < count; clump++) {
      const along = random.between(-1, 1);
      const dome = Math.sqrt(Math.max(0, 1 - along * along));
      const [x, y] = at(
        aside + along * wide + (rise > 0 ? light.side * 0.01 : 0),
        up + rise + random.between(-0.2, 1) * dome * 0.05,
      );
      const radius = pixels * size * random.between(0.6, 1.25);
      brush.fillStyle = css(
        mix(leaf, random.chance(0.5) ? palette.sun : palette.shade, random.between(0, 0.22)),
      );
      brush.beginPath();
      brush.ellipse(x, y, radius * 1.35, radius * 0.7, 0, 0, 7);
      brush.fill();
    }
  }
}
