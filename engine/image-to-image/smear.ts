// Blur of movement: the image runs aside or away from its middle, and what it is about stays sharp where that stands out.
import { blendImages } from '#engine/raster/blend.ts';
import { clamp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { invertMask, softenMask } from '#engine/raster/mask.ts';
import {
  makeSurface,
  readPixels,
  surfaceFromPixels,
  type Brush,
  type Surface,
} from '#engine/raster/surface.ts';
import { fillUnknown } from '#engine/photo/fill-unknown.ts';
import { unitOf } from '#engine/raster/planes.ts';
import type { Work } from './work.ts';

/** Each doubles how many times the image is seen. */
const DOUBLINGS = 6;
/** Of the width: how far a point runs. Of its way from the middle: by so much. */
const [ASIDE, AWAY] = [0.09, 0.2];

/** As when the camera goes along with what it looks at. */
export function smearAside(work: Work, amount: number): void {
  const step = (work.image.width * ASIDE * clamp(amount, 0.4, 2)) / 2 ** DOUBLINGS;
  smear(work, (brush, sheet, times) => brush.drawImage(sheet, step * times, 0));
}

/** As when the lens comes nearer while the picture is taken. */
export function smearAway(work: Work, amount: number): void {
  const { width, height } = work.image;
  const box = work.subject()?.box;
  const [face] = work.people().faces;
  const x = face?.x ?? (box ? box.left + box.width / 2 : width / 2);
  const y = face?.y ?? (box ? box.top + box.height / 2 : height / 2);
  const step = (AWAY * clamp(amount, 0.4, 2)) / 2 ** DOUBLINGS;
  smear(work, (brush, sheet, times) => {
    const scale = (1 + step) ** times;
    brush.translate(x, y);
    brush.scale(scale, scale);
    brush.drawImage(sheet, -x, -y);
  });
}

type Lay = (brush: Brush, sheet: Surface, times: number) => void;

function smear(work: Work, lay: Lay): void {
  const subject = work.subject();
  // The colours of what stays sharp are not drawn out into what is behind it.
  const behind = subject ? fillUnknown(work.image, invertMask(subject.mask).values) : work.image;
  const smeared = layOften(behind, lay);
  work.image = subject
    ? blendImages(smeared, work.image, softenMask(subject.mask, Math.max(1, unitOf(work.image) * 1.5)))
    : smeared;
}

/** The mean of the image and all that it is laid as: each time what there is with the same once more. */
function layOften({ width, height, data }: Image, lay: Lay): Image {
  let sheet = surfaceFromPixels(width, height, data);
  for (let times = 1; times <= 2 ** (DOUBLINGS - 1); times *= 2) {
    const last = sheet;
    sheet = makeSurface(width, height, (brush) => {
      brush.drawImage(last, 0, 0);
      brush.globalAlpha = 0.5;
      lay(brush, last, times);
    });
  }
  return { width, height, data: new Uint8ClampedArray(readPixels(sheet)) };
}
