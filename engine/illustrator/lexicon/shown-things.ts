// Things that are shown for themselves: what lies on a workbench, in a kitchen or a shop window.

import { drawnNouns, type SubjectEntry } from './subject.ts';

/** Worn, cooked and worked with: where somebody is there, they are in use, which is told elsewhere. */
const FOR_USE: readonly SubjectEntry[] = drawnNouns('item', 0.36, {
  'own/sandals': 'sandals, leather sandals, pair of sandals, 凉鞋, 皮凉鞋',
  'own/slippers': 'slippers, house slippers, pair of slippers, 拖鞋, 棉拖鞋',
  'own/swimsuit': 'swimsuit, one-piece swimsuit, bathing suit, 泳衣, 连体泳衣',
  'own/belt': 'belt, leather belt, 腰带, 皮带',
  'own/bracelet': 'jade bracelet, jade bangle, bangle, 手镯, 玉镯, 玉手镯',
  'own/blanket': 'folded blanket, folded blankets, stack of blankets, wool blanket, 毛毯, 羊毛毯',
  'own/towel':
    'towel, towels, bath towel, bath towels, folded towel, folded towels, stack of towels, 毛巾, 浴巾',
  'own/frying-pan': 'frying pan, frying pans, skillet, cast iron skillet, cast iron pan, 平底锅, 煎锅',
  'own/wok': 'wok, iron wok, 炒锅, 炒菜锅',
  'own/rolling-pin': 'rolling pin, rolling pins, wooden rolling pin, 擀面杖',
  'own/whisk': 'whisk, egg whisk, balloon whisk, 打蛋器',
  'own/fork': 'fork, silver fork, 叉子, 餐叉',
  'own/drill': 'drill, power drill, electric drill, cordless drill, 电钻',
  'own/ruler': 'wooden ruler, school ruler, 尺子, 直尺, 木尺',
  'own/needle-and-thread':
    'needle and thread, sewing needle, spool of thread, spool of red thread, thread spool, sewing thread, 针线, 线轴',
  'own/button': 'button, sewing button, coat button, 纽扣, 扣子',
  'own/steel-chain': 'steel chain, iron chain, metal chain, chain links, 铁链, 铁链子, 锁链',
  'own/whistle': 'whistle, brass whistle, referee whistle, 哨子, 口哨',
  'own/postage-stamp': 'postage stamp, postage stamps, vintage stamp, 邮票',
  'own/comb': 'comb, wooden comb, hair comb, 梳子, 木梳, 木梳子',
  'own/dominoes': 'domino, dominoes, domino tiles, 多米诺骨牌',
  'own/chess-pieces': 'chess pieces, chess piece, chess set, chess king, 国际象棋, 棋子',
  'own/mahjong': 'mahjong, mahjong tiles, mahjong set, 麻将, 麻将牌',
  'own/table-tennis':
    'table tennis bat, table tennis paddle, ping pong paddle, ping pong bat, ping pong ball, 乒乓球, 乒乓球拍',
  'own/shuttlecock': 'shuttlecock, badminton shuttlecock, 羽毛球',
  'own/racket': 'tennis racket, tennis racquet, 网球拍',
  'own/bowling': 'bowling ball, bowling pins, bowling ball and pins, 保龄球, 保龄球瓶',
  'own/golf-ball': 'golf ball, golf ball on a tee, 高尔夫球',
  'own/ginger': 'ginger root, piece of ginger, fresh ginger, 生姜, 老姜',
});

export const SHOWN_THINGS: readonly SubjectEntry[] = [
  ...FOR_USE,
  {
    key: 'carpentry-saw',
    drawing: 'own/saw',
    kind: 'item',
    height: 0.3,
    words: 'hand saw, handsaw, wood saw, carpentry saw, 锯子, 手锯, 木工锯, 🪚',
  },
  ...drawnNouns('item', 0.36, {
    'own/thermos': 'thermos, thermos flask, vacuum flask, insulated bottle, travel mug, 保温杯, 保温瓶',
    'own/enamel-mug': 'enamel mug, enamel cup, tin mug, 搪瓷杯, 搪瓷缸, 搪瓷茶缸',
    'own/hot-water-flask': 'hot water flask, 暖水瓶, 热水瓶, 暖壶, 开水瓶',
    'own/iron-anchor': 'ship anchor, iron anchor, rusty anchor, 船锚, 铁锚',
    'own/puzzle-cube': "rubik's cube, rubiks cube, rubik cube, puzzle cube, magic cube, 魔方",
    'own/jigsaw': 'jigsaw, jigsaw puzzle, jigsaw pieces, puzzle pieces, 拼图块',
    'own/building-blocks': 'building blocks, toy blocks, wooden blocks, alphabet blocks, 积木',
    'own/spinning-top': 'spinning top, wooden top, 陀螺',
    'own/puppet': 'puppet, marionette, string puppet, 木偶, 提线木偶',
    'own/rattle-drum': 'rattle drum, 拨浪鼓',
    'own/piggy-bank': 'piggy bank, piggy banks, pig bank, money box, 存钱罐, 小猪存钱罐, 储蓄罐',
    'own/gingerbread-man':
      'gingerbread man, gingerbread men, gingerbread cookie, gingerbread cookies, 姜饼人',
    'own/projector': 'projector, video projector, home projector, 投影仪, 投影机',
    'own/robot-vacuum': 'robot vacuum, robot vacuum cleaner, robotic vacuum, roomba, 扫地机器人, 扫地机',
    'own/router': 'wifi router, wireless router, 路由器, 无线路由器',
    'own/humidifier': 'humidifier, aroma diffuser, essential oil diffuser, 加湿器, 香薰机',
    'own/power-bank': 'power bank, portable charger, 充电宝, 移动电源',
    'own/cassette': 'cassette, cassette tape, tape cassette, audio cassette, mixtape, 磁带, 录音带, 盒式磁带',
    'own/dishwasher': 'dishwasher, 洗碗机',
    'own/old-coin': 'ancient chinese coin, old chinese coin, 铜钱, 古钱币, 古铜钱',
    'own/sachet': 'scented sachet, silk sachet, 香囊, 香包',
    'own/longevity-peaches': 'longevity peach, longevity peaches, peach buns, longevity buns, 寿桃, 寿桃包',
    'own/washboard': 'washboard, 搓衣板, 洗衣板',
    'own/back-basket': 'back basket, bamboo back basket, 背篓, 竹背篓',
    'own/cannon': 'cannon, cannons, old cannon, ship cannon, 大炮, 火炮, 古炮, 红衣大炮',
    'own/ships-wheel': "ship's wheel, ship wheel, ships wheel, helm of a ship, 船舵, 舵轮",
    'own/chime-bells': 'chime bells, bronze chime bells, bianzhong, 编钟',
    'own/rickshaw': 'rickshaw, rickshaws, 黄包车, 人力车',
    'own/sedan-chair': 'sedan chair, bridal sedan chair, palanquin, 轿子, 花轿, 大红花轿',
    'own/playground-slide': 'playground slide, 滑梯',
  }),
  {
    key: 'air-conditioner',
    drawing: 'own/air-conditioner',
    kind: 'item',
    height: 0.24,
    words: 'air conditioner, air conditioning unit, 空调, 空调机',
  },
  {
    key: 'paraglider',
    drawing: 'own/paraglider',
    kind: 'air',
    height: 0.4,
    words: 'paraglider, paragliders, paragliding, 滑翔伞',
  },
  {
    key: 'memorial-gate',
    drawing: 'own/memorial-gate',
    kind: 'building',
    height: 0.6,
    words: 'paifang, chinese memorial gate, memorial archway, 牌坊, 石牌坊, 牌楼',
  },
];

/** The keys of what is in use where somebody is there. */
export const USED_BY_PEOPLE: ReadonlySet<string> = new Set(FOR_USE.map(({ key }) => key));
