// Things of a household, clothes that lie by themselves, tools and toys: drawings of the emoji fonts, named by hand.

import { drawnNouns, type SubjectEntry } from './subject.ts';

/** "A stack of leather-bound books". */
const STACKS_OF_BOOKS = ['stack', 'stacks', 'pile', 'piles', 'tower']
  .flatMap((heap) =>
    [
      '',
      'old ',
      'leather ',
      'leather-bound ',
      'vintage ',
      'antique ',
      'ancient ',
      'dusty ',
      'spell ',
      'magic ',
      'magical ',
      'old spell ',
      'giant ',
      'thick ',
      'colorful ',
      'colourful ',
    ].map((look) => `${heap} of ${look}books`),
  )
  .join(', ');

export const HOUSEHOLD: readonly SubjectEntry[] = [
  {
    key: 'curtains',
    drawing: 'own/curtains',
    // Its window shows it.
    kind: 'landmark',
    height: 0.4,
    words: 'curtain, curtains, window curtains, drapes, linen curtains, 窗帘, 窗幔, 纱帘',
  },
  ...drawnNouns('item', 0.4, {
    'own/melting-clock':
      'melting clock, melting clocks, melted clock, melted clocks, soft clock, soft watch, melting watch, 融化的时钟, 融化的钟, 融化的钟表, 软钟',
    'couch-and-lamp': 'sofa, couch, loveseat, loveseats, love seat, settee, 沙发, 双人沙发, 🛋️',
    bed: 'bed, hospital bed, 床, 病床, 🛏️',
    chair: 'chair, wooden chair, dining chair, 椅子, 木椅, 木椅子, 木头椅子, 餐椅, 🪑',
    bathtub:
      'bathtub, bath tub, freestanding tub, freestanding bathtub, clawfoot tub, clawfoot bathtub, soaking tub, 浴缸, 独立浴缸, 🛁',
    door: 'door, wooden door, 木门, 大门, 🚪',
    mirror: 'mirror, mirror on the wall, mirror on a wall, wall mirror, 墙上的镜子, 镜子, 🪞',
    television: 'television, tv, tv set, 电视, 电视机, 📺',
    telescope: 'telescope, 望远镜, 🔭',
  }),
  ...drawnNouns('item', 0.4, {
    // Where somebody is there who sits at it or is on it; else the image is of what lies on it.
    'own/skateboard': 'skateboard, 滑板, 🛹',
    'own/table':
      'table, wooden table, picnic table, picnic tables, 野餐桌, desk, dining table, kitchen table, 桌子, 桌上, 木桌, 木桌上, 圆木桌, 圆木桌上, 方木桌, 长木桌, 小木桌, 旧木桌, 餐桌, 书桌, 课桌, 办公桌, 写字台',
    'own/bookshelf':
      'bookshelf, book shelf, bookcase, wall of books, wall full of books, wall lined with books, 书架, 书柜, 满墙的书, 满墙书, 一墙的书, 一墙书, 整墙的书, 整面墙的书, 书墙',
    'own/spiral-staircase':
      'spiral staircase, spiral stairs, winding staircase, spiral stairway, 旋转楼梯, 螺旋楼梯',
    'own/football-goal':
      'football goal, soccer goal, goalpost, goalposts, goal posts, goal net, football goals, 球门, 足球门',
    'own/basketball-hoop': 'basketball hoop, basketball net, basketball basket, 篮球架, 篮筐, 篮球筐',
    'own/gold-heap':
      'pile of gold, piles of gold, heap of gold, mountain of gold, mountains of gold, mound of gold, hill of gold, mountain of gold coins, mountain of coins, 金币山, 一座金山, pile of coins, pile of gold coins, hoard of gold, gold hoard, treasure, treasures, treasure hoard, hoard, 金币堆, 一堆金币, 一堆金子, 金山, 宝藏, 财宝, 金银财宝',
    'own/gold-coins': 'gold coins, golden coins, 金币, 一些金币',
    'own/hammock': 'hammock, hammocks, 吊床',
    'own/ladder': 'ladder, step ladder, stepladder, library ladder, wooden ladder, 梯子, 木梯, 扶梯, 🪜',
    'own/armchair':
      'armchair, arm chair, reading chair, easy chair, wingback chair, 扶手椅, 单人沙发, 沙发椅',
    'own/office-chair':
      'office chair, office chairs, desk chair, desk chairs, computer chair, swivel chair, gaming chair, 办公椅, 电脑椅, 转椅, 老板椅, 电竞椅',
    'own/rocking-chair': 'rocking chair, rocking chairs, 摇椅',
    'own/rug': 'rug, carpet, 地毯, 毯子',
    'own/floor-lamp': 'lamp, floor lamp, standing lamp, 落地灯',
    'own/throne':
      'throne, throne hall, golden throne, royal throne, throne chair, 王座, 宝座, 皇座, 金色王座, 黄金王座, 龙椅, 龙位, dragon throne',
    'own/wheelchair': 'wheelchair, wheel chair, 轮椅, 🦽, 🦼',
    'own/bench': 'bench, park bench, wooden bench, 长椅, 长凳',
    'own/picnic':
      'picnic, picnic blanket, picnic on a blanket, picnic on a checkered blanket, picnic on a checked blanket, picnic on a gingham blanket, picnic on a plaid blanket, checkered blanket, checked blanket, gingham blanket, 野餐, 野餐垫, 野餐布, 格子野餐布, 格子野餐垫',
    'own/table-and-chairs': '桌椅, 露天桌椅, 休闲桌椅',
    'own/parasol':
      'beach umbrella, beach umbrellas, patio umbrella, patio umbrellas, sunshade, sunshades, 遮阳伞, 太阳伞, 阳伞, ⛱️',
    'own/walking-stick':
      'walking stick, walking sticks, cane, walking cane, wooden cane, 手杖, 拐杖, 拐棍, 文明棍',
    'own/stick': 'stick, wooden stick, tree stick, 木棍, 小木棍, 木棒, 棍子',
    'own/staff': 'staff, wooden staff, magic staff, wizard staff, 法杖',
  }),
  ...drawnNouns('item', 0.28, {
    'potted-plant': 'potted plant, plant, green plant, houseplant, house plant, plant pot, 盆栽, 绿植, 🪴',
    'own/potted-cactus':
      'potted cactus, cactus in a pot, cactus in a flowerpot, cactus in a small pot, cactus pot, 一盆仙人掌, 一小盆仙人掌, 盆栽仙人掌, 仙人掌盆栽',
    'own/potted-flowers':
      'potted flower, potted flowers, flower in a pot, flowers in a pot, flowers in pots, flower pot, flower pots, flowerpot, flowerpots, pot of flowers, 花盆, 盆花, 一盆花, 一盆鲜花, 一盆小花',
    'own/fish-tank': 'fish tank, fish tanks, fish bowl, fishbowl, goldfish bowl, 鱼缸, 金鱼缸, 水族箱',
    'own/globe': 'globe, desk globe, world globe, terrestrial globe, 地球仪',
    'light-bulb': 'light bulb, lightbulb, bulb, 灯泡, 💡',
    'alarm-clock': 'alarm clock, 闹钟, ⏰',
    'mantelpiece-clock': 'clock, 时钟, 钟, 🕰️',
    'hourglass-done': 'hourglass, 沙漏, ⌛',
    laptop: 'laptop, notebook computer, 笔记本电脑, 💻',
    'desktop-computer':
      'computer, desktop computer, monitor, computer screen, computer monitor, ultrawide monitor, curved monitor, 电脑, 显示器, 电脑屏幕, 电脑显示器, 显示屏, 🖥️',
    'own/computer-mouse':
      'computer mouse, gaming mouse, wireless mouse, 鼠标, 电脑鼠标, 游戏鼠标, 无线鼠标, 🖱️',
    'mobile-phone': 'phone, mobile phone, smartphone, cell phone, 手机, 智能手机, 📱',
    telephone: 'telephone, 电话, ☎️',
    radio: 'radio, 收音机, 📻',
    'movie-camera': 'movie camera, film camera, 摄影机, 🎥',
    books: `${STACKS_OF_BOOKS}, 一叠书, 一叠旧书, 一摞旧书, 一堆旧书, 一堆书, 一大堆书, 成堆的书, 一叠厚书, 一摞厚厚的书, 一摞书, 一摞魔法书, 一堆魔法书, 一叠魔法书, 一摞古书, 一堆古书, 书堆, 📚`,
    newspaper: 'newspaper, 报纸, 📰',
    'own/envelope': 'envelope, sealed envelope, sealed letter, wax sealed letter, 信封, 密封的信, ✉️',
    'own/letter':
      'love letter, love letters, handwritten letter, open letter, letter paper, writing paper, 情书, 信, 信件, 书信, 家书, 信纸, 一封信, 一封情书, 一封家书, 💌',
    'own/pocket-watch': 'pocket watch, pocket watches, pocketwatch, fob watch, 怀表, 金怀表',
    scroll: 'scroll, parchment, 卷轴, 📜',
    pencil: 'pencil, pencils, 铅笔, ✏️',
    'fountain-pen': 'fountain pen, pen, 钢笔, 🖋️',
    paintbrush: 'paintbrush, 画笔, 🖌️',
    'artist-palette': 'palette, artist palette, 调色板, 🎨',
    'framed-picture':
      'picture frame, framed picture, painting on the wall, painting on a wall, picture on the wall, picture on a wall, pictures on the wall, paintings on the wall, 墙上的画, 墙上的油画, 墙上的挂画, 画框, 🖼️',
    scissors: 'scissors, 剪刀, ✂️',
    key: 'key, keys, 钥匙, 🔑',
    'old-key': 'old key, 🗝️',
    locked: 'padlock, padlocks, 锁, 挂锁, 铁锁, 🔒',
    hammer: 'hammer, 锤子, 🔨',
    axe: 'axe, 斧头, 🪓',
    wrench: 'wrench, spanner, 扳手, 🔧',
    screwdriver: 'screwdriver, 螺丝刀, 🪛',
    gear: 'gear, cogwheel, 齿轮, ⚙️',
    magnet: 'magnet, 磁铁, 🧲',
    toolbox: 'toolbox, tool box, tool boxes, toolboxes, 工具箱, 🧰',
    basket: 'basket, wicker basket, bike basket, bicycle basket, front basket, 篮子, 车筐, 车篮, 🧺',
    package: 'cardboard box, carton, box, package, parcel, 纸箱, 箱子, 盒子, 包裹, 快递盒, 📦',
    broom: 'broom, broomstick, flying broom, magic broom, 扫帚, 扫把, 飞天扫帚, 🧹',
    'magnifying-glass-tilted-left': 'magnifying glass, 放大镜, 🔍',
    microscope: 'microscope, 显微镜, 🔬',
    'test-tube': 'test tube, 试管, 🧪',
    compass: 'compass, 指南针, 🧭',
    'world-map': 'world map, 世界地图, 🗺️',
    anchor: 'anchor, 锚, ⚓',
    bell: 'bell, 铃铛, 🔔',
    'wind-chime': 'wind chime, 风铃, 🎐',
    'gem-stone': 'gem, gemstone, diamond, jewel, 宝石, 钻石, 💎',
    'own/ring':
      'ring, rings, ring with a diamond, wedding ring, engagement ring, diamond ring, 戒指, 钻石戒指, 钻戒, 💍',
    'own/rubber-duck':
      'rubber duck, rubber ducks, rubber ducky, rubber duckie, 小黄鸭, 橡皮鸭, 橡皮鸭子, 浴缸鸭',
    coin: 'coin, gold coin, 硬币, 金币, 🪙',
    'money-bag': 'money bag, 钱袋, 💰',
    'red-envelope': 'red envelope, 红包, 🧧',
    trophy: 'trophy, 奖杯, 🏆',
    'own/crystal-ball': 'crystal ball, crystal balls, 水晶球, 🔮',
    'magic-wand': 'magic wand, wand, 魔杖, 🪄',
    'crossed-swords': 'crossed swords, swords, ⚔️',
    dagger: 'dagger, 匕首, 🗡️',
    shield: 'shield, 盾牌, 盾, 🛡️',
    'bow-and-arrow': 'bow and arrow, 弓箭, 🏹',
    'folding-hand-fan':
      'folding fan, hand fan, paper fan, a fan, her fan, his fan, fans in both hands, 折扇, 扇子, 🪭',
    chopsticks: 'chopsticks, 筷子, 🥢',
    'fork-and-knife': 'fork and knife, cutlery, 刀叉, 🍴',
    spoon: 'spoon, 勺子, 🥄',
    'kitchen-knife': 'kitchen knife, knife, chef knife, 菜刀, 水果刀, 🔪',
    amphora: 'amphora, 陶罐, 🏺',
    headstone: 'gravestone, gravestones, tombstone, tombstones, grave, graves, tomb, 墓碑, 坟墓, 墓, 🪦',
    coffin: 'coffin, 棺材, ⚰️',
    'jack-o-lantern':
      "jack-o'-lantern, jack-o'-lanterns, jack-o-lantern, jack-o-lanterns, jack o lantern, carved pumpkin, carved pumpkins, halloween pumpkin, halloween pumpkins, 南瓜灯, 南瓜灯笼, 🎃",
    'own/pumpkin': 'pumpkin, pumpkins, squash, 南瓜, 大南瓜',
  }),
  ...drawnNouns('item', 0.26, {
    'own/ball':
      'ball, toy ball, rubber ball, beach ball, beach balls, striped ball, 沙滩球, 球, 皮球, 小球, 彩球',
    'soccer-ball': 'soccer ball, football, 足球, ⚽',
    basketball: 'basketball, 篮球, 🏀',
    baseball: 'baseball, 棒球, ⚾',
    volleyball: 'volleyball, 排球, 🏐',
    'american-football': 'american football, 橄榄球, 🏈',
    tennis: 'tennis racket, tennis rackets, tennis racquet, tennis ball, 网球, 网球拍, 🎾',
    'pool-8-ball': 'billiard ball, 8 ball, 台球, 🎱',
    'boxing-glove': 'boxing glove, boxing gloves, 拳击手套, 🥊',
    'yo-yo': 'yo-yo, 悠悠球, 🪀',
    'puzzle-piece': 'puzzle piece, jigsaw piece, 拼图, 🧩',
    'game-die': 'dice, die, 骰子, 🎲',
    'chess-pawn': 'chess pawn, chess piece, 国际象棋, ♟️',
    'video-game': 'game controller, gamepad, 游戏手柄, 🎮',
    yarn: 'yarn, ball of yarn, balls of yarn, yarn ball, yarn balls, ball of wool, balls of wool, 毛线, 毛线球, 毛线团, 🧶',
    trumpet: 'trumpet, 小号, 🎺',
    saxophone: 'saxophone, 萨克斯, 🎷',
    drum: 'drum, 鼓, 🥁',
    flute: 'flute, 长笛, 笛子, 🪈',
    accordion: 'accordion, 手风琴, 🪗',
    banjo: 'banjo, 班卓琴, 🪕',
    microphone: 'microphone, 麦克风, 话筒, 🎤',
    bouquet:
      'bouquet, bridal bouquet, wedding bouquet, 捧花, 新娘捧花, 手捧花, bunch of flowers, bouquet of flowers, 花束, 一束花, 💐',
    feather: 'feather, quill, quill pen, feather pen, 羽毛, 羽毛笔, 🪶',
    rock: 'rock, boulder, stone, 石头, 岩石, 巨石, 礁石, 大石头, 🪨',
    'heart-suit': 'heart, red heart, 爱心, 红心, ❤️, ♥️',
    'lotion-bottle': 'lotion bottle, lotion, 乳液, 🧴',
    soap: '🧼',
    toothbrush: 'toothbrush, 牙刷, 🪥',
    purse: 'purse, 钱包, 👛',
    'own/handbag':
      'handbag, handbags, leather bag, leather handbag, shoulder bag, crossbody bag, 皮包, 女包, 单肩包, 斜挎包, 手提包, 手袋, 包包, 👜',
    'mans-shoe': 'shoe, shoes, leather shoe, leather shoes, 鞋, 鞋子, 皮鞋, 👞',
    'hiking-boot': 'hiking boot, hiking boots, 登山鞋, 🥾',
    'ballet-shoes': 'ballet shoes, 芭蕾舞鞋, 🩰',
    'ice-skate': 'ice skate, ice skates, 溜冰鞋, ⛸️',
    parachute: 'parachute, 降落伞, 🪂',
  }),
];
