// Things of the sky.

import type { SubjectEntry } from './subject.ts';

/** Planets that have names, and looks of their own. Mars is a place first: who sees it from afar says reading/places/name-planets.ts. */
const NAMED_PLANETS: readonly (readonly [string, string])[] = [
  ['saturn', 'saturn, planet saturn, 土星'],
  ['jupiter', 'jupiter, planet jupiter, 木星'],
  ['mars', 'planet mars, mars planet, 火星行星'],
  ['venus', 'planet venus, 金星'],
  ['neptune', 'planet neptune, 海王星'],
  ['uranus', 'uranus, planet uranus, 天王星'],
  ['mercury', 'planet mercury, 水星'],
];

/** All that hang in space as globes, but for the earth. */
export const PLANET_KEYS: ReadonlySet<string> = new Set(['planet', ...NAMED_PLANETS.map(([key]) => key)]);

/** Somebody is on them, high up: a crescent that is sat on, a carpet that flies. */
export const SKY_SEATS: ReadonlySet<string> = new Set(['moon-seat', 'flying-carpet']);

export const SKY_THINGS: readonly SubjectEntry[] = [
  {
    key: 'moon',
    drawing: 'own/moon',
    kind: 'sky',
    height: 0.2,
    words: 'moon, full moon, 🌕, 月亮, 明月, 满月, 圆月, 月',
  },
  {
    key: 'moon',
    drawing: 'own/moon',
    kind: 'sky',
    height: 0.2,
    colour: '#c8452e',
    words: 'blood moon, 血月, 红月亮, 红月',
  },
  {
    key: 'moon',
    drawing: 'own/moon',
    kind: 'sky',
    height: 0.2,
    colour: '#f2b54a',
    words: 'harvest moon',
  },
  {
    key: 'crescent',
    drawing: 'own/crescent',
    kind: 'sky',
    height: 0.2,
    words:
      'crescent, crescent moon, curved moon, sliver of moon, 弯弯的月亮, 弯弯的月儿, 弯弯的明月, 弯弯的月牙, 弯弯的弯月, 一弯新月, 一弯月牙, 一弯明月, 弯月, 月牙, 新月, 🌙',
  },
  { key: 'sun', drawing: 'own/sun', kind: 'sky', height: 0.2, words: 'sun, 太阳, 烈日, ☀️, 🌞' },
  { key: 'sun', drawing: 'own/sun', kind: 'sky', height: 0.2, colour: '#e2452e', words: '红日, 一轮红日' },
  { key: 'rainbow', drawing: 'own/rainbow', kind: 'sky', height: 0.5, words: 'rainbow, rainbows, 彩虹, 🌈' },
  {
    key: 'aurora',
    drawing: 'own/aurora',
    kind: 'sky',
    height: 0.5,
    words: 'aurora, northern lights, aurora borealis, 极光, 北极光',
  },
  {
    key: 'fireworks',
    drawing: 'own/fireworks',
    kind: 'sky',
    height: 0.4,
    words: 'fireworks, firework, 烟花, 烟火, 焰火, 🎆',
  },
  {
    key: 'milky-way',
    drawing: 'own/milky-way',
    kind: 'sky',
    height: 0.5,
    words: 'milky way, galaxy sky, 银河, 星河',
  },
  {
    key: 'meteor',
    drawing: 'own/meteor',
    kind: 'sky',
    height: 0.3,
    words:
      'meteor, meteor shower, shooting star, shooting stars, falling star, comet, 🌠, ☄️, 流星, 流星雨, 彗星',
  },
  {
    key: 'planet',
    drawing: 'own/ringed-planet',
    kind: 'air',
    height: 0.3,
    words: 'planet, ringed planet, planets, 行星, 星球, 🪐',
  },
  ...NAMED_PLANETS.map(([key, words]): SubjectEntry => ({
    key,
    drawing: `own/${key}`,
    kind: 'air',
    height: 0.3,
    words,
  })),
  {
    key: 'earth',
    drawing: 'own/earth',
    kind: 'sky',
    height: 0.3,
    words: 'earth, planet earth, 地球, 🌍, 🌎, 🌏',
  },
];
