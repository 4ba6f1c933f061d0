// A title that was typed without quotes is told as one, and not word by word: "Bean There", 儿童节.

import type { Ask, PromptReading } from '../reading/prompt-reading.ts';
import { isWithin } from './poster-titles.ts';

/** Fillers between its words are asked for by nobody. */
const MOST_OF_IT = 0.55;

/** Changes the reading: what was asked for with the words of a title is asked for with all of it. */
export function tellWhole(reading: PromptReading, prompt: string): void {
  for (const writing of reading.writing) {
    const start = prompt.toLowerCase().indexOf(writing.text.toLowerCase());
    if (start < 0) continue;
    const whole = prompt.slice(start, start + writing.text.length);
    const run = longestRun(reading.asks, whole);
    const letters = run.reduce((sum, { words }) => sum + words.length, 0);
    if (run.length < 2 || letters < lettersOf(whole) * MOST_OF_IT) continue;
    const shows = run.flatMap((ask) => ask.shows);
    const told: Ask = { words: whole, shows: [...shows, { is: 'thing', thing: writing }] };
    reading.asks = reading.asks.flatMap((ask) => (ask === run[0] ? [told] : run.includes(ask) ? [] : [ask]));
  }
}

function lettersOf(text: string): number {
  return text.replaceAll(/\s/g, '').length;
}

/** The most that were asked for one after the other with words of the text, none of them twice. */
function longestRun(asks: readonly Ask[], text: string): readonly Ask[] {
  let longest: Ask[] = [];
  let run: Ask[] = [];
  let from = 0;
  for (const ask of asks) {
    const at = text.toLowerCase().indexOf(ask.words.toLowerCase(), from);
    const isNext = at >= 0 && isWithin(text, ask.words);
    run = isNext ? [...run, ask] : [];
    from = isNext ? at + ask.words.length : 0;
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
