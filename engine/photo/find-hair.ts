// The hair of somebody: what hangs together with the crown of the head, and has its colours.
import { clamp, ramp } from '#engine/raster/curves.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';
import { fillHoles, labelComponents } from '#engine/raster/label-components.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { binColours, colourOdds } from './colour-odds.ts';

/** So much of a crown that looks like skin is skin. */
const BALD = 0.8;
/** Less of the top of a head looks like skin where the hair has another colour than the face. */
const OTHER_COLOUR = 0.12;
/** Of a face's area. */
const LEAST_TOP = 0.12;
/** In heights of a face, below its middle. */
export const BROWS = -0.2;

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

/** Returns how likely each pixel is hair, 0–1. `strangers`: which pixels are somebody else's. */
export function findHair(lab: LabPlanes, face: Face, parts: HeadParts): Float32Array {
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
