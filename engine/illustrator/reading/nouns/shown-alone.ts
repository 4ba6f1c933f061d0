// What is worn, where nobody wears it: on its stand, or lying there.

import type { Subject } from '../prompt-reading.ts';

type Shown = Pick<Subject, 'key' | 'drawing' | 'kind' | 'height'>;

/** What has a drawing of its own where nobody wears it, by its words. */
const SHOWN_ALONE: readonly (readonly [RegExp, Shown])[] = [
  [
    /^(?:qipao|cheongsam|旗袍)$/i,
    { key: 'qipao-on-stand', drawing: 'own/qipao-on-stand', kind: 'item', height: 0.5 },
  ],
  [
    /^(?:hanfu|hanfu dress|汉服|唐装|襦裙|齐胸襦裙|汉服襦裙)$/i,
    { key: 'hanfu-on-stand', drawing: 'own/hanfu-on-stand', kind: 'item', height: 0.5 },
  ],
  [/bamboo hat|斗笠|竹帽/i, { key: 'bamboo-hat', drawing: 'own/bamboo-hat', kind: 'item', height: 0.2 }],
  [/hair ?(?:pin|stick)|[簪钗]|步摇/i, { key: 'hairpin', drawing: 'own/hairpin', kind: 'item', height: 0.2 }],
  [/^面具$/, { key: 'opera-mask', drawing: 'own/opera-mask', kind: 'item', height: 0.3 }],
];

/** Returns the thing that a garment called so is by itself; undefined where it has no drawing of its own. */
export function shownAlone(name: string): Shown | undefined {
  return SHOWN_ALONE.find(([pattern]) => pattern.test(name))?.[1];
}
