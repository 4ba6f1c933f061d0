// Which entries of the palette are meant by what was typed: its letters in this order, in any of the entry's names.
import { defaultFilter } from 'cmdk';

/** Letters that only happen to stand in this order, far apart, score less. */
const LEAST_SCORE = 0.02;
/** Beside an entry that is plainly meant, one that scores less than this share of it is noise. */
const LEAST_SHARE = 0.15;

export type Named = {
  /** In both languages, where both are known. */
  names: readonly string[];
};

/** The best first; where nothing is typed all of them, as they stand. */
export function matchEntries<Entry extends Named>(entries: readonly Entry[], query: string): Entry[] {
  const wanted = query.trim();
  if (wanted === '') return [...entries];
  const scored = entries
    .map((entry) => ({ entry, score: Math.max(...entry.names.map((name) => defaultFilter(name, wanted))) }))
    .toSorted((one, other) => other.score - one.score);
  const least = Math.max(LEAST_SCORE, LEAST_SHARE * (scored[0]?.score ?? 0));
  return scored.filter(({ score }) => score >= least).map(({ entry }) => entry);
}

/** Sentences, in which letters in some order are found by chance: every word has to be in them. */
export function matchSentences(sentences: readonly string[], query: string): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return sentences.filter((sentence) => words.every((word) => sentence.toLowerCase().includes(word)));
}
