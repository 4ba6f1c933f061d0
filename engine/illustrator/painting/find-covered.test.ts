// Who stands behind others and is not seen is not told as understood.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { COVER_STEP, coverOf } from './cover-of.ts';
import { findCovered } from './find-covered.ts';
import { painted, type PaintedLayer } from './layer.ts';

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

it('paints no land that begins below whom it could cover', async () => {
  const { scene, of } = await plan('a mouse');
  const [spot] = of('mouse');
  if (!spot) throw new Error('no mouse');
  const mouse = painted('mouse', 0, (brush) => brush.fillRect(100, 200, 64, 64), {
    spot: { ...spot, x: 132, y: 264, tall: 64 },
  });
  const painter: number[] = [];
  const landFrom = (top: number) =>
    painted(
      'wall',
      1,
      (brush) => {
        painter.push(top);
        brush.fillRect(0, top, 512, 512);
      },
      { top },
    );
  const find = (top: number) =>
    findCovered({ stage: scene.stage, layers: [mouse, landFrom(top)] }).covered.size;
  expect(find(272)).toBe(0);
  expect(painter).toEqual([]);
  expect(find(190)).toBe(1);
  expect(painter).toEqual([190]);
});

it.each([
  'a cat in a meadow',
  'a fox in a forest',
  'a crab on a beach',
  'a diver at a reef',
  'a duck by a lake',
])('knows of land where it begins: %s', async (prompt) => {
  const { layers, stage } = (await plan(prompt)).scene;
  const known = layers.filter(
    (layer) => layer.kind === 'painted' && layer.top !== undefined,
  ) as PaintedLayer[];
  expect(known.length).toBeGreaterThan(0);
  const columns = Math.ceil(stage.width / COVER_STEP);
  for (const layer of known) {
    const first = coverOf(stage, layer).findIndex((alpha) => alpha > 0);
    expect((Math.floor(first / columns) + 1) * COVER_STEP).toBeGreaterThanOrEqual(layer.top ?? 0);
  }
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
