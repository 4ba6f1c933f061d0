// Where a window is looked out of: the image is of a room, and what else is named lies outside.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { HOLDER_KINDS } from '../reading/subject-kinds.ts';

const THROUGH_WINDOW =
  /窗外|窗户外|窗台|窗边|窗前|window ?sill|(?:outside|out|out of|through|from) (?:the|an?|her|his|my) window|window (?:view|seat)/i;
/** "Out of a skyscraper window", "by the huge window of the 40th floor", 落地窗前: whoever is at it. */
const AT_WINDOW =
  /\b(?:out of|out|through|by|at|beside|near|in front of) (?:the|an?|her|his|their) (?:[\p{L}-]+ ){1,3}windows?\b|落地窗|(?:高楼|大厦|公寓|办公室|酒店|房间)的?窗/iu;
/** "A rainy window with a city behind it", "rain on the window": the window itself is what is shown. */
const OF_WINDOW =
  /^(?:an? |the )?(?:(?!shop|store|display|stained|rose)[\w-]+ ){0,3}window (?:with|overlooking|facing|looking)\b|\b(?:through|on) (?:an?|the|her|his|my) (?:(?!shop|store|display)[\w-]+ ){0,2}window\b|\bwindow overlooking\b|(?:透过|隔着).{0,6}窗|窗户?上的?(?:雨|水珠|霜|冰花)/i;
const VIEW =
  /\bviews? (?:of|over)\b|\b(?:ocean|sea|mountain|city|garden|lake) views?\b|\boverlooking\b|海景|窗景/i;

/** "A horse waiting outside the open door", "a car parked outside": it stands in no kitchen. `words`: in small letters. */
export function isSaidOutside(words: string, { kind, words: name }: Subject): boolean {
  const isAloft = kind === 'bird' || kind === 'air';
  const at = name === undefined || isAloft ? -1 : words.indexOf(name.toLowerCase());
  if (at < 0 || name === undefined) return false;
  return OUTSIDE.test(words.slice(at + name.length)) || OUTSIDE_HAN.test(words.slice(0, at));
}
const OUTSIDE =
  /^(?:s|es)?(?: (?:is|are|who|that))?(?: (?!look|star|gaz|peer|watch|lean|point)\w+(?:ing|ed|es|s))?(?: just| right)? outside\b(?! of town| in the)/;
/** 窗外停着一辆红色汽车; of what is in the sky or grows there something is seen. */
const OUTSIDE_HAN = /[窗门屋]外(?:面)?(?:[停站放摆](?:着|了|满)|有|是)[^,，。；、]{0,6}$/u;
const TRAFFIC: ReadonlySet<Subject['kind']> = new Set(['vehicle', 'boat', 'air']);

/** Who sits in a window is inside, and what is named as well lies outside of it. */
export function looksOut({ asks, subjects, scenes }: PromptReading, prompt: string): boolean {
  const words = prompt.toLowerCase();
  const isOnTheWay = subjects.some((one) => TRAFFIC.has(one.kind) && !isSaidOutside(words, one));
  if (isOnTheWay) return false;
  // A bed stands in a room, whatever is seen from it.
  const isIndoors = scenes.includes('room') || subjects.some(({ key }) => key === 'bed' || key === 'bathtub');
  const hasView = isIndoors && VIEW.test(prompt);
  const hasHouse = subjects.some(({ kind }) => kind === 'building');
  const isAtWindow = AT_WINDOW.test(prompt) && subjects.some(({ kind }) => HOLDER_KINDS.has(kind));
  if (hasView || (!hasHouse && (isAtWindow || OF_WINDOW.test(prompt)))) return true;
  // "A castle, a princess looking out of the window": she is in it, and the castle is seen.
  const isOfHouse = !isIndoors && LOOKS_OUT.test(words) && subjects.some((one) => isNamedBefore(words, one));
  return !isOfHouse && asks.some(({ words: said }) => THROUGH_WINDOW.test(said));
}

const LOOKS_OUT =
  /\b(?:look|lean|gaz|peer|peek|star|wav)\w* (?:down )?(?:out of|from|out) (?:the|an?|her|his|its) (?:\w+ )?window/;

/** Of a house or a tower its window is; what is seen from a window is named after it. */
function isNamedBefore(words: string, { kind, words: name }: Subject): boolean {
  if (kind !== 'building' || name === undefined) return false;
  const [house, window] = [words.indexOf(name.toLowerCase()), words.search(/window|窗/)];
  return house >= 0 && house < window;
}
