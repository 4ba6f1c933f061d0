// Who drives is seen in the vehicle: behind its glass, the hands on the wheel, or over the side of an open one.

import { findOwn } from '../animals/own-beasts.ts';
import { loadDrawing } from '../drawings.ts';
import { COATS } from '../animals/draw-animal.ts';
import { faceOf, headOf } from '../animals/heads.ts';
import { paintHeadwear, type Worn } from '../animals/wear.ts';
import { clothesOf } from './carriers.ts';
import { drawPersonSheet } from '../people/draw-person.ts';
import { isPerson, readPerson } from '../people/read-person.ts';
import { headShare } from '../people/person.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { recolourCoat } from '../animals/coats.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import type { Stage } from '../staging/stage.ts';
import { cabinOf, type Cabin } from '../things/cabins.ts';
import { makeSurface, trimSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** Somebody ready to be put behind a pane: where the middle of the head is on the sheet. */
type Driver = { sheet: Surface; head: readonly [x: number, y: number]; hand?: readonly [number, number] };

/** Several of the same fill the seats there are. */
export async function drawDriver(
  stage: Stage,
  vehicle: Subject,
  who: readonly Subject[],
  cabin: Cabin,
): Promise<Surface> {
  const body = await drawSubject(stage, vehicle);
  const coachman = cabin.box && who.find((one) => drives(stage, one, vehicle));
  const inside = who.filter((one) => one !== coachman);
  const onBox = cabin.box && coachman && (await seatOnBox(stage, coachman, body.height * cabin.box.tall));
  const everybody = inside.flatMap((one) =>
    Array.from({ length: one.count }, (_, index) => ({ one, index })),
  );
  const { seats } = cabin;
  const seated = await Promise.all(
    everybody
      .slice(0, seats.length)
      .map(async ({ one, index }) => seat(stage, one, index, body.height * cabin.head)),
  );
  const above = body.height * 0.4;
  const paintSeated = (brush: Brush): void => {
    for (const [index, { sheet, head, hand }] of seated.entries()) {
      const [x, y] = seats[index] ?? [0.5, 0.3];
      const [left, top] = [body.width * x - head[0], above + body.height * y - head[1]];
      brush.drawImage(sheet, left, top);
      // Reins lead to a sleigh.
      if (index === 0 && hand && !WITHOUT_WHEEL.has(vehicle.key))
        paintWheel(brush, left + hand[0], top + hand[1], body.height * cabin.head);
    }
  };
  const paintOnBox = (brush: Brush): void => {
    if (!onBox || !cabin.box) return;
    const [x, y] = cabin.box.seat;
    const { sheet, lap } = onBox;
    brush.drawImage(sheet, body.width * x - lap[0], above + body.height * y - lap[1]);
  };
  return trimSurface(
    makeSurface(body.width, body.height + above, (brush) => {
      brush.imageSmoothingQuality = 'high';
      if (cabin.panes.length === 0) {
        brush.save();
        // No legs below the floor.
        brush.beginPath();
        brush.rect(0, 0, body.width, above + body.height * (cabin.floor ?? FLOOR));
        brush.clip();
        paintSeated(brush);
        brush.restore();
        brush.drawImage(body, 0, above);
        paintOnBox(brush);
        return;
      }
      brush.drawImage(body, 0, above);
      paintOnBox(brush);
      brush.save();
      brush.beginPath();
      for (const pane of cabin.panes) {
        for (const [index, [x, y]] of pane.entries()) {
          const [px, py] = [body.width * x, above + body.height * y];
          if (index === 0) brush.moveTo(px, py);
          else brush.lineTo(px, py);
        }
        brush.closePath();
      }
      brush.clip();
      paintSeated(brush);
      // The sky in the glass.
      const sheen = brush.createLinearGradient(0, above, body.width, above + body.height * 0.5);
      sheen.addColorStop(0, 'rgba(210,238,255,0.34)');
      sheen.addColorStop(0.5, 'rgba(210,238,255,0.06)');
      sheen.addColorStop(1, 'rgba(210,238,255,0.26)');
      brush.fillStyle = sheen;
      brush.fillRect(0, above, body.width, body.height);
      brush.restore();
    }),
  );
}

/** Of open cars. */
const FLOOR = 0.66;

const WITHOUT_WHEEL: ReadonlySet<string> = new Set([
  'sled',
  'phone-booth',
  'rocket',
  'ufo',
  'spaceship',
  'hot-air-balloon',
]);

function drives({ reading: { links, subjects } }: Stage, who: Subject, vehicle: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'driving' && subjects[from] === who && subjects[to ?? -1] === vehicle,
  );
}

/** All of who drives the horses; animals do not. `tall`: standing, in pixels of the vehicle's sheet. */
async function seatOnBox(
  stage: Stage,
  who: Subject,
  tall: number,
): Promise<{ sheet: Surface; lap: readonly [x: number, y: number] } | undefined> {
  if (!isPerson(who)) return undefined;
  const label = `${who.key} coachman`;
  const person = readPerson(stage, who, label, { rides: 'ride', view: 'side' });
  const { sheet, lap } = drawPersonSheet(stage, person, label, tall);
  return { sheet, lap: [lap.x * sheet.width, lap.y * sheet.height] };
}

function paintWheel(brush: Brush, x: number, y: number, head: number): void {
  brush.strokeStyle = '#1c1a22';
  brush.lineWidth = head * 0.13;
  brush.beginPath();
  brush.ellipse(x - head * 0.1, y, head * 0.16, head * 0.56, 0.3, 0, 7);
  brush.stroke();
}

/** `tall`: of the head, in pixels of the vehicle's sheet. */
async function seat(stage: Stage, who: Subject, index: number, tall: number): Promise<Driver> {
  const label = `${who.key} rider${index === 0 ? '' : ` ${index}`}`;
  if (isPerson(who)) {
    const person = readPerson(stage, who, label, { rides: 'ride', view: 'side' });
    const pixels = tall / headShare(person.age);
    const { sheet, lap, hand } = drawPersonSheet(stage, person, label, pixels);
    const gear = person.outfit.headgear ? tall * 0.2 : 0;
    return {
      sheet,
      head: [lap.x * sheet.width, tall * 0.52 + gear],
      hand: [hand.x * sheet.width, hand.y * sheet.height],
    };
  }
  const face = faceOf(who);
  // An animal's head is larger than a man's.
  const size = tall * 1.5;
  if (face === undefined) {
    const whole = await drawSubject(stage, who, label);
    const grown = (size * 1.7) / whole.height;
    return {
      sheet: makeSurface(whole.width * grown, size * 1.7, (brush) =>
        brush.drawImage(whole, 0, 0, whole.width * grown, size * 1.7),
      ),
      head: [whole.width * grown * 0.4, size * 0.5],
    };
  }
  const drawn = findOwn(face, 320) ?? (await loadDrawing(face, 320));
  const coat = who.colour ?? COATS[who.key];
  const head = coat === undefined ? drawn : recolourCoat(drawn, coat, 'head');
  const wide = (size * head.width) / head.height;
  const worn = await wornInCar(stage, who);
  const measures = headOf(face);
  // A hat stands above the head.
  const above = worn.length > 0 ? size * 0.5 : 0;
  return {
    sheet: makeSurface(wide, size + above, (brush) => {
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(head, 0, above, wide, size);
      if (measures) paintHeadwear(brush, measures, { left: 0, top: above, wide, tall: size }, worn);
    }),
    head: [wide / 2, size / 2 + above],
  };
}

/** Glasses and hats are seen through the window; what is worn below is not. */
async function wornInCar(stage: Stage, who: Subject): Promise<Worn[]> {
  const { links, subjects } = stage.reading;
  const own = subjects.indexOf(who);
  const things = links
    .filter(({ relation, from }) => relation === 'wearing' && from === own)
    .flatMap(({ to }) => subjects[to ?? -1] ?? []);
  return Promise.all(
    clothesOf(who, things).map(async (thing) => ({ thing, drawing: await drawSubject(stage, thing) })),
  );
}

/** The cabin that somebody is said to drive, or to sit in. */
export function cabinFor(relation: string, vehicle: Subject): Cabin | undefined {
  // Who drives a carriage sits before it, who is said to be on it sits inside.
  const cabin = cabinOf(vehicle);
  if (cabin?.box && relation === 'driving') return cabin;
  if (vehicle.key === 'hot-air-balloon')
    return relation === 'riding' || relation === 'in' || relation === 'on' ? cabin : undefined;
  if (vehicle.key === 'carriage') return relation === 'in' || relation === 'on' ? cabin : undefined;
  if (cabin?.seats.length === 0) return undefined;
  const isPulled = relation === 'tied_to' && vehicle.key === 'sled';
  return relation === 'driving' || relation === 'in' || isPulled ? cabin : undefined;
}
