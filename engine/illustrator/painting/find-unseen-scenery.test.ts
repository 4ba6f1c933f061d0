// What belongs to the land or the sky and is hidden behind somebody is not told as understood.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { findUnseenScenery } from './find-unseen-scenery.ts';
import { painted } from './layer.ts';

beforeAll(needDrawings, 120_000);

function square(left: number): (brush: Brush) => void {
  return (brush) => brush.fillRect(left, 100, 200, 200);
}

/** A rainbow of 200 pixels, and a bear before it that covers so many of them. */
async function besideRainbow(covered: number): Promise<string[]> {
  const { scene, of } = await plan('a bear and a rainbow');
  const [spot] = of('bear');
  if (!spot) throw new Error('no bear');
  const layers = [painted('rainbow', 0.2, square(0)), painted('bear', 0.7, square(200 - covered), { spot })];
  return [...findUnseenScenery({ stage: scene.stage, layers }).subjects].map(({ key }) => key);
}

describe('a rainbow behind a bear', () => {
  it('is not seen where most of it is covered', async () => {
    expect(await besideRainbow(200)).toEqual(['rainbow']);
    expect(await besideRainbow(160)).toEqual(['rainbow']);
  });

  it('is seen where half of it looks out', async () => {
    expect(await besideRainbow(100)).toEqual([]);
    expect(await besideRainbow(0)).toEqual([]);
  });
});

it('is no volcano behind the cliff of a waterfall', async () => {
  const { told } = await plan('a volcano and a waterfall');
  expect(told.ignored).toEqual(['volcano']);
});

describe('the land of an emblem', () => {
  it.each([
    ['logo of a coffee cup in the mountains', 'mountains'],
    ['山间咖啡杯标志', '山间'],
    ['a logo of a sun behind a cat', 'sun'],
    ['logo of an owl with a crescent moon', 'crescent moon'],
  ])('is seen beside its mark: %s', async (prompt, word) => {
    const { scene, told } = await plan(prompt);
    expect(told.understood).toContain(word);
    expect(told.ignored).toEqual([]);
    const unseen = findUnseenScenery(scene);
    expect([...unseen.subjects, ...unseen.places]).toEqual([]);
  });

  it('is left out of what is told where the mark hides it', async () => {
    const { scene, of } = await plan('logo of a coffee cup in the mountains');
    const [spot] = of('coffee');
    if (!spot) throw new Error('no cup');
    const wall = painted('cup', 0.9, (brush) => brush.fillRect(0, 0, 512, 512), { spot });
    const { places } = findUnseenScenery({ ...scene, layers: [...scene.layers, wall] });
    expect([...places]).toEqual(['mountains']);
  });
});

it.each([
  '彩虹在云上',
  'crescent moon over the sea',
  '弯弯的月亮和湖',
  'a rainbow over the city',
  '满月下的森林',
  'a full moon over a lake',
  'a rainbow over a waterfall',
])('leaves what is in the sky to be seen: %s', async (prompt) => {
  const { scene, told } = await plan(prompt);
  expect([...findUnseenScenery(scene).subjects]).toEqual([]);
  expect(told.ignored).toEqual([]);
});
