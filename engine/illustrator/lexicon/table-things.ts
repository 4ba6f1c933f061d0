// What is laid on tables and stands on trays, and a chest of treasure.

import type { SubjectEntry } from './subject.ts';

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
    key: 'steamed-buns',
    drawing: 'own/steamed-buns',
    kind: 'food',
    height: 0.36,
    words:
      'steamed buns, steamed bun, bao buns, bao bun, baozi, bao, soup dumplings, xiaolongbao, 包子, 小笼包, 馒头, 灌汤包, 汤包, 小笼汤包, 一笼包子',
  },
  {
    key: 'tofu',
    drawing: 'own/tofu-plate',
    kind: 'food',
    height: 0.26,
    words: 'tofu, bean curd, 豆腐, 嫩豆腐, 冻豆腐',
  },
];
