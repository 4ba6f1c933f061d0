// A playing card on felt: its rank and suit in two corners, its pips in rows, or a rim about who is on it.

import { css, mix } from '#engine/raster/colour.ts';
import { fontFor, NEWSREADER } from '#engine/letters/font-for.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { PlayingCard } from '../reading/writing/sheet-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { posterGround } from './poster-sheet.ts';
import { fillDown } from './sky.ts';

type Suit = PlayingCard['suit'];
type Box = { x: number; y: number; wide: number; tall: number };

const RED = '#c4242f';
const BLACK = '#1d1b22';
/** Of a card: its breadth to its height. */
const SHAPE = 0.71;

export function playingCardLayers(stage: Stage, card: PlayingCard): Layer[] {
  return [
    painted('paper', 0.02, (brush) => paintTable(stage, brush), { isSolid: false }),
    painted('poster figure card', 0.04, (brush) => paintCard(stage, brush, card), { isSolid: false }),
  ];
}

function boxOf({ width, height }: Stage): Box {
  const tall = Math.min(height * 0.93, (width * 0.93) / SHAPE);
  return { x: width / 2, y: height / 2, wide: tall * SHAPE, tall };
}

function paintTable(stage: Stage, brush: Brush): void {
  const base = posterGround(stage);
  fillDown(brush, stage, [
    [0, css(mix(base, '#ffffff', 0.1))],
    [1, css(mix(base, '#06140e', 0.4))],
  ]);
  const random = stage.random('felt');
  for (let fibre = 0; fibre < 1400; fibre++) {
    brush.fillStyle = random.chance(0.5) ? 'rgba(255,255,255,0.05)' : 'rgba(0,0,0,0.07)';
    const size = stage.short * 0.003;
    brush.fillRect(random.next() * stage.width, random.next() * stage.height, size * 2, size);
  }
}

function paintCard(stage: Stage, brush: Brush, { rank, suit }: PlayingCard): void {
  const box = boxOf(stage);
  const { x, y, wide, tall } = box;
  brush.save();
  brush.shadowColor = 'rgba(4,12,8,0.55)';
  brush.shadowBlur = wide * 0.06;
  brush.shadowOffsetY = wide * 0.02;
  brush.fillStyle = '#fbf8f0';
  brush.beginPath();
  brush.roundRect(x - wide / 2, y - tall / 2, wide, tall, wide * 0.06);
  brush.fill();
  brush.restore();
  const ink = suit === 'hearts' || suit === 'diamonds' ? RED : BLACK;
  brush.fillStyle = ink;
  for (const turn of [0, Math.PI]) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(turn);
    paintCorner(brush, box, rank, suit);
    brush.restore();
  }
  if (/^[KQJ]$/.test(rank)) paintRim(brush, box, ink);
  else
    for (const [across, down, size] of pipsOf(rank)) {
      brush.save();
      brush.translate(x + across * wide, y + down * tall);
      if (down > 0.02) brush.rotate(Math.PI);
      tracePip(brush, suit, wide * size);
      brush.restore();
    }
}

function paintCorner(brush: Brush, { wide, tall }: Box, rank: string, suit: Suit): void {
  const pixels = wide * (rank.length > 1 ? 0.12 : 0.15);
  brush.font = fontFor(rank, pixels, NEWSREADER);
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  const [left, top] = [-wide / 2 + wide * 0.095, -tall / 2 + tall * 0.095];
  brush.fillText(rank, left, top);
  brush.translate(left, top + wide * 0.09);
  tracePip(brush, suit, wide * 0.1);
}

/** Two lines about who stands on the card. */
function paintRim(brush: Brush, { x, y, wide, tall }: Box, ink: string): void {
  brush.strokeStyle = css(ink, 0.8);
  for (const [inset, thick] of [
    [0.17, 0.007],
    [0.19, 0.003],
  ] as const) {
    brush.lineWidth = wide * thick;
    brush.strokeRect(
      x - wide / 2 + wide * inset,
      y - tall / 2 + wide * (inset - 0.09),
      wide * (1 - inset * 2),
      tall - wide * (inset - 0.09) * 2,
    );
  }
}

const [LEFT, RIGHT] = [-0.2, 0.2];
const ROWS = [-0.34, -0.1133, 0.1133, 0.34] as const;
/** Of each how many: where between the rows single pips stand in the middle. */
const MIDDLES: Readonly<Record<string, readonly number[]>> = {
  2: [-0.34, 0.34],
  3: [-0.34, 0, 0.34],
  5: [0],
  7: [-0.17],
  8: [-0.17, 0.17],
  9: [0],
  10: [-0.2267, 0.2267],
};

type Pip = readonly [across: number, down: number, size: number];

/** Parts of the card from its middle. */
function pipsOf(rank: string): Pip[] {
  if (rank === 'A') return [[0, 0, 0.5]];
  const count = Number(rank);
  const middles = (MIDDLES[rank] ?? []).map((down): Pip => [0, down, 0.19]);
  const sides = count - middles.length;
  const rows = sides === 8 ? ROWS : sides === 6 ? [-0.34, 0, 0.34] : sides === 4 ? [-0.34, 0.34] : [];
  return [...middles, ...rows.flatMap((down): Pip[] => [LEFT, RIGHT].map((across) => [across, down, 0.19]))];
}

/** About the middle, so tall. */
function tracePip(brush: Brush, suit: Suit, size: number): void {
  const h = size / 2;
  brush.beginPath();
  if (suit === 'diamonds') {
    brush.moveTo(0, -h);
    brush.quadraticCurveTo(h * 0.3, -h * 0.36, h * 0.76, 0);
    brush.quadraticCurveTo(h * 0.3, h * 0.36, 0, h);
    brush.quadraticCurveTo(-h * 0.3, h * 0.36, -h * 0.76, 0);
    brush.quadraticCurveTo(-h * 0.3, -h * 0.36, 0, -h);
  } else if (suit === 'clubs') {
    for (const [x, y] of [
      [0, -h * 0.5],
      [-h * 0.5, h * 0.16],
      [h * 0.5, h * 0.16],
    ] as const) {
      brush.moveTo(x + h * 0.46, y);
      brush.arc(x, y, h * 0.46, 0, 7);
    }
    traceStem(brush, h);
  } else {
    // A spade is a heart that stands on its head, with a stem.
    const down = suit === 'hearts' ? 1 : -1;
    const shift = suit === 'hearts' ? 0 : -h * 0.1;
    const at = (y: number): number => shift + down * y * h;
    brush.moveTo(0, at(1));
    brush.bezierCurveTo(-h * 0.34, at(0.52), -h * 0.98, at(0.2), -h * 0.94, at(-0.38));
    brush.bezierCurveTo(-h * 0.9, at(-1.06), -h * 0.12, at(-1.1), 0, at(-0.46));
    brush.bezierCurveTo(h * 0.12, at(-1.1), h * 0.9, at(-1.06), h * 0.94, at(-0.38));
    brush.bezierCurveTo(h * 0.98, at(0.2), h * 0.34, at(0.52), 0, at(1));
    if (suit === 'spades') traceStem(brush, h);
  }
  brush.fill();
}

function traceStem(brush: Brush, h: number): void {
  brush.moveTo(-h * 0.06, h * 0.1);
  brush.quadraticCurveTo(-h * 0.04, h * 0.74, -h * 0.34, h);
  brush.lineTo(h * 0.34, h);
  brush.quadraticCurveTo(h * 0.04, h * 0.74, h * 0.06, h * 0.1);
}
