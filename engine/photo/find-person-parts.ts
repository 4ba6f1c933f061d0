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
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { moveFace, type Face } from '#engine/vision/find-faces.ts';
import { boundsOf, FACE_LINES, lineOf, traceLine } from '#engine/vision/face-lines.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { nearestFace } from '#engine/vision/nearest-face.ts';
import { silhouetteOf, type People } from '#engine/vision/see-people.ts';
import { whosePixels } from '#engine/vision/whose-pixels.ts';
import { binColours, colourOdds } from './colour-odds.ts';
import { findBeard, findTeeth } from './find-teeth-and-beard.ts';

export type PersonPart =
  | 'face'
  | 'skin'
  | 'hair'
  | 'eyes'
  | 'lips'
  | 'teeth'
  | 'beard'
  | 'clothes'
  | 'upper-clothes'
  | 'lower-clothes';

/** What the mesh does not know by itself. */
type SoughtPart = Exclude<PersonPart, 'face' | 'eyes' | 'lips' | 'teeth' | 'beard'>;

/** Less of the image than this is no part that anybody means. */
const LEAST_SHARE = 0.0004;
/** Of its radius: farther from an edge nothing is seen of a blur. */
const BLUR_REACH = 4;
/** In heights of a face, below its middle. */
const BROWS = -0.2;
/** So much of a crown that looks like skin is skin. */
const BALD = 0.8;
/** Less of the top of a head looks like skin where the hair has another colour than the face. */
const OTHER_COLOUR = 0.12;
/** Of a face's area. */
const LEAST_TOP = 0.12;
const LEAST_HAIR = 0.06;
/** How far, along the axis from green to red, skin may be from that of the face. */
const GREENER = 6.5;
const REDDER = 10;
/** In heights of a face: how far shoulders rise above where clothes usually begin, and where a chin is. */
const SHOULDERS = 0.18;
const CHIN = 0.5;
/** Of a face's area. */
const JEWEL = 0.12;
/** Heights of a face below the chin: the hips, where what is worn above ends. */
const HIPS = 3.1;
/** Of the largest garment. */
const LEAST_GARMENT = 0.04;
/** How surely a pixel is of somebody at least, to be asked whose it is. */
const LEAST_OWN = 0.2;
const NOBODY = -1;
/** Widths of a face that are looked at around somebody who stands beside others. */
const AROUND = 0.5;

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
  if (part === 'face' || part === 'eyes' || part === 'lips') return drawPart(image, faces, part);
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
  if (maskShare(coarse) < LEAST_SHARE || (part === 'hair' && isTrace(coarse, faces, scale))) return null;
  const mask = refineMask(coarse, image, { reach: 0.008, calm: 0.0006, guide: small });
  const fine = mask.values;
  inParts(fine.length, (from, end) => {
    for (let i = from; i < end; i++) fine[i] = ramp(0.25, 0.75, fine[i] as number);
  });
  return mask;
}

/** A lock that is told from a skin of its colour is not the hair. */
function isTrace({ values }: Mask, faces: readonly Face[], scale: number): boolean {
  const areas = faces.reduce((sum, { width, height }) => sum + width * height * scale ** 2, 0);
  return values.reduce((sum, value) => sum + value, 0) < areas * LEAST_HAIR;
}

/** What the mesh knows by itself, with soft edges. */
function drawPart(image: Image, faces: readonly Face[], part: 'face' | 'eyes' | 'lips'): Mask {
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

/** One of the people: the part of the small image around them, which of its pixels are theirs, and which somebody else's. */
type One = { image: Image; box: Box; face: Face; body: Float32Array; strangers: Uint8Array };

/** Each by themselves: hair and skin of one have other colours than those of the next. */
function takeApart(image: Image, faces: readonly Face[], { values: body }: Mask): One[] {
  const { width, height } = image;
  const isAlone = faces.length === 1;
  const owners = isAlone
    ? new Int8Array(width * height)
    : whosePixels(image, faces, { width, height, values: body }, LEAST_OWN);
  // Legs behind a table touch nobody: they are of whose face is nearest.
  if (!isAlone)
    for (let i = 0; i < owners.length; i++)
      if (owners[i] === NOBODY && (body[i] as number) > LEAST_OWN)
        owners[i] = faces.indexOf(nearestFace(faces, i % width, Math.floor(i / width)));
  return faces.map((face, at) => {
    const box = isAlone ? { left: 0, top: 0, width, height } : boxOfOwn(owners, at, face, image);
    const data = new Uint8ClampedArray(box.width * box.height * 4);
    const own = new Float32Array(box.width * box.height);
    const strangers = new Uint8Array(box.width * box.height);
    for (let y = 0; y < box.height; y++) {
      const row = (box.top + y) * width + box.left;
      data.set(image.data.subarray(row * 4, (row + box.width) * 4), y * box.width * 4);
      for (let x = 0, to = y * box.width; x < box.width; x++, to++) {
        const owner = owners[row + x] as number;
        if (owner === at) own[to] = body[row + x] as number;
        else if (owner !== NOBODY) strangers[to] = 1;
      }
    }
    return {
      image: { width: box.width, height: box.height, data },
      box,
      face: moveFace(face, -box.left, -box.top, 1),
      body: own,
      strangers,
    };
  });
}

/** Around all that is theirs, with some of what is behind them: colours are told apart from those. */
function boxOfOwn(owners: Int8Array, at: number, face: Face, { width, height }: Image): Box {
  let [left, top, right, bottom] = [face.x, face.y, face.x, face.y];
  for (let i = 0; i < owners.length; i++) {
    if (owners[i] !== at) continue;
    const x = i % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.max(bottom, Math.floor(i / width));
  }
  const far = face.width * AROUND;
  const from = { left: Math.max(0, Math.floor(left - far)), top: Math.max(0, Math.floor(top - far)) };
  return {
    ...from,
    width: Math.min(width, Math.ceil(right + far)) - from.left,
    height: Math.min(height, Math.ceil(bottom + far)) - from.top,
  };
}

/** The part of each pixel of one of them, 0–1. */
function divide({ image, face, body, strangers }: One, part: SoughtPart): Float32Array {
  const lab = readLab(image);
  const oval = drawPart(image, [face], 'face').values;
  const belowFace = measureBelow(image, face);
  const skin = likeSkin(lab, face, oval, belowFace);
  for (let i = 0; i < skin.length; i++) skin[i] = (skin[i] as number) * (body[i] as number);
  const hair = findHair(lab, face, { body, oval, skin, belowFace, strangers });
  if (part === 'hair') return hair;
  if (part === 'skin') return skin.map((value, i) => value * (1 - (hair[i] as number)));
  const jewels = findJewels(image, face, skin, belowFace);
  const clothes = body.map((value, i) => {
    const down = belowFace[i] as number;
    // Beside the neck shoulders rise above the chin.
    const rise = SHOULDERS * ramp(0.4, 0.52, Math.abs((i % image.width) - face.x) / face.width);
    const bare = Math.max(skin[i] as number, hair[i] as number, jewels[i] as number);
    return value * ramp(0.42 - rise, 0.62 - rise, down) * (1 - bare);
  });
  dropShadows(clothes, image.width, image.height);
  if (part === 'clothes') return clothes;
  return clothes.map((value, i) => {
    const hips = ramp(HIPS - 0.15, HIPS + 0.15, (belowFace[i] as number) - 0.5);
    return value * (part === 'upper-clothes' ? 1 - hips : hips);
  });
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
function likeSkin(lab: LabPlanes, face: Face, oval: Float32Array, belowFace: Float32Array): Float32Array {
  const { width, lightness, a, b } = lab;
  const own = colourOf(lab, face, oval);
  const skin = new Float32Array(lightness.length);
  const likeRow = (first: number): void => {
    for (let i = first; i < first + width; i++) {
      const lighter = ((lightness[i] as number) - own.lightness) / 33;
      const redder = (a[i] as number) - own.a;
      // Skin flushes, but is never green: olive cloth may be as pale as it.
      const red = redder / (redder < 0 ? GREENER : REDDER);
      const bluer = ((b[i] as number) - own.b) / 11;
      const far = Math.sqrt(lighter * lighter + red * red + bluer * bluer);
      // Above the brows the mesh lies over a fringe as well as over a forehead.
      const isFace = (belowFace[i] as number) > BROWS && (oval[i] as number) > 0.5;
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

/** Which part of the top of a head, well above any forehead, looks like skin; all of it where hardly any top is seen. */
function skinOnTop(
  crown: Float32Array,
  { skin, belowFace }: Record<'skin' | 'belowFace', Float32Array>,
  least: number,
): number {
  let [like, all] = [0, 1e-6];
  for (let i = 0; i < crown.length; i++) {
    if ((belowFace[i] as number) > -0.6) continue;
    const value = crown[i] as number;
    all += value;
    like += value * (skin[i] as number);
  }
  return all < least ? 1 : like / all;
}

/** What hangs together with the crown of the head, and has its colours. */
function findHair(lab: LabPlanes, face: Face, parts: HeadParts): Float32Array {
  const { width, height } = lab;
  const { oval, skin, belowFace } = parts;
  const { crown, room } = findCrown(lab, face, parts);
  // A crown of the colour of the face has no hair.
  let [bare, all] = [0, 0];
  for (let i = 0; i < crown.length; i++) {
    bare += (crown[i] as number) * (skin[i] as number);
    all += crown[i] as number;
  }
  if (bare > all * BALD) return new Float32Array(crown.length);
  const least = face.width * face.height * LEAST_TOP;
  if (skinOnTop(crown, { skin, belowFace }, least) < OTHER_COLOUR)
    for (let i = 0; i < crown.length; i++)
      crown[i] = (crown[i] as number) * ramp(0.6, 0.3, skin[i] as number);
  const faceBelow = new Float32Array(oval.length);
  for (let i = 0; i < oval.length; i++)
    if ((belowFace[i] as number) > BROWS) faceBelow[i] = oval[i] as number;
  const hair = likeCrown(binColours(lab), { ...parts, crown, room, faceBelow });
  const { labels, sizes } = labelComponents(width, height, (i) => (hair[i] as number) > 0.5);
  const isGrown = new Uint8Array(sizes.length);
  for (let i = 0; i < crown.length; i++)
    if ((crown[i] as number) > 0.5 && (labels[i] as number) >= 0) isGrown[labels[i] as number] = 1;
  for (let i = 0; i < hair.length; i++)
    if ((hair[i] as number) > 0.5 && isGrown[labels[i] as number] === 0) hair[i] = 0;
  // A light that falls on a fringe looks like skin; what lies wholly within the hair, above the brows, is hair.
  const above = hair.slice();
  for (let i = 0; i < above.length; i++) if ((faceBelow[i] as number) > 0.3) above[i] = 0;
  const filled = fillHoles(above, width, height);
  for (let i = 0; i < hair.length; i++) if ((belowFace[i] as number) <= BROWS) hair[i] = filled[i] as number;
  return hair;
}

type HeadParts = Record<'body' | 'oval' | 'skin' | 'belowFace', Float32Array> & { strangers: Uint8Array };

/** The top of the head, where hair surely is if there is any, and how much room there is for it around the face. */
function findCrown(
  { width, height }: LabPlanes,
  face: Face,
  { body, oval }: HeadParts,
): { crown: Float32Array; room: Float32Array } {
  const crown = new Float32Array(width * height);
  const room = new Float32Array(width * height);
  const left = Math.max(0, Math.floor(face.x - face.width * 1.5));
  const right = Math.min(width, face.x + face.width * 1.5);
  const bottom = Math.min(height, face.y + face.height * 3);
  const addRow = (y: number): void => {
    const down = (y - face.y) / face.height;
    for (let x = left; x < right; x++) {
      const i = y * width + x;
      const across = (x - face.x) / face.width;
      if ((oval[i] as number) > 0.3 && down > BROWS) continue;
      const head = Math.sqrt((across / 0.85) ** 2 + ((down + 0.12) / 0.95) ** 2);
      const isAboveHairline = across ** 2 + down ** 2 > 0.52 ** 2;
      const isCrown = head < 0.95 && down < -0.25 && isAboveHairline;
      if (isCrown) crown[i] = body[i] as number;
      // Long hair falls beside the face and over the shoulders, less and less wide.
      room[i] =
        down < 0 ? ramp(1.25, 0.95, head) : ramp(1.3 - down * 0.15, 0.9 - down * 0.12, Math.abs(across));
    }
  };
  for (let y = Math.max(0, Math.floor(face.y - face.height * 1.4)); y < bottom; y++) addRow(y);
  return { crown, room };
}

/** How likely each pixel is hair by its colour and its place: of its colours are the crown, and not the rest. */
function likeCrown(
  bins: Uint16Array,
  {
    body,
    oval,
    skin,
    crown,
    room,
    faceBelow,
    strangers,
  }: HeadParts & Record<'crown' | 'room' | 'faceBelow', Float32Array>,
): Float32Array {
  const others = new Float32Array(body.length);
  inParts(others.length, (from, end) => {
    for (let i = from; i < end; i++)
      // The hair of who stands beside may have this colour, too.
      if (crown[i] === 0 && strangers[i] === 0)
        others[i] = Math.max(1 - (body[i] as number), skin[i] as number, 1 - (room[i] as number));
  });
  const likely = colourOdds(bins, crown, others);
  // Over the forehead it is either hair or the skin of this face.
  const fringeOdds = colourOdds(bins, crown, faceBelow);
  inParts(likely.length, (from, end) => {
    for (let i = from; i < end; i++) {
      const own = body[i] as number;
      if ((crown[i] as number) > 0.5) likely[i] = own;
      else if ((faceBelow[i] as number) > 0.3) likely[i] = 0;
      else if ((oval[i] as number) > 0.3) likely[i] = own * clamp(0.5 + (fringeOdds[i] as number) * 0.35);
      else {
        const bare = 1 - (skin[i] as number) * 0.9;
        likely[i] = own * (room[i] as number) * bare * clamp(0.5 + (likely[i] as number) * 0.35);
      }
    }
  });
  return likely;
}
