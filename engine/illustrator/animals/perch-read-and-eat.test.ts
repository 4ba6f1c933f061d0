// Birds spread their wings only where they fly, small animals read on tables, and leaves are eaten.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { canEat } from './eat.ts';

beforeAll(needDrawings, 120_000);

describe('a bird', () => {
  it.each([
    ['Minimal logo of an owl, "NIGHT READ"', 'owl', 'own/sitting-owl'],
    ['猫头鹰标志', 'owl', 'own/sitting-owl'],
    ['logo of an eagle', 'eagle', 'own/eagle'],
    ['logo of a flying eagle', 'eagle', 'own/eagle-flying'],
    ['logo of a flying owl', 'owl', 'own/owl-flying'],
    ['an owl', 'owl', 'own/sitting-owl'],
    ['a snowy owl in a winter forest', 'owl', 'own/sitting-snowy-owl'],
    ['an owl flying over a forest', 'owl', 'own/owl-flying'],
  ])('has its wings spread only where it is said to fly: %s', async (prompt, key, drawing) => {
    const { of, told } = await plan(prompt);
    expect(of(key).map(({ subject }) => subject.drawing)).toEqual([drawing]);
    expect(told.ignored).toEqual([]);
  });
});

it.each(['an owl reading a book by candlelight', 'a mouse reading a book by candlelight'])(
  'who is small reads on the table of the candle: %s',
  async (prompt) => {
    const { reading, told } = await plan(prompt);
    const onTable = reading.links
      .filter(({ relation, to }) => relation === 'on' && reading.subjects[to ?? -1]?.key === 'table')
      .map(({ from }) => reading.subjects[from]?.key);
    expect(onTable).toEqual([reading.subjects[0]?.key, 'candle']);
    expect(told.ignored).toEqual([]);
  },
);

describe('leaves', () => {
  it.each([
    ['a giraffe eating leaves from a tall tree', 'giraffe'],
    ['长颈鹿在吃树叶', 'giraffe'],
    ['a koala eating eucalyptus leaves', 'koala'],
  ])('that are eaten are before the mouth: %s', async (prompt, key) => {
    const { reading, of, told } = await plan(prompt);
    const [animal] = of(key);
    const twig = reading.subjects.find((one) => one.key === 'leaves');
    expect(animal && twig && canEat(animal.subject, twig)).toBe(true);
    expect(of('leaves')).toEqual([]);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a giraffe under green leaves', 'autumn leaves in a forest', 'a panda eating bamboo leaves'])(
    'that nobody eats, or that are of bamboo, are no twig: %s',
    (prompt) => {
      expect(parsePrompt(prompt).subjects.map(({ key }) => key)).not.toContain('leaves');
    },
  );
});
