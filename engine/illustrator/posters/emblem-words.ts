// What the words of a logo's prompt say of its form, its inks and its name, and what suits the trade that it is for.

import { parsePrompt } from '../reading/parse-prompt.ts';
import type { Emblem, EmblemForm } from '../reading/writing/sheet-reading.ts';

const FORMS: readonly (readonly [named: RegExp, form: EmblemForm])[] = [
  [/line[- ]?art|line drawing|\boutlined?\b|single line|one line|mono ?line|线条|线描|线稿|单线/i, 'line'],
  [/\bshields?\b|\bcrests?\b|coat of arms|heraldic|盾牌?|盾形|盾徽|纹章|家徽|族徽|校徽|队徽/i, 'shield'],
  [/\bstamps?\b|seal script|chinese seal|印章|方印|篆刻/i, 'stamp'],
  [
    /\b(?:round|circular|circle) (?:seal|badge|logo|emblem)|\bseal\b|rubber stamp|\bpatch\b|圆章|徽章|圆形/i,
    'seal',
  ],
  [/\bapp icons?\b|\bicons?\b|应用图标|图标|app图标/i, 'square'],
  [/\bhexagon(?:al)?\b|六边形|六角/i, 'hexagon'],
  [/\barch(?:ed)?\b|拱形/i, 'arch'],
  [/\bmonogram\b|\binitials?\b|lettermark/i, 'ring'],
  [/word ?mark|logotype|\bminimal(?:ist|istic)?\b|\bflat\b|\bsimple\b|极简|简约|简洁|文字标志|字标/i, 'bare'],
];

type House = { named: RegExp; forms: Emblem['forms']; inks: NonNullable<Emblem['inks']> };

/** The first that is named counts. */
const HOUSES: readonly House[] = [
  {
    named:
      /\blaw\b|lawyers?|attorneys?|legal|bank\b|financ|invest|insurance|accountants?|律师|律所|法律|法务|银行|金融|保险|会计/i,
    forms: ['shield', 'ring', 'bare'],
    inks: { paper: '#f6f3ec', field: '#1d2f52', line: '#14203a', accent: '#c9a457' },
  },
  {
    named:
      /\bgym\b|fitness|boxing|football|soccer|basketball|e-?sports?|gaming|security|martial|karate|健身|拳|足球|篮球|电竞|武馆|安保/i,
    forms: ['shield', 'hexagon'],
    inks: { paper: '#f4f2ee', field: '#23272f', line: '#15181e', accent: '#e8492f' },
  },
  {
    named: /school|academy|college|university|kindergarten|学校|学院|大学|中学|小学|幼儿园/i,
    forms: ['shield', 'seal'],
    inks: { paper: '#f7f4ea', field: '#20406f', line: '#152a4a', accent: '#f0b848' },
  },
  {
    named:
      /yoga|\bspa\b|meditation|wellness|beauty|cosmetic|skin ?care|perfume|salon|瑜伽|水疗|冥想|美容|美妆|护肤|香水/i,
    forms: ['ring', 'arch', 'bare'],
    inks: { paper: '#f8f4ef', field: '#a9bfae', line: '#3f5a50', accent: '#e6b8a2' },
  },
  {
    named: /florist|flower|wedding|bridal|jewel|dress|fashion|boutique|花店|花艺|婚|珠宝|服装|女装/i,
    forms: ['ring', 'arch'],
    inks: { paper: '#fbf5f2', field: '#e2b9b6', line: '#6a3a48', accent: '#f6dcc4' },
  },
  {
    named:
      /baijiu|白酒|酒业|茶叶|茶(?:馆|庄|楼|室|品牌)|tea ?(?:house|room|brand|company|leaf)|calligraph|古琴|中医|中药|书法|国风|中式|道观|陶|瓷|ceramic|pottery|porcelain/i,
    forms: ['stamp', 'seal', 'ring'],
    inks: { paper: '#f6f0e2', field: '#b3322a', line: '#4a1a16', accent: '#f1d9a4' },
  },
  {
    named:
      /baker|patisserie|pastry|cake|coffee|caf[eé]|chocolate|donut|brew|beer|whisk|barber|honey|burger|pizz|bbq|steak|面包|烘焙|蛋糕|甜品|咖啡|巧克力|啤酒|理发|蜂蜜|汉堡|披萨|烧烤/i,
    forms: ['seal', 'round', 'arch'],
    inks: { paper: '#f8f1e4', field: '#7a4a2c', line: '#40241a', accent: '#f0c987' },
  },
  {
    named:
      /tech|software|start-?up|robot|\bai\b|cloud|data|crypto|\bapps?\b|科技|软件|人工智能|机器人|数据|网络|应用/i,
    forms: ['square', 'hexagon', 'bare'],
    inks: { paper: '#f4f5fa', field: '#3a4be0', line: '#1a1f5e', accent: '#58d6e6' },
  },
  {
    named:
      /outdoor|camp|hik|travel|adventure|surf|farm|winery|vineyard|brewery|national park|户外|露营|徒步|旅行|冲浪|农场|酒庄/i,
    forms: ['arch', 'round', 'seal'],
    inks: { paper: '#f5f0e2', field: '#2f5f55', line: '#1b3832', accent: '#f0a850' },
  },
  {
    named:
      /restaurant|bistro|diner|noodle|ramen|hot ?pot|sushi|food|kitchen|餐厅|饭店|餐馆|面馆|火锅|寿司|美食|厨房|小吃|奶茶/i,
    forms: ['round', 'seal', 'bare'],
    inks: { paper: '#faf2e6', field: '#c2432e', line: '#561b16', accent: '#f6cf74' },
  },
  {
    named: /music|record|podcast|studio|film|photo|design|\barts?\b|音乐|唱片|播客|电影|摄影|设计|艺术/i,
    forms: ['round', 'square', 'bare'],
    inks: { paper: '#f5f1f6', field: '#5a2f78', line: '#2c1640', accent: '#ff9b6a' },
  },
];

/** Letters or a mark in one colour on another: "gold on black", 黑金. */
const ON =
  /\b(?<ink>[a-z]+)(?: (?:letters?|logo|mark|text))? on (?:an? )?(?<paper>(?:dark |deep |light |navy )?[a-z]+)\b|(?<paperHan>黑|白|红|蓝|绿|金|深蓝|墨绿)(?:色?底|(?=金(?:配色|色)?(?:[\s,，、。]|$)))(?<inkHan>金|白|黑|红|银)|(?<inkFirst>金|白|黑|红|银)色?(?:的?(?:字|标志|logo|图案))?[\s,，、]*(?<paperLast>黑|白|红|蓝|绿|深蓝|墨绿)色?(?:的)?(?:底色?|背景)/i;

/** Without quotes a name of two is read as the first of them: "called Hale & Moore". */
const TWO_NAMES =
  /\b(?:called|named|for)\s+(?<name>(?<first>\p{Lu}[\p{L}']+)(?:\s+(?:&|\+|and)\s+\p{Lu}[\p{L}']+)+)/u;

/** Its form, the words that say it, and whether a word is one of them. */
export type NamedForm = { form: EmblemForm; phrase: string; isNamed: (words: string) => boolean };

/** What says most of the form comes first: "minimal shield" is a shield. */
export function formIn(prompt: string): NamedForm | undefined {
  const [pattern, form] = FORMS.find(([named]) => named.test(prompt)) ?? [];
  if (!pattern || !form) return undefined;
  return { form, phrase: pattern.exec(prompt)?.[0] ?? '', isNamed: (words) => pattern.test(words) };
}

/** What suits the trade that is named. */
export function houseIn(prompt: string): Pick<Emblem, 'forms' | 'inks'> {
  const { forms, inks } = HOUSES.find(({ named }) => named.test(prompt)) ?? {};
  return { ...(forms && { forms }), ...(inks && { inks }) };
}

/** The colours of "gold on black". */
export function inksIn(prompt: string): {
  ink: string | undefined;
  paper: string | undefined;
  phrase: string;
} {
  const found = ON.exec(prompt);
  const groups = found?.groups;
  return {
    phrase: found?.[0] ?? '',
    ink: colourOf(groups?.ink ?? groups?.inkHan ?? groups?.inkFirst),
    paper: colourOf(groups?.paper ?? groups?.paperHan ?? groups?.paperLast),
  };
}

function colourOf(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  // Elsewhere it is any blue.
  if (/墨绿|dark green/i.test(name)) return '#1f4a3a';
  if (/\bnavy\b|dark blue|深蓝|藏青/i.test(name)) return '#1b2a4c';
  return parsePrompt(/\p{Script=Han}/u.test(name) ? `${name}色` : name).colours[0];
}

/** "Hale & Moore", and the part of it that is read as a name by itself. */
export function twoNamesIn(prompt: string): { name: string; first: string } | undefined {
  const { name, first } = TWO_NAMES.exec(prompt)?.groups ?? {};
  return name === undefined || first === undefined ? undefined : { name, first };
}
