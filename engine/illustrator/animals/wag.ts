// Tails that are said to wag, of who sits before us.

import type { Subject } from '../reading/prompt-reading.ts';
import { faceOf } from './heads.ts';
import { frontBuild, hasLongTail } from './upright-body.ts';

const WAGGING =
  /\b(?:wag|wags|wagging|swish|swishes|swishing|flick|flicks|flicking)\b[^,.;]{0,16}\btails?\b|\btails? (?:\w+ )?(?:wagging|swishing|flicking)\b|[摇摆晃甩]着?[^，。；、]{0,4}尾巴|摇尾/iu;

/** `words`: the prompt. */
export function wagsTail(words: string, subject: Subject): boolean {
  const face = faceOf(subject);
  if (face === undefined || subject.rests?.how !== 'sit' || !WAGGING.test(words)) return false;
  return frontBuild(face) !== undefined && hasLongTail(face);
}
