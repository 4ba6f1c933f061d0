// What climbs on a house or a fence: leaves in patches, thick at the sides and thin around the door, and its flowers.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Climber } from '../lexicon/climbers.ts';

type Growth = {
  leaves: readonly [Colour, ...Colour[]];
  flowers?: readonly [Colour, ...Colour[]];
  hangs?: true;
};

const GREENS = ['#2f6a38', '#3f8042', '#54964a', '#24552f'] as const;
const GROWTHS: Readonly<Record<Climber, Growth>> = {
  ivy: { leaves: ['#2a6236', '#3a7a40', '#4f9148', '#1f4d2c'] },
  wisteria: {
    leaves: ['#6f9a48', '#86ac54', '#5a8a42'],
    flowers: ['#9f7fdc', '#8462c8', '#d0b8f6'],
    hangs: true,
  },
  bougainvillea: { leaves: GREENS, flowers: ['#d42a90', '#e84aa8', '#b81e7c'] },
  rose: { leaves: GREENS, flowers: ['#d8304e', '#f08aa8', '#e85a78'] },
  'morning-glory': { leaves: ['#4f8f42', '#66a24e', '#3c7a3a'], flowers: ['#5a6ae0', '#8a5ad8', '#7aa0f0'] },
  jasmine: { leaves: GREENS, flowers: ['#ffffff', '#fbf6ee'] },
  'trumpet-vine': { leaves: GREENS, flowers: ['#f07a2c', '#e8562c'] },
};

/** A leaf, or a flower of four petals, of about this size. */
function stamp(
  brush: Brush,
  [x, y]: readonly [number, number],
  size: number,
  colour: Colour,
  random: Random,
): void {
  brush.fillStyle = css(colour);
  brush.beginPath();
  brush.ellipse(x, y, size, size * 0.66, random.between(0, 3.1), 0, 7);
  brush.fill();
}

function flower(brush: Brush, [x, y]: readonly [number, number], size: number, colour: Colour): void {
  for (let petal = 0; petal < 5; petal++) {
    const turn = petal * 1.257;
    brush.fillStyle = css(mix(colour, petal % 2 === 0 ? '#ffffff' : '#2a0a20', 0.14));
    brush.beginPath();
    brush.arc(x + Math.cos(turn) * size * 0.6, y + Math.sin(turn) * size * 0.6, size * 0.55, 0, 7);
    brush.fill();
  }
  brush.fillStyle = css(mix(colour, '#fff0a0', 0.6));
  brush.beginPath();
  brush.arc(x, y, size * 0.28, 0, 7);
  brush.fill();
}

function raceme(
  brush: Brush,
  [x, y]: readonly [number, number],
  size: number,
  colour: Colour,
  random: Random,
): void {
  for (let one = 0; one < 16; one++) {
    const part = one / 16;
    brush.fillStyle = css(mix(colour, random.chance(0.5) ? '#ffffff' : '#2a1050', 0.16));
    brush.beginPath();
    brush.arc(
      x + random.between(-1, 1) * size * 0.9 * (1 - part),
      y + part * size * 6,
      size * 0.55 * (1.1 - part * 0.5),
      0,
      7,
    );
    brush.fill();
  }
}

/** One tuft of what climbs around this place. `tint` puts its colours into the light of the scene; `asked` is that of the flowers. */
export function paintTuft(
  brush: Brush,
  climber: Climber,
  place: readonly [number, number],
  size: number,
  random: Random,
  tint: (colour: Colour) => Colour = (colour) => colour,
  asked?: Colour,
): void {
  const { leaves, flowers: usual, hangs } = GROWTHS[climber];
  const flowers = usual && asked !== undefined ? ([asked, mix(asked, '#ffffff', 0.2)] as const) : usual;
  const near = (spread: number): [number, number] => [
    place[0] + random.between(-spread, spread) * size,
    place[1] + random.between(-spread, spread) * size,
  ];
  for (let leaf = 0; leaf < 9; leaf++)
    stamp(brush, near(1.9), size * random.between(0.5, 0.85), tint(random.pick(leaves)), random);
  if (flowers && random.chance(hangs ? 0.8 : 0.6))
    for (let one = 0; one < (hangs ? 1 : 2); one++)
      if (hangs) raceme(brush, near(1), size * 0.62, tint(random.pick(flowers)), random);
      else flower(brush, near(1.6), size * random.between(0.55, 0.75), tint(random.pick(flowers)));
}

/** A building with what climbs on it; nothing goes beyond its outline. */
export function overgrow(sheet: Surface, climber: Climber, random: Random, asked?: Colour): Surface {
  const { width, height } = sheet;
  const size = Math.min(width, height) / 44;
  const [phase, second] = [random.between(0, 6), random.between(0, 6)];
  return makeSurface(width, height, (brush) => {
    brush.drawImage(sheet, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    for (let tuft = 0; tuft < 560; tuft++) {
      const [across, down] = [random.next(), random.next()];
      const aside = Math.abs(across - 0.5) * 2;
      const isAtDoor = aside < 0.34 && down > 0.5;
      const patch = Math.sin(across * 9 + phase) * Math.sin(down * 7 + second) * 0.3;
      const thick = 0.34 + 0.74 * aside ** 1.3 + patch + (down > 0.86 ? 0.2 : 0) - (isAtDoor ? 0.6 : 0);
      if (random.next() > thick) continue;
      paintTuft(brush, climber, [across * width, down * height], size, random, undefined, asked);
    }
  });
}
