// What a feast or a kind of music is known by, for posters and cards that name it: "a poster for a jazz festival".

import { showTrade } from './logo-trades.ts';
import { parsePrompt } from './parse-prompt.ts';
import type { PosterFoot, PromptReading, Subject } from './prompt-reading.ts';

export type Occasion = {
  named: RegExp;
  /** Words for things of the lexicon. */
  things: readonly string[];
  /** Of the sheet, where no other is asked for. */
  ground: string;
  foot?: PosterFoot;
};

/** The first that is named counts. */
const OCCASIONS: readonly Occasion[] = [
  {
    named: /jazz|blues (?:festival|concert|night)|爵士/i,
    things: ['saxophone', 'trumpet'],
    ground: '#1f2c63',
    foot: 'keys',
  },
  {
    named:
      /rock (?:festival|concert|music|band|show|night)|heavy metal|punk|music festival|摇滚|音乐节|乐队演出/i,
    things: ['electric guitar', 'drum'],
    ground: '#7a1f2e',
  },
  {
    named:
      /classical (?:music|concert)|symphony|orchestra|recital|chamber music|古典音乐|交响|音乐会|演奏会/i,
    things: ['violin', 'piano'],
    ground: '#5a2a2a',
    foot: 'keys',
  },
  {
    named: /halloween|万圣节/i,
    things: ['bat', 'jack-o-lantern', 'ghost'],
    ground: '#43245e',
  },
  {
    named: /christmas|xmas|圣诞/i,
    things: ['gift', 'christmas tree', 'gift'],
    ground: '#9c2430',
  },
  {
    named: /mid-?autumn|moon festival|中秋/i,
    things: ['moon', 'mooncake', 'rabbit', 'mooncake'],
    ground: '#22316e',
    foot: 'clouds',
  },
  {
    named: /chinese new year|lunar new year|spring festival|lantern festival|春节|元宵|除夕|新春|过年/i,
    things: ['lantern'],
    ground: '#b5221f',
    foot: 'clouds',
  },
  {
    named: /valentine|情人节|七夕/i,
    things: ['rose', 'heart', 'gift'],
    ground: '#d9597c',
  },
  {
    named: /birthday|生日/i,
    things: ['gift', 'birthday cake', 'balloon'],
    ground: '#3f8fb0',
  },
  {
    named: /thanksgiving|harvest festival|感恩节|丰收节/i,
    things: ['pumpkin', 'turkey', 'pumpkin'],
    ground: '#a8602a',
  },
];

/** The occasion that a prompt names. */
export function occasionOf(prompt: string): Occasion | undefined {
  return OCCASIONS.find(({ named }) => named.test(prompt));
}

/** What a poster invites to: it is shown by the things of it. */
const FEAST = /^(?:music festival|concert|party|音乐节|音乐会|演唱会|派对|晚会)$/i;

/**
 * Changes the reading: a poster or card that is set nowhere and names an occasion shows what that is known by. What
 * else is named keeps its place: a cat on a birthday card stands there alone.
 */
export function showOccasion(reading: PromptReading, prompt: string): void {
  if (!isPosterSheet(reading)) return;
  const occasion = occasionOf(prompt);
  if (!occasion) {
    showOffer(reading);
    return;
  }
  const { subjects, unwanted } = reading;
  const things = occasion.things
    .flatMap((thing) => parsePrompt(thing).subjects)
    .filter(({ key }) => !unwanted.keys.has(key));
  if (!subjects.every(({ key }) => things.some((thing) => thing.key === key))) return;
  reading.ground ??= occasion.ground;
  if (occasion.foot) reading.foot = occasion.foot;
  // A concert that is on a poster takes place elsewhere.
  reading.scenes = [];
  const own = new Set(subjects);
  const shown = things.map((thing): Subject => {
    const named = [...own].find(({ key }) => key === thing.key);
    if (named) own.delete(named);
    return named ?? { ...thing, count: 1 };
  });
  setSubjects(reading, [...shown, ...own]);
  for (const { words, shows } of reading.asks) {
    if (!(occasion.named.test(words) || FEAST.test(words)) || shows.some(({ is }) => is === 'thing'))
      continue;
    shows.splice(0, shows.length, ...shown.map((thing) => ({ is: 'thing', thing }) as const));
  }
}

/** Where no occasion is named, and nothing to draw, it may be a trade that the poster is for. */
function showOffer(reading: PromptReading): void {
  if (reading.subjects.length > 0 || reading.scenes.length > 0) return;
  showTrade(reading);
  if (reading.subjects.length > 0) reading.ground ??= '#2f6472';
}

/** Links point at places in the list. */
function setSubjects(reading: PromptReading, subjects: readonly Subject[]): void {
  const before = reading.subjects;
  const place = (index: number): number => subjects.indexOf(before[index] as Subject);
  for (const link of reading.links) {
    link.from = place(link.from);
    if (link.to !== null) link.to = place(link.to);
  }
  reading.subjects = [...subjects];
}

/** Posters and cards that are said to show no place. */
export function isPosterSheet({ frame, writing, scenes, weather }: PromptReading): boolean {
  const isSheet = frame === 'poster' || writing.some(({ on }) => on === 'poster' || on === 'card');
  return isSheet && weather.size === 0 && scenes.every((scene) => scene === 'theatre');
}
