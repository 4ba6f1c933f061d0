// The fronts along the streets of cities: cream stone under slate roofs, brick, plaster under tiles, clay without windows.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { frontsOf } from '../staging/city-sight.ts';
import type { FrontKind } from '../lexicon/cities.ts';
import type { Stage } from '../staging/stage.ts';
import { openWallBrush, type StreetWall } from './street-wall.ts';

type Front = {
  walls: readonly [Colour, ...Colour[]];
  /** From the lowest to the highest, in metres. */
  heights: readonly [number, number];
  /** Over the walls, and how high it rises. */
  roof?: { colour: Colour; tall: number; hasDormers?: true };
  balconies?: true;
  shutters?: Colour;
};

const FRONTS: Readonly<Record<FrontKind, Front>> = {
  stone: {
    walls: ['#e8dcc2', '#dfd0b2', '#ece2cc'],
    heights: [8.6, 9.4],
    roof: { colour: '#5d6a7c', tall: 1.5, hasDormers: true },
    balconies: true,
  },
  brick: {
    walls: ['#9a5a45', '#a8664e', '#8c5040', '#c9b296'],
    heights: [6.8, 8.8],
    roof: { colour: '#4a4650', tall: 0.9 },
  },
  plaster: {
    walls: ['#e8c39a', '#d99a86', '#e6d8a8', '#a9c4b4', '#d8a9b4', '#c7b8d4'],
    heights: [5.6, 8],
    roof: { colour: '#b4553c', tall: 1.5, hasDormers: true },
  },
  ochre: {
    walls: ['#d9a066', '#cf8a58', '#e2b980', '#c97f5c', '#e8d0a4'],
    heights: [6, 8.4],
    roof: { colour: '#a85f40', tall: 0.6 },
    shutters: '#4f6b58',
  },
  clay: { walls: ['#c8774e', '#d08a5c', '#b96a48', '#d99c70'], heights: [5.4, 7.4] },
  towers: { walls: ['#8e8078', '#a0745e', '#7c8590', '#b5a690'], heights: [15, 26] },
  modern: { walls: ['#b4bcc6', '#c9c4ba', '#9fb0bf', '#d4d6d8'], heights: [9, 17] },
};

/** Of the city that the street is in. */
export function frontOf(stage: Stage): Front | undefined {
  const kind = frontsOf(stage);
  return kind && FRONTS[kind];
}

/** Roof, balconies and shutters, over a front with its windows. */
export function paintFrontOf(stage: Stage, brush: Brush, wall: StreetWall): void {
  const front = frontOf(stage);
  if (!front) return;
  const { near, far, tall } = wall;
  const { veiled, fill } = openWallBrush(stage, brush, wall, 0.85);
  const bays = Math.max(2, Math.round((far - near) / 1.1));
  if (front.balconies)
    for (const low of [4.72, 8.1].filter((one) => one < tall - 0.6))
      fill(veiled('#3c3a40'), 0.02, 0.98, low, low + 0.36);
  if (front.shutters !== undefined)
    for (let bay = 0; bay < bays; bay++)
      for (let low = 3.1; low < tall - 1.3; low += 1.7)
        for (const from of [0.1, 0.78])
          fill(veiled(front.shutters), (bay + from) / bays, (bay + from + 0.12) / bays, low, low + 1.05);
  // A cornice.
  fill(veiled(mix(front.walls[0], '#ffffff', 0.4)), 0, 1, tall - 0.2, tall);
  if (!front.roof) return;
  const { colour, tall: rise, hasDormers } = front.roof;
  fill(veiled(stage.isSnowy ? '#eef3fa' : colour), 0, 1, tall, tall + rise);
  if (!hasDormers) return;
  for (let bay = 0; bay < bays; bay++) {
    const [from, to] = [(bay + 0.3) / bays, (bay + 0.7) / bays];
    fill(veiled(front.walls[0]), from, to, tall + 0.1, tall + rise * 0.72);
    fill(
      veiled(stage.isDark ? '#ffd48a' : '#3f4a58'),
      from + 0.1 / bays,
      to - 0.1 / bays,
      tall + 0.2,
      tall + rise * 0.6,
    );
  }
}

/** Of clay: a pointed gate and a small latticed window instead of shops; carpets hang out. */
export function paintClayFront(
  stage: Stage,
  brush: Brush,
  { near, far, tall, haze, quad }: StreetWall,
): void {
  const random = stage.random(`clay ${near.toFixed(2)} ${tall.toFixed(2)}`);
  const { veiled, fill } = openWallBrush(stage, brush, { haze, quad });
  const long = far - near;
  const [gate, half] = [random.between(0.25, 0.4), 0.55 / long];
  for (const [step, tone] of [
    [0.16 / long, '#e9d3ae'],
    [0, stage.isDark ? '#ffb85c' : '#3a6f86'],
  ] as const)
    for (const [low, part] of [
      [0, 1],
      [1.7, 0.78],
      [2.1, 0.48],
      [2.35, 0.2],
    ] as const)
      fill(
        veiled(tone),
        gate - (half + step) * part,
        gate + (half + step) * part,
        low,
        Math.max(low + 0.3, low === 0 ? 1.75 : 0) + (step > 0 ? 0.14 : 0),
      );
  for (let low = 3.3; low < tall - 1; low += 1.6) {
    const at = random.between(0.2, 0.7);
    fill(veiled('#5a3524'), at, at + 0.6 / long, low, low + 0.8);
    for (let bar = 0; bar < 3; bar++)
      fill(
        veiled(stage.isDark ? '#ffcf7a' : '#8f5c3c'),
        at + (0.08 + bar * 0.18) / long,
        at + (0.16 + bar * 0.18) / long,
        low + 0.08,
        low + 0.72,
      );
  }
  // Carpets and brass for sale.
  const from = gate + half + 0.3 / long;
  for (let piece = 0; from + (piece + 1) * (0.85 / long) < 0.98; piece++) {
    const left = from + (piece * 0.85) / long;
    const colour = random.pick(['#a8322c', '#d08a2c', '#2f5f78', '#7a2c4a', '#c8a23c', '#3f7a5c']);
    const [low, high] = [random.between(0.35, 0.7), random.between(2.1, 2.6)];
    fill(veiled(colour), left, left + 0.7 / long, low, high);
    for (const part of [0.16, 0.5, 0.84]) {
      const at = low + (high - low) * part;
      fill(veiled(mix(colour, '#ffe9c0', 0.6)), left + 0.08 / long, left + 0.62 / long, at - 0.05, at + 0.05);
    }
  }
}
