// What feasts are known by, and people who are at them.

import type { SubjectEntry } from './subject.ts';

function thing(
  drawing: string,
  height: number,
  words: string,
  kind: SubjectEntry['kind'] = 'item',
): SubjectEntry {
  return { key: drawing, drawing: `own/${drawing}`, kind, height, words };
}

export const FESTIVE: readonly SubjectEntry[] = [
  thing(
    'easter-eggs',
    0.2,
    'easter egg, easter eggs, painted egg, painted eggs, decorated eggs, colorful eggs, colourful eggs, colored eggs, 彩蛋, 复活节彩蛋, 彩绘蛋',
  ),
  thing('stocking', 0.34, 'christmas stocking, christmas stockings, 圣诞袜, 圣诞长袜'),
  thing('candy-cane', 0.3, 'candy cane, candy canes, 拐杖糖, 糖果手杖', 'food'),
  thing('gingerbread-house', 0.4, 'gingerbread house, gingerbread houses, 姜饼屋', 'food'),
  thing(
    'menorah',
    0.44,
    'menorah, menorahs, hanukkah menorah, hanukkiah, 光明节烛台, 九枝烛台, 七枝烛台, 🕎',
  ),
  thing(
    'diya',
    0.2,
    'diya, diyas, diya lamp, diya lamps, clay lamp, clay lamps, oil lamp, oil lamps, clay oil lamps, 油灯, 酥油灯, 🪔',
  ),
  thing(
    'bauble',
    0.26,
    'christmas ornament, christmas ornaments, christmas bauble, christmas baubles, bauble, baubles, christmas ball, christmas balls, 圣诞球, 圣诞挂饰',
  ),
  thing('diploma', 0.2, 'diploma, diplomas, rolled diploma, degree certificate, 毕业证书'),
  thing('dumbbell', 0.26, 'dumbbell, dumbbells, hand weights, 哑铃'),
  thing(
    'sorting-bins',
    0.34,
    'recycling bins, recycling bin, sorting bins, recycle bins, recycle bin, waste sorting bins, 分类垃圾桶, 垃圾分类桶, 四色垃圾桶',
  ),
  thing('grill', 0.3, 'barbecue grill, bbq grill, charcoal grill, 烧烤架, 烧烤炉, 烤架'),
  thing(
    'cauldron',
    0.28,
    "cauldron, witch's cauldron, witch cauldron, bubbling cauldron, magic cauldron, 坩埚, 女巫大锅, 魔药锅",
  ),
  thing(
    'flower-arch',
    0.62,
    'flower arch, floral arch, wedding arch, arch of flowers, flower archway, floral archway, rose arch, wedding arbor, floral arbor, flower gate, 花拱门, 鲜花拱门, 婚礼拱门, 花门, 玫瑰拱门, 拱形花门',
  ),
  {
    key: 'gift',
    drawing: 'wrapped-gift',
    kind: 'item',
    height: 0.22,
    words:
      'christmas present, christmas gift, birthday present, birthday gift, wrapped present, 圣诞礼物, 生日礼物',
  },
  {
    key: 'thrown-cap',
    drawing: 'graduation-cap',
    kind: 'air',
    height: 0.11,
    words:
      'throwing caps, throwing their caps, throwing their hats, throwing graduation caps, throwing their graduation caps, tossing caps, tossing their caps, tossing their hats, tossing graduation caps, tossing their graduation caps, throw their caps, toss their caps, caps in the air, hats in the air, throwing his cap, throwing her cap, tossing his cap, tossing her cap, 抛学士帽, 抛帽子, 抛帽, 扔学士帽, 扔帽子, 抛起学士帽, 抛起帽子, 抛撒学士帽, 抛毕业帽, 扔毕业帽',
  },
  {
    key: 'graduate',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.36,
    words:
      'graduate, graduating student, college graduate, university graduate, 毕业生, 大学毕业生, 应届毕业生',
    person: { role: 'graduate', age: 'young' },
  },
  {
    key: 'wreath',
    drawing: 'own/wreath',
    kind: 'item',
    height: 0.3,
    words:
      'christmas wreath, holiday wreath, winter wreath, holly wreath, fir wreath, pine wreath, evergreen wreath, 圣诞花环, 冬青花环, 松枝花环',
  },
];
