// "A cat on a roof", 站在屋顶上: a roof under the feet, of tiles where no modern city is spoken of.

import { TILE_ROOF } from '../../lexicon/underfoot.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const ROOFS = /^(?:roof|roofs|rooftop|rooftops|屋顶|屋顶上)$/i;
const ON = /^(?:on|atop|upon|over|across|along|on top of|onto)$/i;
const MODERN = /^(?:天台|都市|大厦|高楼|摩天大楼|skyscrapers?|helicopter|helipad|party|bar|pool|garden)$/i;

export function nameRoof(words: readonly Word[]): Word[] {
  const isModern = words.some(
    (word) =>
      MODERN.test(word.text) ||
      (!ROOFS.test(word.text) && word.meanings.some((one) => one.is === 'scene' && one.value === 'city')),
  );
  return words.map((word, at) => {
    if (ROOFS.test(word.text) && word.isHan && isOfHouseHan(words, at)) return { ...word, meanings: [] };
    // 屋顶上积满了雪: it says what lies there, and not where the image is.
    if (ROOFS.test(word.text) && word.isHan && isCoveredHan(words, at)) return { ...word, meanings: [] };
    if (!ROOFS.test(word.text) || isModern || !isUnderFeet(words, at)) return word;
    // 小木屋,屋顶上站着猫头鹰: on that.
    if (word.isHan && word.text.endsWith('上') && hasOwner(words, at))
      return { ...word, meanings: [{ is: 'place-after', value: 'on' }] };
    const { words: _, ...value } = TILE_ROOF;
    return { ...word, meanings: [{ is: 'subject', value }] };
  });
}

/** What is named before it has a roof of its own. */
function hasOwner(words: readonly Word[], at: number): boolean {
  return words.slice(0, at).some((one) => HAS_ROOF.has(meaningOf(one, 'subject')?.value.kind ?? ''));
}

function isUnderFeet(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.isHan === true && isCoveredHan(words, at)) return false;
  if (word?.isHan === true) return word.text.endsWith('上') || meaningOf(next, 'place-after')?.value === 'on';
  // "The roof of a temple" is part of it.
  if (next?.text === 'of') return false;
  const before = words
    .slice(0, at)
    .findLast((one) => !/^(?:an?|the|his|her|their)$/i.test(one.text) && !means(one, 'adjective', 'colour'));
  if (before === undefined || !ON.test(before.text)) return false;
  // A van has one of its own, and so has a house: "an owl on the roof" is on that.
  if (hasOwner(words, at)) return false;
  // "Snow on the roof" of a house that is named lies on it, and nobody stands there.
  const lies = words[words.indexOf(before) - 1];
  const isHouse = words.some((one) => meaningOf(one, 'subject')?.value.kind === 'building');
  return !(isHouse && lies !== undefined && COVERS.test(lies.text));
}

/** 屋顶上积满了雪: nobody stands there. */
function isCoveredHan(words: readonly Word[], at: number): boolean {
  const clause = words.slice(at + 1).filter(({ clause: own }) => own === words[at]?.clause);
  return COVERED_HAN.test(clause[0]?.text ?? '') || COVERED_HAN.test(clause[1]?.text ?? '');
}
const COVERED_HAN = /^(?:积|积满|积着|覆盖|覆盖着|落满|铺满|盖满|长满|爬满|冒着?|升起)/u;

/** 蘑菇屋,红色屋顶上有白色圆点: what is said of the roof of a house that is named. */
function isOfHouseHan(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at);
  const colour = before.findLast(({ text }) => text !== '的');
  return (
    means(colour, 'colour') && before.some((one) => meaningOf(one, 'subject')?.value.kind === 'building')
  );
}

const HAS_ROOF: ReadonlySet<string> = new Set(['vehicle', 'boat', 'building']);
const COVERS =
  /^(?:snow|moss|ivy|leaves|rain|frost|ice|grass|smoke|solar panels?|panels?|chimneys?|icicles?|lights?)$/i;
