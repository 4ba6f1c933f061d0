// Mountains, and works of far countries, that everybody knows by their form.

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
    key: 'geyser',
    drawing: 'own/geyser',
    kind: 'landmark',
    height: 0.4,
    words: 'geyser, geysers, erupting geyser, geyser erupting, old faithful, 间歇泉, 喷泉间歇泉, 老忠实泉',
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
  {
    key: 'leaning-tower',
    drawing: 'own/leaning-tower',
    kind: 'building',
    height: 0.62,
    words: 'leaning tower of pisa, leaning tower, tower of pisa, pisa tower, pisa, 比萨斜塔, 比萨塔, 斜塔',
  },
  {
    key: 'cable-car',
    drawing: 'own/ski-lift',
    kind: 'landmark',
    height: 0.3,
    words:
      'cable car, cable cars, gondola lift, aerial tramway, ropeway, mountain cableway, cableway, cable car cabin, 缆车, 索道, 高山缆车, 索道缆车, 空中缆车, 观光缆车, 🚡, 🚠',
  },
  {
    key: 'ski-lift',
    drawing: 'own/ski-lift',
    kind: 'landmark',
    height: 0.4,
    words:
      'ski lift, ski lifts, chairlift, chairlifts, chair lift, chair lifts, 滑雪缆车, 吊椅缆车, 滑雪吊椅',
  },
  {
    key: 'santorini',
    drawing: 'own/santorini',
    kind: 'landmark',
    height: 0.5,
    words:
      'greek village, greek town, greek seaside village, greek fishing village, 希腊小镇, 希腊村庄, 希腊海边小镇, santorini, santorini island, santorini village, santorini greece, oia, greek island, greek islands, greek island village, cycladic village, mykonos, 圣托里尼, 圣托里尼岛, 圣托里尼小镇, 希腊圣托里尼, 伊亚小镇, 希腊小岛, 希腊海岛',
  },
  {
    key: 'brooklyn-bridge',
    drawing: 'own/brooklyn-bridge',
    kind: 'landmark',
    height: 0.4,
    words: 'brooklyn bridge, the brooklyn bridge, 布鲁克林大桥, 布鲁克林桥',
  },
  {
    key: 'hanging-bridge',
    drawing: 'own/hanging-bridge',
    kind: 'landmark',
    height: 0.4,
    words: 'golden gate bridge, golden gate, suspension bridge, 金门大桥, 悬索桥, 跨海大桥',
  },
];
