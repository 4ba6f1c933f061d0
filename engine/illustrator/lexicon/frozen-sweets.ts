// Ice cream by its flavour and by what it is served in.

import type { SubjectEntry } from './subject.ts';

const FLAVOURS =
  'chocolate, strawberry, vanilla, mint, mint chocolate, matcha, green tea, pistachio, mango, lemon, orange, lime, peach, blueberry, raspberry, cherry, watermelon, coconut, caramel, coffee, taro, pineapple, kiwi, grape, fruit'.split(
    ', ',
  );
const HAN_FLAVOURS =
  '巧克力, 草莓, 香草, 薄荷, 抹茶, 开心果, 芒果, 柠檬, 橙子, 蜜桃, 水蜜桃, 桃子, 蓝莓, 树莓, 樱桃, 西瓜, 椰子, 焦糖, 咖啡, 香芋, 菠萝, 葡萄, 红豆, 酸奶, 牛奶, 水果'.split(
    ', ',
  );

/** `names`: with the flavour in the place of `*`; without one they are told by `alone`. */
function frozen(
  key: string,
  height: number,
  { names, han, alone = '' }: { names: string; han: string; alone?: string },
): SubjectEntry {
  const words = [
    ...names.split(', ').flatMap((name) => FLAVOURS.map((flavour) => name.replace('*', flavour))),
    ...han.split(', ').flatMap((name) => HAN_FLAVOURS.map((flavour) => name.replace('*', flavour))),
    alone,
  ];
  return { key, drawing: `own/${key}`, kind: 'food', height, words: words.join(', ') };
}

export const FROZEN_SWEET_WORDS: readonly SubjectEntry[] = [
  frozen('ice-cream-bowl', 0.4, {
    names:
      'bowl of * ice cream, * ice cream in a bowl, * ice cream in a glass bowl, * ice cream in a cup, scoops of * ice cream, scoop of * ice cream, * ice cream scoops, cup of * ice cream, bowl of * gelato, cup of * gelato, * sorbet, bowl of * sorbet',
    han: '一碗*冰淇淋, 一碗*冰激凌, *冰淇淋球, *冰激凌球, 碗里的*冰淇淋',
    alone:
      'bowl of ice cream, ice cream bowl, ice cream in a bowl, ice cream in a glass bowl, scoops of ice cream, scoop of ice cream, ice cream scoops, cup of ice cream, ice cream cup, ice cream in a cup, cup of gelato, sorbet, bowl of sorbet, 一碗冰淇淋, 一碗冰激凌, 冰淇淋球, 冰激凌球, 冰淇淋杯, 杯装冰淇淋, 雪葩',
  }),
  frozen('sundae', 0.46, {
    names: '* sundae, * ice cream sundae, * parfait',
    han: '*圣代, *冰淇淋圣代, *芭菲',
    alone:
      'sundae, ice cream sundae, hot fudge sundae, knickerbocker glory, parfait, ice cream parfait, 圣代, 冰淇淋圣代, 芭菲',
  }),
  frozen('ice-cream-cone', 0.46, {
    names:
      '* ice cream, * ice cream cone, * gelato, * gelato cone, * ice cream in a cone, * ice cream in a waffle cone',
    han: '*冰淇淋, *冰激凌, *味冰淇淋, *味冰激凌, *甜筒, *冰淇淋甜筒',
  }),
  frozen('popsicle', 0.42, {
    names: '* popsicle, * popsicles, * ice pop, * ice pops, * ice lolly, * ice cream bar',
    han: '*冰棍, *雪糕, *冰棒, *棒冰, *味雪糕, *味冰棍',
    alone:
      'popsicle, popsicles, ice pop, ice pops, ice lolly, ice lollies, paleta, paletas, ice cream bar, ice cream bars, 冰棍, 雪糕, 冰棒, 棒冰, 一根雪糕, 一根冰棍, 老冰棍',
  }),
];
