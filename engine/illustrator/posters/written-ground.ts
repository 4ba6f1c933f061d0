// Words in sand or snow: drawn with a finger or a stick, lying on the ground before the viewer.

import { mix } from '#engine/raster/colour.ts';
import { NEWSREADER } from '#engine/letters/font-for.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { lit, type Stage } from '../staging/stage.ts';
import type { Lettering } from './lettering.ts';

type Ground = 'sand' | 'snow';

const GROUNDS: readonly (readonly [Ground, RegExp])[] = [
  [
    'sand',
    /\b(?:written|drawn|spelled|carved|traced|scratched|writing) (?:out )?(?:in|on|into) (?:the )?(?:wet |golden |white |beach )?sand\b|[写画刻]在(?:海边的?|金色的?)?(?:沙滩|沙子|沙地|海滩|沙)上?|(?:沙滩|沙子|沙地|海滩)上(?:面)?[写画刻](?:着|了|有|下)?/i,
  ],
  [
    'snow',
    /\b(?:written|drawn|spelled|carved|traced|writing) (?:out )?(?:in|on|into) (?:the )?(?:fresh |deep |white )?snow\b|[写画刻]在(?:厚厚的?|洁白的?)?(?:雪地|积雪|雪)[里上]?|(?:雪地|积雪)上(?:面)?[写画刻](?:着|了|有|下)?/i,
  ],
];

/** The ground that words are written in, if there are any. `words`: the prompt. */
export function writtenGround(
  { writing }: Pick<PromptReading, 'writing'>,
  words: string,
): Ground | undefined {
  if (!writing.some(({ on }) => on === undefined)) return undefined;
  return GROUNDS.find(([, said]) => said.test(words))?.[0];
}

/** The how-manieth text on the ground of its stage. */
export function groundLettering(stage: Stage, text: string, ground: Ground, place: number): Lettering {
  const { width, height, short } = stage;
  const { subjects } = stage.reading;
  return {
    text,
    x: width / 2,
    // Before the feet of what stands there.
    y: height * ((subjects.length > 0 ? 0.89 : 0.82) + place * 0.08),
    wide: width * 0.7,
    tall: height * 0.3,
    pixels: short * (place > 0 ? 0.1 : subjects.length > 0 ? 0.17 : 0.24),
    hand: NEWSREADER,
    ink: ground === 'sand' ? mix(lit(stage, '#a98254'), '#4a3020', 0.22) : lit(stage, '#8ba4c4'),
    lip: ground === 'sand' ? lit(stage, '#f8e8c4') : lit(stage, '#ffffff'),
    lines: 1,
  };
}

/** Changes the reading: where no other place is named it is a beach, or a field of snow. */
export function writeOnGround(reading: PromptReading, prompt: string): void {
  const ground = writtenGround(reading, prompt);
  const written = reading.writing.find(({ on }) => on === undefined);
  if (ground === undefined || !written) return;
  if (reading.scenes.length === 0) reading.scenes.push(ground === 'sand' ? 'sea' : 'snowfield');
  for (const { words, shows } of reading.asks)
    if (shows.length === 0 && OF_GROUND.test(words)) shows.push({ is: 'thing', thing: written });
}

const OF_GROUND =
  /^(?:(?:wet|golden|white|fresh) )?(?:sand|snow)$|^(?:沙|沙子|沙滩|沙地|雪|雪地|积雪)[里上]?$/i;
