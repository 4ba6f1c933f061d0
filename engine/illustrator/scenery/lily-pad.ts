// Still water from near, with round leaves on it: one large leaf is under who sits there.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { PERCH_DEPTH } from '../placing/perches.ts';
import type { Spot } from '../placing/spot.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { fillDown } from './sky.ts';
import { glow } from './glow.ts';

type Pad = { x: number; y: number; rx: number; ry: number; notch: number };

export function lilyPadLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  return [
    painted('pond', 0.1, (brush) => paintPond(stage, brush), { isSolid: false }),
    painted('far pads', 0.3, (brush) => paintFarPads(stage, brush)),
    painted('lily pad', PERCH_DEPTH, (brush) => paintOwnPad(stage, brush, spots)),
  ];
}

/** The far bank is mirrored in it as soft greens. */
function paintPond(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const random = stage.random('pond');
  const water = lit(stage, '#3f8a94');
  fillDown(brush, stage, [
    [0, css(mix(lit(stage, '#6f9a5c'), palette.sun, 0.25))],
    [0.2, css(mix(water, '#4f8a4a', 0.55))],
    [0.5, css(water)],
    [1, css(mix(water, '#0c2c3c', 0.55))],
  ]);
  for (let blot = 0; blot < 12; blot++) {
    const tone = lit(stage, random.pick(['#5a8a44', '#88b05a', '#3f6b3c'] as const));
    glow(
      brush,
      random.next() * width,
      random.between(0, 0.2) * height,
      short * random.between(0.12, 0.3),
      css(tone, 0.5),
      css(tone, 0),
    );
  }
  brush.lineWidth = Math.max(1, short * 0.0022);
  for (let ripple = 0; ripple < 26; ripple++) {
    const y = height * (0.3 + 0.7 * random.next() ** 0.8);
    const wide = short * random.between(0.05, 0.2) * (y / height);
    brush.strokeStyle = css(mix(palette.sun, '#ffffff', 0.5), random.between(0.12, 0.32));
    brush.beginPath();
    brush.ellipse(random.next() * width, y, wide, wide * 0.06, 0, 0.1, 3);
    brush.stroke();
  }
}

function paintFarPads(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const random = stage.random('far pads');
  for (let row = 0; row < 4; row++)
    for (let place = 0; place < 4; place++) {
      const y = height * (0.34 + row * 0.09 + random.between(-0.02, 0.02));
      const rx = short * (0.07 + row * 0.028) * random.between(0.8, 1.2);
      const x = width * ((place + 0.5 + (row % 2) * 0.5) / 4 + random.between(-0.06, 0.06));
      paintPad(stage, brush, { x, y, rx, ry: rx * 0.26, notch: random.between(-0.6, 3.6) });
      if (random.chance(0.4))
        paintLotus(stage, brush, x + rx * random.between(-0.3, 0.5), y - rx * 0.06, rx * 0.42);
    }
}

function paintOwnPad(stage: Stage, brush: Brush, spots: readonly Spot[]): void {
  const { width, height, short, light } = stage;
  const rx = Math.min(width * 0.42, short * 0.48);
  const pad = { x: width / 2, y: height * 0.77, rx, ry: rx * 0.3, notch: light.side === 1 ? 2.7 : 0.45 };
  paintPad(stage, brush, pad);
  paintLotus(stage, brush, width / 2 + light.side * rx * 1.02, height * 0.86, short * 0.1);
  for (const spot of spots) {
    if (spot.isPerched !== true) continue;
    brush.save();
    brush.filter = `blur(${(short * 0.012).toFixed(1)}px)`;
    brush.fillStyle = css('#0e2a16', 0.5);
    brush.beginPath();
    brush.ellipse(
      spot.x - light.side * spot.tall * 0.05,
      spot.y - spot.tall * 0.04,
      spot.tall * 0.42,
      spot.tall * 0.08,
      0,
      0,
      7,
    );
    brush.fill();
    brush.restore();
  }
}

/** Round, cut in to its middle, its edge turned up a little. */
function paintPad(
  { short, palette, light, reading, isAutumn, ...stage }: Stage,
  brush: Brush,
  { x, y, rx, ry, notch }: Pad,
): void {
  const asked = reading.subjects.find(({ key }) => key === 'leaf')?.colour;
  const green = lit(
    { ...stage, short, palette, light, reading, isAutumn },
    asked ?? (isAutumn ? '#a8a044' : '#63a848'),
  );
  const outline = (grow: number, down: number): void => {
    brush.beginPath();
    brush.moveTo(x, y + down);
    brush.ellipse(x, y + down, rx * grow, ry * grow, 0, notch + 0.16, notch + Math.PI * 2 - 0.16);
    brush.closePath();
    brush.fill();
  };
  brush.fillStyle = css('#082430', 0.5);
  brush.filter = `blur(${(rx * 0.03).toFixed(1)}px)`;
  outline(1.03, ry * 0.12);
  brush.filter = 'none';
  brush.fillStyle = css(mix(green, '#0c2c1c', 0.5));
  outline(1, ry * 0.07);
  const fill = brush.createLinearGradient(x - light.side * rx, y + ry, x + light.side * rx, y - ry);
  fill.addColorStop(0, css(mix(green, '#0e2a18', 0.32)));
  fill.addColorStop(1, css(mix(green, palette.sun, 0.42)));
  brush.fillStyle = fill;
  outline(1, 0);
  brush.strokeStyle = css(mix(green, '#f4ffd0', 0.5), 0.55);
  brush.lineWidth = Math.max(0.8, rx * 0.009);
  for (let vein = 0; vein < 13; vein++) {
    const angle = notch + 0.4 + (vein / 12) * (Math.PI * 2 - 0.8);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(angle) * rx * 0.9, y + Math.sin(angle) * ry * 0.9);
    brush.stroke();
  }
}

/** Three rounds of petals, the near ones lighter. */
function paintLotus(stage: Stage, brush: Brush, x: number, y: number, size: number): void {
  for (const [round, [count, long]] of (
    [
      [7, 1],
      [6, 0.82],
      [4, 0.6],
    ] as const
  ).entries())
    for (let petal = 0; petal < count; petal++) {
      const angle = -Math.PI / 2 + (petal - (count - 1) / 2) * (2.5 / count);
      const tip = [x + Math.cos(angle) * size * long, y + Math.sin(angle) * size * long * 0.8] as const;
      const aside = size * 0.2;
      const fill = brush.createLinearGradient(x, y, tip[0], tip[1]);
      fill.addColorStop(0, css(lit(stage, mix('#fdeef4', '#f6d27a', 0.25))));
      fill.addColorStop(1, css(lit(stage, mix('#ee8fb4', '#ffffff', round * 0.16))));
      brush.fillStyle = fill;
      brush.beginPath();
      brush.moveTo(x, y);
      brush.quadraticCurveTo((x + tip[0]) / 2 - aside, (y + tip[1]) / 2, tip[0], tip[1]);
      brush.quadraticCurveTo((x + tip[0]) / 2 + aside, (y + tip[1]) / 2, x, y);
      brush.fill();
    }
}
