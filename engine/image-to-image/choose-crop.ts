// Where a crop of a given size lies: as the words say, else around what matters.
import type { Box } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { readLab } from '#engine/raster/lab.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import type { Place } from './instruction.ts';
import type { Work } from './work.ts';

/** How much of the room that is left lies before the crop. */
const ROOM_BEFORE = { left: 0, top: 0, middle: 0.5, right: 1, bottom: 1 } as const;

export function chooseCrop(work: Work, width: number, height: number, place: Place = {}): Box {
  const { image } = work;
  const roomX = image.width - width;
  const roomY = image.height - height;
  const middle = findMiddle(work);
  const heads = findHeads(work);
  const left = middle.x - width / 2;
  const top = middle.y - height * middle.lift;
  const sideX = place.across && roomX * ROOM_BEFORE[place.across];
  const sideY = place.down && roomY * ROOM_BEFORE[place.down];
  return {
    left: inRoom(sideX ?? (heads ? holding(left, width, heads.left, heads.right) : left), roomX),
    top: inRoom(sideY ?? (heads ? holding(top, height, heads.top, heads.bottom) : top), roomY),
    width: Math.min(width, image.width),
    height: Math.min(height, image.height),
  };
}

/** Heights of a face from its middle to where its hair ends, and to below its chin; widths to its ears. */
const HAIR = 0.95;
const CHIN = 0.7;
const EARS = 0.75;

type Sides = { left: number; top: number; right: number; bottom: number };

/** What no crop may cut off: the heads of those whom the image is about. */
function findHeads(work: Work): Sides | null {
  const faces = mainFaces(work.before, work.people().faces);
  if (faces.length === 0) return null;
  return {
    left: Math.min(...faces.map(({ x, width }) => x - width * EARS)),
    top: Math.min(...faces.map(({ y, height }) => y - height * HAIR)),
    right: Math.max(...faces.map(({ x, width }) => x + width * EARS)),
    bottom: Math.max(...faces.map(({ y, height }) => y + height * CHIN)),
  };
}

/** Where a length begins that holds what lies between two places, moved no farther than that needs; around their middle where it is too short. */
function holding(start: number, length: number, from: number, to: number): number {
  if (to - from > length) return (from + to - length) / 2;
  return Math.min(from, Math.max(to - length, start));
}

function inRoom(value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(0, value)));
}

/** The middle of the subject, or of what is most lively; `lift`: where in the crop it shall lie, from its top. */
function findMiddle(work: Work): { x: number; y: number; lift: number } {
  const { image } = work;
  const subject = work.subject();
  if (subject) {
    const { left, top, width, height } = subject.box;
    // Faces are at the top of people: a tall subject is cut at its feet rather than at its head.
    const isTall = height > width * 1.1;
    return { x: left + width / 2, y: top + height * (isTall ? 0.36 : 0.5), lift: isTall ? 0.4 : 0.5 };
  }
  const lab = readLab(shrinkImage(image, 96));
  let sum = 1e-6;
  let sumX = 0;
  let sumY = 0;
  for (let y = 1; y < lab.height; y++) {
    for (let x = 1; x < lab.width; x++) {
      const i = y * lab.width + x;
      const lively =
        Math.abs((lab.lightness[i] ?? 0) - (lab.lightness[i - 1] ?? 0)) +
        Math.abs((lab.lightness[i] ?? 0) - (lab.lightness[i - lab.width] ?? 0)) +
        Math.hypot(lab.a[i] ?? 0, lab.b[i] ?? 0) * 0.05;
      sum += lively;
      sumX += lively * x;
      sumY += lively * y;
    }
  }
  return {
    x: (sumX / sum / lab.width) * image.width,
    y: (sumY / sum / lab.height) * image.height,
    lift: 0.5,
  };
}
