// Beings of Chinese tales, each with the look that everybody knows: the Monkey King, Zhu Bajie, a flying apsara.

import type { SubjectEntry } from './subject.ts';

export const LEGENDS: readonly SubjectEntry[] = [
  {
    key: 'monkey-king',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.42,
    words: 'monkey king, sun wukong, wukong, 孙悟空, 美猴王, 齐天大圣, 孙大圣, 悟空, 猴王, 孙行者',
    person: { role: 'monkey-king', animal: { key: 'monkey', face: 'monkey-face' } },
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
    words: 'ruyi jingu bang, golden cudgel, iron cudgel, magic cudgel, 金箍棒, 如意金箍棒, 如意棒',
  },
  {
    ...STAFF,
    drawing: 'own/nine-toothed-rake',
    words: 'nine-toothed rake, nine toothed rake, 九齿钉耙, 钉耙',
  },
];
