// Reads what asks for something that lenses, films or screens do, for more pixels, and for a grid of squares.
import {
  amountOf,
  coloursOf,
  findAll,
  has,
  hasVerb,
  placeOf,
  saysOnly,
  withoutWords,
  type Before,
  type Clause,
  type Reading,
} from './clause.ts';
import type { Operation } from './instruction.ts';
import { TRICK_WORDS, VIGNETTE } from './lexicon/tricks.ts';
import { readChange } from './read-change.ts';
import { namesScene } from './swap-background.ts';
import type { MeaningName } from './read-tokens.ts';

/** What may be said with it: of everything, how much, where, and in which colour. */
const WITH_IT: ReadonlySet<MeaningName> = new Set([
  'verb',
  'filler',
  'whole',
  'degree',
  'percent',
  'into',
  'place',
  'colour',
]);
/** "Make her a silhouette", "motion blur on the background": these are about what stands out anyway. */
const ABOUT_SUBJECT: ReadonlySet<MeaningName> = new Set([...WITH_IT, 'region']);

export function readTrick(clause: Clause, before: Before): Reading | null {
  const upscale = readUpscale(clause);
  if (upscale || has(clause, 'not') || hasVerb(clause, 'remove', 'less', 'keep')) return upscale;
  return readGrid(clause) ?? readDouble(clause) ?? readRim(clause) ?? readNamed(clause, before);
}

function readNamed(clause: Clause, before: Before): Reading | null {
  const [trick, words] = TRICK_WORDS.find(([, said]) => clause.text.search(said) >= 0) ?? [];
  if (!trick || !words) return null;
  const rest = withoutWords(clause, words);
  const colours = coloursOf(rest).map(({ colour }) => colour.rgb);
  const isKnown = saysOnly(rest, SEES_SUBJECT.has(trick) ? ABOUT_SUBJECT : WITH_IT);
  // "A silhouette at sunset": another hour first.
  const first = isKnown ? [] : colours.length > 0 ? null : readChange(rest, before)?.operations;
  const regions = findAll(rest, 'region').map(({ meaning }) => meaning.value.kind);
  if (!first || regions.some((kind) => kind !== 'subject' && kind !== 'background')) return null;
  const operation: Operation = { do: 'trick', trick, colours, amount: amountOf(rest), place: placeOf(rest) };
  return { operations: [...first, operation] };
}

const SEES_SUBJECT: ReadonlySet<string> = new Set(['silhouette', 'motion-blur', 'zoom-blur', 'miniature']);

/** "a white vignette": without a colour it is a tone. */
function readRim(clause: Clause): Reading | null {
  if (clause.text.search(VIGNETTE) < 0) return null;
  const rest = withoutWords(clause, VIGNETTE);
  const [colour] = coloursOf(rest);
  if (!colour || colour.colour.hue === 'black' || !saysOnly(rest, WITH_IT)) return null;
  return one({ do: 'trick', trick: 'rim', colours: [colour.colour.rgb], amount: amountOf(rest), place: {} });
}

/** The 无 of 无损放大 refuses nothing; with any other "not" more is said than this. */
const MORE_PIXELS =
  /\bup-?(?:scale|scaled|scaling|res)\b|\bsuper[- ]?resolution\b|\b(?:(?:high|higher|full|ultra|super)[- ])?resolution\b|\b(?:in |to |into )?(?:[248]k|\d{3,4}p|(?:full|ultra|super)[- ]?hd|u?hd|high[- ]?def(?:inition)?|hi-?res)\b|\b[2-8]x\b|\benlarge(?= (?:the |this |my )?(?:photo|picture|image)\b)|(?<=\b(?:photo|picture|image) )(?:bigger|larger)\b|无损放大|高清(?:放大|修复)|超分(?:辨率)?|分辨率|超清|[248]k/giu;
/** "sharper" words of their own: the size is not what is asked. */
const ONLY_HD =
  /^(?:make|turn)\s+(?:it|this|the (?:photo|picture|image))\s+(?:more )?hd$|^(?:变|变得|变成|更)?高清$/iu;

/** "upscale to 4K", 提高分辨率: what is there is made sharper, and that it is not larger is told. */
function readUpscale(clause: Clause): Reading | null {
  if (clause.text.search(MORE_PIXELS) < 0 || ONLY_HD.test(clause.text.trim())) return null;
  const rest = withoutWords(clause, MORE_PIXELS);
  const isKnown = saysOnly(rest, new Set([...WITH_IT, 'tone']));
  if (!isKnown || findAll(rest, 'tone').some(({ meaning }) => !CLEARER.has(meaning.value))) return null;
  return one({ do: 'upscale', words: clause.text });
}

const CLEARER: ReadonlySet<string> = new Set(['sharp', 'clarity', 'clean']);

const DOUBLE = /\b(?:a )?(?:double|multiple)[- ]exposure(?: effect)?\b|(?:双重|二次|多重)曝光(?:效果)?/giu;
const OF =
  /^(?:\s|with|of|and|add|make|create|it|this|an?\b(?=\s*$)|into|using|把?它?|加上?个?|做成?个?|变成|用|与|和|跟|的|效果)+|[的\s]+$/giu;

/** "a double exposure with a forest": of what, else that must be said. */
function readDouble(clause: Clause): Reading | null {
  if (clause.text.search(DOUBLE) < 0) return null;
  const words = clause.text.replace(DOUBLE, ' ').trim().replace(OF, '').trim();
  return words === '' || namesScene(words) ? one({ do: 'double', words }) : null;
}

const GRID =
  /\b([2-4])\s*(?:x|×|by)\s*\1\s*(?:grid|collage|panels?|squares)?\b|\b(four|nine|4|9)[- ](?:panels?|squares|tiles|pieces|parts|grid|photo grid)\b|\bgrid of (?:four|nine|4|9)\b|\bcollage of (?:four|nine|4|9)\b|\b(?:split|cut|divide) (?:it |this )?into (?:four|nine|4|9)\b|[四九]宫格|(?:分|切|裁)成[四九](?:份|块|格)/iu;
const COLLAGE = /\b(?:photo )?(?:collage|montage)\b|拼图|拼贴/iu;
const WARHOL = /\b(?:andy )?warhol\b|沃霍尔|安迪/iu;
const CUT = /\b(?:split|cut|divide|pieces|parts|tiles)\b|宫格|分成|切成|裁成/iu;
const POP = /\bpop[- ]?art\b|波普/iu;

/** "a grid of four", 九宫格, "like Warhol". */
function readGrid({ text }: Clause): Reading | null {
  const found = GRID.exec(text);
  if (!found && WARHOL.test(text)) return one({ do: 'grid', across: 2, by: 'tints' });
  if (!found) return COLLAGE.test(text) ? one({ do: 'collage' }) : null;
  const across = found[1] ? Number(found[1]) : /nine|9|九/iu.test(found[0]) ? 3 : 2;
  const isTinted = POP.test(text) || WARHOL.test(text);
  return one({ do: 'grid', across, by: isTinted ? 'tints' : CUT.test(text) ? 'cut' : 'copies' });
}

function one(operation: Operation): Reading {
  return { operations: [operation] };
}
