// Somebody who carries somebody else: on the shoulders, on the back, in the arms. Both are drawn as one.

import { flip } from '../painting/turn-sprite.ts';
import { relight } from '../painting/relight.ts';
import { litLater } from '../painting/sprite.ts';
import { drawPersonSheet, type PersonSheet, type Place } from '../people/draw-person.ts';
import { readPerson } from '../people/read-person.ts';
import { statureOf } from '../people/person.ts';
import type { Cast } from '../placing/cast.ts';
import type { Spot } from '../placing/spot.ts';
import type { Carried } from '../reading/people/person-look.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { WHEELCHAIR } from '../things/pushed-things.ts';
import { cutToContent, makeSurface, type Brush } from '#engine/raster/surface.ts';

const FINE = 1.02;
const MOST_PIXELS = 900;

/** In what `how` is painted: both sheets, where each has its upper left corner, and how tall the carrier stands. */
type Pair = { carrier: PersonSheet; carried: PersonSheet; from: Place; at: Place; pixels: number };

/** The carrier with who is carried, in the light of the scene. */
export function castCarrying(stage: Stage, spot: Spot, rider: Subject): Cast {
  const { subject } = spot;
  const how = rider.person?.carried ?? 'shoulders';
  const pixels = Math.min(MOST_PIXELS, Math.max(160, spot.tall * FINE));
  const label = subject.key;
  const carrier = drawPersonSheet(stage, readPerson(stage, subject, label), label, pixels);
  const { view } = carrier.person;
  const small = readPerson(stage, rider, rider.key, { rides: 'ride', view });
  if (how === 'wheelchair') Object.assign(small, { pose: 'seat', hasChair: false });
  const size = statureOf(small) / statureOf(carrier.person);
  const carried = drawPersonSheet(stage, small, rider.key, pixels * size);
  const from = { x: pixels, y: pixels };
  const seat = seatOn(how, carrier, pixels);
  const at = {
    x: from.x + seat.x - carried.lap.x * carried.sheet.width,
    y: from.y + seat.y - carried.lap.y * carried.sheet.height,
  };
  const both = makeSurface(carrier.sheet.width + pixels * 2, carrier.sheet.height + pixels, (brush) =>
    PAINTERS[how](brush, { carrier, carried, from, at, pixels }),
  );
  const { surface, left } = cutToContent(both);
  const share = surface.height / pixels;
  const isTurned = view === 'side' && spot.isFlipped;
  const lapAcross = (from.x + carrier.lap.x * carrier.sheet.width - left) / surface.width;
  return {
    spot: {
      ...spot,
      isFlipped: isTurned,
      tall: spot.tall * share,
      share,
      view,
      pose: carrier.person.pose,
      lapAcross: isTurned ? 1 - lapAcross : lapAcross,
    },
    sprite: litLater(isTurned ? flip(surface) : surface, (sheet) =>
      relight(stage, sheet, {
        haze: spot.haze,
        strength: stage.isDark ? 0.72 : 0.85,
        hasHalo: stage.isDark,
      }),
    ),
  };
}

/** Where the carried one sits, in pixels of the carrier's sheet. */
function seatOn(how: Carried, carrier: PersonSheet, pixels: number): Place {
  const { sheet, lap, shoulder, crown } = carrier;
  if (how === 'wheelchair') return inWheelchair(carrier, ...WHEELCHAIR.seat);
  const [hips, neck] = [lap.y * sheet.height, shoulder.y * sheet.height];
  if (how === 'shoulders') return { x: crown.x * sheet.width, y: neck + pixels * 0.01 };
  if (how === 'back') return { x: lap.x * sheet.width + pixels * 0.1, y: hips - pixels * 0.08 };
  return { x: lap.x * sheet.width + pixels * 0.115, y: hips - pixels * 0.1 };
}

/** A place of the chair that is pushed, told in its centimetres; the sheet looks to the left. */
function inWheelchair({ sheet, hand }: PersonSheet, across: number, up: number): Place {
  const [handleX, handleY] = WHEELCHAIR.handle;
  const scale = ((1 - hand.y) * sheet.height) / -handleY;
  return { x: hand.x * sheet.width - (across - handleX) * scale, y: sheet.height + up * scale };
}

const PAINTERS: Record<Carried, (brush: Brush, pair: Pair) => void> = {
  /** From the front the head is before the body of who sits there, the legs before the breast. */
  shoulders(brush, { carrier, carried, from, at, pixels }) {
    const lap = at.y + carried.lap.y * carried.sheet.height;
    if (carrier.person.view === 'back') {
      // The head is before a child that is narrower than it, and would look like its hair.
      clipped(brush, [0, lap - pixels * 0.035, from.x * 9, pixels * 2], () =>
        brush.drawImage(carrier.sheet, from.x, from.y),
      );
      clipped(brush, [0, 0, from.x * 9, lap + pixels * 0.03], () =>
        brush.drawImage(carried.sheet, at.x, at.y),
      );
      return;
    }
    brush.drawImage(carried.sheet, at.x, at.y);
    brush.drawImage(carrier.sheet, from.x, from.y);
    clipped(brush, [0, lap + pixels * 0.012, from.x * 9, pixels], () =>
      brush.drawImage(carried.sheet, at.x, at.y),
    );
  },
  back(brush, { carrier, carried, from, at }) {
    brush.drawImage(carrier.sheet, from.x, from.y);
    brush.drawImage(carried.sheet, at.x, at.y);
  },
  /** Its large wheel is before the hips. */
  wheelchair(brush, { carrier, carried, from, at, pixels }) {
    brush.drawImage(carrier.sheet, from.x, from.y);
    brush.drawImage(carried.sheet, at.x, at.y);
    const front = inWheelchair(carrier, WHEELCHAIR.rim, WHEELCHAIR.seat[1]);
    clipped(brush, [from.x + front.x, from.y + front.y, pixels, pixels], () =>
      brush.drawImage(carrier.sheet, from.x, from.y),
    );
  },
  /** An arm is around the legs of who sits on it. */
  arms(brush, { carrier, carried, from, at, pixels }) {
    brush.drawImage(carrier.sheet, from.x, from.y);
    brush.drawImage(carried.sheet, at.x, at.y);
    const lap = at.y + carried.lap.y * carried.sheet.height;
    const middle = from.x + carrier.lap.x * carrier.sheet.width;
    clipped(brush, [middle - pixels * 0.12, lap - pixels * 0.015, pixels * 0.34, pixels * 0.1], () =>
      brush.drawImage(carrier.sheet, from.x, from.y),
    );
  },
};

function clipped(
  brush: Brush,
  [left, top, wide, tall]: readonly [number, number, number, number],
  paint: () => void,
): void {
  brush.save();
  brush.beginPath();
  brush.rect(left, top, wide, tall);
  brush.clip();
  paint();
  brush.restore();
}
