// What a room is for: by the place that the words name, else by who works there.

import type { Stage } from '../stage.ts';

export type RoomKind =
  | 'living'
  | 'bedroom'
  | 'kitchen'
  | 'cafe'
  | 'library'
  | 'classroom'
  | 'clinic'
  | 'office'
  | 'hall';

type Named = readonly (readonly [RoomKind, RegExp])[];

const WORDS: Named = [
  ['hall', /\bthrones?\b|王座|宝座|皇座/i],
  ['bedroom', /bedroom|\bbed\b|bedtime|卧室|床|睡前/i],
  ['kitchen', /kitchen|cooking|厨房|做饭|炒菜|烹饪|做菜|煮饭|下厨/i],
  [
    'cafe',
    /caf[eé]|tea ?house|茶馆|茶室|coffee shop|restaurant|\bbar\b|咖啡馆|咖啡店|咖啡厅|餐厅|酒吧|吧台/i,
  ],
  [
    'classroom',
    /class ?room|at school|school hallway|学校|校园里|blackboard|chalkboard|whiteboard|\bteach(?:es|ing)\b|giving a less?on|lectur|\bexam|考试|教室|课堂|黑板|白板|上课|讲课|教书|授课/i,
  ],
  [
    'library',
    /library|book ?store|book ?shop|\bstudy\b|reading (?:nook|corner|room)|book nook|图书馆|书店|书房|阅读角|读书角|阅览室/i,
  ],
  ['clinic', /clinic|hospital|诊所|诊室|医院|病房|门诊/i],
  [
    'office',
    /office|办公室|coding|programm(?!er)|typing|monitor|代码|编程|显示器|laborator|meeting room|conference room|airport|实验室|会议室|机场|laptop|computer|电脑/i,
  ],
  ['living', /living ?room|lounge|bathroom|dining ?room|客厅|起居室|浴室|卫生间|家里|家中/i],
];

/** Where people of these trades work, where no other place is named. */
const BY_TRADE: Named = [
  ['kitchen', /\b(?:chef|cook|baker)s?\b|厨师|大厨|面包师/i],
  [
    'cafe',
    /\b(?:barista|waiter|bartender|cashier|shopkeeper)s?\b|\bwaitress(?:es)?\b|咖啡师|服务员|调酒师|收银员|店主|老板娘/i,
  ],
  ['library', /\blibrarians?\b|图书管理员/i],
  ['classroom', /\b(?:teacher|professor)s?\b|老师|教师|教授/i],
  ['clinic', /\b(?:doctor|surgeon|physician|nurse|dentist|pharmacist)s?\b|医生|大夫|护士|牙医|药剂师/i],
  ['office', /\b(?:programmer|office worker|secretary)s?\b|程序员|上班族|白领|秘书/i],
];

export function roomKindOf({ words }: Pick<Stage, 'words'>): RoomKind {
  return roomIn(WORDS, words) ?? roomOfTrade(words) ?? 'living';
}

/** The room that somebody called so works in. */
export function roomOfTrade(words: string): RoomKind | undefined {
  return roomIn(BY_TRADE, words);
}

function roomIn(named: Named, words: string): RoomKind | undefined {
  return named.find(([, pattern]) => pattern.test(words))?.[0];
}
