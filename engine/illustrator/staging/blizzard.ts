// Snow that a storm drives: no sun comes through it.

import type { Stage } from './stage.ts';

const NAMED =
  /blizzard|snow ?storm|heavy snow(?:fall)?|white-?out|暴风雪|暴雪|鹅毛大雪|漫天大雪|漫天飞雪|风雪交加|大雪纷飞|狂风大雪/i;

/** Whether snow falls so thickly that sky and distance are lost in it. */
export function isBlizzard({ weather, words }: Pick<Stage, 'weather' | 'words'>): boolean {
  return weather.has('snow') && NAMED.test(words);
}
