// Who is under an arch of flowers stands in its middle, whole, and the arch reaches over all of them.

import { wideOf, type Cast } from './cast.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';

const ARCH = 'flower-arch';
/** Parts of its width that are free between its posts, and of its height that the tallest under it has. */
const [INSIDE, UNDER] = [0.7, 0.7] as const;
/** Parts of the frame that it has at most. */
const [HIGH, BROAD] = [0.84, 0.92];

export function isArch({ key }: Pick<Subject, 'key'>): boolean {
  return key === ARCH;
}

/** Changes the spots in place. */
export function standUnderArch({ width, height, reading }: Stage, cast: readonly Cast[]): void {
  const arch = cast.find(({ spot }) => isArch(spot.subject));
  const people = cast.filter(({ spot }) => spot.subject.kind === 'figure' && !spot.isPortrait);
  if (!arch || people.length === 0) return;
  if (people.length > MOST_UNDER) {
    const under = people.filter(({ spot }) => isUnder(reading, spot.subject, arch.spot.subject));
    if (under.length > 0 && under.length <= MOST_UNDER) reachOver(arch, under);
    return;
  }
  const ratio = arch.sprite.width / arch.sprite.height;
  const tall = Math.min(height * HIGH, (width * BROAD) / ratio);
  const tallest = Math.max(...people.map(({ spot }) => spot.tall));
  const reach = people.length > 1 ? 0.86 : 1;
  const row = people.reduce((sum, one) => sum + wideOf(one) * reach, 0);
  const scale = Math.min((tall * UNDER) / tallest, (tall * ratio * INSIDE) / row);
  let x = width / 2 - (row * scale) / 2;
  const foot = height * 0.93;
  const depth = Math.min(...people.map(({ spot }) => spot.depth));
  for (const one of people.toSorted((a, b) => a.spot.x - b.spot.x)) {
    const wide = wideOf(one) * scale * reach;
    one.spot.tall *= scale;
    Object.assign(one.spot, { x: x + wide / 2, y: foot });
    x += wide;
  }
  Object.assign(arch.spot, { x: width / 2, y: foot - height * 0.004, tall, depth: depth - 0.004 });
}

/** More stand about it; then only those of whom it is said are under it. */
const MOST_UNDER = 3;

function isUnder({ links, subjects }: Stage['reading'], one: Subject, arch: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      (relation === 'under' || relation === 'in') && subjects[from] === one && subjects[to ?? -1] === arch,
  );
}

/** Changes the spot of the arch: it is behind them, and as high and broad as they need. */
function reachOver(arch: Cast, under: readonly Cast[]): void {
  const left = Math.min(...under.map((one) => one.spot.x - wideOf(one) / 2));
  const right = Math.max(...under.map((one) => one.spot.x + wideOf(one) / 2));
  const tallest = Math.max(...under.map(({ spot }) => spot.tall));
  const ratio = arch.sprite.width / arch.sprite.height;
  Object.assign(arch.spot, {
    x: (left + right) / 2,
    y: Math.max(...under.map(({ spot }) => spot.y)),
    tall: Math.max(tallest / UNDER, (right - left) / INSIDE / ratio),
    depth: Math.min(...under.map(({ spot }) => spot.depth)) - 0.004,
  });
}
