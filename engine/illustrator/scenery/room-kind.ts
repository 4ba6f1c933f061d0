// What a room is for, as far as the words say.

import type { Stage } from '../stage.ts';

export type RoomKind =
  | 'living'
  | 'bedroom'
  | 'kitchen'
  | 'cafe'
  | 'library'
  | 'classroom'
  | 'office'
  | 'hall';

const WORDS: readonly (readonly [RoomKind, RegExp])[] = [
  ['hall', /\bthrones?\b|王座|宝座|皇座/i],
  ['bedroom', /bedroom|\bbed\b|bedtime|卧室|床|睡前/i],
  ['kitchen', /kitchen|cook|厨房|厨师|chef|做饭|炒菜|烹饪|做菜|煮饭|下厨/i],
  [
    'cafe',
    /caf[eé]|tea ?house|茶馆|茶室|coffee shop|restaurant|\bbar\b|bartender|barista|咖啡馆|咖啡店|咖啡师|餐厅|酒吧|吧台|调酒师/i,
  ],
  [
    'classroom',
    /class ?room|at school|school hallway|学校|校园里|blackboard|chalkboard|whiteboard|\bteach(?:es|ing)\b|giving a less?on|lectur|\bexam|考试|教室|课堂|黑板|白板|上课|讲课|教书|授课/i,
  ],
  ['library', /library|book ?store|book ?shop|\bstudy\b|图书馆|书店|书房/i],
  [
    'office',
    /office|办公室|coding|programm|typing|monitor|代码|编程|程序员|显示器|hospital|clinic|laborator|meeting room|conference room|airport|医院|病房|实验室|会议室|机场|laptop|computer|电脑/i,
  ],
];

export function roomKindOf({ words }: Pick<Stage, 'words'>): RoomKind {
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'living';
}
