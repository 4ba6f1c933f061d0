// Cuts the two people of a couple out: of a photo each, or of one photo with both.
import { JobRefusal } from '#engine/job.ts';
import { cutOutBy } from '#engine/photo/cut-out-by.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import { isHeadless } from '#engine/photo/is-headless.ts';
import { layOnWhite } from '#engine/photo/lay-on-white.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { chooseFaces, type Share } from '#engine/vision/choose-faces.ts';
import { seeOne } from '#engine/vision/see-one.ts';
import { seePeople, type People } from '#engine/vision/see-people.ts';

export type CutPerson = {
  /** Of the size of their photo, see-through around them. */
  surface: Surface;
  face: Face;
  /** The lowest row of them. */
  foot: number;
};

/** Longer side of a photo: half a frame shows one person. */
const PIXELS = 1024;

/**
 * `faces`: the middles of those that are meant, in the order of the people; empty: nobody chose. Refuses (no_face) where
 * there are no two people who can be told from what is around them.
 */
export async function cutCouple(
  files: readonly string[],
  faces: readonly Share[],
): Promise<readonly [CutPerson, CutPerson]> {
  const [first, second] = await Promise.all(files.slice(0, 2).map(open));
  if (!first) throw new Error('there is no picture');
  const [one, other] = second
    ? [choose(first, 1, faces)[0], choose(second, 1, faces.slice(1))[0]]
    : choose(first, 2, faces);
  return [await cutPerson(first, one), await cutPerson(second ?? first, other)];
}

function choose({ image, people }: Opened, count: number, at: readonly Share[]): readonly Face[] {
  return chooseFaces(image, people.faces, count, at);
}

type Opened = { image: Image; people: People };

async function open(file: string): Promise<Opened> {
  const image = layOnWhite(await readPhoto(file, { longSide: PIXELS }));
  return { image, people: await seePeople(image) };
}

async function cutPerson({ image, people }: Opened, face: Face | undefined): Promise<CutPerson> {
  const cut = face && cutSubject(image, await seeOne(image, people, face));
  if (!cut) throw new JobRefusal('no_face', 'two people whose faces are seen are needed');
  if (isHeadless(image, cut))
    throw new JobRefusal('no_face', 'the head of one is cut off at the top of the picture');
  const { width, height } = image;
  return {
    surface: surfaceFromPixels(width, height, cutOutBy(image, cut.mask.values).data),
    face,
    foot: cut.box.top + cut.box.height,
  };
}
