// One large leaf near the viewer for whoever small sits on it, before a garden out of focus.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { Path2D } from '@napi-rs/canvas';
import { painted, type Layer } from '../painting/layer.ts';
import { PERCH_DEPTH } from '../placing/perches.ts';
import type { Spot } from '../placing/spot.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { LILY_PAD } from '../lexicon/barriers.ts';
import { bloomBuild } from './bloom-kinds.ts';
import { bloomLayers } from './bloom.ts';
import { lilyPadLayers } from './lily-pad.ts';
import { fillDown } from './sky.ts';
import { glow } from './glow.ts';

export function leafLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  if (stage.reading.subjects.some(({ drawing }) => drawing === LILY_PAD.drawing))
    return lilyPadLayers(stage, spots);
  const garden = painted('garden out of focus', 0.1, (brush) => paintGarden(stage, brush), {
    isSolid: false,
  });
  if (stage.reading.subjects.some((one) => bloomBuild(one) !== undefined))
    return bloomLayers(stage, spots, garden);
  return [garden, painted('leaf', PERCH_DEPTH, (brush) => paintLeaf(stage, brush, spots))];
}

function paintGarden(stage: Stage, brush: Brush): void {
  const { width, height, short, light, palette } = stage;
  const random = stage.random('garden');
  const green = lit(stage, stage.isAutumn ? '#a08238' : '#6f9a4c');
  fillDown(brush, stage, [
    [0, css(mix(green, palette.sun, 0.3))],
    [0.4, css(mix(green, '#1c4a34', 0.4))],
    [0.75, css(mix(green, '#0c2820', 0.8))],
    [1, css(mix(green, '#0c2820', 0.9))],
  ]);
  const far = ['#2e5a34', '#8fbb5c', '#4d7d3e', '#b9d07a', '#3b6b48'] as const;
  for (let blot = 0; blot < 16; blot++) {
    const tone = lit(stage, random.pick(far));
    const [x, y] = [random.next() * width, random.between(0, 0.6) * height];
    glow(brush, x, y, short * random.between(0.18, 0.42), css(tone, 0.5), css(tone, 0));
  }
  for (let spark = 0; spark < 14; spark++) {
    const [x, y] = [random.next() * width, random.between(0, 0.6) * height];
    brush.fillStyle = css(mix(green, palette.sun, 0.75), random.between(0.1, 0.3));
    brush.filter = `blur(${(short * 0.006).toFixed(1)}px)`;
    brush.beginPath();
    brush.arc(x, y, short * random.between(0.018, 0.05), 0, 7);
    brush.fill();
  }
  brush.filter = 'none';
  glow(
    brush,
    width * (0.5 + light.side * 0.35),
    height * 0.08,
    short * 0.7,
    css(palette.sun, stage.isDark ? 0.15 : 0.45),
    css(palette.sun, 0),
  );
}

/** In units of half its length, its tip at 1: the blade, seen aslant from above. */
const BLADE =
  'M-1 0.06 C-0.82 -0.3 -0.3 -0.5 0.2 -0.4 C0.62 -0.31 0.86 -0.12 1.02 0.02 C0.84 0.2 0.5 0.42 0.05 0.46 C-0.42 0.5 -0.84 0.34 -1 0.06 Z';
const RIB = 'M-1.9 0.2 Q-1.3 0.1 -1 0.06 Q0 -0.02 1 0.02';

function paintLeaf(stage: Stage, brush: Brush, spots: readonly Spot[]): void {
  const { width, height, light, palette, short } = stage;
  const asked = stage.reading.subjects.find(({ key }) => key === 'leaf')?.colour;
  const tone = lit(stage, asked ?? (stage.isAutumn ? '#d08434' : '#6db548'));
  const size = Math.min(width * 0.56, short * 0.7);
  brush.save();
  brush.translate(width / 2 - light.side * size * 0.17, height * 0.76);
  // It grows into the frame from the side away from the light.
  brush.scale(light.side * size, size * Math.min(1, (height * 0.46) / size));
  brush.rotate(-0.09);
  strokeRib(brush, css(mix(tone, '#20341c', 0.35)), 0.05);
  const blade = new Path2D(BLADE);
  const fill = brush.createLinearGradient(0, -0.5, 0, 0.5);
  fill.addColorStop(0, css(mix(tone, palette.sun, 0.4)));
  fill.addColorStop(0.45, css(tone));
  fill.addColorStop(1, css(mix(tone, '#0e2a18', 0.5)));
  brush.fillStyle = fill;
  const fillPath = brush.fill.bind(brush);
  fillPath(blade);
  brush.save();
  brush.clip(blade);
  paintVeins(stage, brush);
  brush.restore();
  brush.strokeStyle = css(mix(tone, palette.sun, 0.6), 0.7);
  brush.lineWidth = 0.008;
  brush.stroke(blade);
  strokeRib(brush, css(mix(tone, '#f4ffd8', 0.5)), 0.024);
  brush.restore();
  for (const spot of spots) paintShade(stage, brush, spot);
  paintDrops(stage, brush, spots);
}

/** Round drops on the blade: one great one where nobody sits there, small ones beside whoever does. */
function paintDrops(stage: Stage, brush: Brush, spots: readonly Spot[]): void {
  if (!stage.reading.subjects.some(({ key }) => key === 'dew')) return;
  const { width, height, short, light } = stage;
  const random = stage.random('dew');
  const isAlone = spots.length === 0;
  if (isAlone) paintDrop(stage, brush, { x: width * 0.5, y: height * 0.72, radius: short * 0.12 });
  for (let drop = 0; drop < 9; drop++) {
    const along = -0.34 + drop * 0.085 + random.between(-0.02, 0.02);
    const isNear = Math.abs(along) < 0.2;
    const x = width / 2 + light.side * short * along;
    const y = height * (isNear ? random.between(0.88, 0.91) : random.between(0.7, 0.84));
    paintDrop(stage, brush, { x, y, radius: short * random.between(0.012, 0.032) });
  }
}

/** What is under it shines through it, turned around: light below, dark above, a glint where the light comes from. */
function paintDrop(
  stage: Stage,
  brush: Brush,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const flat = 0.82;
  const round = (dx: number, dy: number, rx: number, ry = rx * flat): void => {
    brush.beginPath();
    brush.ellipse(x + dx * radius, y + dy * radius, rx * radius, ry * radius, 0, 0, 7);
    brush.fill();
  };
  brush.filter = `blur(${(radius * 0.12).toFixed(1)}px)`;
  brush.fillStyle = css('#0a2414', 0.5);
  round(-stage.light.side * 0.12, 0.2, 1.02);
  brush.filter = 'none';
  const body = brush.createLinearGradient(0, y - radius, 0, y + radius);
  body.addColorStop(0, css('#1f5a2c', 0.75));
  body.addColorStop(0.6, css('#8fd070', 0.75));
  body.addColorStop(1, css('#e8ffd0', 0.9));
  brush.fillStyle = body;
  round(0, 0, 1);
  brush.fillStyle = css('#ffffff', 0.95);
  round(stage.light.side * 0.36, -0.4, 0.2, 0.14);
  brush.fillStyle = css('#ffffff', 0.4);
  round(-stage.light.side * 0.3, 0.5, 0.32, 0.1);
}

function strokeRib(brush: Brush, colour: string, wide: number): void {
  brush.strokeStyle = colour;
  brush.lineWidth = wide;
  brush.lineCap = 'round';
  brush.stroke(new Path2D(RIB));
}

/** The blade bulges between its veins. */
function paintVeins(stage: Stage, brush: Brush): void {
  const { palette } = stage;
  for (let vein = -9; vein < 10; vein++) {
    const from = vein * 0.11;
    for (const side of [-1, 1]) {
      const path = new Path2D(`M${from} 0.02 Q${from + 0.16} ${0.12 * side} ${from + 0.34} ${0.52 * side}`);
      brush.strokeStyle = css('#0e2a18', 0.16);
      brush.lineWidth = 0.05;
      brush.stroke(path);
      brush.strokeStyle = css(mix(palette.sun, '#e8ffc0', 0.5), 0.4);
      brush.lineWidth = 0.009;
      brush.stroke(path);
    }
  }
}

function paintShade(stage: Stage, brush: Brush, spot: Spot): void {
  if (spot.isPerched !== true) return;
  const lies = spot.turn !== 0;
  const y = lies ? spot.y - spot.tall * 0.42 : spot.y - spot.tall * 0.04;
  brush.save();
  brush.filter = `blur(${(stage.short * 0.012).toFixed(1)}px)`;
  brush.fillStyle = css('#0e2416', 0.5);
  brush.beginPath();
  brush.ellipse(
    spot.x - stage.light.side * spot.tall * 0.05,
    y + (lies ? spot.tall * 0.06 : 0),
    spot.tall * (lies ? 0.5 : 0.44),
    spot.tall * (lies ? 0.5 : 0.08),
    0,
    0,
    7,
  );
  brush.fill();
  brush.restore();
}
