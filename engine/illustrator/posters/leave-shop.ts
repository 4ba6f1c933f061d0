// A poster for a shop shows what is sold there, on a sheet, and not the empty shop: "a poster for a flower shop".

import { showTrade, tradesIn } from './logo-trades.ts';
import { occasionOf } from './poster-occasions.ts';
import type { PromptReading, Shown, Subject } from '../reading/prompt-reading.ts';

const BEFORE = /(?:posters?|flyers?|banners?|leaflets?|covers?) for (?:[\p{L}'’]+ ){0,4}$/iu;
const AFTER =
  /^(?:的)?\p{Script=Han}{0,6}(?:海报|传单|宣传单|横幅)|^ (?:\p{L}+ ){0,3}(?:posters?|flyers?|banners?|leaflets?)\b/iu;
const GROUND = '#2f6472';

/** Changes the reading. */
export function leaveShop(reading: PromptReading, prompt: string): void {
  const { frame, subjects, scenes, asks } = reading;
  if (frame !== 'poster' || !scenes.every((scene) => scene === 'room')) return;
  const isOfWares = subjects.length > 0 && scenes.length > 0;
  if (subjects.length > 0 && !isOfWares) return;
  const [occasion = ''] = occasionOf(prompt)?.named.exec(prompt) ?? [];
  const isFor = tradesIn(prompt).some(
    ({ 0: trade, index }) =>
      // The garage of a garage sale is none that repairs.
      !occasion.toLowerCase().includes(trade.toLowerCase()) &&
      (BEFORE.test(prompt.slice(0, index)) || AFTER.test(prompt.slice(index + trade.length))),
  );
  if (!isFor || (isOfWares && !areSoldThere(subjects, prompt))) return;
  if (!isOfWares) showTrade(reading);
  if (subjects.length === 0) return;
  reading.scenes = [];
  reading.ground ??= GROUND;
  for (const { shows } of asks)
    for (const [at, shown] of [...shows.entries()].toReversed())
      if (shown.is === 'scene') shows.splice(at, 1, ...(isOfWares ? subjects.map(asThing) : []));
}

function asThing(thing: Subject): Shown {
  return { is: 'thing', thing };
}

/** "A pizza restaurant flyer": named right before the shop, or within its name. */
function areSoldThere(subjects: readonly Subject[], prompt: string): boolean {
  const trades = tradesIn(prompt);
  return subjects.every(
    ({ kind, words = '' }) =>
      ['food', 'item', 'plant', 'hat'].includes(kind) &&
      words !== '' &&
      trades.some(
        ({ 0: trade, index }) => trade.includes(words) || prompt.slice(0, index).trimEnd().endsWith(words),
      ),
  );
}
