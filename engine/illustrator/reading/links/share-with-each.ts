// "Two boys on a bench, one eats an apple": who is taken out of several is where the several are said to be, dressed as they
// are said to be.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { PersonAct, PersonLook } from '../people/person-look.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Word } from '../words/word.ts';

const PLACES: ReadonlySet<LinkRelation> = new Set(['on', 'in', 'under', 'behind', 'beside', 'in_front']);
const POSTURES: ReadonlySet<PersonAct> = new Set(['sit', 'kneel', 'lie', 'stand', 'walk', 'run', 'swim']);

/** "Friends sit around a fire, one of them plays the guitar". */
function isDoneSitting({ does, hands }: PersonLook): boolean {
  return does === 'play' || does === 'watch' || (does === hands && does !== undefined && AT_REST.has(does));
}
const AT_REST = new Set<PersonAct>(['read', 'knit', 'paint', 'phone']);

/** Told with the place. */
const SITS_AROUND = /^(?:sit|sits|sitting|seated|sat) around$|围坐/i;

/** What was said of all before one of them was taken out. Changes the cast; returns the ties with those of each. */
export function shareWithEach(ties: readonly Tie[], words: readonly Word[], cast: Cast): Tie[] {
  const startOf = (subject: Subject): number =>
    [...cast.byNoun].find(([, named]) => named === subject)?.[0].word.start ?? 0;
  const shared: Tie[] = [];
  for (const [one, group] of cast.takenOut) {
    const start = startOf(one);
    const isOfAll = (text: string): boolean =>
      words.some((word) => word.start > startOf(group) && word.start < start && word.text === text);
    const [own, all] = [one.person, group.person];
    const isIdle = (own?.deeds ?? []).length === 0;
    for (const tie of ties)
      if (tie.from === group && tie.to && tie.word.start < start)
        if (PLACES.has(tie.relation) || (tie.relation === 'riding' && isIdle))
          shared.push({ ...tie, from: one, words: '' });
    if (!own || !all) continue;
    // "Three surfers carry boards, the woman in front wears red": she carries one, too.
    const deeds = isIdle ? (all.deeds ?? []).filter(({ words: typed }) => isOfAll(typed)) : [];
    if (deeds.length > 0) Object.assign(own, { deeds, hands: all.hands, does: all.does });
    if (all.age !== undefined) own.age ??= all.age;
    own.wears.push(
      ...all.wears.filter(
        ({ garment, words: worn }) => isOfAll(worn) && own.wears.every((mine) => mine.garment !== garment),
      ),
    );
    const said = all.deeds?.find(({ act, words: typed }) => POSTURES.has(act) && isOfAll(typed))?.act;
    const sitsAround = ties.some((tie) => tie.from === group && SITS_AROUND.test(tie.word.text));
    const posture = said ?? (sitsAround ? 'sit' : undefined);
    const isHeld = own.does === undefined || own.does === 'hold';
    if (posture && (isHeld || (posture === 'sit' && isDoneSitting(own)))) own.does = posture;
  }
  return shared.length > 0 ? [...ties, ...shared] : [...ties];
}
