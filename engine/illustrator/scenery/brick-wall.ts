// A wall of bricks: behind all who stand on the pavement before it, or near and low under who sits on it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { hasPlainWall } from '../staging/barriers.ts';
import { PERCH_DEPTH, perchAt, perchFoot, perchOf } from '../placing/perches.ts';
import type { Spot } from '../placing/spot.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { houseDoorLayers } from './house-door.ts';
import { paintPlaster } from './plain-wall.ts';
import { glow } from './glow.ts';

/** Of one row of bricks with its joint, in metres, and how long a brick is for its height. */
const COURSE = 0.077;
const LONG = 2.9;
/** The foot of the wall, as a part of the frame's height. */
export const WALL_FOOT = 0.87;
const RED: readonly [Colour, ...Colour[]] = ['#a5523f', '#96493a', '#b06049', '#8c4638', '#a85c4c'];
const GREY: readonly [Colour, ...Colour[]] = ['#84888a', '#787c80', '#8e9291', '#7e8283'];

type Area = { top: number; bottom: number; course: number };

/** The background of the scene of a wall. */
export function wallLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  const bottom = stage.height * WALL_FOOT;
  const isPlain = hasPlainWall(stage);
  return [
    painted(isPlain ? 'plain wall' : 'brick wall', 0.5, (brush) => {
      if (isPlain) paintPlaster(stage, brush, bottom);
      else paintBricks(stage, brush, { top: 0, bottom, course: courseOf(stage, spots) });
      paintLight(stage, brush, bottom);
    }),
    ...houseDoorLayers(stage, spots, bottom),
    painted('street pavement', 0.52, (brush) => paintPavement(stage, brush, bottom)),
  ];
}

/** The wall that somebody sits on. */
export function lowWallLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  if (perchOf(stage) !== 'brick-wall') return [];
  return [
    painted('low wall', PERCH_DEPTH, (brush) =>
      paintLowWall(stage, brush, { course: courseOf(stage, spots), foot: perchFoot(stage, spots) }),
    ),
  ];
}

/** As high as bricks are beside the tallest who is there, as far as they look like bricks. */
function courseOf({ short }: Stage, spots: readonly Spot[]): number {
  const [tallest] = spots.toSorted((a, b) => b.tall - a.tall);
  const scale = tallest ? tallest.tall / metresOf(tallest.subject) : short * 0.34;
  return Math.min(short * 0.058, Math.max(short * 0.024, scale * COURSE));
}

/** Rows of bricks between two heights of the frame, in pixels, over its whole breadth. */
export function paintBricks(stage: Stage, brush: Brush, { top, bottom, course }: Area): void {
  const random = stage.random('bricks');
  const asked = stage.reading.subjects.find(({ key }) => key === 'brick-wall')?.colour;
  const tones =
    asked === undefined ? (/青砖|grey brick|gray brick/i.test(stage.words) ? GREY : RED) : [asked];
  const joint = course * 0.13;
  brush.fillStyle = css(lit(stage, '#b9aa9c'));
  brush.fillRect(0, top, stage.width, bottom - top);
  for (let row = 0, y = bottom - course; y > top - course; row++, y -= course) {
    const from = -course * LONG * (row % 2 === 0 ? 0.2 : 0.7);
    for (let x = from; x < stage.width; x += course * LONG) {
      const tone = tones[random.whole(tones.length)] ?? '#a5523f';
      const own = lit(stage, mix(tone, random.chance(0.5) ? '#f0d0b8' : '#2a1820', random.between(0, 0.16)));
      const [left, high] = [x, Math.max(top, y)];
      const wide = course * LONG - joint;
      const tall = y + course - joint - high;
      if (tall <= 0) continue;
      brush.fillStyle = css(own);
      brush.fillRect(left, high, wide, tall);
      brush.fillStyle = css(mix(own, stage.palette.sun, 0.5), 0.4);
      brush.fillRect(left, high, wide, Math.max(1, course * 0.06));
      brush.fillStyle = css(mix(own, '#1c1018', 0.7), 0.45);
      brush.fillRect(left, high + tall, wide, Math.max(1, course * 0.07));
      for (let speck = 0; speck < 3; speck++) {
        brush.fillStyle = css(mix(own, random.chance(0.6) ? '#1c1018' : '#ffe8d8', 0.4), 0.35);
        const size = course * random.between(0.04, 0.12);
        brush.fillRect(
          left + random.next() * (wide - size),
          high + random.next() * (tall - size),
          size * 1.6,
          size,
        );
      }
    }
  }
}

/** Light falls from one side, shade lies at the foot. */
function paintLight(stage: Stage, brush: Brush, bottom: number): void {
  const { width, short, light, palette } = stage;
  const shade = stage.isDark ? 0.5 : 0.3;
  const across = brush.createLinearGradient(light.side === 1 ? width : 0, 0, light.side === 1 ? 0 : width, 0);
  across.addColorStop(0, css(palette.sun, stage.isDark ? 0.05 : 0.2));
  across.addColorStop(0.5, css(palette.sun, 0));
  across.addColorStop(1, css(mix(palette.shade, '#20141c', 0.4), shade));
  brush.fillStyle = across;
  brush.fillRect(0, 0, width, bottom);
  const down = brush.createLinearGradient(0, bottom - short * 0.2, 0, bottom);
  down.addColorStop(0, css('#20141c', 0));
  down.addColorStop(1, css('#20141c', 0.4));
  brush.fillStyle = down;
  brush.fillRect(0, bottom - short * 0.2, width, short * 0.2);
  if (!stage.isDark) return;
  brush.globalCompositeOperation = 'screen';
  const x = width * (0.5 + light.side * 0.22);
  glow(brush, x, short * 0.1, short * 0.95, css('#ffc37a', 0.5), css('#ffc37a', 0));
  brush.globalCompositeOperation = 'source-over';
}

/** Slabs that run toward the wall. */
function paintPavement(stage: Stage, brush: Brush, top: number): void {
  const { width, height, short } = stage;
  const random = stage.random('pavement');
  const stone = lit(stage, stage.isSnowy ? '#e4eaf4' : '#9b9690');
  const fill = brush.createLinearGradient(0, top, 0, height);
  fill.addColorStop(0, css(mix(stone, '#1c1820', 0.34)));
  fill.addColorStop(0.35, css(stone));
  fill.addColorStop(1, css(mix(stone, stage.palette.sun, 0.16)));
  brush.fillStyle = fill;
  brush.fillRect(0, top, width, height - top);
  const dark = css(mix(stone, '#1c1820', 0.5), 0.7);
  const rows = [0, 0.3, 1];
  for (const [at, row] of rows.entries()) {
    const y = top + (height - top) * row;
    brush.fillStyle = dark;
    brush.fillRect(0, y, width, Math.max(1, short * 0.003));
    const low = top + (height - top) * (rows[at + 1] ?? row);
    const start = random.between(0, 0.2);
    for (let slab = -3; slab < 9; slab++) {
      const part = start + slab * 0.19;
      const lean = (y1: number): number =>
        width / 2 + (part - 0.5) * width * (1 + ((y1 - top) / height) * 1.6);
      brush.strokeStyle = dark;
      brush.lineWidth = Math.max(1, short * 0.003);
      brush.beginPath();
      brush.moveTo(lean(y), y);
      brush.lineTo(lean(low), low);
      brush.stroke();
    }
  }
}

function paintLowWall(stage: Stage, brush: Brush, { course, foot }: { course: number; foot: number }): void {
  const { width, palette, short } = stage;
  const top = perchAt(stage, 'brick-wall', 0.5).y;
  const cap = course * 1.05;
  paintBricks(stage, brush, { top: top + cap, bottom: foot, course });
  const earth = brush.createLinearGradient(0, foot - short * 0.05, 0, foot);
  earth.addColorStop(0, css('#20141c', 0));
  earth.addColorStop(1, css('#20141c', 0.5));
  brush.fillStyle = earth;
  brush.fillRect(0, foot - short * 0.05, width, short * 0.05);
  const stone = lit(stage, '#b7aca0');
  const random = stage.random('coping');
  brush.fillStyle = css(mix(stone, '#20141c', 0.6));
  brush.fillRect(0, top, width, cap);
  for (let x = -course * random.between(0, 4); x < width; x += course * 5) {
    const own = mix(stone, random.chance(0.5) ? '#fff4e4' : '#2a2228', random.between(0, 0.1));
    const fill = brush.createLinearGradient(0, top, 0, top + cap);
    fill.addColorStop(0, css(mix(own, stage.isSnowy ? '#ffffff' : palette.sun, stage.isSnowy ? 0.85 : 0.4)));
    fill.addColorStop(0.3, css(own));
    fill.addColorStop(1, css(mix(own, '#20141c', 0.4)));
    brush.fillStyle = fill;
    brush.fillRect(x, top, course * 5 - Math.max(1, short * 0.004), cap);
  }
  const shade = brush.createLinearGradient(0, top + cap, 0, top + cap + course * 1.4);
  shade.addColorStop(0, css('#20141c', 0.5));
  shade.addColorStop(1, css('#20141c', 0));
  brush.fillStyle = shade;
  brush.fillRect(0, top + cap, width, course * 1.4);
}
