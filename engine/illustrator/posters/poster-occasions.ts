// What a feast or a kind of music is known by, for posters and cards that name it: "a poster for a jazz festival".

import { showTrade } from './logo-trades.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { isWeatherOfSeason, takeSeason } from './poster-motifs.ts';
import { CAUSES, type Occasion } from './poster-causes.ts';
import { isCoupon } from './stationery.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

/** The first that is named counts. */
const OCCASIONS: readonly Occasion[] = [
  {
    named:
      /jazz(?: (?:night|festival|concert|club|party|evening))?|blues (?:festival|concert|night)|爵士(?:之夜|音乐节|音乐会|乐)?/i,
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
    named: /lantern festival|元宵(?:节|佳节)?/i,
    things: ['lantern'],
    also: ['汤圆'],
    ground: '#b5221f',
    foot: 'clouds',
  },
  {
    named: /chinese new year|lunar new year|spring festival|春节|除夕|新春|过年/i,
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
  {
    named:
      /(?:short )?(?:film|movie|cinema) (?:festival|night|week|premiere|club)|open-?air cinema|电影(?:节|周|之夜)|影展|电影展/i,
    things: ['movie camera', 'popcorn'],
    ground: '#b5472f',
  },
  {
    named:
      /(?:space|sci-?fi|science fiction)(?: \w+)? (?:adventure|odyssey|opera|epic|film|movie|saga|thriller)|(?:太空|宇宙|星际)(?:冒险|电影|歌剧|史诗)|科幻(?:电影|片|大片)/i,
    things: ['planet', 'rocket', 'star'],
    ground: '#1d2350',
  },
  {
    named: /coffee (?:festival|fair|week|tasting|expo)|咖啡(?:节|展|周|文化节)/i,
    things: ['coffee', 'croissant'],
    ground: '#5a3522',
  },
  {
    named: /(?:street )?food (?:festival|fair|market|week)|美食(?:节|展|周|文化节)/i,
    things: ['pizza', 'burger', 'ice cream'],
    ground: '#b0462a',
  },
  {
    named: /\bart (?:exhibition|fair|show|festival|week)|艺术(?:展览?|节|周|博览会)|画展|美术展/i,
    things: ['artist palette', 'paintbrush'],
    ground: '#2f5d73',
  },
  {
    named:
      /(?:book|literature|literary|poetry) (?:fair|festival|week)|书展|读书节|图书(?:展|节|博览会)|文学节/i,
    things: ['book'],
    ground: '#234e4a',
  },
  {
    named:
      /science (?:fair|week|day|show|club|festival|exhibition)|科学(?:展|节|周|博览会)|科普(?:展|日|周|活动)/i,
    things: ['microscope', 'test tube'],
    ground: '#1d3b6e',
  },
  {
    named:
      /(?:tech(?:nology)?|developer|ai|robot(?:ics)?) (?:conference|summit|expo|fair|meetup|festival)|hackathon|(?:科技|技术|人工智能|开发者)(?:大会|展|节|峰会)|黑客松/i,
    things: ['robot', 'laptop'],
    ground: '#1d3b6e',
  },
  {
    named:
      /yoga (?:festival|day|event|workshop|week|studio|class(?:es)?|retreat|school|cent(?:er|re))|瑜伽(?:节|日|活动|工作坊|馆|工作室|课)/i,
    things: ['lotus'],
    ground: '#3f7f78',
  },
  {
    named: /ballet (?:festival|night|gala|show)|芭蕾(?:之夜|节|演出)?/i,
    things: ['ballet shoes'],
    ground: '#7a3f5c',
  },
  {
    named:
      /(?:city |half )?marathon|running (?:race|event|festival)|(?:半程|城市)?马拉松(?:比赛|赛)?|跑步节/i,
    things: ['running shoe'],
    ground: '#1f5f8a',
  },
  {
    named: /(?:flower|garden|tulip|rose) (?:show|festival|fair|exhibition)|花展|花卉(?:展|节|博览会)|花博会/i,
    things: ['tulip', 'sunflower', 'rose'],
    ground: '#2f6a4c',
  },
  {
    named: /(?:wine) (?:festival|fair|tasting)|葡萄酒节/i,
    things: ['wine', 'grapes'],
    ground: '#5a1f38',
  },
  {
    named: /beer (?:festival|fair|garden)|oktoberfest|啤酒节/i,
    things: ['beer', 'pretzel'],
    ground: '#1f4f7a',
  },
];

/** The occasion that a prompt names. */
export function occasionOf(prompt: string): Occasion | undefined {
  return [...OCCASIONS, ...CAUSES].find(({ named }) => named.test(prompt));
}

/** What a poster invites to: it is shown by the things of it. */
const FEAST =
  /^(?:(?:music )?festival|concert|party|exhibition|conference|音乐节|音乐会|演唱会|派对|晚会|节|展|大会)$/i;

/**
 * Changes the reading: a poster or card that is set nowhere and names an occasion shows what that is known by, and the
 * season of it. What else is named keeps its place: a cat on a birthday card stands there alone, and on a poster beside
 * the first of what the occasion is known by.
 */
export function showOccasion(reading: PromptReading, prompt: string): void {
  if (isCoupon(prompt)) return;
  const occasion = occasionOf(prompt);
  if (!occasion) {
    if (isPosterSheet(reading)) showOffer(reading);
    return;
  }
  const { unwanted } = reading;
  const [phrase = ''] = occasion.named.exec(prompt) ?? [];
  if (!isSheet(reading, phrase) || !isWeatherOfSeason(reading)) return;
  const known = (words: readonly string[] = []): Subject[] =>
    words.flatMap((thing) => parsePrompt(thing).subjects).filter(({ key }) => !unwanted.keys.has(key));
  const things = known(occasion.things);
  const all = [...things, ...known(occasion.also)];
  const isOfIt = ({ key }: Subject): boolean => key === 'osmanthus' || all.some((thing) => thing.key === key);
  const isOccasion = (subject: Subject): boolean => isOfIt(subject) || isWithin(phrase, subject.words ?? '');
  const others = reading.subjects.filter((one) => !isOccasion(one));
  if (others.length > 0 && !(EVENT.test(phrase) && isJoined(reading, others))) return;
  const season = takeSeason(reading);
  reading.ground ??= season?.ground ?? occasion.ground;
  if (occasion.foot) reading.foot = occasion.foot;
  // A concert that is on a poster takes place elsewhere.
  reading.scenes = [];
  const own = new Set(reading.subjects.filter(isOfIt));
  // Who names two of its things has said which.
  const isChosen = [...own].filter(({ key }) => key !== 'moon' && key !== 'osmanthus').length > 1;
  // "Palm trees" are a sign of where it is: one will do.
  for (const one of others) if (one.isCounted !== true) one.count = 1;
  const usual = others.length > 0 ? things.slice(0, 1) : things;
  const wanted = isChosen ? all.filter((thing) => [...own].some(({ key }) => key === thing.key)) : usual;
  const shown = wanted.map((thing): Subject => {
    const named = [...own].find(({ key }) => key === thing.key);
    if (named) own.delete(named);
    if (named?.kind === 'food' && named.isCounted !== true) named.count = 1;
    return named ?? { ...thing, count: 1 };
  });
  for (const subject of own) if (subject.key === 'osmanthus') Object.assign(subject, OSMANTHUS_BRANCH);
  setSubjects(reading, [...shown, ...own, ...others]);
  const isNamed = (words: string): boolean =>
    occasion.named.test(words) || FEAST.test(words) || isWithin(phrase, words);
  for (const { words, shows } of reading.asks) {
    const isShown = shows.some(
      (one) => one.is === 'thing' && reading.subjects.some((own) => own === one.thing),
    );
    if (!isNamed(words) || isShown) continue;
    shows.splice(0, shows.length, ...shown.map((thing) => ({ is: 'thing', thing }) as const));
  }
  if (!season) return;
  reading.motifs = [...(reading.motifs ?? []), ...season.motifs];
  for (const { shows } of season.asks)
    shows.splice(0, shows.length, ...season.motifs.map((thing) => ({ is: 'thing', thing }) as const));
}

/** A jazz cat is at no event, and in a sale is what is sold. */
const EVENT =
  /festival|concert|night|party|show|exhibition|fair\b|week|premiere|\bday\b|(?:garage|yard|rummage|jumble) sale|flea market|开业|开张|市集|tournament|halloween|christmas|xmas|new year|easter|[节展赛季]$|[晚音读乐]{0,2}会$|之夜|新年|春节|新春|圣诞|万圣|元旦|跨年/i;

/** People do what is on, and buildings are where it is. */
const JOINED: ReadonlySet<Subject['kind']> = new Set([
  'item',
  'food',
  'full',
  'face',
  'bird',
  'air',
  'plant',
  'tree',
]);

/** Whether what is named with an event stands beside what that is known by. */
function isJoined({ frame, links }: PromptReading, others: readonly Subject[]): boolean {
  return (
    frame === 'poster' &&
    links.length === 0 &&
    others.length <= 2 &&
    others.every(({ kind, count, isCounted }) => JOINED.has(kind) && (isCounted !== true || count <= 2))
  );
}

/** "Film" of "film festival". */
export function isWithin(phrase: string, words: string): boolean {
  return words !== '' && phrase.toLowerCase().includes(words.toLowerCase());
}

/** On a sheet there is no room for the tree. */
const OSMANTHUS_BRANCH = {
  key: 'osmanthus-branch',
  drawing: 'own/osmanthus-branch',
  kind: 'item',
  height: 0.2,
} as const;

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
  reading.links = reading.links.filter(({ from, to }) => place(from) >= 0 && (to === null || place(to) >= 0));
  for (const link of reading.links) {
    link.from = place(link.from);
    if (link.to !== null) link.to = place(link.to);
  }
  reading.subjects = [...subjects];
}

/** Posters and cards that are said to show no place. */
export function isPosterSheet(reading: PromptReading): boolean {
  return reading.weather.size === 0 && isSheet(reading);
}

/** No place is what an occasion's name alone has: "city" of "city marathon". */
function isSheet(
  { frame, writing, scenes, asks, stationery, pattern }: PromptReading,
  occasion = '',
): boolean {
  const isPaper =
    frame === 'poster' ||
    stationery !== undefined ||
    pattern !== undefined ||
    writing.some(({ on }) => on === 'poster' || on === 'card');
  const places = asks.filter(({ words }) => !isWithin(occasion, words)).flatMap(({ shows }) => shows);
  return (
    isPaper &&
    scenes.every(
      (scene) =>
        scene === 'theatre' ||
        (occasion !== '' && !places.some((shown) => shown.is === 'scene' && shown.scene === scene)),
    )
  );
}
