// Larger, or with sound: what is offered once more, for what, and how a form reads it back.
import { describe, expect, it } from 'vitest';
import { prices } from '#contract/prices.ts';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { takeChanges } from '#web/model/tasks/task-addresses.ts';
import { listAgain } from './list-again.ts';

const task = (type: number, params: object, isAi = false) =>
  ({ id: '7', type, params, effect: null, engine: { is_ai: isAi } }) as unknown as Task;
const result = (part: Partial<Result> = {}) => ({ seed: 42, has_sound: false, ...part }) as Result;
const { text_to_image, image_to_image, video } = prices().points;

describe('an image of 1K', () => {
  it('can be had in 2K from its own seed, at the price of one', () => {
    const [again, ...rest] = listAgain(task(1, { engine: 'pro', resolution: '1K', count: 4 }), result());
    expect(rest).toEqual([]);
    expect(again).toMatchObject({ name: 'larger', points: text_to_image.fine_2K });
    const { searchParams } = new URL(again?.address ?? '', 'http://localhost');
    expect(takeChanges(searchParams)).toEqual({ seed: 42, count: 1, resolution: '2K' });
    expect(searchParams.toString()).toBe('from=7');
  });

  it('is made alike where a seed does not draw the same in another size', () => {
    expect(listAgain(task(2, { resolution: '1K' }, true), result())).toMatchObject([
      { name: 'larger_alike', points: image_to_image['2K'] },
    ]);
  });

  it.each([
    ['2K already', task(1, { engine: 'pro', resolution: '2K' }), result()],
    ['a draft', task(1, { engine: 'lite', resolution: '1K' }), result()],
    ['an effect', task(5, { effect_id: 'ink' }), result()],
    ['of no known seed', task(1, { engine: 'pro', resolution: '1K' }), result({ seed: null })],
  ])('is not offered larger: %s', (_, made, of) => expect(listAgain(made, of)).toEqual([]));
});

it('offers sound to a silent video, at the price of the whole', () => {
  const params = { mode: 'standard', resolution: '720p', duration: 5, sound: false };
  const [again] = listAgain(task(3, params), result());
  expect(again).toMatchObject({ name: 'sound', points: 5 * (video.standard['720p'] + video.sound) });
  expect(takeChanges(new URL(again?.address ?? '', 'http://localhost').searchParams)).toEqual({
    seed: 42,
    sound: true,
  });
  expect(listAgain(task(3, params), result({ has_sound: true }))).toEqual([]);
  expect(listAgain(task(6, params), result())).toEqual([]);
});

describe('a video that was made larger', () => {
  const video = { kind: 'video', width: 640, height: 360, duration: 12, fps: 30, has_sound: true };
  const params = { video, target: '1080p', fps: 'keep', denoise: 'auto', sharpen: 50 };
  const upscaled = (change: object, url = '/a.mp4') =>
    ({ ...task(8, { ...params, ...change }), inputs: [{ kind: 'video', url }] }) as unknown as Task;

  it('can be had in 4K, at the price of that', () => {
    const [again, ...rest] = listAgain(upscaled({}), result({ seed: null }));
    expect(rest).toEqual([]);
    expect(again).toMatchObject({ name: 'larger_video', points: 12 * prices().points.upscale['4K'] });
    const { searchParams } = new URL(again?.address ?? '', 'http://localhost');
    expect(takeChanges(searchParams)).toEqual({ target: '4K' });
    expect(searchParams.toString()).toBe('from=7');
  });

  it.each([
    ['4K already', upscaled({ target: '4K' })],
    ['of a video that is gone', upscaled({}, '')],
  ])('is not offered larger: %s', (_, made) => expect(listAgain(made, result({ seed: null }))).toEqual([]));
});
