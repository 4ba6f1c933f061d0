// Who holds what, where the words name the hands or the thing in another way than it is drawn.

import { isOfBoth } from '../../people/one-umbrella.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf } from '../words/word.ts';

/** Changes who holds it, or what is held. */
export function settleHeld(tie: Tie, cast: Cast): void {
  giveUmbrella(tie, cast);
  giveSwords(tie);
  giveWholeFruit(tie);
}

/** "A girl and her dog under an umbrella": of the two who are under it the girl has the hands for it. */
function giveUmbrella(tie: Tie, { subjects }: Cast): void {
  if (tie.relation !== 'holding' || tie.to?.key !== 'umbrella' || tie.from.person) return;
  const people = subjects.filter(({ kind }) => kind === 'figure');
  const [one] = people;
  if (one && people.length === 1 && one.count === 1 && isOfBoth(tie.words)) tie.from = one;
}

/** "Soldiers with swords": each has one, and they are not crossed. */
function giveSwords({ relation, from, to }: Tie): void {
  const sword = meaningOf({ meanings: VOCABULARY.get('sword') ?? [] }, 'subject')?.value;
  if (
    relation === 'holding' &&
    from.kind === 'figure' &&
    to?.key === 'crossed-swords' &&
    sword &&
    !/crossed/i.test(to.words ?? '')
  )
    Object.assign(to, { key: sword.key, drawing: sword.drawing, height: sword.height });
}

/** 抱着西瓜, "carrying a watermelon": who has it in both arms has all of it, and no slice. */
function giveWholeFruit({ relation, from, to, word }: Tie): void {
  if (relation !== 'holding' || from.kind !== 'figure' || to?.key !== 'watermelon') return;
  const whole = meaningOf({ meanings: VOCABULARY.get('whole watermelon') ?? [] }, 'subject')?.value;
  if (whole && IN_BOTH_ARMS.test(word.text))
    Object.assign(to, { key: whole.key, drawing: whole.drawing, height: whole.height });
}
const IN_BOTH_ARMS = /^(?:抱|捧|搬|扛|carr|hug|cradl|lift)/i;
