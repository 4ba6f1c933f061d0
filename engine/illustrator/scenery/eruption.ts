// What comes out of a volcano: a plume of ash, and where it erupts a fountain and streams of lava.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';

/** The mouth of the mountain, and how it spreads below; pixels. `halfAt`: of its height from 0 to 1. */
export type Crater = {
  x: number;
  y: number;
  wide: number;
  height: number;
  halfAt(up: number): number;
};

const NAMED = 'erupt\\w*|(?:molten |flowing )?lava(?: flows?| streams?)?|magma|喷发|爆发|岩浆|熔岩';
/** A word that says that a volcano erupts. */
export const ERUPTING_WORD = new RegExp(`^(?:${NAMED})$`, 'i');
/** A prompt that says it. */
export const ERUPTING = new RegExp(NAMED, 'i');

const LAVA = ['#a81c0c', '#f2541b', '#ffc04a'] as const;

export function eruptionLayers(stage: Stage, crater: Crater, erupts: boolean): Layer[] {
  return [
    painted('ash plume', 0.112, (brush) => paintPlume(stage, brush, crater, erupts), { isSolid: false }),
    ...(erupts
      ? [
          painted('landmark lava', 0.116, (brush) => paintLava(stage, brush, crater), { isSolid: false }),
          painted('glow of lava', 0.1165, (brush) => paintGlow(stage, brush, crater), {
            isSolid: false,
            blend: 'screen',
          }),
        ]
      : []),
  ];
}

/** Puffs that grow and lean as they rise, lit from below where it erupts. */
function paintPlume(stage: Stage, brush: Brush, { x, y, wide, height }: Crater, erupts: boolean): void {
  const { palette, light, short } = stage;
  const random = stage.random('ash plume');
  const reach = Math.min(y * 1.04, height * (erupts ? 1.3 : 0.8));
  const ash = lit(stage, erupts ? '#5a5258' : '#d8d4d2');
  const puffs = erupts ? 130 : 64;
  for (let puff = 0; puff < puffs; puff++) {
    const up = puff / puffs;
    const spread = wide * (0.5 + up ** 0.8 * (erupts ? 3.2 : 1.5));
    const px = x - light.side * reach * 0.3 * up ** 1.4 + random.between(-1, 1) * spread * 0.75;
    const py = y - reach * up ** 0.9 + random.between(-0.2, 0.6) * spread * 0.4;
    const size = spread * random.between(0.34, 0.7);
    const isLit = clampSide((px - x) / spread + light.side * 0.2, light.side);
    const body = mix(mix(ash, palette.shade, 0.5 - isLit * 0.4), palette.sun, isLit * 0.26);
    const tone = erupts
      ? mix(body, LAVA[1], 0.7 * Math.max(0, 0.4 - up) ** 1.2)
      : mix(body, palette.horizon, 0.3);
    const soft = brush.createRadialGradient(
      px + light.side * size * 0.25,
      py - size * 0.25,
      size * 0.1,
      px,
      py,
      size,
    );
    const strength = (erupts ? 0.92 : 0.5) * Math.min(1, (1.08 - up) * 3);
    soft.addColorStop(0, css(mix(tone, palette.sun, 0.14), strength));
    soft.addColorStop(0.6, css(tone, strength * 0.9));
    soft.addColorStop(1, css(mix(tone, palette.shade, 0.3), 0));
    brush.fillStyle = soft;
    brush.beginPath();
    brush.arc(px, py, Math.max(size, short * 0.01), 0, 7);
    brush.fill();
  }
}

/** How much the light reaches a puff that lies so far aside, 0 to 1. */
function clampSide(aside: number, side: number): number {
  return Math.min(1, Math.max(0, 0.5 + aside * side * 0.5));
}

function paintLava(stage: Stage, brush: Brush, crater: Crater): void {
  const random = stage.random('lava');
  paintStreams(brush, crater, random);
  paintFountain(brush, crater, random);
}

/** They run down the slope, fork, and grow thin and dark. */
function paintStreams(brush: Brush, { x, y, wide, height, halfAt }: Crater, random: Random): void {
  const streams = Array.from({ length: 6 }, (_, at) => ({
    side: (at - 2.5) / 3.1 + random.between(-0.1, 0.1),
    low: random.between(0.3, 0.85),
    wave: random.between(0, 7),
    thick: wide * random.between(0.08, 0.17),
  }));
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const [colour, part] of [
    [LAVA[0], 1.5],
    [LAVA[1], 1],
    [LAVA[2], 0.42],
  ] as const)
    for (const { side, low, wave, thick } of streams) {
      const steps = 26;
      for (let step = 0; step < steps; step++) {
        const place = (down: number): [number, number] => {
          const up = 1 - down * low;
          const bend = Math.sin(down * 9 + wave) * 0.07 * down;
          return [x + (side * 0.72 + bend) * halfAt(up), y + height * down * low];
        };
        brush.strokeStyle = css(colour, 1 - (step / steps) ** 3);
        brush.lineWidth = thick * part * (1 - (step / steps) * 0.62);
        brush.beginPath();
        brush.moveTo(...place(step / steps));
        brush.lineTo(...place((step + 1) / steps));
        brush.stroke();
      }
    }
}

/** Glowing pieces that are thrown up and fall again. */
function paintFountain(brush: Brush, { x, y, wide, height }: Crater, random: Random): void {
  const colours: readonly [Colour, ...Colour[]] = ['#ffe9a0', '#ffb03c', '#ff7426', '#e0401a'];
  for (let piece = 0; piece < 150; piece++) {
    const aside = random.between(-1, 1);
    const rise = height * random.between(0.08, 0.52) * (1 - Math.abs(aside) * 0.45);
    const along = random.next();
    const px = x + aside * wide * (0.4 + along * 2.4);
    const py = y + wide * 0.1 - rise * 4 * along * (1 - along * 0.72);
    brush.strokeStyle = css(random.pick(colours), 0.95);
    brush.lineWidth = wide * random.between(0.02, 0.07);
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(px, py);
    brush.lineTo(px - aside * wide * 0.1, py + wide * random.between(0.05, 0.3) * (along < 0.6 ? 1 : -1));
    brush.stroke();
  }
}

function paintGlow({ short }: Stage, brush: Brush, { x, y, wide, height }: Crater): void {
  glow(brush, x, y - height * 0.08, wide * 3.4 + short * 0.05, css('#ff7a2a', 0.75), css('#ff4a12', 0));
  glow(brush, x, y + height * 0.3, height * 0.9, css('#ff5a1c', 0.26), css('#ff4a12', 0));
}
