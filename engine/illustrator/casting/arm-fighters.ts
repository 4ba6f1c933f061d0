// Gives those a sword and a shield who fight a beast with their hands empty.

import { SHIELD_BEARERS } from '../lexicon/fighters.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

const FIGHTERS: ReadonlySet<string> = new Set(SHIELD_BEARERS);
const BEASTS: ReadonlySet<Subject['kind']> = new Set(['full', 'face', 'mount']);

/** Changes the reading: nobody asked for the arms by words, so they are told of nowhere. */
export function armFighters(reading: PromptReading): void {
  const { subjects, links, unwanted } = reading;
  for (const { relation, from, to } of links.slice()) {
    const [who, other] = [subjects[from], to === null ? undefined : subjects[to]];
    if (relation !== 'fighting' || who?.count !== 1 || !other || !BEASTS.has(other.kind)) continue;
    const { person } = who;
    const isArmed = links.some((link) => link.relation === 'holding' && link.from === from);
    if (!person || !FIGHTERS.has(person.role ?? '') || person.hands !== undefined || isArmed) continue;
    if (unwanted.keys.has('sword')) continue;
    person.hands = 'lift';
    person.view ??= 'side';
    for (const word of ['sword', 'shield']) {
      const [arm] = parsePrompt(word).subjects;
      if (!arm || subjects.some(({ key }) => key === arm.key)) continue;
      const { words: _, ...thing } = arm;
      subjects.push(thing);
      links.push({ relation: 'holding', from, to: subjects.length - 1, words: '' });
    }
  }
}
