// Reptiles of the ground and of the air of long ago, and small creatures that crawl.

import type { SubjectEntry } from './subject.ts';

export const SMALL_CREATURES: readonly SubjectEntry[] = [
  {
    key: 'monitor-lizard',
    drawing: 'own/lizard',
    kind: 'full',
    height: 0.3,
    colour: '#7a705a',
    words: 'komodo dragon, komodo dragons, monitor lizard, 科莫多巨蜥, 科莫多龙, 巨蜥',
  },
  {
    key: 'lizard',
    drawing: 'own/lizard',
    kind: 'full',
    height: 0.26,
    colour: '#c8a46a',
    words: 'bearded dragon, bearded dragons, bearded dragon lizard, 鬃狮蜥, 松狮蜥',
  },
  {
    key: 'pterosaur',
    drawing: 'own/pterosaur',
    kind: 'bird',
    height: 0.28,
    words: 'pterodactyl, pterosaur, pteranodon, 翼龙, 无齿翼龙',
  },
  { key: 'mantis', drawing: 'own/mantis', kind: 'full', height: 0.26, words: 'mantis, praying mantis, 螳螂' },
  { key: 'cicada', drawing: 'own/cicada', kind: 'full', height: 0.18, words: 'cicada, 蝉, 知了' },
  {
    key: 'centipede',
    drawing: 'own/centipede',
    kind: 'full',
    height: 0.12,
    words: 'centipede, millipede, 蜈蚣',
  },
  { key: 'slug', drawing: 'own/slug', kind: 'full', height: 0.16, words: 'slug, banana slug, 蛞蝓, 鼻涕虫' },
  {
    key: 'stag-beetle',
    drawing: 'own/stag-beetle',
    kind: 'full',
    height: 0.16,
    words: 'stag beetle, stag beetles, rhinoceros beetle, rhinoceros beetles, 锹甲, 锹形虫, 独角仙',
  },
  {
    key: 'fly',
    drawing: 'noto/fly',
    kind: 'full',
    height: 0.14,
    words: 'housefly, house fly, fruit fly, 苍蝇',
  },
  { key: 'cockroach', drawing: 'noto/cockroach', kind: 'full', height: 0.14, words: 'cockroach, 蟑螂, 🪳' },
];
