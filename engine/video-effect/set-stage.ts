// Brings the images of a job into memory, in the video's size, with what an effect may ask of them.
import sharp from 'sharp';
import { makeNoise } from '#engine/raster/noise.ts';
import type { Image } from '#engine/raster/image.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { makeSurface, surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';
import { layOnWhite } from '#engine/photo/lay-on-white.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { cropPrint } from './crop-print.ts';
import { cutCouple } from './cut-couple.ts';
import type { EffectStage } from './effect.ts';
import { findSubjectOfStage, type Subject } from './find-subject-of-stage.ts';

export type StageOrder = Pick<EffectStage, 'width' | 'height' | 'seconds' | 'seed' | 'text' | 'option'> & {
  /** Paths of the images. */
  files: readonly string[];
};

/** Longer side of a print, as a part of the frame's longer side. */
const PRINT_SHARE = 1;

export async function setStage({ files, ...order }: StageOrder): Promise<EffectStage> {
  const { width, height, seed } = order;
  const [first] = files;
  if (first === undefined) throw new Error('there is no picture');
  const pixels = await fillFrame(first, width, height);
  const longSide = Math.round(Math.max(width, height) * PRINT_SHARE);
  const prints =
    files.length < 2 ? [] : await Promise.all(files.map((file) => readPhoto(file, { longSide })));
  const people = await seePeople(pixels);
  let subject: Subject | undefined;
  let couple: ReturnType<typeof cutCouple> | undefined;
  return {
    ...order,
    short: Math.min(width, height),
    photo: surfaceFromPixels(width, height, pixels.data),
    pixels,
    prints: await Promise.all(prints.map(printOf)),
    couple: () => (couple ??= cutCouple(files)),
    subject: () => (subject ??= findSubjectOfStage(pixels, people)),
    random: (label) => makeRandom(seed, label),
    noise: (label) => makeNoise(seed, label),
  };
}

async function printOf(image: Image): Promise<Surface> {
  const { left, top, width, height } = cropPrint(image, await seePeople(image));
  const whole = surfaceFromPixels(image.width, image.height, image.data);
  return makeSurface(width, height, (brush) => {
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, width, height);
    brush.drawImage(whole, -left, -top);
  });
}

/** Fills the frame; of an image that is taller the upper part is kept, where faces are. */
async function fillFrame(file: string, width: number, height: number): Promise<Image> {
  const { width: w, height: h } = await sharp(file)
    .autoOrient()
    .metadata()
    .then(({ autoOrient }) => autoOrient);
  const scale = Math.max(width / w, height / h);
  const inner = {
    width: Math.min(w, Math.round(width / scale)),
    height: Math.min(h, Math.round(height / scale)),
  };
  const box = {
    left: Math.round((w - inner.width) / 2),
    top: Math.round((h - inner.height) * 0.35),
    ...inner,
  };
  return layOnWhite(await readPhoto(file, { width, height, box }));
}
