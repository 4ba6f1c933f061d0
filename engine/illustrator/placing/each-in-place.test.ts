// Who stands on something large is on top of it; a dragon and a phoenix, a rocket and its crowd, fairies and teams are where they belong.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a man standing on a giant book', 'man', 'book', 'meadow'],
  ['a tiny astronaut standing on a giant mushroom', 'astronaut', 'tall-mushroom', 'moon'],
] as const)('%s', async (prompt, who, on, place) => {
  const { scene, of, told } = await planScene(prompt);
  const [body] = of(who);
  const [thing] = of(on);
  if (!body || !thing) throw new Error('Somebody or something is missing');
  expect(body.y).toBeLessThan(thing.y - thing.tall / 2);
  expect(scene.stage.scene).toBe(place);
  expect(told.ignored).toEqual([]);
});

it.each(['龙凤呈祥', 'a dragon and a phoenix flying in the sky'])(
  'have the sky between them: %s',
  async (prompt) => {
    const { of, told } = await planScene(prompt);
    const [dragon] = of('dragon');
    const [phoenix] = of('phoenix');
    expect(Math.abs((dragon?.x ?? 0) - (phoenix?.x ?? 0))).toBeGreaterThan(150);
    expect(told.ignored).toEqual([]);
  },
);

it('a crowd sees a rocket off in the open', async () => {
  expect((await planScene('a rocket launch at dawn, crowd')).scene.stage.scene).toBe('meadow');
});

it('a fairy does what people do', async () => {
  const { of, told } = await planScene('a fairy sitting on a mushroom reading a tiny book');
  expect(of('fairy')[0]?.work).toBe('read');
  expect(told.ignored).toEqual([]);
});

it('a team is several people', async () => {
  expect((await planScene('a team working in an office')).of('person')).toHaveLength(4);
});
