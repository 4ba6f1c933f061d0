// The newest task of the person who is signed in, followed to its end, and its video measured.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Task } from '#contract/task.ts';
import { findFfmpeg, type Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { probeMedia, type Probed } from '#server/ffmpeg/probe-media.ts';
import { MAKING } from './person.ts';

export async function needFfmpegHere(): Promise<Ffmpeg> {
  const ffmpeg = await findFfmpeg({ ffmpegPath: '', programFolders: ['/usr/bin', '/usr/local/bin'] });
  if (!ffmpeg) throw new Error('there is no ffmpeg on this machine');
  return ffmpeg;
}

/** Waits until the newest task of a type is done, fetches its video and measures it. */
export async function measureNewestVideo(page: Page, type: number): Promise<{ task: Task; video: Probed }> {
  let task: Task | undefined;
  await expect
    .poll(async () => (task = await readNewest(page, type))?.status, { ...MAKING, intervals: [500] })
    .toBe(2);
  const [result] = task?.results ?? [];
  if (!task || !result) throw new Error('the task has no result');
  const folder = await mkdtemp(path.join(tmpdir(), 'newest-video-'));
  try {
    const file = path.join(folder, 'video.mp4');
    await writeFile(file, await (await page.request.get(result.url)).body());
    return { task, video: await probeMedia(await needFfmpegHere(), file) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readNewest(page: Page, type: number): Promise<Task | undefined> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const answer = await page.request.post('/api/task/list', { headers: { token }, data: { type: [type] } });
  const { data } = (await answer.json()) as { data: { items: Task[] } | null };
  return data?.items[0];
}
