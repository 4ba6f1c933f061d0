// What lies about on the ground or hangs over it as a part of the place: puddles, prayer flags. And a railway on arches.

import type { SubjectEntry } from './subject.ts';

export const LYING_AND_HUNG: readonly SubjectEntry[] = [
  {
    key: 'puddles',
    drawing: 'own/puddles',
    kind: 'landmark',
    height: 0.1,
    words:
      'puddle, puddles, rain puddle, rain puddles, water puddle, water puddles, puddle of water, puddles of water, muddy puddle, muddy puddles, mud puddle, mud puddles, puddle of mud, puddles of mud, mud pit, mud pool, mud bath, mud hole, in the mud, in mud, through the mud, 泥坑, 泥潭, 泥塘, 泥巴坑, 泥浆, 泥浆里, 烂泥, 烂泥里, 泥巴里, 泥地里, 泥水里, puddle of rain, 水坑, 小水坑, 水洼, 小水洼, 积水, 水坑里, 泥水坑',
  },
  {
    key: 'prayer-flags',
    drawing: 'own/prayer-flags',
    kind: 'landmark',
    height: 0.2,
    words:
      'prayer flag, prayer flags, tibetan prayer flag, tibetan prayer flags, tibetan flags, buddhist prayer flags, wind horse flags, 经幡, 五彩经幡, 风马旗, 五色经幡, 彩色经幡, 西藏经幡',
  },
  {
    key: 'overpass',
    drawing: 'own/overpass',
    kind: 'landmark',
    height: 0.3,
    words:
      'overpass, overpasses, highway overpass, road overpass, freeway overpass, flyover, elevated highway, elevated highways, elevated road, elevated expressway, elevated freeway, highway interchange, interchange, 高架桥, 高架桥上, 高架, 高架路, 高架道路, 城市高架, 立交桥, 立交桥上, 高架公路',
  },
  {
    key: 'viaduct',
    drawing: 'own/viaduct',
    kind: 'building',
    height: 0.3,
    words:
      'viaduct, railway viaduct, stone viaduct, train viaduct, rail viaduct, railway bridge, railroad bridge, train bridge, 铁路桥, 铁路高架桥, 石拱铁路桥',
  },
  {
    key: 'leaves',
    drawing: 'own/lying-eucalyptus',
    kind: 'item',
    height: 0.14,
    words:
      'eucalyptus leaves, eucalyptus branch, eucalyptus branches, eucalyptus sprig, eucalyptus sprigs, sprig of eucalyptus, sprigs of eucalyptus, 尤加利, 尤加利叶, 桉树叶, 桉叶',
  },
];
