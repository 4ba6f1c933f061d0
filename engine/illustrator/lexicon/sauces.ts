// What is dipped into and poured over: each in a small dish of its own.

import type { SubjectEntry } from './subject.ts';

export const SAUCE_DISH = 'own/sauce-dish';

function sauce(key: string, colour: string, english: string, han: string): SubjectEntry {
  const names = english.split(', ');
  const words = [
    ...names.flatMap((name) => [
      name,
      ...['dish', 'small dish', 'bowl', 'small bowl', 'side', 'saucer', 'cup'].map(
        (of) => `${of} of ${name}`,
      ),
    ]),
    ...han
      .split(', ')
      .flatMap((name) => [name, `一碟${name}`, `一小碟${name}`, `一碗${name}`, `小碟${name}`, `${name}碟`]),
  ];
  return { key, drawing: SAUCE_DISH, kind: 'food', height: 0.2, colour, words: words.join(', ') };
}

export const SAUCE_WORDS: readonly SubjectEntry[] = [
  sauce(
    'soy-sauce',
    '#4a2012',
    'soy sauce, dipping sauce, dark vinegar, vinegar, dip',
    '醋, 酱油, 蘸料, 陈醋, 香醋, 蘸酱, 生抽, 酱汁',
  ),
  sauce(
    'chili-oil',
    '#b8301c',
    'chili oil, chilli oil, sriracha, sweet chili sauce',
    '辣椒油, 红油, 油泼辣子, 辣油',
  ),
  sauce('hoisin-sauce', '#3a160c', 'hoisin sauce, hoisin, sweet bean sauce', '甜面酱, 海鲜酱'),
  sauce('ketchup', '#c82a1c', 'ketchup, tomato ketchup, salsa, marinara sauce', '番茄沙司, 莎莎酱'),
  sauce('mustard', '#e8b42c', 'mustard, honey mustard, cheese dip, cheese sauce', '芥末酱, 黄芥末, 芝士酱'),
  sauce(
    'mayonnaise',
    '#f6ecd2',
    'mayonnaise, mayo, aioli, ranch, ranch dressing, coconut chutney, raita, tartar sauce, tzatziki, sour cream, garlic sauce',
    '蛋黄酱, 沙拉酱, 塔塔酱, 酸奶油, 蒜泥, 蒜蓉酱',
  ),
  sauce(
    'green-sauce',
    '#7f9a34',
    'pesto, mint chutney, green chutney, wasabi, salsa verde, chimichurri',
    '青酱, 芥末',
  ),
  sauce('sesame-sauce', '#c89a5c', 'sesame sauce, peanut sauce, satay sauce, tahini', '芝麻酱, 麻酱, 沙茶酱'),
];
