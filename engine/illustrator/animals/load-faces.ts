// Loads the heads of animals that are somebody, in the colour of their coats, before anybody is drawn.

import { makeSurface, trimSurface, type Surface } from '#engine/raster/surface.ts';
import { loadDrawing } from '../drawings.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { AnimalHead } from '../reading/people/person-look.ts';
import { recolourCoat } from './coats.ts';
import { COATS, LAUGHING } from './draw-animal.ts';
import { shutMouth } from './faces.ts';
import { findOwn, ROBOT_HEAD } from './own-beasts.ts';
import { headOf, headPart } from './heads.ts';

const PIXELS = 640;
/** An animal laughs with its mouth wide open, somebody in armour does not. */
const OPEN_MOUTHED: ReadonlySet<string> = new Set(['monkey-face']);

/** What the head is called among those of an image. */
export function faceName({ key, face, colour }: AnimalHead): string {
  return `${key} ${face} ${colour ?? ''}`;
}

export async function loadFaces({
  subjects,
}: Pick<PromptReading, 'subjects'>): Promise<Map<string, Surface>> {
  const animals = subjects.flatMap(({ person }) => person?.animal ?? []);
  return new Map(
    await Promise.all(animals.map(async (animal) => [faceName(animal), await loadFace(animal)] as const)),
  );
}

async function loadFace({
  key,
  face,
  colour = face.startsWith('own/') ? undefined : COATS[key],
}: AnimalHead): Promise<Surface> {
  const whole = findOwn(key === 'robot' ? ROBOT_HEAD : face, PIXELS) ?? (await loadDrawing(face, PIXELS));
  const part = headPart(face);
  const bare =
    part === 1
      ? whole
      : trimSurface(makeSurface(whole.width, whole.height * part, (brush) => brush.drawImage(whole, 0, 0)));
  const inColour = colour === undefined ? bare : recolourCoat(bare, colour);
  const head = headOf(face);
  return head && (LAUGHING.has(face) || OPEN_MOUTHED.has(face)) ? shutMouth(inColour, head) : inColour;
}
