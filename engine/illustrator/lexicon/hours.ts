// Hours of the clock, by what the sky is like then: "3am", 凌晨三点.

import type { TimeOfDay } from './circumstances.ts';

/** "3am", "11:30 p.m.". */
export const CLOCK = String.raw`\d{1,2}(?::\d\d)?\s?[ap]\.?m\b\.?`;

const CLOCK_PARTS = /^(\d{1,2})(?::\d\d)?\s?([ap])\.?m\.?$/i;

/** The time of day that a word like "3am" tells; undefined where it is no hour. */
export function hourOf(word: string): TimeOfDay | undefined {
  const [, told = '', half = 'a'] = CLOCK_PARTS.exec(word) ?? [];
  if (told === '' || Number(told) > 12) return undefined;
  return timeOf((Number(told) % 12) + (half.toLowerCase() === 'p' ? 12 : 0));
}

function timeOf(hour: number): TimeOfDay {
  if (hour < 5 || hour >= 20) return 'night';
  if (hour < 8) return 'dawn';
  return hour >= 18 ? 'sunset' : 'day';
}

const NUMERALS = ['一', '两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
/** By how many hours the words before it move the hour, and of which hours they are said. */
const PARTS_OF_DAY: readonly (readonly [word: string, add: 0 | 12, from: number, to: number])[] = [
  ['凌晨', 0, 1, 5],
  ['半夜', 0, 1, 3],
  ['早上', 0, 5, 10],
  ['清晨', 0, 5, 7],
  ['上午', 0, 8, 11],
  ['下午', 12, 1, 6],
  ['傍晚', 12, 5, 7],
  ['晚上', 12, 6, 11],
  ['夜里', 12, 8, 11],
  ['深夜', 12, 10, 11],
];

/** In words of the vocabulary. */
export const HOURS: Record<TimeOfDay, string> = hoursInWords();

function hoursInWords(): Record<TimeOfDay, string> {
  const words: Record<TimeOfDay, string[]> = {
    dawn: ['crack of dawn', '天刚亮', '天亮', '拂晓'],
    day: [],
    sunset: [],
    night: [
      'middle of the night',
      'in the middle of the night',
      'dead of night',
      'late at night',
      'late night',
      'past midnight',
      'after midnight',
      'small hours',
      'after dark',
      'three in the morning',
      'two in the morning',
      '凌晨',
      '半夜',
      '大半夜',
      '三更半夜',
      '后半夜',
      '半夜十二点',
      '凌晨十二点',
      '夜深人静',
      '夜深',
      '夜深了',
    ],
  };
  for (const [part, add, from, to] of PARTS_OF_DAY)
    for (let hour = from; hour <= to; hour++)
      for (const numeral of [NUMERALS[hour - 1], String(hour)])
        for (const end of ['点', '点钟', '点半']) words[timeOf(hour + add)].push(`${part}${numeral}${end}`);
  return {
    dawn: words.dawn.join(','),
    day: words.day.join(','),
    sunset: words.sunset.join(','),
    night: words.night.join(','),
  };
}
