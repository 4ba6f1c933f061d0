// Bodies for drawings that are only heads: sitting upright, or lying with the chin on the paws.

import { css, luminance, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { dominantColours } from '../painting/relight.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** Where the head is on the sheet of the whole, in pixels. */
export type HeadBox = { left: number; top: number; wide: number; tall: number };
/** Paints between body and head, or over the head. */
export type Painter = (brush: Brush, box: HeadBox) => void;
export type Coats = { main: Rgb; pale: Rgb; limb: Rgb; torso: Rgb; hasTail: boolean };

const TAILED: ReadonlySet<string> = new Set(['fox', 'wolf', 'lion', 'raccoon', 'unicorn', 'tiger']);

export function coatsOf(head: Surface, key: string): Coats {
  const colours = dominantColours(head);
  const main = colours.find((colour) => luminance(colour) > 0.16) ?? [180, 140, 110];
  const pale = colours.find((colour) => luminance(colour) > 0.72) ?? mix(main, '#ffffff', 0.55);
  const isPanda = key === 'panda';
  if (key === 'robot') return { main, pale, limb: [138, 146, 160], torso: [206, 204, 220], hasTail: false };
  return {
    main,
    pale,
    limb: isPanda ? [45, 42, 50] : mix(main, '#5a2a10', 0.2),
    torso: isPanda ? [240, 238, 240] : main,
    hasTail: TAILED.has(key),
  };
}

/** The bare body, and where the head belongs on it. */
export type Body = { sheet: Surface; box: HeadBox };

/** Torso, belly, arms, feet and tail in the head's own colours. */
export function sittingBody(head: Surface, key: string): Body {
  const { pale, limb, torso, hasTail } = coatsOf(head, key);
  const w = head.width;
  const h = head.height;
  const x = w * 0.78;
  const floor = h * 1.92;
  const sheet = makeSurface(w * 1.75, h * 1.98, (brush) => {
    const ball = ballsOf(brush);
    if (hasTail) {
      brush.fillStyle = roundGradient(brush, torso, x + w * 0.55, floor - h * 0.35, h * 0.5);
      brush.beginPath();
      brush.moveTo(x + w * 0.15, floor - h * 0.08);
      brush.bezierCurveTo(
        x + w * 0.75,
        floor + h * 0.04,
        x + w * 0.95,
        floor - h * 0.35,
        x + w * 0.72,
        floor - h * 0.85,
      );
      brush.bezierCurveTo(
        x + w * 0.55,
        floor - h * 0.6,
        x + w * 0.45,
        floor - h * 0.35,
        x + w * 0.15,
        floor - h * 0.3,
      );
      brush.fill();
      brush.fillStyle = roundGradient(brush, pale, x + w * 0.72, floor - h * 0.75, h * 0.2);
      brush.beginPath();
      brush.moveTo(x + w * 0.72, floor - h * 0.85);
      brush.bezierCurveTo(
        x + w * 0.86,
        floor - h * 0.62,
        x + w * 0.84,
        floor - h * 0.55,
        x + w * 0.8,
        floor - h * 0.48,
      );
      brush.quadraticCurveTo(x + w * 0.7, floor - h * 0.58, x + w * 0.58, floor - h * 0.56);
      brush.quadraticCurveTo(x + w * 0.64, floor - h * 0.7, x + w * 0.72, floor - h * 0.85);
      brush.fill();
    }
    ball(torso, x, floor - h * 0.42, w * 0.37, h * 0.5);
    ball(pale, x, floor - h * 0.36, w * 0.23, h * 0.36);
    for (const side of [-1, 1]) {
      ball(limb, x + side * w * 0.26, floor - h * 0.07, w * 0.18, h * 0.11);
      ball(mix(limb, '#ffffff', 0.12), x + side * w * 0.27, floor - h * 0.035, w * 0.14, h * 0.07);
    }
    for (const side of [-1, 1])
      ball(limb, x + side * w * 0.27, floor - h * 0.48, w * 0.1, h * 0.24, side * 0.5);
  });
  return { sheet, box: { left: x - w / 2, top: floor - h * 1.72, wide: w, tall: h } };
}

/** A back like a loaf behind the head, a haunch, the tail around them, both paws under the chin. */
export function lyingBody(head: Surface, key: string): Body {
  const { pale, limb, torso, main } = coatsOf(head, key);
  const [w, h] = [head.width, head.height];
  const u = (w + h) / 2;
  const [wide, floor] = [u * 2.4, u * 1.3];
  const shade = mix(torso, '#4a1a30', 0.16);
  const sheet = makeSurface(wide, floor + u * 0.04, (brush) => {
    const ball = ballsOf(brush);
    ball(torso, u * 1.28, floor - u * 0.43, u * 0.86, u * 0.43);
    if (STRIPED.has(key)) paintStripes(brush, u, floor, mix(main, '#5a2a10', 0.5));
    ball(mix(torso, '#4a1a30', 0.05), u * 1.78, floor - u * 0.33, u * 0.4, u * 0.34);
    ball(limb, u * 1.5, floor - u * 0.07, u * 0.26, u * 0.08);
    if (STUBBY.has(key)) ball(pale, u * 2.14, floor - u * 0.42, u * 0.15, u * 0.14);
    else {
      brush.lineCap = 'round';
      for (const [line, colour] of [
        [u * 0.19, shade],
        [u * 0.145, mix(torso, '#ffffff', 0.08)],
      ] as const) {
        brush.strokeStyle = css(colour);
        brush.lineWidth = line;
        brush.beginPath();
        brush.moveTo(u * 2.08, floor - u * 0.34);
        brush.bezierCurveTo(u * 2.4, floor - u * 0.02, u * 1.8, floor - u * 0.08, u * 1.3, floor - u * 0.11);
        brush.stroke();
      }
      ball(mix(pale, torso, 0.35), u * 1.28, floor - u * 0.11, u * 0.12, u * 0.08);
    }
    for (const at of [0.3, 0.98]) {
      ball(limb, u * at, floor - u * 0.1, u * 0.25, u * 0.11);
      ball(mix(main, pale, 0.4), u * (at - 0.03), floor - u * 0.085, u * 0.16, u * 0.08);
    }
  });
  return { sheet, box: { left: u * 0.63 - w / 2, top: floor - u * 0.13 - h, wide: w, tall: h } };
}

const STRIPED: ReadonlySet<string> = new Set(['cat', 'tiger']);

/** Over the back, as the coat is in profile. */
function paintStripes(brush: Brush, u: number, floor: number, colour: Rgb): void {
  brush.strokeStyle = css(colour, 0.8);
  brush.lineWidth = u * 0.085;
  brush.lineCap = 'round';
  for (const [x, top] of [
    [1.14, 0.8],
    [1.34, 0.8],
    [1.54, 0.76],
  ] as const) {
    brush.beginPath();
    brush.moveTo(u * x, floor - u * top);
    brush.quadraticCurveTo(u * (x + 0.07), floor - u * (top - 0.1), u * (x + 0.04), floor - u * (top - 0.22));
    brush.stroke();
  }
}

const STUBBY: ReadonlySet<string> = new Set([
  'rabbit',
  'panda',
  'bear',
  'polar-bear',
  'koala',
  'hamster',
  'frog',
  'pig',
]);

/** One sheet of body and head. */
export function joinHead({ sheet, box }: Body, head: Surface, under?: Painter, over?: Painter): Surface {
  // What is worn may be higher than the head.
  const room = under || over ? box.tall * 0.7 : 0;
  return makeSurface(sheet.width, sheet.height + room, (brush) => {
    brush.translate(0, room);
    brush.drawImage(sheet, 0, 0);
    under?.(brush, box);
    brush.drawImage(head, box.left, box.top);
    over?.(brush, box);
  });
}

/** A body for a drawing that is only a head. */
export function giveBody(head: Surface, key: string): Surface {
  return joinHead(sittingBody(head, key), head);
}

type Ball = (colour: Colour, x: number, y: number, rx: number, ry: number, turn?: number) => void;

function ballsOf(brush: Brush): Ball {
  return (colour, x, y, rx, ry, turn = 0) => {
    brush.fillStyle = roundGradient(brush, colour, x, y, Math.max(rx, ry));
    brush.beginPath();
    brush.ellipse(x, y, rx, ry, turn, 0, 7);
    brush.fill();
  };
}

function roundGradient(
  brush: Brush,
  colour: Colour,
  cx: number,
  cy: number,
  radius: number,
): ReturnType<Brush['createRadialGradient']> {
  const gradient = brush.createRadialGradient(
    cx - radius * 0.35,
    cy - radius * 0.45,
    radius * 0.1,
    cx,
    cy,
    radius * 1.15,
  );
  gradient.addColorStop(0, css(mix(colour, '#ffffff', 0.24)));
  gradient.addColorStop(0.6, css(colour));
  gradient.addColorStop(1, css(mix(colour, '#4a1a30', 0.3)));
  return gradient;
}
