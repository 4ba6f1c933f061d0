// What words mean beside a sport: a cliff that one skis off is of snow, the bar that one vaults over serves no drinks.

import { isFeat, type Feat } from '../../lexicon/feats.ts';
import type { PersonAct } from './person-look.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, meaningOf, means, type Meaning, type Word } from '../words/word.ts';

const ON_SNOW: ReadonlySet<PersonAct> = new Set([
  'ski',
  'snowboard',
  'sled',
  'snow-air',
  'ski-air',
  'snowball',
]);
const SLOPES =
  /^(?:cliffs?|slopes?|hills?|hillsides?|mountainsides?|pistes?|ramps?|snow slopes?|ski slopes?|snowy slopes?|悬崖|悬崖边|山坡|斜坡|雪坡|雪道|坡|坡道|小山坡|山丘|山上)$/i;
const ON_ICE: ReadonlySet<PersonAct> = new Set(['ice-skate', 'hockey']);
const ICE = /^(?:ice|the ice|冰|冰上|冰面|冰面上)$/i;
const OF_SPORT: Partial<Record<Feat, RegExp>> = {
  vault: /^(?:bars?|横杆|杆)$/i,
  parkour: /^(?:roofs?|rooftops?|屋顶|楼顶|屋顶上|楼顶上)$/i,
  keeper: /^(?:goals?|球门)$/i,
  dribble: /^(?:hoops?|baskets?|篮筐|篮板|篮框)$/i,
  spike: /^(?:nets?|球网)$/i,
};
/** Where who kicks a ball would have it. */
const GOAL = /^(?:goals?|the goal|球门)$/i;
const INTO = /^(?:into|in|towards?|at)$/i;
const FIGHTING: ReadonlySet<PersonAct> = new Set(['spar', 'grapple', 'box', 'fist']);
const RING = /^(?:rings?|the ring)$/i;
/** Said of any fight, also of one with swords. */
const SPARRING = /^(?:对打|过招|比武|sparring)$/i;
const BLADES: ReadonlySet<string> = new Set(['sword', 'katana', 'jian', 'lightsaber']);
/** Who is named by the sword has one. */
const SWORDSMEN = /剑客|剑士|剑侠|武士|侠客|刀客|swordsm[ae]n|samurai/i;
const SERVING = /^(?:serving|serves|serve|发球)$/i;

/** Said of who keeps a goal: the deed, and what it is done for. */
const DIVING = /^(?:div(?:es?|ing)|dove|leap(?:s|ing)|扑|扑向|飞扑|扑出|扑住)$/i;
const CATCHING = /^(?:catch(?:es|ing)?|sav(?:es?|ing)|block(?:s|ing)?|reach(?:es|ing)?(?: for)?)$/i;
/** Where football is played, no track runs around in sight. */
const STADIUM = /^(?:(?:sports )?stadiums?|体育场上?)$/i;

/** Where somebody stands right before it: "a couple ice skates on a pond". */
const DONE_WITH: readonly (readonly [gear: RegExp, deed: string])[] = [
  [/^(?:ice )?skates?$/i, 'ice skating'],
  [/^(?:roller ?skates?|rollerblades?)$/i, 'roller skating'],
  [/^skateboards?$/i, 'skateboarding'],
  [/^snowboards?$/i, 'snowboarding'],
  [/^(?:shovels?|spades?)$/i, 'digging a hole'],
];

const BOARD = /^(?:boards?|板子|板)$/i;
/** Whose board it is. */
const BOARDS: readonly (readonly [PersonAct, string])[] = [
  ['surf', 'surfboard'],
  ['snowboard', 'snowboard'],
];

/** What somebody does, or is known for. */
function actOf(word: Word): PersonAct | undefined {
  return meaningOf(word, 'person-act')?.value ?? meaningOf(word, 'subject')?.value.person?.hands;
}

export function nameSport(words: readonly Word[]): Word[] {
  const acts = words.flatMap((word) => actOf(word) ?? []);
  const isOnSnow = acts.some((act) => ON_SNOW.has(act));
  const own = acts.flatMap((act) => (isFeat(act) ? (OF_SPORT[act] ?? []) : []));
  const isFight =
    acts.some((act) => FIGHTING.has(act)) ||
    words.some((word) => meaningOf(word, 'subject')?.value.person?.role === 'boxer');
  const isOnIce = acts.some((act) => ON_ICE.has(act));
  const hasPenguins = words.some((word) => meaningOf(word, 'subject')?.value.key === 'penguin');
  const isKicked = acts.includes('kick');
  const isKept = acts.includes('keeper');
  const isTennis = acts.includes('tennis');
  const isArmed =
    (acts.includes('spar') || acts.includes('fist')) &&
    words.some(
      (word) => BLADES.has(meaningOf(word, 'subject')?.value.key ?? '') || SWORDSMEN.test(word.text),
    );
  return words.map((word, at): Word => {
    const done = isDoneHere(words, at) && DONE_WITH.find(([gear]) => gear.test(word.text))?.[1];
    if (done) return { ...word, meanings: VOCABULARY.get(done) ?? [] };
    if (isOnSnow && SLOPES.test(word.text)) return meaning(word, { is: 'scene', value: 'snowfield' });
    if (hasPenguins && ICE.test(word.text)) return meaning(word, { is: 'scene', value: 'snowfield' });
    if (isFight && RING.test(word.text)) return { ...word, meanings: VOCABULARY.get('boxing ring') ?? [] };
    if (isOnIce && ICE.test(word.text)) return meaning(word, { is: 'structure' });
    if (isArmed && SPARRING.test(word.text)) return meaning(word, { is: 'person-act', value: 'duel' });
    if (isTennis && SERVING.test(word.text))
      return meaning(word, { is: 'person-act', value: 'tennis-serve' });
    // The ball goes into it: who kicks is before it.
    if (isKicked && INTO.test(word.text) && words.slice(at + 1, at + 3).some(({ text }) => GOAL.test(text)))
      return meaning(word, { is: 'link', value: 'in_front' });
    if (isKicked && GOAL.test(word.text)) return { ...word, meanings: VOCABULARY.get('football goal') ?? [] };
    if ((isKicked || isKept) && STADIUM.test(word.text))
      return { ...word, meanings: VOCABULARY.get('soccer stadium') ?? [] };
    if (isKept && DIVING.test(word.text) && isOfKeeper(words, at))
      return meaning(word, { is: 'person-act', value: 'keeper' });
    if (isKept && CATCHING.test(word.text) && isOfKeeper(words, at))
      return meaning(word, { is: 'structure' });
    const board = BOARD.test(word.text) ? BOARDS.find(([act]) => acts.includes(act))?.[1] : undefined;
    if (board) return { ...word, meanings: VOCABULARY.get(board) ?? [] };
    const part = own.some((pattern) => pattern.test(word.text));
    return part ? meaning(word, { is: 'structure' }) : word;
  });
}

/** Right after who does it, and what they wear: "a couple in winter coats ice skates", but not "a girl in ice skates". */
function isDoneHere(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const isWorn = words[at - 1] !== undefined && means(words[at - 1], 'garment');
  const doer = words
    .slice(0, at)
    .findLast(
      (one) =>
        one.run !== word?.run ||
        !isWorn ||
        !(means(one, 'garment', 'adjective', 'colour', 'size') || /^(?:in|wearing|winter)$/i.test(one.text)),
    );
  return doer !== undefined && doer.run === word?.run && isFigure(doer) && !doer.isPossessive;
}

/** Who was named last in the clause keeps the goal. */
function isOfKeeper(words: readonly Word[], at: number): boolean {
  const last = words.slice(0, at).findLast((one) => isFigure(one));
  return last !== undefined && last.clause === words[at]?.clause && actOf(last) === 'keeper';
}

function meaning(word: Word, is: Meaning): Word {
  return { ...word, meanings: [is] };
}
