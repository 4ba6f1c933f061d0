// An animal at a hairdresser's or a dentist's is in the chair that stands before whoever works there.

import { wideOf, type Cast } from './cast.ts';
import { heightOf } from './spot.ts';

/** Where the seats are, in parts of whoever stands there: before them, and over the floor. */
const SEATS: Readonly<Record<string, readonly [number, number]>> = {
  'cut-hair': [0.46, 0.25],
  'wash-hair': [0.46, 0.25],
  'treat-teeth': [0.62, 0.28],
};
/** In the same parts: who is taller stands before them on the floor, so far away; others are as tall as can be seen. */
const [TALLEST, LEAST, AWAY] = [0.62, 0.34, 0.72] as const;

/** Changes the spot of the first animal in place. */
export function seatServed(cast: readonly Cast[]): void {
  const worker = cast.find(({ spot }) => spot.subject.person?.servesAnimal);
  const animal = cast.find(({ spot }) => ['face', 'full', 'mount', 'bird'].includes(spot.subject.kind));
  const seat = SEATS[worker?.spot.work ?? ''];
  if (!worker || !animal || !seat || worker.spot.isPortrait) return;
  const { spot } = worker;
  const body = heightOf(spot);
  const middle = spot.x + ((spot.lapAcross ?? 0.5) - 0.5) * wideOf(worker);
  const side = spot.isFlipped ? 1 : -1;
  const isLarge = animal.spot.tall > body * TALLEST;
  const [away, up] = isLarge ? [AWAY, 0] : seat;
  Object.assign(animal.spot, {
    tall: isLarge ? animal.spot.tall : Math.max(animal.spot.tall, body * LEAST),
    x: middle + side * body * away,
    y: spot.y - body * up,
    depth: spot.depth + 0.001,
    ...(isLarge ? {} : { isFloating: true, isPerched: true }),
  });
}
