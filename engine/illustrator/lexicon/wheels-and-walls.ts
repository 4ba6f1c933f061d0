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
  ...drawnNouns('vehicle', 0.28, {
    motorcycle: 'motorcycle, motorbike, 摩托车, 摩托, 🏍️',
    sled: 'sled, sledge, toboggan, 雪橇, 🛷',
    'kick-scooter': 'kick scooter, 滑板车, 🛴',
    'auto-rickshaw': 'rickshaw, tuk-tuk, tuk tuk, 三轮车, 嘟嘟车, 🛺',
    'police-car': 'police car, 警车, 🚓',
    'fire-engine': 'fire truck, fire engine, 消防车, 🚒',
    ambulance: 'ambulance, 救护车, 🚑',
    'pickup-truck': 'pickup, pickup truck, 皮卡, 🛻',
    'articulated-lorry': 'semi truck, 大货车, 🚛',
    'high-speed-train': 'high-speed train, high speed train, bullet train, 高铁, 动车, 🚄',
    'tram-car': 'tram, streetcar, 电车, 有轨电车, 🚋',
    taxi: 'taxi, cab, yellow cab, 出租车, 的士, 🚕',
    trolleybus: 'trolleybus, 无轨电车, 🚎',
  }),
  ...drawnNouns('air', 0.24, {
    helicopter: 'helicopter, 直升机, 直升飞机, 🚁',
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
    'noto/classical-building': 'greek temple, parthenon, 🏛️',
    'noto/factory': 'factory, factories, 工厂, 🏭',
    'noto/office-building': 'office building, 办公楼, 🏢',
    'noto/mosque': 'mosque, 清真寺, 🕌',
    'noto/japanese-castle': 'japanese castle, 日本城堡, 🏯',
    'noto/tokyo-tower': 'tokyo tower, 东京塔, 🗼',
    'noto/statue-of-liberty': 'statue of liberty, 自由女神像, 自由女神, 🗽',
    'noto/ferris-wheel': 'ferris wheel, amusement park, theme park, funfair, fairground, 游乐园, 摩天轮, 🎡',
    'noto/carousel-horse': 'carousel horse',
    'noto/circus-tent': 'circus tent, circus, 马戏团, 🎪',
    'noto/fountain': 'fountain, 喷泉, ⛲',
    'noto/moai': 'moai, easter island statue, 摩艾石像, 🗿',
    'noto/postbox': 'mailbox, postbox, 邮筒, 信箱, 📮',
    'noto/stop-sign': 'stop sign, 停车标志, 🛑',
  }),
  ...drawnNouns('plant', 0.13, {
    'own/hibiscus':
      'hibiscus, hibiscus flower, hibiscus flowers, hibiscuses, hibiscus bush, 木槿, 木槿花, 扶桑, 扶桑花, 朱槿, 🌺',
    hyacinth: 'hyacinth, 风信子, 🪻',
    'four-leaf-clover': 'clover, four-leaf clover, 四叶草, 🍀',
    herb: 'herb, herbs, fern, ferns, 香草, 蕨类, 🌿',
  }),
];
