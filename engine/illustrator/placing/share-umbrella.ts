// Two who have one umbrella are both under it.

import { sharersOf, umbrellaLink, umbrellaOverAnimals } from '../people/one-umbrella.ts';
import type { Link, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import type { Spot } from './spot.ts';

/** How far apart they stand, in parts of how tall. */
const APART = 0.34;
/** How wide it is over two, in parts of what they take up; how much of its height is handle; how high all of it is in the frame. */
const [OVER, HANDLE, TALL] = [1.12, 0.46, 0.72] as const;

const SIDES: ReadonlySet<Link['relation']> = new Set(['left', 'right', 'behind', 'in_front']);

/** Changes the spots in place: who holds it is on the left, the hand with it between them. */
export function shareUmbrella(stage: Stage, cast: readonly Cast[]): void {
  const { reading } = stage;
  const umbrella = umbrellaOverAnimals(reading);
  if (umbrella) {
    standUnder(stage, cast, umbrella);
    return;
  }
  const held = umbrellaLink(reading);
  const holder = held && reading.subjects[held.from];
  if (!holder?.person) return;
  const sharers = sharersOf(reading);
  const bodies = cast.filter(({ spot: { subject } }) => sharers.includes(subject));
  const left = bodies.find(({ spot }) => spot.subject === holder && spot.index === 0);
  const right = bodies.find((one) => one !== left);
  if (!left || !right || bodies.length !== 2) return;
  // "An old man with an umbrella to her right": where one is said to be is not under it.
  const isSaidApart = reading.links.some(
    ({ relation, from, to }) =>
      SIDES.has(relation) &&
      [from, to ?? -1].every((at) => [left, right].some(({ spot }) => spot.subject === reading.subjects[at])),
  );
  if (isSaidApart) return;
  if (bodies.some(({ spot: { view, isPortrait } }) => isPortrait || view === 'side')) return;
  const body = left.spot.tall / (left.spot.share ?? 1);
  const middle = (left.spot.x + right.spot.x) / 2;
  const isPair = right.spot.subject.person !== undefined;
  // An animal takes more room than a second body.
  const apart = isPair ? body * APART : Math.min(body * 0.5, body * 0.12 + wideOf(right) / 2);
  // Who sits in a wheelchair stays in it, and is come to.
  if (right.spot.pose === 'seat') {
    left.spot.x = right.spot.x - apart;
    return;
  }
  for (const [one, side] of [
    [left, -1],
    [right, 1],
  ] as const)
    one.spot.x = middle + (side * apart) / 2 + (0.5 - (one.spot.lapAcross ?? 0.5)) * wideOf(one);
  // It is behind the head of the other; an animal is before the legs.
  right.spot.y = left.spot.y;
  right.spot.depth = left.spot.depth + 0.001;
}

/** Side by side, the umbrella over both, its handle between them. */
function standUnder(stage: Stage, cast: readonly Cast[], umbrella: Subject): void {
  const roof = cast.find(({ spot }) => spot.subject === umbrella);
  const [left, right] = cast
    .filter(({ spot: { subject } }) => sharersOf(stage.reading).includes(subject))
    .toSorted((a, b) => a.spot.x - b.spot.x);
  if (!roof || !left || !right || [left, right].some(({ spot }) => spot.isPortrait)) return;
  const ratio = roof.sprite.height / roof.sprite.width;
  const whole = (): number => wideOf(left) + wideOf(right);
  const high = Math.max(left.spot.tall, right.spot.tall) + whole() * OVER * ratio * (1 - HANDLE);
  const scale = Math.min((stage.height * TALL) / high, (stage.width * 0.9) / (whole() * OVER));
  for (const { spot } of [left, right]) spot.tall *= scale;
  const y = Math.max(left.spot.y, right.spot.y);
  const middle = cast.length === 3 ? stage.width / 2 : (left.spot.x + right.spot.x) / 2;
  left.spot.x = middle - whole() / 2 + wideOf(left) / 2;
  right.spot.x = middle + whole() / 2 - wideOf(right) / 2;
  for (const { spot } of [left, right]) spot.y = y;
  const tall = whole() * OVER * ratio;
  Object.assign(roof.spot, {
    x: middle,
    y: y - Math.max(left.spot.tall, right.spot.tall) + tall * HANDLE,
    tall,
    depth: Math.min(left.spot.depth, right.spot.depth) - 0.001,
    isFloating: true,
    isPerched: true,
  });
}

/** Whether both of those who are said to be under it are. */
export function areUnder(stage: Stage, { to }: Link, spots: readonly Spot[]): boolean {
  const roof = spots.find(({ subject }) => subject === stage.reading.subjects[to ?? -1]);
  const sharers = sharersOf(stage.reading);
  const bodies = spots.filter(({ subject }) => sharers.includes(subject));
  return (
    roof !== undefined &&
    bodies.length === 2 &&
    bodies.every(({ x, y }) => Math.abs(x - roof.x) < roof.tall / 2 && y > roof.y)
  );
}
