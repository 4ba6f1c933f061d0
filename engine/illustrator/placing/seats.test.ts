// Thrones and wheelchairs: who is in one sits in it, and nobody else does.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a seat', () => {
  it.each([
    ['a king on a golden throne', 'man', 'throne'],
    ['坐在王座上的国王', 'man', 'throne'],
    ['an old man in a wheelchair', 'elder', 'wheelchair'],
    ['坐轮椅的老人', 'elder', 'wheelchair'],
    ['a girl in a wheelchair in a park', 'girl', 'wheelchair'],
  ])('has who is in it before its back, sitting: %s', async (prompt, who, key) => {
    const { of, told } = await plan(prompt);
    const [one] = of(who);
    const [seat] = of(key);
    if (!one || !seat) throw new Error('It is not there');
    expect(one.pose).toBe('seat');
    expect(Math.abs(one.x - seat.x)).toBeLessThan(seat.tall * 0.05);
    expect(one.depth).toBeGreaterThan(seat.depth);
    expect(told.ignored).toEqual([]);
  });

  it('lifts a cat onto its cushion', async () => {
    const { of } = await plan('a cat on a throne');
    const [cat] = of('cat');
    const [throne] = of('throne');
    if (!cat || !throne) throw new Error('It is not there');
    expect(cat.y).toBeLessThan(throne.y - throne.tall * 0.2);
    expect(cat.y).toBeGreaterThan(throne.y - throne.tall * 0.4);
  });

  it('leaves the nurse beside it on her feet', async () => {
    const { of } = await plan('a nurse and an old woman in a wheelchair');
    expect(of('woman').map(({ pose }) => pose)).toEqual(['stand', 'seat']);
  });
});

it.each(['一个小男孩站在椅子上往窗外看', 'a boy standing on a chair looking out of the window'])(
  'stands on a chair: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    const [boy, chair] = ['boy', 'chair'].map((key) => spots.find(({ subject }) => subject.key === key));
    expect(boy?.pose).toBe('stand');
    expect(boy?.y).toBeLessThan((chair?.y ?? 0) - (chair?.tall ?? 0) * 0.3);
  },
);

it.each(['a couple waving from the basket of a hot air balloon', '热气球的吊篮里坐着一对情侣'])(
  'is in the one balloon of whose basket it is said: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual(['hot-air-balloon']);
  },
);
