// Reads what is done at work by a verb and the thing after it: "repairing a sink", "sawing wood", 收割水稻.

import type { TradeWork } from '../../lexicon/trade-work.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Word } from '../words/word.ts';
import { HOLDER_KINDS } from '../subject-kinds.ts';

/** `isKept`: the thing is not drawn with the work, but stands for itself. */
type Deed = { verb: RegExp; thing?: RegExp; work: TradeWork; isAlone?: true; isKept?: true };

const MENDING = /^(?:repair|fix|mend|servic|unblock|unclog|install|chang|replac)(?:ing|es|s)$/i;
const things = (names: string): RegExp =>
  new RegExp(
    `^(?:(?:on|at|a|an|the|some|his|her|their|my|old|broken|leaky|leaking|new|dirty|hot|glowing|red-hot|wooden|big|small|of|kitchen|bathroom|customer's|customers|man's|client's) )*(?:${names})$`,
    'i',
  );

/** Of several that fit the first. */
const DEEDS: readonly Deed[] = [
  {
    verb: MENDING,
    thing: things('sinks?|(?:water )?pipes?|plumbing|faucets?|taps?|drains?|toilets?|washbasins?|leaks?'),
    work: 'fix-sink',
  },
  {
    verb: MENDING,
    thing: things('cars?|(?:car )?engines?|(?:car )?motors?|trucks?|automobiles?'),
    work: 'fix-car',
  },
  { verb: /^working$/i, thing: things('cars?|(?:car )?engines?'), work: 'fix-car' },
  {
    verb: /^(?:working|repairing|fixing|mending)$/i,
    thing: /^(?:underneath|under|beneath) (?:a|the|his|her) (?:car|truck|vehicle)$/i,
    work: 'under-car',
  },
  {
    verb: MENDING,
    thing: things(
      '(?:light ?|electric )?bulbs?|(?:ceiling |street |electric )?(?:lamps?|lights?)|chandeliers?|wiring|wires|power lines?|electric(?:al)? cables?',
    ),
    work: 'on-ladder',
  },
  { verb: MENDING, thing: things('(?:leather )?(?:shoes?|boots?|heels?)'), work: 'mend-shoes' },
  { verb: MENDING, thing: things('(?:pocket |wrist ?)?watch(?:es)?|clocks?|clockwork'), work: 'mend-watch' },
  {
    verb: MENDING,
    thing: things(
      'clothes|socks?|dress(?:es)?|trousers|shirts?|coats?|jackets?|suits?|sails?|flags?|quilts?|blankets?',
    ),
    work: 'sew',
  },
  {
    verb: /^(?:sew|stitch|tailor|embroider)(?:ing|es|s)$/i,
    thing: things(
      'clothes|cloth|fabric|dress(?:es)?|suits?|shirts?|gowns?|quilts?|coats?|trousers|jackets?|curtains?|costumes?|wedding dress|with a sewing machine',
    ),
    work: 'sew',
    isAlone: true,
  },
  { verb: /^(?:repair|mend)(?:ing|s)$|^(?:fixing|fixes|servicing)$/i, work: 'wrench', isAlone: true },
  {
    verb: /^(?:hammer|forg|shap|beat)(?:ing|es|s)$/i,
    thing: things('iron|steel|metal|swords?|blades?|horseshoes?|red-hot iron|iron bar|axe|knife'),
    work: 'hammer',
  },
  { verb: /^(?:hammering|forging)$/i, work: 'hammer', isAlone: true },
  {
    verb: /^(?:saw|plan|cutt)(?:ing)$/i,
    thing: things('(?:wood(?:en)? )?(?:planks?|boards?|beams?|logs?)|wood|timber|lumber'),
    work: 'saw',
  },
  { verb: /^sawing$/i, work: 'saw', isAlone: true },
  {
    verb: /^(?:chop|split|cut)(?:p?t?ing|s)$/i,
    thing: things('(?:fire)?wood|(?:wood )?logs?|(?:down )?(?:a )?trees?'),
    work: 'chop-wood',
  },
  {
    verb: /^(?:wash|clean|wip)(?:ing|es)$/i,
    thing: things('windows?|window panes?|glass'),
    work: 'wash-window',
  },
  { verb: /^painting$/i, thing: things('walls?|ceilings?|house walls?|room'), work: 'paint-wall' },
  {
    verb: /^(?:sweep(?:ing|s)|raking)$/i,
    thing: things(
      'streets?|floors?|(?:fallen |autumn )?leaves|yards?|courtyards?|roads?|sidewalks?|steps|ground',
    ),
    work: 'sweep',
    isAlone: true,
  },
  {
    verb: /^(?:stirr?|brew)(?:ing|s)$/i,
    thing: things(
      '(?:bubbling |boiling |magic |magical |large )*(?:cauldrons?|potions?)(?: in (?:a|her|his) cauldron)?',
    ),
    work: 'stir',
  },
  {
    verb: /^(?:look|peer|gaz|stud(?:y|i)|us|observ)(?:ing|e?s)(?: (?:through|into|in|down))?$/i,
    thing:
      /^(?:(?:closely |intently |carefully |down )?(?:through|into|in|with) )?(?:an?|the|his|her|their) (?:[a-z]+ )?microscopes?$/i,
    work: 'look-through-microscope',
  },
  {
    verb: /^iron(?:ing|s)$/i,
    thing: things('clothes|laundry|shirts?|dress(?:es)?|trousers|suits?|uniforms?'),
    work: 'iron',
    isAlone: true,
  },
  {
    verb: /^(?:pound|grind|crush)(?:ing|s)$/i,
    thing: things(
      '(?:(?:medicinal |dried )?herbs?|medicine|spices?|garlic)(?: (?:in|with) a mortar(?: and pestle)?)?|in a mortar',
    ),
    work: 'pound',
  },
  {
    verb: /^(?:wash|do|dry)(?:ing|es)$/i,
    thing: things('(?:dirty )?(?:dish(?:es)?|plates?|pots?)(?: in the sink)?'),
    work: 'wash-dishes',
  },
  {
    verb: /^(?:harvest|reap|cutt|gather|scyth)(?:ing|s)$/i,
    thing: things('(?:ripe |golden )?(?:rice|wheat|barley|grain|crops?|paddy)'),
    work: 'reap',
    isKept: true,
  },
  { verb: /^(?:reaping|scything)$/i, work: 'reap', isAlone: true },
  { verb: /^(?:cast|throw)(?:ing|s)$/i, thing: things('(?:fishing |big |large )*nets?'), work: 'cast-net' },
  {
    verb: /^(?:lay|build)(?:ing|s)$/i,
    thing: things('bricks?|(?:brick |stone )?walls?'),
    work: 'lay-bricks',
  },
  { verb: /^build(?:ing|s)$/i, thing: things('houses?|buildings?'), work: 'lay-bricks', isKept: true },
  {
    verb: /^(?:prun|trimm|clipp)(?:ing|es|s)$/i,
    thing: things('hedges?|bush(?:es)?|shrubs?|topiary|rose bush(?:es)?|branches'),
    work: 'prune',
  },
  { verb: /^(?:pruning|prunes)$/i, work: 'prune', isAlone: true },
  {
    verb: /^(?:tend|keep|inspect|check|open)(?:ing|s)$/i,
    thing: things('(?:to )?(?:his |her |the )?(?:bees|(?:bee ?)?hives?|honeycombs?)'),
    work: 'keep-bees',
  },
  {
    verb: /^(?:throw|mak|shap|form|turn)(?:ing|s)$/i,
    thing: things('(?:clay )?(?:pots?|vases?|jugs?|bowls?)|clay|pottery'),
    work: 'throw-pot',
  },
  {
    verb: /^weav(?:ing|es)$/i,
    thing: things('cloth|fabric|carpets?|rugs?|silk|textiles?|on a loom'),
    work: 'weave',
  },
  {
    verb: /^deliver(?:ing|s)$/i,
    thing: things('packages?|parcels?|box(?:es)?|mail|letters?|goods|food|pizzas?|groceries'),
    work: 'deliver',
    isAlone: true,
  },
  { verb: /^(?:herd|tend|lead)(?:ing|s)$/i, thing: things('sheep|goats?|flock'), work: 'herd', isKept: true },
  {
    verb: /^(?:cutt|trimm|groom|clipp)(?:ing|s)$/i,
    thing: /^(?:\w+ ){0,3}(?!customer|client)\w+['’]s (?:hair|fur|coat)$/i,
    work: 'cut-hair',
    isKept: true,
  },
  { verb: /^(?:cutt|trimm)ing$/i, thing: things('hair'), work: 'cut-hair' },
  // That of somebody else: who washes their own needs nobody in a chair.
  {
    verb: /^(?:wash|shampoo)(?:ing|es|s)$/i,
    thing: /^(?:(?:\w+ ){0,3}\w+['’]s )?hair$/i,
    work: 'wash-hair',
    isKept: true,
  },
  {
    verb: /^(?:comb|brush)(?:ing|es|s)$/i,
    thing: things('(?:long |golden |black )*hair'),
    work: 'comb-hair',
  },
  { verb: /^brush(?:ing|es)$/i, thing: things('teeth'), work: 'brush-teeth' },
  { verb: /^blow(?:ing|s)$/i, thing: things('whistle'), work: 'blow-whistle' },
  {
    verb: /^(?:putting|puts|applying|applies)$/i,
    thing: things('(?:on )?(?:\\S+ )?lipstick'),
    work: 'make-up-face',
  },
  {
    verb: /^hang(?:ing|s)$/i,
    thing: things('(?:up |out )?(?:the )?(?:wet )?(?:laundry|washing|clothes|sheets)'),
    work: 'hang-laundry',
  },
  {
    verb: /^(?:examin|treat|check|fix|clean|pull)(?:ing|s)$/i,
    thing: things("(?:patient'?s |child'?s )?(?:teeth|tooth)"),
    work: 'treat-teeth',
  },
  {
    verb: /^(?:toss|stir|stir-fry|fry|cook|saut[eé])(?:ing|es|s)$/i,
    thing: /^(?:\S+ ){0,4}(?:woks?|frying pan|skillet)$/i,
    work: 'stir-fry',
  },
  { verb: /^toss(?:ing|es)$/i, thing: things('vegetables?|veggies|noodles|stir-fry'), work: 'stir-fry' },
  {
    verb: /^stir-?fr(?:ying|ies)$/i,
    thing: things('vegetables?|veggies|noodles|rice|beef|chicken'),
    work: 'stir-fry',
    isAlone: true,
  },
  {
    verb: /^(?:grill|barbecu)(?:ing|es|s)$/i,
    thing: things(
      '(?:(?:lamb|meat|chicken|beef|juicy) )?(?:skewers?|kebabs?|meat|steaks?|burgers?|hamburgers?|sausages?|hot ?dogs?|ribs|corn|food|seafood|squid|fish)',
    ),
    work: 'grill',
    isAlone: true,
  },
  { verb: /^(?:flipp|toss)ing$/i, thing: things('pancakes?|cr[eê]pes?'), work: 'flip' },
  {
    verb: /^arranging$/i,
    thing: things('flowers?|bouquets?|(?:flowers )?in a vase'),
    work: 'arrange-flowers',
  },
  { verb: /^making$/i, thing: things('bouquets?|flower arrangements?'), work: 'arrange-flowers' },
  {
    verb: /^(?:carv|whittl|sculpt)(?:ing|es)$/i,
    thing: things('wood|(?:wooden |wood )?(?:birds?|figures?|sculptures?|statues?|toys?)|stick'),
    work: 'carve',
  },
];

/** So many words after the verb may belong to it. */
const FURTHEST = 5;
const REAPING = /^(?:收割|收割着|割|收|抢收)$/;
const GRAIN =
  /^(?:稻子|水稻|稻谷|稻田|麦子|小麦|大麦|庄稼|谷子|稻|麦|rice|wheat|barley|grain|crops?|paddy)$/i;

/** The verb and its thing become one word; where nobody is named, nobody does it. */
export function nameWork(words: readonly Word[]): Word[] {
  const isSomebody = words.some((word) => HOLDER_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? ''));
  if (!isSomebody) return [...words];
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const flock = (word.isHan ? herdFlock(word) : undefined) ?? climbLadder(words, at);
    if (flock) {
      named.push(...flock);
      continue;
    }
    const found = word.isHan ? undefined : deedAt(words, at);
    if (!found) {
      const isCut = GRAIN.test(word.text) && isReaped(words, at);
      if (isCut) named.push({ ...word, meanings: VOCABULARY.get('wheat') ?? [] });
      else named.push(isFlock(word, words[at - 1]) ? { ...word, isPlural: true } : word);
      continue;
    }
    const end = at + found.length;
    const last = words[end] as Word;
    const text = words.slice(at, end + 1).map((one) => one.text);
    named.push({
      ...word,
      text: text.join(' '),
      end: last.end,
      meanings: [{ is: 'person-act', value: found.work }],
    });
    at = end;
  }
  return named;
}

/** 放羊: what is herded is there as well. */
function herdFlock(word: Word): Word[] | undefined {
  if (!/^[放牧赶][羊]$/u.test(word.text)) return undefined;
  const middle = word.start + 1;
  return [
    { ...word, text: word.text.slice(0, 1), end: middle, meanings: [{ is: 'person-act', value: 'herd' }] },
    { ...word, text: '羊', start: middle, isPlural: true, meanings: VOCABULARY.get('羊') ?? [] },
  ];
}

/** "Herding sheep". */
function isFlock({ text }: Word, before: Word | undefined): boolean {
  return /^sheep$/i.test(text) && /^(?:herd|tend|lead)(?:ing|s)$/i.test(before?.text ?? '');
}

/** "Climbing a ladder", 爬上梯子: one is on it. */
function climbLadder(words: readonly Word[], at: number): Word[] | undefined {
  const word = words[at] as Word;
  if (!CLIMBING.test(word.text)) return undefined;
  const next = words.slice(at + 1, at + 4).find((one) => meaningOf(one, 'subject'));
  const isLadder = meaningOf(next, 'subject')?.value.key === 'ladder' && next?.run === word.run;
  return isLadder ? [{ ...word, meanings: [{ is: 'link', value: 'on' }] }] : undefined;
}
const CLIMBING = /^(?:climb(?:ing|s)?(?: up)?|爬上?|爬着|登上)$/i;

/** The field that is cut is around. */
function isReaped(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return words
    .slice(Math.max(0, at - 3), at)
    .some((one) =>
      one.isHan
        ? REAPING.test(one.text) && one.end === word?.start
        : /^(?:harvest|reap|cutt|gather|scyth)(?:ing|s)$/i.test(one.text) && one.run === word?.run,
    );
}

/** `length`: of how many words after the verb the thing is made. */
function deedAt(words: readonly Word[], at: number): { work: TradeWork; length: number } | undefined {
  const verb = words[at] as Word;
  // "Hanging a painting on the wall": it is a thing.
  if (isNamedThing(words[at - 1], verb)) return undefined;
  const tails: string[] = [];
  for (let next = at + 1; next <= at + FURTHEST && words[next]?.run === verb.run; next++)
    tails.push(`${tails.at(-1) ?? ''} ${words[next]?.text ?? ''}`.trim());
  for (const { verb: pattern, thing, work, isAlone, isKept } of DEEDS) {
    if (!pattern.test(verb.text)) continue;
    const length = thing ? tails.findLastIndex((tail) => thing.test(tail)) + 1 : 0;
    if (length > 0) return { work, length: isKept ? 0 : length };
    if (isAlone && !isOfDress(tails)) return { work, length: 0 };
  }
  return undefined;
}

function isNamedThing(before: Word | undefined, { text, run }: Word): boolean {
  return (
    before?.run === run && /^painting$/i.test(text) && /^(?:an?|the|this|his|her|their)$/i.test(before.text)
  );
}

/** "Fixing his tie" is nobody's trade. */
function isOfDress(tails: readonly string[]): boolean {
  return tails.some((tail) =>
    /\b(?:tie|hair|make-?up|lipstick|hat|collar|breakfast|dinner|lunch|gaze|eyes)$/i.test(tail),
  );
}
