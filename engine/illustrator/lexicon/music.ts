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
  /** Standing behind it, a stick in each hand. */
  'great-drum': { view: 'front', tool: 'great-drum' },
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
  'great-drum': `${playing('great drum', 'taiko', 'taiko drum', 'taiko drums', 'war drum')}, beating a great drum, beats a great drum, beating a big drum, beats a big drum, beating a huge drum, beats a huge drum, beating a war drum, beating a taiko drum, hitting a taiko drum, 擂鼓, 擂大鼓, 擂着大鼓, 擂着鼓, 敲大鼓, 敲着大鼓, 打大鼓, 打着大鼓, 击大鼓, 敲打大鼓, 击鼓, 敲战鼓, 擂战鼓, 擂响战鼓, 擂响大鼓, 敲响大鼓`,
};
