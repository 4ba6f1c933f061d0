// All vehicles that can be had in another paint.

import { AIRCRAFT_KINDS } from './aircraft.ts';
import { CAR_KINDS } from './cars.ts';
import { BUS_KINDS } from './city-bus.ts';
import { vehicleIn } from './coloured-vehicles.ts';
import { inPaintAsked, inUsualPaint, type PaintedKind } from './in-paint.ts';
import { MOTORCYCLE_KINDS } from './motorcycles.ts';
import { LIGHT_VEHICLES } from './light-vehicles.ts';
import type { OwnDrawing } from './pen.ts';
import { VAN_KINDS } from './vans.ts';
import { WORKING_VEHICLES } from './working-vehicles.ts';

const KINDS: Record<string, PaintedKind> = {
  ...MOTORCYCLE_KINDS,
  ...BUS_KINDS,
  ...CAR_KINDS,
  ...VAN_KINDS,
  ...AIRCRAFT_KINDS,
  ...WORKING_VEHICLES,
  ...LIGHT_VEHICLES,
};

export const PAINTED_VEHICLES: Record<string, OwnDrawing> = inUsualPaint(KINDS);

/** Returns the vehicle in the paint that was asked for; undefined for other drawings and where none was. */
export function vehicleOf(subject: { drawing: string; colour?: string | undefined }): OwnDrawing | undefined {
  const { drawing, colour } = subject;
  return inPaintAsked(KINDS, subject) ?? (colour === undefined ? undefined : vehicleIn(drawing, colour));
}
