// The newest task of an account, followed to its end, and its video measured.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '#contract/page.ts';
import { type Task, TASK_STATUS } from '#contract/task.ts';
import { findFfmpeg, type Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { probeMedia, type Probed } from '#server/ffmpeg/probe-media.ts';
import { askApp } from './call-app.ts';
import { MAKING } from './person.ts';
import { type Account, mainApp } from './sign-in.ts';

export async function needFfmpegHere(): Promise<Ffmpeg> {
  const ffmpeg = await findFfmpeg({ ffmpegPath: '', programFolders: ['/usr/bin', '/usr/local/bin'] });
  if (!ffmpeg) throw new Error('there is no ffmpeg on this machine');
  return ffmpeg;
}

/** Of those that a filter of the list lets through; waits until it is done. */
export async function waitForNewest({ token }: Account, filter: object): Promise<Task> {
  let task: Task | undefined;
  await expect
    .poll(
      async () => {
        const list = await askApp<Page<Task>>(mainApp().url, '/api/task/list', filter, token);
        task = list.items[0];
        return task?.status;
      },
      { ...MAKING, intervals: [500] },
    )
    .toBe(TASK_STATUS.completed);
  return task as unknown as Task;
}

/** Waits until the newest task of a type is done, fetches its video and measures it. */
export async function measureNewestVideo(
  account: Account,
  type: number,
): Promise<{ task: Task; video: Probed }> {
  const task = await waitForNewest(account, { type: [type] });
  const [result] = task.results;
  if (!result) throw new Error('the task has no result');
  const folder = await mkdtemp(path.join(tmpdir(), 'newest-film-'));
  try {
    const file = path.join(folder, 'film.mp4');
    const content = await fetch(new URL(result.url, mainApp().url));
    await writeFile(file, Buffer.from(await content.arrayBuffer()));
    return { task, video: await probeMedia(await needFfmpegHere(), file) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
