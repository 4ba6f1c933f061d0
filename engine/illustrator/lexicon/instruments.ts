// Instruments that lie and stand by themselves, and those that look like another.

import { drawnNouns, type SubjectEntry } from './subject.ts';

export const INSTRUMENTS: readonly SubjectEntry[] = [
  {
    key: 'ukulele',
    drawing: 'own/guitar',
    kind: 'item',
    height: 0.3,
    words: 'ukulele, ukuleles, uke, 尤克里里, 乌克丽丽',
  },
  {
    key: 'double-bass',
    drawing: 'own/cello',
    kind: 'item',
    height: 0.36,
    words: 'double bass, double basses, upright bass, contrabass, 低音提琴, 低音大提琴, 倍大提琴',
  },
  {
    key: 'violin',
    drawing: 'violin',
    kind: 'item',
    height: 0.3,
    words: 'viola, violas, fiddle, fiddles, 中提琴',
  },
  ...drawnNouns('item', 0.3, {
    'own/great-drum':
      'great drum, great drums, war drum, war drums, taiko, taiko drum, taiko drums, chinese drum, big red drum, ceremonial drum, 大鼓, 战鼓, 红鼓, 大红鼓, 牛皮大鼓, 威风锣鼓',
    'noto/harp': 'harp, harps, golden harp, concert harp, celtic harp, 竖琴, 金色竖琴, 箜篌, 🪉',
    'own/tuba': 'tuba, tubas, 大号, 低音号',
    'own/french-horn': 'french horn, french horns, 圆号, 法国号',
    'own/trombone': 'trombone, trombones, 长号',
    'own/clarinet': 'clarinet, clarinets, 单簧管, 黑管',
    'own/oboe': 'oboe, oboes, 双簧管',
    'own/suona': 'suona, suonas, 唢呐',
    'own/xiao': 'xiao flute, bamboo xiao, 箫, 洞箫, 玉箫, 竹箫, 长箫',
    'own/harmonica': 'harmonica, harmonicas, mouth organ, 口琴',
    'own/bagpipes': 'bagpipe, bagpipes, 风笛, 苏格兰风笛',
    'own/tambourine': 'tambourine, tambourines, 铃鼓, 手鼓铃',
    'own/xylophone':
      'xylophone, xylophones, toy xylophone, marimba, glockenspiel, 木琴, 马林巴, 马林巴琴, 钟琴',
    'own/lute': 'lute, lutes, mandolin, mandolins, oud, 鲁特琴, 曼陀林',
    'own/gong': 'gong, gongs, bronze gong, brass gong, chinese gong, 锣, 铜锣, 大锣, 一面锣',
    'noto/long-drum': '象脚鼓, djembe, djembes, african drum, bongo, bongo drum, conga, 非洲鼓, 金杯鼓, 🪘',
  }),
];
