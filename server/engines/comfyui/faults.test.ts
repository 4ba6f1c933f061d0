// What the engine does when a server, a run or an answer goes wrong.
import { describe, expect, it } from 'vitest';
import {
  begin,
  CONTEXT,
  end,
  open,
  OWN,
  start,
  TEXT,
  withWorkflow,
} from '#tests/fakes/engines/comfyui/open-engine.ts';
import { contextOf, followRun, makeRequests } from '#tests/fakes/engines/comfyui/run-request.ts';
import { readWorkflows, SHIPPED_WORKFLOWS } from './read-workflows.ts';

const requests = await makeRequests();
const { workflows: SHIPPED } = await readWorkflows([SHIPPED_WORKFLOWS]);
const MODELS = SHIPPED.flatMap(({ requires }) => requires.models);

describe('things that go wrong', () => {
  it('a restart forgets the run: the same prepared run is sent again, with the same id', async () => {
    const fake = await start();
    const engine = await open([fake]);
    const { prepared, ref } = await begin(engine);
    fake.restart();
    expect(await engine.poll(ref)).toEqual({ state: 'unknown' });
    expect(await engine.recover?.(prepared, CONTEXT)).toBe('not-submitted');
    const again = await engine.submit(prepared, CONTEXT);
    expect(again).toEqual(ref);
    fake.queue.finish();
    expect((await end(engine, again)).outputs).toHaveLength(1);
  });

  it('a run that was sent is found by what was stored before, whether it waits or has ended', async () => {
    const fake = await start();
    const engine = await open([fake]);
    const { prepared, ref } = await begin(engine);
    expect(await engine.recover?.(prepared, CONTEXT)).toEqual(ref);
    fake.queue.finish();
    await end(engine, ref);
    expect(await engine.recover?.(prepared, CONTEXT)).toEqual(ref);
    expect(fake.submitted()).toBe(1);
  });

  it('two tasks that are alike get a file each, in spite of the cache', async () => {
    const fake = await start();
    fake.queue.finish();
    const engine = await open([fake]);
    const one = await end(engine, (await begin(engine)).ref);
    const other = await end(engine, (await begin(engine)).ref);
    expect(one.outputs[0]?.location).not.toBe(other.outputs[0]?.location);
  });

  it('of several images one fails, and the others come', async () => {
    const fake = await start();
    const engine = await open([fake]);
    const { ref } = await begin(engine, { ...TEXT, seeds: [1, 2, 3] });
    const [, second] = ref['parts'] as { id: string }[];
    fake.queue.remove(second?.id ?? '');
    fake.queue.history.set(second?.id ?? '', {
      prompt: [],
      outputs: {},
      meta: {},
      status: {
        status_str: 'error',
        completed: false,
        messages: [
          [
            'execution_error',
            { node_type: 'KSampler', node_id: '3', exception_message: 'Allocation failed\nmore' },
          ],
        ],
      },
    });
    fake.queue.finish();
    const { outputs, missing } = await end(engine, ref);
    expect(outputs.map(({ index, seed }) => ({ index, seed }))).toEqual([
      { index: 0, seed: 1 },
      { index: 2, seed: 3 },
    ]);
    expect(missing).toEqual([{ index: 1, detail: 'KSampler (node 3) failed: Allocation failed' }]);
  });

  it('a run that somebody stops at the server is canceled', async () => {
    const fake = await start();
    const engine = await open([fake]);
    const { ref } = await begin(engine);
    await expect.poll(() => fake.queue.running() !== undefined).toBe(true);
    fake.queue.interrupt();
    expect(await followRun(engine, ref)).toEqual({ state: 'canceled' });
  });

  it.each([true, false])('cancels what runs and what waits, and nothing else (jobs: %s)', async (hasJobs) => {
    const fake = await start({ hasJobs });
    const engine = await open([fake]);
    const [running, waiting, other] = [await begin(engine), await begin(engine), await begin(engine)];
    await engine.cancel(waiting.ref);
    expect(await engine.poll(waiting.ref)).toEqual({ state: 'unknown' });
    expect(await engine.poll(running.ref)).toMatchObject({ state: 'running' });
    await engine.cancel(running.ref);
    expect(await followRun(engine, running.ref)).toEqual({ state: 'canceled' });
    fake.queue.finish();
    expect((await end(engine, other.ref)).outputs).toHaveLength(1);
    await engine.cancel(other.ref);
    expect(fake.canceled()).toBe(2);
  });

  it('a model that is gone since it was last asked for: misconfigured, and the models are asked for again', async () => {
    const fake = await start({ models: MODELS });
    const engine = await open([fake], { workflowFolder: undefined });
    const prepared = await engine.prepare(TEXT, CONTEXT);
    fake.setModels([]);
    await expect(engine.submit(prepared, CONTEXT)).rejects.toMatchObject({
      kind: 'misconfigured',
      message: expect.stringContaining('unet_name of UNETLoader') as string,
    });
    await engine.health();
    expect(engine.traits.tools).toEqual([]);
    expect(fake.submitted()).toBe(0);
  });

  it('a value that a node does not take: refused, and nothing is begun', async () => {
    const engine = await open([await start()], { workflowFolder: await withWorkflow(OWN) });
    const prepared = await engine.prepare({ ...TEXT, seeds: [2_000_000_000] }, CONTEXT);
    await expect(engine.submit(prepared, CONTEXT)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(
        'color of EmptyImage (node plain): Value 2000000000 bigger than max',
      ) as string,
    });
  });

  it('one output that is fine and one that is not: taken back and refused', async () => {
    const bad = { class_type: 'SaveImage', inputs: { images: ['plain2', 0], filename_prefix: 'x' } };
    const plain2 = { class_type: 'EmptyImage', inputs: { width: 0, height: 64, batch_size: 1, color: 0 } };
    const folder = await withWorkflow({
      ...OWN,
      bindings: [],
      graph: { ...OWN.graph, plain2, bad },
      outputs: ['save', 'bad'],
    });
    const fake = await start({ hasJobs: true });
    const engine = await open([fake], { workflowFolder: folder });
    const prepared = await engine.prepare(TEXT, CONTEXT);
    await expect(engine.submit(prepared, CONTEXT)).rejects.toMatchObject({ kind: 'refused' });
    await expect.poll(() => fake.canceled()).toBe(1);
  });

  it('a file that the server lost since it was sent: unavailable, so that it is prepared anew', async () => {
    const fake = await start();
    const engine = await open([fake]);
    const photo = requests.find(({ request }) => request.tool === 'image-to-image');
    if (!photo) throw new Error('there is no such request');
    const prepared = await engine.prepare(photo.request, contextOf(photo.read));
    expect([...fake.inputs.keys()]).toEqual([expect.stringMatching(/^app\/[\w-]{36}\.jpg$/)]);
    (fake.inputs as Map<string, Buffer>).clear();
    await expect(engine.submit(prepared, CONTEXT)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('too many calls: busy, with the time after which to ask again', async () => {
    const fake = await start();
    const engine = await open([fake]);
    const prepared = await engine.prepare(TEXT, CONTEXT);
    fake.trouble('submit', 'busy');
    await expect(engine.submit(prepared, CONTEXT)).rejects.toMatchObject({
      kind: 'busy',
      retryAfterSeconds: 7,
    });
    await expect(engine.prepare(TEXT, CONTEXT)).rejects.toMatchObject({ kind: 'busy' });
  });

  it('no answer: our own wish to stop ends the wait', async () => {
    const fake = await start();
    const engine = await open([fake]);
    const prepared = await engine.prepare(TEXT, CONTEXT);
    fake.trouble('submit', 'hang');
    const abort = new AbortController();
    const asked = engine.submit(
      prepared,
      contextOf(() => Buffer.alloc(0), abort.signal),
    );
    await expect.poll(() => fake.calls.at(-1)).toBe('POST /prompt');
    abort.abort(new Error('not wanted any more'));
    await expect(asked).rejects.toThrow('not wanted any more');
  });
});
