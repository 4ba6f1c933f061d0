// Words that mean one thing here and another there, and of whom something is said: stands that sell nothing, cranes of
// builders, cowboys, windows of coloured glass, gowns of those who graduate.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { roomKindOf } from '../../scenery/room-kind.ts';

function keysOf(prompt: string): string[] {
  return parsePrompt(prompt).subjects.map(({ key }) => key);
}

it('stands behind the cheese, and sells nothing', () => {
  const { subjects, links } = parsePrompt('a piece of cheese, a glass of red wine stands behind it');
  expect(subjects.map(({ key }) => key)).toEqual(['cheese-wedge', 'wine']);
  expect(links.map(({ relation }) => relation)).toEqual(['behind']);
});

it('is no bird over those who build', () => {
  expect(keysOf('two construction workers in helmets, a crane stands behind them')).not.toContain('crane');
  expect(keysOf('a crane stands in a lake')).toContain('crane');
});

it('is a cowboy where he is counted, and else a cloth', () => {
  expect(parsePrompt('两个牛仔在决斗').subjects.map(({ person }) => person?.role)).toEqual(['cowboy']);
  expect(keysOf('牛仔，蓝色')).toEqual([]);
});

it('is light from windows, and no manner of painting', () => {
  expect(parsePrompt('a queen on a throne, light from stained glass windows').looks).toEqual([]);
});

it('is in the workshop of what is made there, though somebody teaches', () => {
  expect(roomKindOf({ words: '陶艺工作室里,女孩正在拉坯,老师指导她' })).toBe('workshop');
  expect(roomKindOf({ words: '老师在讲课' })).toBe('classroom');
});

it('is on the table with all that is on it', () => {
  const { subjects, links } = parsePrompt('a wedding cake with pink roses on a round table, a bride');
  const told = links.map(
    ({ relation, from, to }) => `${subjects[from]?.key} ${relation} ${subjects[to ?? -1]?.key}`,
  );
  expect(told).toContain('wedding-cake on table');
});

it.each(['a girl sits on a chair, potted flowers on the railing'])('has no place in a lap: %s', (prompt) => {
  const { subjects } = parsePrompt(prompt);
  expect(subjects.find(({ key }) => key === 'potted-flowers')?.standsApart).toBe(true);
});

describe('said of whom', () => {
  it('is the same child by another name', () => {
    const { subjects } = parsePrompt('爸爸牵着女儿，小女孩拿着一个红气球');
    expect(subjects.map(({ key }) => key)).toEqual(['man', 'girl', 'balloon']);
  });

  it('is the crowd that cheers', () => {
    const { subjects } = parsePrompt('two opponents on a field, cheering crowd');
    expect(subjects[0]?.person?.hands).toBeUndefined();
  });

  it('is of those who are far, where others are near', () => {
    expect(parsePrompt('一对情侣坐在越野车旁，远处有一队骆驼的剪影').isSilhouette).toBeUndefined();
    expect(parsePrompt('夕阳下骆驼的剪影').isSilhouette).toBe(true);
  });
});

it('is on the desk without who repairs it', () => {
  const { subjects, links } = parsePrompt('an inventor repairs a mechanical owl on his desk');
  const on = links.filter(({ relation }) => relation === 'on').map(({ from }) => subjects[from]?.key);
  expect(on).toEqual(['owl']);
});

it.each(['两名士兵站在城门两侧', 'two soldiers stand on both sides of a gate'])(
  'is on both sides: %s',
  (prompt) => {
    expect(parsePrompt(prompt).links.map(({ relation }) => relation)).toEqual(['around']);
  },
);

it('is given by the one to the other, though it looks alive', () => {
  const { subjects, links } = parsePrompt('a nurse gives a teddy bear to a little girl');
  const held = links.find(({ relation }) => relation === 'holding');
  expect(subjects[held?.to ?? -1]?.key).toBe('teddy-bear');
});

it('stands guard, and is no guard', () => {
  expect(keysOf('two mice stand guard at a throne')).toEqual(['mouse', 'throne']);
});
