// What those have who are up in the air: a cloud under the feet, or long ribbons that fly with them.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { cutToContent, makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

type Sheet = { sheet: Surface; share: number };

/** Somebody on a cloud, which curls up at its ends. */
export function standOnCloud({ sheet, share }: Sheet, pixels: number, random: Random): Sheet {
  const wide = Math.max(sheet.width * 1.25, pixels * 0.9);
  const tall = pixels * 0.24;
  const whole = makeSurface(wide, sheet.height + tall * 0.55, (brush) => {
    const foot = sheet.height + tall * 0.55;
    paintCloud(brush, wide / 2, foot - tall * 0.1, wide * 0.46, tall * 0.8, random, 0.86);
    brush.drawImage(sheet, (wide - sheet.width) / 2, 0);
    paintCloud(brush, wide / 2, foot, wide * 0.42, tall * 0.55, random, 1);
  });
  return { sheet: whole, share: share * (whole.height / sheet.height) };
}

function paintCloud(
  brush: Brush,
  x: number,
  foot: number,
  half: number,
  tall: number,
  random: Random,
  light: number,
): void {
  const puffs = 14;
  for (let puff = 0; puff < puffs; puff++) {
    const along = (puff / (puffs - 1)) * 2 - 1;
    const radius = tall * (0.3 + 0.24 * (1 - along * along)) * random.between(0.9, 1.15);
    const [cx, cy] = [
      x + along * (half - radius),
      foot - radius - random.between(0, 0.3) * tall * (1 - along * along),
    ];
    const fill = brush.createRadialGradient(cx - radius * 0.2, cy - radius * 0.5, 0, cx, cy, radius * 1.05);
    fill.addColorStop(0, css(mix('#c8d4ea', '#ffffff', light)));
    fill.addColorStop(0.6, css(mix('#ccd8ee', '#ffffff', light)));
    fill.addColorStop(1, css(mix('#b4c4e0', '#e4ebf7', light)));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.ellipse(cx, cy, radius * 1.3, radius, 0, 0, 7);
    brush.fill();
  }
}

/** In parts of the figure's height, the hip at zero, she flies to the left and up. */
const RIBBONS = [
  {
    isBehind: true,
    colour: '#e0563f',
    points: [
      [-0.6, 0.1],
      [-1.0, -0.2],
      [-0.74, -0.66],
      [-0.22, -0.6],
      [0.16, -0.3],
      [0.56, -0.46],
      [0.9, -0.2],
      [1.2, -0.34],
    ],
  },
  {
    isBehind: true,
    colour: '#e88a3c',
    points: [
      [-0.22, -0.3],
      [0.06, -0.52],
      [0.36, -0.14],
      [0.7, 0.02],
      [1.0, -0.14],
      [1.3, 0.06],
    ],
  },
  {
    isBehind: true,
    colour: '#7a5ab8',
    points: [
      [0.3, 0.26],
      [0.56, 0.5],
      [0.86, 0.34],
      [1.16, 0.5],
    ],
  },
  {
    isBehind: false,
    colour: '#f0b84a',
    points: [
      [-0.5, 0.2],
      [-0.24, 0.34],
      [0.06, 0.14],
      [0.34, 0.12],
      [0.66, 0.26],
      [1.04, 0.14],
    ],
  },
] as const;
/** Radians: how far she leans into her flight. */
const LEAN = -0.86;

/** A woman who flies, her legs behind her, long ribbons around her. */
export function flyWithRibbons({ sheet, share }: Sheet, pixels: number): Sheet {
  const side = pixels * 3;
  const whole = makeSurface(side, side, (brush) => {
    brush.translate(side / 2, side / 2);
    const ribbons = (isBehind: boolean): void => {
      for (const ribbon of RIBBONS)
        if (ribbon.isBehind === isBehind)
          paintRibbon(
            brush,
            ribbon.points.map(([x, y]) => [x * pixels, y * pixels] as const),
            pixels * 0.08,
            mix(ribbon.colour, ribbon.colour, 0),
          );
    };
    ribbons(true);
    brush.save();
    brush.rotate(LEAN);
    brush.drawImage(sheet, -sheet.width / 2, -sheet.height * 0.56);
    brush.restore();
    ribbons(false);
  });
  const cut = cutToContent(whole).surface;
  return { sheet: cut, share: share * (cut.height / sheet.height) };
}

type Point = readonly [x: number, y: number];

/** A band that turns its back where it bends. */
export function paintRibbon(brush: Brush, points: readonly Point[], wide: number, colour: Rgb): void {
  const line = smooth(points);
  brush.lineJoin = 'round';
  for (let at = 0; at < line.length - 1; at++) {
    const [[x, y], [toX, toY]] = [line[at] as Point, line[at + 1] as Point];
    const part = at / (line.length - 1);
    const twist = Math.cos(part * Math.PI * 3.4);
    const half =
      (wide / 2) * (0.34 + 0.66 * Math.abs(twist)) * Math.min(1, 0.3 + part * 5, 0.25 + (1 - part) * 4);
    // The band lies aslant, so that it is wide also where it rises.
    const [nx, ny] = [half * 0.5, half];
    brush.fillStyle = css(mix(colour, twist > 0 ? '#ffffff' : '#3a1030', 0.1 + 0.24 * Math.abs(twist)));
    brush.beginPath();
    brush.moveTo(x - nx, y - ny);
    brush.lineTo(toX - nx, toY - ny);
    brush.lineTo(toX + nx, toY + ny);
    brush.lineTo(x + nx, y + ny);
    brush.closePath();
    brush.fill();
    brush.strokeStyle = brush.fillStyle;
    brush.lineWidth = Math.max(1, wide * 0.04);
    brush.stroke();
  }
}

const STEPS = 18;

/** Through all points (Catmull-Rom). */
function smooth(points: readonly Point[]): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const line: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const along = (axis: 0 | 1): number => {
        const [a, b, c, d] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]];
        return (
          0.5 *
          (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
        );
      };
      line.push([along(0), along(1)]);
    }
  }
  return [...line, at(points.length - 1)];
}
