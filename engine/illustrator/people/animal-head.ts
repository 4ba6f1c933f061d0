// The head and the tail of an animal that is somebody: in place of a face and hair, in the units of a human head.

import { headOnBody, headPart } from '../animals/heads.ts';
import type { Head } from '../animals/measures.ts';
import { mix, type Rgb } from '#engine/raster/colour.ts';
import { limb, oval, patch, type Draft, type Point } from './draft.ts';
import { drawFaceWear } from './face-wear.ts';
import { drawBehindHead, drawHeadgear } from './headgear.ts';
import type { AnimalFace, Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

/** How wide it is, and how high at most; in a round helmet there is less room. */
const FREE = { wide: 138, tall: 160, chin: 30 };
const IN_BUBBLE = { wide: 124, tall: 140, chin: 22 };
/** How much larger the round helmet is than that of people. */
const BUBBLE = { x: 1.3, y: 1.18 };
/** Where a hat stands, and how wide the head is there, where eyes are as high. */
const SEATS: Readonly<Record<string, Pick<Head, 'top' | 'wide'>>> = {
  'own/frog-head': { top: [0.5, 0.07], wide: 0.5 },
};
/** They would hide the face: of a hood what lies behind the head is seen. */
const HIDING: ReadonlySet<string> = new Set(['helmet', 'kabuto', 'hood', 'fur-hood']);
/** Units of a human head: where a brim is, how wide the head is under it, where the eyes are and how far from the middle. */
const HUMAN = { brim: -86, wide: 74, eyes: -48, eye: 17 };

type Box = { left: number; top: number; wide: number; tall: number };

export function drawAnimalHead(draft: Draft, person: Person, animal: AnimalFace): void {
  const { brush } = draft;
  const box = boxOf(person, animal);
  const head = headOnBody(animal.face);
  const kind = person.outfit.headgear?.kind;
  patch(draft, [0, box.top + box.tall], box.wide * 0.36, '#1c1020', 0.3);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(animal.drawing, box.left, box.top, box.wide, box.tall);
  if (!head) return;
  atEyes(draft, box, head, animal, () => drawFaceWear(draft, person));
  if (kind === 'bubble') inBubble(draft, () => drawHeadgear(draft, person));
  else if (kind !== undefined && !HIDING.has(kind))
    onTop(draft, box, head, animal, () => drawHeadgear(draft, person));
}

/** Brims and hoods that lie behind it. */
export function drawBehindAnimalHead(draft: Draft, person: Person, animal: AnimalFace): void {
  const head = headOnBody(animal.face);
  const { brush } = draft;
  const kind = person.outfit.headgear?.kind;
  if (kind === undefined || !head) return;
  if (kind === 'bubble') inBubble(draft, () => drawBehindHead(draft, person));
  else if (HIDING.has(kind)) {
    brush.save();
    brush.scale(1.55, 1.3);
    drawBehindHead(draft, person);
    brush.restore();
  } else onTop(draft, boxOf(person, animal), head, animal, () => drawBehindHead(draft, person));
}

function boxOf({ outfit }: Person, { drawing }: AnimalFace): Box {
  const room = outfit.headgear?.kind === 'bubble' ? IN_BUBBLE : FREE;
  const scale = Math.min(room.wide / drawing.width, room.tall / drawing.height);
  const [wide, tall] = [drawing.width * scale, drawing.height * scale];
  return { left: -wide / 2, top: room.chin - tall, wide, tall };
}

function inBubble({ brush }: Draft, paint: () => void): void {
  brush.save();
  brush.scale(BUBBLE.x, BUBBLE.y);
  paint();
  brush.restore();
}

/** Paints what fits a human head where it belongs on this one. */
function onTop({ brush }: Draft, box: Box, head: Head, { face }: AnimalFace, paint: () => void): void {
  const { top, wide } = SEATS[face] ?? head;
  const [x, y] = top;
  const scale = (box.wide * wide * 1.16) / HUMAN.wide;
  brush.save();
  brush.translate(box.left + box.wide * x, box.top + (box.tall * y) / headPart(face));
  brush.rotate(((head.tilt ?? 0) * Math.PI) / 180);
  brush.scale(scale, scale);
  brush.translate(0, -HUMAN.brim);
  paint();
  brush.restore();
}

function atEyes({ brush }: Draft, box: Box, head: Head, { face }: AnimalFace, paint: () => void): void {
  const [left, right] = head.eyes;
  if (!left || !right) return;
  const scale = (box.wide * (right[0] - left[0])) / 2 / HUMAN.eye;
  brush.save();
  brush.translate(
    box.left + (box.wide * (left[0] + right[0])) / 2,
    box.top + (box.tall * (left[1] + right[1])) / 2 / headPart(face),
  );
  brush.scale(scale, scale);
  brush.translate(0, -HUMAN.eyes);
  paint();
  brush.restore();
}

const BUSHY: ReadonlySet<string> = new Set(['fox', 'wolf', 'raccoon', 'red-panda']);
const THIN: ReadonlySet<string> = new Set(['cat', 'black-cat', 'dog', 'tiger', 'lion', 'monkey', 'mouse']);

/** Behind the body, to the right. */
export function drawTail(draft: Draft, { key, coat }: AnimalFace, { hips: [x, y], head: h }: Skeleton): void {
  const isBushy = BUSHY.has(key);
  if (!isBushy && !THIN.has(key)) return;
  const points: Point[] = [
    [x, y + h * 0.1],
    [x + h * 0.6, y + h * 0.42],
    [x + h * 1.1, y + h * 0.36],
    [x + h * 1.4, y + h * 0.02],
    [x + h * 1.46, y - h * 0.36],
    [x + h * (isBushy ? 1.34 : 1.3), y - h * 0.74],
  ];
  const colour = mix(coat.main, '#3a1c18', 0.06);
  const paint = {
    from: mix(colour, '#ffffff', 0.16),
    to: mix(colour, '#2a1020', 0.3),
    top: y - h,
    bottom: y + h,
  };
  limb(
    draft,
    points,
    isBushy ? [h * 0.16, h * 0.34, h * 0.52, h * 0.56, h * 0.42, h * 0.1] : [h * 0.17, h * 0.15, h * 0.13],
    paint,
  );
  const tip = points[5] as Point;
  if (isBushy) limb(draft, [[x + h * 1.42, y - h * 0.46], tip], [h * 0.35, h * 0.1], tipOf(coat.pale));
  else if (key === 'lion') oval(draft, tip, h * 0.16, h * 0.2, mix(colour, '#5a2a10', 0.5));
}

function tipOf(colour: Rgb): Rgb {
  return mix(colour, '#ffffff', 0.2);
}
