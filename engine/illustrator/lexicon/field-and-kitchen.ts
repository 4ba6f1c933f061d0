// Words for work at a table and in the field: what is kneaded, planted, dug and picked.

import type { PersonAct } from '../reading/people/person-look.ts';

/** Several verbs with several things, and alone: "planting", 种土豆. */
function done(verbs: string, things: string): string {
  const gap = /\p{Script=Han}/u.test(verbs) ? '' : ' ';
  return verbs
    .split(', ')
    .flatMap((verb) => things.split(', ').map((thing) => `${verb}${gap}${thing}`))
    .join(', ');
}

export const FIELD_AND_KITCHEN: Partial<Record<PersonAct, string>> = {
  wrap: [
    done(
      'making, wrapping, folding, rolling, shaping',
      'dumplings, wontons, jiaozi, chinese dumplings, baozi',
    ),
    done('包, 包着, 在包, 捏', '饺子, 馄饨, 包子, 水饺, 抄手'),
    'wrapping dumplings together',
  ].join(', '),
  knead: [
    'kneading, knead',
    done('kneading, making', 'dough, bread dough, the dough, pizza dough'),
    'kneading bread',
    '揉面, 揉面团, 揉着面团, 和面, 揉着面',
  ].join(', '),
  chop: [
    done(
      'chopping, cutting, slicing, dicing',
      'vegetables, carrots, food, onions, fruit, fruits, cucumbers, tomatoes, the vegetables',
    ),
    '切菜, 切着菜, 切蔬菜, 切水果, 切胡萝卜, 切洋葱, 切黄瓜',
  ].join(', '),
  roll: [
    done(
      'rolling, rolling out, making',
      'pasta, noodles, pasta dough, the dough, dough, fresh pasta, homemade pasta',
    ),
    done('擀, 擀着, 做, 手擀', '面, 面条, 面皮, 饺子皮, 意面'),
  ].join(', '),
  bake: 'baking, bakes, 烘焙, 烘培, 做烘焙',
  sow: [
    'planting, plants seeds, sowing, sowing seeds, gardening, weeding, pulling weeds, pulling out weeds, working in the garden, working in the field, working in the fields',
    done(
      'planting, growing, farming, harvesting, digging up, picking',
      'potatoes, vegetables, crops, carrots, cabbages, lettuce, tomatoes',
    ),
    'planting seeds, planting a garden',
    done('种, 种着, 收, 挖, 拔', '土豆, 菜, 蔬菜, 白菜, 萝卜, 胡萝卜, 红薯, 马铃薯, 番茄, 草莓'),
    '种地, 种田, 种庄稼, 种植, 播种, 除草, 拔草, 锄草, 干农活',
  ].join(', '),
  'plant-flowers': [
    done('planting', 'flowers, roses, tulips, sunflowers, a flower, flower seeds, some flowers'),
    '种花, 栽花, 种着花, 种鲜花, 种玫瑰',
  ].join(', '),
  'plant-tree': [
    done('planting', 'a tree, trees, a sapling, saplings, a young tree, a small tree'),
    '种树, 植树, 栽树, 种着树, 种小树, 种一棵树, 种下一棵树',
  ].join(', '),
  dig: [
    'digging, digs, shoveling, shovelling',
    done(
      'digging',
      'a hole, holes, in the garden, the ground, the soil, a trench, with a shovel, with a spade',
    ),
    '挖坑, 挖洞, 挖土, 铲土, 锄地, 刨地, 挖地',
  ].join(', '),
  'pick-lotus': [
    done(
      'picking, gathering, collecting',
      'lotus, lotuses, lotus flowers, lotus seeds, lotus pods, water lilies',
    ),
    '采莲, 采莲子, 采莲蓬, 采荷花, 摘荷花, 摘莲蓬, 采着莲, 采莲花',
  ].join(', '),
  'pick-tea': [
    done('picking, plucking, harvesting, gathering', 'tea, tea leaves'),
    '采茶, 采茶叶, 摘茶, 摘茶叶, 采着茶',
  ].join(', '),
  'pick-fruit': [
    done(
      'picking, harvesting, gathering',
      'apples, an apple, fruit, fruits, oranges, peaches, cherries, pears, apricots, pomegranates, persimmons, lychees',
    ),
    done('摘, 采, 采摘, 摘着', '苹果, 水果, 果子, 桃子, 橘子, 梨, 樱桃, 荔枝, 柿子, 石榴, 枇杷, 杨梅, 杏子'),
  ].join(', '),
};
