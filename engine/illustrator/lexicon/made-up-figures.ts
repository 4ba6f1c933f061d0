// Robots, ghosts, snowmen: figures that are no people.

import type { SubjectEntry } from './subject.ts';

export const MADE_UP_FIGURES: readonly SubjectEntry[] = [
  {
    key: 'robot',
    drawing: 'own/robot',
    kind: 'face',
    height: 0.38,
    words: 'robot, android, droid, 机器人, 🤖',
  },
  {
    key: 'alien',
    drawing: 'own/alien',
    kind: 'face',
    height: 0.36,
    words: 'alien, extraterrestrial, 外星人, 👽',
  },
  {
    key: 'skeleton',
    drawing: 'own/skeleton',
    kind: 'full',
    height: 0.5,
    words: 'skeleton, skeletons, human skeleton, spooky skeleton, 骷髅人, 骨架, 骷髅兵',
  },
  { key: 'ghost', drawing: 'ghost', kind: 'air', height: 0.28, words: 'ghost, 幽灵, 鬼魂, 👻' },
  {
    key: 'fairy',
    drawing: 'own/fairy',
    kind: 'figure',
    height: 0.34,
    person: { sex: 'woman', role: 'fairy', wears: [] },
    words: 'fairy, pixie, 精灵, 小仙子, 小精灵, 花仙子, 🧚',
  },
  {
    key: 'angel',
    drawing: 'own/fairy',
    kind: 'figure',
    height: 0.36,
    person: { sex: 'woman', role: 'angel', wears: [] },
    words: 'angel, 天使, 👼',
  },
  {
    key: 'mermaid',
    drawing: 'own/mermaid',
    kind: 'fish',
    height: 0.34,
    words: 'mermaid, 美人鱼, 小美人鱼, 人鱼, 人鱼公主, 美人鱼公主, 🧜‍♀️',
  },
  { key: 'snowman', drawing: 'snowman-without-snow', kind: 'full', height: 0.32, words: 'snowman, 雪人, ⛄' },
  {
    key: 'teddy-bear',
    drawing: 'teddy-bear',
    kind: 'full',
    height: 0.28,
    words:
      'teddy bear, teddy bear toy, toy teddy bear, stuffed teddy bear, plush teddy bear, stuffed bear, plush bear, teddy, 泰迪熊, 玩具熊, 毛绒熊, 小熊玩偶, 🧸, 熊玩偶, 大熊玩偶, 毛绒小熊, 小熊公仔, 熊公仔',
  },
];
