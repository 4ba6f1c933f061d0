// A rider on a mount, in one drawing.

import { drawDressed } from './carriers.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { drawPersonSheet } from '../people/draw-person.ts';
import { isPerson, readPerson } from '../people/read-person.ts';
import { statureOf } from '../people/person.ts';
import { drawAnimal } from '../animals/draw-animal.ts';
import { headOf, movedAs } from '../animals/heads.ts';
import { inMaterial } from '../painting/of-material.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import { findOwnDrawing, renderOwn } from '../painting/render-own.ts';
import type { Stage } from '../staging/stage.ts';
import { topBetween } from '../placing/bear-on-back.ts';
import { drawPaddler } from './paddlers.ts';
import { SADDLE } from '../things/bicycle.ts';
import { MOTOR_SEATS } from '../things/motorcycles.ts';
import { metresOf } from '../things/metres.ts';
import { makeSurface, trimSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** Part of the mount's height, from its top, at which one sits on it. */
const SEATS: Record<string, number> = {
  horse: 0.385,
  unicorn: 0.44,
  pegasus: 0.53,
  camel: 0.3,
  yak: 0.34,
  ox: 0.3,
  'water-buffalo': 0.28,
  elephant: 0.12,
  bike: SADDLE.y,
  scooter: MOTOR_SEATS.scooter.y,
  motorcycle: MOTOR_SEATS.motorcycle.y,
  dragon: 0.4,
  'own/flying-dragon': 0.62,
};

/** Part of its width. */
const SEATS_ACROSS: Record<string, number> = {
  horse: 0.59,
  bike: SADDLE.x,
  'own/flying-dragon': 0.42,
  scooter: MOTOR_SEATS.scooter.x,
  motorcycle: MOTOR_SEATS.motorcycle.x,
};

/** Who rides one is no smaller than beside it. */
const MOST_OF_MOUNT: Record<string, number> = { bike: 1.6, motorcycle: 1.4, scooter: 1.4 };

/** How far behind the first the second sits, in parts of the mount's width. */
const BEHIND = 0.15;

/** The rider sits on the back of the mount, a leg before its flank; animals that ride sit behind the back. */
export async function drawRider(
  stage: Stage,
  mount: Subject,
  rider: Subject,
  held: readonly Subject[] = [],
  index = 0,
  stride?: number,
  passenger?: Subject,
): Promise<Surface> {
  if (mount.key === 'canoe') return drawPaddler(stage, mount, rider, index, stride);
  if (stride !== undefined && mount.key !== 'bike') return drawGalloper(stage, mount, rider, stride, index);
  if (mount.key === 'skateboard') return drawSkater(stage, mount, rider, held);
  if (mount.key === 'broom') return drawFlyer(stage, rider);
  const beast = await drawSubject(stage, stride === undefined ? mount : { ...mount, roll: stride });
  if (isPerson(rider)) {
    const label = labelOfRider(rider, index);
    const isCycle = mount.key === 'bike';
    const size = sizeOfRider(mount);
    const person = readPerson(stage, rider, label, { rides: isCycle ? 'cycle' : 'ride', view: 'side' });
    if (stride !== undefined) person.stride = stride;
    const { sheet, lap } = drawPersonSheet(stage, person, label, beast.height * size);
    const [left, top] = [beast.width * 0.3, beast.height * 1.2];
    const sitBehind = (brush: Brush, who: Subject): void => {
      const behind = `${who.key} passenger`;
      const second = readPerson(stage, who, behind, { rides: 'ride', view: 'side' });
      const tall = (beast.height * size * statureOf(second)) / statureOf(person);
      const drawn = drawPersonSheet(stage, second, behind, tall);
      const [x, y] = [
        left + beast.width * ((SEATS_ACROSS[mount.drawing] ?? SEATS_ACROSS[mount.key] ?? 0.52) + BEHIND),
        top + beast.height * seatOn(mount, beast),
      ];
      brush.drawImage(drawn.sheet, x - drawn.lap.x * drawn.sheet.width, y - drawn.lap.y * drawn.sheet.height);
    };
    const ridden = makeSurface(beast.width * 1.6, beast.height * 2.3, (brush) => {
      brush.drawImage(beast, left, top);
      if (passenger && isPerson(passenger)) sitBehind(brush, passenger);
      const [x, y] = [
        left + beast.width * (SEATS_ACROSS[mount.drawing] ?? SEATS_ACROSS[mount.key] ?? 0.52),
        top + beast.height * seatOn(mount, beast),
      ];
      brush.drawImage(sheet, x - lap.x * sheet.width, y - lap.y * sheet.height);
    });
    // All moments of a stride have to lie one on the other.
    return stride === undefined ? trimSurface(ridden) : ridden;
  }
  const person = await drawDressed(stage, rider, held, `${rider.key} rider`);
  const tall = beast.height * 0.72;
  const wide = (tall * person.width) / person.height;
  return trimSurface(
    makeSurface(beast.width * 1.2, beast.height * 1.8, (brush) => {
      const left = beast.width * 0.1;
      const top = beast.height * 0.75;
      brush.drawImage(
        person,
        left + beast.width * 0.5 - wide / 2,
        top + beast.height * 0.52 - tall * 0.98,
        wide,
        tall,
      );
      brush.drawImage(beast, left, top);
    }),
  );
}

/** Part of the height, from the top: on the back as it is drawn, where no seat was measured. */
function seatOn({ key, drawing }: Subject, beast: Surface): number {
  return SEATS[drawing] ?? SEATS[key] ?? Math.min(0.5, topBetween(beast, 0.5, 0.54) + 0.02);
}

/** Whether somebody pedals on it. */
export function isCyclist({ key }: Subject, riders: readonly Subject[]): boolean {
  const [rider] = riders;
  return key === 'bike' && rider !== undefined && isPerson(rider);
}

/** Whether somebody sits in it with a paddle. */
export function isPaddled({ key }: Subject, riders: readonly Subject[]): boolean {
  const [rider] = riders;
  return key === 'canoe' && rider !== undefined && isPerson(rider);
}

/** Whether a rider on it is drawn at more than one moment of its gallop. */
export function isGalloper(mount: Subject, riders: readonly Subject[]): boolean {
  const [rider] = riders;
  const moved = movedAs(mount, 'run');
  return rider !== undefined && riders.length === 1 && isPerson(rider) && moved !== movedAs(mount, 'run', 0);
}

/** At `stride` (0–1) of a gallop, on a sheet that is as large for all of them. */
async function drawGalloper(
  stage: Stage,
  mount: Subject,
  rider: Subject,
  stride: number,
  index: number,
): Promise<Surface> {
  const beast = await drawAnimal(
    { ...mount, rests: { how: 'run', words: '', stride } },
    [],
    inMaterial(stage, mount),
  );
  const back = headOf(movedAs(mount, 'run', stride) ?? mount.drawing)?.back;
  if (!beast || !back) throw new Error(`${mount.drawing} has no back to ride on`);
  const { width: wide, height: tall } = beast;
  const label = labelOfRider(rider, index);
  const { sheet, lap } = drawPersonSheet(
    stage,
    readPerson(stage, rider, label, { rides: 'ride', view: 'side' }),
    label,
    tall * sizeOfRider(mount),
  );
  const top = tall * 0.9;
  return makeSurface(wide, tall + top, (brush) => {
    brush.drawImage(beast, 0, top);
    brush.drawImage(sheet, wide * back[0] - lap.x * sheet.width, top + tall * back[1] - lap.y * sheet.height);
  });
}

function labelOfRider({ key }: Subject, index: number): string {
  return `${key} rider${index === 0 ? '' : ` ${index}`}`;
}

/** In heights of the mount. */
function sizeOfRider(mount: Subject): number {
  return Math.min(MOST_OF_MOUNT[mount.key] ?? 1.15, Math.max(0.34, 1.7 / metresOf(mount)));
}

/** Along a broomstick that rises to the front, the twigs behind. */
async function drawFlyer(stage: Stage, rider: Subject): Promise<Surface> {
  const label = `${rider.key} rider`;
  const pixels = stage.short * 0.5;
  const stick = findOwnDrawing('own/broomstick');
  const body = isPerson(rider)
    ? drawPersonSheet(stage, readPerson(stage, rider, label, { rides: 'ride', view: 'side' }), label, pixels)
    : undefined;
  const sheet = body?.sheet ?? (await drawSubject(stage, rider, label));
  const grown = body ? 1 : pixels / sheet.height;
  const seat = body?.lap ?? { x: 0.5, y: 0.94 };
  const [wide, tall] = [pixels * 2, pixels * 1.7];
  const broom = stick && renderOwn(stage, stick, 'broomstick', pixels * 0.26);
  return trimSurface(
    makeSurface(wide, tall, (brush) => {
      brush.imageSmoothingQuality = 'high';
      brush.translate(wide / 2, tall * 0.66);
      const paintBroom = (): void => {
        if (broom) brush.drawImage(broom, -broom.width * 0.46, -broom.height * 0.34);
      };
      const paintRider = (): void =>
        brush.drawImage(
          sheet,
          -seat.x * sheet.width * grown,
          -seat.y * sheet.height * grown,
          sheet.width * grown,
          sheet.height * grown,
        );
      brush.rotate(0.16);
      // A person's near leg hangs over it; an animal's paws stand on it.
      if (body) paintBroom();
      paintRider();
      if (!body) paintBroom();
    }),
  );
}

/** On all that they have for feet; a board is half as long as who stands on it is tall. */
async function drawSkater(
  stage: Stage,
  mount: Subject,
  rider: Subject,
  held: readonly Subject[],
): Promise<Surface> {
  const label = `${rider.key} rider`;
  const pixels = stage.short * 0.5;
  const sheet = isPerson(rider)
    ? drawPersonSheet(stage, readPerson(stage, rider, label, { rides: 'surf', view: 'side' }), label, pixels)
        .sheet
    : await drawDressed(stage, rider, held, label);
  const board = await drawSubject(stage, mount);
  const wide = isPerson(rider) ? pixels * 0.5 : sheet.width * 0.96;
  const tall = (wide * board.height) / board.width;
  const [width, height] = [Math.max(sheet.width, wide), sheet.height + tall * 0.62];
  return trimSurface(
    makeSurface(width, height, (brush) => {
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(board, (width - wide) / 2, height - tall, wide, tall);
      brush.drawImage(sheet, (width - sheet.width) / 2, 0);
    }),
  );
}
