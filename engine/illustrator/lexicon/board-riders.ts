// Who rides a board or skis, by what words call them.

import type { PersonLook } from '../reading/people/person-look.ts';

type Look = Partial<PersonLook>;

const woman: Look = { sex: 'woman', age: 'young' };
const man: Look = { sex: 'man' };

const SKATER: Look = {
  age: 'young',
  hands: 'skate',
  wears: [
    { garment: 'hoodie', words: '' },
    { garment: 'cap', words: '' },
  ],
};
const SURFER: Look = { role: 'athlete', hands: 'surf' };

export const BOARD_RIDERS: readonly (readonly [words: string, look: Look])[] = [
  ['surfer, 冲浪者, 冲浪手', SURFER],
  ['surfer girl, female surfer, 冲浪女孩, 冲浪少女', { ...woman, ...SURFER }],
  ['surfer boy, surfer guy, surfer dude, 冲浪男孩', { ...man, ...SURFER }],
  ['skateboarder, skateboarders, 滑板手', SKATER],
  ['skater girl, skateboard girl, 滑板少女, 滑板女孩, 滑板女生', { ...woman, ...SKATER }],
  ['skater boy, skateboard boy, 滑板少年, 滑板男孩, 滑板男生', { ...man, ...SKATER }],
  ['snowboarder, snowboarders, 单板滑雪者, 单板滑雪运动员', { hands: 'snowboard', role: 'skier' }],
  ['skier, skiers, 滑雪者, 滑雪运动员', { hands: 'ski', role: 'skier' }],
];
