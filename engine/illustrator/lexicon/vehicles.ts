// What drives, and what goes by water.

import type { SubjectEntry } from './subject.ts';

export const VEHICLES: readonly SubjectEntry[] = [
  {
    key: 'car',
    drawing: 'own/car',
    kind: 'vehicle',
    height: 0.24,
    words:
      'car, automobile, sedan, hatchback, old car, traffic jam, traffic jams, 堵车, 交通堵塞, 汽车, 车, 轿车, 小汽车, 小轿车, 🚗',
  },
  {
    key: 'vintage-car',
    drawing: 'own/vintage-car',
    kind: 'vehicle',
    height: 0.24,
    words:
      'vintage car, classic car, retro car, antique car, oldtimer, vintage automobile, 老爷车, 老式汽车, 复古汽车, 复古轿车, 古董车',
  },
  {
    key: 'race-car',
    drawing: 'racing-car',
    kind: 'vehicle',
    height: 0.18,
    words: 'race car, racing car, formula 1 car, f1 car, 赛车, 方程式赛车, 🏎️',
  },
  {
    key: 'jeep',
    drawing: 'sport-utility-vehicle',
    kind: 'vehicle',
    height: 0.24,
    words: 'suv, jeep, off-road vehicle, 越野车, 吉普车, 🚙',
  },
  {
    key: 'van',
    drawing: 'own/van',
    kind: 'vehicle',
    height: 0.25,
    words: 'van, minivan, minibus, white van, people carrier, 面包车, 小面包车, 商务车, 小巴',
  },
  {
    key: 'camper-van',
    drawing: 'own/camper-van',
    kind: 'vehicle',
    height: 0.26,
    words:
      'camper van, camper vans, campervan, campervans, camper, rv, motorhome, motor home, recreational vehicle, vw bus, vw van, hippie van, volkswagen bus, 房车, 露营车, 大众小巴',
  },
  {
    key: 'bus',
    drawing: 'own/city-bus',
    kind: 'vehicle',
    height: 0.28,
    words: 'bus, city bus, coach bus, 公交车, 公交, 巴士, 公共汽车, 大巴, 大巴车, 客车, 🚌',
  },
  {
    key: 'bus',
    drawing: 'own/school-bus',
    kind: 'vehicle',
    height: 0.28,
    words: 'school bus, school buses, yellow school bus, 校车, 黄色校车, 黄色的校车',
  },
  {
    key: 'double-decker',
    drawing: 'own/double-decker',
    kind: 'vehicle',
    height: 0.32,
    words:
      'double-decker, double decker, double-decker bus, double decker bus, double-deckers, london bus, red london bus, red double decker bus, red double-decker bus, 双层巴士, 双层公交车, 伦敦巴士',
  },
  {
    key: 'truck',
    drawing: 'own/truck',
    kind: 'vehicle',
    height: 0.28,
    words: 'truck, lorry, delivery truck, 卡车, 货车, 🚚',
  },
  {
    key: 'sports-car',
    drawing: 'own/sports-car',
    kind: 'vehicle',
    height: 0.2,
    words: 'sports car, sportscar, supercar, luxury car, 跑车, 超级跑车, 豪车',
  },
  {
    key: 'sports-car',
    drawing: 'own/convertible',
    kind: 'vehicle',
    height: 0.2,
    words: 'convertible, convertible car, open-top car, roadster, cabriolet, 敞篷车, 敞篷跑车, 敞篷轿车',
  },
  { key: 'tractor', drawing: 'own/tractor', kind: 'vehicle', height: 0.28, words: 'tractor, 拖拉机, 🚜' },
  {
    key: 'train',
    drawing: 'own/steam-train',
    kind: 'vehicle',
    height: 0.24,
    words:
      'train, steam train, locomotive, steam locomotive, steam engine, 火车, 蒸汽火车, 列车, 绿皮火车, 蒸汽机车, 🚂',
  },
  {
    key: 'bike',
    drawing: 'bicycle',
    kind: 'vehicle',
    height: 0.26,
    words: 'bicycle, bike, mountain bike, 自行车, 单车, 山地车, 山地自行车, 🚲',
  },
  {
    key: 'scooter',
    drawing: 'own/motor-scooter',
    kind: 'vehicle',
    height: 0.26,
    words: 'scooter, moped, vespa, 电动车, 踏板车, 🛵',
  },
  {
    key: 'gondola',
    drawing: 'own/gondola',
    kind: 'boat',
    height: 0.22,
    words: 'gondola, gondolas, gondolier, gondoliers, 贡多拉, 凤尾船, 刚朵拉',
  },
  {
    key: 'star-ferry',
    drawing: 'own/star-ferry',
    kind: 'boat',
    height: 0.18,
    words: 'star ferry, star ferries, harbour ferry, harbor ferry, 天星小轮, 渡海小轮',
  },
  {
    key: 'sailboat',
    drawing: 'own/sailboat',
    kind: 'boat',
    height: 0.34,
    words: 'sailboat, sail boat, sail boats, sailing boat, sailing ship, yacht, 帆船, 白帆, 游艇, ⛵',
  },
  {
    key: 'boat',
    drawing: 'own/rowing-boat',
    kind: 'boat',
    height: 0.13,
    words:
      'boat, rowboat, rowing boat, dinghy, 小船, 小艇, 划艇, 船, 小舟, 孤舟, 轻舟, 渔舟, 舟, 木船, 扁舟, 一叶扁舟',
  },
  {
    key: 'fishing-boat',
    drawing: 'own/fisherman-boat',
    kind: 'boat',
    height: 0.24,
    words: 'fishing boat, fishing boats, 渔船, 乌篷船, 游船, 画舫',
  },
  {
    key: 'fishing-boat',
    drawing: 'own/bamboo-raft',
    kind: 'boat',
    height: 0.2,
    words: 'bamboo raft, bamboo rafts, raft, rafts, 竹筏, 竹排, 木筏, 一叶竹筏',
  },
  {
    key: 'junk',
    drawing: 'own/junk',
    kind: 'boat',
    height: 0.34,
    words: 'chinese junk, junk boat, junk ship, 古船, 中式帆船, 福船, 宝船',
  },
  {
    key: 'river-lantern',
    drawing: 'own/river-lantern',
    kind: 'boat',
    height: 0.1,
    words:
      'river lantern, river lanterns, water lantern, water lanterns, lotus lantern, lotus lanterns, 河灯, 荷花灯, 莲花灯, 水灯, 莲灯',
  },
  {
    key: 'paper-boat',
    drawing: 'own/paper-boat',
    kind: 'boat',
    height: 0.14,
    words: 'paper boat, origami boat, 纸船',
  },
  {
    key: 'ship',
    drawing: 'noto/ship',
    kind: 'boat',
    height: 0.28,
    words: 'ship, steamship, 轮船, 大船, 🚢',
  },
];
