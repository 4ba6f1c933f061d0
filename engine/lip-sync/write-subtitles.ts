// Subtitles of a typed text as SRT: a line for each part of a sentence, at the time at which it is said.
import { countCharacters } from '#contract/field-words.ts';
import type { Language } from '#texts/words.ts';
import { placeWords } from './place-words.ts';

const MOST_CHARACTERS: Readonly<Record<Language, number>> = { en: 42, zh: 18 };
const LEAST_CHARACTERS: Readonly<Record<Language, number>> = { en: 14, zh: 6 };
const LEAST_SECONDS = 0.7;

export function writeSubtitles(text: string, language: Language, voice: Float32Array): string {
  const lines = splitText(text, language);
  const spans = placeWords(lines.map(weighWords), voice);
  return lines
    .flatMap((line, i) => {
      const span = spans[i];
      if (!span) return [];
      const next = spans[i + 1]?.from ?? Infinity;
      const to = Math.min(next, Math.max(span.to, span.from + LEAST_SECONDS));
      return [`${i + 1}\n${clock(span.from)} --> ${clock(to)}\n${line}\n`];
    })
    .join('\n');
}

/** At punctuation; parts that are very short go with the next, parts that are too long are cut between words. */
export function splitText(text: string, language: Language): string[] {
  const parts = text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?;:,](?=\s|$))|(?<=[。！？；：，、…])/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const both = before === undefined ? '' : language === 'zh' ? before + part : `${before} ${part}`;
    const isShort =
      before !== undefined &&
      countCharacters(before) < LEAST_CHARACTERS[language] &&
      !/[.!?。！？]$/u.test(before);
    if (isShort && countCharacters(both) <= MOST_CHARACTERS[language]) joined[joined.length - 1] = both;
    else joined.push(part);
  }
  return joined.flatMap((part) => cutLong(part, language));
}

function cutLong(part: string, language: Language): string[] {
  const length = countCharacters(part);
  const lines = Math.ceil(length / MOST_CHARACTERS[language]);
  if (lines === 1) return [part];
  const words = language === 'zh' && !part.includes(' ') ? Array.from(part) : part.split(/(?<= )/);
  const cut: string[] = [''];
  for (const word of words) {
    const line = cut.at(-1) ?? '';
    const isFull = countCharacters(line) >= length / lines - countCharacters(word) / 2;
    if (isFull && cut.length < lines) cut.push(word);
    else cut[cut.length - 1] = line + word;
  }
  return cut.map((line) => line.trim()).filter((line) => line !== '');
}

/** Roughly how long something takes to say: a Chinese character takes as long as three letters. */
function weighWords(line: string): number {
  const chinese = line.match(/\p{Script=Han}/gu)?.length ?? 0;
  const digits = line.match(/\p{N}/gu)?.length ?? 0;
  return chinese * 3 + digits * 4 + (countCharacters(line) - chinese - digits) + 1;
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds * 1000));
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)},${String(whole % 1000).padStart(3, '0')}`;
}

function two(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}
