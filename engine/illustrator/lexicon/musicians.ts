// Who makes music for a living, by the instrument.

import type { PersonLook } from '../reading/person-look.ts';

export const MUSICIANS: readonly (readonly [words: string, look: Partial<PersonLook>])[] = [
  ['flutist, flautist, flute player, 长笛手, 笛子演奏家', { role: 'musician', hands: 'flute' }],
  ['saxophonist, sax player, saxophone player, 萨克斯手', { role: 'musician', hands: 'sax' }],
  ['trumpeter, trumpet player, 小号手', { role: 'musician', hands: 'horn' }],
  ['cellist, cello player, 大提琴手, 大提琴家', { role: 'musician', hands: 'cello' }],
  ['accordionist, accordion player, 手风琴手', { role: 'musician', hands: 'squeeze' }],
  ['erhu player, 二胡演奏家', { role: 'musician', hands: 'erhu' }],
  ['pipa player, 琵琶演奏家, 琵琶女', { role: 'musician', hands: 'pipa' }],
];
