// Puddles on the ground: the sky lies in them; where somebody jumps into one, it splashes.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Spot } from '../placing/spot.ts';
import { lit, type Stage, type StageScene } from '../staging/stage.ts';
import { hasRoad } from './road.ts';
import { isRainOver } from './weather.ts';
import { underfootOf } from '../staging/underfoot.ts';

const LIE_IN: ReadonlySet<StageScene> = new Set<StageScene>([
  'street',
  'meadow',
  'village',
  'forest',
  'mountains',
  'courtyard',
]);

type Puddle = { x: number; y: number; wide: number; tall: number };

export function hasPuddles(stage: Pick<Stage, 'scene' | 'reading'>): boolean {
  return (
    LIE_IN.has(stage.scene) &&
    underfootOf(stage) === undefined &&
    stage.reading.subjects.some(({ key }) => key === 'puddles')
  );
}

export function puddleLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  if (!hasPuddles(stage)) return [];
  // Animals go round water on the ground, but wallow in mud.
  const isIn = ({ kind }: Subject): boolean =>
    kind === 'figure' || (isMuddy(stage) && (kind === 'full' || kind === 'face' || kind === 'mount'));
  const trodden = spots.filter(({ subject, isFloating }) => isIn(subject) && !isFloating);
  const splashing = /jump|splash|stomp|play|roll|wallow|跳|踩|溅|玩|滚/i.test(stage.words) ? trodden : [];
  const layers: Layer[] = [
    painted('puddles', 0.6, (brush) => {
      for (const [at, puddle] of puddlesOf(stage, trodden).entries())
        paintPuddle(stage, brush, puddle, stage.random(`puddle ${at}`));
    }),
  ];
  if (splashing.length > 0)
    layers.push(
      painted('splashes', 0.99, (brush) => splashing.forEach((spot) => paintSplash(stage, brush, spot)), {
        isSolid: false,
      }),
    );
  return layers;
}

function isMuddy({ words }: Stage): boolean {
  return /mudd?y?\b|泥/i.test(words);
}

/** One under every pair of feet, and some around, nearer ones larger. */
function puddlesOf(stage: Stage, trodden: readonly Spot[]): Puddle[] {
  const { width, height, short, horizon, light } = stage;
  // On a path they lie between its edges.
  const spread = hasRoad(stage) ? 0.34 : 1;
  const ground = height - horizon;
  const around = [
    [-0.3, 0.5],
    [0.27, 0.43],
    [0.05, 0.3],
    [0.36, 0.78],
    [-0.36, 0.86],
  ].map(([across = 0, down = 0]): Puddle => {
    const wide = short * (0.05 + 0.3 * down) * (0.4 + 0.6 * spread);
    return {
      x: width / 2 + across * light.side * short * 0.95 * spread,
      y: horizon + ground * down,
      wide,
      tall: wide * 0.2,
    };
  });
  const own = trodden.map(({ x, y, tall, subject }): Puddle => {
    // What goes on four legs is longer than it is tall.
    const long = subject.kind === 'figure' ? 0.62 : 2.3;
    const wide = Math.max(short * 0.2, tall * long);
    return { x, y: Math.min(y, height - wide * 0.12), wide, tall: wide * 0.22 };
  });
  const isFree = ({ x, y, wide }: Puddle): boolean =>
    own.every((one) => Math.hypot((one.x - x) * 0.6, (one.y - y) * 1.6) > (one.wide + wide) * 0.3);
  return [...around.filter(isFree), ...own];
}

/** An uneven round. */
function outline(brush: Brush, { x, y, wide, tall }: Puddle, random: Random, grow: number): void {
  const waves = [2, 3, 5].map((times) => ({ times, turn: random.next() * 7, by: 0.16 / times ** 0.6 }));
  brush.beginPath();
  for (let step = 0; step < 60; step++) {
    const turn = (step / 60) * Math.PI * 2;
    const far = 1 + waves.reduce((sum, wave) => sum + wave.by * Math.sin(turn * wave.times + wave.turn), 0);
    brush.lineTo(x + Math.cos(turn) * (wide / 2) * far * grow, y + Math.sin(turn) * (tall / 2) * far * grow);
  }
  brush.closePath();
}

function paintPuddle(stage: Stage, brush: Brush, puddle: Puddle, random: Random): void {
  const { palette, short, weather } = stage;
  const { x, y, wide, tall } = puddle;
  const form = (grow: number): void => {
    outline(brush, puddle, stage.random(`outline ${Math.round(x)} ${Math.round(y)}`), grow);
  };
  // Wet ground around it is darker.
  brush.fillStyle = css(mix(lit(stage, '#5a5048'), palette.shade, 0.4), 0.5);
  form(1.09);
  brush.fill();
  const water = (colour: Rgb): string =>
    css(isMuddy(stage) ? mix(colour, lit(stage, '#7a5a38'), 0.84) : mix(colour, '#848c96', 0.3));
  const sky = brush.createLinearGradient(0, y - tall * 0.6, 0, y + tall * 0.6);
  sky.addColorStop(0, water(mix(palette.horizon, palette.shade, 0.12)));
  sky.addColorStop(0.5, water(mix(mix(palette.skyMiddle, palette.horizon, 0.3), palette.shade, 0.24)));
  sky.addColorStop(1, water(mix(palette.skyTop, palette.shade, 0.4)));
  brush.fillStyle = sky;
  form(1);
  brush.fill();
  brush.save();
  form(1);
  brush.clip();
  brush.strokeStyle = css('#ffffff', stage.isDark ? 0.3 : 0.62);
  brush.lineWidth = Math.max(1, short * 0.0022);
  const rings = weather.has('rain') && !isRainOver(stage) ? 6 : 3;
  for (let ring = 0; ring < rings; ring++) {
    const size = wide * random.between(0.03, 0.1);
    brush.beginPath();
    brush.ellipse(
      x + wide * random.between(-0.36, 0.36),
      y + tall * random.between(-0.34, 0.34),
      size,
      size * 0.26,
      0,
      0,
      7,
    );
    brush.stroke();
  }
  brush.restore();
  // Its lower edge catches the light.
  brush.strokeStyle = css(mix(palette.sun, '#ffffff', 0.5), stage.isDark ? 0.2 : 0.34);
  brush.lineWidth = Math.max(1, short * 0.003);
  form(1);
  brush.stroke();
}

/** Drops thrown up to both sides of the feet. */
function paintSplash(stage: Stage, brush: Brush, { x, y, tall, index }: Spot): void {
  const { palette, short, height } = stage;
  const random = stage.random(`splash ${index}`);
  const foot = Math.min(y, height - tall * 0.06);
  const water = isMuddy(stage)
    ? mix(lit(stage, '#7a5a38'), palette.horizon, 0.15)
    : mix(palette.horizon, '#ffffff', stage.isDark ? 0.2 : 0.6);
  for (const side of [-1, 1])
    for (let jet = 0; jet < 7; jet++) {
      const out = tall * random.between(0.08, 0.3);
      const up = tall * random.between(0.04, 0.15);
      brush.strokeStyle = css(water, random.between(0.55, 0.9));
      brush.lineWidth = short * random.between(0.004, 0.009);
      brush.lineCap = 'round';
      brush.beginPath();
      brush.moveTo(x + side * tall * 0.06, foot);
      brush.quadraticCurveTo(x + side * out * 0.6, foot - up, x + side * out, foot - up * 0.9);
      brush.stroke();
      for (let drop = 0; drop < 3; drop++) {
        const size = short * random.between(0.003, 0.0075);
        brush.fillStyle = css(water, 0.92);
        brush.beginPath();
        brush.ellipse(
          x + side * out * random.between(0.95, 1.3),
          foot - up * random.between(0.4, 1.5),
          size,
          size * 1.25,
          0,
          0,
          7,
        );
        brush.fill();
      }
    }
}
