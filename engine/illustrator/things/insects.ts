// Insects with wings, in profile to the left: a butterfly, a bumble of a honeybee.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

type At = readonly [x: number, y: number];

/** A wing with a dark rim, veins from its root, and pale dots along the rim. */
function scaledWing(
  pen: Pen,
  path: string,
  [rootX, rootY]: At,
  { colour, rim, veins, dots }: { colour: Colour; rim: string; veins: readonly At[]; dots: readonly At[] },
): void {
  const { brush } = pen;
  shape(pen, path, rim);
  brush.save();
  brush.translate(rootX, rootY);
  brush.scale(0.86, 0.86);
  brush.translate(-rootX, -rootY);
  shape(pen, path, mix(colour, '#fff0b0', 0.34), { colour: mix(colour, '#5a0c14', 0.3), from: -144, to: -6 });
  brush.restore();
  for (const [x, y] of veins)
    line(pen, `M${rootX} ${rootY} Q${(rootX + x) / 2 + 3} ${(rootY + y) / 2 - 4} ${x} ${y}`, rim, 1.8);
  for (const [x, y] of dots) ball(pen, x, y, 2.5, 2.5, '#fdf6e6');
}

/** Wings half raised: the near pair broad, the far one seen from behind it. */
function butterfly(pen: Pen): void {
  const colour = '#f07c1e';
  const rim = '#231820';
  const far = mix(colour, '#3a1420', 0.26);
  scaledWing(
    pen,
    'M-12 -42 C-40 -62 -74 -104 -62 -130 C-52 -148 -16 -122 -4 -92 C2 -72 -2 -52 -12 -42 Z',
    [-12, -42],
    {
      colour: far,
      rim,
      veins: [
        [-54, -122],
        [-34, -122],
        [-14, -98],
      ],
      dots: [
        [-60, -126],
        [-48, -131],
        [-64, -114],
      ],
    },
  );
  scaledWing(pen, 'M-6 -40 C24 -60 68 -66 80 -44 C86 -24 66 -2 44 -4 C26 -6 4 -24 -6 -40 Z', [-6, -40], {
    colour: mix(colour, '#f8c040', 0.2),
    rim,
    veins: [
      [70, -46],
      [70, -26],
      [52, -12],
      [32, -12],
    ],
    dots: [
      [76, -42],
      [77, -30],
      [70, -17],
      [59, -9],
      [46, -7],
    ],
  });
  scaledWing(
    pen,
    'M-8 -42 C-20 -84 14 -136 66 -146 C86 -148 86 -122 74 -100 C60 -74 28 -48 -8 -42 Z',
    [-8, -42],
    {
      colour,
      rim,
      veins: [
        [30, -124],
        [54, -128],
        [70, -116],
        [62, -88],
        [36, -64],
      ],
      dots: [
        [46, -138],
        [60, -141],
        [73, -139],
        [79, -128],
        [77, -114],
        [71, -101],
        [60, -88],
      ],
    },
  );
  // The body with its rings, and feelers with knobs.
  line(pen, 'M34 -12 Q14 -30 -8 -42', '#1c141c', 9);
  for (let ring = 0; ring < 5; ring++)
    line(pen, `M${30 - ring * 6} ${-18 - ring * 4.2} l4 6`, '#7a5a4a', 1.4);
  ball(pen, -12, -44, 9, 7.6, '#2c2228');
  ball(pen, -22, -49, 6.4, 6, '#2a2026');
  ball(pen, -25, -50, 2.2, 2.6, '#8a6a5a');
  for (const [x, y] of [
    [-46, -74],
    [-54, -64],
  ] as const) {
    line(pen, `M-24 -53 Q${x + 16} ${y + 6} ${x} ${y}`, '#231820', 1.3);
    ball(pen, x, y, 2.2, 2.2, '#3a2a30');
  }
  for (const x of [-20, -12, -3]) line(pen, `M${x} -41 l-6 14 l-4 10`, '#231820', 1.5);
}

function clearWing(pen: Pen, turn: number, long: number, alpha: number): void {
  const { brush } = pen;
  brush.save();
  brush.translate(-8, -62);
  brush.rotate(turn);
  const fill = brush.createLinearGradient(0, 0, long, 0);
  fill.addColorStop(0, css('#a8c8dc', alpha));
  fill.addColorStop(1, css('#f2faff', alpha * 0.8));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.bezierCurveTo(long * 0.2, -long * 0.4, long * 0.9, -long * 0.44, long, -long * 0.12);
  brush.bezierCurveTo(long * 0.9, long * 0.14, long * 0.3, long * 0.12, 0, 0);
  brush.fill();
  brush.strokeStyle = css('#6a7c8c', 0.6);
  brush.lineWidth = 1;
  brush.stroke();
  for (const rise of [-0.28, -0.14, 0.02]) {
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.quadraticCurveTo(long * 0.4, long * rise * 1.1, long * 0.88, long * rise);
    brush.stroke();
  }
  brush.restore();
}

/** Fur as short strokes around a ball. */
function fur(pen: Pen, [x, y]: At, rx: number, ry: number, colour: Colour): void {
  const { random } = pen;
  for (let hair = 0; hair < 90; hair++) {
    const angle = random.between(0, 6.283);
    const far = random.between(0.5, 1);
    const [hx, hy] = [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
    line(
      pen,
      `M${hx} ${hy} l${Math.cos(angle) * 4.4 + 1.6} ${Math.sin(angle) * 4.4}`,
      mix(colour, random.chance(0.5) ? '#fff4c0' : '#5a3408', random.between(0.05, 0.34)),
      1.3,
    );
  }
}

function bee(pen: Pen): void {
  const gold = '#f2b128';
  const dark = '#2c1e18';
  clearWing(pen, -1.02, 74, 0.5);
  for (const x of [-26, -14, 2]) line(pen, `M${x} -36 Q${x - 2} -22 ${x + 5} -15 L${x - 1} -5`, dark, 3.2);
  // The hind body, in bands, to a point.
  const hind =
    'M0 -58 C18 -74 52 -66 66 -42 C72 -32 76 -24 80 -18 C70 -16 54 -16 38 -20 C14 -26 -2 -40 0 -58 Z';
  shape(pen, hind, mix(gold, '#fff0b0', 0.25), { colour: mix(gold, '#5a2c08', 0.45), from: -70, to: -16 });
  const { brush } = pen;
  brush.save();
  brush.beginPath();
  brush.moveTo(0, -58);
  brush.bezierCurveTo(18, -74, 52, -66, 66, -42);
  brush.bezierCurveTo(72, -32, 76, -24, 80, -18);
  brush.bezierCurveTo(70, -16, 54, -16, 38, -20);
  brush.bezierCurveTo(14, -26, -2, -40, 0, -58);
  brush.clip();
  for (const [x, wide] of [
    [22, 9],
    [39, 9.6],
    [55, 8.6],
    [72, 12],
  ] as const)
    line(pen, `M${x + 7} -80 Q${x + 5} -46 ${x - 13} -6`, dark, wide);
  brush.restore();
  line(pen, 'M8 -62 C22 -70 46 -64 58 -46', mix(gold, '#ffffff', 0.6), 2);
  ball(pen, -14, -52, 25, 22, mix(gold, '#7a4a10', 0.3));
  fur(pen, [-14, -52], 23, 20, gold);
  ball(pen, -42, -50, 15.6, 15, dark);
  fur(pen, [-38, -56], 9, 7, gold);
  ball(pen, -47, -51, 6, 8, '#5a4038');
  ball(pen, -49, -54, 1.9, 2.2, '#ffffff');
  for (const [x, y] of [
    [-66, -76],
    [-74, -66],
  ] as const) {
    line(pen, `M-48 -62 Q${x + 14} ${y + 1} ${x} ${y}`, dark, 1.9);
    ball(pen, x, y, 2.4, 2.4, dark);
  }
  clearWing(pen, -0.66, 82, 0.62);
}

export const INSECTS: Record<string, OwnDrawing> = {
  'own/butterfly': { width: 172, height: 152, paint: butterfly },
  'own/honeybee': { width: 168, height: 142, paint: bee },
};
