// Cuts the two people of a couple out: of a photo each, or of one photo with both.
import { JobRefusal } from '#engine/job.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import { layOnWhite } from '#engine/photo/lay-on-white.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { onlyPerson, seePeople, type People } from '#engine/vision/see-people.ts';
import { cutOutBy } from './cut-out-by.ts';

export type CutPerson = {
  /** Of the size of their photo, see-through around them. */
  surface: Surface;
  face: Face;
  /** The lowest row of them. */
  foot: number;
};

/** Longer side of a photo: half a frame shows one person. */
const PIXELS = 1024;

/** Refuses (no_face) where there are no two people who can be told from what is around them. */
export async function cutCouple(files: readonly string[]): Promise<readonly [CutPerson, CutPerson]> {
  const [first, second] = await Promise.all(files.slice(0, 2).map(open));
  if (!first) throw new Error('there is no picture');
  if (second) return [cutPerson(first, 0), cutPerson(second, 0)];
  const pair = [cutPerson(first, 0), cutPerson(first, 1)] as const;
  return pair[0].face.x <= pair[1].face.x ? pair : [pair[1], pair[0]];
}

type Opened = { image: Image; people: People };

async function open(file: string): Promise<Opened> {
  const image = layOnWhite(await readPhoto(file, { longSide: PIXELS }));
  return { image, people: await seePeople(image) };
}

/** `which`: of the people of the photo, the nearest first. */
function cutPerson({ image, people }: Opened, which: number): CutPerson {
  const face = mainFaces(image, people.faces)[which];
  const cut = face && cutSubject(image, onlyPerson(image, people, face));
  if (!cut) throw new JobRefusal('no_face', 'two people whose faces are seen are needed');
  const { width, height } = image;
  return {
    surface: surfaceFromPixels(width, height, cutOutBy(image, cut.mask.values).data),
    face,
    foot: cut.box.top + cut.box.height,
  };
}
