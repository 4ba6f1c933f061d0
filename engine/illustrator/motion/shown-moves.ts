// Words that say how something moves, and whether it does: only what is seen to move is told as understood.

import { wagsTail } from '../animals/wag.ts';
import type { Layer } from '../painting/layer.ts';
import { BLOWN_CURTAINS } from '../scenery/room-window.ts';
import type { Stage } from '../staging/stage.ts';
import { partsTurn } from '../things/rolling.ts';
import { isRolling, isRowed } from './drive.ts';
import { goesUp } from './go-on.ts';

type Seen = { stage: Stage; layers: readonly Layer[] };

/** `layers`: of the video. */
const MOVES: readonly { words: RegExp; isMade(seen: Seen): boolean }[] = [
  {
    words:
      /^(?:(?:wav|flutter|flapp?)(?:es|s|ing)|(?:in the )?(?:wind|breeze)|winds?|风中|在风中|迎风|微风|风|吹|招展|飘舞|飞扬)$/iu,
    isMade: ({ layers }) =>
      layers.some(({ name, spot }) => name === BLOWN_CURTAINS || /flag/.test(spot?.subject.key ?? '')),
  },
  {
    words: /^(?:row|paddle|paddl)(?:s|ing)?$|^(?:奋力)?划(?:桨|水|动)?着?$/iu,
    isMade: ({ stage, layers }) => layers.some(({ spot }) => spot !== undefined && isRowed(stage, spot)),
  },
  {
    words:
      /^(?:driv|cruis|speed|rac|rush|zoom)(?:e|es|s|ing)?(?: (?:by|past|along|through))?$|^(?:行驶|驶过|驶来|开过|开来|飞驰|疾驰|穿梭|川流不息|来来往往)$/iu,
    isMade: ({ stage, layers }) => layers.some(({ spot }) => spot !== undefined && isRolling(stage, spot)),
  },
  {
    words: /^(?:rock|bob|toss)(?:s|es|ing|bing)?$|^(?:摇晃|晃动|摇荡|飘荡|荡|摇|随波|漂荡)$/iu,
    isMade: ({ layers }) => layers.some(({ spot }) => spot?.subject.kind === 'boat' && spot.isOnWater),
  },
  {
    words: /^(?:drift|float|glid)(?:s|es|e|ing)?$|^(?:漂流|顺流而下|顺流|漂浮|飘浮|漂荡)$/iu,
    isMade: ({ layers }) =>
      layers.some(
        ({ name, spot }) =>
          name === 'clouds' ||
          spot?.isFloating === true ||
          (spot?.subject.kind === 'boat' && spot.isOnWater === true),
      ),
  },
  {
    words: /^(?:rises?|rising|ascends?|ascending|lifts? off)$|^(?:升起|上升|升空|冉冉升起|缓缓升起)$/iu,
    isMade: ({ layers }) => layers.some(({ spot }) => spot !== undefined && goesUp(spot)),
  },
  {
    words: /^(?:wag|swish|flick)(?:s|es|ging|ing)?$|^[摇摆晃甩]着?尾?巴?$/iu,
    isMade: ({ stage, layers }) =>
      layers.some(({ spot }) => spot !== undefined && wagsTail(stage.words, spot.subject)),
  },
  {
    words: /^(?:spin|turn|rotat|revolv)(?:s|es|ning|ing)$|^(?:旋转|转动|转)着?$/iu,
    isMade: ({ layers }) => layers.some(({ spot }) => spot !== undefined && turns(spot.subject.drawing)),
  },
];

/** Sails and rotors, not the waves of a cloth, nor oars. */
export function turns(drawing: string): boolean {
  return partsTurn(drawing) !== undefined && !/flag|boat/.test(drawing);
}

/** Whether `words`, which nothing else reads, ask for a move that the video makes. */
export function isMoveShown(seen: Seen, words: string): boolean {
  return MOVES.some((move) => move.words.test(words) && move.isMade(seen));
}
