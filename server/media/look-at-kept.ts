// What there is to see in a kept image, or in the first frame of a kept video: faces, and what stands out where there are none.
import path from 'node:path';
import sharp from 'sharp';
import type { FoundFace } from '#contract/media.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { drawStill, openRunner } from './clean-video.ts';
import type { LookJob } from './clean-file.ts';
import { IMAGE_OPTIONS } from './measure-image.ts';

/** Pixels of the longer side: small faces of a group are found in it, and more would only take longer. */
const SEARCH_SIDE = 2048;

/** What a kept file shows. */
export type Seen = {
  /** As shares of it, the widest first. */
  faces: FoundFace[];
  /**
   * What stands out in it, as engine/vision/keep-silhouette.ts packs it. Null for a video, whose tools look at their own
   * frames, and where the image is about somebody: then they are what is cut out of it.
   */
  salient: string | null;
};

/** Throws for a file that cannot be decoded: it was cleaned before. */
export async function lookAtKept(job: LookJob): Promise<Seen> {
  const { data, info } = await sharp(await findStill(job), IMAGE_OPTIONS)
    .resize(SEARCH_SIDE, SEARCH_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  const image = { width, height, data: pixels };
  // Only now: a child that is never asked for faces does not load what runs the networks.
  const [{ findFaces }, { mainFaces }] = await Promise.all([
    import('#engine/vision/find-faces.ts'),
    import('#engine/vision/main-faces.ts'),
  ]);
  const faces = await findFaces(image);
  const main = mainFaces(info, faces);
  return {
    faces: faces.map((face) => ({ ...shareFace(face, width, height), is_main: main.includes(face) })),
    salient: job.ffmpeg || main.length > 0 ? null : await findSalient(image),
  };
}

async function findSalient(image: Image): Promise<string> {
  const [{ loadSalientFinder }, { packSilhouette }] = await Promise.all([
    import('#engine/vision/segment-salient.ts'),
    import('#engine/vision/keep-silhouette.ts'),
  ]);
  const find = await loadSalientFinder();
  return packSilhouette(find(image));
}

async function findStill({ file, ffmpeg, limits }: LookJob): Promise<string> {
  if (!ffmpeg) return file;
  const still = path.join(path.dirname(file), 'still.png');
  await drawStill(openRunner(ffmpeg, limits), file, still);
  return still;
}

type Box = FoundFace['mouth'];

function shareFace(
  { x, y, width, height, mouth, sureness }: Face,
  across: number,
  down: number,
): Omit<FoundFace, 'is_main'> {
  const share = (box: Box): Box => {
    const [left, right] = [clamp(box.x / across), clamp((box.x + box.width) / across)];
    const [top, bottom] = [clamp(box.y / down), clamp((box.y + box.height) / down)];
    return { x: left, y: top, width: right - left, height: bottom - top };
  };
  return {
    ...share({ x: x - width / 2, y: y - height / 2, width, height }),
    mouth: share({ x: mouth.left, y: mouth.top, width: mouth.width, height: mouth.height }),
    sureness,
  };
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}
