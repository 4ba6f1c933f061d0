// Who stands behind others and is not seen is not told as understood.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { findCovered } from './find-covered.ts';
import { painted } from './layer.ts';

beforeAll(needDrawings, 120_000);

/** A mouse of 64 pixels, and an elephant of 256 before it, so many pixels to the right. */
async function besideMouse(across: number): Promise<string[]> {
  const { scene, of } = await plan('a mouse and an elephant');
  const layers = (['mouse', 'elephant'] as const).map((key, at) => {
    const [spot] = of(key);
    if (!spot) throw new Error(`no ${key}`);
    const wide = key === 'mouse' ? 64 : 256;
    const x = 128 + (key === 'mouse' ? 0 : across);
    const paint = (brush: { fillRect(x: number, y: number, w: number, h: number): void }): void =>
      brush.fillRect(x, 300 - wide, wide, wide);
    return painted(key, at, paint, { spot: { ...spot, x, y: 300, tall: wide } });
  });
  return [...findCovered({ stage: scene.stage, layers }).covered].map(({ key }) => key);
}

describe('whom others cover', () => {
  it('is not seen where they cover most of it', async () => {
    expect(await besideMouse(0)).toEqual(['mouse']);
    expect(await besideMouse(16)).toEqual(['mouse']);
  });

  it('is seen where half of it looks out', async () => {
    expect(await besideMouse(32)).toEqual([]);
    expect(await besideMouse(100)).toEqual([]);
  });
});

it('is told of those whom a pier or a waterfall hides, unless others of them are seen', async () => {
  const { scene, of } = await plan('a canoe on a lake with a pier');
  const [spot] = of('canoe');
  const pier = scene.layers.find(({ name }) => name === 'pier');
  if (spot === undefined || pier === undefined) throw new Error('not placed');
  const square = (x: number) =>
    painted('canoe', 0.4, (brush) => brush.fillRect(x - 16, 440, 32, 32), {
      spot: { ...spot, x, y: 472, tall: 32 },
    });
  const find = (...layers: Parameters<typeof findCovered>[0]['layers']) =>
    findCovered({ stage: scene.stage, layers: [...layers, pier] }).covered;
  const { subject } = spot;
  expect([...find(square(256))]).toEqual([subject]);
  expect([...find(square(256), square(20))]).toEqual([]);
  expect([...find(square(20))]).toEqual([]);
});

it('tells a number of which fewer are seen', async () => {
  expect((await plan('nine lighthouses')).told).toMatchObject({
    understood: ['lighthouses'],
    ignored: ['nine'],
  });
  expect((await plan('three dogs')).told).toMatchObject({ understood: ['dogs'], ignored: [] });
});

it.each(['two whales', 'three octopuses', 'seven sharks', '五只海龟'])(
  'leaves each of a few in the water to be seen: %s',
  async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  },
);

it.each(['a cat behind a big pumpkin', 'a child in front of a house', 'a cat in a box', '一家四口在吃饭'])(
  'tells whom others cover in part: %s',
  async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  },
);
