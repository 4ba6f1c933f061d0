// What is said of what is not drawn is said of nobody else; a boat that sails is there.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings);

it.each(['a boat sails under a bridge', 'a boat sails behind them', 'a boat sails past a lighthouse'])(
  'is a boat, and not its sails: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects[0]?.key).toBe('boat');
  },
);

it.each([
  'a polar bear on an ice floe, a red ship far behind',
  '浮冰上站着一只北极熊，远处有一艘红色的轮船',
  'two penguins stand on an ice floe, a ship sails behind them',
])('is in the water behind the floe: %s', async (prompt) => {
  const { spots } = await planScene(prompt);
  const ship = spots.find(({ subject }) => subject.key === 'ship');
  const others = spots.filter(({ subject }) => subject.key !== 'ship');
  expect(ship).toBeDefined();
  expect(others.every(({ y }) => y > (ship?.y ?? 999))).toBe(true);
});

it.each(['two children watch a woman, a pot steams on the stove'])(
  'leaves to a pot that it is on the stove: %s',
  (prompt) => {
    const { subjects, links } = parsePrompt(prompt);
    const stove = subjects.findIndex(({ key }) => key === 'stove');
    expect(stove).toBeGreaterThan(0);
    expect(links.filter(({ to }) => to === stove)).toEqual([]);
  },
);
