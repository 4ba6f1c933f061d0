// Which vehicles have wheels that are seen to turn: their spokes or bolts are drawn.

import { CAR_KINDS } from './cars.ts';
import { SEDANS } from './sedans.ts';
import { SPORTS_CARS } from './sports-car.ts';
import { TOWN_VEHICLES } from './town-vehicles.ts';
import { WORKING_VEHICLES } from './working-vehicles.ts';

const KINDS = [CAR_KINDS, SEDANS, SPORTS_CARS, TOWN_VEHICLES, WORKING_VEHICLES];
/** On rails and on tracks. */
const NO_WHEELS: ReadonlySet<string> = new Set(['own/tram', 'own/excavator', 'own/bulldozer', 'own/tank']);

export function rollsOnWheels(drawing: string): boolean {
  return !NO_WHEELS.has(drawing) && KINDS.some((kinds) => drawing in kinds);
}
