// How much of each pixel at the edge of hair is hair and not what is seen between its curls: by where its colour lies between
// that of the hair near it and that of what is behind. Dyed as hair, what is between curls would shine around a head.
import { averageTwice } from '#engine/raster/blur-plane.ts';
import { clamp, ramp } from '#engine/raster/curves.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import type { Image } from '#engine/raster/image.ts';
import { readLab } from '#engine/raster/lab.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

/** On its longer side: in so many pixels the colours of both are looked for. */
const PIXELS = 240;
/** Pixels of those: from so far away. */
const REACH = 6;
/** What is surely hair, and what is surely behind. */
const [HAIR, BEHIND] = [0.9, 0.05] as const;
/** Of what lies around a pixel: so much must be of what is behind before it is asked, and with so much it is asked wholly. */
const NEAR = [0.04, 0.2] as const;
/** In Lab: nearer than this the two cannot be told from each other. */
const ALIKE = 12;
/** Of the way from what is behind to hair: no hair, and hair. */
const BETWEEN = [0.2, 0.65] as const;

/** `hair` and `body`: of the image, `body` in any size. */
export function matteHair(hair: Mask, body: Mask, image: Image): Mask {
  const small = shrinkImage(image, PIXELS);
  const { width, height } = small;
  const own = resizeMask(hair, width, height).values;
  const who = resizeMask(body, width, height).values;
  const lab = readLab(small);
  const planes = [lab.lightness, lab.a, lab.b];
  const sides = [
    own.map((value) => (value > HAIR ? 1 : 0)),
    who.map((value, i) => (value < BEHIND && (own[i] as number) < BEHIND ? 1 : 0)),
  ].map((share) => {
    const weight = averageTwice(share, width, height, REACH).slice();
    const colours = planes.map((plane) =>
      averageTwice(
        plane.map((value, i) => value * (share[i] as number)),
        width,
        height,
        REACH,
      ).slice(),
    );
    returnPlanes();
    return { weight, colours };
  });
  const [locks, behind] = sides as [Side, Side];
  const share = makePlane(width * height, (i) => {
    const near = ramp(NEAR[0], NEAR[1], behind.weight[i] as number);
    if (near === 0 || (own[i] as number) === 0 || (locks.weight[i] as number) < 0.01) return 1;
    let [dot, square] = [0, 0];
    for (let c = 0; c < 3; c++) {
      const back = (behind.colours[c]?.[i] as number) / (behind.weight[i] as number);
      const way = (locks.colours[c]?.[i] as number) / (locks.weight[i] as number) - back;
      dot += ((planes[c]?.[i] as number) - back) * way;
      square += way * way;
    }
    if (square < ALIKE ** 2) return 1;
    return 1 - near * (1 - ramp(BETWEEN[0], BETWEEN[1], clamp(dot / square)));
  });
  const fine = resizeMask({ width, height, values: share }, image.width, image.height).values;
  return { ...hair, values: hair.values.map((value, i) => value * (fine[i] as number)) };
}

type Side = { weight: Float32Array; colours: Float32Array[] };
