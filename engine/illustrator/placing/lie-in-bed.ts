// Who is in a bed: the head of who sleeps is on the pillow, who reads sits up; all else is under the cover.

import { readsIn } from '../casting/beds.ts';
import { closeEyes, drawPersonSheet, drawPortraitSheet } from '../people/draw-person.ts';
import { readPerson } from '../people/read-person.ts';
import { statureOf } from '../people/person.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import { renderOwn } from '../painting/render-own.ts';
import type { Stage } from '../staging/stage.ts';
import { paintBed } from '../things/furniture.ts';
import { paintCradle } from '../things/house-pieces.ts';
import type { Pen } from '../things/pen.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** In centimetres of the bed: where heads lie, of the first and of whoever lies beside them. */
const PILLOWS = [
  [-50, -74],
  [-78, -88],
] as const;
const HEAD = 37;
const TOY = 38;

/** Where the hips are of who sits up, and of the next; how far back they lean, radians. */
const SITTERS = [
  [-57, -74],
  [-78, -80],
] as const;
const LEANS = -0.14;
const BED_TALL = 118;
const WITH_SITTER = 186;

/** In a cradle one lies under its hood: where the head is, and how tall. */
const IN_CRADLE = { x: -29, y: -61, head: 25, width: 122, height: 94 } as const;

function drawCradle(stage: Stage, bed: Subject, who: Subject): { sheet: Surface; share: number } {
  const { x, y, head, width, height } = IN_CRADLE;
  const face = drawHead(stage, who);
  const wide = (head * face.width) / face.height;
  const paint = (pen: Pen): void =>
    paintCradle(pen, () => {
      const { brush } = pen;
      brush.save();
      brush.imageSmoothingQuality = 'high';
      brush.translate(x, y);
      brush.rotate(-0.5);
      brush.drawImage(face, -wide / 2, -head * 0.5, wide, head);
      brush.restore();
    });
  const sheet = renderOwn(stage, { width, height, paint }, bed.key, Math.max(640, stage.short * 0.6));
  return { sheet, share: 1 };
}

/** The bed, and how many times as tall as an empty one it is with who sits up in it. */
export async function drawSleeper(
  stage: Stage,
  bed: Subject,
  who: readonly Subject[],
  hugged: readonly Subject[] = [],
): Promise<{ sheet: Surface; share: number }> {
  const [first] = who;
  if (bed.key === 'cradle' && first) return drawCradle(stage, bed, first);
  const toys = await Promise.all(hugged.slice(0, 1).map((toy) => drawSubject(stage, toy)));
  const readers = who.filter(({ person }) => readsIn(person)).slice(0, SITTERS.length);
  const asleep = who.filter((one) => !readers.includes(one));
  const heads = asleep
    .flatMap((one) =>
      Array.from({ length: Math.min(one.count, PILLOWS.length) }, (_, index) => drawHead(stage, one, index)),
    )
    .slice(0, PILLOWS.length);
  const height = readers.length > 0 ? WITH_SITTER : BED_TALL;
  const pixels = Math.max(640, stage.short * 0.6);
  const sheet = renderOwn(
    stage,
    {
      width: 222,
      height,
      paint: (pen) => {
        paintBed(pen, () => {
          for (const [index, one] of [...readers.entries()].toReversed())
            sitUp(stage, pen.brush, one, SITTERS[index] ?? SITTERS[0]);
          // The one who is farther away first.
          for (const [index, head] of [...heads.entries()].toReversed()) {
            const [x, y] = PILLOWS[index] ?? PILLOWS[0];
            const { brush } = pen;
            brush.save();
            brush.imageSmoothingQuality = 'high';
            brush.translate(x, y);
            brush.rotate(-1.12);
            const wide = (HEAD * head.width) / head.height;
            brush.drawImage(head, -wide / 2, -HEAD * 0.5, wide, HEAD);
            brush.restore();
          }
        });
        for (const toy of toys) layInArm(pen.brush, toy);
      },
    },
    bed.key,
    (pixels * height) / BED_TALL,
  );
  return { sheet, share: height / BED_TALL };
}

/** From the hips up, with the book, the face to the foot of the bed. */
function sitUp(stage: Stage, brush: Brush, who: Subject, [x, y]: readonly [number, number]): void {
  const person = readPerson(stage, who, who.key, { view: 'side' });
  const pixels = 700;
  const { sheet, lap } = drawPersonSheet(stage, person, who.key, pixels);
  const size = (statureOf(person) * 100) / pixels;
  brush.save();
  brush.imageSmoothingQuality = 'high';
  brush.translate(x, y);
  brush.rotate(LEANS);
  // Drawings look to the left, the foot of the bed is on the right.
  brush.scale(-size, size);
  const [left, top] = [-lap.x * sheet.width, -lap.y * sheet.height];
  brush.beginPath();
  brush.rect(left, top, sheet.width, -top + pixels * 0.03);
  brush.clip();
  brush.drawImage(sheet, left, top);
  brush.restore();
}

/** On the cover, before the breast. */
function layInArm(brush: Brush, toy: Surface): void {
  const wide = (TOY * toy.width) / toy.height;
  brush.save();
  brush.imageSmoothingQuality = 'high';
  brush.translate(-16, -66);
  brush.rotate(-0.7);
  brush.drawImage(toy, -wide / 2, -TOY * 0.62, wide, TOY);
  brush.restore();
}

/** Head and neck, the eyes shut where one sleeps. */
function drawHead(stage: Stage, who: Subject, index = 0): Surface {
  const pixels = 420;
  const label = index === 0 ? who.key : `${who.key} ${index}`;
  const drawn = drawPortraitSheet(stage, readPerson(stage, who, label, { view: 'front' }), label, pixels);
  const { sheet, eyes } = drawn;
  // Above the shoulders.
  const [wide, tall] = [sheet.width * 0.62, sheet.height * 0.72];
  return makeSurface(wide, tall, (brush) => {
    const left = (wide - sheet.width) / 2;
    brush.drawImage(sheet, left, 0);
    if (who.person?.does === 'sleep')
      closeEyes(brush, eyes, { left, top: 0, wide: sheet.width, tall: sheet.height }, 1);
  });
}
