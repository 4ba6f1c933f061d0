// What is laid on tables and stands on trays, and a chest of treasure.

import { drawnNouns, type SubjectEntry } from './subject.ts';
import { TOYS } from './toys.ts';

export const TABLE_THINGS: readonly SubjectEntry[] = [
  {
    key: 'tray',
    drawing: 'own/tray',
    kind: 'item',
    height: 0.2,
    words: 'tray, wooden tray, serving tray, tea tray, bamboo tray, 托盘, 木托盘, 木质托盘, 茶盘, 竹托盘',
  },
  {
    key: 'tray',
    drawing: 'own/silver-tray',
    kind: 'item',
    height: 0.2,
    words: 'silver tray, metal tray, steel tray, 银托盘, 银盘, 银质托盘, 金属托盘',
  },
  {
    key: 'treasure-chest',
    drawing: 'own/treasure-chest',
    kind: 'item',
    height: 0.4,
    words:
      'treasure chest, treasure chests, pirate chest, treasure box, chest of gold, chest of treasure, 宝箱, 藏宝箱, 百宝箱, 宝藏箱, 海盗宝箱',
  },
  {
    key: 'pot-of-gold',
    drawing: 'own/pot-of-gold',
    kind: 'item',
    height: 0.3,
    words:
      'pot of gold, pots of gold, pot full of gold, pot of gold coins, pot full of gold coins, pot filled with gold, pot filled with gold coins, cauldron of gold, cauldron full of gold, 一罐金子, 一罐金币, 一锅金币, 金罐子',
  },
  {
    key: 'steamed-buns',
    drawing: 'own/steamed-buns',
    kind: 'food',
    height: 0.36,
    words:
      'dim sum, dim sum baskets, dim sum steamers, dim sum in bamboo steamers, dim sum in bamboo baskets, dim sum in baskets, bamboo steamers of dim sum, bamboo baskets of dim sum, 广式点心, 港式点心, 早茶点心, 广式早茶, steamed buns, steamed bun, bao buns, bao bun, baozi, bao, soup dumplings, xiaolongbao, 包子, 小笼包, 馒头, 灌汤包, 汤包, 小笼汤包, 一笼包子, bamboo steamer, bamboo steamers, bamboo steamer basket, steamer basket, 蒸笼, 竹蒸笼, 小蒸笼',
  },
  {
    key: 'tofu',
    drawing: 'own/tofu-plate',
    kind: 'food',
    height: 0.26,
    words: 'tofu, bean curd, 豆腐, 嫩豆腐, 冻豆腐',
  },
  {
    key: 'mapo-tofu',
    drawing: 'own/mapo-tofu',
    kind: 'food',
    height: 0.36,
    words: 'mapo tofu, ma po tofu, mapo doufu, 麻婆豆腐, 红烧豆腐, 家常豆腐',
  },
  {
    key: 'bento-box',
    drawing: 'own/bento',
    kind: 'food',
    height: 0.3,
    words: 'bento, bento box, bento lunch, lunch box, lunchbox, 便当, 便当盒, 午餐盒, 饭盒, 🍱',
  },
  {
    key: 'tiered-stand',
    drawing: 'own/tiered-stand',
    kind: 'food',
    height: 0.5,
    words:
      'afternoon tea stand, afternoon tea tower, high tea stand, tiered stand, tiered tray, three-tier stand, three-tiered stand, three tier stand, three-tier cake stand, tiered cake stand, cake stand, 三层点心架, 点心架, 下午茶架, 下午茶点心架, 三层架, 三层甜品架, 甜品架, 甜点架, 下午茶塔',
  },
  {
    key: 'whisky-on-ice',
    drawing: 'own/whisky-on-ice',
    kind: 'food',
    height: 0.36,
    words:
      'whisky on the rocks, whiskey on the rocks, whisky with ice, whiskey with ice, whisky glass with ice, whiskey glass with ice, glass of whisky with ice, glass of whiskey with ice, whisky on ice, whiskey on ice, bourbon on the rocks, 威士忌加冰, 威士忌加冰块, 加冰威士忌, 加冰的威士忌, 冰威士忌',
  },
  {
    key: 'peking-duck',
    drawing: 'own/peking-duck',
    kind: 'food',
    height: 0.36,
    words:
      'peking duck, beijing duck, sliced duck, peking roast duck, 北京烤鸭, 片皮鸭, 片皮烤鸭, 挂炉烤鸭, 全聚德烤鸭',
  },
  {
    key: 'roast-bird',
    drawing: 'own/roast-bird',
    kind: 'food',
    height: 0.36,
    words:
      'roast duck, roast chicken, roasted chicken, roasted duck, roast goose, roast turkey, roasted turkey, thanksgiving turkey, whole roast chicken, rotisserie chicken, 烤鸭, 烤鸡, 烤全鸡, 烧鸡, 烧鹅, 烤鹅, 烤火鸡, 脆皮烤鸭',
  },
  {
    key: 'bibimbap',
    drawing: 'own/bibimbap',
    kind: 'food',
    height: 0.4,
    words: 'bibimbap, korean rice bowl, 石锅拌饭, 韩式拌饭, 拌饭',
  },
  {
    key: 'lime',
    drawing: 'own/lime-slices',
    kind: 'food',
    height: 0.24,
    words:
      'lime, limes, lime slice, lime slices, slice of lime, slices of lime, lime wedges, 青柠, 青柠片, 青柠檬, 青柠檬片',
  },
  ...drawnNouns('item', 0.3, {
    'own/kitchen-island':
      'kitchen island, kitchen islands, island counter, island bench, 厨房岛台, 岛台, 中岛台, 厨房中岛, 中岛',
    'own/vending-machine':
      'vending machine, drink vending machine, drinks vending machine, snack vending machine, soda machine, 自动售货机, 自动贩卖机, 售货机, 贩卖机',
  }),
  ...TOYS,
];
