// "An upside down house", 倒过来的房子: it stands on its roof.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

const TURNED =
  /\bupside[- ]?down ((?:\w+ )?\w+)|(?:上下颠倒|颠倒|倒过来|倒置|倒立|倒着)的([\p{Script=Han}]{1,4})/iu;
const SAYS = /^(?:upside|down|upside[- ]down|上下颠倒|颠倒|倒过来|倒置|倒立|倒着|倒|过来)的?$/iu;
const CAN: ReadonlySet<Subject['kind']> = new Set(['building', 'vehicle', 'boat', 'item', 'hat', 'food']);

/** Changes the reading. */
export function turnOver(reading: PromptReading, prompt: string): void {
  const found = TURNED.exec(prompt);
  const said = (found?.[1] ?? found?.[2] ?? '').toLowerCase();
  const thing = reading.subjects.find(
    ({ kind, words = '' }) => CAN.has(kind) && words !== '' && said.includes(words.toLowerCase()),
  );
  if (!thing) return;
  thing.isTurnedOver = true;
  for (const { words, shows } of reading.asks)
    if (SAYS.test(words)) shows.splice(0, shows.length, { is: 'thing', thing });
}
