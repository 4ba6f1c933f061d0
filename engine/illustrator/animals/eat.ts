// Animals that eat: what they eat is before the mouth, or in the paws of who sits upright.

import { drawSubject } from '../painting/draw-subject.ts';
import { renderOwn } from '../painting/render-own.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { FODDER } from '../things/fodder.ts';
import { metresOf } from '../things/metres.ts';
import { makeSurface, trimSurface, type Surface } from '#engine/raster/surface.ts';
import { faceOf, headOf, headSeen, isBeast } from './heads.ts';
import { frontBuild } from './upright-body.ts';
import { CONSUMING } from '../reading/links/link-kinds.ts';

/** A bird that pecks has to stand, and a fish to bite. */
const IN_THE_AIR_OR_WATER: ReadonlySet<Subject['kind']> = new Set(['fish', 'bird', 'air']);

/** Drawn with it in the paws already. */
const HAS_OWN: Readonly<Record<string, RegExp>> = { squirrel: /^(?:chestnut|peanuts)$/ };

/** Whether it is drawn with this in its paws already. */
export function hasOwn(animal: Subject, thing: Subject): boolean {
  return HAS_OWN[animal.key]?.test(thing.key) === true;
}

/** Of a heap of food one piece is before the mouth; of a grove one stalk. */
function isFood({ kind, key }: Subject): boolean {
  return kind === 'food' || key in FODDER;
}

/** Whether this animal can be seen to eat it. */
export function canEat(animal: Subject, food: Subject): boolean {
  return (
    isBeast(animal) &&
    !IN_THE_AIR_OR_WATER.has(animal.kind) &&
    (animal.rests === undefined || animal.rests.how === 'sit') &&
    isFood(food)
  );
}

export function isEatenByAnimal({ subjects, links }: PromptReading, food: Subject): boolean {
  return links.some(({ relation, from, to }) => {
    const eater = subjects[from];
    return (
      CONSUMING.has(relation) &&
      to !== null &&
      subjects[to] === food &&
      eater !== undefined &&
      canEat(eater, food)
    );
  });
}

/** What it eats, if that is said. */
export function foodOf({ subjects, links }: PromptReading, animal: Subject): Subject | undefined {
  return links
    .filter(({ relation, from }) => CONSUMING.has(relation) && subjects[from] === animal)
    .map(({ to }) => (to === null ? undefined : subjects[to]))
    .find((food) => food !== undefined && canEat(animal, food));
}

/** Sits under a head that we draw: what it eats is under the chin, before the breast. */
function isFromFront(animal: Subject): boolean {
  const face = faceOf(animal);
  return (
    face !== undefined &&
    frontBuild(face) !== undefined &&
    (animal.kind === 'face' || animal.rests?.how === 'sit')
  );
}

/** Their mouths are not below their eyes: a giraffe's is before them, an elephant has its food at the end of the trunk. */
const BITES: Readonly<Record<string, { x: number; y: number }>> = {
  giraffe: { x: 0.02, y: 0.12 },
  elephant: { x: 0.06, y: 0.7 },
  // An acorn is drawn in its paws: whatever else it has is before that.
  squirrel: { x: 0.15, y: 0.54 },
};

/** In parts of the drawing: where it bites. */
export function muzzleOf(animal: Subject): { x: number; y: number } {
  const head = isBeast(animal) ? headSeen(animal) : headOf(animal.drawing);
  const [first, second] = head?.eyes ?? [];
  // A head from the front sits on a body with paws.
  if (isFromFront(animal)) return { x: 0.5, y: 0.42 };
  const own = BITES[animal.key];
  if (own) return own;
  if (animal.kind === 'face' || !first) return { x: 0.47, y: 0.68 };
  if (second) return { x: (first[0] + second[0]) / 2, y: first[1] + 0.22 };
  return { x: Math.max(0, first[0] - 0.17), y: first[1] + 0.13 };
}

/** What is in the paws: of a grove one stalk. */
export async function drawPiece(stage: Stage, food: Subject, pixels: number): Promise<Surface> {
  const stalk = FODDER[food.key];
  return stalk ? renderOwn(stage, stalk, 'fodder', pixels) : drawSubject(stage, food);
}

/** Draws it eating; `body` is the animal with what it wears. */
export async function drawEater(
  stage: Stage,
  animal: Subject,
  food: Subject,
  body: Surface,
): Promise<Surface> {
  if (hasOwn(animal, food)) return body;
  const drawing = await drawPiece(stage, food, body.height * 0.6);
  const share =
    food.key in FODDER ? 0.5 : Math.min(0.3, Math.max(0.17, (metresOf(food) / metresOf(animal)) * 1.2));
  const tall = Math.min(share * body.height, (0.36 * body.width * drawing.height) / drawing.width);
  const wide = (tall * drawing.width) / drawing.height;
  const muzzle = muzzleOf(animal);
  const edge = body.width * 0.3;
  return trimSurface(
    makeSurface(body.width + edge * 2, body.height, (brush) => {
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(body, edge, 0);
      const left =
        edge +
        muzzle.x * body.width -
        (animal.kind === 'face' || isFromFront(animal) ? wide / 2 : wide * 0.62);
      brush.drawImage(drawing, left, muzzle.y * body.height - tall * 0.45, wide, tall);
    }),
  );
}
