// How somebody is seen while the hands are busy.

import type { Feat } from './feats.ts';

export type Manner = {
  /** What is worked at stands before who does it: seen from the side. */
  view?: 'side' | 'front' | 'back';
  /** Nobody does it otherwise. */
  pose?:
    | 'seat'
    | 'rung'
    | 'kneel'
    | 'surf'
    | 'leap'
    | 'ollie'
    | 'stoop'
    | 'bow'
    | 'walk'
    | 'crouch'
    | 'waltz'
    | 'laden'
    | 'embrace'
    | 'climb'
    | 'glide'
    | Feat;
  /** In these hands it is drawn with them, and not by itself. */
  tool?: string | readonly string[];
  /** It stands by itself, and is not carried. */
  isFixed?: true;
};
