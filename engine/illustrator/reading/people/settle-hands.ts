// What hands do, where not one word but what is named with somebody says it: who is at a computer works at it, who feeds
// birds scatters grain, a surfer who walks has the board under the arm.

import type { Show } from '../words/word.ts';
import { featEntry } from '../../lexicon/feat-entries.ts';
import { isFeat } from '../../lexicon/feats.ts';
import { isMusic, isTableWork, workWith } from '../../lexicon/hand-work.ts';
import { chase, fight, settleFeats } from './do-feats.ts';
import { isShoe } from '../../casting/portable.ts';
import { isComputer } from '../../people/hands.ts';
import { metresOf } from '../../things/metres.ts';
import { isTableHigh } from '../../things/redrawn.ts';
import type { Subject } from '../prompt-reading.ts';
import type { PersonAct, PersonLook } from './person-look.ts';
import type { Tie } from './dress-people.ts';
import { roastAtFire, withoutRoasted } from './roast-at-fire.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { isPoured, pourDrinks } from './pour-drinks.ts';
import { leaveKicked, rollOrPutDown, standBeforeRides } from './put-down.ts';
import { isPartOfTrade } from './work-at-trade.ts';
import { ofOwner } from './where-tools-stand.ts';

const AT: ReadonlySet<Tie['relation']> = new Set(['in_front', 'playing', 'looking_at']);
const ON: ReadonlySet<Tie['relation']> = new Set(['on', 'riding']);
const IDLE: ReadonlySet<PersonAct | undefined> = new Set<PersonAct | undefined>([
  undefined,
  'sit',
  'play',
  'watch',
]);
/** A board is carried meanwhile. */
const ASHORE: ReadonlySet<PersonAct | undefined> = new Set<PersonAct | undefined>([
  'walk',
  'run',
  'stand',
  'sit',
  'hold',
  'wave',
  'watch',
]);
const PADDY = /^(?:稻田|水稻|稻谷|(?:rice )?padd(?:y|ies)|(?:rice )?paddy fields?|rice fields?)$/i;

/** Changes who is in the cast; returns the ties that are left. */
export function settleHands(cast: Cast, ties: readonly Tie[], show: Show): Tie[] {
  for (const tie of ties) {
    staySeated(tie);
    sitAboard(tie);
    drawInBook(tie);
    workAtComputer(tie);
    playNamed(tie);
    feed(tie);
    touch(tie, ties);
    lookInHand(tie);
    roll(tie, ties);
    leaveKicked(tie);
    climb(tie);
    fight(tie, ties);
    chase(tie);
  }
  standBeforeRides(cast.subjects, ties);
  for (const tie of ties) putOnShoes(tie);
  for (const { person } of cast.subjects) restHands(person);
  pourDrinks(cast, ties, show);
  rollInPark(cast);
  useComputer(cast, ties);
  studyAtDesk(cast, ties);
  settleFeats(cast);
  const atFire = roastAtFire(cast, ties);
  const held = [...atFire, ...flyKite(cast, ties), ...boardBoat(cast, ties), ...holdUpPhone(cast, ties)];
  // 背着吉他: nobody plays what hangs on the back, and it is not seen there.
  const gone = new Set<Subject>(
    ties.flatMap(({ relation, from, to, word }) =>
      relation === 'holding' && from.person && to && isMusic(workWith(to)) && word.text.startsWith('背')
        ? [to]
        : [],
    ),
  );
  for (const subject of cast.subjects) {
    const { person } = subject;
    if (!person) continue;
    for (const thing of cast.subjects)
      if (person.hands === 'bake' && thing.key === 'pizza') thing.drawing = 'own/whole-pizza';
      else if (isPartOfWork(person, thing, ties)) {
        gone.add(thing);
        if ((thing.kind === 'vehicle' || BOARDS.has(thing.key)) && thing.colour !== undefined)
          person.workColour = thing.colour;
        for (const [noun, one] of cast.byNoun) {
          if (one !== thing) continue;
          cast.byNoun.set(noun, subject);
          show(noun.word, subject);
          if (noun.colourWord && person.workColour !== undefined) show(noun.colourWord, subject);
          const worn = person.wears.find(({ words }) => words === thing.words);
          if (worn && noun.colourWord && isShoe(thing)) show(noun.colourWord, worn);
        }
      }
    carryBoard(subject, ties, gone);
  }
  cast.subjects.splice(0, cast.subjects.length, ...cast.subjects.filter((subject) => !gone.has(subject)));
  // What is held up lies beside nothing.
  const lifted = new Set(held.flatMap(({ relation, to }) => (relation === 'holding' && to ? [to] : [])));
  return [
    ...withoutRoasted(ties, atFire).filter(({ from, to }) => !lifted.has(from) && !(to && lifted.has(to))),
    ...held,
  ]
    .map((tie) => ofOwner(tie, cast.subjects))
    .filter(({ from, to }) => !gone.has(from) && !(to && gone.has(to)));
}

function workAtComputer(tie: Tie): void {
  const { person } = tie.from;
  if (!tie.to || !isComputer(tie.to) || !person) return;
  // 在笔记本电脑上打字: nobody stands on one.
  if (tie.relation === 'on') tie.relation = 'in_front';
  if (AT.has(tie.relation) && isIdle(person)) person.hands = 'type';
}

/** "In a wheelchair playing basketball": nobody runs there. */
function staySeated({ relation, from: { person }, to }: Tie): void {
  if (relation !== 'on' || to?.key !== 'wheelchair' || !person) return;
  if (isFeat(person.hands)) delete person.hands;
  if (isFeat(person.does)) person.does = 'sit';
}

/** 小船上两个人在下棋: no table stands in a boat. */
function sitAboard({ relation, from: { person }, to }: Tie): void {
  if ((relation !== 'on' && relation !== 'in') || to?.kind !== 'boat' || !person) return;
  if (!AT_TABLES.has(person.hands)) return;
  delete person.hands;
  if (person.does !== 'stand') person.does = 'sit';
}
const AT_TABLES: ReadonlySet<PersonLook['hands']> = new Set<PersonLook['hands']>(['chess', 'type', 'study']);

/** 拿着笔记本画画: who draws in a book has no easel. */
function drawInBook({ relation, from: { person }, to }: Tie): void {
  if (relation !== 'holding' || !person || person.hands !== 'paint' || !to || !DRAWN_IN.test(to.key)) return;
  delete person.hands;
  if (person.does === 'paint') delete person.does;
}
const DRAWN_IN = /^(?:notebook|book|books|open-book|sketchbook|paper|letter)$/;

/** 趴在地上画画: what needs a table, an easel or the feet is not done lying. */
function restHands(person: PersonLook | undefined): void {
  if (person?.does === 'lie' && person.hands !== undefined && !DONE_LYING.has(person.hands))
    delete person.hands;
  // "A skateboarder sitting on a curb" does not skate there.
  const isDone = person?.deeds?.some(({ act }) => act === person.hands) === true;
  if (person?.does === 'sit' && person.hands && ON_THE_GO.has(person.hands) && !isDone) delete person.hands;
}
const ON_THE_GO: ReadonlySet<PersonLook['hands']> = new Set<PersonLook['hands']>([
  'skate',
  'surf',
  'snowboard',
  'ski',
]);

const DONE_LYING: ReadonlySet<PersonLook['hands']> = new Set<PersonLook['hands']>([
  'read',
  'phone',
  'cradle',
]);

/** A street musician has a guitar, unless another instrument is named. */
function playNamed({ relation, from: { person }, to }: Tie): void {
  const work = to && HELD_BY.has(relation) ? workWith(to) : undefined;
  if (person && work !== undefined && isMusic(work) && isMusic(person.hands)) person.hands = work;
}

/** A computer of which nothing else is said is used by the one who is named with it. */
function useComputer({ subjects }: Cast, ties: readonly Tie[]): void {
  const computer = subjects.find(isComputer);
  const people = subjects.filter(({ kind }) => kind === 'figure');
  // "Students at a long table, laptops in front of them": each has one.
  const students = people.filter(({ person }) => person?.hands === 'study');
  if (computer && computer.count > 1) for (const { person } of students) if (person) person.hands = 'type';
  const [one] = people;
  if (!computer || !one?.person || people.length > 1 || one.count > 1 || !isIdle(one.person)) return;
  if (ties.every(({ from, to }) => from !== computer && to !== computer)) one.person.hands = 'type';
}

/** "Tourists looking at a map": it is in the hands of who looks. */
function lookInHand(tie: Tie): void {
  const { person } = tie.from;
  if (tie.relation !== 'looking_at' || !person || person.hands !== undefined) return;
  if (!IN_HAND.test(tie.to?.key ?? '')) return;
  tie.relation = 'holding';
  if (person.does === 'watch') delete person.does;
}

const IN_HAND =
  /^(?:map|world-map|book|books|notebook|letter|envelope|ticket|compass|watch|pocket-watch|scroll|hourglass|crystal-ball|ring)$/;

/** "Wearing his father's big shoes": they are on the feet. */
function putOnShoes({ relation, from: { person }, to }: Tie): void {
  if (relation !== 'wearing' || !person || !to || !isShoe(to)) return;
  const { words = '', colour } = to;
  person.wears.push({ garment: 'shoes', words, ...(colour === undefined ? {} : { colour }) });
}

/** Beside what is low one is on a knee, unless it is on a table. */
function touch({ relation, from, to }: Tie, ties: readonly Tie[]): void {
  const { person } = from;
  if (relation !== 'touching' || !person || !to || person.hands !== undefined) return;
  const isRaised = ties.some(
    (tie) => tie.relation === 'on' && tie.from === to && tie.to && isTableHigh(tie.to),
  );
  person.hands = !isRaised && metresOf(to) < metresOf(from) * LOW ? 'touch-low' : 'touch';
}
const LOW = 0.62; // As a part of who is beside it.

/** Who pushes or pulls something has both hands at it; a stroller shows the baby in it. */
function roll(tie: Tie, ties: readonly Tie[]): void {
  const { relation, from, to } = tie;
  const { person } = from;
  const work = to && relation === 'holding' ? workWith(to) : undefined;
  if (!person) return;
  if (work === 'push' || work === 'wheel' || work === 'pull') rollOrPutDown(tie, person, work);
  // "Pushing a baby in a stroller".
  const stroller = ties.find(
    (one) => one.relation === 'in' && one.from === to && one.to?.key === 'stroller',
  )?.to;
  if (work !== 'cradle' || !stroller) return;
  person.hands = 'push';
  tie.to = stroller;
}

/** Of a kite that nothing else is said of somebody has the string. */
function flyKite({ subjects, byNoun }: Cast, ties: readonly Tie[]): Tie[] {
  const [kite, ...others] = subjects.filter(({ key }) => key === 'kite');
  const people = subjects.filter(({ person }) => person && isFree(person));
  const [word] = [...byNoun].flatMap(([noun, subject]) => (subject === kite ? [noun.word] : []));
  if (!kite || !word) return [];
  const tied = ties.filter(({ from, to }) => from === kite || to === kite);
  // 一个在放风筝,另一个在吃西瓜: who is named in the clause of the kite before anybody else.
  const inClause = [...byNoun].find(
    ([noun, subject]) => noun.word.clause === word.clause && people.includes(subject),
  )?.[1];
  const first = inClause ?? people[0];
  const said = tied.find(({ relation, from }) => HELD_BY.has(relation) && from.person && isFree(from.person));
  const owner = tied.length === 0 ? first : said?.from;
  if (!owner?.person) return [];
  owner.person.hands = 'kite';
  owner.person.does = 'kite';
  // Whoever is with them flies no kite of their own, and does not fly.
  for (const { person } of people) if (person?.does === 'fly') person.does = 'stand';
  // "Three kites, one red, one blue, one yellow": each of three children has one.
  const each = others.length + 1 === owner.count ? others : [];
  return [...(said ? [] : [kite]), ...each].map((to) => ({
    relation: 'holding',
    from: owner,
    to,
    words: '',
    word,
  }));
}

/** "Taking a photo of a cake with her phone": who takes it holds the telephone up. */
function holdUpPhone({ subjects, byNoun }: Cast, ties: readonly Tie[]): Tie[] {
  const [noun, phone] = [...byNoun].find(([, { key, count }]) => key === 'mobile-phone' && count === 1) ?? [];
  const from = subjects.find(({ person }) => person?.hands === 'photograph' || person?.hands === 'selfie');
  const isLaid = ties.some(({ relation, from: one }) => one === phone && ON.has(relation));
  if (!noun || !phone || !from || isLaid) return [];
  return [{ relation: 'holding', from, to: phone, words: '', word: noun.word }];
}

/** Who picks lotus where a boat is named sits in it. */
function boardBoat({ subjects, byNoun }: Cast, ties: readonly Tie[]): Tie[] {
  const picker = subjects.find(({ person }) => person?.hands === 'pick-lotus');
  const [noun, boat] = [...byNoun].find(([, { kind }]) => kind === 'boat') ?? [];
  if (!picker || !noun || !boat || ties.some(({ from, to }) => from === picker && to === boat)) return [];
  if (picker.person) picker.person.does = 'sit';
  return [{ relation: 'in', from: picker, to: boat, words: '', word: noun.word }];
}

const HELD_BY: ReadonlySet<Tie['relation']> = new Set(['holding', 'playing']);

function isFree({ does, hands }: PersonLook): boolean {
  return hands === undefined && (does === undefined || FLYING.has(does));
}

const FLYING: ReadonlySet<PersonAct> = new Set(['fly', 'hold', 'run', 'play', 'stand', 'walk']);

/** Who is on a ladder has the face to what it leans on. */
function climb({ relation, from: { person }, to }: Tie): void {
  if (relation === 'on' && to?.key === 'ladder' && person && person.hands !== 'on-ladder')
    person.view ??= 'back';
}

/** Who sits at a desk, and nothing more is said, has a sheet before them. */
function studyAtDesk({ subjects }: Cast, ties: readonly Tie[]): void {
  const desk = subjects.find(({ key, words = '' }) => key === 'table' && DESK.test(words));
  const people = subjects.filter(({ person }) => person !== undefined);
  const [one] = people;
  if (!desk || people.length !== 1 || one?.count !== 1 || one.person?.does !== 'sit') return;
  // On a sheet's own desk there is room for no more.
  if (!isUntied(desk, ties) && !bearsOneCup(desk, ties)) return;
  if (isIdle(one.person) && subjects.every((thing) => thing === one || thing === desk || !isComputer(thing)))
    one.person.hands = 'study';
}

const DESK = /desk|书桌|办公桌|课桌|写字台/i;

/** Nothing is said to lie on it, but for the computer that is worked at. */
function isUntied(thing: Subject, ties: readonly Tie[]): boolean {
  return ties.every(
    ({ relation, from, to }) =>
      to !== thing || from.person !== undefined || isComputer(from) || !ON.has(relation),
  );
}

/** 对着电脑,桌上有一杯咖啡: it is the desk that somebody is at, where a cup or a plate has room. */
function bearsOneCup(thing: Subject, ties: readonly Tie[]): boolean {
  const borne = ties.filter(({ relation, to }) => to === thing && ON.has(relation)).map(({ from }) => from);
  return borne.length === 1 && borne[0]?.kind === 'food' && borne[0].count === 1;
}

/** In a skatepark there is no ice. */
function rollInPark({ subjects }: Cast): void {
  if (subjects.every(({ key }) => key !== 'skatepark')) return;
  for (const { person } of subjects)
    if (person?.hands === 'ice-skate')
      Object.assign(person, { hands: 'skate', does: 'skate', role: undefined, age: person.age ?? 'young' });
}

function isIdle({ does, hands }: PersonLook): boolean {
  return hands === undefined && IDLE.has(does);
}

/** Birds and fish are fed with grain, all others from the palm; doves come down for it. */
function feed({ relation, from: { person }, to }: Tie): void {
  if (relation !== 'feeding' || !person || !to || person.hands !== undefined || to.kind === 'figure') return;
  const isStrewn = to.kind === 'bird' || to.kind === 'fish' || GRAIN_EATERS.has(to.key);
  person.hands = isStrewn ? 'scatter' : 'offer';
  if (!COMES_DOWN.has(to.key)) return;
  if (to.isCounted !== true) to.count = Math.max(to.count, FLOCK);
  Object.assign(to, to.key === 'dove' ? { key: 'pigeon', kind: 'full' } : { kind: 'full' });
}

const FLOCK = 4;
const COMES_DOWN: ReadonlySet<string> = new Set(['dove', 'gull', 'bird']);
const GRAIN_EATERS: ReadonlySet<string> = new Set([
  'chicken',
  'rooster',
  'hen',
  'chick',
  'duck',
  'swan',
  'goose',
]);

/** The water of a paddy is drawn with who plants in it, a bed or a pot with who waters it, a pizza in the air with who tosses it. */
function isPartOfWork({ hands, wears }: PersonLook, thing: Subject, ties: readonly Tie[]): boolean {
  if (isShoe(thing)) return wears.some(({ words }) => words === thing.words);
  if (isPartOfTrade(hands, thing)) return true;
  if (isFeat(hands)) return featEntry(hands).absorbs?.includes(thing.key) === true;
  if (hands === 'plant') return thing.key === 'wheat' && PADDY.test(thing.words ?? '');
  if (hands === 'pick-fruit') return thing.kind === 'tree';
  // 种了一棵树: it is the one in the hands, where nobody is said to be at it.
  if (hands === 'plant-tree') return thing.kind === 'tree' && ties.every(({ to }) => to !== thing);
  // What somebody else drinks is in that one's hand.
  if (hands === 'pour')
    return isPoured(thing) && ties.every(({ relation, to }) => to !== thing || relation !== 'drinking');
  if (hands === 'read') return thing.key === 'newspaper';
  if (hands === 'tennis') return thing.key === 'ball';
  if (hands === 'swing') return thing.key === 'swing';
  if (hands === 'water') return thing.key === 'potted-plant';
  if (hands === 'cook' || hands === 'stir-fry') return thing.key === 'stove';
  if (hands === 'toss') return thing.key === 'pizza';
  if (hands === 'type' || hands === 'study')
    return thing.key === 'table' && (isUntied(thing, ties) || bearsOneCup(thing, ties));
  if (isTableWork(hands)) return thing.key === 'table';
  if (hands === 'sow') return VEGETABLES.test(thing.key);
  // In a stroller it is drawn; in a cart it is not.
  if (hands === 'push')
    return (
      thing.person?.age === 'baby' &&
      ties.every(({ relation, to }) => relation !== 'holding' || to?.key !== 'shopping-cart')
    );
  const isBoard =
    (hands === 'surf' && thing.key === 'surfboard') || (hands === 'snowboard' && thing.key === 'snowboard');
  return isBoard && ties.some(({ relation, to }) => to === thing && ON.has(relation));
}

const VEGETABLES =
  /^(?:potato|carrot|tomato|corn|cabbage|leafy-green|eggplant|cucumber|onion|bell-pepper|strawberry)$/;

function carryBoard(subject: Subject, ties: readonly Tie[], gone: ReadonlySet<Subject>): void {
  const { person } = subject;
  if (person?.hands !== 'surf' && person?.hands !== 'snowboard') return;
  const board = ties.find(
    ({ relation, from, to }) =>
      from === subject && relation === 'holding' && to && BOARDS.has(to.key) && !gone.has(to),
  )?.to;
  if (board?.colour !== undefined) person.workColour = board.colour;
  if (board || ASHORE.has(person.does))
    person.hands = person.hands === 'surf' ? 'carry-surfboard' : 'carry-snowboard';
}

const BOARDS: ReadonlySet<string> = new Set(['surfboard', 'snowboard']);
