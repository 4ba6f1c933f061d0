// Gods and beings of the tales of Greece, the North and Egypt, each with the look that everybody knows.

import type { PersonRole } from '../casting/person-role.ts';
import type { SubjectEntry } from './subject.ts';

function being(key: PersonRole, words: string, person: SubjectEntry['person'] = {}): SubjectEntry {
  return {
    key,
    drawing: 'own/wanderer',
    kind: 'figure',
    height: 0.42,
    words,
    person: { role: key, ...person },
  };
}

export const GODS_OF_OLD: readonly SubjectEntry[] = [
  being('sky-god', 'zeus, jupiter god, god zeus, 宙斯, 众神之王'),
  being(
    'sea-god',
    'poseidon, god of the sea, sea god, king neptune, roman god neptune, 波塞冬, 海神, 海神波塞冬',
  ),
  being('thunder-god', 'thor, god of thunder, thunder god, 雷神托尔, 雷神索尔, 托尔'),
  being('war-goddess', 'athena, pallas athena, valkyrie, 雅典娜, 女武神'),
  being('gorgon', 'medusa, gorgon, 美杜莎, 蛇发女妖, 蛇发女巨人'),
  being('jackal-god', 'anubis, 阿努比斯', { animal: { key: 'jackal', face: 'own/jackal-head' } }),
];
