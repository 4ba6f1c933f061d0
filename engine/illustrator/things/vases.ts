// Vases for flowers: glazed in one colour, or of glass with the stems seen in the water.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { faint } from './container.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** As large as the vase with a pattern, so that flowers stand in all of them alike. */
const BOX = { width: 84, height: 108 } as const;
const DARK = '#1c1830';
const GLASS: Colour = '#cfe6ee';

const GLAZED =
  'M-9 -53 C-10 -45 -26 -37 -26 -22 C-26 -8 -15 0 -11 0 L11 0 C15 0 26 -8 26 -22 C26 -37 10 -45 9 -53 Z';
const CLEAR = 'M-15 -53 C-12 -42 -17 -24 -19 -6 Q-19 0 -13 0 L13 0 Q19 0 19 -6 C17 -24 12 -42 15 -53 Z';
const WATER =
  'M-14.6 -32 C-16 -22 -17 -14 -17.4 -7 Q-17 -3.4 -12 -3.4 L12 -3.4 Q17 -3.4 17.4 -7 C17 -14 16 -22 14.6 -32 Z';

function paintGlazed(pen: Pen, colour: Colour): void {
  shape(pen, GLAZED, mix(colour, '#ffffff', 0.16), { colour: mix(colour, DARK, 0.42), from: -53, to: 0 });
  faint(pen, 0.26, () =>
    shape(
      pen,
      `M${-pen.side * 9} -50 C${-pen.side * 10} -45 ${-pen.side * 26} -37 ${-pen.side * 26} -22 C${-pen.side * 26} -8 ${-pen.side * 15} 0 ${-pen.side * 11} 0 L${-pen.side * 3} 0 C${-pen.side * 15} -10 ${-pen.side * 16} -32 ${-pen.side * 9} -50 Z`,
      DARK,
    ),
  );
  faint(pen, 0.6, () =>
    line(
      pen,
      `M${pen.side * 12} -38 C${pen.side * 18} -33 ${pen.side * 20} -26 ${pen.side * 19} -18`,
      '#ffffff',
      2.6,
    ),
  );
  line(pen, 'M-9 -53 H9', mix(colour, '#ffffff', 0.45), 1.8);
  line(pen, 'M-8.6 -49 C-4 -47.6 4 -47.6 8.6 -49', mix(colour, DARK, 0.5), 0.8);
}

/** What is seen through it: stems that cross in the water. */
function paintClear(pen: Pen, tint: Colour): void {
  faint(pen, 0.34, () => shape(pen, CLEAR, '#ffffff', { colour: tint, from: -53, to: 0 }));
  faint(pen, 0.5, () =>
    shape(pen, WATER, mix(tint, '#ffffff', 0.3), { colour: mix(tint, '#4a90a8', 0.35), from: -32, to: -3 }),
  );
  for (const [top, foot] of [
    [-7, 9],
    [-3, -8],
    [1, 3],
    [5, -4],
    [8, -11],
  ] as const)
    line(pen, `M${top} -56 L${foot} -6`, '#5c8a4a', 1.5);
  faint(pen, 0.3, () => shape(pen, WATER, mix(tint, '#5aa0b8', 0.4)));
  faint(pen, 0.85, () => line(pen, 'M-14.6 -32 C-8 -30.4 8 -30.4 14.6 -32', '#ffffff', 0.9));
  faint(pen, 0.85, () => line(pen, CLEAR, mix(tint, '#44707e', 0.5), 1.1));
  faint(pen, 0.8, () => line(pen, 'M-15 -53 C-8 -51.6 8 -51.6 15 -53', '#ffffff', 1.2));
  faint(pen, 0.85, () =>
    line(
      pen,
      `M${pen.side * 11} -46 C${pen.side * 10} -36 ${pen.side * 14} -22 ${pen.side * 14.6} -10`,
      '#ffffff',
      2,
    ),
  );
  faint(pen, 0.5, () => line(pen, `M${-pen.side * 15} -12 L${-pen.side * 13} -26`, '#ffffff', 1.2));
  line(pen, 'M-12 -1.4 H12', mix(tint, '#44707e', 0.35), 1.8);
}

function glazedVase(colour: Colour): OwnDrawing {
  return { ...BOX, paint: (pen) => paintGlazed(pen, colour) };
}

function glassVase(tint: Colour): OwnDrawing {
  return { ...BOX, paint: (pen) => paintClear(pen, tint) };
}

/** This vase in its colour, where it has one; undefined for one with a pattern. */
export function vaseOf({ drawing, colour }: { drawing: string; colour?: string }): OwnDrawing | undefined {
  if (drawing === 'own/glass-vase') return glassVase(colour === undefined ? GLASS : mix(GLASS, colour, 0.7));
  return colour === undefined ? undefined : glazedVase(colour);
}

export const VASES: Record<string, OwnDrawing> = {
  'own/glass-vase': glassVase(GLASS),
};
