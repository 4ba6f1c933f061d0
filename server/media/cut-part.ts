// A part of an image, as the cropper shows it: mirrored, turned, and cut by a frame that stands upright over it.
import sharp, { type Sharp } from 'sharp';
import type { CutPart } from '#contract/media.ts';
import { findBox, placeFrame, rotate } from './cut-geometry.ts';
import { IMAGE_OPTIONS } from './measure-image.ts';

/** Only what the frame needs is turned: a fine angle of the whole would need twice the memory. */
export async function cutPart(file: string, part: CutPart): Promise<Sharp> {
  const { width, height } = await sharp(file, IMAGE_OPTIONS).metadata();
  const box = findBox(part, { width, height });
  const lifted = sharp(file, IMAGE_OPTIONS).toColourspace('srgb').extract(box);
  const upright = await turn(part.mirrored ? lifted.flop() : lifted, part.angle);
  const middle = {
    x: (part.mirrored ? -1 : 1) * (box.left + box.width / 2 - width / 2),
    y: box.top + box.height / 2 - height / 2,
  };
  const around = rotate(middle, part.angle);
  const cut = sharp(upright.data, { raw: upright.info }).extract(
    placeFrame(part, { x: part.x - around.x, y: part.y - around.y }, upright.info),
  );
  return part.round ? await keepRound(cut) : cut;
}

async function turn(image: Sharp, angle: number) {
  const lifted = await image.raw().toBuffer({ resolveWithObject: true });
  if (angle % 360 === 0) return lifted;
  return await sharp(lifted.data, { raw: lifted.info })
    .rotate(angle, { background: 'black' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function keepRound(cut: Sharp): Promise<Sharp> {
  const { data, info } = await cut.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const radius = Math.min(width, height) / 2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2);
      const share = Math.max(0, Math.min(1, radius + 0.5 - from));
      const at = (y * width + x) * channels + channels - 1;
      if (share < 1) data[at] = Math.round((data[at] ?? 0) * share);
    }
  }
  return sharp(data, { raw: info });
}
