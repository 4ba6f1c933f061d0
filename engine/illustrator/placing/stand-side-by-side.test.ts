// Of many nobody and no house stays behind others.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it('makes all smaller where somebody would stay behind a horse', async () => {
  const { told } = await planScene(
    'A blacksmith hammers a glowing sword on an anvil, his apprentice waits, a knight waits at the door with a black horse',
  );
  expect(told.understood).toEqual(expect.arrayContaining(['blacksmith', 'apprentice', 'knight', 'horse']));
});

it('stands no rock with a coyote before riders', async () => {
  const { of } = await planScene(
    'Two cowboys ride brown horses along a canyon, a coyote howls on a rock and a wooden wagon rolls behind',
  );
  const [rock] = of('rock');
  const [wolf] = of('wolf');
  expect(Math.abs((wolf?.x ?? Number.NaN) - (rock?.x ?? 0))).toBeLessThan((rock?.tall ?? 0) * 0.5);
  for (const horse of of('horse'))
    expect(Math.abs(horse.x - (rock?.x ?? 0))).toBeGreaterThan((rock?.tall ?? 0) * 0.6);
});

it('turns no windmill behind a barn', async () => {
  const { told } = await planScene(
    'An old farmer feeds chickens, his wife stands beside a cow, and a windmill and a barn behind them',
  );
  expect(told.understood).toEqual(expect.arrayContaining(['windmill', 'barn']));
});

it('has several who swim in the pool', async () => {
  const { of } = await planScene('three girls swim in a pool');
  expect(of('girl').map(({ isOnWater }) => isOnWater)).toEqual([true, true, true]);
});

it.each([
  ['Grandpa grills sausages in the backyard and a beagle steals a sausage from the plate', 'meadow'],
  ['Children in pajamas open presents under the Christmas tree', 'room'],
  ['孩子们穿着睡衣在圣诞树下拆礼物', 'room'],
  ['two bears walk across the ice and a ship sails in the distance', 'snowfield'],
  ['两只北极熊在冰上走', 'snowfield'],
  [
    'A postman on a bicycle hands a letter to a woman at the garden gate and a cat watches from the windowsill',
    'meadow',
  ],
  ['two hockey players fight for the puck on the ice', 'meadow'],
])('is where its words are: %s', async (prompt, scene) => {
  const { scene: plan } = await planScene(prompt);
  expect(plan.stage.scene).toBe(scene);
});

it('has no Chinese gate behind a Roman soldier', async () => {
  const { of, told } = await planScene('A Roman soldier stands guard at the city gate and a merchant waits');
  expect(of('city-gate')).toEqual([]);
  expect(told.ignored).toContain('city gate');
});

it('seats who plays cards, and nobody who runs past', async () => {
  const { of, reading } = await planScene(
    'A young woman jogs along the river, two old men play cards on a bench and a girl flies a kite',
  );
  expect(of('woman').map(({ pose }) => pose)).toEqual(['run']);
  const around = reading.links.find(({ relation }) => relation === 'around');
  expect(reading.subjects[around?.from ?? -1]?.words).toBe('old men');
});

it('lies on the floor of a room, on no chair', async () => {
  const { spots } = await planScene('A plumber with a wrench lies under the kitchen sink');
  expect(spots.map(({ pose }) => pose)).toContain('lie');
});

it('flies crows behind a tractor over the field', async () => {
  const { of } = await planScene(
    'A farmer drives a green tractor across a wheat field, three crows fly behind it',
  );
  const [tractor] = of('tractor');
  for (const crow of of('blackbird')) expect(crow.y).toBeLessThan((tractor?.y ?? 0) - (tractor?.tall ?? 0));
});

it('sees nobody write on a blackboard where none hangs', async () => {
  const { told } = await planScene('a robot writes on the blackboard in a laboratory');
  expect(told.ignored).toContain('writes on the blackboard');
});
