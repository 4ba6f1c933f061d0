// Caverns deep under ground: crystals that glow along their walls, still water on their floor.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { recolour } from '../painting/recolour.ts';
import { renderOwn } from '../painting/render-own.ts';
import type { Stage } from '../staging/stage.ts';
import { OUTDOOR_THINGS } from '../things/outdoor-things.ts';
import { glow } from './glow.ts';
import { waterLayer } from './water.ts';

type Worded = Pick<Stage, 'words' | 'reading'>;

/** Whether crystals grow all over this cave. */
export function hasCrystals({ words, reading }: Worded): boolean {
  return /crystal|水晶|晶洞|晶石/.test(words) || reading.subjects.some(({ key }) => key === 'crystals');
}

/** Whether water lies on its floor. */
export function hasCaveLake({ words, reading }: Worded): boolean {
  // Whoever is there stands on its floor.
  const isEmpty = reading.subjects.every(({ key }) => key === 'crystals');
  return isEmpty && /\b(?:lake|river|pool|pond|water|stream)\b|湖|暗河|地下河|水潭|水池/.test(words);
}

/** No day is seen from there. */
export function isUnderground(stage: Worded): boolean {
  return (
    hasCrystals(stage) || (hasCaveLake(stage) && /underground|subterranean|deep|地下|深处/.test(stage.words))
  );
}

function askedColour({ reading }: Pick<Stage, 'reading'>): string | undefined {
  return reading.subjects.find(({ key }) => key === 'crystals')?.colour ?? reading.colours[0];
}

/** What lights such a cavern. */
export function crystalLight(stage: Pick<Stage, 'reading' | 'random'>): Colour {
  return askedColour(stage) ?? stage.random('crystal light').pick(['#5ad8f0', '#a884ff', '#6ce8c0']);
}

/** The far end of the cavern, instead of the day outside: a glow in the dark. */
export function paintDepth(stage: Stage, brush: Brush, { x, y }: { x: number; y: number }): void {
  const { width, height, short } = stage;
  const light = crystalLight(stage);
  const deep = brush.createRadialGradient(x, y, 0, x, y, short * 0.6);
  deep.addColorStop(0, css(mix(light, '#ffffff', 0.35)));
  deep.addColorStop(0.3, css(mix(light, '#141034', 0.4)));
  deep.addColorStop(1, css(mix(light, '#080614', 0.86)));
  brush.fillStyle = deep;
  brush.fillRect(0, 0, width, height);
}

/** Crystals at both walls and from the roof, the farthest first, and the water of the cavern. */
export function cavernLayers(stage: Stage, top: number): Layer[] {
  return [
    ...(hasCrystals(stage)
      ? [
          painted('far crystals', 0.24, (brush: Brush) => paintCrystals(stage, brush, 'far'), {
            isSolid: false,
          }),
        ]
      : []),
    ...(hasCaveLake(stage)
      ? [
          waterLayer(stage, {
            top,
            tint: mix(crystalLight(stage), '#0a1430', 0.72),
            body: 0.3,
            waves: 0.5,
            hasGlints: false,
          }),
        ]
      : []),
    ...(hasCrystals(stage)
      ? [painted('near crystals', 0.58, (brush: Brush) => paintCrystals(stage, brush, 'near'))]
      : []),
  ];
}

/** Across and down as parts of the frame, the height as one of its short side; `hangs`: from the roof. */
type Place = readonly [x: number, y: number, tall: number, turn: number, hangs?: true];

const PLACES: Readonly<Record<'far' | 'near', readonly Place[]>> = {
  far: [
    [0.3, 0.63, 0.12, 0.2],
    [0.71, 0.635, 0.14, -0.2],
    [0.22, 0.61, 0.16, 0.4],
    [0.8, 0.6, 0.15, -0.4],
    [0.4, 0.655, 0.08, 0.1],
    [0.6, 0.65, 0.07, -0.1],
    [0.34, 0.24, 0.12, 0.2, true],
    [0.66, 0.22, 0.14, -0.2, true],
    [0.5, 0.2, 0.1, 0, true],
  ],
  near: [
    [0.07, 0.74, 0.3, 0.35],
    [0.94, 0.76, 0.34, -0.35],
    [0.17, 0.93, 0.26, 0.2],
    [0.86, 0.95, 0.24, -0.16],
    [0.02, 1.0, 0.3, 0.24],
    [0.99, 1.02, 0.32, -0.2],
    [0.13, 0.06, 0.24, 0.3, true],
    [0.88, 0.04, 0.26, -0.3, true],
    [0.74, 0.02, 0.17, -0.1, true],
    [0.28, 0.01, 0.18, 0.1, true],
  ],
};

function paintCrystals(stage: Stage, brush: Brush, row: 'far' | 'near'): void {
  const own = OUTDOOR_THINGS['own/crystals'];
  if (!own) return;
  const { width, height, short } = stage;
  const light = crystalLight(stage);
  const asked = askedColour(stage);
  const random = stage.random(`crystals ${row}`);
  for (const [at, [x, y, tall, turn, hangs]] of PLACES[row].entries()) {
    const size = short * tall * random.between(0.85, 1.15);
    const bare = renderOwn(stage, own, `crystals ${row} ${at % 3}`, Math.max(80, size));
    const sheet = asked === undefined ? bare : recolour(bare, asked);
    const wide = (size * sheet.width) / sheet.height;
    brush.save();
    brush.translate(x * width, y * height);
    brush.rotate(hangs ? Math.PI + turn : turn);
    glow(brush, 0, -size * 0.5, size * 0.9, css(light, 0.34), css(light, 0));
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(sheet, -wide / 2, -size, wide, size);
    brush.restore();
  }
}
