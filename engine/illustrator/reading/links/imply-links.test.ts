// What is caught is had, and whose egg it is need not be there.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['a grizzly bear catching salmon', 'a bear catching a fish'])(
  'gives the fish to who catches it: %s',
  async (prompt) => {
    const { reading } = await plan(prompt);
    expect(reading.links).toMatchObject([{ relation: 'holding' }]);
    const [fish] = reading.subjects.filter(({ kind }) => kind === 'fish');
    expect(fish).toMatchObject({ count: 1, drawing: 'own/river-fish' });
  },
);

it("brings no dragon for a dragon's egg", async () => {
  const { reading, told } = await plan("a dragon's egg in a nest");
  expect(reading.subjects.map(({ key }) => key)).toEqual(['egg', 'nest']);
  expect(told.ignored).toEqual(["dragon's"]);
});

it('lays all scoops into one cone', async () => {
  const { spots } = await plan('three scoops of ice cream in a waffle cone');
  expect(spots.map(({ subject }) => subject.key)).toEqual(['ice-cream']);
});

it('furnishes an attic that somebody sleeps in', async () => {
  const { reading, told } = await plan('attic bedroom with string lights');
  expect(reading.inside).toBeUndefined();
  expect(told.understood).toEqual(['bedroom', 'string lights']);
});

it('tells clouds that are on no card', async () => {
  expect((await plan('baby shower invitation with a stork and clouds, "Welcome Baby"')).told.ignored).toEqual(
    ['clouds'],
  );
});
