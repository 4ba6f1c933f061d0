// What is said of the last of several is said of all of them: "a cat and a dog on a sofa".

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['a cat and a dog on a sofa', '一只猫和一只狗趴在沙发上', '沙发上有一只猫和一只狗'])(
  'are both on it, apart: %s',
  async (prompt) => {
    const { of } = await plan(prompt);
    const [[cat], [dog], [sofa]] = [of('cat'), of('dog'), of('couch-and-lamp')];
    if (!cat || !dog || !sofa) throw new Error('It is not there');
    for (const one of [cat, dog]) {
      expect(one.y).toBeLessThan(sofa.y - sofa.tall * 0.3);
      expect(Math.abs(one.x - sofa.x)).toBeLessThan(sofa.tall);
    }
    expect(Math.abs(cat.x - dog.x)).toBeGreaterThan((cat.tall + dog.tall) * 0.35);
  },
);

it.each(['a cat and a teapot on a table', '桌上有一只猫和一个茶壶', '桌子上有一个茶壶和一只猫'])(
  'are both on it, a small animal and a thing: %s',
  async (prompt) => {
    const { of } = await plan(prompt);
    const [[cat], [tea], [table]] = [of('cat'), of('tea'), of('table')];
    if (!cat || !tea || !table) throw new Error('It is not there');
    for (const one of [cat, tea]) expect(one.y).toBeLessThan(table.y - table.tall * 0.8);
    expect(Math.abs(cat.x - tea.x)).toBeGreaterThan(tea.tall * 0.5);
  },
);

it('leaves whoever is with a cake at the table', async () => {
  const { of } = await plan('a girl and a cake on a table');
  const [[girl], [table]] = [of('girl'), of('table')];
  if (!girl || !table) throw new Error('One is missing');
  expect(girl.y).toBeGreaterThan(table.y - table.tall * 0.8);
});

it.each(['a king and a queen on thrones', '国王和王后坐在宝座上'])(
  'have a throne each: %s',
  async (prompt) => {
    const { of } = await plan(prompt);
    const [thrones, [king], [queen]] = [
      of('throne').toSorted((a, b) => a.x - b.x),
      of('man'),
      of('princess'),
    ];
    expect(thrones).toHaveLength(2);
    expect([king?.pose, queen?.pose]).toEqual(['seat', 'seat']);
    expect(king?.x).toBeCloseTo(thrones[0]?.x ?? 0);
    expect(queen?.x).toBeCloseTo(thrones[1]?.x ?? 0);
  },
);

it('leaves who feeds birds in the wheelchair', async () => {
  const { of } = await plan('an old man in a wheelchair feeding pigeons in the park');
  const [[man], [chair]] = [of('elder'), of('wheelchair')];
  if (!man || !chair) throw new Error('One is missing');
  // The hand that feeds reaches out on one side of him.
  expect(Math.abs(man.x - chair.x)).toBeLessThan(chair.tall * 0.5);
});
