// What is worn, where nobody wears it: on its stand, or lying there.

import type { Subject } from '../prompt-reading.ts';

type Shown = Pick<Subject, 'key' | 'drawing' | 'kind' | 'height'>;

function hat(key: string): Shown {
  return { key, drawing: `own/${key}`, kind: 'hat', height: 0.2 };
}

function cloth(key: string): Shown {
  return { key, drawing: `own/${key}`, kind: 'item', height: 0.42 };
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
  [/\b(?:samurai|kabuto).*helmet|武士.*头盔/i, hat('kabuto')],
  [/\bchef.*hat|厨师.*帽/i, hat('chef-hat')],
  [/\bwitch.*hat|女巫.*帽/i, hat('witch-hat')],
  [/\bwizard.*hat|巫师.*帽|魔法师.*帽/i, hat('wizard-hat')],
  [/\bpirate.*hat|海盗.*帽/i, hat('pirate-hat')],
  [/\b(?:santa|christmas).*hat|圣诞.*帽/i, hat('santa-hat')],
  [/\b(?:party|birthday) hat|生日帽/i, hat('party-hat')],
  [/\bcowboy.*hat|牛仔.*帽/i, hat('cowboy-hat')],
  [/\b(?:beanie|bobble hat|(?:knit|knitted|woolly|wool|winter) hat)|毛线帽|针织帽|绒线帽/i, hat('beanie')],
  [/^(?:motorcycle |racing |biker )?helmet$|^(?:摩托车?|赛车|机车)?头盔$/i, cloth('helmet')],
  [/\b(?:hoodie|sweatshirt)|卫衣|帽衫/i, cloth('hoodie')],
  [/\bdenim jacket|牛仔(?:夹克|外套|衣)/i, cloth('denim-jacket')],
  [/\b(?:puffer|padded|down (?:jacket|coat))|羽绒[服衣]|棉[衣袄服]/i, cloth('puffer-jacket')],
  [/^(?:(?:leather|bomber|biker|motorcycle) )?jacket$|^(?:皮|机车|飞行)?夹克$|^皮衣$/i, cloth('jacket')],
  [/\b(?:tuxedo|tail ?coat|dinner jacket)|燕尾服/i, cloth('tuxedo')],
  [/^(?:(?:business|three-piece) )?suit$|^blazer$|^(?:西装(?:外套)?|西服|正装)$/i, cloth('suit')],
  [/^(?:shirt|blouse|衬衫|衬衣)$/i, cloth('shirt')],
  [/^(?:trousers|pants|cargo pants|裤子|长裤|休闲裤)$/i, cloth('trousers')],
  [/^(?:(?:mini |pleated |long )?skirt|miniskirt|短裙|半身裙|百褶裙|长半身裙)$/i, cloth('skirt')],
  [/^(?:apron|围裙)$/i, cloth('apron')],
  [/\barmou?r$|盔甲|铠甲/i, cloth('armour')],
  [/^(?:face mask|口罩)$/i, cloth('face-mask')],
  [/^面具$/, { key: 'opera-mask', drawing: 'own/opera-mask', kind: 'item', height: 0.3 }],
];

/** Returns the thing that a garment called so is by itself; undefined where it has no drawing of its own. */
export function shownAlone(name: string): Shown | undefined {
  return SHOWN_ALONE.find(([pattern]) => pattern.test(name))?.[1];
}
