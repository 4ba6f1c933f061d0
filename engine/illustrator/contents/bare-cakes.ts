// A cake has candles where somebody has a birthday, or where they are named.

import type { PromptReading } from '../reading/prompt-reading.ts';

export const LIT_CAKE = 'noto/birthday-cake';
const FEAST =
  /birthday|candle|\bwish|part(?:y|ies)|celebrat|years? old|生日|蜡烛|许愿|派对|庆祝|寿|周岁|岁|🎂/iu;
const BERRIES = /strawberr|berries|草莓/i;

/** Changes the reading. `prompt` as typed. */
export function leaveCandlesOut({ subjects, unwanted }: PromptReading, prompt: string): void {
  if (FEAST.test(prompt) && !unwanted.keys.has('candle')) return;
  const hasBerries = BERRIES.test(prompt);
  for (const one of subjects)
    if (one.drawing === LIT_CAKE && one.candles === undefined)
      one.drawing = hasBerries ? 'own/strawberry-cake' : 'own/cream-cake';
}
