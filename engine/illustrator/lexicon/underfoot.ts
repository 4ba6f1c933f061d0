// What is under the feet of somebody: roofs, balconies, steps, and the words for them.

import type { SubjectEntry } from './subject.ts';

function ground(key: string, words: string): SubjectEntry {
  return { key, drawing: `own/${key}`, kind: 'landmark', height: 0.3, words };
}

export const TILE_ROOF: SubjectEntry = ground(
  'tile-roof',
  'tiled roof, tile roof, tiled rooftop, roof ridge, 屋脊, 屋脊上, 房顶, 房顶上, 瓦顶, 瓦顶上, 屋檐上, 瓦片上',
);

/** Of a pavilion that somebody is in: floor, posts and eaves are around them. */
export const PAVILION_FLOOR: SubjectEntry = ground(
  'pavilion-floor',
  'pavilion floor, floor of a pavilion, floor of the pavilion',
);

export const UNDERFOOT: readonly SubjectEntry[] = [
  TILE_ROOF,
  PAVILION_FLOOR,
  ground(
    'pool',
    'pool, pools, swimming pool, swimming pools, poolside, infinity pool, hotel pool, garden pool, 游泳池, 泳池',
  ),
  ground(
    'skatepark',
    'skatepark, skate park, skateparks, skate ramp, halfpipe, half pipe, half-pipe, skate bowl, 滑板场, 滑板公园, 滑板池, U型池',
  ),
  ground('highway', 'highway, highways, freeway, motorway, expressway, interstate, 高速公路, 高速路'),
  ground('ship-deck', 'ship deck, ship decks, deck of a ship, deck of the ship'),
  ground('balcony', 'balcony, veranda, 阳台, 阳台上, 露天阳台'),
  ground(
    'steps',
    'stairs, staircase, stairway, stone stairs, stone steps, steps, flight of stairs, flight of steps, 楼梯, 楼梯上, 台阶, 台阶上, 石阶, 石阶上, 石台阶, 阶梯',
  ),
];
