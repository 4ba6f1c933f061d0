// What all that drives is made of: wheels, panes, paint, lamps.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, type Pen } from './pen.ts';

export const DARK = '#16141e';
export const CHROME = '#ccd2da';
export const RED_LIGHT = '#f0382e';
const BLUE_LIGHT = '#2f7cf0';

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Its arch, its tyre and its hub. */
export function wheel(pen: Pen, x: number, r: number, hub: Colour = '#b4bac4'): void {
  const arch = r * 1.24;
  shape(
    pen,
    `M${x - arch} -11 C${x - arch} ${-11 - arch * 1.75} ${x + arch} ${-11 - arch * 1.75} ${x + arch} -11 Z`,
    DARK,
  );
  ball(pen, x, -r, r, r, '#1c1a22');
  ball(pen, x, -r, r * 0.62, r * 0.62, hub);
  ball(pen, x, -r, r * 0.4, r * 0.4, mix(hub, '#20242c', 0.45));
  for (let bolt = 0; bolt < 6; bolt++) {
    const angle = ((bolt - (pen.roll ?? 0)) / 6) * Math.PI * 2;
    ball(pen, x + Math.cos(angle) * r * 0.5, -r + Math.sin(angle) * r * 0.5, r * 0.05, r * 0.05, '#5a606c');
  }
  ball(pen, x, -r, r * 0.16, r * 0.16, '#e4e8ec');
}

/** A pane with the sky in it; by night somebody has a light on in what carries passengers. */
export function pane(pen: Pen, path: string, [top, bottom]: readonly [number, number], isLit = false): void {
  if (pen.isDark && isLit) shape(pen, path, '#ffe6ae', { colour: '#c8924a', from: top, to: bottom });
  else shape(pen, path, '#6a8aa6', { colour: '#1c2836', from: top, to: bottom });
}

/** The same with round corners, and a streak of light over it. */
export function boxPane(pen: Pen, [left, top, right, bottom]: Box, isLit: boolean): void {
  const r = 4;
  pane(
    pen,
    `M${left + r} ${top} L${right - r} ${top} Q${right} ${top} ${right} ${top + r} L${right} ${bottom - r} Q${right} ${bottom} ${right - r} ${bottom} L${left + r} ${bottom} Q${left} ${bottom} ${left} ${bottom - r} L${left} ${top + r} Q${left} ${top} ${left + r} ${top} Z`,
    [top, bottom],
    isLit,
  );
  const tall = bottom - top;
  line(pen, `M${left + 6} ${bottom - tall * 0.3} L${left + 6 + tall * 0.4} ${top + 6}`, '#dcecf8', 1.6);
}

/** Paint with its light above and its shade below. */
export function paintwork(pen: Pen, path: string, paint: Colour, from: number, to: number): void {
  shape(pen, path, mix(paint, '#ffffff', 0.2), { colour: mix(paint, '#14101c', 0.38), from, to });
}

/** Round, lit by night. */
export function headlight(pen: Pen, x: number, y: number, r: number): void {
  if (pen.isDark) shineAround(pen, x - r, y, r * 5, '#fff0b8', 0.9);
  ball(pen, x, y, r * 1.2, r * 1.2, CHROME);
  ball(pen, x - r * 0.2, y, r * 0.85, r * 0.9, pen.isDark ? '#fff6d0' : '#eef2f2');
}

/** Two lights that flash, red before blue; `y` is the roof below them. */
export function lightBar(pen: Pen, x: number, y: number, half: number): void {
  bar(pen, x - half, y - 3, half * 2, 4, '#2a2c36', 1);
  for (const [side, colour] of [
    [-1, RED_LIGHT],
    [1, BLUE_LIGHT],
  ] as const) {
    const at = x + side * half * 0.5;
    shineAround(pen, at, y - 7, pen.isDark ? 44 : 16, colour, pen.isDark ? 0.85 : 0.35);
    bar(pen, at - half * 0.46, y - 11, half * 0.92, 9, colour, 3);
    line(pen, `M${at - half * 0.28} ${y - 8.6} h${half * 0.4}`, '#ffffff', 1.2);
  }
}

/** Draws what has its front to the right as all others stand: to the left. `x` moves its middle there. */
export function turned(pen: Pen, x: number, paint: Colour, draw: (pen: Pen, paint: Colour) => void): void {
  pen.brush.scale(-1, 1);
  pen.brush.translate(x, 0);
  draw(pen, paint);
}
