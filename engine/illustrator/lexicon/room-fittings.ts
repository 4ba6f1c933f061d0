// What belongs to rooms: it stands along their walls or hangs on them.

import { drawnNouns, type SubjectEntry } from './subject.ts';

/** Rooms of ships and stations of space, which are not seen from outside then. */
export const SHIP_ROOMS: readonly string[] = [
  ...['spaceship', 'space ship', 'starship', 'spacecraft', 'space station'].flatMap((ship) => [
    ...['interior', 'bridge', 'corridor', 'cabin', 'control room', 'cockpit', 'window', 'cupola'].map(
      (room) => `${ship} ${room}`,
    ),
    ...['inside', 'interior of', 'aboard', 'bridge of', 'cockpit of', 'the cockpit of', 'in'].flatMap(
      (where) => ['a', 'the', 'a futuristic', 'an alien'].map((one) => `${where} ${one} ${ship}`),
    ),
  ]),
  ...['飞船', '宇宙飞船', '太空船', '太空飞船', '空间站', '太空站', '星舰'].flatMap((ship) =>
    [
      '内部',
      '里面',
      '里',
      '内',
      '舱内',
      '舷窗',
      '舷窗前',
      '窗前',
      '窗边',
      '驾驶舱',
      '驾驶舱里',
      '的驾驶舱',
      '的驾驶舱里',
      '的内部',
    ].map((where) => `${ship}${where}`),
  ),
  '太空舱',
  '太空舱里',
];

/** Before other words of the house: a bedside table is no bed, and a table lamp no table. */
export const ROOM_FITTING_WORDS: readonly SubjectEntry[] = drawnNouns('item', 0.3, {
  'own/nightstand':
    'nightstand, nightstands, night stand, bedside table, bedside tables, bedside cabinet, night table, 床头柜, 床边柜, 床头桌',
  'own/table-lamp':
    'table lamp, table lamps, desk lamp, desk lamps, bedside lamp, bedside lamps, reading lamp, reading lamps, 台灯, 床头灯, 小台灯, 小夜灯, 书桌灯, 阅读灯',
  'own/wardrobe': 'wardrobe, closet, armoire, wooden wardrobe, 衣柜, 大衣柜, 衣橱',
  'own/dresser': 'dresser, chest of drawers, drawers, sideboard, 斗柜, 抽屉柜, 五斗柜, 餐边柜, 边柜',
  'own/wall-clock':
    'wall clock, wall clocks, clock on the wall, clock on a wall, clock hanging on the wall, 挂钟, 墙钟, 墙上的钟, 墙上的挂钟, 墙上的时钟, 墙上的钟表',
  'own/dressing-table': 'dressing table, vanity table, vanity mirror, makeup table, 梳妆台, 化妆台, 化妆桌',
  'own/standing-mirror':
    'standing mirror, full-length mirror, full length mirror, floor mirror, 穿衣镜, 全身镜, 落地镜',
  'own/toilet': 'toilet, toilets, toilet bowl, 马桶, 坐便器, 抽水马桶',
  'own/washstand':
    'sink, sinks, bathroom sink, kitchen sink, 洗碗池, washbasin, wash basin, washstand, bathroom vanity, hand basin, 洗手台, 洗手池, 洗脸池, 洗漱台, 盥洗台, 洗脸台, 面盆, 台盆',
  'own/shower':
    'shower, glass shower, shower cabin, walk-in shower, shower stall, 淋浴间, 淋浴, 淋浴房, 花洒',
  'own/stove':
    'stove, kitchen stove, gas stove, oven, cooker, gas cooker, kitchen range, 炉灶, 灶台, 煤气灶, 燃气灶, 烤箱, 烤炉, 披萨炉, 炉子',
  'own/fridge': 'fridge, refrigerator, freezer, 冰箱, 电冰箱',
  'own/washing-machine': 'washing machine, washer, laundry machine, 洗衣机',
  'own/pendant':
    'pendant lamp, pendant lamps, pendant light, pendant lights, hanging lamp, hanging lamps, hanging light, hanging lights, ceiling lamp, ceiling lamps, ceiling light, 吊灯, 吊灯们, 顶灯',
  'own/chandelier':
    'chandelier, chandeliers, crystal chandelier, crystal chandeliers, 水晶灯, 枝形吊灯, 水晶吊灯, 华丽的吊灯',
  'own/tea-table': 'coffee table, low table, 茶几, 咖啡桌, 矮桌',
  'own/crib': 'crib, cribs, baby crib, baby cot, baby bed, 婴儿床, 宝宝床',
  'own/floor-toys': 'heap of toys, toys on the floor, scattered toys, 一地玩具',
  'own/cabinets': 'kitchen cabinets, wall cabinets, kitchen cupboards, 橱柜, 吊柜',
});
