// Vehicles to play with: as small as toys are, and at home on tables and floors.

import type { SubjectEntry } from './subject.ts';

const DRAWN_AS = {
  car: 'own/car',
  boat: 'own/rowing-boat',
  plane: 'own/airliner',
  bus: 'own/city-bus',
  truck: 'own/truck',
  tractor: 'own/tractor',
} as const;

/** English and Chinese names of what is played with. */
const NAMES: Readonly<Record<keyof typeof DRAWN_AS, string>> = {
  car: 'toy car, toy cars, model car, model cars, 玩具车, 玩具汽车, 玩具小汽车, 小汽车玩具, 汽车模型',
  boat: 'toy boat, toy boats, 玩具船, 玩具小船',
  plane:
    'toy plane, toy planes, toy airplane, toy airplanes, model plane, model airplane, 玩具飞机, 飞机玩具, 飞机模型',
  bus: 'toy bus, toy buses, 玩具巴士, 玩具公交车',
  truck: 'toy truck, toy trucks, 玩具卡车, 玩具货车',
  tractor: 'toy tractor, toy tractors, 玩具拖拉机',
};

export const TOYS: readonly SubjectEntry[] = [
  {
    key: 'toy-train',
    drawing: 'own/steam-train',
    kind: 'item',
    height: 0.24,
    words:
      'toy train, toy trains, toy train set, train set, wooden toy train, model train, model trains, 玩具火车, 玩具小火车, 小火车玩具, 火车玩具, 木制小火车, 火车模型',
  },
  ...(Object.keys(DRAWN_AS) as (keyof typeof DRAWN_AS)[]).map((name): SubjectEntry => ({
    key: `toy-${name}`,
    drawing: DRAWN_AS[name],
    kind: 'item',
    height: 0.24,
    words: NAMES[name],
  })),
];
