// Blurs a part of a photo as a lens does: what lies behind the subject, the edges, the sky, or everything.
import { addHeld } from '#engine/photo/add-held.ts';
import { blurLens } from '#engine/photo/blur-lens.ts';
import { emptyMask, softenMask, type Mask } from '#engine/raster/mask.ts';
import { shadeImage } from '#engine/photo/shade-image.ts';
import { blurPlanes } from '#engine/raster/blur-plane.ts';
import { replacePlanes } from '#engine/illustrator/styles/smooth-regions.ts';
import { unitOf } from '#engine/raster/planes.ts';
import type { Operation } from './instruction.ts';
import type { Reason, Work } from './work.ts';

type BlurRegion = Extract<Operation, { do: 'blur' }>['region'];

export function blurPart(work: Work, region: BlurRegion, amount: number): Reason | null {
  const unit = unitOf(work.image);
  if (region === 'whole') {
    work.image = shadeImage(work.image, (image) =>
      replacePlanes(image, blurPlanes(image, 7 * unit * amount)),
    );
    return null;
  }
  const behind = region === 'background' ? markBackground(work) : null;
  // Where nothing stands out, the middle is what one looks at.
  const far = region === 'sky' ? work.sky()?.mask : (behind ?? markEdges(work));
  if (!far) return 'no_sky';
  work.image = blurLens(work.image, far, 17 * unit * Math.min(1.6, amount));
  return null;
}

/** All but the subject, and the ground it stands on: that comes into focus where the feet are. */
function markBackground(work: Work): Mask | null {
  const subject = work.subject();
  if (!subject) return null;
  const { width, height } = work.image;
  const { box } = subject;
  const feet = box.top + box.height;
  const far = emptyMask(width, height);
  const kept = subject.face ? addHeld(work.before, subject.mask, work.people()) : subject.mask;
  const soft = softenMask(kept, Math.max(1, Math.round(width * 0.0015)));
  const sky = work.sky();
  for (let y = 0; y < height; y++) {
    const ground = sky
      ? Math.exp(-(((y - feet) / (height * 0.09)) ** 2)) * (y > sky.horizon * height ? 0.75 : 0)
      : 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const inside = Math.max(soft.values[i] ?? 0, kept.values[i] ?? 0);
      far.values[i] = (1 - inside) * (1 - ground);
    }
  }
  return far;
}

/** Sharp in the middle, around the subject where there is one. */
function markEdges(work: Work): Mask {
  const { width, height } = work.image;
  const box = work.subject()?.box;
  const x = box ? box.left + box.width / 2 : width / 2;
  const y = box ? box.top + box.height / 2 : height / 2;
  const reach = Math.hypot(width, height) / 2;
  const far = emptyMask(width, height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const away = Math.hypot(column - x, row - y) / reach;
      const t = Math.min(1, Math.max(0, (away - 0.3) / 0.5));
      far.values[row * width + column] = t * t * (3 - 2 * t);
    }
  }
  return far;
}
