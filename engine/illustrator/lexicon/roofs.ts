// The roof under the feet of somebody, and the words for it.

import type { SubjectEntry } from './subject.ts';

export const TILE_ROOF: SubjectEntry = {
  key: 'tile-roof',
  drawing: 'own/tile-roof',
  kind: 'landmark',
  height: 0.3,
  words:
    'tiled roof, tile roof, tiled rooftop, roof ridge, 屋脊, 屋脊上, 房顶, 房顶上, 瓦顶, 瓦顶上, 屋檐上, 瓦片上',
};
