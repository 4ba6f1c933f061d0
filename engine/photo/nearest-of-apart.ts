// Of people who stand far apart the nearest: cut out together each would be tiny, with nothing between them.
import type { Image } from '#engine/raster/image.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { onlyPerson, type People } from '#engine/vision/see-people.ts';
import type { Cut } from './cut-subject.ts';

/** Of all that is cut out: so wide is the gap. */
const FAR_APART = 0.2;

/** `cut`: all of them. Null where there is one person only, or where they stand together. */
export function nearestOfApart(image: Image, people: People, cut: Pick<Cut, 'mask' | 'box'>): People | null {
  const [face, ...others] = mainFaces(image, people.faces);
  return face && others.length > 0 && gapIn(cut) > FAR_APART ? onlyPerson(image, people, face) : null;
}

/** Of the width of what is cut out, how much is empty. */
function gapIn({ mask: { width, values }, box }: Pick<Cut, 'mask' | 'box'>): number {
  let empty = 0;
  for (let x = box.left; x < box.left + box.width; x++) {
    let most = 0;
    for (let y = box.top; y < box.top + box.height; y++)
      most = Math.max(most, values[y * width + x] as number);
    if (most < 0.5) empty++;
  }
  return empty / box.width;
}
