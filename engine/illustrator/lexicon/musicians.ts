// Who makes music for a living, by the instrument, and in what company.

import type { PersonLook } from '../reading/people/person-look.ts';

export const MUSICIANS: readonly (readonly [words: string, look: Partial<PersonLook>])[] = [
  ['flutist, flautist, flute player, 长笛手, 笛子演奏家', { role: 'musician', hands: 'flute' }],
  ['saxophonist, sax player, saxophone player, 萨克斯手', { role: 'musician', hands: 'sax' }],
  ['trumpeter, trumpet player, 小号手', { role: 'musician', hands: 'horn' }],
  ['cellist, cello player, 大提琴手, 大提琴家', { role: 'musician', hands: 'cello' }],
  ['accordionist, accordion player, 手风琴手', { role: 'musician', hands: 'squeeze' }],
  ['taiko drummer, taiko player, 大鼓手', { role: 'musician', hands: 'great-drum' }],
  ['erhu player, 二胡演奏家', { role: 'musician', hands: 'erhu' }],
  ['pipa player, 琵琶演奏家, 琵琶女', { role: 'musician', hands: 'pipa' }],
];

/** Who plays in each says `people/bands.ts`. */
export const ENSEMBLES: readonly (readonly [words: string, look: Partial<PersonLook>])[] = [
  [
    'band, music band, live band, rock band, metal band, punk band, pop band, jazz band, jazz trio, jazz quartet, swing band, blues band, folk band, brass band, marching band, string trio, string quartet, chamber orchestra, orchestra, symphony orchestra, philharmonic orchestra, philharmonic, folk orchestra, chinese orchestra, 乐队, 乐团, 摇滚乐队, 流行乐队, 爵士乐队, 爵士乐团, 弦乐三重奏, 弦乐四重奏, 四重奏, 室内乐团, 管弦乐团, 管弦乐队, 交响乐团, 交响乐队, 民乐团, 民乐队, 民族乐团, 军乐队, 铜管乐队, 管乐队',
    { role: 'musician' },
  ],
  [
    "choir, chorus, gospel choir, church choir, children's choir, boys choir, 合唱团, 合唱队, 唱诗班, 儿童合唱团, 童声合唱团, 少年合唱团",
    { wears: [{ garment: 'robe', colour: '#6a2438', words: '' }] },
  ],
];
