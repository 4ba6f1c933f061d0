// Who is on, in or under something is one group with it, and the group fills the frame: nobody is lost on a small thing.

import type { Link } from '../reading/prompt-reading.ts';
import { isSet, type Stage, type StageScene } from '../staging/stage.ts';
import { feetRow } from '../staging/underfoot.ts';
import { wideOf, type Cast } from './cast.ts';
import { isLandSeen } from './in-land.ts';
import { perchOf } from './perches.ts';
import { isSkySeat } from './sit-in-the-sky.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

const GROUPING: ReadonlySet<Link['relation']> = new Set([
  'on',
  'in',
  'under',
  'around',
  'leaning_on',
  'beside',
  'behind',
  'in_front',
  'looking_at',
]);
const STACKING: ReadonlySet<Link['relation']> = new Set(['on', 'in', 'under']);
/** Here the land is as much of the image as who is in it, or places are given. */
const ELSEWHERE: ReadonlySet<StageScene> = new Set([
  'sky',
  'space',
  'underwater',
  'emblem',
  'poster',
  'shelf',
  'shop-window',
  'isometric',
  'leaf',
  'theatre',
  'station',
  'metro',
]);
/** Parts of the frame's height and width. */
const [TALL, WIDE] = [0.72, 0.8] as const;
const HIGH_ON_TABLE = 0.5;
/** Nothing of it is nearer to the upper edge. */
const HIGHEST = 0.04;
/** What is nearly as large stays as it is. */
const [LARGE_ENOUGH, WORTH] = [0.84, 1.12] as const;

/** Changes the spots in place, where all that stand there are such a group. */
export function fillFrame(stage: Stage, cast: readonly Cast[]): void {
  const all = cast.map(({ spot }) => spot.subject);
  const { links, subjects } = stage.reading;
  // A bench with a book on it is what the image is of.
  const isStacked = links.some(({ relation, from, to }) => {
    const [one, other] = [subjects[from], subjects[to ?? -1]];
    return STACKING.has(relation) && one && other && all.includes(one) && all.includes(other);
  });
  if (!isGroup(stage, cast) || (!isStacked && isLandSeen(stage, all))) return;
  const { width, height, short } = stage;
  const boxes = cast.map((one) => ({
    left: one.spot.x - wideOf(one) / 2,
    right: one.spot.x + wideOf(one) / 2,
    top: one.spot.y - one.spot.tall,
    foot: one.spot.y,
  }));
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
  ];
  const [top, foot] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.foot))];
  const room = Math.min(height, short * 1.3);
  const high = stage.scene === 'table' ? HIGH_ON_TABLE : TALL;
  const scale = Math.min((room * high) / (foot - top), (width * WIDE) / (right - left));
  if (scale > LARGE_ENOUGH && scale < WORTH) return;
  const middle = (left + right) / 2;
  // What floats has no ground to grow up from.
  const low = Math.max(0, height * HIGHEST - (foot - (foot - top) * scale));
  for (const { spot } of cast)
    Object.assign(spot, {
      x: width / 2 + (spot.x - middle) * scale,
      y: foot - (foot - spot.y) * scale + low,
      tall: spot.tall * scale,
    });
}

function isGroup(stage: Stage, cast: readonly Cast[]): boolean {
  const { reading, scene } = stage;
  if (perchOf(stage) !== undefined) return false;
  // They are as large as they fly.
  if (cast.some(isSkySeat)) return false;
  if (ELSEWHERE.has(scene) || reading.frame === 'wide' || reading.moods.includes('lonely')) return false;
  if (cast.length < 2 || cast.length > 4 || (feetRow(stage) !== undefined && !isSet(stage))) return false;
  if (cast.some(({ spot }) => spot.isOnWater || spot.isPortrait || spot.subject.kind === 'building'))
    return false;
  const { links, subjects } = reading;
  const isSide = (relation: Link['relation']): boolean =>
    scene === 'table' && (relation === 'left' || relation === 'right');
  const linked = links.filter(
    ({ relation, to }) => (GROUPING.has(relation) || isSide(relation)) && to !== null,
  );
  const isTied = (one: Cast): boolean =>
    linked.some(
      ({ from, to }) => subjects[from] === one.spot.subject || subjects[to ?? -1] === one.spot.subject,
    );
  // What shines in the sky has no spot.
  const isThere = (subject: Cast['spot']['subject'] | undefined): boolean =>
    subject?.kind === 'sky' || cast.some(({ spot }) => spot.subject === subject);
  const stacked = linked.filter(
    ({ relation, from, to }) =>
      STACKING.has(relation) && isThere(subjects[from]) && isThere(subjects[to ?? -1]),
  );
  const isAllOnOne = new Set(stacked.map(({ to }) => to)).size === 1 && stacked.length === cast.length - 1;
  // What is behind and before each other on a table has left its row.
  const isBunched =
    scene === 'table' && stacked.length === 0 && linked.some(({ relation }) => relation === 'behind');
  return (
    cast.every(isTied) &&
    (isAllOnOne || isBunched || stacked.some(({ from }) => isAtop(cast, subjects[from])))
  );
}

/** Only living ones, or tiny ones, are lost. */
function isAtop(cast: readonly Cast[], subject: Cast['spot']['subject'] | undefined): boolean {
  return (
    subject !== undefined &&
    (ANIMAL_KINDS.has(subject.kind) || subject.size === 'tiny') &&
    cast.some(({ spot }) => spot.subject === subject)
  );
}
