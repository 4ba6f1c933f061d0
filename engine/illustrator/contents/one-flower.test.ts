// One flower that an animal has is in its mouth, and no field of them grows around it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

async function fieldsOf(prompt: string): Promise<string[]> {
  const { scene } = await plan(prompt);
  return scene.layers.map(({ name }) => name).filter((name) => /^(?:field|near|close) r/.test(name));
}

describe('one flower', () => {
  it.each([
    ['a fox with a rose', 'own/cut-rose', 'holding'],
    ['狐狸和一朵玫瑰', 'own/cut-rose', 'holding'],
    ['叼着玫瑰的狐狸', 'own/cut-rose', 'holding'],
    ['a bear with a daisy', 'own/cut-daisy', 'holding'],
    ['a fox next to a rose', 'own/cut-rose', 'beside'],
    ['a red rose on an open book', 'own/cut-rose', 'on'],
  ])('is had: %s', async (prompt, drawing, relation) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects).toContainEqual(expect.objectContaining({ drawing }));
    expect(reading.links).toMatchObject([{ relation }]);
    expect(told.ignored).toEqual([]);
    expect(await fieldsOf(prompt)).toEqual([]);
  });

  it.each([
    ['a man holding a yellow flower', 'own/held-flower-flower'],
    ['小女孩手里拿着一朵花', 'own/held-flower-flower'],
    ['a girl holding a daisy', 'own/held-flower-daisy'],
  ])('is one in a hand: %s', async (prompt, drawing) => {
    const { reading } = await plan(prompt);
    expect(reading.subjects.map((one) => one.drawing)).toContain(drawing);
  });

  it('is in the hand of who has nothing else in it', async () => {
    const { reading } = await plan('a woman with a rose');
    expect(reading.links).toMatchObject([{ relation: 'holding' }]);
    expect(await fieldsOf('a woman with a rose')).toEqual([]);
  });

  it.each(['a fox among roses', 'a fox with roses', 'a pink rose bush'])(
    'are many where they are said to be: %s',
    async (prompt) => {
      expect(await fieldsOf(prompt)).not.toEqual([]);
    },
  );
});

it.each(['three sunflowers in a tall glass bottle', 'a rose in a glass bottle', '玻璃瓶里的一枝玫瑰'])(
  'stands in a bottle as in a vase: %s',
  async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.drawing)).toEqual(['own/glass-vase']);
    expect(told.ignored).toEqual([]);
  },
);

it.each(['line art of a rose', 'oil painting of a sunflower', 'a tulip'])(
  'lies cut where nothing else is named: %s',
  async (prompt) => {
    expect((await plan(prompt)).spots.map(({ subject }) => subject.drawing)[0]).toMatch(/^own\/cut-/);
  },
);

it.each(['line art of a rose', 'a rose, watercolor'])(
  'is on the paper, and on no stand: %s',
  async (prompt) => {
    expect((await plan(prompt)).scene.layers.map(({ name }) => name)).not.toContain('stand');
  },
);

it.each(['a violin and a rose', '一朵玫瑰和一封信', 'a skull with a rose'])(
  'lies beside things: %s',
  async (prompt) => {
    const { scene, spots } = await plan(prompt);
    expect(scene.stage.scene).toBe('table');
    expect(spots.map(({ subject }) => subject.drawing)).toContain('own/cut-rose');
  },
);

it.each(['a robot hand holding a flower', 'a gun and a rose'])(
  'is one where what it is named with is not drawn: %s',
  async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.drawing)).toEqual([expect.stringMatching(/^own\/cut-/)]);
    expect(told.ignored).not.toEqual([]);
  },
);

it('grows among others where it is said to grow', async () => {
  expect(await fieldsOf('a rose growing in a garden')).not.toEqual([]);
});

it('beside a bottle on marble one flower lies', async () => {
  const { reading } = await plan('白色大理石台面上的一瓶香水，左边放着一朵白色茉莉花');
  expect(reading.subjects.map(({ drawing }) => drawing)).toContain('own/cut-jasmine');
});
