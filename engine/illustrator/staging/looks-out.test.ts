// A window that is looked out of: a room, what is named as well lies outside, and what flies is seen in its upper panes.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { windowBox } from '../scenery/window-box.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['rainy window with a city behind it', 'city'],
  ['view of the city through a rainy window', 'city'],
  ['a window overlooking the sea', 'sea'],
  ['rain on the window, city lights behind', 'city'],
  ['透过窗户看到的雪山', '雪山'],
])('a window is of a room: %s', async (prompt, outside) => {
  const { scene, told } = await planScene(prompt);
  expect(scene.stage.scene).toBe('room');
  expect(told.understood).toContain(outside);
});

it.each(['a bakery window full of bread', 'an airplane window, clouds', 'a red house with a window'])(
  'that of a shop, of what flies or of a house is not: %s',
  async (prompt) => {
    expect((await planScene(prompt)).scene.stage.scene).not.toBe('room');
  },
);

it.each([
  ['窗外的飞机', 'plane', 1],
  ['three birds outside the window, a cat on the windowsill', 'bird', 3],
  ['hot air balloons outside the window of a bedroom', 'hot-air-balloon', 3],
])('what flies outside is in the panes: %s', async (prompt, key, count) => {
  const { scene, of } = await planScene(prompt);
  const { left, top, wide, tall } = windowBox(scene.stage);
  const fliers = of(key);
  expect(fliers).toHaveLength(count);
  for (const { x, y, tall: height } of fliers) {
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + wide);
    expect(y - height).toBeGreaterThanOrEqual(top);
    expect(y).toBeLessThan(top + tall / 2);
  }
});

it('whoever looks through it is seen from behind', async () => {
  const { of } = await planScene('a boy looks at a plane through the window');
  expect(of('boy')[0]?.view).toBe('back');
});

it.each([
  ['a woman sits by a café window with a cup of coffee, bicycles outside', 'bicycles'],
  ['窗外停着一辆红色汽车，一个女孩坐在窗边看书', '汽车'],
])('what is outside of it stands in no room: %s', async (prompt, outside) => {
  const { scene, told } = await planScene(prompt);
  expect(scene.stage.scene).toBe('room');
  expect(told.ignored).toContain(outside);
});
