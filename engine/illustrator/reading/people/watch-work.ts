// 妈妈包饺子,女儿在旁边看: who only watches, where somebody else is at work, looks at them.

import { isHandWork } from '../../lexicon/hand-work.ts';
import type { PromptReading } from '../prompt-reading.ts';

/** Adds to the links. */
export function watchWork({ subjects, links, scenes }: PromptReading): void {
  const people = subjects.filter(({ person }) => person !== undefined);
  const worker = people.find(({ person }) => isHandWork(person?.does) && isHandWork(person.hands));
  const looking = new Set(
    links.flatMap(({ relation, from }) => (relation === 'looking_at' ? [subjects[from]] : [])),
  );
  if (!worker || scenes.some((scene) => scene !== 'room')) return;
  for (const who of people)
    if (who !== worker && who.person?.does === 'watch' && !looking.has(who))
      links.push({
        relation: 'looking_at',
        from: subjects.indexOf(who),
        to: subjects.indexOf(worker),
        words: '',
      });
}
