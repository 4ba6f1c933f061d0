// Makes a hat as wide as the hair that it covers, or finds that hair, or a hand at the head, would stand out of it.
import { sampleMask } from '#engine/raster/mask.ts';
import { makeSurface, readPixels, type Brush } from '#engine/raster/surface.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { onlyPerson } from '#engine/vision/see-people.ts';
import type { Head } from './find-heads.ts';
import type { Work } from './work.ts';

/** Widths that are tried, of the usual one. */
const WIDER = [1, 1.1, 1.22] as const;
/** Of a head's width: where the brim lies below the hair's end, whatever the hat's size. */
const BRIM = 0.25;
/** The same: above so much below the hair's end, and so far beside its middle, a hat covers all there is. */
const [ABOVE, BESIDE, HIGHEST] = [0.1, 0.8, 1.2] as const;
/** Of the square of a head's width: less hair that is seen beside a hat is a strand. */
const STRAND = 0.012;
/** Pixels of a head's width where a hat is tried on; and of 255, what is covered. */
const [TRIED, COVERED] = [48, 150] as const;

/** `draw` draws the hat in the image's own pixels. Null where it cannot be worn. */
export function fitHat(
  work: Pick<Work, 'before' | 'people'>,
  face: Face,
  head: Head,
  draw: (brush: Brush, head: Head) => void,
): Head | null {
  const { before } = work;
  const people = work.people();
  const isAlone = mainFaces(before, people.faces).length < 2;
  const { mask } = (isAlone ? people : onlyPerson(before, people, face)).silhouette;
  const [cos, sin] = [Math.cos(head.angle), Math.sin(head.angle)];
  const [wide, tall] = [2 * BESIDE * TRIED, (HIGHEST + ABOVE) * TRIED];
  for (const wider of WIDER) {
    const rise = (wider - 1) * BRIM * head.width;
    const tried = { ...head, x: head.x + sin * rise, top: head.top - cos * rise, width: head.width * wider };
    const sheet = makeSurface(wide, tall, (brush) => {
      brush.translate(BESIDE * TRIED, HIGHEST * TRIED);
      brush.scale(TRIED / head.width, TRIED / head.width);
      brush.rotate(-head.angle);
      brush.translate(-head.x, -head.top);
      draw(brush, tried);
    });
    const pixels = readPixels(sheet);
    let bare = 0;
    for (let i = 0; i < sheet.width * sheet.height; i++) {
      if ((pixels[i * 4 + 3] as number) > COVERED) continue;
      const across = (((i % sheet.width) + 0.5) / TRIED - BESIDE) * head.width;
      const down = ((Math.floor(i / sheet.width) + 0.5) / TRIED - HIGHEST) * head.width;
      const [x, y] = [head.x + across * cos - down * sin, head.top + across * sin + down * cos];
      if (x < 0 || y < 0 || x >= before.width || y >= before.height) continue;
      if (sampleMask(mask, x / before.width, y / before.height) > 0.5) bare++;
    }
    if (bare < STRAND * TRIED * TRIED) return tried;
  }
  return null;
}
