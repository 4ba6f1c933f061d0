// Forms of water and of the woods in it, and houses of the open country.

import type { SubjectEntry } from './subject.ts';

export const LANDFORMS: readonly SubjectEntry[] = [
  { key: 'igloo', drawing: 'own/igloo', kind: 'building', height: 0.2, words: 'igloo, igloos, 冰屋, 雪屋' },
  {
    key: 'barn',
    drawing: 'own/barn',
    kind: 'building',
    height: 0.3,
    words: 'barn, barns, farm barn, hay barn, 谷仓, 牲口棚, 粮仓',
  },
  {
    key: 'ruined-castle',
    drawing: 'own/ruined-castle',
    kind: 'building',
    height: 0.42,
    words:
      'castle ruins, ruined castle, castle ruin, ruins of a castle, ruined fortress, crumbling castle, abandoned castle, 城堡废墟, 废弃的城堡, 古堡废墟, 破败的城堡',
  },
  {
    key: 'great-wave',
    drawing: 'own/great-wave',
    kind: 'landmark',
    height: 0.5,
    words:
      'huge wave, huge waves, giant wave, giant waves, great wave, great waves, massive wave, massive waves, towering wave, towering waves, enormous wave, enormous waves, monster wave, monster waves, rogue wave, tidal wave, big wave, crashing wave, tsunami, 巨浪, 大浪, 巨大的海浪, 巨大的浪, 巨大的波浪, 滔天巨浪, 惊涛骇浪, 惊涛巨浪, 滔天大浪, 海啸, 巨浪滔天',
  },
  {
    key: 'mangrove',
    drawing: 'own/mangrove',
    kind: 'landmark',
    height: 0.5,
    words:
      'mangrove, mangroves, mangrove tree, mangrove trees, mangrove forest, mangrove swamp, mangrove roots, 红树林, 红树',
  },
  {
    key: 'stream',
    drawing: 'own/stream',
    kind: 'landmark',
    height: 0.3,
    // By what else is named a lake with its shore may be meant: see reading/places/name-landforms.ts.
    words: 'brook, brooks, babbling brook, mountain stream, forest stream, 山涧, 溪涧, 林间小溪, 山间小溪',
  },
  {
    key: 'cypress',
    drawing: 'own/cypress',
    kind: 'tree',
    height: 0.7,
    words: 'cypress, cypresses, cypress tree, cypress trees, italian cypress, 柏树, 丝柏, 意大利柏树, 柏',
  },
  {
    key: 'poplar',
    drawing: 'own/poplar',
    kind: 'tree',
    height: 0.7,
    words:
      'poplar, poplars, lombardy poplar, lombardy poplars, poplar tree, poplar trees, 白杨, 白杨树, 杨树',
  },
  {
    key: 'wheat',
    drawing: 'own/wheat',
    kind: 'plant',
    height: 0.2,
    words:
      'corn field, corn fields, cornfield, cornfields, field of corn, fields of corn, 玉米地, 玉米田, 高粱地',
  },
  {
    key: 'stonehenge',
    drawing: 'own/stonehenge',
    kind: 'building',
    height: 0.3,
    words: 'stonehenge, 巨石阵, 英国巨石阵',
  },
  {
    key: 'scarecrow',
    drawing: 'own/scarecrow',
    kind: 'building',
    height: 0.28,
    words: 'scarecrow, scarecrows, straw man, 稻草人',
  },
  {
    key: 'standing-stones',
    drawing: 'own/standing-stones',
    kind: 'building',
    height: 0.3,
    words:
      'standing stone, standing stones, stone circle, stone circles, circle of stones, menhir, menhirs, megalith, megaliths, monolith stones, 立石, 石阵, 巨石圈, 石圈',
  },
  {
    key: 'graveyard',
    drawing: 'own/graveyard',
    kind: 'building',
    height: 0.36,
    words:
      'graveyard, graveyards, cemetery, cemeteries, old cemetery, churchyard, burial ground, 墓地, 墓园, 坟地, 坟场, 公墓, 乱坟岗',
  },
  {
    key: 'rope-bridge',
    drawing: 'own/rope-bridge',
    kind: 'landmark',
    height: 0.3,
    words:
      'rope bridge, rope bridges, rope suspension bridge, hanging rope bridge, wooden rope bridge, swinging bridge, 索桥, 绳桥, 绳索桥, 铁索桥, 藤桥, 吊索桥',
  },
  {
    key: 'winding-river',
    drawing: 'own/winding-river',
    kind: 'landmark',
    height: 0.3,
    // Rivers that are said to wind are named so in reading/places/name-wide-land.ts.
    words: 'river delta, river deltas, delta of a river, 河流三角洲, 三角洲, 河口三角洲',
  },
  {
    key: 'rapids',
    drawing: 'own/rapids',
    kind: 'landmark',
    height: 0.3,
    words:
      'rapids, river rapids, white water, whitewater, white-water, white water rapids, whitewater rapids, rushing river, raging river, 激流, 急流, 湍急的河流, 湍流, 白浪激流',
  },
];
