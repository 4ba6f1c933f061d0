// Dances, fights and games that are done with the whole body, and the words for them.

import type { FeatEntry } from './feat.ts';
import type { PlayFeat } from './feats.ts';

const GI = [
  ['shirt', '#f4f2ec'],
  ['trousers', '#f1efe9'],
] as const;

export const PLAY_FEATS: Record<PlayFeat, FeatEntry> = {
  /** With gloves, in profile. */
  spar: {
    words:
      'sparring, boxing match, in a boxing match, boxing each other, boxing in a ring, boxing in the ring, fighting in the ring, kickboxing, 对打, 拳击比赛, 打拳击赛, 擂台赛',
    ground: 'boxing-ring',
    players: 2,
    apart: 0.6,
    role: 'boxer',
    breadth: 0.7,
  },
  /** Bare hands. */
  fist: {
    words: 'fist fight, fistfight, fist fighting, brawling, trading punches, 过招, 比武, 拳脚相加',
    players: 2,
    apart: 0.62,
    breadth: 0.7,
  },
  fence: {
    words: 'fencing, fencing match, fencing bout, fencing with foils, 击剑, 击剑比赛',
    people: 'fencer, 击剑运动员, 击剑手, 击剑选手',
    ground: 'sports-hall',
    players: 2,
    apart: 1.15,
    wears: [
      ['jacket', '#f4f2ee'],
      ['trousers', '#f1efea'],
      ['gloves', '#e8e6e0'],
    ],
    breadth: 1.05,
  },
  grapple: {
    words:
      'judo, doing judo, practicing judo, judo throw, judo match, wrestling, wrestling match, grappling, sumo, sumo wrestling, sumo match, 柔道, 练柔道, 柔道比赛, 摔跤, 摔跤比赛, 相扑, 相扑比赛, 角力',
    people:
      'judoka, wrestler, sumo wrestler, judo fighter, 柔道运动员, 摔跤手, 摔跤运动员, 相扑选手, 相扑力士',
    ground: 'sports-hall',
    players: 2,
    apart: 0.6,
    wears: GI,
    breadth: 0.7,
  },
  'high-kick': {
    words:
      '腾空踢腿, 腾空踢, 腾空飞踢, karate kick, doing a karate kick, high kick, doing a high kick, flying kick, doing a flying kick, roundhouse kick, side kick, taekwondo, doing taekwondo, practicing taekwondo, doing karate, practicing karate, karate, 飞踢, 侧踢, 高踢腿, 回旋踢, 跆拳道, 练跆拳道, 空手道, 练空手道',
    people:
      'karateka, karate fighter, karate kid, karate master, martial artist, taekwondo athlete, 跆拳道运动员, 空手道选手, 武术运动员',
    players: 1,
    wears: GI,
    breadth: 0.9,
  },
  /** Swords in both hands. */
  duel: {
    words:
      'sword fight, sword fighting, in a sword fight, having a sword fight, sword duel, samurai duel, duel with swords, dueling with swords, crossing swords, clashing swords, fighting with swords, lightsaber duel, swordplay, practicing swordplay, practicing with a sword, 比剑, 斗剑, 击剑对决, 剑斗, 舞剑, 练剑, 挥剑, 持剑对决, 拔剑相向, 刀剑相交, 武士决斗',
    players: 2,
    apart: 0.95,
    absorbs: ['sword', 'katana', 'lightsaber'],
    breadth: 0.95,
  },
  tug: {
    words:
      'tug of war, tug-of-war, in a tug of war, playing tug of war, having a tug of war, pulling a rope, pulling on a rope, 拔河, 拔河比赛',
    players: 6,
    isOfChildren: true,
    apart: 1,
    absorbs: ['rope'],
    breadth: 0.6,
  },
  snowball: {
    words:
      'snowball fight, having a snowball fight, in a snowball fight, throwing snowballs, throwing a snowball, throws a snowball, playing with snowballs, snowball fighting, 打雪仗, 扔雪球, 丢雪球, 在打雪仗',
    place: 'snowfield',
    players: 4,
    isOfChildren: true,
    apart: 1.3,
    absorbs: ['snowball'],
    wears: [
      ['jacket', '#3f7ab8'],
      ['trousers', '#2c3a5a'],
      ['scarf', '#d8453c'],
      ['cap', '#d8453c'],
    ],
    breadth: 0.6,
  },
  pillow: {
    words:
      'pillow fight, having a pillow fight, in a pillow fight, pillow fighting, hitting each other with pillows, 枕头大战, 打枕头仗, 枕头战',
    place: 'room',
    players: 2,
    isOfChildren: true,
    apart: 0.8,
    absorbs: ['pillow'],
    breadth: 0.7,
  },
  catch: {
    words:
      'playing catch, playing ball, throwing a ball, throwing the ball, tossing a ball, playing with a ball, playing with the ball, 玩球, 扔球, 抛球, 传球, 接球, 玩接球',
    players: 2,
    isOfChildren: true,
    apart: 1.2,
    absorbs: ['ball'],
    breadth: 0.7,
  },
  /** After what flies away. */
  net: {
    words:
      'catching butterflies, catching a butterfly, catching dragonflies, catching fireflies, with a butterfly net, with a bug net, 捕蝶, 捉蝴蝶, 抓蝴蝶, 扑蝴蝶, 捉蜻蜓, 扑蝶, 捉萤火虫, 抓萤火虫, 捕萤火虫, 抓蜻蜓',
    players: 1,
    isOfChildren: true,
    breadth: 0.9,
  },
  frisbee: {
    words:
      'playing frisbee, throwing a frisbee, throws a frisbee, throwing the frisbee, ultimate frisbee, 扔飞盘, 玩飞盘, 掷飞盘, 飞盘比赛',
    players: 1,
    absorbs: ['frisbee'],
    breadth: 0.9,
  },
  shuttlecock: {
    words:
      'kicking a shuttlecock, kicking shuttlecock, jianzi, kicking a jianzi, playing jianzi, 踢毽子, 踢毽, 毽子',
    players: 1,
    isOfChildren: true,
    breadth: 0.7,
  },
  hopscotch: {
    words: 'playing hopscotch, to play hopscotch, plays hopscotch, hopscotch, 跳房子, 跳格子, 跳飞机',
    players: 1,
    isOfChildren: true,
    breadth: 0.7,
  },
  'jump-rope': {
    words:
      'jumping rope, jumping a rope, jump rope, jumps rope, skipping rope, skipping with a rope, rope skipping, with a jump rope, with a skipping rope, rope jumping, 跳绳, 在跳绳, 跳绳子',
    players: 1,
    isOfChildren: true,
    absorbs: ['rope'],
    isInAir: true,
    breadth: 0.9,
  },
  'hula-hoop': {
    words:
      'hula hooping, hula-hooping, spinning a hula hoop, with a hula hoop, playing with a hula hoop, hula hoop, hula hoops, with hula hoops, 转呼啦圈, 玩呼啦圈, 摇呼啦圈, 呼啦圈',
    players: 1,
    isOfChildren: true,
    breadth: 0.8,
  },
  trampoline: {
    words:
      'jumping on a trampoline, jumping on the trampoline, bouncing on a trampoline, on a trampoline, on the trampoline, trampolining, trampoline, 跳蹦床, 玩蹦床, 蹦床上, 在蹦床上跳, 蹦床',
    players: 1,
    isOfChildren: true,
    isInAir: true,
    breadth: 1,
  },
  breakdance: {
    words:
      'breakdancing, break dancing, breakdances, doing a breakdance, breakdance, spinning on his head, 跳霹雳舞, 霹雳舞, 地板舞, 跳地板舞',
    people: 'breakdancer, break dancer, b-boy, bboy, b-girl, 霹雳舞者, 霹雳舞演员',
    place: 'street',
    players: 1,
    wears: [
      ['hoodie', '#e2a82c'],
      ['trousers', '#2c3a5a'],
      ['cap', '#c8323a'],
    ],
    breadth: 1,
  },
  'street-dance': {
    words:
      'hip hop dancing, hip-hop dancing, dancing hip hop, dancing hip-hop, street dancing, street dance, hip hop dance, hip-hop dance, 跳街舞, 街舞, 跳嘻哈舞, 嘻哈舞',
    people: 'hip hop dancer, hip-hop dancer, street dancer, 街舞少年, 街舞者, 街舞舞者, 街舞女孩, 街舞男孩',
    place: 'street',
    players: 1,
    wears: [
      ['hoodie', '#d84a6a'],
      ['trousers', '#2a2c3a'],
      ['cap', '#22283a'],
      ['shoes', '#f4f2ec'],
    ],
    breadth: 0.8,
  },
  flamenco: {
    words:
      'flamenco, dancing flamenco, flamenco dancing, flamenco dance, dances flamenco, 弗拉门戈, 跳弗拉门戈, 弗拉明戈, 跳弗拉明戈',
    people: 'flamenco dancer, flamenco dancers, 弗拉门戈舞者, 弗拉明戈舞者, 弗拉门戈舞女',
    place: 'theatre',
    players: 1,
    sex: 'woman',
    wears: [['dress', '#c8242e']],
    absorbs: ['folding-hand-fan'],
    breadth: 0.9,
  },
  'square-dance': {
    words:
      'square dancing, square dance, line dancing, group dancing, doing aerobics, aerobics, 跳广场舞, 广场舞, 做广播体操, 做操, 广播体操, 健美操, 跳健美操',
    players: 5,
    sex: 'woman',
    breadth: 0.62,
  },
};
