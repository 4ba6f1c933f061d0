// More vehicles, boats, buildings and plants by the drawings of the emoji fonts, each looked at and named by hand.

import { drawnNouns, type SubjectEntry } from './subject.ts';

export const WHEELS_AND_WALLS: readonly SubjectEntry[] = [
  {
    key: 'sled',
    drawing: 'own/sleigh',
    kind: 'vehicle',
    height: 0.3,
    words: 'sleigh, santas sleigh, horse-drawn sleigh, one-horse sleigh, 马拉雪橇, 圣诞雪橇',
  },
  {
    key: 'motorcycle',
    drawing: 'own/motorcycle',
    kind: 'vehicle',
    height: 0.28,
    words:
      'motorcycle, motorbike, chopper, cruiser motorcycle, cafe racer, vintage motorcycle, harley, harley davidson, 摩托车, 摩托, 机车, 哈雷, 哈雷摩托, 复古摩托车, 🏍️',
  },
  {
    key: 'motorcycle',
    drawing: 'own/sport-motorcycle',
    kind: 'vehicle',
    height: 0.28,
    words:
      'sport motorcycle, sports motorcycle, sport bike, sportbike, superbike, racing motorcycle, race motorcycle, futuristic motorcycle, futuristic motorbike, futuristic bike, cyberpunk motorcycle, cyberpunk motorbike, cyberpunk bike, neon motorcycle, 跑车摩托, 摩托跑车, 运动摩托车, 赛车摩托, 未来摩托车, 未来摩托, 未来感摩托车, 未来感的摩托车, 科幻摩托车, 赛博朋克摩托车, 赛博朋克摩托',
  },
  ...drawnNouns('vehicle', 0.28, {
    sled: 'sled, sledge, toboggan, 雪橇, 🛷',
    'kick-scooter': 'kick scooter, 滑板车, 🛴',
    'auto-rickshaw': 'rickshaw, tuk-tuk, tuk tuk, 三轮车, 嘟嘟车, 🛺',
    'own/police-car': 'police car, 警车, 🚓',
    'own/fire-engine':
      'fire truck, fire trucks, fire engine, fire engines, firetruck, red fire truck, red fire engine, ladder truck, 消防车, 消防云梯车, 云梯消防车, 云梯车, 红色消防车, 红色的消防车, 🚒',
    'own/ambulance': 'ambulance, 救护车, 🚑',
    'pickup-truck': 'pickup, pickup truck, 皮卡, 🛻',
    'articulated-lorry': 'semi truck, 大货车, 🚛',
    'high-speed-train':
      '悬浮列车, 磁悬浮列车, 磁悬浮, high-speed train, high speed train, bullet train, futuristic train, maglev, maglev train, monorail, monorail train, 高铁, 动车, 动车组, 磁悬浮, 磁悬浮列车, 未来列车, 单轨列车, 🚄',
    'own/taxi': 'taxi, cab, yellow cab, 出租车, 的士, 🚕',
    trolleybus: 'trolleybus, 无轨电车, 🚎',
  }),
  {
    key: 'tram-car',
    drawing: 'own/tram',
    kind: 'vehicle',
    height: 0.3,
    words:
      'tram, trams, tram car, streetcar, streetcars, trolley car, cable tram, san francisco cable car, san francisco cable cars, 旧金山缆车, 电车, 有轨电车, 🚋, 🚊',
  },
  ...drawnNouns('air', 0.24, {
    'own/helicopter': 'helicopter, 直升机, 直升飞机, 🚁',
  }),
  ...drawnNouns('boat', 0.2, {
    speedboat: 'speedboat, motorboat, 快艇, 🚤',
  }),
  {
    key: 'canoe',
    drawing: 'own/kayak',
    kind: 'boat',
    height: 0.055,
    words: 'canoe, kayak, sea kayak, river kayak, 独木舟, 皮划艇, 皮艇, 🛶',
  },
  ...drawnNouns('building', 0.6, {
    'own/big-ben': 'big ben, the big ben, elizabeth tower, 大本钟',
    'own/pearl-tower': 'oriental pearl tower, the oriental pearl tower, oriental pearl, 东方明珠, 东方明珠塔',
    'own/needle-tower': 'burj khalifa, the burj khalifa, 哈利法塔, 迪拜塔',
    'own/onion-domes':
      "saint basil's cathedral, st basil's cathedral, st. basil's cathedral, saint basil's, russian church, russian orthodox church, orthodox church, orthodox cathedral, 俄罗斯教堂, 东正教堂, 东正教教堂, 圣瓦西里大教堂, 圣瓦西里教堂",
    'own/taj-mahal': 'taj mahal, the taj mahal, 泰姬陵',
    'own/potala-palace': 'potala palace, the potala palace, potala, 布达拉宫, 拉萨布达拉宫',
    'own/machu-picchu': 'machu picchu, machu pichu, 马丘比丘, 马丘比丘遗址',
  }),
  ...drawnNouns('building', 0.36, {
    'own/colosseum': 'colosseum, the colosseum, roman colosseum, coliseum, 斗兽场, 罗马斗兽场, 古罗马斗兽场',
    'own/opera-house': 'sydney opera house, the sydney opera house, opera house, 悉尼歌剧院',
    'noto/factory': 'factory, factories, 工厂, 🏭',
    'noto/office-building':
      'office building, office buildings, apartment building, apartment buildings, apartment block, apartment house, block of flats, tower block, high-rise, high-rise building, 办公楼, 写字楼, 大楼, 楼房, 居民楼, 公寓楼, 公寓大楼, 🏢',
    'noto/mosque': 'mosque, 清真寺, 🕌',
    'noto/japanese-castle':
      'japanese castle, samurai castle, himeji castle, osaka castle, 日本城堡, 天守阁, 姬路城, 大阪城, 🏯',
    'noto/tokyo-tower': 'tokyo tower, 东京塔, 🗼',
    'noto/statue-of-liberty': 'statue of liberty, 自由女神像, 自由女神, 🗽',
    'own/ferris-wheel':
      'ferris wheel, amusement park, theme park, funfair, fairground, 游乐园, 游乐场, 主题公园, 摩天轮, 🎡',
    'noto/carousel-horse': 'carousel horse',
    'noto/circus-tent': 'circus tent, circus, 马戏团, 🎪',
    'noto/fountain': 'fountain, 喷泉, ⛲',
    'noto/moai': 'moai, easter island statue, 摩艾石像, 🗿',
  }),
  ...drawnNouns('item', 0.36, {
    'noto/postbox': 'mailbox, postbox, 邮筒, 信箱, 📮',
    'own/stop-sign': 'stop sign, stop signs, 停车标志, 停车让行标志, 🛑',
  }),
  ...drawnNouns('plant', 0.13, {
    'own/hibiscus':
      'hibiscus, hibiscus flower, hibiscus flowers, hibiscuses, hibiscus bush, 木槿, 木槿花, 扶桑, 扶桑花, 朱槿, 🌺',
    hyacinth: 'hyacinth, 风信子, 🪻',
    'four-leaf-clover': 'clover, four-leaf clover, 四叶草, 🍀',
    herb: 'herb, herbs, fern, ferns, 香草, 蕨类, 🌿',
  }),
];
