// Who watches television: they sit on a sofa, and the set stands before it.

import { canRest } from '../animals/heads.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { LONG_SOFA } from '../things/redrawn.ts';
import { metresOf } from '../things/metres.ts';

export const SOFA: Subject = {
  key: 'couch-and-lamp',
  drawing: 'couch-and-lamp',
  kind: 'item',
  height: 0.4,
  count: 1,
};
const SEATS: ReadonlySet<string> = new Set([SOFA.key, 'armchair', 'rug']);
const MOST = 5;
/** In metres: a horse sits on no sofa; whoever has a body of a sitter may be larger. */
const LARGEST = { full: 1.2, face: 1.8 };

function canSit(subject: Subject): boolean {
  if (subject.kind === 'figure') return true;
  return (subject.kind === 'face' || subject.kind === 'full') && metresOf(subject) <= LARGEST[subject.kind];
}

/** All who watch; none where somebody is said to be elsewhere, or where there is no room for so many. */
export function viewersOf({ subjects, links, isPortrait, scenes }: PromptReading): Subject[] {
  const set = subjects.findIndex(({ key }) => key === 'television');
  const isInside = scenes.every((scene) => scene === 'room');
  if (set < 0 || !isInside || isPortrait) return [];
  const isWatched = links.some(
    ({ relation, from, to }) => relation === 'looking_at' && to === set && canSit(subjects[from] as Subject),
  );
  const viewers = isWatched ? subjects.filter(canSit) : [];
  const isElsewhere = links.some(({ relation, from, to }) => {
    const other = to === null ? undefined : subjects[to];
    const isPlace = relation === 'on' || relation === 'in' || relation === 'riding';
    return isPlace && other && viewers.includes(subjects[from] as Subject) && !SEATS.has(other.key);
  });
  const many = viewers.reduce((sum, { count }) => sum + count, 0);
  return isElsewhere || many > MOST ? [] : viewers;
}

/** Seats them, before a set that is seen from behind. Changes the reading. */
export function seatViewers(reading: PromptReading): void {
  lookAtSet(reading);
  const viewers = viewersOf(reading);
  if (viewers.length === 0) return;
  const { subjects, links, scenes, unwanted } = reading;
  const set = subjects.find(({ key }) => key === 'television');
  if (set) Object.assign(set, { drawing: 'own/television-back', count: 1 });
  if (scenes.length === 0) scenes.push('room');
  for (const viewer of viewers) {
    if (viewer.person) viewer.person.view ??= 'front';
    else if (canRest(viewer, 'sit')) viewer.rests ??= { how: 'sit', words: '' };
  }
  // "Watching a movie on the sofa": they are on it, and the set is not.
  const first = subjects.indexOf(viewers[0] as Subject);
  for (const link of links)
    if (set && link.relation === 'on' && link.from === subjects.indexOf(set)) link.from = first;
  holdSnacks(reading, viewers);
  if (unwanted.keys.has(SOFA.key)) return;
  const isSeated = (own: number): boolean =>
    links.some(({ relation, from, to }) => relation === 'on' && from === own && to !== null);
  // Who comes in with something to eat is on the way.
  const free = viewers.filter((one) => !isSeated(subjects.indexOf(one)) && !isOnTheWay(one));
  if (free.length === 0) return;
  let sofa = subjects.findIndex(({ key }) => key === SOFA.key);
  if (sofa < 0) sofa = subjects.push({ ...SOFA }) - 1;
  const seat = subjects[sofa];
  if (seat?.key === SOFA.key && viewers.reduce((sum, { count }) => sum + count, 0) > 2)
    seat.drawing = LONG_SOFA;
  for (const one of free) links.push({ relation: 'on', from: subjects.indexOf(one), to: sofa, words: '' });
}

function isOnTheWay({ person }: Subject): boolean {
  return person?.deeds?.some(({ act }) => act === 'walk' || act === 'run' || act === 'stand') === true;
}

/** No table is between them and the set: what they eat meanwhile is in their hands. */
function holdSnacks({ subjects, links }: PromptReading, viewers: readonly Subject[]): void {
  const people = viewers.filter(({ kind }) => kind === 'figure');
  const isLinked = (own: number): boolean => links.some(({ from, to }) => from === own || to === own);
  const loose = subjects.filter((one, own) => one.kind === 'food' && !isLinked(own));
  for (const [at, person] of people.entries()) {
    const food = loose[at];
    if (food)
      links.push({
        relation: 'holding',
        from: subjects.indexOf(person),
        to: subjects.indexOf(food),
        words: '',
      });
  }
}

/** "Watching the olympics on tv": nobody is on the set. Changes the reading. */
function lookAtSet({ subjects, links, relations }: PromptReading): void {
  if (!relations.has('watch')) return;
  for (const link of links) {
    const [from, to] = [subjects[link.from], link.to === null ? undefined : subjects[link.to]];
    if (link.relation === 'on' && from && to?.key === 'television' && canSit(from))
      link.relation = 'looking_at';
  }
}
