// "A crowded street", a meal of a family of whom nobody else is named: the people whom these words bring with them.

import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, isUnknown, meaningOf, UNSHOWN, means, type Word } from '../words/word.ts';

const CROWDED = /^(?:crowded|bustling|thronged|packed|拥挤|拥挤的|熙攘的|人来人往的)$/i;
/** A room that is packed is full of things. */
const PACKED_PLACES = /street|alley|market|square|bazaar|fair|festival|街|巷|集|市|广场|庙会/i;
const FAMILY_MEALS = /^(?:family (?:dinner|meal)|reunion dinner|年夜饭|吃年夜饭|团圆饭|吃团圆饭)$/i;

/** Words between the meal and how many it is for. */
const PARTY_REACH = 4;

/** Before a stage they are the crowd; elsewhere nobody says who they are. */
const AUDIENCE =
  /^(?:audience|spectators?|concert-?goers?|fans|cheering fans|观众|观众们|观众席|歌迷|歌迷们|粉丝|粉丝们|台下观众|现场观众)$/i;
/** Where the audience is, and what it does: it is drawn so, and is told with it. */
const OF_AUDIENCE =
  /^(?:hands in the air|hands up|raised hands|raising (?:their )?hands|arms raised|waving|cheering|台下|挥手|举手|挥舞双手|高举双手|举起双手|欢呼|欢呼雀跃|尖叫)$/i;

/** What stands for the adjective is the crowd itself. */
export function nameCrowds(given: readonly Word[]): Word[] {
  const words = nameFilling(nameAudience(given));
  const isThere = words.some(({ text }) => PACKED_PLACES.test(text));
  return words.map((word) =>
    isThere && CROWDED.test(word.text) ? { ...word, meanings: VOCABULARY.get('crowd') ?? [] } : word,
  );
}

/** "The stands are full of people", 看台上坐满观众: a place is full of them, and nobody counts three. */
function nameFilling(words: readonly Word[]): readonly Word[] {
  const inStands = words.findIndex((_, at) => isInStands(words, at) || isSeatOfMany(words, at));
  return words.map((word, at) => {
    if (fills(words, at)) return { ...word, meanings: VOCABULARY.get('crowd') ?? [] };
    // 看台上的观众挥着红旗: so far away nobody sees it, and no runner has the flags.
    const isTheirs = inStands >= 0 && at > inStands && word.clause === words[inStands]?.clause;
    return isTheirs && !LITTLE.test(word.text) && !means(word, 'structure')
      ? { ...word, meanings: UNSHOWN }
      : word;
  });
}

/** "Two guests", "three spectators": so few are no crowd. */
export function nameFew(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const many = meaningOf(words[at - 1], 'number')?.value ?? 0;
    const isNamed = MANY_NAMES.test(word.text) && isUnknown(word) && words[at - 1]?.run === word.run;
    return isNamed && many > 1 && many < CROWD ? { ...word, meanings: VOCABULARY.get('people') ?? [] } : word;
  });
}
const CROWD = 12;

function fills(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (isInStands(words, at)) return true;
  if (!MANY_NAMES.test(word.text)) return false;
  const before = words.slice(Math.max(0, at - 4), at).filter((one) => one.clause === word.clause);
  const lead = before.map(({ text }) => text).join(word.isHan ? '' : ' ');
  return word.isHan ? /[坐站挤排围]满了?(?:欢呼的?|热情的?|围观的?)?$/u.test(lead) : FULL_OF.test(lead);
}
const FULL_OF =
  /\b(?:full of|(?:filled|packed|crowded|crammed|lined) (?:with|by))(?: (?:cheering|excited|happy|many))?$/i;
const MANY_NAMES =
  /^(?:people|spectators|fans|players|tourists|visitors|guests|shoppers|pedestrians|onlookers|crowds?|audience|观众|游客|人|人们|行人|顾客|球迷|村民|百姓|人群|路人)$/i;

const LITTLE = /^(?:in|on|of|and|an?|the|their|stands|bleachers|grandstand|在|的|着|和)$/i;

/** 观众席上闪着相机的光: nobody on the ground has what is there. */
function isSeatOfMany(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  return (
    words[at - 1]?.clause !== word.clause &&
    /^(?:观众席|看台)[上里]/u.test(textOf(words, at, at + 3)) &&
    !isFigure(word)
  );
}

/** 看台上有人挥着旗, "people in the stands": who is up there is one of many, and nobody who stands on the pitch. */
function isInStands(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const lead = textOf(words, at - 4, at);
  if (word.isHan)
    return (
      /^(?:有人|有些人|观众们?|人们|家长们?|球迷们?)$/u.test(word.text) && /看台(?:上|里)?的?$/u.test(lead)
    );
  return (
    MANY_NAMES.test(word.text) &&
    /^ ?(?:in|on) (?:the )?(?:stands|bleachers|grandstand)/i.test(textOf(words, at + 1, at + 5))
  );
}

function textOf(words: readonly Word[], from: number, to: number): string {
  const own = words.slice(Math.max(0, from), to);
  return own.map(({ text, isHan }) => (isHan ? text : ` ${text}`)).join('');
}

function nameAudience(words: readonly Word[]): readonly Word[] {
  if (!words.some((word) => meaningOf(word, 'scene')?.value === 'theatre')) return words;
  const named = words.map((word) =>
    AUDIENCE.test(word.text) ? { ...word, meanings: VOCABULARY.get('crowd') ?? [] } : word,
  );
  if (!named.some(isCrowd)) return words;
  const isEmpty = !named.some((word) => isFigure(word));
  return named.flatMap((word): Word[] => {
    if (OF_AUDIENCE.test(word.text)) return [{ ...word, meanings: [{ is: 'structure' }] }];
    // Whom they came to see is there, told by the same word.
    return isEmpty && CONCERT.test(word.text)
      ? [word, { ...word, meanings: VOCABULARY.get('singer') ?? [] }]
      : [word];
  });
}

const CONCERT = /^(?:concert|rock concert|concert stage|演唱会)$/i;

function isCrowd(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.key === 'crowd';
}

const MANY_PEOPLE = /^(?:一群人|一大群人|许多人|很多人|好多人|几个人)$/u;
const A_CROWD = /^(?:a )?crowds?(?: of people)?$|^人群$/i;

/** 一群人 are people, and so is a crowd that dances: nobody of a crowd in the distance is seen to do anything. */
export function namePeople(words: readonly Word[]): Word[] {
  if (words.some(isFigure)) return [...words];
  const areDancing = words.some((word) => meaningOf(word, 'act')?.value === 'dance');
  return words.flatMap((word, at) => {
    const isCrowd = areDancing && A_CROWD.test(word.text);
    if (isTeam(words, at))
      return [
        { ...word, meanings: [{ is: 'number', value: OF_GATHERING }] },
        { ...word, meanings: VOCABULARY.get('people') ?? [] },
      ];
    if (!isCrowd && !MANY_PEOPLE.test(word.text)) return [word];
    const number = isCrowd ? { ...word, meanings: VOCABULARY.get('一群') ?? [] } : word;
    return [number, { ...word, meanings: VOCABULARY.get('人') ?? [] }];
  });
}

/** "A team working in an office": nobody says of whom. */
function isTeam(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]];
  if (word.isHan) return TEAM_HAN.test(word.text);
  const isOwn = /^(?:an?|the|our|their|his|her|small|young|creative|diverse|of)$/i.test(
    words[at - 1]?.text ?? '',
  );
  const goesOn = next === undefined || next.run !== word.run || TEAM_DOES.test(next.text);
  return TEAM.test(word.text) && isOwn && goesOn;
}
const TEAM = /^(?:team|group|crew|colleagues|co-?workers)$/i;
const TEAM_HAN = /^(?:团队|一个团队|同事们|小组成员)$/u;
const TEAM_DOES =
  /^(?:work\w*|discuss\w*|meet\w*|brainstorm\w*|sit\w*|stand\w*|talk\w*|chat\w*|laugh\w*|celebrat\w*|in|at|around|on|collaborat\w*|having|posing|smiling)$/i;

/** Of whom nobody else is named: 春节全家福, 海边婚纱照. */
const PICTURES_OF: Readonly<Record<string, string>> = {
  全家福: 'family',
  婚纱照: 'newlyweds',
  结婚照: 'newlyweds',
};
/** Nobody has these alone. */
const GATHERINGS = /^(?:聚餐|eating together|dining together|dinner party)$/i;
const OF_GATHERING = 4;
/** 双人晚餐: as many sit there. */
const PARTY_HAN: Readonly<Record<string, number>> = { 双人: 2, 两人: 2, 二人: 2, 三人: 3, 四人: 4, 六人: 6 };

/**
 * Behind the word of the meal, with its own text: both are told as one. "Dinner for two", 双人晚餐: a couple, or so many
 * people behind their number.
 */
export function nameDiners(words: readonly Word[]): Word[] {
  if (words.some(isFigure)) return [...words];
  return words.flatMap((word, at) => {
    const pictured = PICTURES_OF[word.text];
    if (pictured !== undefined) return [{ ...word, meanings: VOCABULARY.get(pictured) ?? [] }];
    if (means(word, 'meal') && FAMILY_MEALS.test(word.text))
      return [word, { ...word, meanings: VOCABULARY.get('family') ?? [] }];
    if (means(word, 'meal') && GATHERINGS.test(word.text))
      return [
        word,
        { ...word, meanings: [{ is: 'number', value: OF_GATHERING }] },
        { ...word, meanings: VOCABULARY.get('people') ?? [] },
      ];
    const number = partyOf(words, at);
    if (!number) return [word];
    if (meaningOf(number, 'number')?.value === 2)
      return [{ ...word, meanings: VOCABULARY.get('couple') ?? [] }];
    return [number, { ...word, meanings: VOCABULARY.get('people') ?? [] }];
  });
}

function partyOf(words: readonly Word[], at: number): Word | undefined {
  const word = words[at] as Word;
  const isMeal = (one: Word): boolean => one.clause === word.clause && means(one, 'meal');
  const han = PARTY_HAN[word.text];
  if (han !== undefined && words.slice(at + 1, at + 1 + PARTY_REACH).some(isMeal))
    return { ...word, meanings: [{ is: 'number', value: han }] };
  const isLed =
    /^for$/i.test(words[at - 1]?.text ?? '') &&
    words.slice(Math.max(0, at - 1 - PARTY_REACH), at).some(isMeal);
  return isLed && means(word, 'number') && !means(words[at + 1], 'subject') ? word : undefined;
}
