// Who looks out of the window of a room stands before it; what flies outside is seen in its upper panes.

import { isWindowless, windowBox } from '../scenery/window-box.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { shrinkTo, wideOf, type Cast } from './cast.ts';

export const OUTSIDE_WINDOW =
  /\b(?:outside|through|out of|beyond)\b.{0,12}\bwindow|\bwindow.{0,40}\boutside\b|窗户?(?:外|的外面)|(?:透过|隔着).{0,6}窗/i;
/** Where the lower panes begin, as a part of the window's height. */
const BARS_AT = 0.42;
/** Parts of a pane. */
const FILLED = 0.8;

/** A plane or birds outside of the window. Changes the spots in place. */
export function flyOutside(stage: Stage, cast: readonly Cast[]): void {
  if (stage.scene !== 'room' || !OUTSIDE_WINDOW.test(stage.words) || isWindowless(stage)) return;
  const fliers = cast.filter(
    ({ spot: { subject, isFloating } }) => isFloating && (subject.kind === 'air' || subject.kind === 'bird'),
  );
  const { left, top, wide, tall } = windowBox(stage);
  for (const [at, one] of fliers.entries()) {
    const rows = Math.ceil(fliers.length / 2);
    const high = (tall * BARS_AT) / rows;
    shrinkTo(one, (wide / 2) * FILLED, high * FILLED);
    one.spot.x = left + wide * (at % 2 === 0 ? 0.25 : 0.75);
    one.spot.y = top + high * (Math.floor(at / 2) + 0.5) + one.spot.tall / 2;
    one.spot.depth = BEHIND_ALL;
  }
}
/** Of what stands in the room. */
const BEHIND_ALL = 0.12;

/** Changes the spots in place. */
export function standAtWindow(stage: Stage, cast: readonly Cast[]): void {
  const { scene, words, reading } = stage;
  // Who stands on a chair stays there.
  const isOnThing = (who: Subject): boolean =>
    reading.links.some(
      ({ relation, from, to }) => relation === 'on' && to !== null && reading.subjects[from] === who,
    );
  const isAsked = /window|窗/.test(words);
  if (scene !== 'room' || !isAsked || isWindowless(stage) || /curtain|窗帘/.test(words)) return;
  const lookers = cast.filter(
    ({ spot: { subject, view, isPortrait, isPerched } }) =>
      (subject.rests?.isFromBehind === true || (subject.person?.does === 'watch' && view === 'back')) &&
      !isPortrait &&
      isPerched !== true &&
      !isOnThing(subject),
  );
  const { left, wide } = windowBox(stage);
  const all = lookers.reduce((sum, one) => sum + wideOf(one), 0);
  let at = left + wide / 2 - all / 2;
  for (const one of lookers) {
    one.spot.x = at + wideOf(one) / 2;
    at += wideOf(one);
  }
}
