// Beings of Chinese tales, each with the look that everybody knows: the Monkey King, Zhu Bajie, a flying apsara.

import type { SubjectEntry } from './subject.ts';

export const LEGENDS: readonly SubjectEntry[] = [
  {
    key: 'monkey-king',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.42,
    words: 'monkey king, sun wukong, wukong, 孙悟空, 美猴王, 齐天大圣, 孙大圣, 悟空, 猴王, 孙行者',
    person: { role: 'monkey-king', animal: { key: 'monkey', face: 'own/monkey-king-head' } },
  },
  {
    key: 'zhu-bajie',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.42,
    words: 'zhu bajie, pigsy, 猪八戒, 八戒, 猪悟能',
    person: { role: 'zhu-bajie', animal: { key: 'pig', face: 'pig-face' } },
  },
  {
    key: 'bull-demon',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.46,
    words: 'bull demon king, bull demon, bull king, minotaur, 牛魔王, 大力牛魔王, 牛头人, 牛头怪',
    person: { role: 'warrior', animal: { key: 'ox', face: 'own/bull-head' } },
  },
  {
    key: 'nezha',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.42,
    words: 'nezha, ne zha, prince nezha, 哪吒, 小哪吒, 哪吒三太子, 三太子',
    person: { role: 'nezha' },
  },
  {
    key: 'guan-yu',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.42,
    words: 'guan yu, guan gong, lord guan, 关公, 关羽, 关云长, 关二爷, 武财神',
    person: { role: 'guan-yu' },
  },
  {
    key: 'erlang-shen',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.42,
    words: 'erlang shen, erlang, 二郎神, 杨戬',
    person: { role: 'erlang-shen' },
  },
  {
    key: 'chang-e',
    drawing: 'own/hanfu',
    kind: 'figure',
    height: 0.42,
    words: "chang'e, chang e, moon goddess, 嫦娥, 嫦娥仙子, 嫦娥奔月, 月宫仙子",
    person: {
      sex: 'woman',
      age: 'young',
      role: 'apsara',
      wears: [{ garment: 'hanfu', colour: '#e8d8f0', words: '' }],
    },
  },
  {
    key: 'scholar',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.36,
    words:
      'chinese scholar, chinese scholars, ancient scholar, ancient scholars, seven sages of the bamboo grove, 竹林七贤, 七贤, 文人, 文人雅士, 文士, 雅士, 古代文人, 兰亭雅集, 高士',
    person: { role: 'scholar' },
  },
  {
    key: 'zhuge-liang',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.4,
    words: 'zhuge liang, kongming, 诸葛亮, 孔明, 诸葛孔明',
    person: {
      role: 'scholar',
      beard: { cut: 'long', words: '' },
      wears: [{ garment: 'robe', colour: '#dcd6c4', words: '' }],
    },
  },
  {
    key: 'taoist',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.38,
    words: 'taoist, taoist priest, daoist, daoist priest, 道士, 道长, 道人, 小道士',
    person: { role: 'scholar', wears: [{ garment: 'robe', colour: '#3f5670', words: '' }] },
  },
  {
    key: 'taoist',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.38,
    words: 'old taoist, old taoist priest, 老道士, 老道, 老道长',
    person: {
      role: 'scholar',
      age: 'old',
      beard: { cut: 'long', words: '' },
      wears: [{ garment: 'robe', colour: '#3f5670', words: '' }],
    },
  },
  {
    key: 'fortune-god',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.42,
    words: 'god of wealth, god of fortune, caishen, 财神, 财神爷',
    person: { role: 'fortune-god', smile: { words: '' } },
  },
  {
    key: 'zhong-kui',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.42,
    words: 'zhong kui, 钟馗',
    person: { role: 'ghost-catcher' },
  },
  {
    key: 'samurai',
    drawing: 'own/samurai',
    kind: 'figure',
    height: 0.4,
    words: 'door god, door gods, 门神',
    person: { role: 'general' },
  },
  {
    key: 'monk',
    drawing: 'own/monk',
    kind: 'figure',
    height: 0.4,
    words: 'tang sanzang, tripitaka, xuanzang, 唐僧, 唐三藏, 玄奘, 三藏法师',
    person: { sex: 'man', role: 'monk', wears: [{ garment: 'robe', colour: '#b8322a', words: '' }] },
  },
  {
    key: 'elder',
    drawing: 'own/elder',
    kind: 'figure',
    height: 0.36,
    words: 'laozi, lao tzu, lao tze, 老子',
    person: {
      sex: 'man',
      age: 'old',
      beard: { cut: 'long', words: '' },
      wears: [{ garment: 'robe', words: '' }],
    },
  },
  {
    key: 'hanfu',
    drawing: 'own/hanfu',
    kind: 'figure',
    height: 0.38,
    words: 'lady white snake, bai suzhen, 白娘子, 白素贞',
    person: { sex: 'woman', wears: [{ garment: 'hanfu', colour: '#f4f2ee', words: '' }] },
  },
  {
    key: 'hanfu',
    drawing: 'own/hanfu',
    kind: 'figure',
    height: 0.38,
    words: 'weaver girl, 织女, 七仙女',
    person: { sex: 'woman', wears: [{ garment: 'hanfu', words: '' }] },
  },
  {
    key: 'cowherd',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.38,
    words: 'cowherd, 牛郎',
    person: { role: 'cowherd' },
  },
  {
    key: 'apsara',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.5,
    words:
      'flying apsara, apsara, flying apsaras, apsaras, feitian, dunhuang apsara, 飞天, 飞天仙女, 敦煌飞天, 飞天女神',
    person: { sex: 'woman', age: 'young', role: 'apsara', does: 'dance' },
  },
];

/** What they have in their hand where nothing else is said. Its key is that of all poles that the hand closes around. */
export const STAFF: Omit<SubjectEntry, 'words' | 'person'> = {
  key: 'staff',
  drawing: 'own/golden-staff',
  kind: 'item',
  height: 0.4,
};

export const LEGENDARY_THINGS: readonly SubjectEntry[] = [
  {
    ...STAFF,
    drawing: 'own/fire-tipped-spear',
    words: 'fire-tipped spear, fire tipped spear, flaming spear, fire spear, 火尖枪',
  },
  {
    ...STAFF,
    drawing: 'own/spear',
    words:
      'spear, spears, long spear, chinese spear, red-tasselled spear, 长枪, 长矛, 红缨枪, 银枪, 梨花枪, 亮银枪, 矛',
  },
  {
    ...STAFF,
    drawing: 'own/crescent-blade',
    words: 'green dragon crescent blade, crescent blade, guandao, guan dao, 青龙偃月刀, 偃月刀, 关刀, 大刀',
  },
  {
    ...STAFF,
    drawing: 'own/three-pointed-glaive',
    words: 'three-pointed glaive, 三尖两刃刀, 三尖两刃枪',
  },
  {
    key: 'feather-fan',
    drawing: 'own/feather-fan',
    kind: 'item',
    height: 0.2,
    words: 'feather fan, goose feather fan, 羽扇, 鹅毛扇, 羽毛扇',
  },
  {
    key: 'gold-ingot',
    drawing: 'own/gold-ingot',
    kind: 'item',
    height: 0.16,
    words: 'gold ingot, gold ingots, sycee, 元宝, 金元宝',
  },
  {
    key: 'auspicious-cloud',
    drawing: 'own/curled-cloud',
    kind: 'air',
    height: 0.13,
    words: 'auspicious cloud, auspicious clouds, lucky clouds, 祥云, 祥云朵朵, 瑞云, 五彩祥云',
  },
  {
    ...STAFF,
    words: 'ruyi jingu bang, golden cudgel, iron cudgel, magic cudgel, 金箍棒, 如意金箍棒, 如意棒',
  },
  {
    ...STAFF,
    drawing: 'own/nine-toothed-rake',
    words: 'nine-toothed rake, nine toothed rake, 九齿钉耙, 钉耙',
  },
];
