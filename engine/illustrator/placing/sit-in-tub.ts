// Who is in a bathtub: the breast and the head over its rim, and the duck that swims there.

import { drawPersonSheet } from '../people/draw-person.ts';
import { readPerson } from '../people/read-person.ts';
import { statureOf } from '../people/person.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import { recolour } from '../painting/recolour.ts';
import { renderOwn } from '../painting/render-own.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { ball, type Pen } from '../things/pen.ts';
import { BATHTUB, paintBathtub } from '../things/room-fittings.ts';
import type { Surface } from '#engine/raster/surface.ts';

/** In centimetres of the tub, from its middle and its foot: where the water is, and where they sit. */
const WATER = -56;
const SITS = [-24, 34] as const;
/** How far the hips are below the water. */
const DEEP = 12;
/** Room above the rim for the tallest. */
const TALL = 152;
const BUBBLES = { x: 12, tall: 72 } as const;
const DUCK = { x: 6, tall: 15 } as const;

/** The tub, and how many times as tall as an empty one it is with whoever is in it. */
export async function drawBather(
  stage: Stage,
  tub: Subject,
  who: readonly Subject[],
  toys: readonly Subject[],
): Promise<{ sheet: Surface; share: number }> {
  const drawings = await Promise.all(
    toys.map(async (toy) => ({ key: toy.key, drawing: await drawSubject(stage, toy) })),
  );
  const bathers = who.flatMap((one) => Array.from({ length: one.count }, (_, at) => [one, at] as const));
  const shown = bathers.slice(0, SITS.length);
  const paint = (pen: Pen): void => {
    for (const [place, [one, at]] of shown.entries()) {
      const x = shown.length === 1 ? SITS[0] : (SITS[place] ?? SITS[0]);
      sitDown(stage, pen, one, at === 0 ? one.key : `${one.key} ${at}`, x);
    }
    paintBathtub(pen);
    for (const { key, drawing } of drawings)
      if (key === 'soap-bubbles') rise(pen, drawing);
      else float(pen, drawing);
  };
  const pixels = Math.max(640, stage.short * 0.6);
  const sheet = renderOwn(stage, { width: BATHTUB.width, height: TALL, paint }, tub.key, pixels);
  return {
    sheet: tub.colour === undefined ? sheet : recolour(sheet, tub.colour),
    share: TALL / BATHTUB.height,
  };
}

function sitDown(stage: Stage, pen: Pen, who: Subject, label: string, x: number): void {
  const person = readPerson(stage, onNoChair(who), label, { view: 'front' });
  const { brush } = pen;
  const pixels = 700;
  const { sheet, lap } = drawPersonSheet(stage, person, label, pixels);
  const size = (statureOf(person) * 100) / pixels;
  brush.save();
  brush.imageSmoothingQuality = 'high';
  brush.translate(x, WATER + DEEP);
  brush.scale(size, size);
  const [left, top] = [-lap.x * sheet.width, -lap.y * sheet.height];
  brush.beginPath();
  brush.rect(left, top, sheet.width, -top - DEEP / size);
  brush.clip();
  brush.drawImage(sheet, left, top);
  brush.restore();
  const tall = lap.y * sheet.height * size;
  const isGrown = person.age !== 'child' && person.age !== 'baby' && person.hands === undefined;
  if (person.isFemale) coverInFoam(pen, x, -tall * (isGrown ? OF_GROWN : OF_CHILD));
}

/** "A baby in a bathtub": babies sit on chairs elsewhere. */
function onNoChair(who: Subject): Subject {
  if (who.person?.age !== 'baby') return who;
  return { ...who, person: { ...who.person, does: 'stand', isUpright: true } };
}

/** Heaps of it before the breast. `up`: from the hips to the crown, less than nothing. */
function coverInFoam(pen: Pen, x: number, up: number): void {
  for (let at = 0; at < FOAM; at++) {
    const across = ((at + 0.5) / FOAM) * 2 - 1;
    const rise = up * (1 - across * across) * pen.random.between(0.7, 1);
    for (let part = 0; part <= 1; part += 0.25) {
      const size = pen.random.between(6, 9);
      ball(pen, x + across * FOAM_WIDE, WATER + rise * part, size, size * 0.84, '#ffffff');
    }
  }
}
const [FOAM, FOAM_WIDE] = [15, 46] as const;
/** Of their height over the hips; the heads of children are larger, and it hides nothing that is in the hands. */
const [OF_GROWN, OF_CHILD] = [0.36, 0.18] as const;

/** Over the water. */
function rise({ brush }: Pen, bubbles: Surface): void {
  const wide = (BUBBLES.tall * bubbles.width) / bubbles.height;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bubbles, BUBBLES.x - wide / 2, WATER - BUBBLES.tall * 0.94, wide, BUBBLES.tall);
}

function float({ brush }: Pen, duck: Surface): void {
  const wide = (DUCK.tall * duck.width) / duck.height;
  brush.save();
  brush.beginPath();
  brush.rect(DUCK.x - wide, WATER - DUCK.tall * 2, wide * 3, DUCK.tall * 2);
  brush.clip();
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(duck, DUCK.x, WATER - DUCK.tall * 0.86, wide, DUCK.tall);
  brush.restore();
}
