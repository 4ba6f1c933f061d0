// Beings of tales: each is drawn as itself with what it carries, and what belongs to it is not drawn once more.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['the grim reaper in a graveyard', ['reaper', 'graveyard', 'staff']],
  ['死神在墓地', ['reaper', 'graveyard', 'staff']],
  ['a red oni with an iron club', ['oni', 'staff']],
  ['portrait of a plague doctor', ['plague-doctor']],
  ['a mime artist in a park', ['mime']],
  ['月老', ['match-god']],
  ['a leprechaun with a pot of gold', ['leprechaun', 'pot-of-gold']],
  ['a genie coming out of a lamp, blue smoke', ['genie']],
  ['神灯里的灯神', ['genie']],
  ['a centaur in a forest', ['centaur']],
  ['a fox spirit with nine tails', ['nine-tailed-fox']],
  ['a mushroom village with tiny doors', ['mushroom-house']],
  ['a ghost in a pumpkin patch', ['ghost', 'pumpkin']],
  ['a man sleeping under a bridge', ['bridge', 'man']],
  ['a corgi in a birthday hat', ['dog', 'hat']],
])('is read as itself: %s', (prompt, keys) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(subjects.map(({ key }) => key).sort()).toEqual([...keys].sort());
  expect(ignored).toEqual([]);
});

it('tells the lamp and the smoke of a genie as seen', async () => {
  const { told } = await plan('a genie coming out of a lamp, blue smoke');
  expect(told.understood).toEqual(expect.arrayContaining(['genie', 'lamp', 'smoke']));
});

it.each([
  ['cowboys around the fire, desert', 1],
  ['火堆旁的猎人', 1],
  ['a cat sleeping by the fire', 0],
  ['an old man reading by the fire in a cozy room', 0],
])('knows whose fire is out of doors: %s', (prompt, count) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(subjects.filter(({ key }) => key === 'campfire')).toHaveLength(count);
  expect(ignored).toEqual([]);
});

it.each([
  ['a wizard holding a lantern in a cave', 'paned-lantern'],
  ['a girl holding a red lantern', 'lantern'],
  ['a girl with a lantern at the mid-autumn festival', 'lantern'],
])('has a lantern of glass where nothing tells of the east: %s', (prompt, key) => {
  expect(parsePrompt(prompt).subjects.map((one) => one.key)).toContain(key);
});
