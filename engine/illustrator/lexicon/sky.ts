// Things of the sky.

import type { SubjectEntry } from './subject.ts';

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
    words: 'crescent, crescent moon, 弯月, 月牙, 新月, 🌙',
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
    words: 'planet, saturn, ringed planet, planets, 行星, 土星, 星球, 🪐',
  },
  {
    key: 'earth',
    drawing: 'own/earth',
    kind: 'sky',
    height: 0.3,
    words: 'earth, planet earth, 地球, 🌍, 🌎, 🌏',
  },
];
