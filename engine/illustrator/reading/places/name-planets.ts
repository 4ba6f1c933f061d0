// "Landing on a red planet", 星球表面: whoever is on a planet has its ground under the feet, and does not see it as a globe.

import { PLANET_KEYS } from '../../lexicon/sky.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, means, meaningOf, type Word } from '../words/word.ts';

const UPON = /^(?:on|onto|upon|across|降落在|降落到|降落于|着陆在|着陆于|站在|走在|停在|登陆|来到|在)$/i;
const SURFACE = /^(?:surface|ground|landscape|terrain|colony|base|表面|地表|地面|基地)$/i;
const OF = /^(?:of|the|an?|的)$/i;
const ALIEN = /^(?:alien|extraterrestrial|外星|异星|外星人)$/i;
const LAND =
  /^(?:landscapes?|worlds?|deserts?|terrains?|surface|jungle|valley|canyon|plains?|地貌|风景|景观|世界|大地|荒原|地表)$/i;
const LANDING = /^(?:land|lands|landed|landing|降落在?|降落到|降落于|着陆在?|着陆于|登陆|停在)$/i;
const LANDS =
  /^(?:desert|desolate|icy|ice|frozen|rocky|barren|volcanic|lava|sand|sandy|jungle|沙漠|荒凉|荒凉的|冰|冰封|冰封的|冰冷的|岩石|火山|陌生|陌生的|遥远的?|未知的?|外|荒芜的?)$/i;
const ON_GLOBE = /^(?:小王子|(?:the )?little prince)$/i;
const AS_GLOBE = /^(?:tiny|small|mini|小|小小的|迷你)$/i;
const AFAR =
  /^(?:above|over|orbiting|orbits?|around|past|toward|towards|approaching|from|上空|环绕|绕着|飞向|飞过|靠近)$/i;
/** Words between "on" and its planet. */
const WINDOW = 6;

/** Which words say that the picture is on the ground of a planet; in a market or a town there it stands in the sky. */
export function namePlanets(given: readonly Word[]): Word[] {
  const words = ringPlanets(seeFromAfar(peoplePlaces(riseOverMoon(sparkAtFires(given)))));
  const isTown = words.some((word) => {
    const scene = meaningOf(word, 'scene')?.value;
    return scene === 'street' || scene === 'city';
  });
  // The little prince is known by the small globe that he stands on.
  if (words.some(({ text }, at) => ON_GLOBE.test(text) || isSmallGlobe(words, at))) return [...words];
  const ground = words.findIndex((_, at) => isGround(words, at));
  if (ground < 0) return [...words];
  const clause = words[ground]?.clause;
  return words.map((word, at): Word => {
    if (word.clause !== clause || Math.abs(at - ground) > WINDOW) return word;
    // Nobody of the town stands on the globe over it.
    if (isTown) return means(word, 'link') && /^on$/i.test(word.text) ? bare(word) : word;
    if (at === ground) return { ...word, meanings: [{ is: 'scene', value: 'moon' }] };
    const isSaid = LANDING.test(word.text) || LANDS.test(word.text) || SURFACE.test(word.text);
    return isSaid || (at === ground - 1 && ALIEN.test(word.text)) ? bare(word) : word;
  });
}

/** "A tiny planet", 小小的红色星球; small moons over a plain are elsewhere. */
function isSmallGlobe(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !AS_GLOBE.test(word.text)) return false;
  return words.slice(at + 1, at + 4).some((one) => one.clause === word.clause && isPlanet(one));
}

const SPARK = /^火星$/;
const FIRE = /篝火|营火|火堆|柴火|火炉|炉火|壁炉|打铁|铁匠|焊|炭火|烧烤|火把/;

/** 篝火旁火星飞舞: beside a fire it is none of the planets. */
function sparkAtFires(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => FIRE.test(text))) return words;
  return words.map((word, at) =>
    SPARK.test(word.text) && !isUpon(words, at)
      ? { ...word, meanings: [{ is: 'plume', value: 'sparks' }] }
      : word,
  );
}

const RISES = /^(?:over|above|from|behind)$/i;
const MOON = /^(?:(?:the )?moon|月亮)$/i;

/** "The earth rising over the moon": one sees it from the ground of the moon. */
function riseOverMoon(words: readonly Word[]): readonly Word[] {
  const earth = words.findIndex((word) => meaningOf(word, 'subject')?.value.key === 'earth');
  if (earth < 0) return words;
  return words.map((word, at): Word => {
    const isOver =
      at > earth &&
      word.clause === words[earth]?.clause &&
      words.slice(Math.max(earth, at - 3), at).some(({ text }) => RISES.test(text));
    return isOver && MOON.test(word.text) ? { ...word, meanings: [{ is: 'scene', value: 'moon' }] } : word;
  });
}

/** Other things have these names, too: a land of red sand, a metal, goddesses and gods. */
const ALSO_NAMES = /^(?:mars|mercury|venus|neptune|火星)$/i;
const NAMES_OF: Readonly<Record<string, string>> = { 火星: 'mars' };
const FROM_AFAR =
  /^(?:orbiting|orbits?|circling|approaching|toward|towards|past|from|between|phobos|deimos|环绕|绕着|围绕|飞向|飞往|驶向|飞过|靠近|掠过|仰望|遥望|眺望)$/i;

/** Mars is a land of its own, but a globe beside other planets, out of space, and of who flies by. */
function seeFromAfar(words: readonly Word[]): Word[] {
  const isAfar = words.some(
    (word) => FROM_AFAR.test(word.text) || meaningOf(word, 'scene')?.value === 'space' || isGlobe(word),
  );
  const inLine = words.some((word) => isGlobe(word) && !isPlanet(word));
  return words.map((word, at): Word => {
    // "Standing on Mars, looking at the Earth": only the other is seen afar.
    if ((isAfar || inLine) && ALSO_NAMES.test(word.text) && !isFigure(word) && !isUpon(words, at))
      return {
        ...word,
        meanings: VOCABULARY.get(`planet ${NAMES_OF[word.text] ?? word.text.toLowerCase()}`) ?? [],
      };
    // "The planets Earth and Mars" are these two.
    return inLine && isPlanet(word) && word.isPlural ? bare(word) : word;
  });
}

/** "On Mars", 站在火星上, "from the surface of Mars". */
function isUpon(words: readonly Word[], at: number): boolean {
  const [second, before, word, next] = [words[at - 2], words[at - 1], words[at], words[at + 1]];
  if (
    next?.run === word?.run &&
    (meaningOf(next, 'place-after')?.value === 'on' || SURFACE.test(next?.text ?? ''))
  )
    return true;
  if (before?.clause !== word?.clause) return false;
  const isOn =
    meaningOf(before, 'link')?.value === 'on' || /^(?:站在|走在|坐在|登陆)$/.test(before?.text ?? '');
  return isOn || (OF.test(before?.text ?? '') && SURFACE.test(second?.text ?? ''));
}

function isGlobe(word: Word): boolean {
  const key = meaningOf(word, 'subject')?.value.key;
  return key !== undefined && (key === 'earth' || PLANET_KEYS.has(key));
}

const RINGS = /^(?:rings?|ring system|光环|星环|行星环|环)$/i;
const IN_ORBIT = /^(?:orbiting|orbits?|circling|环绕着?|绕着|围绕着?)$/i;

/** "Saturn and its rings" are no jewellery; what is in orbit is beside what it orbits. */
function ringPlanets(words: readonly Word[]): Word[] {
  if (!words.some(isGlobe)) return [...words];
  return words.map((word) => (RINGS.test(word.text) || IN_ORBIT.test(word.text) ? bare(word) : word));
}

/** "An alien market", 外星集市: many of them are there. */
function peoplePlaces(words: readonly Word[]): Word[] {
  const isOfTown = (at: number): boolean => {
    const [word, next] = [words[at], words[at + 1]];
    if (!word || next?.clause !== word.clause || !ALIEN.test(word.text)) return false;
    const scene = meaningOf(next, 'scene')?.value;
    return scene === 'street' || scene === 'city';
  };
  return words.flatMap((word, at): Word[] => {
    if (isOfTown(at)) return [{ ...word, meanings: VOCABULARY.get('alien') ?? [], isPlural: true }];
    return /^an?$/i.test(word.text) && isOfTown(at + 1) ? [] : [word];
  });
}

function bare(word: Word): Word {
  return { ...word, meanings: [{ is: 'structure' }] };
}

function isPlanet(word: Word | undefined): boolean {
  return meaningOf(word, 'subject')?.value.key === 'planet';
}

function isGround(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (!word) return false;
  if (LAND.test(word.text) && before?.clause === word.clause && ALIEN.test(before.text)) return true;
  if (!isPlanet(word)) return false;
  const isSeenFromAfar = words
    .slice(Math.max(0, at - WINDOW), at + 3)
    .some((one) => one.clause === word.clause && AFAR.test(one.text));
  if (isSeenFromAfar) return false;
  if (before?.clause === word.clause && ALIEN.test(before.text)) return true;
  const next = words[at + 1];
  if (next?.clause === word.clause) {
    const isAfter = meaningOf(next, 'place-after')?.value === 'on' || SURFACE.test(next.text);
    // 星球的表面.
    const isOwned = OF.test(next.text) && SURFACE.test(words[at + 2]?.text ?? '');
    if (isAfter || isOwned) return true;
  }
  for (let back = at - 1; back >= Math.max(0, at - WINDOW); back--) {
    const one = words[back];
    if (!one || one.clause !== word.clause) return false;
    if (UPON.test(one.text) || SURFACE.test(one.text)) return true;
    const isDescribing =
      OF.test(one.text) ||
      LANDS.test(one.text) ||
      ALIEN.test(one.text) ||
      means(one, 'adjective', 'colour', 'size') ||
      one.meanings.length === 0;
    if (!isDescribing) return false;
  }
  return false;
}
