// Whom a photo is about, among the faces that the server found in it.
import type { FoundFace } from '#contract/media.ts';
import type { FacesState } from './use-faces.ts';

/** The middle of a face, as shares of the image. */
export type FacePoint = { x: number; y: number };

export type PhotoFaces = {
  state: FacesState['state'];
  /** Those that the photo is about, the widest first; null where nobody knows. */
  faces: readonly FoundFace[] | null;
  /** How many people the photo is to show. */
  people: 1 | 2;
  /** Their places in `faces`, rising. Of two people any number may be chosen meanwhile. */
  chosen: readonly number[];
  /** The one that is meant; of two people, one more or one less. */
  choose: (n: number) => void;
};

/** True where there is something to choose. */
export function isChoice({ faces, people }: PhotoFaces): boolean {
  return (faces?.length ?? 0) > people;
}

export function middleOf({ x, y, width, height }: FoundFace): FacePoint {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The faces in which these points lie, each once; the widest where none does. */
export function findChosen(
  faces: readonly FoundFace[],
  people: 1 | 2,
  points: readonly FacePoint[] | undefined,
): number[] {
  const hit = points?.map((point) => faces.findIndex((face) => isInside(face, point))).filter((n) => n >= 0);
  const isUsual = hit === undefined || (hit.length === 0 && points?.length !== 0);
  const chosen = isUsual ? [...faces.keys()].slice(0, people) : hit;
  return [...new Set(chosen)].toSorted((one, other) => one - other);
}

function isInside({ x, y, width, height }: FoundFace, at: FacePoint): boolean {
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
}
