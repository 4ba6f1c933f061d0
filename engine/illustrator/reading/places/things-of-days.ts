// What shows a day or a fashion that is named: 端午节 by its boat of dragons, Halloween by a carved pumpkin, the fifties by a diner.

import type { PromptReading, Shown } from '../prompt-reading.ts';
import type { Word } from '../words/word.ts';

/** Words of days, and what belongs to them by its key or its word. */
const BELONGING: readonly (readonly [day: RegExp, things: RegExp])[] = [
  [/端午/, /dragon-boat|zongzi|龙舟|粽|香囊|艾草/],
  [/中秋|mid-autumn/i, /mooncake|月饼|玉兔|嫦娥|lantern|灯笼|^moon$|圆月|桂花/],
  [/元宵/, /lantern|灯笼|花灯|汤圆|tangyuan/],
  [
    /春节|新年|除夕|大年初一|元旦|小年|new year|spring festival/i,
    /couplet|春联|firecracker|鞭炮|firework|lantern|灯笼|lion-dance|dragon-dance|dragon dance|舞[龙狮]|dumpling|reunion|red-envelope|红包|福字|窗花|年画|年夜饭|年糕/,
  ],
  [/halloween|万圣节/i, /jack-o-lantern|ghost|witch|skeleton|vampire|zombie|^bat$|haunted/],
  [/easter/i, /easter|rabbit/],
  [/thanksgiving/i, /turkey|roast-bird|pumpkin/],
  [/valentine|情人节|七夕|乞巧/i, /heart|rose|magpie|couple|牛郎|织女|鹊/],
  [/国庆|建军|建党|劳动节|五一/, /flag|tiananmen|天安门|国旗/],
  [/母亲节|父亲节|教师节|妇女节|三八/, /carnation|康乃馨|bouquet|花束/],
  [/清明|寒食/, /grave|墓|青团/],
  [/重阳/, /chrysanthemum|菊/],
  [/腊八/, /porridge|粥|腊八/],
  [/冬至/, /dumpling|饺子|汤圆|tangyuan/],
  [/^19[45]0s$|^[45]0s$/i, /diner|jukebox/],
];

/** Days on which families sit down to a meal. */
const OF_MEALS = /春节|新年|除夕|小年|new year|spring festival|thanksgiving|中秋/i;

export function shownOfDay({ text }: Word, { subjects, meal }: PromptReading): Shown[] {
  const things = BELONGING.find(([day]) => day.test(text))?.[1];
  const shown = things && subjects.find(({ key, words = '' }) => things.test(key) || things.test(words));
  if (shown) return [{ is: 'thing', thing: shown }];
  return meal && OF_MEALS.test(text) ? [{ is: 'thing', thing: meal }] : [];
}
