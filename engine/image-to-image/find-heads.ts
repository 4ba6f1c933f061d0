// Where the heads are that a hat is set on: above each face, as wide as it is with its hair, and as tilted.
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
  return faces.map(({ x, y, width, height, eyes: [left, right] }) => {
    const angle = Math.atan2(right.y - left.y, right.x - left.x);
    const up = height / 2 + width * HAIR;
    return { x: x + Math.sin(angle) * up, top: y - Math.cos(angle) * up, width: width * HEAD_WIDTH, angle };
  });
}

/** Of a head's width: more hair than this is none that lies upon it. */
const HIGHEST = 0.3;

/** The same head, up to where its own hair ends. */
export function upToHair({ before, people }: Work, head: Head): Head {
  const { mask } = people().silhouette;
  const at = (up: number) => ({
    x: head.x + Math.sin(head.angle) * up,
    y: head.top - Math.cos(head.angle) * up,
  });
  const isHair = ({ x, y }: { x: number; y: number }): boolean =>
    y > 0 && sampleMask(mask, x / before.width, y / before.height) > 0.5;
  let up = 0;
  while (up < head.width * HIGHEST && isHair(at(up + 1))) up++;
  const { x, y } = at(up);
  return { ...head, x, top: y };
}
