// Vases for flowers: glazed in one colour, or of glass with the stems seen in the water.

import { Path2D } from '@napi-rs/canvas';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { faint } from './container.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

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

const PORCELAIN =
  'M-8 -56 C-8.6 -50 -10 -49 -14 -46 C-25 -42 -29 -33 -27 -24 C-25 -15 -16 -8 -14 0 L14 0 C16 -8 25 -15 27 -24 C29 -33 25 -42 14 -46 C10 -49 8.6 -50 8 -56 Z';
const COBALT: Colour = '#2a56a8';

/** A flower of a lotus scroll, open to the front. */
function scrollFlower(pen: Pen, x: number, y: number, size: number): void {
  for (const [turn, long] of [
    [-1.9, 1],
    [1.9, 1],
    [-1.1, 1.1],
    [1.1, 1.1],
    [-0.5, 1.15],
    [0.5, 1.15],
    [0, 1.25],
  ] as const) {
    const { brush } = pen;
    brush.save();
    brush.translate(x, y);
    brush.rotate(turn);
    const path = `M0 0 C${-size * 0.5} ${-size * 0.4 * long} ${-size * 0.34} ${-size * 0.9 * long} 0 ${-size * long} C${size * 0.34} ${-size * 0.9 * long} ${size * 0.5} ${-size * 0.4 * long} 0 0 Z`;
    shape(pen, path, mix(COBALT, '#ffffff', 0.42));
    line(pen, path, COBALT, 0.5);
    brush.restore();
  }
  ball(pen, x, y, size * 0.26, size * 0.22, COBALT);
}

/** A scroll of lotus flowers between its collar and its foot, in cobalt blue on white. */
function paintBlueAndWhite(pen: Pen): void {
  const { brush, side } = pen;
  shape(pen, PORCELAIN, '#fdfefe', { colour: '#dbe4ee', from: -56, to: 0 });
  brush.save();
  brush.clip(new Path2D(PORCELAIN));
  for (const [row, wide] of [
    [-54.6, 1.4],
    [-47.6, 0.7],
    [-37.4, 0.8],
    [-14.4, 0.8],
    [-1.2, 1.4],
  ] as const)
    line(pen, `M-30 ${row} Q0 ${row + 2.6} 30 ${row}`, COBALT, wide);
  for (let leaf = -3; leaf <= 3; leaf++)
    shape(pen, `M${leaf * 2.7 - 1.2} -47.4 L${leaf * 2.7} -53.4 L${leaf * 2.7 + 1.2} -47.4 Z`, COBALT);
  // Lappets hang from the collar, long petals stand on the foot.
  for (let lappet = -4; lappet <= 4; lappet++) {
    const x = lappet * 6.2;
    shape(pen, `M${x - 3} -45.6 Q${x - 3.4} -40.6 ${x} -38.8 Q${x + 3.4} -40.6 ${x + 3} -45.6 Z`, COBALT);
    ball(pen, x, -42.6, 1.1, 1.3, '#eef4fb');
  }
  for (let panel = -4; panel <= 4; panel++) {
    const x = panel * 5.4;
    line(pen, `M${x - 2.3} -1 L${x - 2.3} -9 Q${x} -14.6 ${x + 2.3} -9 L${x + 2.3} -1`, COBALT, 0.8);
    shape(pen, `M${x} -11 Q${x - 1.5} -6 ${x} -3 Q${x + 1.5} -6 ${x} -11 Z`, mix(COBALT, '#ffffff', 0.2));
  }
  line(pen, 'M-30 -20 C-24 -34 -16 -34 -11 -25 C-6 -16 6 -16 11 -25 C16 -34 24 -34 30 -20', COBALT, 0.9);
  for (const [x, y, turn] of [
    [-15, -32.4, -0.7],
    [-8, -19.4, 2.4],
    [8, -19.4, -2.4],
    [15, -32.4, 0.7],
    [-5, -31, -0.5],
    [5, -31, 0.5],
    [-16, -18, 2.8],
    [16, -18, -2.8],
  ] as const) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(turn);
    shape(pen, 'M0 1 Q-2.6 -2 0 -5 Q2.6 -2 0 1 Z', mix(COBALT, '#ffffff', 0.12));
    brush.restore();
  }
  scrollFlower(pen, 0, -22.6, 5.6);
  scrollFlower(pen, -21.5, -24, 4.4);
  scrollFlower(pen, 21.5, -24, 4.4);
  const round = brush.createLinearGradient(-28 * side, 0, 28 * side, 0);
  round.addColorStop(0, css('#1c2a50', 0.42));
  round.addColorStop(0.45, css('#1c2a50', 0.06));
  round.addColorStop(0.75, css('#ffffff', 0.16));
  round.addColorStop(1, css('#1c2a50', 0.2));
  brush.fillStyle = round;
  brush.fillRect(-30, -58, 60, 60);
  brush.restore();
  faint(pen, 0.75, () =>
    line(pen, `M${side * 13} -43 C${side * 20} -39 ${side * 22.6} -32 ${side * 21.6} -26`, '#ffffff', 1.8),
  );
  line(pen, 'M-8 -56 H8', mix(COBALT, '#ffffff', 0.3), 1);
}

function glazedVase(colour: Colour): OwnDrawing {
  return { ...BOX, paint: (pen) => paintGlazed(pen, colour) };
}

function glassVase(tint: Colour): OwnDrawing {
  return { ...BOX, paint: (pen) => paintClear(pen, tint) };
}

/** This vase in its colour, where it has one; undefined for one with a pattern. */
export function vaseOf({
  drawing,
  colour,
}: {
  drawing: string;
  colour?: string | undefined;
}): OwnDrawing | undefined {
  if (drawing === BLUE_AND_WHITE) return VASES[drawing];
  if (drawing === 'own/glass-vase') return glassVase(colour === undefined ? GLASS : mix(GLASS, colour, 0.7));
  return colour === undefined ? undefined : glazedVase(colour);
}

const BLUE_AND_WHITE = 'own/blue-and-white-vase';

export const VASES: Record<string, OwnDrawing> = {
  [BLUE_AND_WHITE]: { ...BOX, paint: paintBlueAndWhite },
  'own/glass-vase': glassVase(GLASS),
};
