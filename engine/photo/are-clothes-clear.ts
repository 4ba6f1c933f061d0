// Whether what somebody wears is clearly apart from their hair and their skin at all.
import type { Lab, LabPlanes } from '#engine/raster/lab.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** The share of each pixel that is of the body and of its parts, 0–1, and how far below the face it lies, in heights of it. */
type Seen = Record<'body' | 'belowFace' | 'skin' | 'clothes' | 'hair', Float32Array>;

/** `colour`: of the face's skin. Returns false where what was found of clothes would be scraps, folds or one half of them. */
export function areClothesClear(lab: LabPlanes, face: Face, colour: Lab, seen: Seen): boolean {
  return !isUnderHair(face, seen) && !isLikeSkin(lab, face, seen) && !isPaleLikeSkin(lab, colour, seen);
}

/** Of the area of a face, below it: with less cloth than this, and so many times as much hair, only scraps are seen between locks. */
const [SCRAPS, MORE_HAIR] = [0.3, 1.8] as const;

/** Where long hair hides what somebody wears, what is seen of it cannot be told from the locks. */
function isUnderHair(
  face: Face,
  { belowFace, clothes, hair }: Record<'belowFace' | 'clothes' | 'hair', Float32Array>,
): boolean {
  let [worn, locks] = [0, 0];
  for (let i = 0; i < clothes.length; i++) {
    if ((belowFace[i] as number) < BELOW_NECK) continue;
    worn += clothes[i] as number;
    locks += hair[i] as number;
  }
  return worn < face.width * face.height * SCRAPS && locks > worn * MORE_HAIR;
}

/** Of what is seen of a chest: with so little cloth and so much skin on it, what is worn has the colour of the skin. */
const [LEAST_CLOTH, MOST_SKIN] = [0.27, 0.45] as const;
/** Heights of a face below its middle, and widths beside it: the chest. */
const CHEST_ROWS = [1, 1.9] as const;
const CHEST_SIDE = 0.8;

/** A sweater of the colour of somebody's face cannot be told from them: what is found of it are its folds. */
function isLikeSkin(
  { width }: LabPlanes,
  face: Face,
  { body, belowFace, skin, clothes }: Record<'body' | 'belowFace' | 'skin' | 'clothes', Float32Array>,
): boolean {
  let [all, bare, worn] = [1e-6, 0, 0];
  for (let i = 0; i < body.length; i++) {
    const below = belowFace[i] as number;
    if (below < CHEST_ROWS[0] || below > CHEST_ROWS[1] || (body[i] as number) < 0.5) continue;
    if (Math.abs((i % width) - face.x) > face.width * CHEST_SIDE) continue;
    all++;
    if ((skin[i] as number) > 0.5) bare++;
    else if ((clothes[i] as number) > 0.5) worn++;
  }
  return worn < all * LEAST_CLOTH && bare > all * MOST_SKIN;
}

/** In heights of a face below its middle: the neck, in whatever light, is above it. */
const BELOW_NECK = 0.7;
/** Units of lightness: so much lighter than the face, on the whole, is no skin but cloth, and so much lighter cloth is pale. */
const [LIGHTER_THAN_SKIN, PALE] = [16, 12] as const;
/** Of the clothes: more than so much that is taken for skin and has their colour leaves holes in them. */
const MOST_LOST = 0.015;
/** Degrees of hue, and the least chroma with which there is one. */
const [SKIN_HUE, LEAST_CHROMA] = [25, 5] as const;

/** Of a pale blouse of the hue of dark skin the one half is taken for skin, and skin that shines for the other one. */
function isPaleLikeSkin(
  { lightness, a, b }: LabPlanes,
  face: Lab,
  { belowFace, skin, clothes }: Record<'belowFace' | 'skin' | 'clothes', Float32Array>,
): boolean {
  const mean: Lab = { lightness: 0, a: 0, b: 0 };
  let worn = 1e-6;
  for (let i = 0; i < clothes.length; i++) {
    if ((clothes[i] as number) < 0.5) continue;
    worn++;
    mean.lightness += lightness[i] as number;
    mean.a += a[i] as number;
    mean.b += b[i] as number;
  }
  if (mean.lightness / worn < face.lightness + PALE) return false;
  // As colourful as in the same light.
  const [cloth, own] = [mean, face].map((lab) => ({ a: lab.a / lab.lightness, b: lab.b / lab.lightness }));
  if (!cloth || !own) return false;
  let lost = 0;
  for (let i = 0; i < skin.length; i++) {
    const light = lightness[i] as number;
    if ((skin[i] as number) < 0.5 || (clothes[i] as number) > 0.5) continue;
    if ((belowFace[i] as number) < BELOW_NECK || light < face.lightness + LIGHTER_THAN_SKIN) continue;
    const [red, yellow] = [(a[i] as number) / light, (b[i] as number) / light];
    if (Math.hypot(red - cloth.a, yellow - cloth.b) < Math.hypot(red - own.a, yellow - own.b)) lost++;
  }
  if (lost < worn * MOST_LOST) return false;
  const turn = Math.atan2(mean.b, mean.a) - Math.atan2(face.b, face.a);
  const degrees = (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI;
  return Math.hypot(mean.a, mean.b) / worn > LEAST_CHROMA && degrees < SKIN_HUE;
}
