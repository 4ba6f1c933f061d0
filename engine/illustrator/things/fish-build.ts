// Fish in profile to the left: one way to draw them, by how each is built.

import { fill, limb, oval, within, type Draft, type Point } from '../people/draft.ts';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { OwnDrawing, Pen } from './pen.ts';

/** In parts of a hundred of the body from nose to tail. */
export type FishBuild = {
  back: Colour;
  belly: Colour;
  fins: Colour;
  /** Half of how deep it is. */
  deep: number;
  tail: 'fork' | 'moon' | 'round' | 'square' | 'veil';
  /** How high the fin on the back is, and whether it has spines or is a sickle at its front. */
  sail: number;
  sailShape: 'soft' | 'spines' | 'sickle' | 'long' | 'veil' | 'back';
  /** How far the nose reaches out before the eye. */
  snout?: number;
  /** A sword before it. */
  sword?: number;
  /** Across the flanks, along them, or all over. */
  bars?: Colour;
  band?: Colour;
  spots?: Colour;
  hasScales?: true;
  hasBarbels?: true;
  hasTeeth?: true;
};

const SHADE = '#14202c';

function outlineOf({ deep, snout = 0 }: FishBuild): string {
  const nose = -50 - snout;
  return `M${nose} 2 C${nose + snout * 0.9 + 6} ${-deep * (snout > 0 ? 0.5 : 0.86)} -28 ${-deep} -8 ${-deep} C18 ${-deep} 36 ${-deep * 0.5} 50 ${-deep * 0.2} L50 ${deep * 0.2} C36 ${deep * 0.56} 18 ${deep} -8 ${deep} C-28 ${deep} ${nose + snout * 0.9 + 6} ${deep * (snout > 0 ? 0.6 : 0.9)} ${nose} 2 Z`;
}

function tailOf(draft: Draft, { fins, tail, deep }: FishBuild): void {
  const paint = { from: mix(fins, '#ffffff', 0.14), to: mix(fins, SHADE, 0.3), top: -30, bottom: 30 };
  const wide = Math.max(deep * 1.05, 17);
  const path = {
    fork: `M46 ${-deep * 0.2} C56 ${-wide * 0.5} 68 ${-wide} 78 ${-wide * 1.1} C72 ${-wide * 0.4} 72 ${wide * 0.4} 78 ${wide * 1.1} C68 ${wide} 56 ${wide * 0.5} 46 ${deep * 0.2} Z`,
    moon: `M48 ${-deep * 0.14} C52 ${-wide * 0.7} 62 ${-wide * 1.3} 76 ${-wide * 1.5} C62 ${-wide * 0.6} 62 ${wide * 0.6} 76 ${wide * 1.5} C62 ${wide * 1.3} 52 ${wide * 0.7} 48 ${deep * 0.14} Z`,
    round: `M44 ${-deep * 0.24} C56 ${-wide * 0.8} 72 ${-wide * 0.9} 76 ${-wide * 0.4} C80 0 78 ${wide * 0.6} 72 ${wide * 0.7} C64 ${wide * 0.9} 52 ${wide * 0.5} 44 ${deep * 0.24} Z`,
    square: `M46 ${-deep * 0.2} C56 ${-wide * 0.6} 66 ${-wide * 0.8} 74 ${-wide * 0.86} C72 ${-wide * 0.3} 72 ${wide * 0.3} 74 ${wide * 0.86} C66 ${wide * 0.8} 56 ${wide * 0.6} 46 ${deep * 0.2} Z`,
    veil: `M40 -6 C62 -44 98 -58 122 -46 C112 -34 124 -26 116 -14 C128 -6 118 8 124 20 C110 18 112 36 100 40 C82 50 56 34 40 8 Z`,
  }[tail];
  fill(draft, path, paint);
  within(draft, path, () => rays(draft, [44, 0], tail === 'veil' ? 92 : 40, [-0.95, 0.95], fins));
}

/** Thin rays from a root. */
function rays(draft: Draft, [x, y]: Point, far: number, [from, to]: Point, colour: Colour): void {
  for (let ray = 0; ray <= 11; ray++) {
    const angle = from + ((to - from) * ray) / 11;
    limb(
      draft,
      [
        [x, y],
        [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
      ],
      [0.9, 0.5],
      mix(colour, SHADE, 0.4),
    );
  }
}

function backFin(draft: Draft, { fins, deep, sail, sailShape }: FishBuild): void {
  const top = -deep - sail;
  const paint = { from: mix(fins, '#ffffff', 0.1), to: mix(fins, SHADE, 0.3), top, bottom: -deep * 0.7 };
  const path = {
    soft: `M-16 ${-deep * 0.92} C-12 ${top} 8 ${top} 24 ${-deep * 0.7} Z`,
    back: `M14 ${-deep * 0.8} C22 ${top} 34 ${top} 40 ${-deep * 0.4} Z`,
    sickle: `M-22 ${-deep * 0.9} C-20 ${top * 0.9} -10 ${top} -2 ${top} C-8 ${-deep - sail * 0.3} 4 ${-deep * 1.1} 34 ${-deep * 0.66} Z`,
    long: `M-28 ${-deep * 0.86} C-20 ${top} 20 ${top} 44 ${-deep * 0.3} Z`,
    veil: `M-22 ${-deep * 0.86} C-12 ${top} 30 ${top * 1.1} 62 ${top * 0.8} C56 ${top * 0.5} 50 ${-deep} 40 ${-deep * 0.4} Z`,
    spines: `M-24 ${-deep * 0.9} L-22 ${top} L-14 ${top + sail * 0.4} L-11 ${top - 2} L-3 ${top + sail * 0.4} L0 ${top} L7 ${top + sail * 0.5} L10 ${top + sail * 0.2} C20 ${top + sail * 0.2} 30 ${-deep * 0.8} 36 ${-deep * 0.5} Z`,
  }[sailShape];
  fill(draft, path, paint);
  within(draft, path, () => rays(draft, [0, -deep * 0.3], sail + deep * 1.6, [-2.4, -0.7], fins));
}

function lowFins(draft: Draft, { fins, deep, sailShape }: FishBuild): void {
  const paint = { from: mix(fins, '#ffffff', 0.08), to: mix(fins, SHADE, 0.34), top: 0, bottom: deep * 1.6 };
  if (sailShape === 'veil') {
    fill(
      draft,
      `M4 ${deep * 0.8} C16 ${deep * 1.9} 44 ${deep * 2.6} 70 ${deep * 2.3} C60 ${deep * 1.6} 50 ${deep} 40 ${deep * 0.4} Z`,
      paint,
    );
    fill(
      draft,
      `M-22 ${deep * 0.86} C-22 ${deep * 1.6} -14 ${deep * 2.3} -4 ${deep * 2.5} C-6 ${deep * 1.8} -10 ${deep * 1.2} -8 ${deep * 0.9} Z`,
      paint,
    );
    return;
  }
  fill(
    draft,
    `M-16 ${deep * 0.9} C-14 ${deep * 1.3} -8 ${deep * 1.5} -2 ${deep * 1.54} C-4 ${deep * 1.2} -4 ${deep} -2 ${deep * 0.92} Z`,
    paint,
  );
  fill(
    draft,
    `M16 ${deep * 0.86} C20 ${deep * 1.2} 26 ${deep * 1.4} 32 ${deep * 1.3} C30 ${deep} 32 ${deep * 0.7} 36 ${deep * 0.5} Z`,
    paint,
  );
}

/** What is on its flanks. */
function marks(draft: Draft, build: FishBuild): void {
  const { deep, bars, band, spots, back, belly, hasScales } = build;
  const { random } = draft;
  if (hasScales)
    for (let row = -3; row <= 3; row++)
      for (let at = 0; at < 12; at++) {
        const [x, y] = [-22 + at * 5.6 + (row % 2 === 0 ? 0 : 2.8), row * deep * 0.24];
        limb(
          draft,
          [
            [x, y - deep * 0.11],
            [x - 1.8, y],
            [x, y + deep * 0.11],
          ],
          [0.3, 0.6, 0.3],
          mix(mix(back, belly, (row + 3) / 6), SHADE, 0.26),
        );
      }
  if (band !== undefined)
    limb(
      draft,
      [
        [-44, 1],
        [-8, -deep * 0.08],
        [52, 0],
      ],
      [deep * 0.16, deep * 0.34, deep * 0.22],
      band,
    );
  if (bars !== undefined)
    for (const x of [-22, -9, 4, 17, 30])
      limb(
        draft,
        [
          [x - 2, -deep * 1.1],
          [x + 1, -deep * 0.3],
          [x, deep * 0.5],
        ],
        [5, 4, 0.8],
        bars,
      );
  if (spots !== undefined)
    for (let spot = 0; spot < 46; spot++) {
      const [x, y] = [random.between(-30, 46), random.between(-0.92, 0.34) * deep];
      oval(draft, [x, y], 1.1, 1, spots, 0.85);
    }
}

function face(draft: Draft, build: FishBuild): void {
  const { back, deep, snout = 0, hasTeeth, hasBarbels } = build;
  const dark = mix(back, SHADE, 0.6);
  limb(
    draft,
    [
      [-27, -deep * 0.7],
      [-23, 0],
      [-28, deep * 0.7],
    ],
    [0.5, 1.4, 0.5],
    mix(back, SHADE, 0.4),
  );
  const nose = -50 - snout;
  limb(
    draft,
    [
      [nose + 1, 4],
      [nose + 7, 5.4],
      [nose + 12 + snout * 0.5, 4.6],
    ],
    [0.8, 1, 0.5],
    dark,
  );
  if (hasTeeth)
    for (let tooth = 0; tooth < 5; tooth++)
      fill(
        draft,
        `M${nose + 1.6 + tooth * 2.3} 4.6 L${nose + 3.6 + tooth * 2.3} 4.9 L${nose + 2.6 + tooth * 2.3} 7.6 Z`,
        '#fbfaf4',
      );
  const eye = Math.min(4.6, 2.4 + deep * 0.09);
  const at: Point = [-38 - snout * 0.1, -deep * 0.24];
  oval(draft, at, eye, eye, '#efe2a8');
  oval(draft, at, eye * 0.62, eye * 0.62, '#15151b');
  oval(draft, [at[0] - eye * 0.22, at[1] - eye * 0.26], eye * 0.2, eye * 0.2, '#ffffff');
  if (hasBarbels)
    for (const [x, y, toX, toY] of [
      [nose + 3, 1, nose - 16, -12],
      [nose + 4, 5, nose - 12, 16],
      [nose + 10, 8, nose + 4, 24],
    ] as const)
      limb(
        draft,
        [
          [x, y],
          [(x + toX) / 2 - 2, (y + toY) / 2 + 3],
          [toX, toY],
        ],
        [1.6, 1.1, 0.4],
        dark,
      );
}

function paintFish(pen: Pen, build: FishBuild): void {
  const draft: Draft = { ...pen, warp: (x, y) => [x, y] };
  const { back, belly, fins, deep, sword, snout = 0 } = build;
  const outline = outlineOf(build);
  tailOf(draft, build);
  backFin(draft, build);
  lowFins(draft, build);
  if (sword !== undefined)
    fill(draft, `M-44 -5 L${-50 - sword} 1 L-44 4 Z`, {
      from: mix(back, '#ffffff', 0.2),
      to: mix(back, SHADE, 0.3),
      top: -5,
      bottom: 4,
    });
  fill(draft, outline, {
    from: mix(back, '#ffffff', 0.1),
    to: mix(belly, SHADE, 0.16),
    top: -deep,
    bottom: deep,
  });
  within(draft, outline, () => {
    const { brush } = draft;
    const light = brush.createLinearGradient(0, -deep * 0.2, 0, deep);
    light.addColorStop(0, css(belly, 0));
    light.addColorStop(0.45, css(belly, 0.95));
    light.addColorStop(1, css(mix(belly, SHADE, 0.24), 1));
    brush.fillStyle = light;
    brush.fillRect(-90 - snout, -deep, 180 + snout, deep * 2);
    marks(draft, build);
    const gloss = brush.createLinearGradient(0, -deep, 0, -deep * 0.2);
    gloss.addColorStop(0, css('#ffffff', 0.02));
    gloss.addColorStop(0.5, css('#ffffff', 0.2));
    gloss.addColorStop(1, css('#ffffff', 0));
    brush.fillStyle = gloss;
    brush.fillRect(-90 - snout, -deep, 180 + snout, deep);
  });
  const flank = { from: mix(fins, '#ffffff', 0.12), to: mix(fins, SHADE, 0.34), top: 2, bottom: deep };
  fill(
    draft,
    `M-24 ${deep * 0.16} C-14 ${deep * 0.06} -4 ${deep * 0.3} -2 ${deep * 0.66} C-10 ${deep * 0.76} -20 ${deep * 0.5} -24 ${deep * 0.16} Z`,
    flank,
  );
  face(draft, build);
}

/** How far it reaches from the middle of its body. */
export function fishFrame({ deep, sail, sailShape, tail, sword = 0, snout = 0, hasBarbels }: FishBuild): {
  left: number;
  right: number;
  up: number;
  down: number;
} {
  const wide = Math.max(deep * 1.05, 17);
  const veil = tail === 'veil' ? 60 : 0;
  return {
    left: 52 + Math.max(sword, snout) + (hasBarbels ? 18 : 0),
    right: tail === 'veil' ? 128 : 80,
    up: Math.max(
      deep + sail * (sailShape === 'veil' ? 1.3 : 1) + 3,
      wide * (tail === 'moon' ? 1.5 : 1.1),
      veil,
    ),
    down: Math.max(
      sailShape === 'veil' ? deep * 2.6 : deep * 1.56,
      wide * (tail === 'moon' ? 1.5 : 1.1),
      hasBarbels ? 25 : 0,
      veil - 8,
    ),
  };
}

/** The fish as a drawing of our own. */
export function fishOf(build: FishBuild): OwnDrawing {
  const { left, right, up, down } = fishFrame(build);
  return {
    width: left + right,
    height: up + down,
    paint(pen) {
      pen.brush.translate((left - right) / 2, -down);
      paintFish(pen, build);
    },
  };
}
