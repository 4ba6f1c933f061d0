// Music that is made with an instrument in the hands: how it is seen, and the words for it.

import type { Manner } from './manner.ts';

/** Where its arms are says `people/music-arms.ts`, what is drawn of it `people/players.ts`. */
export const MUSIC_WORK = {
  /** Held across the mouth. */
  flute: { view: 'front', tool: 'flute' },
  /** Down from the mouth: recorder, clarinet, xiao. */
  pipe: { view: 'front', tool: ['pipe', 'clarinet'] },
  /** In both hands before the mouth. */
  harmonica: { view: 'side', tool: 'harmonica' },
  sax: { view: 'front', tool: 'saxophone' },
  horn: { view: 'side', tool: 'trumpet' },
  suona: { view: 'side', tool: 'suona' },
  /** On the thigh, the bow across it. */
  erhu: { view: 'front', pose: 'seat', tool: 'erhu' },
  /** Upright in the lap. */
  pipa: { view: 'front', pose: 'seat', tool: 'pipa' },
  /** Between the knees. */
  cello: { view: 'front', pose: 'seat', tool: 'cello' },
  squeeze: { view: 'front', tool: 'accordion' },
} as const satisfies Record<string, Manner>;

export type MusicWork = keyof typeof MUSIC_WORK;

export function isMusicWork(work: string | undefined): work is MusicWork {
  return work !== undefined && work in MUSIC_WORK;
}

/** "Playing" and "plays", with and without an article. */
function playing(...names: readonly string[]): string {
  return names
    .flatMap((name) =>
      ['playing', 'plays', 'play'].flatMap((verb) =>
        ['', 'the ', 'a '].map((word) => `${verb} ${word}${name}`),
      ),
    )
    .join(', ');
}

export const MUSIC_ACTS: Record<MusicWork, string> = {
  flute: `${playing('flute', 'bamboo flute', 'dizi')}, 吹笛子, 吹着笛子, 吹长笛, 吹竹笛, 吹笛, 吹奏长笛, 吹奏笛子`,
  pipe: `${playing('recorder', 'clarinet', 'xiao', 'oboe')}, 吹箫, 吹洞箫, 吹竖笛, 吹单簧管, 吹双簧管`,
  harmonica: `${playing('harmonica', 'mouth organ')}, 吹口琴, 吹着口琴, 吹奏口琴`,
  sax: `${playing('saxophone', 'sax')}, 吹萨克斯, 吹奏萨克斯`,
  horn: `${playing('trumpet', 'horn', 'bugle')}, 吹小号, 吹号, 吹喇叭, 吹奏小号`,
  suona: `${playing('suona')}, 吹唢呐`,
  erhu: `${playing('erhu')}, 拉二胡, 拉着二胡, 演奏二胡`,
  pipa: `${playing('pipa', 'lute')}, 弹琵琶, 弹奏琵琶, 弹着琵琶, 演奏琵琶, 抱着琵琶, 怀抱琵琶`,
  cello: `${playing('cello', 'double bass', 'upright bass')}, 拉大提琴, 演奏大提琴`,
  squeeze: `${playing('accordion')}, 拉手风琴, 演奏手风琴`,
};
