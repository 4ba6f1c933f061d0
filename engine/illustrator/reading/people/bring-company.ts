// Stories that name one thing and mean several: seven sages stand in bamboo, Chang'e flies to the moon with her rabbit.

import type { Subject } from '../prompt-reading.ts';
import type { PersonLook } from './person-look.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import type { Cast } from '../nouns/make-subjects.ts';

type Story = {
  named: RegExp;
  /** How many of the one that is named; `seated`: how many more sit on the ground before them. */
  count?: number;
  seated?: number;
  /** Words of the lexicon for whoever and whatever belongs there too. */
  company: readonly string[];
};

const STORIES: readonly Story[] = [
  { named: /^(?:竹林七贤|七贤|seven sages of the bamboo grove)$/i, count: 4, seated: 3, company: ['竹林'] },
  { named: /^兰亭雅集$/, count: 3, seated: 2, company: ['竹林'] },
  { named: /^嫦娥奔月$/, company: ['月亮', '兔子'] },
  { named: /^七仙女$/, count: 7, company: [] },
  { named: /^(?:财神爷?|caishen|god of (?:wealth|fortune))$/i, company: ['元宝'] },
  { named: /^(?:诸葛亮|孔明|诸葛孔明|zhuge liang|kongming)$/i, company: ['羽扇'] },
];

/** Changes the cast: what is named already is not brought. */
export function bringCompany(cast: Cast): void {
  for (const subject of cast.subjects.slice()) {
    const story = STORIES.find(({ named }) => named.test(subject.words ?? ''));
    if (!story) continue;
    if (story.count !== undefined) subject.count = story.count;
    if (story.seated !== undefined) seat(cast, subject, story.seated);
    for (const word of story.company) bring(cast, word);
  }
}

/** More of them, who are others than those who stand. */
function seat({ subjects }: Cast, subject: Subject, count: number): void {
  const { words: _, person, ...entry } = subject;
  const look: PersonLook = { ...person, wears: [...(person?.wears ?? [])], does: 'sit' };
  subjects.splice(subjects.indexOf(subject) + 1, 0, {
    ...entry,
    key: `seated-${entry.key}`,
    count,
    person: look,
  });
}

/** So small beside who is named: a rabbit that one could carry. */
const SMALL = 0.55;

function bring({ subjects }: Cast, word: string): void {
  for (const meaning of VOCABULARY.get(word) ?? []) {
    if (meaning.is !== 'subject') continue;
    const { person: _, ...entry } = meaning.value;
    if (subjects.every(({ key }) => key !== entry.key))
      subjects.push({
        ...entry,
        count: 1,
        height: entry.height * (entry.kind === 'face' || entry.kind === 'full' ? SMALL : 1),
      } satisfies Subject);
  }
}
