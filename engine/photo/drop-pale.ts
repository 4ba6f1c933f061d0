// Of dark hair only what is darker than the face: an ear, a hand or a shiny forehead that was taken for it is as pale as that.
import { averageTwice } from '#engine/raster/blur-plane.ts';
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { readLab } from '#engine/raster/lab.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** On its longer side; and pixels of those: a lock that shines is narrower, and no hand. */
const PIXELS = 600;
const LOCK = 2;
/** Units of lightness below the face: usual hair, where it is called dark. */
const DARK = 26;
/** Of the way from that hair to the face: what is surely hair, and what surely is none. */
const [HAIR, PALE] = [0.62, 0.78] as const;
/** Of the widths and heights of a face around its middle: eyes, nose and cheeks. */
const INNER = 0.25;
/** Of the largest piece of hair: a smaller one is a shadow. */
const LEAST_PIECE = 0.04;

type Head = Pick<Face, 'x' | 'y' | 'width' | 'height'>;

/** `hair`: of the image, 0–1; `faces`: of those whose hair it is. The same where hair is not darker than them. */
export function dropPale(hair: Mask, image: Image, faces: readonly Face[]): Mask {
  const small = shrinkImage(image, PIXELS);
  const { width, height } = small;
  const { lightness } = readLab(small);
  const own = resizeMask(hair, width, height).values;
  const scale = width / image.width;
  const heads = faces.map((face): Head => ({
    x: face.x * scale,
    y: face.y * scale,
    width: face.width * scale,
    height: face.height * scale,
  }));
  const pale = heads.map((face) => lightOf(lightness, width, face));
  const ownerOf = (i: number): number => nearest(heads, i % width, Math.floor(i / width));
  const owners = Int32Array.from(own, (value, i) => (value > 0 ? ownerOf(i) : -1));
  const usual = heads.map((_, at) => {
    const lights = lightness.filter((__, i) => owners[i] === at && (own[i] as number) > 0.5).toSorted();
    return lights[lights.length >> 1] ?? 100;
  });
  const calm = averageTwice(lightness, width, height, LOCK);
  const share = own.map((_, i) => {
    const at = owners[i] as number;
    const [dark, light] = [usual[at] ?? 0, pale[at] ?? 0];
    if (light - dark < DARK) return 1;
    return ramp(PALE, HAIR, ((calm[i] as number) - dark) / (light - dark));
  });
  returnPlanes();
  dropPieces(own, share, width, height);
  const fine = resizeMask({ width, height, values: share }, hair.width, hair.height).values;
  return { ...hair, values: hair.values.map((value, i) => value * (fine[i] as number)) };
}

function lightOf(lightness: Float32Array, width: number, face: Head): number {
  const lights: number[] = [];
  for (let y = Math.round(face.y - face.height * INNER); y < face.y + face.height * INNER; y++)
    for (let x = Math.round(face.x - face.width * INNER); x < face.x + face.width * INNER; x++)
      lights.push(lightness[y * width + x] ?? 0);
  return lights.toSorted((one, other) => one - other)[lights.length >> 1] ?? 0;
}

function nearest(faces: readonly Head[], x: number, y: number): number {
  let [at, least] = [-1, Infinity];
  for (const [n, face] of faces.entries()) {
    const far = Math.hypot((x - face.x) / face.width, (y - face.y) / face.width);
    if (far < least) [at, least] = [n, far];
  }
  return at;
}

/** Takes out of `share` what hangs together with little hair. */
function dropPieces(own: Float32Array, share: Float32Array, width: number, height: number): void {
  const { labels, sizes } = labelComponents(
    width,
    height,
    (i) => (own[i] as number) * (share[i] as number) > 0.4,
  );
  const least = Math.max(0, ...sizes) * LEAST_PIECE;
  for (let i = 0; i < share.length; i++) if ((sizes[labels[i] as number] ?? least) < least) share[i] = 0;
}
