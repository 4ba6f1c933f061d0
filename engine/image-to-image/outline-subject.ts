// A line or a light around what an image is about, and its shadow on what is behind or under it.
import { mix, type Rgb } from '#engine/raster/colour.ts';
import { cutOutBy } from '#engine/photo/cut-out-by.ts';
import { emptyMask, maskBox, type Box, type Mask } from '#engine/raster/mask.ts';
import { unitOf } from '#engine/raster/planes.ts';
import {
  makeSurface,
  readPixels,
  surfaceFromPixels,
  type Brush,
  type Surface,
} from '#engine/raster/surface.ts';
import { edgesOf } from './arrange-subject.ts';
import type { Operation } from './instruction.ts';
import { removeBackground } from './swap-background.ts';
import type { Reason, Work } from './work.ts';

/** Steps around: so often the shape is laid for its edge to be round. */
const STEPS = 28;
const WHITE: Rgb = [255, 255, 255];
const NEON: Rgb = [90, 220, 255];
/** Pixels of an image of 1024 by 1024. */
const [LINE, STICKER_LINE, LIGHT] = [9, 16, 26];

export function outlineSubject(
  work: Work,
  { by, colour, amount, isSticker }: Extract<Operation, { do: 'outline' }>,
): Reason | null {
  if (isSticker && !work.alpha) {
    const why = removeBackground(work, {});
    if (why) return why;
  }
  const own = work.alpha ?? work.subject()?.mask;
  if (!own) return 'no_subject';
  const unit = unitOf(work.image);
  const paint = colour ?? (by === 'light' ? NEON : WHITE);
  const shape = shapeOf(own, paint);
  const pale = by === 'light' ? shapeOf(own, mix(paint, '#ffffff', 0.7)) : shape;
  const far = (isSticker ? STICKER_LINE : LINE) * unit * Math.min(2, Math.max(0.5, amount));
  layBehind(work, own, (brush) => {
    if (by === 'line') return spread(brush, shape, far);
    brush.filter = `blur(${(LIGHT * unit * amount).toFixed(1)}px)`;
    brush.drawImage(shape, 0, 0);
    brush.filter = `blur(${(LIGHT * unit * 0.3).toFixed(1)}px)`;
    spread(brush, shape, 3 * unit, 4);
    brush.filter = 'none';
    spread(brush, pale, 2.2 * unit);
  });
  return null;
}

function spread(brush: Brush, shape: Surface, far: number, steps = STEPS): void {
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 2 * Math.PI;
    brush.drawImage(shape, Math.cos(angle) * far, Math.sin(angle) * far);
  }
}

/** Of 1024 by 1024: how far a shadow lies from what casts it, and how soft it is. Of black: how dark. */
const THROWN = { aside: 14, down: 18, blur: 13, dark: 0.5 } as const;
/** Of its width: what is under something that stands. */
const POOL = { wide: 0.46, high: 0.055, blur: 0.035, dark: 0.62 } as const;

export function castShadow(
  work: Work,
  { where, amount }: Extract<Operation, { do: 'shadow' }>,
): Reason | null {
  const own = work.alpha ?? work.subject()?.mask;
  const box = own && maskBox(own);
  if (!own || !box) return 'no_subject';
  const foot = box.top + box.height;
  // What the lower edge cuts off stands on nothing that is seen.
  const isStanding = !edgesOf(box, own).bottom;
  if (where === 'below' && !isStanding) return 'cut_off';
  if (where === 'mirrored') return isStanding ? mirrorBelow(work, own, box, amount) : 'cut_off';
  const unit = unitOf(work.image);
  layBehind(work, own, (brush) => {
    if (where !== 'behind' && isStanding) {
      brush.globalAlpha = Math.min(0.9, POOL.dark * amount);
      brush.filter = `blur(${(box.width * POOL.blur).toFixed(1)}px)`;
      brush.fillStyle = '#08060a';
      brush.beginPath();
      const high = box.width * POOL.high;
      brush.ellipse(box.left + box.width / 2, foot - high * 0.4, box.width * POOL.wide, high, 0, 0, 7);
      brush.fill();
      return;
    }
    brush.globalAlpha = Math.min(0.9, THROWN.dark * amount);
    brush.filter = `blur(${(THROWN.blur * unit).toFixed(1)}px)`;
    brush.drawImage(shapeOf(own, [8, 6, 10]), THROWN.aside * unit, THROWN.down * unit);
  });
  return null;
}

/** Of its height: how far down it is seen in what it stands on, and how much of it at its foot. Of the image's: less room shows nothing. */
const [DEEP, CLEAR, LEAST_ROOM] = [0.4, 0.42, 0.03];

function mirrorBelow(work: Work, own: Mask, box: Box, amount: number): Reason | null {
  const { width, height } = work.image;
  const foot = box.top + box.height;
  if (height - foot < height * LEAST_ROOM) return 'no_room';
  const cut = surfaceFromPixels(width, height, cutOutBy(work.image, own.values).data);
  const deep = box.height * DEEP;
  const mirrored = makeSurface(width, height, (brush) => {
    brush.translate(0, 2 * foot);
    brush.scale(1, -1);
    brush.drawImage(cut, 0, 0);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.globalCompositeOperation = 'destination-in';
    const fade = brush.createLinearGradient(0, foot, 0, foot + deep);
    fade.addColorStop(0, `rgba(0,0,0,${Math.min(0.8, CLEAR * amount).toFixed(2)})`);
    fade.addColorStop(1, 'rgba(0,0,0,0)');
    brush.fillStyle = fade;
    brush.fillRect(0, 0, width, height);
  });
  layBehind(work, own, (brush) => {
    brush.filter = `blur(${(1.5 * unitOf(work.image)).toFixed(1)}px)`;
    brush.drawImage(mirrored, 0, 0);
  });
  return null;
}

/** What a mask has, in one colour. */
function shapeOf({ width, height, values }: Mask, colour: Rgb): Surface {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < values.length; i++) {
    data.set(colour, i * 4);
    data[i * 4 + 3] = (values[i] as number) * 255;
  }
  return surfaceFromPixels(width, height, data);
}

/** Paints on what is behind; of what can be seen through there, less can be where it is painted on. */
function layBehind(work: Work, own: Mask, paint: (brush: Brush) => void): void {
  const { width, height, data } = work.image;
  const sheet = makeSurface(width, height, (brush) => {
    brush.save();
    paint(brush);
    brush.restore();
  });
  const laid = readPixels(sheet);
  const image = new Uint8ClampedArray(data);
  const alpha = work.alpha && emptyMask(width, height);
  for (let i = 0; i < own.values.length; i++) {
    const before = own.values[i] as number;
    const share = ((laid[i * 4 + 3] as number) / 255) * (1 - before);
    if (share === 0 && !alpha) continue;
    // Of what lies behind, nothing is left where it can be seen through.
    const behind = alpha ? before : 1 - share;
    const all = alpha ? before + share : 1;
    if (alpha) alpha.values[i] = all;
    if (share === 0 || all === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const o = i * 4 + channel;
      image[o] = ((data[o] as number) * behind + (laid[o] as number) * share) / all;
    }
  }
  work.image = { width, height, data: image };
  if (alpha) work.alpha = alpha;
}
