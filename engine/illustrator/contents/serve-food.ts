// In a room with somebody in it, and on a balcony, food stands on a table, unless the words say where else it is: nobody eats off the floor.

import { TABLE, dinnerOf, seatDiners } from '../casting/diners.ts';
import { isTableWork } from '../lexicon/hand-work.ts';
import { DRINK_KEYS } from '../lexicon/drinks.ts';
import type { LinkRelation, PromptReading } from '../reading/prompt-reading.ts';
import { isSetOut } from '../placing/set-on-furniture.ts';
import { isNamedOnSill } from '../scenery/window-box.ts';
import { clearBlanket } from './picnics.ts';
import type { Stage } from '../staging/stage.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

const TABLE_LIKE = /table$|desk$|sideboard|cabinet|counter|dresser/;
const POURED = /bottle$|^(?:wine|teapot|kettle|vase)/;
const HOT_CUPS = /^(?:coffee|tea|teacup-without-handle)$/;
/** These say no place. */
const PLACELESS: ReadonlySet<LinkRelation> = new Set(['beside', 'looking_at', 'left', 'right', 'middle']);

const AT_FEET = /^(?:feet|脚|腿)/i;

/** Who is so placed by it takes it from no table: "a cake, children behind it". */
const ABOUT: ReadonlySet<LinkRelation> = new Set(['behind', 'in_front', 'around', 'over', 'between']);

/** Changes the reading of the stage: lays what food nobody has on a table, which it adds where there is none. */
export function serveFood(stage: Stage): void {
  const { scene, words, reading } = stage;
  seatDiners(reading);
  clearBlanket(reading);
  pickMushrooms(stage);
  const { subjects, links, unwanted } = reading;
  const isSomebody = subjects.some(({ kind }) => kind === 'figure');
  // No cup stands on the floor among cats.
  const isDrunk =
    subjects.some(({ kind }) => ANIMAL_KINDS.has(kind)) &&
    subjects.some(({ key }) => DRINK_KEYS.has(key) || HOT_CUPS.test(key));
  const balcony = subjects.findIndex(({ key }) => key === 'balcony');
  // A table that bears something bears the rest of it, too.
  const bears = (at: number): boolean => links.some(({ relation, to }) => relation === 'on' && to === at);
  const laid = subjects.findIndex(({ key }, at) => TABLE_LIKE.test(key) && bears(at));
  const table = laid >= 0 ? laid : subjects.findIndex(({ key }) => key === TABLE.key);
  const isLaid = laid >= 0;
  const isInRoom = scene === 'room' && (isSomebody || isDrunk || isLaid);
  // A fox and a badger who have tea at a table before their house: the pot is not under it.
  const isAtTable = isSomebody && table >= 0 && subjects[table]?.words !== undefined;
  if (unwanted.keys.has(TABLE.key) || (!isInRoom && !isAtTable && balcony < 0)) return;
  // What is being made is with who makes it.
  if (subjects.some(({ person }) => person?.hands === 'cook' || isTableWork(person?.hands))) return;
  // Who plays at a board has no second table before it.
  if (subjects.some(({ person }) => person?.hands === 'chess')) return;
  const loose = subjects.filter(
    (subject, at) =>
      (subject.kind === 'food' || (isLaid && POURED.test(subject.key))) &&
      !isNamedOnSill(words, subject.words ?? '') &&
      !links.some(
        ({ relation, from, to, words: said }) =>
          (from === at || (to === at && !ABOUT.has(relation))) &&
          to !== balcony &&
          // "A cup of coffee in front of him", who reads at a table.
          !(relation === 'in_front' && from === at && to !== null && subjects[to]?.kind === 'figure') &&
          (!PLACELESS.has(relation) || AT_FEET.test(said)),
      ),
  );
  if (loose.length === 0) return;
  if (sitTogether(reading)) return;
  // In a kitchen it stands on the counter.
  if (loose.every((food) => isSetOut(stage, food))) return;
  const bearer = table >= 0 ? table : subjects.push({ ...TABLE }) - 1;
  for (const food of loose)
    links.push({ relation: 'on', from: subjects.indexOf(food), to: bearer, words: '' });
}

/** Among food on a table no toadstool lies. Changes the reading. */
function pickMushrooms({ scene, reading: { subjects } }: Stage): void {
  if (scene !== 'table' || subjects.every(({ kind }) => kind !== 'food')) return;
  for (const one of subjects) if (one.key === 'mushroom') one.drawing = 'noto/brown-mushroom';
}

/** Several people who do nothing else sit down to what there is. Changes the reading. */
function sitTogether(reading: PromptReading): boolean {
  const { subjects, links } = reading;
  const people = subjects.filter(({ kind }) => kind === 'figure');
  const isIdle = people.every(({ person }) => person?.does === undefined || person.does === 'sit');
  const total = people.reduce((sum, { count }) => sum + count, 0);
  if (total < 2 || !isIdle || subjects.some(({ key }) => /table|desk/.test(key))) return false;
  // Who is held by the hand, or stands at something, stays there.
  if (
    links.some(
      ({ from, to, words }) =>
        words !== '' && [from, to].some((at) => at !== null && subjects[at]?.kind === 'figure'),
    )
  )
    return false;
  const [first] = people;
  if (!first) return false;
  subjects.push({ ...TABLE });
  links.push({ relation: 'around', from: subjects.indexOf(first), to: subjects.length - 1, words: '' });
  // A chef and a waitress are no guests.
  if (!dinnerOf(reading)) {
    subjects.pop();
    links.pop();
    return false;
  }
  seatDiners(reading);
  return true;
}
