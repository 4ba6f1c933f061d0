// Mountains that everybody knows by their form.

import type { SubjectEntry } from './subject.ts';

export const MOUNTAINS: readonly SubjectEntry[] = [
  {
    key: 'mount-fuji',
    drawing: 'own/mount-fuji',
    kind: 'landmark',
    height: 0.5,
    words: 'mount fuji, mt fuji, mt. fuji, fuji mountain, mountain fuji, fujisan, fujiyama, 富士山, 🗻',
  },
  {
    key: 'volcano',
    drawing: 'own/volcano',
    kind: 'landmark',
    height: 0.5,
    words:
      'volcano, volcanoes, volcanos, volcanic mountain, vesuvius, mount vesuvius, etna, mount etna, krakatoa, volcanic eruption, volcano eruption, 火山, 活火山, 火山喷发, 火山爆发, 维苏威火山, 🌋',
  },
  {
    key: 'matterhorn',
    drawing: 'own/matterhorn',
    kind: 'landmark',
    height: 0.5,
    words: 'matterhorn, 马特洪峰, 马特宏峰',
  },
  {
    key: 'everest',
    drawing: 'own/everest',
    kind: 'landmark',
    height: 0.5,
    words: 'mount everest, mt everest, mt. everest, everest, 珠穆朗玛峰, 珠峰, 圣母峰',
  },
  {
    key: 'kilimanjaro',
    drawing: 'own/kilimanjaro',
    kind: 'landmark',
    height: 0.5,
    words: 'kilimanjaro, mount kilimanjaro, mt kilimanjaro, 乞力马扎罗, 乞力马扎罗山',
  },
];
