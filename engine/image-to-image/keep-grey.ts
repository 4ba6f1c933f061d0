// What is put into a photo without colours has none either, where no colour was asked for.
import type { Image } from '#engine/raster/image.ts';
import { changeInk } from './change-colour.ts';
import type { Operation } from './instruction.ts';
import type { Work } from './work.ts';

/** Of 255: how far the channels of a pixel of a grey photo lie apart at most, and for so many of its pixels. */
const [ALIKE, NEARLY_ALL] = [8, 0.995] as const;
const SAMPLES = 4000;

export async function keepGrey<Result>(
  work: Work,
  operation: Operation,
  change: () => Promise<Result>,
): Promise<Result> {
  const isKept = laysColours(operation) && isGrey(work.image);
  const result = await change();
  if (isKept) changeInk(work, 'grey', 1, null);
  return result;
}

/** Drawings in colours of their own, of which none was named. */
function laysColours(operation: Operation): boolean {
  switch (operation.do) {
    case 'add':
      return operation.subject.colour === undefined;
    case 'wear':
    case 'wings':
      return operation.colour === undefined;
    case 'background':
      return operation.words !== '' && !operation.colour && !operation.table;
    default:
      return false;
  }
}

/** Whether a photo is one without colours. */
export function isGrey({ data }: Image): boolean {
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / SAMPLES));
  let [grey, all] = [0, 0];
  for (let o = 0; o < data.length; o += step, all++) {
    const channels = [data[o] as number, data[o + 1] as number, data[o + 2] as number];
    if (Math.max(...channels) - Math.min(...channels) <= ALIKE) grey++;
  }
  return grey > all * NEARLY_ALL;
}
