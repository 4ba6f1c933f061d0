// What text to image tells of a prompt, and which part of its price it earns.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import type { Job } from '#engine/job.ts';
import { paintPrompt } from './paint-prompt.ts';

let folder = '';
beforeAll(async () => {
  needDrawings();
  folder = await mkdtemp(path.join(tmpdir(), 'paint-prompt-'));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

function paint(prompt: string, fields: object = {}) {
  const job: Job = {
    tool: 'text-to-image',
    fields: { prompt, ...fields },
    seed: 4,
    index: 0,
    width: 96,
    height: 96,
    inputs: [],
    file: path.join(folder, 'image.png'),
    folder,
    ffmpeg: null,
    speaker: '',
  };
  return paintPrompt(job, () => {});
}

describe('[product 2.1] what was placed', () => {
  it('is told and paid, the rest is paid back', async () => {
    expect(await paint('a fox and a zorblax in a forest')).toEqual({
      understood: ['fox', 'forest'],
      ignored: ['zorblax'],
      share: 3 / 4, // where the fox is counts, too
    });
    expect(await paint('Taylor Swift and a rabbit, 8k, hdr')).toEqual({
      understood: ['rabbit'],
      ignored: ['Taylor Swift'],
      share: 0.5,
    });
    expect(await sharp(path.join(folder, 'image.png')).metadata()).toMatchObject({ width: 96, height: 96 });
  });

  it('is what was not drawn where it was forbidden', async () => {
    expect(await paint('一条没有人的街道，下雨')).toEqual({
      understood: ['没有人', '街道', '下雨'],
      ignored: [],
      share: 1,
    });
  });

  it('is not what is known but has no place in the image', async () => {
    const told = await paint('a bowl of ramen in a storm, an oak behind');
    // The storm is seen in the window.
    expect(told).toEqual({ understood: ['ramen', 'storm'], ignored: ['oak'], share: 2 / 3 });
  });

  it('takes nothing for the way it is painted, where the thing is not there', async () => {
    expect(await paint('a zorblax, oil painting')).toEqual({
      understood: ['oil painting'],
      ignored: ['zorblax'],
      share: 0,
    });
  });
});

it.each(['zorblax', 'Taylor Swift, Nike, 8k', '量子纠缠', 'bokeh, masterpiece'])(
  '[product 2.1] refuses what it knows no word of: %s',
  async (prompt) => {
    await expect(paint(prompt)).rejects.toMatchObject({ code: 'not_understood' });
  },
);
