// Puts into the hands of beings of tales what nobody imagines them without: the golden staff, the rake, the spear of fire.

import { STAFF } from '../../lexicon/legends.ts';
import type { SubjectEntry } from '../../lexicon/subject.ts';
import type { PersonRole } from '../../casting/person-role.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';
import type { Cast } from '../nouns/make-subjects.ts';

type Arm = Omit<SubjectEntry, 'words' | 'person'>;

const pole = (drawing: SubjectEntry['drawing']): Arm => ({ ...STAFF, drawing });

const ARMS: Readonly<Record<string, Arm>> = {
  'monkey-king': pole('own/golden-staff'),
  'zhu-bajie': pole('own/nine-toothed-rake'),
  'sha-wujing': pole('own/staff'),
  nezha: pole('own/fire-tipped-spear'),
  'guan-yu': pole('own/crescent-blade'),
  'erlang-shen': pole('own/three-pointed-glaive'),
  'sky-god': pole('own/thunderbolt'),
  'sea-god': pole('own/trident'),
  'war-goddess': pole('own/spear'),
  'thunder-god': { key: 'hammer', drawing: 'hammer', kind: 'item', height: 0.2 },
  reaper: pole('own/scythe'),
  oni: { ...STAFF, drawing: 'own/iron-club' },
  troll: { ...STAFF, drawing: 'own/wooden-club' },
  shaman: pole('own/staff'),
  'earth-god': pole('own/staff'),
  'zhong-kui': { ...STAFF, key: 'sword', drawing: 'own/sword' },
};

/** Of fighters whose arms are known as they are. */
const ROLE_ARMS: Partial<Record<PersonRole, Arm>> = {
  swordsman: { ...STAFF, key: 'sword', drawing: 'own/jian' },
  musketeer: { ...STAFF, key: 'sword', drawing: 'own/rapier' },
};

/** "His staff", which may be anybody's. */
const PLAIN: ReadonlySet<string> = new Set(['own/staff', 'own/sword']);

/** Nobody who drinks tea, rides or sleeps has it drawn. */
function armOfRole({ person }: Subject): Arm | undefined {
  const isFree = person?.hands === undefined && (person?.does === undefined || person.does === 'stand');
  return isFree ? ROLE_ARMS[person?.role ?? 'model'] : undefined;
}

/** Changes the cast: "his golden staff" is that one; where none is named it is there all the same. */
export function armLegends(cast: Cast): Tie[] {
  const ties: Tie[] = [];
  for (const [{ word }, from] of cast.byNoun) {
    // Nobody has a club in the hand who sleeps.
    const isAsleep = from.person?.does === 'sleep' || from.person?.does === 'lie';
    const arm = isAsleep ? undefined : (ARMS[from.key] ?? armOfRole(from));
    if (arm === undefined || from.count > 1 || ties.some((tie) => tie.from === from)) continue;
    const taken = ties.map((tie) => tie.to);
    const named = cast.subjects.find(
      (one) =>
        one.key === arm.key &&
        !taken.includes(one) &&
        (one.drawing === arm.drawing || PLAIN.has(one.drawing)),
    );
    const to: Subject = named ?? { ...arm, count: 1 };
    if (!named) cast.subjects.push(to);
    to.drawing = arm.drawing;
    // It is golden by itself.
    delete to.colour;
    ties.push({ relation: 'holding', from, to, words: '', word });
  }
  return ties;
}
