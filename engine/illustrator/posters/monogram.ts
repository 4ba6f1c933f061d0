// "A logo with the letter M", "AB monogram", 字母M的标志: letters that are the mark themselves, or its name below it.

import type { PromptReading } from '../reading/prompt-reading.ts';

const LETTERS =
  /\b(?:letters?|initials?|monogram(?: of)?)\s+["“']?(?<after>[A-Z](?:\s?(?:[&+,]|\band\b)?\s?[A-Z]){0,2})["”']?(?![a-z])|\b(?<before>[A-Z](?:&?[A-Z]){0,2})\s+(?:monogram|lettermark)|字母\s*["“]?(?<han>[A-Z]{1,3})/u;

/** Changes the reading of a logo: where something else is the mark, its letters stand below as a name would. */
export function letterMonogram(reading: PromptReading, prompt: string): void {
  const { subjects, writing, asks } = reading;
  const found = LETTERS.exec(prompt)?.groups;
  // "A and K" are set as one.
  const text = (found?.after ?? found?.before ?? found?.han)?.replaceAll(/\s*(?:,|\band\b)\s*|\s+/g, '');
  const hasMark = subjects.length > 0;
  if (text === undefined || (hasMark && writing.length > 0)) return;
  const said = writing.find((one) => one.text === text);
  const mark = said ?? { text, on: 'logo' as const, words: text };
  if (!said) writing.unshift(mark);
  if (!hasMark) reading.monogram = mark;
  for (const { words, shows } of asks)
    if (
      shows.length === 0 &&
      ((/^[A-Z&+]+$/.test(words) && text.includes(words)) ||
        /^(?:monogram|letters?|initials?|lettermark|字母)$/i.test(words))
    )
      shows.push({ is: 'thing', thing: mark });
}
