// Clothes on drawn animals, each where it belongs: on the head, before the eyes, around the neck, over the ears.

import { css, mix } from '#engine/raster/colour.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';
import { paintBackpack } from './backpack.ts';
import { paintGoggles } from './goggles.ts';
import { paintNamedHat } from './hats.ts';
import type { HeadBox } from './bodies.ts';
import { isInsect } from '../placing/sit-on-body.ts';
import type { Head } from './measures.ts';

type Box = HeadBox;
type Point = readonly [x: number, y: number];
/** Something to wear, and its drawing in its colour. */
export type Worn = { thing: Pick<Subject, 'key' | 'colour' | 'words'>; drawing: Surface };

const NECKWEAR: ReadonlySet<string> = new Set(['scarf', 'tie']);
const WORN: ReadonlySet<string> = new Set([
  ...NECKWEAR,
  'hat',
  'cap',
  'crown',
  'glasses',
  'sunglasses',
  'goggles',
  'headphones',
  'backpack',
]);

/** Whether an animal with such a head can be seen with it. */
export function canWear(head: Head, { key }: Pick<Subject, 'key'>): boolean {
  // It is seen on a back in profile.
  if (key === 'backpack') return head.back !== undefined;
  if (isInsect({ key })) return head.eyes.length > 1;
  return WORN.has(key) && (!NECKWEAR.has(key) || head.neck !== undefined);
}

const at = ({ left, top, wide, tall }: Box, [x, y]: Point): Point => [left + wide * x, top + tall * y];

/** Under the chin of a head from the front. */
export function paintNeckwear(brush: Brush, head: Head, box: Box, worn: readonly Worn[]): void {
  if (!head.neck) return;
  const [from, to] = [at(box, head.neck[0]), at(box, head.neck[1])];
  for (const { thing } of worn) {
    if (thing.key === 'scarf' && /bandan|kerchief|[角方水]巾/i.test(thing.words ?? ''))
      paintBandana(brush, from, to, thing.colour ?? '#d8342f');
    else if (thing.key === 'scarf') paintScarf(brush, from, to, thing.colour ?? '#d8342f');
    else if (thing.key === 'tie') {
      const isBow = /bow|结/i.test(thing.words ?? '');
      const part = head.eyes.length > 1 ? 0.5 : 0.24;
      const [x, y] = alongBand(from, to, part);
      const size = Math.hypot(to[0] - from[0], to[1] - from[1]) * (head.eyes.length > 1 ? 0.26 : 0.3);
      (isBow ? paintBow : paintTie)(brush, x, y, size, thing.colour ?? '#c8283c');
    }
  }
}

export function paintHeadwear(brush: Brush, head: Head, box: Box, worn: readonly Worn[]): void {
  brush.imageSmoothingQuality = 'high';
  for (const { thing, drawing } of worn) {
    if (thing.key === 'goggles') paintGoggles(brush, head, box, thing.colour ?? '#1c1a26');
    else if (thing.key === 'glasses' || thing.key === 'sunglasses')
      paintGlasses(brush, head, box, thing, drawing);
    else if (thing.key === 'backpack') paintBackpack(brush, head, box, thing.colour ?? '#c8483c');
    else if (thing.key === 'headphones') paintHeadphones(brush, head, box, thing.colour ?? '#3a3f58');
    else if (isInsect(thing)) paintOnNose(brush, head, box, drawing);
    else if (!NECKWEAR.has(thing.key)) paintHat(brush, head, box, thing, drawing);
  }
}

/** Of the head's width. */
const INSECT_WIDE = 0.66;

/** Between the eyes and the mouth. */
function paintOnNose(brush: Brush, head: Head, box: Box, drawing: Surface): void {
  const [first, second] = head.eyes;
  if (!first || !second) return;
  const [[x, y], [x2]] = [at(box, first), at(box, second)];
  const low = head.mouth ? at(box, head.mouth)[1] : y + Math.abs(x2 - x);
  const wide = box.wide * head.wide * INSECT_WIDE;
  const tall = (wide * drawing.height) / drawing.width;
  brush.drawImage(drawing, (x + x2) / 2 - wide / 2, y + (low - y) * 0.5 - tall * 0.7, wide, tall);
}

function paintHat(brush: Brush, head: Head, box: Box, thing: Worn['thing'], drawing: Surface): void {
  const [x, y] = at(box, head.top);
  const isCap = thing.key === 'cap';
  const wide = box.wide * head.wide * (thing.key === 'crown' ? 0.86 : isCap ? 1.3 : 1.25);
  brush.save();
  brush.translate(x, y);
  brush.rotate(((head.tilt ?? 0) * Math.PI) / 180);
  if (!paintNamedHat(brush, wide, thing)) {
    const tall = (wide * drawing.height) / drawing.width;
    // Its brim is a little below the top of the head.
    brush.drawImage(drawing, -wide / 2 - (isCap ? wide * 0.1 : 0), -tall * 0.86, wide, tall);
  }
  brush.restore();
}

/** Before both eyes; in profile one lens, and its arm to the ear. */
function paintGlasses(
  brush: Brush,
  head: Head,
  box: Box,
  { key, colour }: Worn['thing'],
  drawing: Surface,
): void {
  const [first, second] = head.eyes;
  if (!first) return;
  const [x, y] = at(box, first);
  const isDark = key === 'sunglasses';
  const frame = colour ?? (isDark ? '#1c1a26' : '#4a3428');
  if (second && !isDark) {
    const [x2, y2] = at(box, second);
    const r = Math.max(Math.abs(x2 - x) * 0.4, box.wide * head.wide * 0.17);
    brush.strokeStyle = css(frame);
    brush.lineWidth = r * 0.2;
    brush.beginPath();
    brush.moveTo(x + r, y);
    brush.quadraticCurveTo((x + x2) / 2, y - r * 0.4, x2 - r, y2);
    brush.stroke();
    lens(brush, x, y, r, r, frame, false);
    lens(brush, x2, y2, r, r, frame, false);
    return;
  }
  if (second) {
    const [x2, y2] = at(box, second);
    const wide = Math.max(Math.abs(x2 - x) * 2.05, box.wide * head.wide * 0.9);
    const tall = (wide * drawing.height) / drawing.width;
    brush.drawImage(drawing, (x + x2) / 2 - wide / 2, (y + y2) / 2 - tall * 0.5, wide, tall);
    return;
  }
  const r = box.wide * head.wide * 0.25;
  brush.lineCap = 'round';
  brush.strokeStyle = css(frame);
  brush.lineWidth = r * 0.26;
  brush.beginPath();
  brush.moveTo(x + r * 0.9, y - r * 0.5);
  brush.lineTo(x + r * 3, y - r * 0.7);
  brush.stroke();
  // Of the other lens a strip is seen beyond the nose.
  lens(brush, x - r * 1.75, y, r * 0.55, r, frame, isDark);
  lens(brush, x, y, r * 1.05, r, frame, isDark);
}

/** Flat at the top, round below. */
function lens(
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  frame: string,
  isDark: boolean,
): void {
  const glass = brush.createLinearGradient(x - rx, y - ry, x + rx, y + ry);
  glass.addColorStop(0, isDark ? '#5a567c' : 'rgba(255,255,255,0.55)');
  glass.addColorStop(0.5, isDark ? '#15131f' : 'rgba(220,235,245,0.16)');
  glass.addColorStop(1, isDark ? '#2a2542' : 'rgba(255,255,255,0.3)');
  brush.fillStyle = glass;
  brush.strokeStyle = css(frame);
  brush.lineWidth = ry * 0.22;
  brush.beginPath();
  if (isDark)
    brush.roundRect(x - rx, y - ry * 0.75, rx * 2, ry * 1.55, [ry * 0.2, ry * 0.2, ry * 0.8, ry * 0.8]);
  else brush.ellipse(x, y, rx, ry, 0, 0, 7);
  brush.fill();
  brush.stroke();
}

/** Over the head from ear to ear; in profile one cup is seen. */
function paintHeadphones(brush: Brush, head: Head, box: Box, colour: string): void {
  const [first, second] = head.eyes;
  if (!first) return;
  const [tx, ty] = at(box, head.top);
  const [x, y] = at(box, first);
  const wide = box.wide * head.wide;
  const line = wide * 0.13;
  brush.lineCap = 'round';
  const cup = (cx: number, cy: number, size: number): void => {
    const fill = brush.createLinearGradient(cx - size, cy - size, cx + size, cy + size);
    fill.addColorStop(0, css(mix(colour, '#ffffff', 0.4)));
    fill.addColorStop(1, css(mix(colour, '#10081c', 0.3)));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.ellipse(cx, cy, size * 0.72, size, 0, 0, 7);
    brush.fill();
  };
  const arc = (from: Point, to: Point, up: number): void => {
    for (const [width, tone] of [
      [line, css(mix(colour, '#10081c', 0.3))],
      [line * 0.55, css(mix(colour, '#ffffff', 0.3))],
    ] as const) {
      brush.strokeStyle = tone;
      brush.lineWidth = width;
      brush.beginPath();
      brush.moveTo(from[0], from[1]);
      brush.bezierCurveTo(from[0], up, to[0], up, to[0], to[1]);
      brush.stroke();
    }
  };
  if (second) {
    const half = wide * 0.95;
    const middle = (x + at(box, second)[0]) / 2;
    const [left, right] = [middle - half, middle + half];
    arc([left, y], [right, y], ty - (y - ty) * 0.42);
    cup(left, y + wide * 0.02, wide * 0.26);
    cup(right, y + wide * 0.02, wide * 0.26);
  } else {
    const ear = x + wide * 0.72;
    arc([ear, y], [tx - wide * 0.05, ty], Math.min(ty, y) - wide * 0.16);
    cup(ear, y + wide * 0.06, wide * 0.34);
  }
}

/** The band hangs through a little between its ends. */
function alongBand(from: Point, to: Point, part: number): Point {
  const sag = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.16 * 4 * part * (1 - part);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part + sag];
}

function paintScarf(brush: Brush, from: Point, to: Point, colour: string): void {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const thick = long * 0.26;
  const dark = css(mix(colour, '#1c0a1c', 0.34));
  const light = css(mix(colour, '#ffffff', 0.34));
  const [hx, hy] = alongBand(from, to, 0.4);
  const tail = (angle: number, length: number): void => {
    brush.save();
    brush.translate(hx, hy);
    brush.rotate(angle);
    const cloth = brush.createLinearGradient(-thick * 0.5, 0, thick * 0.5, 0);
    cloth.addColorStop(0, css(mix(colour, '#ffffff', 0.14)));
    cloth.addColorStop(1, dark);
    brush.fillStyle = cloth;
    brush.beginPath();
    brush.moveTo(-thick * 0.36, 0);
    brush.lineTo(thick * 0.36, 0);
    brush.lineTo(thick * 0.5, length);
    brush.lineTo(-thick * 0.5, length);
    brush.fill();
    brush.fillStyle = light;
    brush.fillRect(-thick * 0.48, length * 0.66, thick * 0.96, length * 0.1);
    brush.strokeStyle = css(colour);
    brush.lineWidth = thick * 0.1;
    for (let fringe = 0; fringe < 5; fringe++) {
      const x = thick * (fringe * 0.22 - 0.44);
      brush.beginPath();
      brush.moveTo(x, length);
      brush.lineTo(x, length + thick * 0.24);
      brush.stroke();
    }
    brush.restore();
  };
  tail(-0.22, long * 0.6);
  const band = (width: number, tone: string, lift: number): void => {
    brush.strokeStyle = tone;
    brush.lineWidth = width;
    brush.lineCap = 'round';
    brush.beginPath();
    const [cx, cy] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + long * 0.32];
    brush.moveTo(from[0], from[1] - lift);
    brush.quadraticCurveTo(cx, cy - lift, to[0], to[1] - lift);
    brush.stroke();
  };
  band(thick, dark, 0);
  band(thick * 0.82, css(colour), thick * 0.05);
  band(thick * 0.16, light, thick * 0.2);
  tail(0.16, long * 0.44);
  brush.fillStyle = css(mix(colour, '#ffffff', 0.1));
  brush.beginPath();
  brush.ellipse(hx, hy, thick * 0.52, thick * 0.5, 0, 0, 7);
  brush.fill();
}

/** A cloth folded to a triangle, its point before the breast, with dots. */
function paintBandana(brush: Brush, from: Point, to: Point, colour: string): void {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const thick = long * 0.12;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const cloth = brush.createLinearGradient(0, y - long * 0.1, 0, y + long * 0.62);
  cloth.addColorStop(0, css(mix(colour, '#ffffff', 0.16)));
  cloth.addColorStop(1, css(mix(colour, '#1c0a1c', 0.3)));
  brush.fillStyle = cloth;
  brush.beginPath();
  brush.moveTo(from[0], from[1] - thick * 0.6);
  brush.quadraticCurveTo(x, y + long * 0.28, to[0], to[1] - thick * 0.6);
  brush.quadraticCurveTo(to[0] - long * 0.12, to[1] + long * 0.3, x, y + long * 0.6);
  brush.quadraticCurveTo(from[0] + long * 0.12, from[1] + long * 0.3, from[0], from[1] - thick * 0.6);
  brush.fill();
  brush.fillStyle = 'rgba(255,255,255,0.85)';
  for (const [across, down] of [
    [-0.2, 0.2],
    [0, 0.28],
    [0.2, 0.2],
    [-0.1, 0.38],
    [0.1, 0.38],
    [0, 0.48],
  ] as const) {
    brush.beginPath();
    brush.arc(x + across * long, y + down * long, long * 0.022, 0, 7);
    brush.fill();
  }
  brush.strokeStyle = css(mix(colour, '#1c0a1c', 0.24));
  brush.lineWidth = thick;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(from[0], from[1] - thick * 0.3);
  brush.quadraticCurveTo(x, y + long * 0.3, to[0], to[1] - thick * 0.3);
  brush.stroke();
}

function paintBow(brush: Brush, x: number, y: number, size: number, colour: string): void {
  for (const side of [-1, 1]) {
    const fill = brush.createLinearGradient(x, y - size, x, y + size);
    fill.addColorStop(0, css(mix(colour, '#ffffff', 0.28)));
    fill.addColorStop(1, css(mix(colour, '#1c0a1c', 0.3)));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.bezierCurveTo(
      x + side * size * 0.5,
      y - size * 0.7,
      x + side * size * 1.2,
      y - size * 0.8,
      x + side * size * 1.15,
      y - size * 0.2,
    );
    brush.bezierCurveTo(x + side * size * 1.25, y + size * 0.8, x + side * size * 0.5, y + size * 0.6, x, y);
    brush.fill();
  }
  brush.fillStyle = css(mix(colour, '#1c0a1c', 0.16));
  brush.beginPath();
  brush.ellipse(x, y, size * 0.26, size * 0.32, 0, 0, 7);
  brush.fill();
}

function paintTie(brush: Brush, x: number, y: number, size: number, colour: string): void {
  const fill = brush.createLinearGradient(x - size * 0.4, 0, x + size * 0.4, 0);
  fill.addColorStop(0, css(mix(colour, '#ffffff', 0.2)));
  fill.addColorStop(1, css(mix(colour, '#1c0a1c', 0.34)));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(x - size * 0.18, y);
  brush.lineTo(x + size * 0.18, y);
  brush.lineTo(x + size * 0.42, y + size * 1.7);
  brush.lineTo(x, y + size * 2.1);
  brush.lineTo(x - size * 0.42, y + size * 1.7);
  brush.fill();
  brush.beginPath();
  brush.moveTo(x - size * 0.34, y - size * 0.24);
  brush.lineTo(x + size * 0.34, y - size * 0.24);
  brush.lineTo(x + size * 0.2, y + size * 0.3);
  brush.lineTo(x - size * 0.2, y + size * 0.3);
  brush.fill();
}
