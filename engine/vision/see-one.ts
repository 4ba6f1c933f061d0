// One of several people, looked at alone: beside somebody in bright clothes a network may overlook who wears grey.
import type { Image } from '#engine/raster/image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { sampleMask } from '#engine/raster/mask.ts';
import { moveFace, type Face } from './find-faces.ts';
import { mainFaces } from './main-faces.ts';
import { onlyPerson, type People } from './see-people.ts';
import { loadSegmenter } from './segment-people.ts';

type Columns = { left: number; width: number };

/** `people`: all of the image. The one alone, as `onlyPerson` returns them; nobody else's pixels are asked about. */
export async function seeOne(image: Image, people: People, one: Face): Promise<People> {
  const others = mainFaces(image, people.faces).filter((face) => face !== one);
  const { left, width } = columnsOf(image, one, others);
  if (width === image.width) return onlyPerson(image, people, one);
  const part = cutColumns(image, { left, width });
  const { mask: near, sureness } = (await loadSegmenter())(part, [moveFace(one, -left, 0, 1)]);
  const { mask } = people.silhouette;
  const values = makePlane(mask.values.length, (i) => {
    const x = (((i % mask.width) + 0.5) / mask.width) * image.width;
    const y = (Math.floor(i / mask.width) + 0.5) / mask.height;
    const whole = mask.values[i] as number;
    return x < left || x > left + width ? whole : Math.max(whole, sampleMask(near, (x - left) / width, y));
  });
  return onlyPerson(image, people, one, { mask: { ...mask, values }, sureness });
}

/** To the middle between their face and the next one at each side; somebody above or below them is no neighbour. */
function columnsOf(image: Image, one: Face, others: readonly Face[]): Columns {
  const beside = others.filter(({ x, width }) => Math.abs(x - one.x) > (width + one.width) / 2);
  const ends = beside.map(({ x, width }) =>
    x < one.x ? (x + width / 2 + one.x - one.width / 2) / 2 : (x - width / 2 + one.x + one.width / 2) / 2,
  );
  const left = Math.max(0, ...ends.filter((end) => end < one.x).map(Math.floor));
  const right = Math.min(image.width, ...ends.filter((end) => end > one.x).map(Math.ceil));
  return { left, width: right - left };
}

function cutColumns({ width: whole, height, data }: Image, { left, width }: Columns): Image {
  const part = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = (y * whole + left) * 4;
    part.set(data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data: part };
}
