// Follows the mouth of a face through a video: the mesh is traced again in each frame, from where it was a frame ago.
import type { Image } from '#engine/raster/image.ts';
import { findFaces, traceFace, type Face } from '#engine/vision/find-faces.ts';
import { measureMouth } from './measure-mouth.ts';
import { isHidden, type Mouth } from './mouth.ts';
import { makeSteady } from './steady.ts';

/** What the mesh says of itself, 0–1: less is no face, more is one for certain. */
const LOST = 0.35;
const SURE = 0.75;
/** Widths of the face: how far it may have gone while it was lost, and how its size may have changed. */
const MOST_AWAY = 1.2;
const LIKE_WIDTH = 1.6;
/** Frames until a lost face is looked for, then twice as many each time: it may never come back. */
const LOOK_AFTER = 2;
const LOOK_AT_LEAST_EACH = 32;

/** Where the mouth is, and how far what is drawn there can be believed, 0–1. */
export type Followed = { mouth: Mouth; sureness: number };

/** `start` is the face in the first frame. Null: the face is not to be seen, or its mouth is not. */
export function followMesh(start: Face, fps: number): (frame: Image) => Promise<Followed | null> {
  let known = start;
  let steady: ((mouth: Mouth) => Mouth) | null = null;
  let lostFor = 0;
  let pause = LOOK_AFTER;

  async function see(frame: Image): Promise<Face | null> {
    if (lostFor === 0) {
      const next = await traceFace(frame, known);
      if (next.sureness >= LOST) return next;
    }
    lostFor++;
    if (lostFor < pause) return null;
    pause = Math.min(pause * 2, lostFor + LOOK_AT_LEAST_EACH);
    return (await findFaces(frame)).find((face) => isLike(face, known)) ?? null;
  }

  return async (frame) => {
    const face = await see(frame);
    if (!face) {
      steady = null;
      return null;
    }
    [known, lostFor, pause] = [face, 0, LOOK_AFTER];
    const mouth = measureMouth(frame, face.points);
    if (isHidden(mouth)) {
      steady = null;
      return null;
    }
    steady ??= makeSteady(fps);
    return { mouth: steady(mouth), sureness: Math.min(1, (face.sureness - LOST) / (SURE - LOST)) };
  };
}

function isLike(face: Face, known: Face): boolean {
  const ratio = face.width / known.width;
  return (
    Math.hypot(face.x - known.x, face.y - known.y) < known.width * MOST_AWAY &&
    ratio < LIKE_WIDTH &&
    ratio > 1 / LIKE_WIDTH
  );
}
