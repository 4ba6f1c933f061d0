// Jars of what is spread, poured and pickled: of each the jar is what one sees.

import type { SubjectEntry } from './subject.ts';

function jar(key: string, words: string): SubjectEntry {
  return { key, drawing: `own/${key}`, kind: 'food', height: 0.36, words };
}

/** "A jar of stars", "a glass bottle filled with fireflies", 装满星星的瓶子. */
function ofLights(english: readonly string[], chinese: readonly string[]): string {
  const vessels = ['jar', 'jars', 'glass jar', 'glass jars', 'mason jar', 'bottle', 'glass bottle'];
  const filled = ['of', 'full of', 'filled with', 'with', 'containing', 'holding'];
  return [
    ...english.flatMap((lights) =>
      vessels.flatMap((vessel) => filled.map((link) => `${vessel} ${link} ${lights}`)),
    ),
    ...chinese.flatMap((lights) => [
      ...['一瓶', '一罐'].map((measure) => measure + lights),
      ...['装满', '装着', '装了', '盛满'].flatMap((link) =>
        ['瓶子', '罐子', '玻璃瓶', '玻璃罐'].map((vessel) => `${link}${lights}的${vessel}`),
      ),
      ...['瓶', '罐'].map((vessel) => lights + vessel),
    ]),
  ].join(', ');
}

export const JARS: readonly SubjectEntry[] = [
  jar(
    'honey-jar',
    'honey jar, jar of honey, jars of honey, glass jar of honey, bottle of honey, honey bottle, 一罐蜂蜜, 蜂蜜罐, 罐装蜂蜜, 一瓶蜂蜜, 蜂蜜瓶, 瓶装蜂蜜',
  ),
  jar(
    'red-jam-jar',
    'jam, jelly, fruit jam, jar of jam, jars of jam, strawberry jam, raspberry jam, cherry jam, jar of strawberry jam, jar of raspberry jam, jar of cherry jam, jars of strawberry jam, strawberry preserves, 果酱, 草莓酱, 草莓果酱, 一罐果酱, 一瓶果酱, 一罐草莓酱, 一罐草莓果酱, 一瓶草莓酱, 树莓果酱, 果酱罐',
  ),
  jar(
    'dark-jam-jar',
    'blueberry jam, blackberry jam, grape jelly, grape jam, plum jam, jar of blueberry jam, jar of blackberry jam, jar of grape jelly, 蓝莓酱, 蓝莓果酱, 一罐蓝莓酱, 一罐蓝莓果酱, 葡萄果酱',
  ),
  jar(
    'orange-jam-jar',
    'marmalade, orange marmalade, orange jam, apricot jam, peach jam, jar of marmalade, jar of orange marmalade, jar of apricot jam, 橙子酱, 橘子酱, 杏子酱, 一罐橘子酱, 橘子果酱, 桃子酱',
  ),
  jar(
    'brown-spread-jar',
    'chocolate spread, hazelnut spread, jar of chocolate spread, jar of hazelnut spread, 巧克力酱, 一罐巧克力酱, 榛子酱',
  ),
  jar('peanut-butter-jar', 'peanut butter, jar of peanut butter, peanut butter jar, 花生酱, 一罐花生酱'),
  jar(
    'pickle-jar',
    'pickles, jar of pickles, jars of pickles, pickle jar, pickled cucumbers, jar of pickled cucumbers, 酸黄瓜, 泡菜坛, 一罐酸黄瓜, 一罐泡菜, 腌黄瓜, 一罐腌黄瓜',
  ),
  jar(
    'sauce-jar',
    'chili sauce, chilli sauce, hot sauce, tomato sauce, jar of tomato sauce, jar of chili sauce, jar of chili oil, pasta sauce, 辣椒酱, 辣酱, 番茄酱, 一罐辣椒酱, 一瓶辣椒酱, 豆瓣酱',
  ),
  {
    key: 'star-jar',
    drawing: 'own/star-jar',
    kind: 'item',
    height: 0.36,
    words: ofLights(['stars', 'paper stars', 'glowing stars'], ['星星', '繁星']),
  },
  {
    key: 'firefly-jar',
    drawing: 'own/firefly-jar',
    kind: 'item',
    height: 0.36,
    words: ofLights(['fireflies', 'glowing fireflies'], ['萤火虫']),
  },
];
