// Balls that somebody juggles are in the air, all of them; one stands on a stool; mothers of young animals are animals.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';

beforeAll(needDrawings, 120_000);

it.each(['a clown juggling three balls', 'a man juggling five balls'])('%s', async (prompt) => {
  const { spots, told } = await planScene(prompt);
  expect(told.ignored).toEqual([]);
  // Over the head.
  expect(spots.find(({ subject }) => subject.person)?.share).toBeGreaterThan(1.15);
});

it('stands on the stool', async () => {
  const { spots } = await planScene('小男孩踩着凳子够书架上的书');
  const [boy, stool] = ['boy', 'stool'].map((key) => spots.find(({ subject }) => subject.key === key));
  expect(boy?.pose).toBe('stand');
  expect(boy?.y).toBeLessThan((stool?.y ?? 0) - (stool?.tall ?? 0) * 0.7);
});

it('a ball on the nose of a seal hides no face', async () => {
  const { of } = await planScene('a seal balancing a ball on its nose');
  const [ball, seal] = [of('ball')[0], of('seal')[0]];
  expect(ball?.y).toBeLessThan((seal?.y ?? 0) - (seal?.tall ?? 0) * 0.85);
});

it.each(['熊猫宝宝抱着妈妈', 'a baby elephant hugging its mother', '小象抱着妈妈'])('%s', (prompt) => {
  expect(parsePrompt(prompt).subjects.every(({ kind }) => kind !== 'figure')).toBe(true);
});
