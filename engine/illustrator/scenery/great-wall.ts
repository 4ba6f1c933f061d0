// The Great Wall: it runs over the crests of three ridges, from the viewer's feet to the last tower against the sky.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { cloudBank, hasCloudSea } from './cloud-sea.ts';
import { paintMistBank } from './clouds.ts';

/** A bend of a crest: across from the side away from the light, over the horizon, and the height of the wall there. */
type Bend = readonly [across: number, up: number, tall: number];

/** Heights in parts of the short side; `low`: how far the hill is seen below its crest. */
type Ridge = { name: string; haze: number; low: number; towers: readonly number[]; bends: readonly Bend[] };

const RIDGES: readonly Ridge[] = [
  {
    name: 'far',
    haze: 0.46,
    low: 0.3,
    towers: [0.2, 0.55, 0.86],
    bends: [
      [-0.05, 0.13, 0.018],
      [0.1, 0.2, 0.019],
      [0.2, 0.265, 0.02],
      [0.32, 0.19, 0.019],
      [0.43, 0.15, 0.018],
      [0.55, 0.185, 0.017],
      [0.7, 0.11, 0.016],
      [0.86, 0.13, 0.015],
      [1.05, 0.07, 0.014],
    ],
  },
  {
    name: 'middle',
    haze: 0.22,
    low: 0.36,
    towers: [0.34, 0.72],
    bends: [
      [-0.05, -0.06, 0.04],
      [0.1, -0.01, 0.04],
      [0.22, 0.05, 0.042],
      [0.34, 0.11, 0.042],
      [0.46, 0.03, 0.038],
      [0.58, 0, 0.034],
      [0.72, 0.045, 0.032],
      [0.86, -0.03, 0.03],
      [1.05, -0.07, 0.028],
    ],
  },
  {
    name: 'near',
    haze: 0.04,
    low: 0.9,
    towers: [0.6],
    bends: [
      [-0.08, -0.34, 0.17],
      [0.08, -0.31, 0.14],
      [0.22, -0.25, 0.115],
      [0.36, -0.24, 0.098],
      [0.48, -0.17, 0.086],
      [0.6, -0.115, 0.076],
      [0.7, -0.19, 0.07],
      [0.82, -0.26, 0.07],
      [1.08, -0.31, 0.075],
    ],
  },
];

type Point = { x: number; y: number; tall: number; across: number };

export function greatWallLayers(stage: Stage): Layer[] {
  return [painted('great wall', 0.54, (brush) => paintGreatWall(stage, brush))];
}

function paintGreatWall(stage: Stage, brush: Brush): void {
  const { horizon, short } = stage;
  for (const [at, ridge] of RIDGES.entries()) {
    const crest = crestOf(stage, ridge);
    paintHill(stage, brush, ridge, crest);
    paintWall(stage, brush, ridge, crest);
    if (at === RIDGES.length - 1) break;
    const foot = horizon + short * (at === 0 ? 0.05 : 0.24);
    // They fill the valley up to the wall.
    const clouds = horizon + short * (at === 0 ? -0.02 : 0.15);
    if (hasCloudSea(stage))
      for (const [row, part] of [0, 1, 2].entries())
        cloudBank(stage, brush, `wall clouds ${ridge.name} ${row}`, {
          base: clouds + short * (0.01 + 0.045 * part),
          wide: short * (at === 0 ? 0.24 : 0.36) * (1 + part * 0.2),
          away: 0.3 - at * 0.2,
        });
    else paintMistBank(stage, brush, `wall mist ${ridge.name}`, foot - short * 0.03, short * 0.12, 0.34);
  }
}

const STEPS = 150;

/** Soft between the bends. */
function crestOf(stage: Stage, { name, bends }: Ridge): Point[] {
  const { width, horizon, short, light } = stage;
  const noise = stage.noise(`ridge ${name}`);
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const part = (step / STEPS) * (bends.length - 1);
    const at = Math.min(bends.length - 2, Math.floor(part));
    const t = part - at;
    const value = (column: 0 | 1 | 2): number => {
      const [p0, p1, p2, p3] = [at - 1, at, at + 1, at + 2].map(
        (index) => bends[Math.min(bends.length - 1, Math.max(0, index))]?.[column] ?? 0,
      ) as [number, number, number, number];
      return (
        0.5 *
        (2 * p1 +
          (p2 - p0) * t +
          (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
          (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
      );
    };
    const across = value(0);
    const tall = value(2) * short;
    return {
      across,
      x: width * (light.side > 0 ? across : 1 - across),
      y: horizon - value(1) * short + fractal(noise, across * 7, 2, 3) * tall * 0.5,
      tall,
    };
  });
}

/** The slope below the crest, wooded. */
function paintHill(stage: Stage, brush: Brush, { name, haze, low }: Ridge, crest: readonly Point[]): void {
  const { short, palette, isSnowy, isAutumn, height, light } = stage;
  const tone = lit(stage, isSnowy ? '#e6edf7' : isAutumn ? '#b0762e' : '#5f8a48');
  const shown = (colour: Rgb): Rgb => mix(colour, palette.fog, haze);
  const top = Math.min(...crest.map(({ y }) => y));
  const floor = Math.min(height + 4, top + short * (low + 0.2));
  const slope = brush.createLinearGradient(0, top, 0, floor);
  slope.addColorStop(0, css(shown(mix(tone, palette.sun, 0.22))));
  slope.addColorStop(1, css(mix(shown(mix(tone, palette.shade, 0.4)), palette.fog, haze * 0.6)));
  brush.fillStyle = slope;
  brush.beginPath();
  for (const { x, y } of crest) brush.lineTo(x, y);
  brush.lineTo(crest.at(-1)?.x ?? 0, floor);
  brush.lineTo(crest[0]?.x ?? 0, floor);
  brush.closePath();
  brush.fill();
  const random = stage.random(`woods ${name}`);
  const size = short * (name === 'near' ? 0.022 : name === 'middle' ? 0.012 : 0.007);
  const trees = Array.from({ length: 900 }, () => {
    const point = crest[Math.floor(random.next() * crest.length)] as Point;
    return {
      x: point.x + random.between(-1, 1) * size,
      y: point.y + point.tall * 0.15 + random.next() ** 1.2 * short * low * 0.8,
    };
  }).filter(({ y }) => y < floor - size);
  for (const { x, y } of trees.toSorted((a, b) => a.y - b.y)) {
    const wide = size * random.between(0.6, 1.4);
    const leaf =
      isAutumn && random.chance(0.4) ? lit(stage, random.pick(['#c8502a', '#d9953a', '#a83a24'])) : tone;
    const shade = mix(leaf, palette.shade, random.between(0.25, 0.55));
    brush.fillStyle = css(shown(shade));
    brush.beginPath();
    brush.ellipse(x, y, wide, wide * 0.8, 0, 0, 7);
    brush.fill();
    brush.fillStyle = css(shown(mix(leaf, palette.sun, random.between(0.08, 0.3))), 0.85);
    brush.beginPath();
    brush.ellipse(x + light.side * wide * 0.25, y - wide * 0.25, wide * 0.62, wide * 0.45, 0, 0, 7);
    brush.fill();
  }
}

/** From aside: the face with its teeth, and behind it a sliver of the walk. */
function paintWall(stage: Stage, brush: Brush, ridge: Ridge, crest: readonly Point[]): void {
  const { palette } = stage;
  const stone = lit(stage, '#b5a186');
  const shown = (colour: Rgb): string => css(mix(colour, palette.fog, ridge.haze));
  const band = (from: number, to: number, colour: Rgb): void => {
    brush.fillStyle = shown(colour);
    brush.beginPath();
    for (const { x, y, tall } of crest) brush.lineTo(x, y - tall * from);
    for (const { x, y, tall } of crest.toReversed()) brush.lineTo(x, y - tall * to);
    brush.fill();
  };
  band(0.7, 1.3, mix(stone, palette.shade, 0.42));
  teeth(brush, crest, 1.28, 0.16, shown(mix(stone, palette.shade, 0.42)));
  band(0.72, 1.06, mix(stone, palette.sun, 0.5));
  band(-0.35, 0.86, mix(stone, palette.shade, 0.1));
  band(0.5, 0.9, mix(stone, palette.sun, 0.2));
  teeth(brush, crest, 0.88, 0.2, shown(mix(stone, palette.sun, 0.2)));
  if (ridge.haze < 0.4) paintCourses(stage, brush, ridge, crest, stone);
  for (const across of ridge.towers) {
    const spot = crest.reduce((best, point) =>
      Math.abs(point.across - across) < Math.abs(best.across - across) ? point : best,
    );
    paintTower(stage, brush, spot, ridge.haze);
  }
}

/** Merlons as wide as the gaps between them. */
function teeth(brush: Brush, crest: readonly Point[], up: number, rise: number, colour: string): void {
  brush.fillStyle = colour;
  let walked = 0;
  for (let at = 1; at < crest.length; at++) {
    const [from, to] = [crest[at - 1], crest[at]];
    if (!from || !to) continue;
    const pieces = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (to.tall * 0.05)));
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces;
      const tall = from.tall + (to.tall - from.tall) * t;
      const long = Math.hypot(to.x - from.x, to.y - from.y) / pieces;
      walked += long / tall;
      if (walked % 0.46 > 0.27) continue;
      const [x, y] = [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t];
      brush.fillRect(x - long * 0.6, y - tall * (up + rise), long * 1.3, tall * (rise + 0.05));
    }
  }
}

/** Rows of stone, and here and there a joint. */
function paintCourses(stage: Stage, brush: Brush, ridge: Ridge, crest: readonly Point[], stone: Rgb): void {
  const { palette } = stage;
  const random = stage.random(`stones ${ridge.name}`);
  brush.strokeStyle = css(mix(mix(stone, palette.shade, 0.5), palette.fog, ridge.haze), 0.5);
  for (const row of [-0.2, -0.02, 0.16, 0.34, 0.52, 0.7]) {
    brush.lineWidth = Math.max(0.6, stage.short * 0.001);
    brush.beginPath();
    for (const { x, y, tall } of crest) brush.lineTo(x, y - tall * row);
    brush.stroke();
    for (const { x, y, tall } of crest) {
      if (!random.chance(ridge.name === 'near' ? 0.6 : 0.3)) continue;
      brush.beginPath();
      brush.moveTo(x, y - tall * row);
      brush.lineTo(x, y - tall * (row + 0.18));
      brush.stroke();
    }
  }
}

/** A block of two faces with arched windows, and teeth around its top. */
function paintTower(stage: Stage, brush: Brush, { x, y, tall }: Point, haze: number): void {
  const { palette, light } = stage;
  const stone = lit(stage, '#b39c7c');
  const shown = (colour: Rgb): string => css(mix(colour, palette.fog, haze));
  const [wide, high] = [tall * 1.9, tall * 2.5];
  const [bright, dark] = [mix(stone, palette.sun, 0.34), mix(stone, palette.shade, 0.46)];
  // The corner between the faces; the light falls on one of them.
  const corner = x - light.side * wide * 0.18;
  const [left, right] = [x - wide / 2, x + wide / 2];
  const foot = y + tall * 0.4;
  const top = y - high;
  const face = (from: number, to: number, isLit: boolean): void => {
    const down = brush.createLinearGradient(0, top, 0, foot);
    down.addColorStop(0, shown(isLit ? bright : dark));
    down.addColorStop(1, shown(mix(isLit ? stone : dark, palette.shade, 0.2)));
    brush.fillStyle = down;
    brush.fillRect(from, top, to - from, foot - top);
    const count = Math.max(2, Math.round((to - from) / (wide * 0.15)));
    for (let tooth = 0; tooth < count; tooth++)
      brush.fillRect(
        from + ((tooth + 0.18) * (to - from)) / count,
        top - tall * 0.26,
        ((to - from) * 0.6) / count,
        tall * 0.28,
      );
    brush.fillStyle = shown(mix(isLit ? stone : dark, palette.shade, 0.34));
    brush.fillRect(from, top + high * 0.14, to - from, tall * 0.08);
    const windows = to - from > wide * 0.5 ? 3 : 2;
    for (let window = 0; window < windows; window++) {
      const gap = (to - from) / windows;
      const size = Math.min(gap * 0.42, tall * 0.26);
      brush.fillStyle = shown(mix('#33241f', palette.shade, 0.3));
      brush.beginPath();
      brush.roundRect(from + gap * (window + 0.5) - size / 2, top + high * 0.3, size, size * 1.7, [
        size / 2,
        size / 2,
        0,
        0,
      ]);
      brush.fill();
    }
  };
  face(left, corner, light.side < 0);
  face(corner, right, light.side > 0);
}
