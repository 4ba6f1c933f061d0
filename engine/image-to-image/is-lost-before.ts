// Whether hair goes over into what is behind it, or into what somebody wears, without an edge: black hair before the night or on a
// black coat ends nowhere, and what is dyed of it ends anywhere.
import type { Image } from '#engine/raster/image.ts';
import { readLab } from '#engine/raster/lab.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

/** Of the longer side of the copy on which it is looked for, and how far from the border to each side colours are compared. */
const [PIXELS, BESIDE] = [400, 3] as const;
/** In CIELAB: nearer colours show no edge; and so much of the border to what is behind and to skin and clothes may be like that. */
const [ALIKE, MOST, MOST_ON_BODY] = [8, 0.4, 0.2] as const;
/** From so much on a pixel is hair; up to the second of somebody it is behind them, and from the third on of them. */
const [INSIDE, BEHIND, BODY] = [0.5, 0.3, 0.7] as const;

/** `body`: in any size, all of the people. */
export function isLostBefore(image: Image, hair: Mask, body: Mask): boolean {
  const small = shrinkImage(image, PIXELS);
  const { width, height } = small;
  const { lightness, a, b } = readLab(small);
  const own = resizeMask(hair, width, height).values;
  const people = resizeMask(body, width, height).values;
  const behind = { all: 0, lost: 0 };
  const onBody = { all: 0, lost: 0 };
  for (let y = BESIDE; y < height - BESIDE - 1; y++)
    for (let x = BESIDE; x < width - BESIDE - 1; x++)
      for (const step of [1, width]) {
        const i = y * width + x;
        const isOwn = at(own, i) > INSIDE;
        if (isOwn === at(own, i + step) > INSIDE) continue;
        const ends = [i - BESIDE * step, i + (BESIDE + 1) * step] as const;
        const [inner, outer] = isOwn ? ends : ([ends[1], ends[0]] as const);
        const somebody = at(people, outer);
        if (at(own, inner) < INSIDE || at(own, outer) > BEHIND) continue;
        if (somebody > BEHIND && somebody < BODY) continue;
        const border = somebody > BEHIND ? onBody : behind;
        border.all++;
        const apart = Math.hypot(
          at(lightness, inner) - at(lightness, outer),
          at(a, inner) - at(a, outer),
          at(b, inner) - at(b, outer),
        );
        if (apart < ALIKE) border.lost++;
      }
  return behind.lost > behind.all * MOST || onBody.lost > onBody.all * MOST_ON_BODY;
}

function at(plane: Float32Array, i: number): number {
  return plane[i] as number;
}
