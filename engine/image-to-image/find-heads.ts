// Where the heads are that a hat is set on: above each face, as wide as it is with its hair, and as tilted.
import { clamp } from '#engine/raster/curves.ts';
import { findPersonPart } from '#engine/photo/find-person-parts.ts';
import { placesAround, TURNED } from '#engine/photo/around-face.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { sampleMask } from '#engine/raster/mask.ts';
import { facesMeant } from './faces-meant.ts';
import type { Place } from './instruction.ts';
import type { Work } from './work.ts';

/** `top`: where its hair ends above; `width`: with the hair at its sides. */
export type Head = { x: number; top: number; width: number; angle: number };

/** So much wider than the face is a head with its hair; of its width, the hair begins so far above the forehead. */
const HEAD_WIDTH = 1.3;
const HAIR = 0.16;

export function findHeads(work: Work, place: Place): Head[] {
  const faces = facesMeant(work.before, work.people().faces, place);
  return faces.map((face) => {
    const { x, y, width, height, eyes } = face;
    const angle = Math.atan2(eyes[1].y - eyes[0].y, eyes[1].x - eyes[0].x);
    const up = height / 2 + width * HAIR;
    const aside = asideOf(work, face, angle);
    return {
      x: x + Math.sin(angle) * up + Math.cos(angle) * aside,
      top: y - Math.cos(angle) * up + Math.sin(angle) * aside,
      width: width * HEAD_WIDTH,
      angle,
    };
  });
}

/** Pixels of the longer side of the copy on which a hat is told from hair. */
const HAT_PIXELS = 240;

/** Whether somebody alone wears a hat: beside others the head of the next one may be taken for one. */
export function wearsHat({ before, people }: Work): boolean {
  const isAlone = mainFaces(before, people().faces).length === 1;
  return isAlone && findPersonPart(before, people(), 'hat', HAT_PIXELS) !== null;
}

/** Heights of a face above its middle: the forehead. Widths of it: as far as hair is followed beside it. */
const FOREHEAD = 0.4;
const BESIDE = 0.9;

/** Who looks aside shows the back of the head: how far the middle of hair and forehead lies beside that of the face. */
function asideOf({ before, people }: Work, face: Face, angle: number): number {
  const { mask } = people().silhouette;
  const { turned } = placesAround(face)(face.x, face.y);
  const isOwn = (far: number): boolean => {
    const up = face.height * FOREHEAD;
    const x = face.x + Math.sin(angle) * up + Math.cos(angle) * far;
    const y = face.y - Math.cos(angle) * up + Math.sin(angle) * far;
    return x > 0 && y > 0 && x < before.width && y < before.height
      ? sampleMask(mask, x / before.width, y / before.height) > 0.5
      : false;
  };
  const reach = (side: 1 | -1): number => {
    let far = 0;
    while (far < face.width * BESIDE && isOwn(side * (far + 1))) far++;
    return far;
  };
  const most = -turned * TURNED * face.width;
  // A hand beside the head, or somebody else, is no part of it.
  return clamp((reach(1) - reach(-1)) / 2, Math.min(0, most), Math.max(0, most));
}

/** Of a head's width: more hair than this is none that lies upon it. */
const HIGHEST = 0.3;

/** The same head, up to where its own hair ends. */
export function upToHair(work: Work, head: Head): Head {
  const up = stepsWithin(work, head.width * HIGHEST, (far) => along(head, 0, -far));
  const { x, y } = along(head, 0, -up);
  return { ...head, x, top: y };
}

/** Of a head's width: how deep in the hair what lies on it sits, and as far as its middle is looked for. */
const [SUNK, ASIDE] = [0.1, 0.5] as const;

/** Where something lies on the hair: a little sunken into it, in the middle between its two sides. */
export function setOnHair(work: Work, head: Head): Head {
  const { x, y } = along(upToHair(work, head), 0, head.width * SUNK);
  const sunk = { ...head, x, top: y };
  const [left, right] = [-1, 1].map((side) =>
    stepsWithin(work, head.width * ASIDE, (far) => along(sunk, side * far, 0)),
  ) as [number, number];
  const middle = along(sunk, (right - left) / 2, 0);
  return { ...sunk, x: middle.x, top: middle.y };
}

/** So many pixels to the right of where a head ends above, and down, along its own axes. */
function along({ x, top, angle }: Head, right: number, down: number): { x: number; y: number } {
  return {
    x: x + Math.cos(angle) * right - Math.sin(angle) * down,
    y: top + Math.sin(angle) * right + Math.cos(angle) * down,
  };
}

/** How many pixels far one stays on people. */
function stepsWithin(
  { before, people }: Work,
  most: number,
  placeOf: (far: number) => { x: number; y: number },
): number {
  const { mask } = people().silhouette;
  let far = 0;
  for (; far < most; far++) {
    const { x, y } = placeOf(far + 1);
    if (y <= 0 || sampleMask(mask, x / before.width, y / before.height) <= 0.5) break;
  }
  return far;
}
