// Who watches television sits on a sofa, and looks at a set that stands before it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['一家三口在客厅看电视', ['woman', 'man', 'girl']],
  ['a couple watching a movie on the sofa', ['woman', 'man']],
  ['爷爷看电视', ['elder']],
  ['a dog and a cat watching tv', ['dog', 'cat']],
  ['两只猫在沙发上看电视', ['cat']],
  ['a boy watching a football match on tv', ['boy']],
  ['爷爷在看足球赛', ['elder']],
])('all of them sit on the sofa: %s', async (prompt, keys) => {
  const { of, scene, told } = await plan(prompt);
  const [[sofa], [set]] = [of('couch-and-lamp'), of('television')];
  expect(scene.stage.scene).toBe('room');
  for (const key of keys) {
    const [viewer] = of(key);
    expect([key, viewer?.pose ?? viewer?.subject.rests?.how]).toEqual([
      key,
      viewer?.subject.person ? 'seat' : 'sit',
    ]);
    // On it, and not beside it.
    expect(Math.abs((viewer?.x ?? 0) - (sofa?.x ?? 0))).toBeLessThan((sofa?.tall ?? 0) * 1.7);
    expect(set?.depth).toBeGreaterThan(viewer?.depth ?? 1);
  }
  expect(told.ignored).toEqual([]);
});

it('a set that nobody watches needs no sofa', async () => {
  expect((await plan('a television')).of('couch-and-lamp')).toEqual([]);
});

it('who watches in bed stays there', async () => {
  expect((await plan('a girl in bed watching tv')).of('couch-and-lamp')).toEqual([]);
});

it('a film that is watched elsewhere is on no television', async () => {
  expect((await plan('people watching a movie in a cinema')).of('television')).toEqual([]);
});

it('what is eaten meanwhile is in the hand, and no table is before the sofa', async () => {
  const { of, told } = await plan('a family of three watching a film at home, popcorn');
  expect(of('popcorn')).toEqual([]);
  expect(told.ignored).toEqual([]);
});
