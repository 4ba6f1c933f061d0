// Moves those who stand in a scene to where the words put them: left, on, under, behind, beside, chasing.

import { seenAs } from '../contents/containers.ts';
import { standsBehind } from '../staging/behind-table.ts';
import { raiseLeaping } from '../staging/barriers.ts';
import { gatherFlock, isFedFlock } from './feed-flock.ts';
import type { Link, Subject } from '../reading/prompt-reading.ts';
import { ANIMAL_KINDS, BODY_KINDS, PORTABLE_KINDS } from '../reading/subject-kinds.ts';
import { type Cast, wideOf } from './cast.ts';
import { isOnBack, loadBacks } from './bear-on-back.ts';
import { gatherAround, gatherAtCastle, gatherAtTouched, gatherSages, seatAtBoard } from './gather-cast.ts';
import { hoverAtFlower, sitOnFlowers } from './hover-at-flower.ts';
import { isArch, standUnderArch } from './stand-under-arch.ts';
import { isHandInHand } from '../reading/people/hold-hands.ts';
import { isInOrder, layInOrder, standInRow } from './stand-in-row.ts';
import { standHandInHand } from './hand-in-hand.ts';
import { gatherAbout, standBetween } from './stand-around.ts';
import { faceWhoIsKneltTo, keepInsectsClear } from './face-each-other.ts';
import { hideBehindTrees } from './hide-behind-tree.ts';
import { clearOfTree } from './clear-of-tree.ts';
import { flyOutside, standAtWindow } from './stand-at-window.ts';
import { rideSeesaw } from './ride-seesaw.ts';
import { hasPier } from '../scenery/pier.ts';
import { placeBy } from './place-by.ts';
import { growUnder } from './stand-on-small.ts';
import { shrinkSwimmers } from './swimmers-beside.ts';
import { sideOf } from './perches.ts';
import { letLegsHang } from './sit-on-edge.ts';
import { squareUp } from './square-up.ts';
import { carriedBy, FACING, ONE_WAY } from './which-way.ts';
import type { Stage } from '../staging/stage.ts';

/** Changes the spots in place, link after link. */
export function arrangeCast(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  letLegsHang(cast);
  const castOf = (subject: Subject | undefined): Cast[] =>
    cast.filter(({ spot }) => spot.subject === subject && !spot.isPortrait);
  // What stands behind the table moves nobody on it.
  const isAmongThose = ({ from, to }: Link): boolean =>
    ![from, to].some((at) => at !== null && subjects[at] && standsBehind(stage, subjects[at]));
  // Who is on something, or in it, goes where that was moved to.
  const inOrder = links.filter(isAmongThose).toSorted((a, b) => stepOf(links, a) - stepOf(links, b));
  for (const { relation, from, to } of inOrder) {
    if (relation !== 'on' || to === null || to === from) continue;
    const [who, under] = [castOf(subjects[from]), castOf(subjects[to])];
    for (const [at, one] of who.entries()) {
      const on = under[who.length === under.length ? at : 0];
      if (on) growUnder(stage, one, on);
    }
  }
  for (const link of inOrder) {
    // What is far off is beside nobody.
    if ([link.from, link.to ?? -1].some((at) => subjects[at]?.far !== undefined)) continue;
    if (isLaidBeside(stage, link, cast) || areNeighbours(stage, link, cast)) continue;
    if (link.relation === 'around') gatherAbout(stage, cast, link);
    const [who, on] = [subjects[link.from], subjects[link.to ?? -1]];
    if (who && on && isOnBack(link, who, on)) continue;
    // "A biker jumping over a log": who rides goes with what is ridden.
    const own = castOf(APART.has(link.relation) ? standsOn(stage.reading, link.from, link.to) : who);
    const from =
      own.length === 0 && link.relation !== 'riding' ? castOf(riddenBy(stage.reading, link.from)) : own;
    // "Two dogs fighting" fight each other.
    const other = partnerOf(stage.reading, link);
    const asked = !other || link.to === link.from ? [] : castOf(seenAs(stage.reading, other));
    // "A dog chasing a boy on a bicycle", 车上坐着孩子,后面跟着狗: behind what they ride or sit in.
    const mount =
      ONE_WAY.has(link.relation) && link.to !== null ? carriedBy(stage.reading, link.to) : undefined;
    const all = mount ? castOf(mount) : asked;
    // A bus behind some is behind all of them.
    const [to] = link.relation === 'behind' ? all.toSorted((a, b) => a.spot.depth - b.spot.depth) : all;
    if (from.length === 0 || (to && isArch(to.spot.subject))) continue;
    // Who is on the sill of a room stays there, whoever stands before it.
    if (stage.scene === 'room' && from.every(({ spot }) => spot.isPerched)) continue;
    if (link.relation === 'behind' && from[0]?.spot.subject.kind === 'building' && all.length > 0) {
      standHouseBehind(stage, from[0], all);
      continue;
    }
    // What lies on the water stays there, and comes before no house of the shore, nor below one.
    const isByShore = BY_HOUSE.has(link.relation) || (link.relation === 'under' && !isBridge(to));
    if (isByShore && from[0]?.spot.isOnWater && to && !to.spot.isOnWater) continue;
    const side = ROWS[link.relation];
    // Who sits in a seat of their own stays there.
    if (FACING.has(link.relation) && isSeatedIn(links, link, from)) continue;
    if (all.some(({ spot }) => isFedFlock(stage.reading, spot.subject))) continue;
    // A herd or a school has places of its own around whoever it is with.
    const isLoose = link.relation === 'beside' || link.relation === 'following';
    const isAtHouse = BY_HOUSE.has(link.relation) && to?.spot.subject.kind === 'building';
    if (to && (isLoose || isAtHouse) && [from, all].some(isOfMany)) continue;
    // A house stays where it is, whatever boat or bat is with it.
    const isHouse = from[0]?.spot.subject.kind === 'building';
    const isElsewhere = to?.spot.isOnWater === true || to?.spot.isFloating === true;
    if (isLoose && isHouse && (isElsewhere || (stage.scene === 'sea' && link.words === ''))) continue;
    // On a pier one stays, whatever ship lies beside it.
    if (isLoose && to?.spot.isOnWater === true && from[0]?.spot.isOnWater === false && hasPier(stage))
      continue;
    // They have a row of their own, see `standHandInHand`.
    if (stage.reading.handChain && isHandInHand(link)) continue;
    if (link.to === link.from && side !== undefined) {
      standInRow(stage, from, link.relation === 'hugging');
      continue;
    }
    if (isInOrder(stage, link)) continue;
    if (link.to === null) from.forEach((one, index) => placeInFrame(stage, one, link.relation, index));
    // A tree on the other side has no spot.
    else if (!to && (link.relation === 'left' || link.relation === 'right'))
      from.forEach((one, index) => placeInFrame(stage, one, link.relation, index));
    else if (to && side !== undefined && from.length + all.length > 2)
      standInRow(stage, side < 0 ? [...from, ...all] : [...all, ...from], link.relation === 'hugging');
    else if (to) {
      const before = to.spot.subject.kind === 'building' ? placeInLine(links, link) : 0;
      const isEach = link.relation === 'on' && all.length > 1 && all.length === from.length;
      const by = ontoFreeSide(stage, inOrder, link);
      from.forEach((one, index) =>
        placeBy(
          onFreeSide(stage, link),
          one,
          (isEach ? all[index] : undefined) ?? to,
          by,
          isEach ? 0 : before + index,
        ),
      );
      const shared = sharedRelations(to, link);
      const sharing = links.filter(({ relation, to: on }) => shared.includes(relation) && on === link.to);
      if (!isEach && link === sharing.at(-1))
        shareRoom(
          [...new Set(sharing.flatMap((one) => subjects[one.from] ?? []))]
            .toSorted((a, b) => sideOf(stage.reading, a) - sideOf(stage.reading, b))
            .flatMap(castOf),
          all,
        );
    }
  }
  const placed = cast.map(({ spot }) => ({ x: spot.x, y: spot.y }));
  layInOrder(stage, cast);
  raiseLeaping(
    stage,
    cast.map(({ spot }) => spot),
  );
  standHandInHand(stage, cast);
  gatherFlock(stage, cast);
  hoverAtFlower(stage, cast);
  sitOnFlowers(stage, cast);
  seatAtBoard(stage, cast);
  squareUp(stage, cast);
  gatherSages(stage, cast);
  gatherAround(stage, cast);
  gatherAtCastle(stage, cast);
  gatherAtTouched(stage, cast);
  standUnderArch(stage, cast);
  standBetween(stage, cast);
  hideBehindTrees(stage, cast);
  faceWhoIsKneltTo(cast);
  standAtWindow(stage, cast);
  flyOutside(stage, cast);
  clearOfTree(stage, cast);
  followSeats(stage, cast, placed);
  rideSeesaw(stage, cast);
  loadBacks(stage, cast);
  keepInsectsClear(stage, cast);
  shrinkSwimmers(stage, cast);
}

/** Of two who are beside the same one each has a side. */
function ontoFreeSide({ light, reading }: Stage, links: readonly Link[], link: Link): Link {
  if (link.relation !== 'beside' || link.to === null) return link;
  const other = standsOn(reading, link.to, link.from);
  const before = links
    .slice(0, links.indexOf(link))
    .filter(
      ({ relation, from, to }) =>
        relation === 'beside' && to !== null && from !== link.from && standsOn(reading, to, from) === other,
    );
  return before.length === 1 ? { ...link, relation: light.side > 0 ? 'left' : 'right' } : link;
}

/** As the stage where who is behind another looks out on its other side, since the side to the light is taken. */
function onFreeSide(stage: Stage, { relation, from, to }: Link): Stage {
  const { light, reading } = stage;
  const taken = light.side > 0 ? 'right' : 'left';
  const isTaken =
    relation === 'behind' &&
    reading.links.some((one) => one.relation === taken && one.to === to && one.from !== from);
  return isTaken ? { ...stage, light: { ...light, side: light.side === 1 ? -1 : 1 } } : stage;
}

/** After how many links it comes: who is by another goes where that was moved to, and who is on it after all of these. */
function stepOf(links: readonly Link[], link: Link, most = 4): number {
  const { relation, from, to } = link;
  const own = SEATED.has(relation) ? 1 : 0;
  if (to === null || most === 0 || (own === 0 && !MOVES.has(relation))) return own;
  const before = links.filter(
    (one) =>
      one.from === to &&
      one.to !== from &&
      one.to !== null &&
      (SEATED.has(one.relation) || MOVES.has(one.relation)),
  );
  return Math.max(own, ...before.map((one) => 1 + stepOf(links, one, most - 1)));
}

/** Who is so by another is moved, and the other is not. */
const MOVES: ReadonlySet<Link['relation']> = new Set(['leaning_on', 'over', 'behind', 'in_front']);
const SEATED: ReadonlySet<Link['relation']> = new Set(['on', 'in']);
const APART: ReadonlySet<Link['relation']> = new Set(['beside', 'left', 'right', 'looking_at']);

/** "A gull on a rock beside a lighthouse": all of the rock is. Returns what the one is on, or the one. */
function standsOn(
  { links, subjects }: Stage['reading'],
  from: number,
  beside: number | null,
): Subject | undefined {
  const on = links.find((one) => one.relation === 'on' && one.from === from && one.to !== null);
  const isOwn = on === undefined || on.to === beside || on.to === from;
  return subjects[isOwn ? from : (on.to ?? from)];
}

/** By whom or what somebody is: "a cake on a table, children behind it" are behind the table. */
export function partnerOf(reading: Stage['reading'], { relation, from, to }: Link): Subject | undefined {
  const { links, subjects } = reading;
  if (to === null) return undefined;
  const isOnFoot =
    BY_HOUSE.has(relation) &&
    !PORTABLE_KINDS.has(subjects[from]?.kind ?? 'item') &&
    links.every((one) => one.relation !== 'on' || one.from !== from);
  return APART.has(relation) || isOnFoot ? standsOn(reading, to, from) : subjects[to];
}

/** What somebody rides. */
export function riddenBy({ links, subjects }: Stage['reading'], rider: number): Subject | undefined {
  const ride = links.find(({ relation, from }) => relation === 'riding' && from === rider);
  return subjects[ride?.to ?? -1];
}

const RISES_WITH: ReadonlySet<Link['relation']> = new Set(['on', 'in', 'over']);
const GOES_WITH: ReadonlySet<Link['relation']> = new Set(['on', 'in', 'over', 'in_front', 'behind']);

/** Who is on what has been moved since, over it, before or behind it, goes with it. `before`: where all were. */
function followSeats(
  { reading }: Stage,
  cast: readonly Cast[],
  before: readonly { x: number; y: number }[],
): void {
  const { links, subjects } = reading;
  for (const { relation, from, to } of links) {
    const seat = cast.findIndex(({ spot }) => to !== null && spot.subject === subjects[to]);
    const [on, was] = [cast[seat]?.spot, before[seat]];
    if (!GOES_WITH.has(relation) || !on || !was || (on.x === was.x && on.y === was.y)) continue;
    for (const [at, { spot }] of cast.entries()) {
      const own = before[at];
      if (spot.subject !== subjects[from] || spot.x !== own?.x || spot.y !== own.y) continue;
      spot.x += on.x - was.x;
      // Whoever is behind one who leaps stays on the ground.
      if (RISES_WITH.has(relation)) spot.y += on.y - was.y;
    }
  }
}

/** A house that is behind some is farther off than all of them, and seen over them. */
function standHouseBehind({ short }: Stage, { spot: house }: Cast, who: readonly Cast[]): void {
  const highest = Math.max(...who.map(({ spot }) => spot.tall));
  Object.assign(house, {
    x: who.reduce((sum, { spot }) => sum + spot.x, 0) / who.length,
    y: Math.min(...who.map(({ spot }) => spot.y)) - short * 0.07,
    tall: Math.max(house.tall, Math.min(short * 0.5, highest * 1.7)),
    depth: Math.min(0.6, ...who.map(({ spot }) => spot.depth - 0.012)),
  });
}

const MANY = 5;
const BY_HOUSE: ReadonlySet<Link['relation']> = new Set(['behind', 'in_front']);

function isBridge(one: Cast | undefined): boolean {
  return one?.spot.subject.key === 'bridge';
}

function isOfMany(who: readonly Cast[]): boolean {
  const kind = who[0]?.spot.subject.kind;
  return who.length >= MANY && kind !== undefined && ANIMAL_KINDS.has(kind);
}

/** "A burger with fries and a cola": three and more on a table lie beside each other as they are laid. */
function isLaidBeside({ scene }: Stage, { relation, words }: Link, cast: readonly Cast[]): boolean {
  return scene === 'table' && relation === 'beside' && words === '' && cast.length > 2;
}

/** Of a row on a table they are beside each other already: nobody else makes room. */
function areNeighbours({ scene, reading: { subjects } }: Stage, link: Link, cast: readonly Cast[]): boolean {
  if (scene !== 'table' || link.relation !== 'beside' || cast.length < 3) return false;
  const row = cast.toSorted((a, b) => a.spot.x - b.spot.x).map(({ spot }) => subjects.indexOf(spot.subject));
  return row.some(
    (one, at) =>
      [one, row[at + 1]].every((who) => who === link.from || who === link.to) && one !== row[at + 1],
  );
}

function isSeatedIn(links: readonly Link[], { from }: Link, who: readonly Cast[]): boolean {
  const isOn = links.some((one) => one.relation === 'on' && one.from === from);
  return isOn && who.some(({ spot }) => spot.pose === 'seat' || spot.subject.rests?.how === 'sit');
}

/** How many others are at the same house, by links that come before. */
function placeInLine(links: readonly Link[], link: Link): number {
  return links
    .slice(0, links.indexOf(link))
    .filter(({ relation, to }) => relation === link.relation && to === link.to).length;
}

/** Whose place at the other is one with that of this link: all on a sofa or in a boat, all under a mushroom. */
function sharedRelations({ spot: { subject, isFloating } }: Cast, { relation }: Link): Link['relation'][] {
  const isBoat = subject.kind === 'boat';
  if (relation === 'under' && !isBoat && !isFloating && !BODY_KINDS.has(subject.kind)) return ['under'];
  return isBoat ? ['on', 'in'] : ['on'];
}

/** Several who lie or stand on one thing share its width; who sit are beside each other, or have a seat each. */
function shareRoom(who: readonly Cast[], seats: readonly Cast[]): void {
  const [on] = seats;
  if (!on || who.length < 2) return;
  const isSeated = who.some(({ spot }) => spot.pose === 'seat');
  if (isSeated && seats.length >= who.length) {
    for (const [at, one] of who.entries()) one.spot.x = seats[at]?.spot.x ?? one.spot.x;
    return;
  }
  const wides = who.map((one) => wideOf(one) * (isSeated ? 1.08 : 1));
  const total = wides.reduce((sum, wide) => sum + wide, 0);
  // Children before a Christmas tree are no smaller than elsewhere.
  const isBroad = isSeated || on.spot.subject.key === 'christmas-tree';
  const scale = isBroad ? 1 : Math.min(1, (wideOf(on) * 0.86) / total);
  const room = isBroad ? total : Math.max(total * scale, wideOf(on) * 0.5);
  let x = on.spot.x - room / 2;
  for (const [at, one] of who.entries()) {
    const wide = ((wides[at] ?? 0) / total) * room;
    one.spot.tall *= scale;
    one.spot.x = x + wide / 2;
    x += wide;
  }
}

/** Where those stand of whom one group deals with another: on the left of it or on its right. */
const ROWS: Partial<Record<Link['relation'], -1 | 1>> = {
  left: -1,
  right: 1,
  beside: 1,
  tied_to: 1,
  fighting: -1,
  feeding: -1,
  looking_at: -1,
  hugging: -1,
  chasing: 1,
  following: 1,
  approaching: -1,
};

function placeInFrame(
  { width, height }: Stage,
  { spot }: Cast,
  relation: Link['relation'],
  index: number,
): void {
  const step = index * spot.tall * 0.5;
  if (relation === 'left') spot.x = width * 0.26 + step;
  else if (relation === 'right') spot.x = width * 0.74 - step;
  else if (relation === 'middle') spot.x = width * 0.5 + step;
  // Nobody stands in the air.
  else if (relation === 'top' && (spot.isFloating || !BODY_KINDS.has(spot.subject.kind)))
    spot.y = Math.max(spot.tall, height * 0.42);
  else if (relation === 'bottom') spot.y = height * 0.97;
}
