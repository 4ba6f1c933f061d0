// The place that is kept for a result is the shape it will have.
import { expect, it } from 'vitest';
import type { Task } from '#contract/task.ts';
import { ratioOf } from './task-shape.ts';

type Shaped = Parameters<typeof ratioOf>[0];

const task = (part: Partial<Shaped>): Shaped => ({ type: 1, params: {}, inputs: [], results: [], ...part });
const image = (width: number, height: number) => ({ kind: 'image', width, height }) as Task['inputs'][number];

it('is that of the result once it is there', () => {
  const results = [{ width: 300, height: 100 }] as Task['results'];
  expect(ratioOf(task({ results, params: { aspect_ratio: '1:1' } }))).toBe(3);
});

it('is what was asked for, in the pixels of its kind', () => {
  expect(ratioOf(task({ params: { aspect_ratio: '16:9' } }))).toBe(1344 / 768);
  expect(ratioOf(task({ type: 3, params: { aspect_ratio: '16:9' } }))).toBe(1280 / 720);
});

it('follows what it is made from: a video takes the nearest shape of videos, an image its own', () => {
  const inputs = [image(1000, 640)];
  expect(ratioOf(task({ type: 4, inputs }))).toBe(1280 / 720);
  expect(ratioOf(task({ type: 2, inputs, params: { aspect_ratio: 'same' } }))).toBe(1000 / 640);
  expect(ratioOf(task({ type: 8, inputs }))).toBe(1000 / 640);
});

it('is wide for a video of which nothing is known, and square for an image', () => {
  expect(ratioOf(task({ type: 7 }))).toBe(1280 / 720);
  expect(ratioOf(task({}))).toBe(1);
});
