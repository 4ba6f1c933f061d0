// Where a window is looked out of: the image is of a room, and what else is named lies outside.

import type { PromptReading } from '../reading/prompt-reading.ts';
import { HOLDER_KINDS } from '../reading/subject-kinds.ts';

const THROUGH_WINDOW =
  /窗外|窗户外|窗台|窗边|窗前|window ?sill|(?:outside|out|out of|through|from) (?:the|an?|her|his|my) window|window (?:view|seat)/i;
/** "Out of a skyscraper window", "by the huge window of the 40th floor", 落地窗前: whoever is at it. */
const AT_WINDOW =
  /\b(?:out of|out|through|by|at|beside|near|in front of) (?:the|an?|her|his|their) (?:[\w-]+ ){1,3}windows?\b|落地窗|(?:高楼|大厦|公寓|办公室|酒店|房间)的?窗/i;
/** "A rainy window with a city behind it", "rain on the window": the window itself is what is shown. */
const OF_WINDOW =
  /^(?:an? |the )?(?:(?!shop|store|display|stained|rose)[\w-]+ ){0,3}window (?:with|overlooking|facing|looking)\b|\b(?:through|on) (?:an?|the|her|his|my) (?:(?!shop|store|display)[\w-]+ ){0,2}window\b|\bwindow overlooking\b|(?:透过|隔着).{0,6}窗|窗户?上的?(?:雨|水珠|霜|冰花)/i;
const VIEW =
  /\bviews? (?:of|over)\b|\b(?:ocean|sea|mountain|city|garden|lake) views?\b|\boverlooking\b|海景|窗景/i;

/** Who sits in a window is inside, and what is named as well lies outside of it. */
export function looksOut({ asks, subjects, scenes }: PromptReading, prompt: string): boolean {
  const isOnTheWay = subjects.some(({ kind }) => kind === 'vehicle' || kind === 'boat' || kind === 'air');
  if (isOnTheWay) return false;
  // A bed stands in a room, whatever is seen from it.
  const isIndoors = scenes.includes('room') || subjects.some(({ key }) => key === 'bed' || key === 'bathtub');
  const hasView = isIndoors && VIEW.test(prompt);
  const hasHouse = subjects.some(({ kind }) => kind === 'building');
  const isAtWindow = AT_WINDOW.test(prompt) && subjects.some(({ kind }) => HOLDER_KINDS.has(kind));
  if (hasView || (!hasHouse && (isAtWindow || OF_WINDOW.test(prompt)))) return true;
  return asks.some(({ words }) => THROUGH_WINDOW.test(words));
}
