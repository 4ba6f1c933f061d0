// Parts of the people of an image: faces, eyes and lips by the mesh; skin, hair and clothes by where they lie in the
// silhouette and by the colours that are theirs in this image.
import type { Image } from '#engine/raster/image.ts';
import { clamp, ramp } from '#engine/raster/curves.ts';
import { readLab, type Lab, type LabPlanes } from '#engine/raster/lab.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import { fillHoles, labelComponents } from '#engine/raster/label-components.ts';
import { emptyMask, maskShare, resizeMask, type Box, type Mask } from '#engine/raster/mask.ts';
import { GUIDE_PIXELS, refineMask } from '#engine/raster/refine-mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { makeSurface, readPixels, type Brush } from '#engine/raster/surface.ts';
import { moveFace, type Face } from '#engine/vision/find-faces.ts';
import { boundsOf, FACE_LINES, lineOf, traceLine, type Point } from '#engine/vision/face-lines.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { silhouetteOf, type People } from '#engine/vision/see-people.ts';
import { areClothesClear } from './are-clothes-clear.ts';
import { divideBody } from './divide-body.ts';
import { BROWS_AT } from './around-face.ts';
import { findHem } from './find-hem.ts';
import { findLegs } from './find-legs.ts';
import { findHat, type Hat } from './find-hat.ts';
import { findBeard, findTeeth } from './find-teeth-and-beard.ts';
import { takeApart, type One } from './take-apart.ts';

export type PersonPart =
  | 'face'
  | 'skin'
  | 'hair'
  /** What covers the hair, where it is surely told from it by its colours. */
  | 'hat'
  /** Hair without what is surely a hat. */
  | 'bare-hair'
  | 'eyes'
  /** Between the lower lid and the cheek. */
  | 'under-eyes'
  | 'lips'
  | 'teeth'
  | 'beard'
  | 'clothes'
  | 'upper-clothes'
  | 'lower-clothes';

type MeshPart = 'face' | 'eyes' | 'under-eyes' | 'lips';
/** What the mesh does not know by itself. */
type SoughtPart = Exclude<PersonPart, MeshPart | 'teeth' | 'beard'>;

/** Less of the image than this is no part that anybody means. */
const LEAST_SHARE = 0.0004;
/** Of its radius: farther from an edge nothing is seen of a blur. */
const BLUR_REACH = 4;
const LEAST_HAIR = 0.06;
/** How far, along the axis from green to red, skin may be from that of the face. */
const GREENER = 6.5;
const REDDER = 10;
/** Of the colour of a face: with less of it something is white cloth and no skin. */
const PALEST = 0.45;
/** And with so much more of it than a face has it may still be skin, the less likely the more. */
const DEEPEST = 1.8;
const LESS_LIKELY = 0.6;
/** Widths of a face from its middle, and heights below it. */
const [NECK, CHEST] = [0.5, 0.95] as const;
/** In heights of a face, below its middle. */
const CHIN = 0.5;
/** Of a face's area. */
const JEWEL = 0.12;
/** Heights of a face. */
const SOFT_HEM = 0.12;
/** Of the largest garment. */
const LEAST_GARMENT = 0.04;

/**
 * `people`: all of the image. Null where nobody with a face is in it, or nothing of that part is seen. `guidePixels`: of the
 * longer side of the copy on which colours are told apart.
 */
export function findPersonPart(
  image: Image,
  people: People,
  part: PersonPart,
  guidePixels = GUIDE_PIXELS,
): Mask | null {
  const faces = mainFaces(image, people.faces);
  const silhouette = faces.length > 0 && silhouetteOf(image, people);
  if (!silhouette) return null;
  if (isOfMesh(part)) return drawPart(image, faces, part);
  if (part === 'teeth') return findTeeth(image, faces);
  if (part === 'beard') return findBeard(image, faces);
  const small = shrinkImage(image, guidePixels);
  const scale = small.width / image.width;
  const { width, height } = small;
  const body = resizeMask(silhouette, width, height);
  const values = new Float32Array(width * height);
  for (const one of takeApart(
    small,
    faces.map((face) => moveFace(face, 0, 0, scale)),
    body,
  )) {
    const { left, top } = one.box;
    const own = divide(one, part);
    for (let y = 0; y < one.image.height; y++)
      for (let x = 0; x < one.image.width; x++) {
        const i = (top + y) * width + left + x;
        values[i] = Math.max(values[i] as number, own[y * one.image.width + x] as number);
      }
  }
  const coarse = { width, height, values };
  if (
    maskShare(coarse) < LEAST_SHARE ||
    ((part === 'hair' || part === 'bare-hair') && isTrace(coarse, faces, scale))
  )
    return null;
  const mask = refineMask(coarse, image, { reach: 0.008, calm: 0.0006, guide: small });
  const fine = mask.values;
  inParts(fine.length, (from, end) => {
    for (let i = from; i < end; i++) fine[i] = ramp(0.25, 0.75, fine[i] as number);
  });
  // A rim along the edge of the image is gone by now.
  return maskShare(mask) < LEAST_SHARE ? null : mask;
}

function isOfMesh(part: PersonPart): part is MeshPart {
  return part === 'face' || part === 'eyes' || part === 'under-eyes' || part === 'lips';
}

/** A lock that is told from a skin of its colour is not the hair. */
function isTrace({ values }: Mask, faces: readonly Face[], scale: number): boolean {
  const areas = faces.reduce((sum, { width, height }) => sum + width * height * scale ** 2, 0);
  return values.reduce((sum, value) => sum + value, 0) < areas * LEAST_HAIR;
}

/** What the mesh knows by itself, with soft edges. */
function drawPart(image: Image, faces: readonly Face[], part: MeshPart): Mask {
  const mask = emptyMask(image.width, image.height);
  const { left, top, width, height } = boxAround(faces, image);
  const sheet = makeSurface(width, height, (brush) => {
    brush.translate(-left, -top);
    for (const face of faces) {
      brush.filter = `blur(${softnessOf(face).toFixed(1)}px)`;
      brush.fillStyle = '#ffffff';
      if (part === 'eyes') {
        for (const eye of face.eyes) {
          // The iris: round, and covered by the lids above and below.
          brush.save();
          brush.beginPath();
          brush.ellipse(eye.x, eye.y, eye.across, eye.down * 1.05, 0, 0, 7);
          brush.clip();
          brush.beginPath();
          brush.arc(eye.x, eye.y, eye.across * 0.46, 0, 7);
          brush.fill();
          brush.restore();
        }
        continue;
      }
      if (part === 'under-eyes') {
        for (const line of FACE_LINES.eyes) fillBelow(brush, lineOf(face.points, line.slice(0, LOWER_LID)));
        continue;
      }
      brush.beginPath();
      for (const line of part === 'face' ? [FACE_LINES.oval] : [FACE_LINES.lips, FACE_LINES.mouth]) {
        traceLine(brush, lineOf(face.points, line));
        brush.closePath();
      }
      brush.fill('evenodd');
    }
  });
  const pixels = readPixels(sheet);
  for (let y = 0; y < height; y++) {
    const row = (top + y) * image.width + left;
    readAlpha(pixels, y * width * 4 + 3, mask.values.subarray(row, row + width));
  }
  return mask;
}

/** Of the points around an eye, these first ones lie along its lower lid. */
const LOWER_LID = 9;
/** Of the width of the eye: where what lies below the lid begins, and how far down it goes in the middle. */
const [BELOW_LID, DEPTH] = [0.06, 0.5] as const;

/** Fills what lies below a lid, as deep as it is dark there when somebody is tired. */
function fillBelow(brush: Brush, lid: readonly Point[]): void {
  const [first, last] = [lid[0] as Point, lid.at(-1) as Point];
  // At right angles to the eye, away from its brow.
  const across = { x: last.x - first.x, y: last.y - first.y };
  const down = across.x > 0 ? { x: -across.y, y: across.x } : { x: across.y, y: -across.x };
  const shift = ({ x, y }: Point, far: number): Point => ({ x: x + down.x * far, y: y + down.y * far });
  const border = lid.map((point, at) =>
    shift(point, BELOW_LID + DEPTH * Math.sin((Math.PI * (at + 0.5)) / lid.length)),
  );
  brush.beginPath();
  traceLine(brush, [...lid.map((point) => shift(point, BELOW_LID)), ...border.toReversed()]);
  brush.closePath();
  brush.fill();
}

function readAlpha(pixels: Uint8ClampedArray, first: number, row: Float32Array): void {
  for (let x = 0, at = first; x < row.length; x++, at += 4) row[x] = (pixels[at] as number) / 255;
}

/** Pixels that the edge of a part is blurred by. */
function softnessOf({ width }: Face): number {
  return Math.max(0.5, width * 0.012);
}

/** Whole pixels of the image around all that is drawn of these faces; at least one. */
function boxAround(faces: readonly Face[], { width, height }: Image): Box {
  const edges = faces.map((face) => {
    const { left, top, width: wide, height: tall } = boundsOf(face.points);
    const far = softnessOf(face) * BLUR_REACH;
    return { left: left - far, top: top - far, right: left + wide + far, bottom: top + tall + far };
  });
  const left = clamp(Math.floor(Math.min(...edges.map((edge) => edge.left))), 0, width - 1);
  const top = clamp(Math.floor(Math.min(...edges.map((edge) => edge.top))), 0, height - 1);
  const right = clamp(Math.ceil(Math.max(...edges.map((edge) => edge.right))), left + 1, width);
  const bottom = clamp(Math.ceil(Math.max(...edges.map((edge) => edge.bottom))), top + 1, height);
  return { left, top, width: right - left, height: bottom - top };
}

/** The part of each pixel of one of them, 0–1. */
function divide({ image, face, body }: One, part: SoughtPart): Float32Array {
  const lab = readLab(image);
  const oval = drawPart(image, [face], 'face').values;
  const belowFace = measureBelow(image, face);
  const colour = colourOf(lab, face, oval);
  const likeFace = likeSkin(lab, face, { oval, belowFace, colour });
  const shares = divideBody(lab, face, { body, oval, likeFace }, Math.hypot(colour.a, colour.b));
  const own = (share: Float32Array) => share.map((value, i) => ramp(0.3, 0.7, value) * (body[i] as number));
  if (part === 'hair') return own(shares.hair);
  const skin = own(shares.skin);
  if (part === 'skin') return skin;
  if (part === 'hat' || part === 'bare-hair') {
    const hair = own(shares.hair);
    const hat = findHat(lab, face, { head: hair, skin, body });
    if (part === 'hat') return hat?.share ?? new Float32Array(hair.length);
    return hat?.isSure ? besideHat(hair, hat, belowFace, face) : hair;
  }
  const jewels = findJewels(image, face, skin, belowFace);
  const clothes = own(shares.cloth).map((value, i) => value * (1 - (jewels[i] as number)));
  dropShadows(clothes, image.width, image.height);
  const seen = { body, belowFace, skin, clothes, hair: own(shares.hair) };
  if (!areClothesClear(lab, face, colour, seen)) return clothes.fill(0);
  if (part === 'clothes') return clothes;
  return partClothes(lab, clothes, belowFace, face, part);
}

/** What is worn above, or below; nothing of it where nobody knows which is which. */
function partClothes(
  lab: LabPlanes,
  clothes: Float32Array,
  belowFace: Float32Array,
  face: Face,
  part: 'upper-clothes' | 'lower-clothes',
): Float32Array {
  const first = findLegs(lab, clothes, belowFace);
  const { hem, isSeen } = findHem(lab, clothes, belowFace, face.width * face.height);
  const below =
    typeof first === 'string' ? belowFace.map((row) => ramp(hem - SOFT_HEM, hem + SOFT_HEM, row)) : first;
  // What a row parts from shoes, or at the knees of who sits, may be of two cloths still.
  const above = clothes.map((value, i) => value * (1 - (below[i] as number)));
  const second = isSeen && typeof first === 'string' ? findLegs(lab, above, belowFace) : first;
  if (second === 'unsure') return clothes.fill(0);
  const upper =
    typeof second === 'string' || second === first
      ? above
      : above.map((value, i) => value * (1 - (second[i] as number)));
  return part === 'upper-clothes' ? upper : clothes.map((value, i) => value - (upper[i] as number));
}

/** Of the area of a face: less hair above the chin, beside a hat, is an ear or a beard. */
const BESIDE_HAT = 0.45;

function besideHat(
  hair: Float32Array,
  { share, isOverHair }: Hat,
  belowFace: Float32Array,
  { width, height }: Face,
): Float32Array {
  const bare = hair.map((value, i) => ((share[i] as number) > 0.1 ? 0 : value));
  const area = bare.reduce((sum, value, i) => sum + ((belowFace[i] as number) < CHIN ? value : 0), 0);
  return !isOverHair || area < width * height * BESIDE_HAT ? bare.fill(0) : bare;
}

/** The shadow of a chin on a neck hangs together with no garment. */
function dropShadows(clothes: Float32Array, width: number, height: number): void {
  const { labels, sizes } = labelComponents(width, height, (i) => (clothes[i] as number) > 0.5);
  const least = Math.max(0, ...sizes) * LEAST_GARMENT;
  for (let i = 0; i < clothes.length; i++) if ((sizes[labels[i] as number] ?? least) < least) clothes[i] = 0;
}

/** What lies wholly within the skin below a face and is small: pendants are no garment. */
function findJewels(
  { width, height }: Image,
  face: Face,
  skin: Float32Array,
  belowFace: Float32Array,
): Float32Array {
  const bare = skin.map((value, i) => ((belowFace[i] as number) > CHIN ? value : 0));
  const filled = fillHoles(bare, width, height);
  const isHole = (i: number): boolean => (filled[i] as number) > 0.5 && (bare[i] as number) <= 0.5;
  const { labels, sizes } = labelComponents(width, height, isHole);
  const most = face.width * face.height * JEWEL;
  return bare.map((_, i) => (isHole(i) && (sizes[labels[i] as number] as number) < most ? 1 : 0));
}

/** How far below the middle of the face each pixel lies, in heights of it. */
function measureBelow({ width, height }: Image, face: Face): Float32Array {
  const below = new Float32Array(width * height);
  for (let y = 0; y < height; y++) below.fill((y - face.y) / face.height, y * width, (y + 1) * width);
  return below;
}

/** How near each pixel's colour is to that of the face; shadows are darker, and hardly of another hue. */
function likeSkin(
  { width, lightness, a, b }: LabPlanes,
  face: Face,
  { oval, belowFace, colour: own }: Record<'oval' | 'belowFace', Float32Array> & { colour: Lab },
): Float32Array {
  const skin = new Float32Array(lightness.length);
  const farFrom = (i: number, pale: number): number => {
    const lighter = ((lightness[i] as number) - own.lightness) / 33;
    const redder = (a[i] as number) - own.a * pale;
    // Skin flushes, but is never green: olive cloth may be as pale as it.
    const red = redder / (redder < 0 ? GREENER * pale : REDDER);
    const bluer = ((b[i] as number) - own.b * pale) / 11;
    return Math.sqrt(lighter * lighter + red * red + bluer * bluer);
  };
  const likeRow = (first: number): void => {
    for (let i = first; i < first + width; i++) {
      let far = farFrom(i, 1);
      // Where light glances off a neck it is paler, and as much less of its own colour; a white shirt is below it.
      const isNeck = Math.abs((i % width) - face.x) < face.width * NECK && (belowFace[i] as number) < CHEST;
      if (isNeck && far > 0.9)
        far = Math.min(
          far,
          farFrom(i, clamp((100 - (lightness[i] as number)) / (100 - own.lightness), PALEST, 1)),
        );
      // Of skin in the sun or in the shade the colour is deeper, and of the same kind.
      const deeper = ((a[i] as number) * own.a + (b[i] as number) * own.b) / (own.a * own.a + own.b * own.b);
      if (deeper > 1) far = Math.min(far, farFrom(i, Math.min(deeper, DEEPEST)) + LESS_LIKELY * (deeper - 1));
      // Above the brows the mesh lies over a fringe as well as over a forehead.
      const isFace = (belowFace[i] as number) > BROWS_AT && (oval[i] as number) > 0.5;
      skin[i] = isFace ? 1 : ramp(1.5, 0.9, far);
    }
  };
  for (let first = 0; first < skin.length; first += width) likeRow(first);
  return skin;
}

/** The medians of a face's inner part. */
function colourOf({ width, height, lightness, a, b }: LabPlanes, face: Face, oval: Float32Array): Lab {
  const inside: number[] = [];
  const [left, right] = [face.x - face.width * 0.4, face.x + face.width * 0.4];
  const [top, bottom] = [face.y - face.height * 0.3, face.y + face.height * 0.4];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++)
      if ((oval[y * width + x] as number) > 0.9) inside.push(y * width + x);
  const median = (plane: Float32Array) =>
    inside.map((i) => plane[i] as number).toSorted((one, other) => one - other)[inside.length >> 1] ?? 0;
  return { lightness: median(lightness), a: median(a), b: median(b) };
}
