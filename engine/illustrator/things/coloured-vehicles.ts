// What drives in the colour that was said: its paint is of it, its glass and its tyres are not.

import type { OwnDrawing } from './pen.ts';
import { sedanIn } from './sedans.ts';
import { sportsCarIn } from './sports-car.ts';
import { townVehicleIn } from './town-vehicles.ts';
import { vintageCarIn } from './vintage-car.ts';

/** Undefined for what is tinted as it was drawn. */
export function vehicleIn(drawing: string, colour: string): OwnDrawing | undefined {
  return (
    sedanIn(drawing, colour) ??
    sportsCarIn(drawing, colour) ??
    vintageCarIn(drawing, colour) ??
    townVehicleIn(drawing, colour)
  );
}
