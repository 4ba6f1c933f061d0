// Patterns of cloth: stripes, squares, dots, flowers and the like, printed on a shape that has been filled with its colour.

import type { Path2D } from '@napi-rs/canvas';
import { css, luminance, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { ClothPattern, ClothPatternName } from '../lexicon/cloth-patterns.ts';

/** What is printed, in which ink, and the height of the head of whoever wears it: patterns are as large as that says. */
export type Print = { pattern: ClothPatternName; ink: Rgb; isPale: boolean; head: number };

/** Edges of what is printed on. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** What cloth of the pattern has for a ground where no colour is said. */
export const GROUNDS: Partial<Record<ClothPatternName, string>> = {
  stripes: '#eef0ec',
  checks: '#b03a30',
  leopard: '#d9ab66',
  camouflage: '#6f7450',
  colours: '#f2efe8',
};

/** Above this brightness cloth is printed in a dark ink. */
const PALE = 0.6;

/** Returns how a pattern is printed on cloth of a colour, by default in an ink that is seen on it. */
export function printOn(pattern: ClothPattern | undefined, ground: Rgb, head: number): Print | undefined {
  if (!pattern) return undefined;
  const isPale = luminance(ground) > PALE;
  const ink = pattern.ink ?? INKS[pattern.name] ?? (isPale ? '#27406e' : '#f6f1e6');
  return { pattern: pattern.name, ink: mix(ink, '#3a3040', 0.05), isPale, head };
}
const INKS: Partial<Record<ClothPatternName, string>> = {
  checks: '#26262e',
  leopard: '#3a281a',
  camouflage: '#3d4a30',
};

/** Prints on a shape, within the box around it. */
export function printShape(brush: Brush, shape: Path2D, box: Box, print: Print): void {
  brush.save();
  const clip = brush.clip.bind(brush);
  clip(shape);
  PRINTERS[print.pattern](brush, box, print);
  brush.restore();
}

type Printer = (brush: Brush, box: Box, print: Print) => void;

const PRINTERS: Readonly<Record<ClothPatternName, Printer>> = {
  stripes: (brush, box, { ink, head }) =>
    across(box, head * 0.36, (y) => band(brush, box, y, head * 0.17, css(ink))),
  pinstripes: (brush, box, { ink, head }) =>
    down(box, head * 0.2, (x) => column(brush, box, x, head * 0.022, css(ink, 0.75))),
  checks: (brush, box, { ink, head }) => {
    down(box, head * 0.42, (x) => {
      column(brush, box, x, head * 0.17, css(ink, 0.5));
      column(brush, box, x + head * 0.21, head * 0.025, css(THREAD, 0.7));
    });
    across(box, head * 0.42, (y) => {
      band(brush, box, y, head * 0.17, css(ink, 0.5));
      band(brush, box, y + head * 0.21, head * 0.025, css(THREAD, 0.7));
    });
  },
  dots: (brush, box, { ink, head }) =>
    scatter(box, head * 0.34, 0, (x, y) => disc(brush, x, y, head * 0.075, css(ink))),
  flowers: (brush, box, print) =>
    scatter(box, print.head * 0.46, 0.22, (x, y, lot) => flower(brush, x, y, lot, print)),
  leopard: (brush, box, { ink, head }) =>
    scatter(box, head * 0.27, 0.3, (x, y, lot) => {
      disc(brush, x, y, head * 0.07, css('#b07a38', 0.8));
      brush.strokeStyle = css(ink);
      brush.lineWidth = head * 0.042;
      brush.beginPath();
      brush.arc(x, y, head * 0.085, lot * 7, lot * 7 + 4.4);
      brush.stroke();
    }),
  camouflage: (brush, box, { ink, head }) => {
    for (const [turn, tone] of [ink, '#94906a', '#2b2a22'].entries())
      scatter(box, head * 0.62, 0.4, (x, y, lot) => {
        brush.fillStyle = css(tone);
        brush.beginPath();
        const [across, along] = [head * (0.16 + 0.18 * lot), head * (0.1 + 0.08 * (1 - lot))];
        brush.ellipse(x + turn * head * 0.22, y + turn * head * 0.17, across, along, lot * 3 - 1.5, 0, 7);
        brush.ellipse(
          x + head * (turn * 0.22 + 0.14),
          y + turn * head * 0.17,
          along,
          across * 0.6,
          lot,
          0,
          7,
        );
        brush.fill();
      });
  },
  colours: (brush, box, { head }) =>
    across(box, head * 0.2, (y, row) => band(brush, box, y, head * 0.2, css(tint(row)))),
};

const THREAD = '#f4efe2';
const RAINBOW = ['#d8453c', '#ee9a34', '#f2cf4a', '#58a65c', '#3f82c4', '#8a5cb0'] as const;

function tint(row: number): Colour {
  return RAINBOW[((row % RAINBOW.length) + RAINBOW.length) % RAINBOW.length] as Colour;
}

/** In steps from zero: what is printed on one shape goes on upon the next. */
function across({ top, bottom }: Box, step: number, paint: (y: number, row: number) => void): void {
  for (let row = Math.floor(top / step); row * step < bottom; row++) paint(row * step, row);
}

function down({ left, right }: Box, step: number, paint: (x: number) => void): void {
  for (let line = Math.floor(left / step); line * step < right + step; line++) paint(line * step);
}

function scatter(
  box: Box,
  step: number,
  /** How far each lies from its place, in steps. */
  loose: number,
  paint: (x: number, y: number, lot: number) => void,
): void {
  for (let row = Math.floor(box.top / step); row * step < box.bottom + step; row++)
    for (let line = Math.floor(box.left / step) - 1; line * step < box.right + step; line++) {
      const lot = lotOf(row, line);
      const shift = row % 2 === 0 ? 0 : 0.5;
      paint(
        (line + shift + (lot - 0.5) * loose) * step,
        (row + (lotOf(line, row) - 0.5) * loose) * step,
        lot,
      );
    }
}

/** The same for the same place, so that a pattern keeps still in a video: 0–1. */
function lotOf(row: number, line: number): number {
  const mixed = Math.sin(row * 127.1 + line * 311.7) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

function band(brush: Brush, { left, right }: Box, y: number, high: number, style: string): void {
  brush.fillStyle = style;
  brush.fillRect(left, y, right - left, high);
}

function column(brush: Brush, { top, bottom }: Box, x: number, wide: number, style: string): void {
  brush.fillStyle = style;
  brush.fillRect(x, top, wide, bottom - top);
}

function disc(brush: Brush, x: number, y: number, radius: number, style: string): void {
  brush.fillStyle = style;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}

const PETALS = 5;
const ON_PALE = ['#c8485e', '#5f7fc0', '#d88a34'] as const;
const ON_DEEP = ['#f6d9de', '#f3c862', '#f4f0e6'] as const;

function flower(brush: Brush, x: number, y: number, lot: number, { ink, isPale, head }: Print): void {
  const size = head * (0.085 + 0.03 * lot);
  const leaf = css(isPale ? '#6f9a62' : '#9cc08a', 0.9);
  disc(brush, x + size * 1.5, y + size * 1.3, size * 0.5, leaf);
  disc(brush, x + size * 2, y + size * 0.7, size * 0.36, leaf);
  const tones = isPale ? ON_PALE : ON_DEEP;
  const petal = css(lot < 0.34 ? ink : (tones[Math.floor(lot * 9) % tones.length] as Colour));
  for (let turn = 0; turn < PETALS; turn++) {
    const angle = ((turn + lot) / PETALS) * Math.PI * 2;
    disc(brush, x + Math.cos(angle) * size * 0.8, y + Math.sin(angle) * size * 0.8, size * 0.6, petal);
  }
  disc(brush, x, y, size * 0.45, css(isPale ? '#f2d27a' : '#c8683a'));
}
