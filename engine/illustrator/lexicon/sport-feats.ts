// Sports that are done with the whole body, and the words for them.

import type { FeatEntry } from './feat.ts';
import type { SportFeat } from './feats.ts';

const SHIRT = [
  ['t-shirt', '#d0483c'],
  ['shorts', '#22314e'],
] as const;
const FOR_SNOW = [
  ['jacket', '#d8572c'],
  ['trousers', '#2c3040'],
  ['goggles', '#f0a83c'],
  ['gloves', '#24262e'],
] as const;

export const SPORT_FEATS: Record<SportFeat, FeatEntry> = {
  /** A ball before the foot that swings. */
  kick: {
    words:
      '踢进, 踢向, 射进, 踢进了, playing football, playing soccer, to play football, to play soccer, plays football, plays soccer, kicking, kicks, kicking a ball, kicking the ball, kicks a ball, kicks the ball, kicking a football, kicking a soccer ball, scoring a goal, football match, soccer match, football game, soccer game, 踢足球, 踢球, 在踢足球, 踢着足球, 射门, 足球比赛, 足球赛, 足球赛上',
    people:
      'football player, football team, soccer team, 足球队, footballer, soccer player, striker, 前锋, 中锋, 边锋, 足球运动员, 足球员, 足球队员, 足球少年, 足球小将',
    ground: 'pitch',
    players: 1,
    absorbs: ['ball', 'soccer-ball', 'american-football'],
    wears: SHIRT,
    breadth: 0.9,
  },
  /** Stretched out in the air before a goal. */
  keeper: {
    words:
      'diving for the ball, diving for a ball, dives for the ball, diving to catch the ball, diving to catch a ball, dives to catch the ball, diving to save the ball, diving to block the ball, diving to stop the ball, making a save, makes a save, diving save, saving a penalty, saves a penalty, saving a goal, saving a shot, catching the ball in the goal, 扑球, 扑救, 鱼跃扑球, 飞身扑球, 守门',
    people:
      'goalkeeper, goalie, goal keeper, soccer goalkeeper, football goalkeeper, soccer goalie, football goalie, 守门员, 门将, 足球守门员',
    ground: 'pitch',
    players: 1,
    absorbs: ['ball', 'soccer-ball', 'football-goal'],
    wears: [
      ['t-shirt', '#e8b82c'],
      ['shorts', '#24262e'],
      ['gloves', '#f4f0e8'],
    ],
    isInAir: true,
    grown: 1.2,
    breadth: 1.5,
  },
  /** The ball bounces under the hand, the hoop is ahead. */
  dribble: {
    words:
      'playing basketball, to play basketball, plays basketball, dribbling, dribbles, dribbling a basketball, dribbling a ball, dribbling the ball, bouncing a basketball, bouncing the basketball, bouncing a ball, bouncing the ball, bounces a ball, bounces a basketball, 拍篮球, 在拍篮球, 拍着篮球, 拍球, 拍皮球, basketball game, basketball match, 打篮球, 在打篮球, 打着篮球, 运球, 篮球比赛',
    people:
      'basketball player, basketball team, 篮球队, basketballer, 篮球运动员, 篮球员, 篮球队员, 篮球少年',
    players: 1,
    absorbs: ['ball', 'basketball'],
    wears: SHIRT,
    breadth: 1.5,
  },
  spike: {
    words:
      'playing volleyball, to play volleyball, plays volleyball, playing beach volleyball, spiking a volleyball, spiking the ball, beach volleyball, volleyball match, 打排球, 打沙滩排球, 沙滩排球, 排球扣球, 排球比赛',
    people: 'volleyball player, beach volleyball player, volleyball team, 排球队, 排球运动员, 排球员',
    players: 1,
    absorbs: ['ball', 'volleyball'],
    apart: 1.84,
    wears: SHIRT,
    isInAir: true,
    breadth: 1.3,
  },
  'tennis-serve': {
    words: 'serving a tennis ball, serves a tennis ball, tennis serve, serving at tennis, 网球发球',
    players: 1,
    wears: [
      ['t-shirt', '#f4f2ec'],
      ['shorts', '#f4f2ec'],
    ],
  },
  bowl: {
    words: 'bowling, goes bowling, playing bowls, throwing a bowling ball, 打保龄球, 保龄球',
    ground: 'sports-hall',
    players: 1,
    absorbs: ['ball', 'bowling'],
    breadth: 1.6,
  },
  hockey: {
    words:
      'playing ice hockey, playing hockey, plays ice hockey, ice hockey, ice hockey match, 打冰球, 冰球, 冰球比赛',
    people:
      'ice hockey player, hockey player, ice hockey goalie, hockey goalie, hockey goaltender, hockey goalkeeper, 冰球运动员, 冰球手, 冰球员',
    ground: 'rink',
    players: 1,
    wears: [
      ['sweater', '#b8283a'],
      ['trousers', '#22283a'],
      ['gloves', '#22283a'],
      ['helmet', '#e8e6e2'],
    ],
    breadth: 1.1,
  },
  /** Off a ledge of snow, the board under the feet. */
  'snow-air': {
    words:
      'doing a snowboard trick, doing a snowboard jump, snowboard jump, snowboard trick, big air, 单板腾空, 单板跳跃',
    place: 'snowfield',
    players: 1,
    wears: FOR_SNOW,
    isInAir: true,
    breadth: 1.4,
  },
  'ski-air': {
    words: 'ski jumping, ski jump, doing a ski jump, freestyle skiing, 跳台滑雪, 自由式滑雪',
    people: 'ski jumper, freestyle skier, 跳台滑雪运动员',
    place: 'snowfield',
    players: 1,
    wears: FOR_SNOW,
    isInAir: true,
    breadth: 1.4,
  },
  sled: {
    words:
      'sledging, sledding, sledging down, sledding down, sleds down, tobogganing, riding a sled, riding a sledge, riding a toboggan, on a sled, on a sledge, on sleds, on sledges, on a toboggan, on toboggans, 滑雪橇, 坐雪橇, 玩雪橇, 坐着雪橇, 坐着雪橇滑下, 滑雪圈',
    place: 'snowfield',
    players: 2,
    isOfChildren: true,
    absorbs: ['sled'],
    wears: [
      ['jacket', '#c83c46'],
      ['trousers', '#2c3a5a'],
      ['scarf', '#f0c23a'],
      ['cap', '#3f7ab8'],
    ],
    grown: 1.2,
    breadth: 1,
  },
  hurdle: {
    words:
      'jumping over hurdles, jumping over a hurdle, jumping hurdles, jumps over a hurdle, clearing a hurdle, clearing hurdles, running hurdles, hurdling, over hurdles, over a hurdle, hurdles race, hurdle race, hurdles, 跨栏, 跨栏比赛, 跨栏跑, 110米栏',
    people: 'hurdler, 跨栏运动员, 跨栏选手',
    ground: 'track',
    players: 1,
    wears: SHIRT,
    isInAir: true,
    breadth: 1,
  },
  start: {
    words:
      'at the sprint start, sprint start, at the starting line, at the starting blocks, in the starting blocks, on the starting line, starting blocks, crouching at the start, 起跑, 蹲踞式起跑, 起跑线上, 在起跑线上, 准备起跑',
    ground: 'track',
    players: 1,
    wears: SHIRT,
    grown: 1.2,
    breadth: 0.9,
  },
  'long-jump': {
    words: 'doing a long jump, long jumping, long jump, triple jump, 跳远, 三级跳远, 立定跳远',
    people: 'long jumper, triple jumper, 跳远运动员',
    ground: 'track',
    players: 1,
    wears: SHIRT,
    isInAir: true,
    breadth: 1,
  },
  vault: {
    words:
      'pole vaulting, doing a pole vault, pole vault, high jump, high jumping, doing a high jump, clearing the bar, 撑杆跳, 撑竿跳, 撑杆跳高, 跳高, 背越式跳高',
    people: 'pole vaulter, high jumper, 撑杆跳运动员, 跳高运动员',
    ground: 'track',
    players: 1,
    absorbs: ['bar'],
    wears: SHIRT,
    isInAir: true,
    breadth: 1.1,
  },
  beam: {
    words:
      'on the balance beam, on a balance beam, balance beam, doing gymnastics, practicing gymnastics, gymnastics, 平衡木, 平衡木上, 练体操, 做体操, 体操',
    people: 'gymnast, female gymnast, rhythmic gymnast, 体操运动员, 体操少女',
    ground: 'sports-hall',
    players: 1,
    wears: [
      ['t-shirt', '#8a3aa8'],
      ['shorts', '#8a3aa8'],
    ],
    breadth: 1.1,
  },
  handstand: {
    words:
      'doing a handstand, doing handstands, in a handstand, handstand, standing on his hands, standing on her hands, 倒立, 拿大顶, 手倒立',
    players: 1,
  },
  somersault: {
    words:
      'doing a backflip, doing a somersault, doing a flip, doing backflips, doing somersaults, backflip, somersaulting, doing a cartwheel, doing cartwheels, 翻跟头, 翻跟斗, 后空翻, 前空翻, 空翻, 侧手翻',
    players: 1,
    isInAir: true,
  },
  ladder: {
    words:
      'climbing a ladder, climbing the ladder, climbing up a ladder, climbing up the ladder, climbs a ladder, going up a ladder, climbing ladders, 爬梯子, 爬上梯子, 登梯子, 攀爬梯子, 爬着梯子',
    players: 1,
    absorbs: ['ladder'],
  },
  parkour: {
    words:
      'doing parkour, practicing parkour, parkour, free running, freerunning, jumping between roofs, jumping between rooftops, jumping between buildings, jumping from roof to roof, jumping from rooftop to rooftop, leaping between rooftops, leaping between roofs, jumping across rooftops, leaping across rooftops, jumping over rooftops, 跑酷, 玩跑酷, 在屋顶间跳跃, 屋顶跑酷, 飞檐走壁',
    people: 'traceur, parkour runner, parkour athlete, 跑酷者, 跑酷少年',
    place: 'city',
    players: 1,
    absorbs: ['roof', 'tile-roof', 'rooftop'],
    wears: [
      ['hoodie', '#4a5a6a'],
      ['trousers', '#24283a'],
    ],
    isInAir: true,
    breadth: 1.8,
  },
  springboard: {
    words:
      'diving from a board, diving from a diving board, diving off a diving board, diving off a board, diving from a springboard, diving off a springboard, diving from the diving board, diving from the board, diving into a pool, diving into the pool, diving into a swimming pool, diving into the swimming pool, diving into the water, high diving, platform diving, jumping off a diving board, from a diving board, diving board, 跳水, 跳水比赛, 从跳台跳水, 从跳板跳下, 高台跳水',
    people: 'platform diver, springboard diver, high diver, 跳水运动员, 跳水选手',
    ground: 'pool-lanes',
    players: 1,
    role: 'swimmer',
    isInAir: true,
    breadth: 1,
  },
  /** Along the lane, one arm ahead. */
  crawl: {
    words:
      'swimming race, in a swimming race, racing in a pool, racing in the pool, swimming laps, swimming freestyle, swimming the crawl, swimming front crawl, front crawl, doing the crawl, doing the butterfly stroke, competitive swimming, 游泳比赛, 自由泳, 游自由泳, 蛙泳, 游蛙泳, 蝶泳, 游蝶泳, 仰泳, 竞速游泳',
    ground: 'pool-lanes',
    players: 3,
    role: 'swimmer',
    grown: 1.35,
    breadth: 1.8,
  },
};

/** Done in a kayak. */
export const PADDLING =
  'kayaking, canoeing, whitewater kayaking, white water kayaking, kayaking down, paddling a kayak, paddles a kayak, paddling in a kayak, whitewater rafting, white water rafting, 划皮划艇, 激流皮划艇, 划独木舟, 皮划艇漂流';
