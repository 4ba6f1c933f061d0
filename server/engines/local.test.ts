// The engine of this machine with a tiny model: in its sandbox, with images that are changed, and with a process that dies.
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findSandbox } from '#server/children/find-sandbox.ts';
import { INPUTS, REQUESTS } from '#tests/fakes/engines/example-requests.ts';
import { startLocalServer, type LocalServer } from '#tests/fakes/engines/local-server.ts';
import { paintPng } from '#tests/fakes/engines/paint-result.ts';
import { type EngineContext, EngineError, type EngineRequest, type Poll, type RemoteRef } from './engine.ts';
import { openLocal } from './local.ts';

const photo = await paintPng(300, 200, 120);
const context = (signal = new AbortController().signal): EngineContext => ({
  taskId: '17',
  signal,
  openInput: async () => Readable.from([photo]),
});

const TEXT: EngineRequest = { ...REQUESTS['text-to-image'], seeds: [7], width: 160, height: 96 };
const CHANGE: EngineRequest = {
  ...REQUESTS['image-to-image'],
  width: 120,
  height: 80,
  fields: { mode: 'restyle', prompt: 'a red fox', strength: 0.5, style: 'auto' },
  inputs: [INPUTS.PHOTO],
};

async function start(given: Parameters<typeof startLocalServer>[0] = {}): Promise<LocalServer> {
  const server = await startLocalServer(given);
  onTestFinished(server.close);
  return server;
}

async function begin({ engine }: Pick<LocalServer, 'engine'>, request: EngineRequest): Promise<RemoteRef> {
  return await engine.submit(await engine.prepare(request, context()), context());
}

async function follow({ engine }: Pick<LocalServer, 'engine'>, ref: RemoteRef): Promise<Poll> {
  let last: Poll = { state: 'unknown' };
  await expect
    .poll(async () => (last = await engine.poll(ref)).state, { interval: 20 })
    .not.toMatch(/queued|running/);
  return last;
}

async function make(server: LocalServer, request: EngineRequest): Promise<Buffer[]> {
  server.finish();
  const end = await follow(server, await begin(server, request));
  if (end.state !== 'succeeded') throw new Error(JSON.stringify(end));
  return await Promise.all(end.outputs.map(async (output) => await buffer(await server.engine.open(output))));
}

/** A file beside the data, which no process of an engine may see. */
const hide = ({ options, command }: LocalServer) => {
  const file = path.join(options.dataDir, 'secret');
  writeFileSync(file, 'our secret');
  command({ secret: file });
};

/** The mean of how far pixels are apart. */
const apart = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

const refusal = async (asked: Promise<unknown>) =>
  await asked.then(
    () => new Error('nothing was refused'),
    (error: unknown) => error,
  );

it('makes images in a sandbox that shows it the model and nothing else of ours', async () => {
  const probe = await start();
  const { dataDir } = probe.options;
  const programFolders = (process.env['PATH'] ?? '').split(path.delimiter);
  const sandbox = findSandbox({ dataDir, programFolders, sandbox: { wish: 'on', found: null } });
  const server = await start({ sandbox });
  if (sandbox.holds.files) hide(server);
  const [text] = await make(server, TEXT);
  const [changed] = await make(server, CHANGE);
  expect((await sharp(text).metadata()).width).toBe(160);
  expect((await sharp(changed).metadata()).height).toBe(80);
  // Without a sandbox it would have been seen.
  hide(probe);
  probe.finish();
  const end = await follow(probe, await begin(probe, TEXT));
  expect(end).toMatchObject({ state: 'failed', detail: 'it sees what is none of its business' });
});

it('makes the same image of the same seed, another of the next, and gives each its own', async () => {
  const server = await start();
  const [first, second] = await make(server, { ...TEXT, seeds: [7, 8] });
  const [again] = await make(server, { ...TEXT, seeds: [8] });
  expect(first).not.toEqual(second);
  expect(again).toEqual(second);
});

it('keeps the model in memory from one task to the next, and lets it go after a while without any', async () => {
  const server = await start({ options: { idleSeconds: 1 } });
  await make(server, TEXT);
  const pids = server.engine.listPids();
  expect(pids).toHaveLength(1);
  await make(server, TEXT);
  expect(server.engine.listPids()).toEqual(pids);
  await expect.poll(() => server.engine.listPids()).toEqual([]);
});

it('does one task at a time; the next waits in line, and says so', async () => {
  const server = await start();
  const [first, second] = [await begin(server, TEXT), await begin(server, TEXT)];
  await expect.poll(async () => (await server.engine.poll(first)).state).toBe('running');
  expect(await server.engine.poll(second)).toEqual({ state: 'queued', ahead: null });
  expect(server.engine.listPids()).toHaveLength(1);
  server.finish();
  expect((await follow(server, second)).state).toBe('succeeded');
  expect((await server.engine.poll(first)).state).toBe('succeeded');
});

it('leaves nothing behind when it is told that nothing is needed any more', async () => {
  const server = await start();
  server.finish();
  const ref = await begin(server, TEXT);
  await follow(server, ref);
  await server.engine.release(ref);
  expect(await readdir(server.options.scratchFolder)).toEqual([]);
  expect(await server.engine.poll(ref)).toEqual({ state: 'unknown' });
});

it('opens only what it made', async () => {
  const { engine, options } = await start();
  const output = {
    index: 0,
    kind: 'image' as const,
    seed: 1,
    location: path.join(options.dataDir, 'secret'),
  };
  expect(await refusal(engine.open(output))).toBeInstanceOf(RangeError);
});

describe('what it is asked for', () => {
  it('is told in the few words that such models know', async () => {
    const { engine } = await start();
    expect(await engine.prepare(TEXT, context())).toMatchObject({
      prompt: 'a red fox. Style: an oil painting with visible brush strokes.',
      steps: 2,
      image: null,
      ignored: ['text'],
    });
    const draft = {
      ...TEXT,
      fields: { engine: 'lite', prompt: 'a red fox', style: 'auto', negative_prompt: '' },
    };
    expect(await engine.prepare(draft, context())).toMatchObject({
      prompt: 'a red fox.',
      steps: 1,
      ignored: [],
    });
  });

  it('is done by others where no model of this kind can do it', async () => {
    const { engine } = await start();
    const ask = async (request: EngineRequest) => await refusal(engine.prepare(request, context()));
    const follows = { ...CHANGE, fields: { ...CHANGE.fields, mode: 'edit' } };
    expect(await ask(follows)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/instruction/) as string,
    });
    const many = { ...CHANGE, inputs: [INPUTS.PHOTO, INPUTS.PHOTO] };
    expect(await ask(many)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/one image, not 2/) as string,
    });
    const wordless = { ...CHANGE, fields: { ...CHANGE.fields, prompt: '' } };
    expect(await ask(wordless)).toMatchObject({ kind: 'refused' });
    const drawsOnly = await start({ model: { tools: ['text-to-image'] } });
    expect(drawsOnly.engine.traits.tools).toEqual(['text-to-image']);
    expect(await refusal(drawsOnly.engine.prepare(CHANGE, context()))).toMatchObject({ kind: 'refused' });
  });

  it('changes an image the more, the stronger', async () => {
    const server = await start({ model: { steps: { lite: 1, pro: 8 } } });
    const change = async (strength: number) => {
      const [png] = await make(server, { ...CHANGE, fields: { ...CHANGE.fields, strength } });
      return await sharp(png).raw().toBuffer();
    };
    const [weak, middle, strong] = [await change(0.1), await change(0.4), await change(1)];
    expect(apart(weak, middle)).toBeGreaterThan(0);
    expect(apart(weak, strong)).toBeGreaterThan(apart(weak, middle));
  });
});

describe('a process that does not do well', () => {
  it('and is killed again when the job is tried once more fails the run, and the next one gets a new process', async () => {
    const server = await start();
    const ref = await begin(server, TEXT);
    const killed = new Set<number>();
    await expect
      .poll(
        async () => {
          for (const pid of server.engine.listPids()) if (!killed.has(pid)) process.kill(pid, 'SIGKILL');
          for (const pid of server.engine.listPids()) killed.add(pid);
          return (await server.engine.poll(ref)).state;
        },
        { interval: 20 },
      )
      .toBe('failed');
    expect(await server.engine.poll(ref)).toMatchObject({
      failure: 'engine_error',
      mayFallBack: true,
      detail: expect.stringMatching(/SIGKILL/) as string,
    });
    expect(killed.size).toBe(2);
    expect(await make(server, TEXT)).toHaveLength(1);
    expect(await server.engine.health()).toMatchObject({ ok: true });
  });

  it('says what is wrong with a file of the model, and reads it again when it is back', async () => {
    const server = await start();
    const file = path.join(server.options.modelFolder, 'unet', 'model.onnx');
    const whole = readFileSync(file);
    truncateSync(file, 100);
    expect(await server.engine.health()).toMatchObject({
      ok: false,
      detail: `Tiny: unet/model.onnx has 100 bytes and should have ${whole.length}`,
    });
    expect(await refusal(begin(server, TEXT))).toMatchObject({ kind: 'misconfigured', mayBeCharged: false });
    writeFileSync(file, Buffer.alloc(whole.length)); // of the right size, and no network
    const end = await follow(server, await begin(server, TEXT));
    expect(end).toMatchObject({ state: 'failed', mayFallBack: true });
    writeFileSync(file, whole);
    expect(await make(server, TEXT)).toHaveLength(1);
  });

  it('is not well without what runs it, nor where that is broken', async () => {
    const server = await start();
    const { entry } = server.options.runtime;
    writeFileSync(entry, 'export const none = 1;');
    expect(await follow(server, await begin(server, TEXT))).toMatchObject({
      state: 'failed',
      mayFallBack: true,
    });
    rmSync(entry);
    expect(await server.engine.health()).toEqual({ ok: false, detail: 'Tiny: what runs it is missing' });
    expect(await refusal(begin(server, TEXT))).toMatchObject({ kind: 'misconfigured' });
  });

  it('keeps the images that were made before', async () => {
    const server = await start();
    server.finish();
    const ref = await begin(server, { ...TEXT, seeds: [1, 2, 3] });
    await expect
      .poll(async () => await readdir(path.join(server.options.scratchFolder, String(ref['run']))), {
        interval: 5,
      })
      .toContain('0.png');
    server.fail();
    const end = await follow(server, ref);
    if (end.state !== 'succeeded') throw new Error(JSON.stringify(end));
    expect(end.outputs.length).toBeGreaterThan(0);
    expect(end.outputs.length + end.missing.length).toBe(3);
    for (const { detail } of end.missing) expect(detail).toBe('the network broke');
  });
});

it('is not begun where the memory has no room for it, unless it is in there already', async () => {
  const server = await start();
  const tight = openLocal({ ...server.options, availableMemory: () => 1e8 });
  onTestFinished(() => tight.close());
  const words = 'Tiny takes about 0.3 GB of memory, and 0.1 GB are free';
  expect(await tight.health()).toEqual({ ok: false, detail: words });
  const error = await refusal(begin({ engine: tight }, TEXT));
  expect(error).toBeInstanceOf(EngineError);
  expect(error).toMatchObject({ kind: 'busy', message: words });
  let free = 1e9;
  const filling = openLocal({ ...server.options, availableMemory: () => free });
  onTestFinished(() => filling.close());
  server.finish();
  await follow({ engine: filling }, await begin({ engine: filling }, TEXT));
  free = 1e8;
  expect((await follow({ engine: filling }, await begin({ engine: filling }, TEXT))).state).toBe('succeeded');
});
