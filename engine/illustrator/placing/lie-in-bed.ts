// Who sleeps in a bed: the head on the pillow, all else under the cover.

import { closeEyes, drawPortraitSheet, readPerson } from '../people/draw-person.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { drawSubject, renderOwn } from '../painting/sprites.ts';
import type { Stage } from '../staging/stage.ts';
import { paintBed } from '../things/furniture.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** In centimetres of the bed: where heads lie, of the first and of whoever lies beside them. */
const PILLOWS = [
  [-50, -74],
  [-78, -88],
] as const;
const HEAD = 37;
const TOY = 38;

export async function drawSleeper(
  stage: Stage,
  bed: Subject,
  who: readonly Subject[],
  hugged: readonly Subject[] = [],
): Promise<Surface> {
  const toys = await Promise.all(hugged.slice(0, 1).map((toy) => drawSubject(stage, toy)));
  const heads = who.slice(0, PILLOWS.length).map((one) => drawHead(stage, one));
  const pixels = Math.max(640, stage.short * 0.6);
  return renderOwn(
    stage,
    {
      width: 222,
      height: 118,
      paint: (pen) => {
        paintBed(pen, () => {
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
    pixels,
  );
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
function drawHead(stage: Stage, who: Subject): Surface {
  const pixels = 420;
  const drawn = drawPortraitSheet(stage, readPerson(stage, who, who.key, { view: 'front' }), who.key, pixels);
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
