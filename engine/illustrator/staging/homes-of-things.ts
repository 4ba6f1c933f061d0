// Where things are at home: a swan on a lake, a sled in the snow.

import type { Subject } from '../reading/prompt-reading.ts';
import type { StageScene } from './stage.ts';

/** Places with what is at home there, by its key; the first that has any of them counts. */
type Homes = readonly (readonly [StageScene, readonly string[]])[];

export const WATERS: Homes = [
  [
    'lake',
    [
      'lotus',
      'koi',
      'leaping-fish',
      'dragon-boat',
      'dragon-boat-race',
      'fishing-eagle',
      'fisherman',
      'fishing-boat',
      'bridge',
      'swan',
      'duck',
    ],
  ],
  ['sea', ['hanging-bridge', 'lighthouse', 'palm', 'sandcastle', 'pier', 'santorini', 'ships-wheel']],
];

export const FAR_LANDS: Homes = [
  ['meadow', ['highway', 'flower-arch']],
  ['city', ['brooklyn-bridge']],
  ['underwater', ['shipwreck']],
  ['desert', ['pyramids', 'petra-treasury', 'mogao-caves', 'beacon-smoke', 'far-river']],
  ['snowfield', ['sled', 'igloo', 'ice-floe', 'ski-lift', 'snowmobile', 'skis']],
];

export const STREETS_AND_HEIGHTS: Homes = [
  ['garden', ['lotus-vat', 'water-vat']],
  [
    'street',
    [
      'market-stall',
      'tram-car',
      'vending-machine',
      'crowd',
      'lion-dance',
      'dragon-dance',
      'bus-shelter',
      'phone-booth',
      'traffic-light',
      'rickshaw',
      'food-cart',
      'memorial-gate',
    ],
  ],
  [
    'mountains',
    [
      'waterfall',
      'great-wall',
      'volcano',
      'mount-fuji',
      'matterhorn',
      'everest',
      'train',
      'viaduct',
      'viaduct-train',
      'potala-palace',
      'machu-picchu',
      'railway',
      'hot-spring',
      'geyser',
      'eagle',
      'guest-pine',
      'cable-car',
    ],
  ],
  [
    'meadow',
    [
      'tornado',
      'eclipse',
      'covered-wagon',
      'hand-cart',
      'carriage',
      'seesaw',
      'swing',
      'stone-mill',
      'golf-cart',
      'kilimanjaro',
      'acacia',
      'scarecrow',
      'postbox',
      'stop-sign',
      'standing-stones',
      'stonehenge',
      'graveyard',
      'cannon',
      'birdhouse',
      'doghouse',
      'sedan-chair',
      'playground-slide',
    ],
  ],
  ['forest', ['bamboo', 'mushroom', 'tall-mushroom', 'torii-row']],
];

export function homeAmong(homes: Homes, subjects: readonly Subject[]): StageScene | undefined {
  return homes.find(([, keys]) => hasKey(subjects, ...keys))?.[0];
}

export function hasKey(subjects: readonly Subject[], ...keys: string[]): boolean {
  return subjects.some((subject) => keys.includes(subject.key));
}
