// Who looks out of the window of a room stands before it.

import { isWindowless, windowBox } from '../scenery/window-box.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';

/** Changes the spots in place. */
export function standAtWindow(stage: Stage, cast: readonly Cast[]): void {
  const { scene, words } = stage;
  const isAsked = /window|窗/.test(words);
  if (scene !== 'room' || !isAsked || isWindowless(stage) || /curtain|窗帘/.test(words)) return;
  const lookers = cast.filter(
    ({ spot: { subject, view, isPortrait, isPerched } }) =>
      subject.person?.does === 'watch' && view === 'back' && !isPortrait && isPerched !== true,
  );
  const { left, wide } = windowBox(stage);
  const all = lookers.reduce((sum, one) => sum + wideOf(one), 0);
  let at = left + wide / 2 - all / 2;
  for (const one of lookers) {
    one.spot.x = at + wideOf(one) / 2;
    at += wideOf(one);
  }
}
