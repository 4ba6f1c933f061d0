// Heads of birds in profile to the left: their bills, crests and the marks of their faces.

import { fill, limb, oval, type Draft, type Point } from '../people/draft.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import { SHADE, type Plumage } from './plumage.ts';

/** Of a bill of which both halves are seen shut. */
const HAS_SLIT = /^(?:straight|stubby|flat|deep|great)$/;

/** How far a head reaches before and above its middle, in its own halves. */
export function headRoom({ billShape, crest }: Pick<Plumage, 'billShape' | 'crest'>): {
  out: number;
  up: number;
} {
  const out = { pouch: 4.7, great: 3.2, curved: 3.2, long: 2.9 }[billShape as string] ?? 2.1;
  return { out, up: crest === undefined ? 1.5 : 2.5 };
}

/** Feathers that stand up: a peak that leans back, or a fan. */
function drawCrest(draft: Draft, look: Plumage, colour: Colour, [x, y]: Point): void {
  const size = look.headSize;
  const isFan = look.crestShape === 'fan';
  for (let at = 0; at < 6; at++) {
    const part = at / 5;
    const angle = isFan ? -2.35 + part * 1.5 : -1.5 + part * 0.75;
    const far = size * (isFan ? 1.95 : 1.95 - part * 0.35);
    const end: Point = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    limb(
      draft,
      [
        [x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.6],
        [x + Math.cos(angle) * size * 1.3, y + Math.sin(angle) * size * 1.3],
        end,
      ],
      [size * 0.6, size * (isFan ? 0.34 : 0.44), size * 0.06],
      mix(colour, SHADE, at % 2 === 0 ? 0 : 0.14),
    );
    if (isFan && look.billShape === 'curved') oval(draft, end, size * 0.13, size * 0.13, '#241c22');
  }
}

/** Flat, in a rim of darker feathers: both eyes look forward, the bill points down between them. */
function drawOwlFace(draft: Draft, look: Plumage, [x, y]: Point): void {
  const size = look.headSize;
  const middle = x - size * 0.46;
  oval(draft, [middle, y + size * 0.04], size * 0.74, size * 0.84, mix(look.head, SHADE, 0.26));
  for (const side of [-1, 1]) {
    const wide = side < 0 ? 0.3 : 0.38;
    oval(
      draft,
      [middle + side * size * 0.3, y + size * 0.02],
      size * wide,
      size * 0.62,
      mix(look.under, '#ffffff', 0.3),
    );
  }
  for (const side of [-1, 1]) {
    const eye: Point = [middle + side * size * 0.29, y - size * 0.1];
    const wide = side < 0 ? 0.17 : 0.22;
    oval(draft, eye, size * (wide + 0.04), size * 0.25, mix(look.eye, SHADE, 0.55));
    oval(draft, eye, size * wide, size * 0.21, look.eye);
    oval(draft, eye, size * wide * 0.56, size * 0.13, '#140f16');
    oval(draft, [eye[0] - size * 0.06, eye[1] - size * 0.07], size * 0.045, size * 0.045, '#ffffff');
  }
  const at = (px: number, py: number): string => `${middle + px * size} ${y + py * size}`;
  fill(
    draft,
    `M${at(-0.12, 0.06)} C${at(-0.14, 0.3)} ${at(-0.08, 0.44)} ${at(0, 0.52)} C${at(0.08, 0.44)} ${at(0.14, 0.3)} ${at(0.12, 0.06)} Z`,
    mix(look.bill, SHADE, 0.2),
  );
}

/** Around its own middle, which looks to the left. */
export function drawBirdHead(draft: Draft, look: Plumage, [x, y]: Point): void {
  const size = look.headSize;
  const { bill, billShape } = look;
  const at = (px: number, py: number): string => `${x + px * size} ${y + py * size}`;
  const paint = {
    from: mix(look.head, '#ffffff', 0.2),
    to: mix(look.head, SHADE, 0.26),
    top: y - size,
    bottom: y + size,
  };
  if (look.crest !== undefined) drawCrest(draft, look, look.crest, [x, y]);
  oval(draft, [x, y], size * 1.04, size * 0.96, paint);
  if (billShape === 'owl') {
    drawOwlFace(draft, look, [x, y]);
    return;
  }
  if (look.cap !== undefined)
    fill(
      draft,
      `M${at(-0.96, -0.2)} C${at(-0.9, -0.86)} ${at(-0.3, -1.04)} ${at(0.1, -0.98)} C${at(0.7, -0.9)} ${at(1, -0.5)} ${at(1.02, 0)} C${at(0.5, -0.4)} ${at(-0.4, -0.5)} ${at(-0.96, -0.2)} Z`,
      look.cap,
    );
  if (look.cheek !== undefined)
    oval(draft, [x - size * 0.34, y + size * 0.1], size * 0.56, size * 0.58, look.cheek);
  const beak = {
    from: mix(bill, '#ffffff', 0.18),
    to: mix(bill, SHADE, 0.34),
    top: y - size * 0.3,
    bottom: y + size * 0.6,
  };
  if (billShape === 'hooked')
    fill(
      draft,
      `M${at(-0.7, -0.42)} C${at(-1.2, -0.5)} ${at(-1.76, -0.16)} ${at(-1.62, 0.62)} C${at(-1.44, 0.3)} ${at(-1.1, 0.3)} ${at(-0.72, 0.36)} Z`,
      beak,
    );
  else if (billShape === 'flat')
    fill(
      draft,
      `M${at(-0.74, -0.3)} C${at(-1.2, -0.14)} ${at(-1.6, 0.1)} ${at(-2.1, 0.14)} C${at(-2.24, 0.34)} ${at(-2, 0.46)} ${at(-1.7, 0.44)} L${at(-0.7, 0.44)} Z`,
      beak,
    );
  else if (billShape === 'deep' || billShape === 'great') {
    const long = billShape === 'deep' ? 1.9 : 3.1;
    fill(
      draft,
      `M${at(-0.6, -0.66)} C${at(-long * 0.6, -0.98)} ${at(-long, -0.4)} ${at(-long, 0.5)} C${at(-long * 0.8, 0.5)} ${at(-1.3, 0.66)} ${at(-0.66, 0.6)} Z`,
      beak,
    );
    if (look.billTip !== undefined)
      fill(
        draft,
        `M${at(-long * 0.7, -0.76)} C${at(-long * 0.92, -0.56)} ${at(-long, -0.1)} ${at(-long, 0.5)} C${at(-long * 0.9, 0.5)} ${at(-long * 0.8, 0.52)} ${at(-long * 0.72, 0.56)} Z`,
        look.billTip,
      );
  } else if (billShape === 'pouch') {
    fill(
      draft,
      `M${at(-0.6, 0.1)} C${at(-1.6, 0.3)} ${at(-3.4, 0.8)} ${at(-4.3, 1.3)} C${at(-3.6, 1.9)} ${at(-1.8, 2.2)} ${at(-0.4, 0.9)} Z`,
      {
        from: look.billTip ?? bill,
        to: mix(look.billTip ?? bill, SHADE, 0.24),
        top: y,
        bottom: y + size * 2,
      },
    );
    fill(
      draft,
      `M${at(-0.6, -0.3)} C${at(-2, -0.04)} ${at(-3.6, 0.7)} ${at(-4.5, 1.2)} C${at(-4.6, 1.5)} ${at(-4.3, 1.5)} ${at(-4.1, 1.34)} L${at(-0.6, 0.34)} Z`,
      beak,
    );
  } else if (billShape === 'curved')
    fill(
      draft,
      `M${at(-0.7, -0.3)} C${at(-1.8, -0.4)} ${at(-2.8, 0.3)} ${at(-3.1, 1.3)} C${at(-2.5, 0.6)} ${at(-1.7, 0.24)} ${at(-0.7, 0.3)} Z`,
      beak,
    );
  else {
    const long = billShape === 'stubby' ? 1.62 : billShape === 'long' ? 2.8 : 2.1;
    const deep = billShape === 'long' ? 0.2 : 0.24;
    fill(
      draft,
      `M${at(-0.78, -deep)} C${at(-1.3, -deep)} ${at(-long + 0.1, -0.04)} ${at(-long, 0.2)} L${at(-0.74, deep + 0.14)} Z`,
      beak,
    );
  }
  const slit = mix(bill, SHADE, 0.55);
  if (HAS_SLIT.test(billShape))
    limb(
      draft,
      [
        [x - size * 0.8, y + size * 0.12],
        [x - size * 1.5, y + size * 0.18],
      ],
      [size * 0.06, size * 0.03],
      slit,
    );
  oval(draft, [x - size * 0.38, y - size * 0.14], size * 0.21, size * 0.21, mix(look.eye, SHADE, 0.2));
  oval(draft, [x - size * 0.4, y - size * 0.14], size * 0.13, size * 0.14, '#140f16');
  oval(draft, [x - size * 0.45, y - size * 0.21], size * 0.05, size * 0.05, '#ffffff');
  // A bird of prey frowns.
  if (billShape === 'hooked' && look.isFingered)
    limb(
      draft,
      [
        [x - size * 0.74, y - size * 0.34],
        [x - size * 0.2, y - size * 0.36],
      ],
      [size * 0.16, size * 0.06],
      mix(look.head, SHADE, 0.5),
    );
}
