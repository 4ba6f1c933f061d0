// Animals and things that move: the lion of New Year's dances, a disc that flies, bicycles for tricks.

import type { SubjectEntry } from './subject.ts';

export const ANIMALS_IN_ACTION_WORDS: readonly SubjectEntry[] = [
  {
    key: 'dancing-lion',
    drawing: 'own/dancing-lion',
    kind: 'full',
    height: 0.46,
    words: 'lion dances, dancing lion, dancing lions, lion dancer, lion dance performance, 舞狮队',
  },
  {
    key: 'keyboard',
    drawing: 'own/keyboard',
    kind: 'item',
    height: 0.12,
    words:
      'keyboard, computer keyboard, keyboards, mechanical keyboard, gaming keyboard, wireless keyboard, 键盘, 电脑键盘, 机械键盘, 游戏键盘, 无线键盘',
  },
  {
    key: 'frisbee',
    drawing: 'own/frisbee',
    kind: 'item',
    height: 0.1,
    words: 'frisbee, frisbees, flying disc, 飞盘',
  },
  {
    key: 'bike',
    drawing: 'bicycle',
    kind: 'vehicle',
    height: 0.28,
    words: 'bmx, bmx bike, bmx bikes, stunt bike, trick bike, 小轮车, 特技自行车',
  },
  {
    key: 'person',
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.34,
    words: 'bmx rider, bmx racer, bmx riders, stunt cyclist, 小轮车手, 小轮车运动员',
    person: { role: 'cyclist' },
  },
];
