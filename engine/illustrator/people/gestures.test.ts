// What arms tell is drawn as it is said, also in portraits, and told only where it is seen.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { readPerson } from './read-person.ts';
import { poseBody, type Skeleton } from './skeleton.ts';

beforeAll(needDrawings, 120_000);

async function bodyOf(prompt: string): Promise<Skeleton> {
  const { scene } = await plan(prompt);
  const subject = scene.stage.reading.subjects.find(({ person }) => person !== undefined);
  if (!subject) throw new Error('nobody is there');
  return poseBody(readPerson(scene.stage, subject, subject.key, { view: 'front' }));
}

it.each(['a woman with arms outstretched on a hill', '张开双臂拥抱大海的男孩'])(
  'opens both arms: %s',
  async (prompt) => {
    const { arms, shoulderHalf } = await bodyOf(prompt);
    expect(arms[0].end[0]).toBeLessThan(-shoulderHalf * 2);
    expect(arms[1].end[0]).toBeGreaterThan(shoulderHalf * 2);
  },
);

it.each(['a man with his arms crossed', '抱着双臂的男人'])('crosses the arms: %s', async (prompt) => {
  const { arms } = await bodyOf(prompt);
  expect(arms[0].end[0]).toBeGreaterThan(arms[1].end[0]);
});

it('has the hand at the chin', async () => {
  const { arms, chin, head } = await bodyOf('a girl resting her chin on her hand');
  expect(Math.abs(arms[1].end[1] - chin[1])).toBeLessThan(head * 0.4);
});

it.each([
  ['portrait of a man with arms crossed', []],
  ['双手合十的老奶奶，特写', []],
  ['a woman praying, seen from behind', ['praying']],
  ['a house with arms crossed', ['arms crossed']],
  ['a girl resting her chin on her hand', []],
  ['a signpost pointing to the mountains, a hiker walking', ['signpost', 'pointing to']],
])('is told truly: %s', async (prompt, ignored) => {
  expect((await plan(prompt)).told.ignored).toEqual(ignored);
});

it('leaves nobody in bed who rests the chin on a hand', async () => {
  const { reading } = await plan('a girl resting her chin on her hand, portrait');
  expect(reading.subjects.map(({ key }) => key)).toEqual(['girl']);
});

it.each([
  'portrait of a woman',
  'portrait of a woman with arms crossed',
  'portrait of a woman holding a cat',
])('is a portrait, down to the hips where hands are seen: %s', async (prompt) => {
  const { scene } = await plan(prompt);
  const eyes = scene.layers.flatMap(({ spot }) => spot?.eyes ?? []);
  expect(eyes).toHaveLength(prompt === 'portrait of a woman' ? 1 : 0);
});

it.each([
  'portrait of a woman playing the violin',
  'portrait of a man talking on the phone',
  'portrait of a woman walking',
])('is told in a portrait as it is seen: %s', async (prompt) => {
  expect((await plan(prompt)).told.ignored).toEqual([]);
});
