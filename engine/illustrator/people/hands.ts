// What hands are busy with, however the body stands or sits: by what was said, or by what was put into them.

import type { Colour } from '#engine/raster/colour.ts';
import { isMusic, isTableWork, workWith, type HandWork } from '../lexicon/hand-work.ts';
import { metresOf } from '../things/metres.ts';
import type { Holder, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { gripsOf } from '../reading/people/hold-hands.ts';
import type { PersonLook } from '../reading/people/person-look.ts';
import { SMALL_ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** `colour`: of what is in the hands. `isServed`: what is cooked has a drawing of its own, in its own pot. */
export type Hands = {
  work: HandWork;
  colour?: string;
  isElectric?: boolean;
  isServed?: boolean;
  /** What is on the palm is no green: who is fed eats none. */
  isMorsel?: boolean;
  hasBoard?: boolean;
  /** What it is played with: round stones, where no other men. */
  stones?: readonly [string, string];
  /** At the table of somebody else. */
  isHelping?: boolean;
  /** On the desk of who types; none is a laptop. */
  screens?: number;
  hasScepter?: boolean;
  /** What is read is a sheet of paper, no book. */
  isLetter?: boolean;
  /** Photos are taken with a telephone. */
  isPhone?: boolean;
  /** What is read is a newspaper, wide open. */
  isNews?: boolean;
  /** In a room what is watered grows in a pot. */
  isInside?: boolean;
  /** The key of what is pushed. */
  pushed?: string;
  /** One is up, while the other lies on the desk. */
  isRaised?: boolean;
  /** Flames before who is named with no burning thing. */
  isAtFire?: boolean;
  /** On the face of a tower. */
  isHigh?: boolean;
  /** What hangs on the line are quilts and sheets. */
  isBedding?: boolean;
  /** Of several who have one ball another has it. */
  isWithoutBall?: boolean;
  /** Somebody else plays on the other side of a net. */
  isAcross?: boolean;
  /** Who is hugged is a child: the arms go down to it. */
  isToChild?: boolean;
  /** Who sits before whoever cuts hair or looks at teeth, where somebody was named. */
  served?: Served;
  /** An animal is there instead, and nobody is drawn in the chair. */
  servesAnimal?: boolean;
  /** What the left and the right arm do of who holds hands. */
  grips?: ReturnType<typeof gripsOf>;
  /** One leaps over a flight of them. */
  isOverSteps?: boolean;
};

/** What is seen of somebody who is drawn with the work of another. */
export type Served = {
  skin: Colour;
  hair: Colour;
  top: Colour;
  isLong: boolean;
  isBald: boolean;
  isChild: boolean;
  beard?: Colour;
};

/** It stands on the desk of who types. */
export function isComputer({ key }: Pick<Subject, 'key'>): boolean {
  return key === 'laptop' || key === DESKTOP;
}
const DESKTOP = 'desktop-computer';

const BALL = /^(?:ball|soccer-ball|basketball|volleyball|american-football|baseball)$/;

/** It lies or rolls where it is played with. */
export function isBall(subject: Subject | undefined): boolean {
  return subject !== undefined && BALL.test(subject.key);
}

/** In metres: a cat, a puppy, a hen. */
const CARRIED = 0.7;

/** One that somebody who holds it has in both arms. */
export function isSmallAnimal(subject: Subject): boolean {
  return SMALL_ANIMAL_KINDS.has(subject.kind) && subject.count === 1 && metresOf(subject) < CARRIED;
}

/** In metres: a fish in both hands. */
const CAUGHT = 1;

export function isCaught(subject: Subject): boolean {
  return subject.kind === 'fish' && subject.count === 1 && metresOf(subject) < CAUGHT;
}

/** Flown, grown or hung elsewhere, but also carried. */
export function isPicked({ key }: Pick<Subject, 'key'>): boolean {
  return IN_HAND.test(key);
}
const IN_HAND =
  /^(balloon|kite|rose|flower|tulip|sunflower|poppy|lotus|lantern|lavender|coffee|apple|ice-cream|ice-cream-cone|popsicle|wine|cake|cupcake|donut|bouquet)$/;

/** Who plays has one board with whom it is played. */
export function firstAtBoard(subjects: readonly Subject[]): Subject | undefined {
  return subjects.find(({ person }) => person?.hands === 'chess');
}

/** Several who make something have one table: the first who is grown, where there are two to four. */
export function firstAtWorktable(subjects: readonly Subject[]): Subject | undefined {
  const makers = subjects.filter(({ person }) => isTableWork(person?.hands));
  const total = makers.reduce((sum, { count }) => sum + count, 0);
  if (total < 2 || total > 4) return undefined;
  return makers.find(({ person }) => person?.age !== 'child') ?? makers[0];
}

const A_LETTER = /^(?:reading|reads) .*\bletters?$|^(?:读|看|阅读|在读|在看).*(?:信|信件|情书|家书)$/i;

const BEDDING = /\b(?:quilts?|sheets|blankets?|bedding|duvets?)\b|被子|被褥|床单|被单|毯子/i;

const A_NEWSPAPER = /\bnews ?papers?\b|报纸|看报|读报/i;

/** Whether a newspaper is read, and no book. */
export function isNewsRead({ asks }: Pick<PromptReading, 'asks'>): boolean {
  return asks.some(({ words }) => A_NEWSPAPER.test(words));
}

/** By what was said of the hands, or by what was put into them. */
export function readHands(
  { subjects, links, asks, scenes, writing, handChain = [] }: PromptReading,
  key: string,
  look: PersonLook,
  given: readonly Subject[],
  label = key,
  isSeated = false,
): Hands | undefined {
  const own = ownersOf(subjects, key, look);
  const linked = links.flatMap(({ relation, from, to }) => {
    const isOwn =
      own.includes(subjects[from] as Subject) && (relation === 'playing' || relation === 'holding');
    return (isOwn && to !== null && subjects[to]) || [];
  });
  const mine = [...given, ...linked];
  const tools = mine.filter((thing) => workWith(thing) !== undefined);
  const kites = tools.filter(({ key: its }) => its === 'kite');
  // Of several who fly one kite the first has the string; of several kites each has one.
  const tool = kites.length > 1 ? kites[Number(/ (\d+)$/.exec(label)?.[1] ?? 0)] : tools[0];
  if (tool?.key === 'kite' && tool.count < 2 && kites.length < 2 && label !== key) return undefined;
  const isCarrying = mine.some(isSmallAnimal);
  // Who sits has it beside, not before the breast.
  const isArmed =
    isSeated && mine.some(({ key: its }) => its === 'staff' || its === 'sword' || its === 'katana');
  // Where nothing else is said a boxer has gloves on, ready to strike.
  const usual = look.role === 'boxer' && look.does === undefined ? 'box' : undefined;
  // 弹吉他唱歌: both hands are at the instrument.
  const played = look.hands === 'sing' && tool && isMusic(workWith(tool)) ? workWith(tool) : undefined;
  const work =
    played ??
    look.hands ??
    usual ??
    (tool && workWith(tool)) ??
    (isCarrying ? 'carry' : isArmed ? 'grip' : undefined);
  if (!work) return undefined;
  const isFirst = label === key && firstOf(subjects, work)?.key === key;
  // Of several who play one has the ball; the others run with them.
  if ((work === 'kick' || work === 'dribble') && !isFirst) return undefined;
  if (work === 'selfie' && !isFirst) return undefined;
  if (work === 'placard' && (!isFirst || writing.length === 0)) return undefined;
  // Of several who hold something up those have the arms down who have nothing.
  if (work === 'lift' && label !== key && given.length === 0) return undefined;
  const screens = given.find(({ key: its }) => its === DESKTOP)?.count;
  return {
    work,
    ...(work === 'type' && screens !== undefined ? { screens } : {}),
    ...colourOf(tool),
    isElectric: /electric|电吉他/i.test(tool?.words ?? ''),
    ...(mine.some(({ key: its }) => its === 'scepter') ? { hasScepter: true } : {}),
    ...(work === 'read' && asks.some(({ words }) => A_LETTER.test(words)) ? { isLetter: true } : {}),
    ...(work === 'photograph' && mine.some(({ key: its }) => its === 'mobile-phone')
      ? { isPhone: true }
      : {}),
    ...(work === 'read' && isNewsRead({ asks }) ? { isNews: true } : {}),
    ...(work === 'study' && look.does === 'raise-hand' ? { isRaised: true } : {}),
    ...(work === 'stairs' || look.does === 'stairs' ? { isOverSteps: true } : {}),
    ...(tool && (work === 'push' || work === 'wheel') ? { pushed: tool.key } : {}),
    ...(isTableWork(work) && isHelping(subjects, key, label) ? { isHelping: true } : {}),
    ...(playersAt(subjects, work) > 1 ? { isAcross: true } : {}),
    ...(work === 'embrace' && look.age !== 'child' && hugsChild(subjects) ? { isToChild: true } : {}),
    // It is on its way from somebody else's foot.
    ...(work === 'keeper' && subjects.some(({ person }) => person?.hands === 'kick')
      ? { isWithoutBall: true }
      : {}),
    ...(work === 'catch' && !isFirst ? { isWithoutBall: true } : {}),
    ...(work === 'spike' && !isAtNet(subjects, key, label) ? { isWithoutBall: true } : {}),
    ...(work === 'pour' && look.pours !== undefined ? { colour: look.pours } : {}),
    ...(look.workColour === undefined ? {} : { colour: look.workColour }),
    isServed: given.some(({ kind, key: its }) => kind === 'food' || its === 'bone'),
    ...(work === 'offer' && !feedsGrazer({ links, subjects }, key) ? { isMorsel: true } : {}),
    ...(work === 'hose' && isOwnFire({ subjects, asks }) ? { isAtFire: true } : {}),
    ...(work === 'hang-laundry' && asks.some(({ words }) => BEDDING.test(words)) ? { isBedding: true } : {}),
    ...(work === 'wash-window' && scenes.includes('city') ? { isHigh: true } : {}),
    hasBoard: work === 'chess' && label === key && firstAtBoard(subjects)?.key === key,
    ...(work === 'chess' ? stonesOf(asks) : {}),
    ...(work === 'hold-hand' ? { grips: gripsOf(handChain, holderOf(handChain, key, look, label)) } : {}),
  };
}

/** Of two teams one has the ball and the net before them: who stands nearest to the middle on the left. */
function isAtNet(subjects: readonly Subject[], key: string, label: string): boolean {
  const first = firstOf(subjects, 'spike');
  const nearest = Math.min(Math.ceil(playersAt(subjects, 'spike') / 2), first?.count ?? 1) - 1;
  return first?.key === key && label === (nearest === 0 ? key : `${key} ${nearest}`);
}

/** A nurse and a mother are both women: of several by one key who looks so, where that can be told. */
function ownersOf(subjects: readonly Subject[], key: string, look: PersonLook): Subject[] {
  const all = subjects.filter((one) => one.key === key);
  const alike = all.filter(
    ({ person }) => person === look || (person?.deeds !== undefined && person.deeds === look.deeds),
  );
  const isOther = all.some(({ person }) => person !== undefined && person.role !== look.role);
  return alike.length > 0 ? alike : isOther ? all.filter(({ person }) => person?.role === look.role) : all;
}

function feedsGrazer({ links, subjects }: Pick<PromptReading, 'links' | 'subjects'>, key: string): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'feeding' && subjects[from]?.key === key && GRAZERS.test(subjects[to ?? -1]?.key ?? ''),
  );
}
const GRAZERS =
  /horse|pony|foal|unicorn|cow|calf|\box\b|yak|bison|buffalo|goat|sheep|lamb|rabbit|hare|deer|fawn|giraffe|elephant|camel|zebra|donkey|llama|alpaca|guinea|hamster|panda|koala|kangaroo|turtle|tortoise|hippo|rhino|qilin|stag|reindeer/;

/** Which of them it is, by the number behind the key; grandmother and mother have one key. */
function holderOf(
  chain: readonly Holder[],
  key: string,
  { age }: PersonLook,
  label: string,
): Holder | undefined {
  const index = Number(label.slice(key.length)) || 0;
  const own = chain.filter(({ subject, index: its }) => subject.key === key && its === index);
  return own.find(({ subject }) => subject.person?.age === age) ?? own[0];
}

const GO = /围棋|\b(?:of|playing|plays) go\b|weiqi|baduk/i;
const XIANGQI = /下象棋|中国象棋|xiangqi|chinese chess/i;

function stonesOf(asks: PromptReading['asks']): Pick<Hands, 'stones'> {
  const isSaid = (game: RegExp): boolean => asks.some(({ words }) => game.test(words));
  if (isSaid(GO)) return { stones: ['#26242a', '#f6f2ea'] };
  return isSaid(XIANGQI) ? { stones: ['#b83a2c', '#3a5a44'] } : {};
}

function hugsChild(subjects: readonly Subject[]): boolean {
  return subjects.some(({ person }) => person?.hands === 'embrace' && person.age === 'child');
}

/** "Putting out a fire", 灭火: of what burns nothing is said. */
function isOwnFire({ subjects, asks }: Pick<PromptReading, 'subjects' | 'asks'>): boolean {
  return asks.some(({ words }) => /fire\b|火/i.test(words)) && !subjects.some(({ isBurning }) => isBurning);
}

/** A tray of silver shines. */
function colourOf(tool: Subject | undefined): { colour?: string } {
  const colour = tool?.colour ?? (tool?.drawing === 'own/silver-tray' ? '#c2c9d0' : undefined);
  return colour === undefined ? {} : { colour };
}

function firstOf(subjects: readonly Subject[], work: HandWork): Subject | undefined {
  return subjects.find(({ person }) => person?.hands === work);
}

function playersAt(subjects: readonly Subject[], work: HandWork): number {
  return subjects.reduce((sum, { person, count }) => sum + (person?.hands === work ? count : 0), 0);
}

function isHelping(subjects: readonly Subject[], key: string, label: string): boolean {
  const first = firstAtWorktable(subjects);
  return first !== undefined && (first.key !== key || label !== key);
}
