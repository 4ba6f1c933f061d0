// Whose video is opened when, where some people send videos that take long.
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeVideo, makeHeavyVideo } from '#tests/fakes/sample-media.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { type MediaLab, openMediaLab } from './media-lab.ts';
import { receiveFile } from './receive-file.ts';

let app: TaskApp;
let lab: MediaLab;

beforeAll(async () => {
  app = await openTaskApp();
  lab = openMediaLab(app);
});
afterAll(async () => {
  await lab.close();
  await app.close();
});

it('opens a short video beside any number of long ones', async () => {
  const done: string[] = [];
  const clean = async (name: string, content: Buffer) => {
    const received = await receiveFile(Readable.from([content]), lab.folder, 'video');
    if ('problem' in received) throw new Error(received.problem);
    const userId = await addUser(app);
    return await lab.clean(userId, received, async ({ width }) => {
      done.push(name);
      return width;
    });
  };
  const heavy = await makeHeavyVideo(1, 599);
  const attacks = ['first', 'second', 'third'].map((name) => clean(name, heavy).catch(String));
  // They have been measured by now, and one of them is at work.
  expect(await clean('short', await makeVideo({ seconds: 1 }))).toBe(480);
  expect(await clean('another', await makeVideo({ seconds: 1, width: 640 }))).toBe(640);
  expect(done).toEqual(['short', 'another']);
  await lab.close();
  expect(await Promise.all(attacks)).toHaveLength(3);
});
