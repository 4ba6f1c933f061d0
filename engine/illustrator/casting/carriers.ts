// An animal or a figure with what it holds and has on, in one drawing.

import type { Subject } from '../reading/prompt-reading.ts';
import { isNewsRead } from '../people/hands.ts';
import { drawAnimal } from '../animals/draw-animal.ts';
import { drawPiece, hasOwn, muzzleOf } from '../animals/eat.ts';
import { headSeen, isBeast, movedAs } from '../animals/heads.ts';
import { canWear, type Worn } from '../animals/wear.ts';
import { inMaterial } from '../painting/of-material.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import type { Stage } from '../staging/stage.ts';
import { paintBalloons } from './paint-held.ts';
import { makeSurface, readAlpha, trimSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** How far balloons are moved so that a large head does not lie behind them, in parts of one of them. */
const BESIDE_HEAD = { across: 0.75, up: 0.5 };

/** Who reads one of these has no book besides. */
const READ = /^(?:book|books|newspaper|rolled-up-newspaper|map|world-map|letter|envelope|scroll|open-book)$/;

const BOOK: Subject = { key: 'book', drawing: 'own/held-book', kind: 'item', height: 0.2, count: 1 };
const NEWSPAPER: Subject = { key: 'newspaper', drawing: 'newspaper', kind: 'item', height: 0.2, count: 1 };

/** How many times as high as wide, and how far what is so long is turned. */
const [LONG, ACROSS] = [1.9, 0.9] as const;

/** Someone with what they hold: a book before the belly, an umbrella over the head, a hat on it. */
export async function drawCarrier(
  stage: Stage,
  body: Subject,
  held: readonly Subject[],
  isReading: boolean,
): Promise<Surface> {
  const { worn, inHand } = await dress(stage, body, held);
  const person =
    (worn.length > 0 ? await drawAnimal(body, worn, inMaterial(stage, body)) : undefined) ??
    (await drawSubject(stage, body));
  const things = inHand.filter((thing) => !hasOwn(body, thing));
  if (isReading && !things.some((item) => READ.test(item.key)))
    things.push(isNewsRead(stage.reading) ? NEWSPAPER : BOOK);
  if (things.length === 0) return person;
  const sprites = await Promise.all(things.map((thing) => drawPiece(stage, thing, person.height * 0.6)));
  return trimSurface(
    makeSurface(person.width * 2.6, person.height * 1.7, (brush) => {
      const left = person.width * 0.8;
      const top = person.height * 0.65;
      const middle = left + person.width * (body.kind === 'face' ? 0.44 : 0.5);
      const umbrella = things.findIndex((thing) => thing.key === 'umbrella');
      const umbrellaSheet = sprites[umbrella];
      // Its stick is behind the head, so that no face is hidden by it.
      if (umbrellaSheet) paintUmbrella(brush, umbrellaSheet, middle, top, person);
      // People are seen from behind: what they hold shows beside them.
      things.forEach((thing, index) => {
        const sheet = sprites[index];
        if (!sheet || body.kind !== 'figure' || thing.kind !== 'item' || thing.key === 'umbrella') return;
        const wide = person.height * 0.3;
        const x = middle + stage.light.side * person.width * 0.3 - wide / 2;
        brush.drawImage(sheet, x, top + person.height * 0.42, wide, (wide * sheet.height) / sheet.width);
      });
      brush.drawImage(person, left, top);
      things.forEach((thing, index) => {
        const sheet = sprites[index];
        if (!sheet || thing.key === 'umbrella') return;
        const ratio = sheet.height / sheet.width;
        if (thing.kind === 'item' && body.kind === 'figure') return;
        if (thing.key === 'balloon') {
          const paw = { x: middle + person.width * 0.26, y: top + person.height * 0.7 };
          paintBalloons(brush, sheet, paw, person.height * 0.32, thing, BESIDE_HEAD);
          return;
        }
        if (thing.kind === 'hat') {
          const wide = person.width * (body.kind === 'figure' ? 0.34 : 0.42);
          brush.drawImage(sheet, middle - wide / 2, top - wide * ratio * 0.62, wide, wide * ratio);
        } else {
          const wide = Math.min(person.width * 0.62, person.height * 0.4);
          const muzzle =
            body.kind === 'bird' || isMoving(body)
              ? foremostOf(person)
              : thing.drawing.startsWith('own/cut-')
                ? muzzleOf(body)
                : muzzleInProfile(body);
          if (muzzle && isReading && /^(?:book|newspaper)$/.test(thing.key)) {
            // It stands on the ground before who looks to the side.
            const x = left + person.width * (muzzle.x + 0.17) - wide * 0.8;
            brush.drawImage(sheet, x, top + person.height - wide * ratio, wide, wide * ratio);
          } else if (muzzle) {
            // On four legs one carries in the mouth.
            const most = body.kind === 'bird' ? 0.46 : 0.3;
            const size = Math.min(wide, (person.height * most) / Math.max(1, ratio));
            const x = left + person.width * muzzle.x - size * 0.5;
            const y = top + person.height * muzzle.y - size * ratio * 0.45;
            brush.drawImage(sheet, x, y, size, size * ratio);
          } else if (ratio > LONG && body.kind === 'face' && thing.kind === 'item') {
            // What is long is held across the breast: upright it would be one of the legs.
            const long = person.height * 0.52;
            brush.save();
            brush.translate(middle, top + person.height * 0.66);
            brush.rotate(ACROSS);
            brush.drawImage(sheet, -long / ratio / 2, -long / 2, long / ratio, long);
            brush.restore();
          } else {
            // What is lower would be under the water.
            const row = body.rests?.how === 'wade' ? 0.32 : 0.6;
            brush.drawImage(sheet, middle - wide / 2, top + person.height * row, wide, wide * ratio);
          }
        }
      });
    }),
  );
}

/** Who runs or walks is seen from the side. */
function isMoving(body: Subject): boolean {
  return body.kind !== 'figure' && body.rests !== undefined && movedAs(body, body.rests.how) !== undefined;
}

/** All look to the left, the beak or the muzzle before all else but the paws. In parts of the drawing. */
function foremostOf(animal: Surface): { x: number; y: number } {
  const { width, height } = animal;
  const alpha = readAlpha(animal);
  for (let x = 0; x < width; x++) {
    const rows = Array.from({ length: Math.ceil(height * OVER_PAWS) }, (_, y) => y).filter(
      (y) => (alpha[y * width + x] ?? 0) > SOLID,
    );
    if (rows.length > 0) return { x: x / width, y: (rows[rows.length >> 1] ?? 0) / height };
  }
  return { x: 0, y: 0.5 };
}
const SOLID = 160;
const OVER_PAWS = 0.6;

/** Where the mouth of who is seen from the side is, in parts of the drawing; undefined for others. */
function muzzleInProfile(body: Subject): { x: number; y: number } | undefined {
  return isBeast(body) && headSeen(body)?.eyes.length === 1 ? muzzleOf(body) : undefined;
}

/** An animal with what it has on, and with empty paws. */
export async function drawDressed(
  stage: Stage,
  animal: Subject,
  held: readonly Subject[],
  label = animal.key,
): Promise<Surface> {
  const { worn } = await dress(stage, animal, held);
  return (
    (worn.length > 0 ? await drawAnimal(animal, worn, inMaterial(stage, animal)) : undefined) ??
    (await drawSubject(stage, animal, label))
  );
}

/** Of what an animal has what it can be seen to wear. */
export function clothesOf(body: Subject, held: readonly Subject[]): Subject[] {
  const head = isBeast(body) ? headSeen(body) : undefined;
  return held.filter((thing) => head !== undefined && canWear(head, thing));
}

/** What an animal has on, and what it only holds. */
async function dress(
  stage: Stage,
  body: Subject,
  held: readonly Subject[],
): Promise<{ worn: Worn[]; inHand: Subject[] }> {
  const clothes = clothesOf(body, held);
  const worn = await Promise.all(
    clothes.map(async (thing) => ({ thing, drawing: await drawSubject(stage, thing) })),
  );
  return { worn, inHand: held.filter((thing) => !clothes.includes(thing)) };
}

function paintUmbrella(brush: Brush, sheet: Surface, middle: number, top: number, person: Surface): void {
  const wide = Math.max(person.width * 1.05, person.height * 0.62);
  const tall = (wide * sheet.height) / sheet.width;
  brush.drawImage(sheet, middle - wide * 0.5, top - tall * 0.52, wide, tall);
}
