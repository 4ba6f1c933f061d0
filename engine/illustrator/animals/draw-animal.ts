// An animal as the words have it: awake or asleep, lying or yawning, with what it wears where it belongs.

import { loadDrawing } from '../drawings.ts';
import { keepSheet } from '../kept-sheets.ts';
import type { Head } from './measures.ts';
import type { Rest, Subject } from '../reading/prompt-reading.ts';
import { makeSurface, trimSurface, type Surface } from '#engine/raster/surface.ts';
import { joinHead, lyingBody, sittingBody, type HeadBox } from './bodies.ts';
import { coatToGive, recolourCoat } from './coats.ts';
import { paintFire } from './breathe-fire.ts';
import { paintEyes } from './paint-eyes.ts';
import { paintYawn, shutEyes, shutMouth } from './faces.ts';
import { foldLegs } from './fold-legs.ts';
import { frontBuild, restingBody, uprightBody } from './upright-body.ts';
import { findOwn } from './own-beasts.ts';
import { napeOf } from '../things/front-faces.ts';
import { canRest, faceOf, headOf, movedAs } from './heads.ts';
import { paintHeadwear, paintNeckwear, type Worn } from './wear.ts';

const PIXELS = 640;
/** Room beside and above a whole animal for what it wears, in its own widths and heights. */
const ROOM = { aside: 0.2, above: 0.6 };
const NO_ROOM = { aside: 0, above: 0 };
/** The coats of those whose face is drawn in another colour than their body. */
export const COATS: Readonly<Record<string, string>> = { 'black-cat': '#2a2c34', cat: '#f0943c' };
export const LAUGHING: ReadonlySet<string> = new Set(['cat-face']);

type Animal = Pick<Subject, 'key' | 'drawing' | 'kind' | 'colour' | 'rests' | 'eyes'>;

/** Paints a part of it as being of something; `head`: where its eyes are, of who is awake. */
type Paint = (sheet: Surface, head?: Head) => Surface;

/** Of the time of a yawn or a roar the mouth is open. */
const OPEN = 0.6;

function opensMouth(how: Rest['how'] | undefined): boolean {
  return how === 'yawn' || how === 'roar';
}

/** Whether it is drawn from the front with an open mouth, which it shuts again in a video. */
export function gapes(animal: Subject): boolean {
  const how = animal.rests?.how;
  return opensMouth(how) && how !== undefined && canRest(animal, how) && faceOf(animal) !== undefined;
}

/** Needs no scene: what it wears is drawn already, in its own colours. */
export async function drawAnimal(
  animal: Animal,
  worn: readonly Worn[],
  paint?: Paint,
): Promise<Surface | undefined> {
  const { key, drawing, kind, colour, rests, eyes } = animal;
  // Of a stride each moment is drawn once.
  if (worn.length > 0 || paint || rests?.stride !== undefined) return drawAnew(animal, worn, paint);
  const name = `animal ${key} ${drawing} ${kind} ${colour} ${rests?.how} ${rests?.isFromBehind} ${eyes?.colour} ${eyes?.glows}`;
  // No more than what it is kept by.
  return keepSheet(name, () => drawAnew({ key, drawing, kind, colour, rests, eyes }, worn));
}

async function drawAnew(animal: Animal, worn: readonly Worn[], paint?: Paint): Promise<Surface | undefined> {
  const rested = animal.rests && canRest(animal, animal.rests.how) ? animal.rests.how : undefined;
  const how = opensMouth(rested) && (animal.rests?.stride ?? 0) >= OPEN ? 'sit' : rested;
  const face = faceOf(animal);
  const moved = movedAs(animal, animal.rests?.how, animal.rests?.stride);
  if (moved !== undefined) return drawWhole({ ...animal, drawing: moved }, undefined, worn, paint);
  // In profile nobody is seen to lie: who is drawn so is turned to the viewer.
  return face !== undefined && ((how !== undefined && how !== 'fire') || animal.kind === 'face')
    ? drawFromFront(animal, face, how, worn, paint)
    : drawWhole(animal, how, worn, paint);
}

function withEyes({ key, eyes }: Animal, sheet: Surface, head: Head): Surface {
  return eyes ? paintEyes(sheet, head, key, eyes) : sheet;
}

async function drawFromFront(
  animal: Animal,
  face: string,
  how: Rest['how'] | undefined,
  worn: readonly Worn[],
  paint: Paint | undefined,
): Promise<Surface | undefined> {
  const head = headOf(face);
  if (!head) return undefined;
  const build = frontBuild(face);
  const isFromBehind = build !== undefined && animal.rests?.isFromBehind === true;
  const shown = isFromBehind ? napeOf(face) : face;
  const bare = findOwn(shown, PIXELS) ?? (await loadDrawing(shown, PIXELS));
  const isLow = how === 'sleep' || how === 'lie';
  const { sheet, box } = build
    ? isLow
      ? restingBody(bare, build, face)
      : uprightBody(bare, build, face, { isFromBehind, wag: animal.rests?.stride })
    : (isLow ? lyingBody : sittingBody)(bare, animal.key);
  const colour = coatToGive(animal) ?? (build ? undefined : COATS[animal.key]);
  const inColour = (drawing: Surface, seen: 'head' | 'side'): Surface =>
    paint
      ? paint(drawing, seen === 'head' && how !== 'sleep' ? head : undefined)
      : colour === undefined
        ? drawing
        : recolourCoat(drawing, colour, seen);
  const awake = withEyes(animal, inColour(bare, 'head'), head);
  const calm = LAUGHING.has(face) && how !== 'yawn' && how !== 'roar' ? shutMouth(awake, head) : awake;
  const seen = how === 'sleep' || how === 'yawn' ? shutEyes(calm, head) : calm;
  const joined = joinHead(
    { sheet: inColour(sheet, 'side'), box },
    seen,
    (brush) => paintNeckwear(brush, head, box, worn),
    (brush) => {
      if (how === 'yawn' || how === 'roar') paintYawn(brush, head, box, animal.key);
      paintHeadwear(brush, head, box, worn);
    },
  );
  // All moments of a stride have to lie one on the other.
  return animal.rests?.stride === undefined ? trimSurface(joined) : joined;
}

async function drawWhole(
  animal: Animal,
  how: Rest['how'] | undefined,
  worn: readonly Worn[],
  paint: Paint | undefined,
): Promise<Surface | undefined> {
  const { drawing } = animal;
  const colour = coatToGive(animal);
  const head = headOf(drawing);
  if (!head) return undefined;
  const bare = findOwn(drawing, PIXELS) ?? (await loadDrawing(drawing, PIXELS));
  const coated = colour === undefined ? bare : recolourCoat(bare, colour);
  const body = paint ? paint(bare, how === 'sleep' ? undefined : head) : coated;
  const awake = how === 'sleep' ? shutEyes(body, head) : withEyes(animal, body, head);
  const seen = how === 'sleep' || how === 'lie' ? foldLegs(awake, head) : awake;
  // A hat stands above the drawing, a scarf may hang beside it.
  const breath = how === 'fire' ? body.width * 0.72 : 0;
  const isAtStride = animal.rests?.stride !== undefined;
  const room = isAtStride && worn.length === 0 ? NO_ROOM : ROOM;
  const [aside, above] = [body.width * room.aside + breath, body.height * room.above];
  const box: HeadBox = { left: aside, top: above, wide: body.width, tall: body.height };
  const whole = makeSurface(body.width * (1 + room.aside) + aside, body.height + above, (brush) => {
    brush.drawImage(seen, aside, above);
    paintNeckwear(brush, head, box, worn);
    paintHeadwear(brush, head, box, worn);
    if (breath > 0 && head.mouth)
      paintFire(brush, aside + body.width * head.mouth[0], above + body.height * head.mouth[1], breath);
  });
  // All moments of a stride have to lie one on the other.
  return isAtStride ? whole : trimSurface(whole);
}
