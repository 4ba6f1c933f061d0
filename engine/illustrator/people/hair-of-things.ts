// Hair that is no hair: tongues of flame, puffs of cloud, a head of flowers, in units of the head; drawn alike from all sides.

import type { Colour, Rgb } from '#engine/raster/colour.ts';
import { deep, fill, mirrored, oval, pale, type Draft } from './draft.ts';
import { drawWreathFlower } from './head-ornaments.ts';

type Gear = { colour: Rgb; view: string };

/** Where it stands along the hairline, from the jaw over the crown to the other jaw, -1 to 1, and which way it points. */
function alongHead(part: number): { x: number; y: number; turn: number } {
  const turn = -Math.PI / 2 + part * 2.2;
  return { x: Math.cos(turn) * 36, y: -66 + Math.sin(turn) * 40, turn };
}

/** As a path has them. */
function numbers(...all: readonly number[]): string {
  return all.map((one) => one.toFixed(2)).join(' ');
}

function tongue(draft: Draft, part: number, long: number, wide: number, paint: Colour): void {
  const { x, y, turn } = alongHead(part);
  const [out, up] = [Math.cos(turn), Math.sin(turn)];
  // Flames of the sides rise as well.
  const [tipX, tipY] = [x + out * long * 0.62, y + up * long * 0.5 - long * 0.62];
  const [sideX, sideY] = [-up * wide, out * wide];
  const sway = wide * (part < 0 ? -0.7 : 0.7);
  const rise = numbers(x - sideX + out * long * 0.4, y - sideY - long * 0.3, tipX - sway, tipY + long * 0.4);
  const fall = numbers(tipX + sway, tipY + long * 0.4, x + sideX + out * long * 0.3, y + sideY - long * 0.2);
  fill(
    draft,
    `M${numbers(x - sideX, y - sideY)} C${rise} ${numbers(tipX, tipY)} C${fall} ${numbers(x + sideX, y + sideY)} Z`,
    { from: pale(paint, 0.1), to: paint, top: tipY, bottom: y },
  );
}

function flameHair(draft: Draft, { colour }: Gear): void {
  const rows = [
    [deep(colour, 0.24), 58, 15],
    [colour, 46, 13],
    ['#f6a02c', 32, 10],
    ['#ffe27a', 18, 7],
  ] as const;
  for (const [paint, long, wide] of rows)
    for (let n = -6; n <= 6; n++) tongue(draft, n / 6.6, long * (n % 2 === 0 ? 1.1 : 0.8), wide, paint);
}

function cloudHair(draft: Draft, { colour }: Gear): void {
  for (const [out, size, paint] of [
    [20, 19, deep(colour, 0.14)],
    [13, 16, colour],
    [4, 11, pale(colour, 0.5)],
  ] as const)
    for (let n = -6; n <= 6; n++) {
      const { x, y, turn } = alongHead(n / 7);
      const wide = size * (n % 2 === 0 ? 1.12 : 0.86);
      oval(draft, [x + Math.cos(turn) * out, y + Math.sin(turn) * out], wide, wide * 0.92, {
        from: pale(colour, 0.4),
        to: paint,
        top: y - 40,
        bottom: y + 30,
      });
    }
}

const PETALS = ['#f08aa4', '#fdf4ea', '#f6c85a', '#e8607c', '#c79ae0', '#f4a06a'] as const;

function flowerHair(draft: Draft, { colour }: Gear): void {
  const green: Rgb = [86, 134, 72];
  for (const half of [draft, mirrored(draft)])
    for (let n = 0; n <= 7; n++) {
      const { x, y } = alongHead(n / 7);
      oval(half, [x + 6, y], 12, 9, deep(green, n % 2 === 0 ? 0.1 : 0.26));
    }
  let at = 0;
  for (const [out, size] of [
    [16, 1.2],
    [3, 1.1],
  ] as const)
    for (let n = -7; n <= 7; n++) {
      const { x, y, turn } = alongHead(n / 7);
      const petal = at % 3 === 0 ? colour : (PETALS[at % PETALS.length] ?? colour);
      drawWreathFlower(
        draft,
        x + Math.cos(turn) * out,
        y + Math.sin(turn) * out,
        size * (n % 2 === 0 ? 1.2 : 0.86),
        petal,
      );
      at += 1;
    }
}

/** By the names that the words below give them. */
export const HAIR_OF_THINGS = {
  'flame-hair': flameHair,
  'cloud-hair': cloudHair,
  'flower-hair': flowerHair,
} as const;

export type HairOfThings = keyof typeof HAIR_OF_THINGS | 'snake-hair';

type Kind = { thing: RegExp; gear: HairOfThings; colour: string; hair: string };

/** What hair can be drawn of; `hair` is the colour of what shows below it. */
const KINDS: readonly Kind[] = [
  { thing: /snake|serpent|viper|蛇/i, gear: 'snake-hair', colour: '#4f8a54', hair: '#3f6b43' },
  { thing: /fire|flame|火|烈焰/i, gear: 'flame-hair', colour: '#e2542a', hair: '#c8401e' },
  { thing: /cloud|云/i, gear: 'cloud-hair', colour: '#f2f5fa', hair: '#dfe6f0' },
  {
    thing: /flower|blossom|petal|rose|peon|dais|tulip|sunflower|花|玫瑰|牡丹/i,
    gear: 'flower-hair',
    colour: '#e8607c',
    hair: '#5a7a4a',
  },
];

const HAIR = /\bhair\b|发/i;
/** What is only stuck into it. */
const IN_HAIR = /\bin\b/i;

/** Of words that say what somebody's hair is made of; undefined where none of it can be drawn. */
export function hairOfThings(words: string): Kind | undefined {
  return HAIR.test(words) && !IN_HAIR.test(words) ? KINDS.find(({ thing }) => thing.test(words)) : undefined;
}
