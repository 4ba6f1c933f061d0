// Animals of the sea and of rivers.

import type { SubjectEntry } from './subject.ts';

export const WATER_ANIMALS: readonly SubjectEntry[] = [
  { key: 'otter', drawing: 'otter', kind: 'full', height: 0.26, words: 'otter, sea otter, 水獭, 海獭, 🦦' },
  {
    key: 'whale',
    drawing: 'own/whale',
    kind: 'fish',
    height: 0.36,
    words: 'whale, blue whale, humpback, humpback whale, 鲸鱼, 鲸, 鲸群, 蓝鲸, 座头鲸, 🐋, 🐳',
  },
  {
    key: 'whale',
    drawing: 'own/orca',
    kind: 'fish',
    height: 0.36,
    words: 'orca, killer whale, 虎鲸, 逆戟鲸, 杀人鲸',
  },
  {
    key: 'shark',
    drawing: 'own/shark',
    kind: 'fish',
    height: 0.34,
    words: 'shark, great white shark, hammerhead, 鲨鱼, 大白鲨, 🦈',
  },
  {
    key: 'shark',
    drawing: 'own/whale-shark',
    kind: 'fish',
    height: 0.34,
    words: 'whale shark, whale sharks, 鲸鲨',
  },
  { key: 'dolphin', drawing: 'own/dolphin', kind: 'fish', height: 0.3, words: 'dolphin, 海豚, 🐬' },
  {
    key: 'seal',
    drawing: 'seal',
    kind: 'full',
    height: 0.24,
    words: 'seal, seal pup, baby seal, sea lion, 海豹, 海狮, 🦭',
  },
  {
    key: 'fish',
    drawing: 'own/butterflyfish',
    kind: 'fish',
    height: 0.2,
    words: 'fish, tropical fish, reef fish, 鱼, 小鱼, 热带鱼, 鱼群, 🐠, 🐟',
  },
  {
    key: 'fish',
    drawing: 'own/clownfish',
    kind: 'fish',
    height: 0.2,
    words: 'clownfish, clown fish, nemo, 小丑鱼',
  },
  {
    key: 'fish',
    drawing: 'own/river-fish',
    kind: 'fish',
    height: 0.18,
    words: 'salmon, 三文鱼, 鲑鱼',
  },
  {
    key: 'koi',
    drawing: 'own/koi',
    kind: 'fish',
    height: 0.2,
    words: 'koi, koi fish, goldfish, carp, 金鱼, 锦鲤, 鲤鱼',
  },
  { key: 'octopus', drawing: 'own/octopus', kind: 'fish', height: 0.32, words: 'octopus, 章鱼, 🐙' },
  {
    key: 'turtle',
    drawing: 'own/sea-turtle',
    kind: 'fish',
    height: 0.22,
    words: 'turtle, sea turtle, 海龟',
  },
  {
    key: 'turtle',
    drawing: 'turtle',
    kind: 'full',
    height: 0.22,
    words: 'tortoise, 乌龟, 龟, 🐢',
  },
  { key: 'jellyfish', drawing: 'own/jellyfish', kind: 'fish', height: 0.36, words: 'jellyfish, 水母' },
  { key: 'crab', drawing: 'own/crab', kind: 'full', height: 0.18, words: 'crab, hermit crab, 螃蟹, 🦀' },
];
