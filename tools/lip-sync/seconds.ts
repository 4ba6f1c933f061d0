// How long a voice is, and the video that is made of it. Source: product §2.7.
import { countCharacters } from '#contract/field-words.ts';
import type { Language } from '#texts/words.ts';
import type { LipSyncParams, Speech } from './fields.ts';

export const LIP_SECONDS = 60;
/** Characters that a voice says in a second at speed 1. */
export const PACE = { zh: 4.5, en: 14 } as const;

/** The language that a text is read in: Chinese when it has more Chinese characters than words of letters. */
export function languageOf(text: string): Language {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  return chinese > words ? 'zh' : 'en';
}

/** How long a typed text will take to say. */
export function estimateSeconds({ text, speed }: Pick<Speech, 'text' | 'speed'>): number {
  const said = text.trim().replace(/\s+/g, ' ');
  return countCharacters(said) / PACE[languageOf(said)] / speed;
}

/** Seconds of the video that comes of a voice of this length. */
export function videoSeconds(
  { video, length }: { video?: { duration: number } | undefined; length: LipSyncParams['length'] },
  voice: number,
): number {
  if (!video || video.duration === 0 || voice === 0) return voice;
  if (voice > video.duration) return length.longer === 'loop' ? voice : video.duration;
  return length.shorter === 'cut' ? voice : video.duration;
}
