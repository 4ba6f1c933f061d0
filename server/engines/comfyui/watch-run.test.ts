// What is heard of a run over the socket, and that nothing depends on it.
import { describe, expect, it, onTestFinished } from 'vitest';
import { begin, end, open, start } from '#tests/fakes/engines/comfyui/open-engine.ts';
import type { Poll } from '../engine.ts';

async function watch() {
  const fake = await start();
  const engine = await open([fake]);
  const first = await begin(engine); // holds the line, so that the second is heard from its beginning
  const { ref } = await begin(engine);
  const polls: Poll[] = [];
  const stop = engine.watch?.(ref, (poll) => polls.push(poll));
  onTestFinished(() => stop?.());
  await expect.poll(() => fake.sockets.size).toBe(1);
  await expect.poll(() => [...fake.sockets].every(({ heard }) => heard.length === 1)).toBe(true);
  return { fake, engine, ref, first, polls };
}

describe('what is heard', () => {
  it('is progress that never falls, and previews of the image', async () => {
    const { fake, engine, ref, polls } = await watch();
    expect(await engine.poll(ref)).toEqual({ state: 'queued', ahead: 1 });
    fake.queue.finish();
    await end(engine, ref);
    await expect.poll(() => polls.length).toBeGreaterThan(5);
    const progress = polls.map((poll) => (poll.state === 'running' ? poll.progress : -1));
    expect(progress.toSorted((a, b) => a - b)).toEqual(progress);
    expect(progress.at(-1)).toBeGreaterThan(80);
    const previews = polls.flatMap((poll) =>
      poll.state === 'running' && poll.preview ? [poll.preview] : [],
    );
    expect(previews[0]?.index).toBe(0);
    expect(previews[0]?.image.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('is kept: a poll knows as much as the socket did', async () => {
    const { fake, engine, ref, first, polls } = await watch();
    await engine.cancel(first.ref); // then ours runs, and is held
    await expect.poll(() => polls.length).toBeGreaterThan(0);
    const heard = Math.max(...polls.map((poll) => (poll.state === 'running' ? poll.progress : -1)));
    expect(heard).toBeGreaterThan(0);
    expect(await engine.poll(ref)).toMatchObject({ state: 'running', progress: heard });
    fake.queue.finish();
    await end(engine, ref);
  });

  it('is heard again when the socket broke, and lost sockets change nothing of the end', async () => {
    const { fake, engine, ref, polls } = await watch();
    for (const socket of fake.sockets) socket.cut();
    await expect.poll(() => fake.sockets.size).toBe(0);
    await expect.poll(() => fake.sockets.size).toBe(1);
    fake.queue.finish();
    await end(engine, ref);
    await expect.poll(() => polls.length).toBeGreaterThan(0);
  });

  it('stops when nobody listens any more', async () => {
    const { fake, engine } = await watch();
    await engine.close();
    await expect.poll(() => fake.sockets.size).toBe(0);
  });
});
