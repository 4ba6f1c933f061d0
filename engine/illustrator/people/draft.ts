// Draws in units through a warp: the same paths make a narrow jaw, a turned face or its mirror image.

import { Path2D } from '@napi-rs/canvas';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { printShape, type Box, type Print } from './printed-cloth.ts';

export type Point = readonly [x: number, y: number];
export type Warp = (x: number, y: number) => Point;

/** What a part of a person is drawn with. */
export type Draft = {
  brush: Brush;
  random: Random;
  /** The side the light comes from. */
  side: -1 | 1;
  isDark: boolean;
  warp: Warp;
  /** How far it is in what it does over and over, 0–1, where a video shows more than one moment of that. */
  stride?: number;
};

/** `print`: what is on the cloth. */
export type Paint =
  | Colour
  | { from: Colour; to: Colour; top: number; bottom: number; print?: Print | undefined };

const TOKEN = /[MLCQZ]|-?\d*\.?\d+/g;

/** A path of absolute M, L, C, Q and Z with each of its points moved. */
function warpPath(path: string, warp: Warp): string {
  const moved: string[] = [];
  let x: number | undefined;
  for (const [token] of path.matchAll(TOKEN)) {
    if (/[A-Z]/.test(token)) moved.push(token);
    else if (x === undefined) x = Number(token);
    else {
      const [toX, toY] = warp(x, Number(token));
      moved.push(`${toX.toFixed(3)} ${toY.toFixed(3)}`);
      x = undefined;
    }
  }
  return moved.join(' ');
}

export function pathOf(draft: Draft, path: string): Path2D {
  return new Path2D(warpPath(path, draft.warp));
}

export function fill(draft: Draft, path: string, paint: Paint, alpha = 1): void {
  const { brush } = draft;
  brush.fillStyle = styleOf(draft, paint, alpha);
  const fillShape = brush.fill.bind(brush);
  const shape = pathOf(draft, path);
  fillShape(shape);
  const print = printOf(paint);
  if (print) printShape(brush, shape, boxOf(warpPath(path, draft.warp)), print);
}

function printOf(paint: Paint): Print | undefined {
  return typeof paint === 'string' || 'length' in paint ? undefined : paint.print;
}

/** Around all points of a path, and so around its curves. */
function boxOf(path: string): Box {
  const numbers = [...path.matchAll(/-?\d*\.?\d+/g)].map(([token]) => Number(token));
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export function stroke(draft: Draft, path: string, colour: Colour, width: number, alpha = 1): void {
  const { brush } = draft;
  brush.strokeStyle = css(colour, alpha);
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.stroke(pathOf(draft, path));
}

/** A path and its mirror image. */
export function fillBoth(draft: Draft, path: string, paint: Paint, alpha = 1): void {
  fill(draft, path, paint, alpha);
  fill(mirrored(draft), path, paint, alpha);
}

export function strokeBoth(draft: Draft, path: string, colour: Colour, width: number, alpha = 1): void {
  stroke(draft, path, colour, width, alpha);
  stroke(mirrored(draft), path, colour, width, alpha);
}

export function mirrored(draft: Draft): Draft {
  return { ...draft, warp: (x, y) => draft.warp(-x, y) };
}

/** Draws within a path only. */
export function within(draft: Draft, path: string, paint: () => void): void {
  const { brush } = draft;
  brush.save();
  const clip = brush.clip.bind(brush);
  clip(pathOf(draft, path));
  paint();
  brush.restore();
}

/** A soft round patch of colour. */
export function patch(draft: Draft, at: Point, radius: number, colour: Colour, alpha: number): void {
  const { brush } = draft;
  const [x, y] = draft.warp(...at);
  const gradient = brush.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, css(colour, alpha));
  gradient.addColorStop(0.5, css(colour, alpha * 0.5));
  gradient.addColorStop(1, css(colour, 0));
  brush.fillStyle = gradient;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function oval(
  draft: Draft,
  at: Point,
  rx: number,
  ry: number,
  paint: Paint,
  alpha = 1,
  turn = 0,
): void {
  const { brush } = draft;
  const [x, y] = draft.warp(...at);
  brush.fillStyle = styleOf(draft, paint, alpha);
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, turn, 0, 7);
  brush.fill();
}

/** A smooth limb through points, as wide at each as is said. */
export function limb(draft: Draft, points: readonly Point[], widths: readonly number[], paint: Paint): void {
  const { brush } = draft;
  const spine = smoothLine(points);
  const last = spine.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], index) => {
    const [fromX, fromY] = spine[Math.max(0, index - 1)] ?? [x, y];
    const [toX, toY] = spine[Math.min(last, index + 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const place = (index / last) * (widths.length - 1);
    const low = Math.floor(place);
    const from = widths[low] ?? 1;
    const to = widths[Math.min(widths.length - 1, low + 1)] ?? from;
    const half = (from + (to - from) * (place - low)) / 2;
    const nx = (-(toY - fromY) / length) * half;
    const ny = ((toX - fromX) / length) * half;
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  const outline = [...left, ...right.toReversed()].map(([x, y]) => draft.warp(x, y));
  brush.fillStyle = styleOf(draft, paint, 1);
  brush.beginPath();
  outline.forEach(([x, y], index) => {
    if (index === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  });
  brush.closePath();
  brush.fill();
  for (const end of [0, last]) {
    const width = (end === 0 ? widths[0] : widths.at(-1)) ?? 1;
    const [x, y] = draft.warp(...(spine[end] ?? [0, 0]));
    brush.beginPath();
    brush.arc(x, y, width / 2, 0, 7);
    brush.fill();
  }
  const print = printOf(paint);
  if (!print) return;
  const path = `M${outline.map((point) => point.join(' ')).join(' L')} Z`;
  printShape(brush, new Path2D(path), boxOf(path), print);
}

const STEPS = 7;
/** Less than a half: elbows and knees bend, they are no hoses. */
const TENSION = 0.3;

/** A curve through all points (cubic Hermite), equally many steps between any two. */
function smoothLine(points: readonly Point[]): Point[] {
  const line: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [p0, p1, p2, p3] = [index - 1, index, index + 1, index + 2].map(
      (at) => points[Math.min(points.length - 1, Math.max(0, at))] ?? [0, 0],
    ) as [Point, Point, Point, Point];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const at = (axis: 0 | 1): number => {
        const leaving = (p2[axis] - p0[axis]) * TENSION;
        const arriving = (p3[axis] - p1[axis]) * TENSION;
        return (
          (2 * t ** 3 - 3 * t ** 2 + 1) * p1[axis] +
          (t ** 3 - 2 * t ** 2 + t) * leaving +
          (3 * t ** 2 - 2 * t ** 3) * p2[axis] +
          (t ** 3 - t ** 2) * arriving
        );
      };
      line.push([at(0), at(1)]);
    }
  }
  line.push(points.at(-1) ?? [0, 0]);
  return line;
}

function styleOf({ brush }: Draft, paint: Paint, alpha: number) {
  if (typeof paint === 'string' || 'length' in paint) return css(paint, alpha);
  const gradient = brush.createLinearGradient(0, paint.top, 0, paint.bottom);
  gradient.addColorStop(0, css(paint.from, alpha));
  gradient.addColorStop(1, css(paint.to, alpha));
  return gradient;
}

/** Cloth in its own light: paler at the top, deeper at the bottom. */
export function cloth(colour: Colour, top: number, bottom: number, print?: Print): Paint {
  return { from: mix(colour, '#ffffff', 0.1), to: mix(colour, '#1c1030', 0.3), top, bottom, print };
}

export function deep(colour: Colour, amount = 0.3): Colour {
  return mix(colour, '#1c1030', amount);
}

export function pale(colour: Colour, amount = 0.2): Colour {
  return mix(colour, '#ffffff', amount);
}

/** The point at `share` of the way, 0 to 1. */
export function along(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
