// Where people of a trade are at work, where nobody says where they are: out of doors, on a stage, or in what is no room of a
// house. Rooms are in `scenery/room-kind.ts`.

import type { SceneName } from './circumstances.ts';
import type { Inside } from './insides.ts';

/** On a stage. */
export const ON_STAGE =
  /\b(?:djs?|rappers?|comedians?|magicians?|illusionists?|acrobats?|trapeze artists?|circus performers?|(?<!train )conductors?|actors?|actress(?:es)?|opera (?:performer|actor|singer|actress)[\w ]*|rock stars?|singers?|fashion models?|supermodels?|runway models?)\b|喜剧演员|相声演员|打碟|魔术师|杂技演员|指挥家|演员|京剧|花旦|武生|变脸|戏曲|摇滚(?:歌手|明星)|歌手|歌唱家/i;

/** Out of doors. */
export const PLACES_OF_TRADE: readonly (readonly [SceneName, RegExp])[] = [
  ['snowfield', /\b(?:inuits?|inuk|eskimos?)\b|因纽特|爱斯基摩/i],
  [
    'sea',
    /\b(?:lifeguards?|sailors?|admirals?|na(?:val|vy) officers?|ship captains?|pirates?(?: captain)?)\b|救生员|水手|海军|水兵|船长|海盗/i,
  ],
  [
    'station',
    /\b(?:train (?:driver|conductor)|ticket inspector|station ?master|commuter)s?\b|火车司机|列车长|检票员|售票员|乘务员|站长/i,
  ],
  [
    'forest',
    /\b(?:(?:park |forest )?rangers?|foresters?|game wardens?|gamekeepers?|hunters?|trappers?|druids?)\b|护林员|守林人|巡护员|猎人|猎手/i,
  ],
  ['mountains', /\b(?:mountain guide|mountaineer|rock climber|climber)s?\b|登山者|登山家|攀岩/i],
  ['desert', /\b(?:archaeologist|pharaoh)s?\b|\bcleopatra\b|考古学家|考古队员|法老|埃及艳后/i],
  [
    'street',
    /\b(?:police ?(?:wo)?m[ae]n|police officers?|cops?|traffic (?:police|cop|warden)[\w ]*|fire ?(?:fighter|m[ae]n)s?|deliver(?:y|ies) [\w ]+|deliverym[ae]n|garbage (?:m[ae]n|collectors?)|door ?m[ae]n|bouncers?|bodyguards?|security guards?|(?:tour|tourist) guides?|truckers?|chauffeurs?|lorry drivers?|street (?:vendor|performer|musician)s?|buskers?|beggars?|tramps?|vagabonds?|passers?by|shoppers?|journalists?|reporters?|night ?watchm[ae]n|watchm[ae]n|pickpockets?|thie(?:f|ves)|burglars?|robbers?|detectives?|sp(?:y|ies)|secret agents?)\b|警察|民警|交警|消防员|消防战士|外卖|快递|配送员|送餐员|保安|保镖|导游|司机|街头艺人|街头音乐人|乞丐|流浪汉|路人|行人|记者|更夫|守夜人|小偷|窃贼|劫匪|强盗|侦探|间谍|特工/i,
  ],
];

/** In what is no room of a house. */
export const INSIDES_OF_TRADE: readonly (readonly [Inside, RegExp])[] = [
  ['court', /\b(?:judges?|prosecutors?|barristers?)\b|法官|检察官/i],
  [
    'church',
    /\b(?:(?<!buddhist )nuns?|(?:catholic )?priests?|monsignor|bishops?|vicars?|pastors?|reverend)\b|修女|牧师|神父|主教/i,
  ],
  [
    'airliner',
    /\b(?:flight attendants?|stewardess(?:es)?|air hostess(?:es)?)\b|空姐|空少|空中小姐|空乘|女空乘|男空乘/i,
  ],
  ['dungeon', /\b(?:prisoners?|inmates?|convicts?|prison guards?)\b|囚犯|犯人|狱警/i],
];
