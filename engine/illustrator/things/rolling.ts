// What is seen to move at a thing over and over: wheels whose spokes or bolts are drawn, sails, rotors, oars.

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

/** Times a second that a part of it comes where the one before it was: what turns without going anywhere. */
const TURNING: Readonly<Record<string, number>> = {
  'own/windmill': 0.7,
  'own/wind-farm': 0.6,
  'own/helicopter': 2.5,
  'own/carousel': 0.5,
  'own/ferris-wheel': 0.35,
  // Strokes of their oars and paddles.
  'own/rowed-boat': 0.5,
  'own/dragon-boat': 0.9,
  'own/dragon-boat-race': 0.9,
  // The waves of their cloth.
  'own/plain-flag': 1,
  'own/flag-of-china': 1,
};

/** Times a second; undefined of what has no such parts. */
export function partsTurn(drawing: string): number | undefined {
  return TURNING[drawing];
}
