// What something is only compared to, shaped like or a picture of: "like a bird", "in the shape of a castle", "a statue of
// a horse", "a mug with a fox illustration". It is not there itself: it is left out, and told so.

import { endOfNoun, isThing, joinWords } from './noun-phrase.ts';
import { materialOfFigures, materialOfStatues, type MaterialName } from '../../lexicon/materials.ts';
import {
  ADJECTIVE,
  DESCRIBING,
  isFigure,
  isPlainPerson,
  isUnknown,
  means,
  UNSHOWN,
  type Word,
} from './word.ts';

const LIKE = /^(?:like|resembling)$/i;
/** Told with the comparison. */
const LED = /^(?:shaped|looking|looks?|formed|just|much|almost|more)$/i;
/** Of whom it is said what they want: "I would like a cat". */
const WISHES = /^(?:would|i|we|you|they|i'd|you'd|we'd|who|really|also)$/i;
/** Who is dressed like somebody is seen so. */
const DRESSED = /^(?:dressed|disguised|costumed|up)$/i;
/** "Fruits like apples": these are examples. */
const OF_ALL_KINDS =
  /^(?:fruits?|vegetables|veggies|animals|creatures|flowers|plants|things|items|objects|foods?|snacks|sweets|desserts|dishes|drinks|toys|tools|elements|symbols|motifs|props|details|landmarks|ingredients|toppings)$/i;
const ARTICLE = /^(?:an?|the)$/i;
/** Water that is like one is still. */
const MIRROR = /^(?:mirrors?|glass)$/i;

const PREPOSITION = /^(?:in|into|to)$/i;
const SHAPE = /^(?:shape|form|likeness|image|outline|silhouette)s?$/i;

/** Made in the likeness of somebody or something. */
const STATUES =
  /^(?:(?:marble |stone |bronze |greek |roman |classical )?statues?|(?:chinese )?shadow puppets?|sculptures?|figurines?|statuettes?|busts?|carvings?|reliefs?|murals?|replicas?|models?|plush(?:ie)?s?|toys?|dolls?|masks?|costumes?|balloons?|cutouts?|holograms?|engravings?)$/i;
/** These are what the whole image may be, too: then they show what is to be drawn. */
const PICTURES =
  /^(?:pictures?|photos?|photographs?|paintings?|portraits?|drawings?|posters?|images?|illustrations?|tattoos?|sketch(?:es)?|mosaics?|embroider(?:y|ies)|stencils?|emblems?|crests?|logos?|patterns?|prints?|tapestr(?:y|ies)|silhouettes?|stained glass windows?)$/i;
/** "A mug with a fox illustration": it is on what was named before. */
const DEVICES =
  /^(?:illustrations?|logos?|emblems?|patterns?|prints?|designs?|motifs?|badges?|crests?|symbols?|icons?|insignias?|decals?|stickers?|embroidery|patch(?:es)?|tattoos?)$/i;
/** These only where they hang or lie on something: "a sunset painting above the sofa". */
const HUNG = /^(?:paintings?|drawings?|pictures?|photos?|posters?)$/i;
const PRINTED = /^(?:printed|embroidered|patterned|emblazoned|engraved|stitched|tattooed|stamped)$/i;
/** "A sun painted on the wall". */
const DRAWN_ON =
  /^(?:painted|drawn|carved|etched|tattooed|embroidered|printed|engraved|stitched|projected)$/i;
const ONTO = /^(?:on|onto|into|across)$/i;
/** On these it is the whole image. */
const SHEETS = /^(?:paper|rice paper|silk|canvas|scroll|parchment|wood)$/i;
/** Whatever is said to be on them is a picture. */
const BEARERS =
  /^(?:mugs?|cups?|bags?|tote bags?|backpacks?|flags?|banners?|pillows?|cushions?|blankets?|notebooks?|cards?|shields?|skateboards?|surfboards?|socks?|sweaters?|jumpers?|hoodies?|t-shirts?|tees?|stamps?|coins?|medals?|caps?)$/i;

/** "A shield with a red lion": nothing else goes with them. */
const HERALDIC = /^shields?$/i;

/** Returns the words with such phrases joined. */
export function nameLikeness(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const found = word.isHan ? undefined : findLikeness(words, at);
    if (!found) {
      named.push(word);
      continue;
    }
    const from = found.from ?? at - (LIKE.test(word.text) && LED.test(words[at - 1]?.text ?? '') ? 1 : 0);
    while ((named.at(-1)?.start ?? -1) >= (words[from]?.start ?? Infinity)) named.pop();
    const meanings = found.describes ? DESCRIBING : found.isNoun ? [] : UNSHOWN;
    named.push(
      joinWords(
        words,
        [from, found.to],
        found.material ? [...ADJECTIVE, { is: 'material', value: found.material }] : meanings,
      ),
    );
    at = found.to;
  }
  return named;
}

/**
 * `from`: where it begins, if before the word that it was found by. `isNoun`: the whole of it is a thing that is not
 * drawn; `describes`: it is said of a thing after it that is.
 */
type Found = { from?: number; to: number; isNoun?: true; describes?: true; material?: MaterialName };

function findLikeness(words: readonly Word[], at: number): Found | undefined {
  const { text, clause } = words[at] as Word;
  const [before, next] = [words[at - 1], words[at + 1]];
  if (next?.clause !== clause) return undefined;
  if (LIKE.test(text)) return isComparing(words, at) ? phraseFrom(words, at + 1) : undefined;
  // "As white as snow".
  if (/^as$/i.test(text)) return isSaidOf(words, at) ? phraseFrom(words, at + 1) : undefined;
  if (PREPOSITION.test(text)) {
    const of = words.slice(at + 1, at + 4).findIndex((word) => /^of$/i.test(word.text));
    return of > 0 && SHAPE.test(words[at + of]?.text ?? '') ? phraseFrom(words, at + of + 2) : undefined;
  }
  if (PRINTED.test(text) && /^with$/i.test(next.text)) return phraseFrom(words, at + 2);
  if (DRAWN_ON.test(text) && ONTO.test(next.text)) return drawnBefore(words, at);
  if (/^with$/i.test(text)) return borneBy(words, at);
  if (/^(?:picture|photo|image) of$/i.test(text) && isInImage(words, at)) {
    const phrase = phraseFrom(words, at + 1);
    return phrase && { ...phrase, isNoun: true };
  }
  if (/^of$/i.test(next.text) && (STATUES.test(text) || (PICTURES.test(text) && isInImage(words, at)))) {
    const phrase = phraseFrom(words, at + 2);
    // "Paints a portrait of an old man who sits on a chair": he is there.
    const statue = phrase && statueOfPerson(words, at, phrase.to);
    if (statue) return statue;
    if (phrase && SITS.test(words[phrase.to + 1]?.text ?? '')) return undefined;
    return phrase && { ...phrase, isNoun: true };
  }
  const isDevice = DEVICES.test(next.text) && next.run === words[at]?.run && isThing(words[at] as Word);
  if (isDevice && before?.clause === clause && !means(words[at], 'name') && isInImage(words, at + 1))
    return means(next, 'subject', 'garment') ? { to: at, describes: true } : { to: at + 1, isNoun: true };
  if (
    HUNG.test(next.text) &&
    // "A boy drawing on the wall": he does it.
    !(isPlainPerson(words[at]) && /ing$/i.test(next.text)) &&
    isThing(words[at] as Word) &&
    before?.clause === clause &&
    isOnOther(words, at + 1)
  )
    return { to: at + 1, isNoun: true };
  return undefined;
}

const CARVED = /^(?:(\w+) )?(?:statue|sculpture|statuette|carving|figurine)s?$/i;

/** "A bronze statue of a king": he is drawn, of what it is made of; stone, where nobody says. */
function statueOfPerson(words: readonly Word[], at: number, to: number): Found | undefined {
  const [, material = ''] = CARVED.exec(words[at]?.text ?? '') ?? [];
  const person = words[to];
  if (!CARVED.test(words[at]?.text ?? '') || !person || !isFigure(person)) return undefined;
  const before = words[at - 1]?.run === person.run ? (words[at - 1]?.text ?? '') : '';
  const made = materialOfStatues(before) ?? materialOfFigures(before);
  return {
    ...(made === undefined ? {} : { from: at - 1 }),
    to: ARTICLE.test(words[at + 2]?.text ?? '') ? at + 2 : at + 1,
    material: made ?? materialOfFigures(material) ?? 'stone',
  };
}

/** What was named before is painted there: "two butterflies tattooed on her shoulder". */
function drawnBefore(words: readonly Word[], at: number): Found | undefined {
  const drawn = words[at - 1];
  if (!drawn || drawn.run !== words[at]?.run || !isThing(drawn) || isUnknown(drawn)) return undefined;
  if (words.slice(at + 2, at + 5).some(({ text }) => SHEETS.test(text))) return undefined;
  let from = at - 1;
  while (
    words[from - 1]?.run === drawn.run &&
    means(words[from - 1], 'adjective', 'number', 'colour', 'size')
  )
    from--;
  return { from, to: at };
}

/** "A mug with a cat on it", but no table. */
function borneBy(words: readonly Word[], at: number): Found | undefined {
  const bearer = words[at - 1];
  if (!bearer || !(BEARERS.test(bearer.text) || means(bearer, 'garment'))) return undefined;
  const phrase = phraseFrom(words, at + 1);
  const [on, it, side] = words.slice((phrase?.to ?? at) + 1, (phrase?.to ?? at) + 4);
  if (!phrase) return undefined;
  if (!/^on$/i.test(on?.text ?? '')) return HERALDIC.test(bearer.text) ? phrase : undefined;
  if (/^(?:it|them)$/i.test(it?.text ?? '')) return { to: phrase.to + 2 };
  return /^(?:front|back|cover|chest|side)$/i.test(side?.text ?? '') ? { to: phrase.to + 3 } : undefined;
}

/** The noun phrase there, with one that belongs to it: "a sea of stars". */
function phraseFrom(words: readonly Word[], from: number): Found | undefined {
  const end = endOfNoun(words, from);
  const phrase = words.slice(from, end + 1);
  // What is not known is told by its own name.
  if (
    phrase.some(isOfImage) ||
    phrase.every((word) => !isThing(word) || isUnknown(word) || means(word, 'name'))
  )
    return undefined;
  const isOwner = /^of$/i.test(words[end + 1]?.text ?? '') && words[end + 1]?.clause === words[from]?.clause;
  const second = isOwner ? endOfNoun(words, end + 2) : -1;
  return { to: Math.max(end, second) };
}

/** "Like an oil painting", "like a mirror". */
function isOfImage(word: Word): boolean {
  return means(word, 'look', 'tone', 'image-light', 'frame') || MIRROR.test(word.text);
}

function isComparing(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  const next = words[at + 1] as Word;
  if (before?.clause !== next.clause) return true;
  if (WISHES.test(before.text) || DRESSED.test(before.text)) return false;
  return ARTICLE.test(next.text) || !OF_ALL_KINDS.test(before.text);
}

function isSaidOf(words: readonly Word[], at: number): boolean {
  const [second, before] = [words[at - 2], words[at - 1]];
  if (!before || before.clause !== words[at]?.clause) return false;
  const isDouble = /^as$/i.test(second?.text ?? '') && !isFigure(before);
  // "A woman in black as a witch" is dressed.
  const isQuality = means(before, 'colour', 'size', 'mood', 'adjective') && !/^in$/i.test(second?.text ?? '');
  return isDouble || (isQuality && !ARTICLE.test(before.text));
}

/** Whether something was named before it in the clause that has it, holds it or wears it. */
function isInImage(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  const ahead = words.slice(0, at).filter((word) => word.clause === clause);
  const tie = ahead.findLastIndex((word) => means(word, 'link', 'act', 'person-act') || TIES.test(word.text));
  const isAfterOther = tie > 0 && ahead.slice(0, tie).some((word) => isUnknown(word) || isThing(word));
  return isAfterOther || isOnOther(words, at);
}

/** "A wolf emblem on a shield". */
function isOnOther(words: readonly Word[], at: number): boolean {
  return (
    /^(?:on|upon|above|over)$/i.test(words[at + 1]?.text ?? '') &&
    words.slice(at + 2, at + 6).some((word) => means(word, 'subject', 'garment') || WALL.test(word.text))
  );
}

const SITS = /^(?:who|sitting|seated|posing)$/i;
const WALL = /^walls?$/i;
const TIES = /^(?:with|of|on|at|above|behind|beside|and|has|have|having|featuring|bearing)$/i;
