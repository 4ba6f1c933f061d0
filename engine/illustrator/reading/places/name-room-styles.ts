// "A Scandinavian kitchen", 日式榻榻米房间, a nursery: words that say how a room is furnished are seen in its walls and floor.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Meaning, type Word } from '../words/word.ts';
import { ROOM } from './name-insides.ts';

const STYLES =
  /^(?:scandinavian|nordic|industrial|minimalist|minimalistic|modern|contemporary|rustic|luxurious|luxury|victorian|baroque|japanese|japanese-style|farmhouse|北欧|北欧风|北欧风格|现代|现代风|极简|简约|工业风|日式|欧式|奢华|豪华|乡村风|田园风)$/i;
/** Rooms by themselves. */
const ROOMS =
  /^(?:nursery|baby nursery|playroom|loft|loft apartment|tatami|tatami room|apartment|flat|榻榻米|和室|儿童房|婴儿房|宝宝房|游戏房|公寓)$/i;
const CHILD = /^(?:kids?|kids'|child|children|baby|toddler|儿童|宝宝|婴儿|孩子)$/i;
const CHAMBER = /^(?:room|bedroom|playroom|房|房间|卧室)$/i;
const KITCHEN = /^(?:kitchens?|厨房)$/i;
const CABINETS = /^(?:cabinets|cabinetry|cupboards|柜子|橱柜门)$/i;
const TOYS = /^(?:toys?|玩具)$/i;
/** They have the toys in or on them. */
const TOY_KEEPERS =
  /^(?:box|boxes|basket|shelf|shelves|chest|shop|store|toy shop|箱子?|篮子?|架子?|盒子?|店|玩具店)$/i;
const RED_CARPET = /^(?:red carpets?|红地毯|红毯)$/i;
/** Words between a style and its room. */
const WINDOW = 3;

/** A flat style is one of few shades, and nobody's home. */
const OF_LOOK =
  /^(?:styles?|designs?|colou?rs?|vectors?|icons?|art|illustrations?|looks?|prints?|2d|poster)$/i;

/** The words with what says the style of a room as the room. */
export function nameRoomStyles(given: readonly Word[]): Word[] {
  const words = splitCarpet(given);
  const isRoom = (word: Word, at: number): boolean =>
    ROOMS.test(word.text) && !(/^flat$/i.test(word.text) && OF_LOOK.test(words[at + 1]?.text ?? ''));
  const isNursery = (at: number): boolean =>
    CHILD.test(words[at]?.text ?? '') &&
    words.slice(at + 1, at + 3).some((one) => CHAMBER.test(one.text) && one.clause === words[at]?.clause);
  const isOutside = words.some((word) => {
    const scene = meaningOf(word, 'scene')?.value;
    return scene === 'street' || scene === 'city' || meaningOf(word, 'subject')?.value.kind === 'building';
  });
  const hasRoom =
    words.some(
      (word, at) => meaningOf(word, 'scene')?.value === 'room' || isRoom(word, at) || isNursery(at),
    ) && !words.some(({ text }) => TOY_KEEPERS.test(text));
  const hasKitchen = words.some(({ text }) => KITCHEN.test(text));
  return words.map((word, at): Word => {
    if (hasKitchen && CABINETS.test(word.text))
      return { ...word, meanings: VOCABULARY.get('kitchen cabinets') ?? [] };
    if (hasRoom && TOYS.test(word.text)) return { ...word, meanings: VOCABULARY.get('heap of toys') ?? [] };
    if (isNursery(at)) return { ...word, meanings: ROOM, isPossessive: false };
    if (CHAMBER.test(word.text) && (isNursery(at - 1) || isNursery(at - 2)))
      return { ...word, meanings: ROOM };
    if (isRoom(word, at) && !isOutside && !means(word, 'subject')) return { ...word, meanings: ROOM };
    const next = words.slice(at + 1, at + 1 + WINDOW);
    const isOfRoom = next.some(
      (one) =>
        one.clause === word.clause && (meaningOf(one, 'scene')?.value === 'room' || ROOMS.test(one.text)),
    );
    return STYLES.test(word.text) && isOfRoom ? { ...word, meanings: ROOM } : word;
  });
}

/** Of a room it is a carpet, and of no ceremony. */
function splitCarpet(words: readonly Word[]): Word[] {
  const hasRoom = words.some((word) => meaningOf(word, 'scene')?.value === 'room');
  return words.flatMap((word): Word[] => {
    if (!hasRoom || !RED_CARPET.test(word.text)) return [word];
    const long = word.isHan ? 1 : 3;
    const rest = word.text.slice(long).trimStart();
    const part = (text: string, start: number, meanings: readonly Meaning[]): Word => ({
      ...word,
      text,
      start,
      end: start + text.length,
      meanings: [...meanings],
    });
    return [
      part(word.text.slice(0, long), word.start, VOCABULARY.get(word.isHan ? '红' : 'red') ?? []),
      part(rest, word.end - rest.length, VOCABULARY.get('rug') ?? []),
    ];
  });
}
