// What a feast that is told has about it, where it is no poster: a cake and balloons, gifts under a tree, lamps.

import { isCake } from '../casting/diners.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { leaveOut } from '../reading/leave-out.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { SceneName } from '../lexicon/circumstances.ts';
import { isWithin } from '../posters/poster-occasions.ts';

type Feast = {
  named: RegExp;
  /** Words for things of the lexicon, and how many of each. */
  things: readonly (readonly [word: string, count: number])[];
  /** Where it is, if nobody says. */
  scene?: SceneName;
  time?: 'night' | 'morning';
};

const CARVED = 'jack-o-lantern';
const EASTER_EGGS = 'easter eggs';
/** What is meant by a plain word on the day of these. */
const FESTIVE: Readonly<Record<string, { plain: string; key: string; drawing: string }>> = {
  [CARVED]: { plain: 'pumpkin', key: CARVED, drawing: CARVED },
  [EASTER_EGGS]: { plain: 'egg', key: 'easter-eggs', drawing: 'own/easter-eggs' },
};

/** The first that is named counts. */
const FEASTS: readonly Feast[] = [
  {
    named:
      /birthday (?:part(?:y|ies)|celebrations?|dinner)|celebrat\w+ (?:an?|his|her|their|my|the) (?:\w+ )?birthday|生日(?:派对|聚会|会|晚会|宴)|(?:庆祝|过)生日/i,
    things: [
      ['birthday cake', 1],
      ['balloon', 4],
    ],
    scene: 'room',
  },
  {
    named:
      /christmas (?:morning|day|eve|party)|opening (?:christmas )?(?:presents|gifts)|圣诞(?:节)?(?:早晨|早上|清晨|前夜|夜|派对)|平安夜|拆(?:圣诞)?礼物/i,
    things: [
      ['christmas tree', 1],
      ['gift', 3],
    ],
    scene: 'room',
  },
  {
    named: /thanksgiving(?: (?:dinner|feast|meal|table|day))?|感恩节(?:晚餐|大餐|聚餐)?/i,
    things: [
      ['roast turkey', 1],
      ['pumpkin', 1],
    ],
  },
  {
    named:
      /(?:diwali|deepavali|festival of lights)(?: celebrations?| festival| night| party)?|排灯节(?:庆典)?/i,
    things: [['diya', 5]],
    scene: 'table',
    time: 'night',
  },
  {
    named: /(?:hanukkah|chanukah)(?: celebrations?| night| party)?|光明节/i,
    things: [['menorah', 1]],
    scene: 'table',
  },
  {
    named: /(?:easter )?egg hunt(?:ing)?|寻找?彩蛋|找彩蛋/i,
    things: [[EASTER_EGGS, 3]],
    scene: 'meadow',
  },
  {
    named: /\beaster\b(?! island)(?: (?:morning|sunday|celebration|party))?|复活节(?!岛)/i,
    things: [[EASTER_EGGS, 3]],
    scene: 'meadow',
  },
  {
    named: /halloween(?: (?:night|party))?|trick[- ]or[- ]treat(?:ing|ers)?|万圣(?:节|夜)|不给糖就捣蛋/i,
    things: [[CARVED, 2]],
    time: 'night',
  },
  {
    named:
      /new year'?s? (?:eve|countdown|party|celebration)|countdown to (?:the )?new year|跨年(?:夜|晚会|倒计时)?|新年倒计时/i,
    things: [['fireworks', 1]],
    scene: 'city',
    time: 'night',
  },
  {
    named: /baby shower|满月(?:酒|宴)|百日宴/i,
    things: [
      ['gift', 2],
      ['balloon', 4],
      ['baby bottle', 1],
    ],
    scene: 'room',
  },
  {
    named: /tea party|(?:afternoon|high) tea(?! (?:stand|tower))|下午茶(?!.{0,4}[架塔])|茶话会/i,
    things: [
      ['teapot', 1],
      ['macarons', 1],
    ],
  },
  {
    named:
      /(?:family |backyard |summer |garden )?(?:barbecue|\bbbq\b)(?! (?:ribs|chicken|sauce|skewers|restaurant))(?: party)?|cookout|户外烧烤|露营烧烤|烧烤(?:派对|聚会)/i,
    things: [['barbecue grill', 1]],
    scene: 'meadow',
  },
  {
    named: /garden party|花园派对|花园聚会/i,
    things: [
      ['string lights', 1],
      ['balloon', 3],
    ],
    scene: 'meadow',
  },
  {
    named: /(?:wedding )?anniversary|结婚(?:\w|[一二三四五六七八九十])*周年|纪念日/i,
    things: [
      ['bouquet', 1],
      ['champagne glasses', 1],
    ],
  },
  {
    named:
      /(?<!dinner |search |third |political |beach |pool |dance |block |rave |foam |after |dj )\bparty\b(?! (?:hats?|poppers?|dress(?:es)?|cups?|food|snacks|animal|leader))|派对(?!帽)/i,
    things: [['balloon', 4]],
    scene: 'room',
  },
];

const ELSEWHERE: ReadonlySet<string> = new Set(['poster', 'logo', 'product']);
/** Inside it stands where furniture does. */
const OF_ROOM = { kind: 'item', height: 0.5 } as const;
const RING_BOX = 'ring in a box';

/** Changes the reading of a scene. What is named there already is not brought once more. */
export function celebrate(reading: PromptReading, prompt: string): void {
  const { frame, stationery, pattern, sticker, writing, ground } = reading;
  const feast = FEASTS.find(({ named }) => named.test(prompt));
  // On Halloween all pumpkins are carved and at Easter all eggs painted, on posters too.
  for (const [word] of feast?.things ?? []) {
    const { plain, ...festive } = FESTIVE[word] ?? {};
    for (const one of reading.subjects) if (one.key === plain) Object.assign(one, festive);
  }
  leaveSecondTree(reading);
  if (ELSEWHERE.has(frame ?? '') || stationery || pattern || sticker || ground !== undefined) return;
  if (reading.isPortrait || writing.some(({ on }) => on === 'poster' || on === 'card')) return;
  robeGraduates(reading, prompt);
  throwCaps(reading);
  propose(reading, prompt);
  comeHome(reading, prompt);
  if (feast) bring(reading, feast, prompt);
}

/** "Children in pajamas open presents under the Christmas tree": at home, where nothing says that they are elsewhere. */
function comeHome({ subjects, scenes, weather }: PromptReading, prompt: string): void {
  const tree = subjects.find(({ key }) => key === 'christmas-tree');
  const isHome =
    NIGHTCLOTHES.test(prompt) || (tree && subjects.some(({ person }) => person?.hands === 'unwrap'));
  const isFree = scenes.length === 0 && weather.size === 0;
  if (!isHome || !isFree || !subjects.every(({ kind, key }) => key === tree?.key || AT_HOME.has(kind)))
    return;
  scenes.push('room');
  // It is higher than those about it.
  if (tree) Object.assign(tree, OF_ROOM, { height: 0.85 });
}
const NIGHTCLOTHES = /\b(?:pajamas|pyjamas|nightgowns?|bathrobes?)\b|睡衣|睡袍|浴袍/i;
const AT_HOME: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full', 'item', 'food', 'hat']);

/** "Christmas … with a tree": that of Christmas is meant. Changes the reading. */
function leaveSecondTree(reading: PromptReading): void {
  const { subjects, asks, scenes } = reading;
  const decorated = subjects.find(({ key }) => key === 'christmas-tree');
  const bare = subjects.find(({ key }) => key === 'tree');
  if (!decorated || !bare || !scenes.includes('room')) return;
  for (const { shows } of asks)
    for (const [at, shown] of shows.entries())
      if (shown.is === 'thing' && shown.thing === bare) shows[at] = { is: 'thing', thing: decorated };
  leaveOut(reading, { ...reading.unwanted, keys: new Set([bare.key]) });
}

function bring(reading: PromptReading, { named, things, scene, time }: Feast, prompt: string): void {
  const { subjects, unwanted, scenes, asks } = reading;
  const phrase = named.exec(prompt)?.[0] ?? '';
  const shown: Subject[] = [];
  for (const [word, count] of things)
    for (const found of parsePrompt(word).subjects) {
      if (unwanted.keys.has(found.key)) continue;
      // A cake of any kind is the one of the feast.
      const own = subjects.find((one) => one.key === found.key || (isCake(one) && isCake(found)));
      const one = own ?? { ...found, count };
      if (scene === 'room' && one.key === 'christmas-tree') Object.assign(one, OF_ROOM);
      if (!own) subjects.push(one);
      shown.push(one);
    }
  const isInside = scenes.length === 0 && reading.weather.size === 0;
  if (scene && isInside) scenes.push(scene);
  if (time === 'night') reading.time ??= 'night';
  for (const { words, shows } of asks)
    if (shows.length === 0 && isWithin(phrase, words) && shown[0])
      shows.push({ is: 'thing', thing: shown[0] });
}

const GOWN =
  /\bcaps? and gowns?\b|\bgraduation (?:gowns?|robes?|caps?(?: and gowns?)?)\b|\bmortarboards?\b|学士服|毕业服|学位服|毕业袍|硕士服/i;
const OF_GOWN = /^(?:cap|gown|hat|dress|robe|mortarboard|graduation(?: gown| cap)?|学士服|毕业服|学位服)$/i;

const PARENTS =
  /^(?:(?:grand)?(?:mother|father|parents?|ma|pa)|mom|mum|dad|(?:爸爸?|妈妈?|父亲|母亲|父母|爷爷|奶奶|外公|外婆)们?)s?$/i;

/** "A girl in cap and gown". */
function robeGraduates({ subjects, asks }: PromptReading, prompt: string): void {
  if (!GOWN.test(prompt)) return;
  for (const one of subjects) {
    const { person } = one;
    if (!person || !['graduate', 'student', undefined].includes(person.role)) continue;
    if (PARENTS.test(one.words ?? '') && subjects.some((other) => other !== one && other.person)) continue;
    if (person.age === 'child') person.age = 'young';
    person.role = 'graduate';
    person.wears = [];
    for (const { words, shows } of asks)
      if (OF_GOWN.test(words)) shows.splice(0, shows.length, { is: 'thing', thing: one });
  }
}

/** Their arms are up, and their heads bare. */
function throwCaps({ subjects, asks }: PromptReading): void {
  const caps = subjects.find(({ key }) => key === 'thrown-cap');
  if (!caps) return;
  caps.count = Math.max(caps.count, 4);
  for (const { person } of subjects) {
    if (!person) continue;
    person.does ??= 'jump';
    if (person.age === 'child' && person.role !== undefined) person.age = 'young';
    if (person.role === 'graduate') person.wears.push({ garment: 'coat', colour: '#23242e', words: '' });
    if (person.role === 'graduate') delete person.role;
  }
  for (const { words, shows } of asks)
    if (shows.length === 0 && /^(?:throwing|tossing|air|sky|空中|天空)$/i.test(words))
      shows.push({ is: 'thing', thing: caps });
}

/** Who kneels before somebody to ask has a ring to give. */
function propose({ subjects, links, unwanted }: PromptReading, prompt: string): void {
  if (!/\bpropos(?:es?|ing|al)\b|求婚/i.test(prompt)) return;
  const kneelers = subjects.filter(({ person }) => person?.does === 'kneel');
  const kneeling = kneelers.find(({ person }) => person?.sex === 'man') ?? kneelers[0];
  const other = subjects.find((one) => one.kind === 'figure' && one !== kneeling);
  if (!kneeling || !other || unwanted.keys.has('ring-box')) return;
  kneeling.count = 1;
  // 情侣，求婚: one of the two does.
  if (other.person?.does === 'kneel') {
    delete other.person.does;
    other.person.deeds = other.person.deeds?.filter(({ act }) => act !== 'kneel') ?? [];
  }
  const [from, to] = [subjects.indexOf(kneeling), subjects.indexOf(other)];
  if (!subjects.some(({ key }) => key.startsWith('ring'))) {
    const [box] = parsePrompt(RING_BOX).subjects;
    if (box) links.push({ relation: 'holding', from, to: subjects.push(box) - 1, words: '' });
  }
  links.push({ relation: 'looking_at', from, to, words: '' });
}
