// The sun, a cloud or stars on a sticker, in a pattern or on plain white: signs of them, since no sky is there.

import type { PromptReading, Shown, Subject } from '../reading/prompt-reading.ts';
import { splitWords } from '../reading/words/split-words.ts';
import { meaningOf } from '../reading/words/word.ts';
import { isSheetOfThings } from './pattern.ts';

const SIGNS: readonly (readonly [named: RegExp, drawing: string])[] = [
  [/\brainbows?\b|彩虹|🌈/iu, 'rainbow'],
  [/\bcrescents?\b|月牙|弯月|🌙/iu, 'crescent-moon'],
  [/\bmoons?\b|月亮|满月|圆月|🌕/iu, 'full-moon'],
  [/\bsuns?\b|太阳|☀/iu, 'sun'],
  [/\bclouds?\b|云朵|^云$|☁/iu, 'cloud'],
  [/\bstars?\b|星星|⭐/iu, 'star'],
  [/\blightning\b|闪电|⚡/iu, 'high-voltage'],
  [/\bsnowflakes?\b|雪花|❄/iu, 'snowflake'],
];
const HEIGHT = 0.3;

/** Changes the reading. */
export function showSkySigns(reading: PromptReading, prompt: string): void {
  if (!isSheetOfThings(prompt) && reading.frame !== 'product') return;
  for (const { words, shows } of reading.asks) {
    const drawing = SIGNS.find(([named]) => named.test(words))?.[1];
    const own = reading.subjects.find((one) =>
      shows.some((shown) => 'thing' in shown && shown.thing === one),
    );
    const isOfSky = own ? own.kind === 'sky' : shows.every(isCircumstance);
    if (drawing === undefined || !isOfSky) continue;
    const count = own?.count ?? countBefore(words, prompt);
    const sign: Subject = { key: `${drawing}-sign`, drawing, kind: 'item', height: HEIGHT, count, words };
    // It takes the place of the other, so that links stay.
    if (own) Object.assign(own, sign);
    else {
      for (const shown of shows) dropCircumstance(reading, shown);
      reading.subjects.push(sign);
      shows.splice(0, shows.length, { is: 'thing', thing: sign });
    }
  }
}

/** Stars are an hour elsewhere, and not counted. */
function countBefore(noun: string, prompt: string): number {
  const words = splitWords(prompt);
  const at = words.findIndex(({ text }) => noun.startsWith(text));
  const before = words[at - 1];
  return Math.min((before && meaningOf(before, 'number')?.value) ?? 1, MOST);
}
const MOST = 9;

function isCircumstance({ is }: Shown): boolean {
  return is === 'scene' || is === 'time' || is === 'weather';
}

function dropCircumstance(reading: PromptReading, shown: Shown): void {
  if (shown.is === 'scene') reading.scenes = reading.scenes.filter((scene) => scene !== shown.scene);
  if (shown.is === 'time' && reading.time === shown.time) reading.time = undefined;
  if (shown.is === 'weather') reading.weather.delete(shown.weather);
}
