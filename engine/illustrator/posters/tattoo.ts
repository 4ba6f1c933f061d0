// "A tattoo of a wolf and a rose", 纹身设计: what is named, in black lines on paper, each as large as the other.

import { cutDrawingOf, isFlowerKey } from '../contents/products.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

const TATTOO =
  /\btattoos? (?:of|with|design|flash|sketch|drawing|stencil|style|idea)\b|纹身(?:图案|设计|手稿|图|稿|风格?)?|刺青(?:图案|设计)/i;
const SAYS = /^(?:tattoos?|designs?|tattoo (?:designs?|flash|sketch|drawing|stencil)|纹身|刺青|图案|设计)$/i;
const MOST = 4;
const PAPER = '#f6f0e2';

/** Changes the reading of a tattoo that nobody has. */
export function showTattoo(reading: PromptReading, prompt: string): void {
  const { subjects, scenes, weather, looks, asks, time } = reading;
  if (!TATTOO.test(prompt) || scenes.length > 0 || weather.size > 0 || time !== undefined) return;
  if (subjects.length === 0 || subjects.length > MOST || subjects.some(({ kind }) => kind === 'figure'))
    return;
  const tattoo = { words: 'tattoo', isBare: true as const };
  for (const one of subjects) cutFlower(one);
  if (!looks.includes('woodcut')) looks.push('woodcut');
  // No wolf has the rose in its mouth.
  Object.assign(reading, { sticker: tattoo, ground: PAPER, links: [] });
  for (const { words, shows } of asks)
    if (SAYS.test(words)) shows.splice(0, shows.length, { is: 'thing', thing: tattoo });
}

/** By itself it grows out of no ground. */
function cutFlower(one: Subject): void {
  if (one.kind !== 'plant' || !isFlowerKey(one.key)) return;
  Object.assign(one, {
    drawing: cutDrawingOf(one),
    kind: 'item',
    count: one.isCounted === true ? one.count : 1,
    standsApart: true,
  });
}
