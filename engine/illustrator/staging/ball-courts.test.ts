// Tennis and basketball are played on courts of their own, also where somebody sits on a chair there; what only a stand hides
// is left out.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a boy on a basketball court', 'basketball-court'],
  ['夕阳下的篮球场，少年投篮', 'basketball-court'],
  ['a woman hits the ball on a clay court, the umpire sits on a high chair', 'tennis-court'],
  ['two women play tennis', 'tennis-court'],
])('is played on its court: %s', async (prompt, ground) => {
  const { scene } = await plan(prompt);
  expect(scene.stage.scene).toBe('meadow');
  expect(scene.layers.map(({ name }) => name)).toContain(ground);
});

describe('an opponent', () => {
  it('plays the same, across the net', async () => {
    const { spots } = await plan('a tennis player hits the ball, her opponent waits');
    expect(spots.map(({ work }) => work)).toEqual(['tennis', 'tennis']);
  });

  it('wears nothing of those who watch and are not drawn', async () => {
    const { spots, reading } = await plan(
      'a tennis player on a court, the umpire sits on a chair, spectators with hats watch',
    );
    expect(reading.subjects.map(({ key }) => key)).not.toContain('watch');
    expect(spots.every(({ subject }) => !subject.person?.wears.some(({ words }) => words === 'hats'))).toBe(
      true,
    );
  });
});

it('is left out where only the stand of a sports ground hides it', async () => {
  const { of, told } = await plan('操场上，五个小朋友手拉手，旁边有滑梯和秋千');
  expect(of('playground')).toEqual([]);
  expect(told.ignored).toContain('滑梯');
});

it('is ice hockey on ice, also of the goalkeeper and before a crowd', async () => {
  const { scene, spots } = await plan(
    'an ice hockey player shoots the puck, the goalkeeper waits, cheering crowd',
  );
  expect(scene.layers.map(({ name }) => name)).toContain('rink');
  expect(spots.map(({ work }) => work)).toEqual(['hockey', 'hockey']);
});

it('is the gown of who graduates, and of no parent', async () => {
  const { reading } = await plan('a mother hugs her son in a graduation gown, the father stands beside them');
  const roles = reading.subjects.map(({ words, person }) => [words, person?.role]);
  expect(roles).toEqual([
    ['mother', undefined],
    ['son', 'graduate'],
    ['father', undefined],
  ]);
});

it('is out of doors where an elephant or a temple is, whatever drum is played', async () => {
  const { scene } = await plan('一头大象，小伙子敲着象脚鼓，寺庙');
  expect(scene.stage.scene).toBe('meadow');
});
