// What is worn, where nobody wears it: on its stand, or lying there.

import type { Subject } from '../prompt-reading.ts';

type Shown = Pick<Subject, 'key' | 'drawing' | 'kind' | 'height'>;

function hat(key: string): Shown {
  return { key, drawing: `own/${key}`, kind: 'hat', height: 0.2 };
}

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
  // Of whoever it is: "a knight's helmet" stands there as a helmet, and no knight.
  [/\bknight.*helmet|骑士.*头盔/i, hat('knights-helmet')],
  [/\bchef.*hat|厨师.*帽/i, hat('chef-hat')],
  [/\bwitch.*hat|女巫.*帽/i, hat('witch-hat')],
  [/\bwizard.*hat|巫师.*帽|魔法师.*帽/i, hat('wizard-hat')],
  [/\bpirate.*hat|海盗.*帽/i, hat('pirate-hat')],
  [/\b(?:santa|christmas).*hat|圣诞.*帽/i, hat('santa-hat')],
  [/\b(?:party|birthday) hat|生日帽/i, hat('party-hat')],
  [/\bcowboy.*hat|牛仔.*帽/i, hat('cowboy-hat')],
  [/^面具$/, { key: 'opera-mask', drawing: 'own/opera-mask', kind: 'item', height: 0.3 }],
];

/** Returns the thing that a garment called so is by itself; undefined where it has no drawing of its own. */
export function shownAlone(name: string): Shown | undefined {
  return SHOWN_ALONE.find(([pattern]) => pattern.test(name))?.[1];
}
