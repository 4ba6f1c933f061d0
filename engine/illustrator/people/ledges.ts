// What one sits on with the legs hanging down before it: a rock, a log, a suitcase, a giant mushroom.

import type { Subject } from '../reading/prompt-reading.ts';

/** By their keys; most of them bear whoever stands there as well. */
const LEDGES =
  /^(?:moon-seat|fence|brick-wall|branch|hay-heap|tall-mushroom|rock|log|hollow-log|tree-stump|tire-stack|suitcase|mushroom|pumpkin|package|crate|barrel|treasure-chest|books|watermelon|strawberry|apple|orange|cake|birthday-cake|bucket|drum|soccer-ball|basketball|snail|turtle)$/;

/** Whether somebody who is said to sit on it is drawn with the legs before it, and not with crossed legs on top. */
export function isLedge({ key, kind }: Pick<Subject, 'key' | 'kind'>): boolean {
  return kind === 'tree' || LEDGES.test(key);
}
