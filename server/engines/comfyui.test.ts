// The engine on ComfyUI servers of our own: what it makes, what it offers, and where.
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mediaOfTool, TOOL_NAMES } from '#contract/tool-names.ts';
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
import { contextOf, makeRequests, runRequest } from '#tests/fakes/engines/comfyui/run-request.ts';
import { openComfyUi } from './comfyui.ts';
import { readWorkflows, SHIPPED_WORKFLOWS } from './comfyui/read-workflows.ts';
import type { EngineRequest } from './engine.ts';

const requests = await makeRequests();
const { workflows: SHIPPED } = await readWorkflows([SHIPPED_WORKFLOWS]);
const MODELS = SHIPPED.flatMap(({ requires }) => requires.models);
const SECONDS: Partial<Record<string, number>> = { image: 0, 'lip-sync': 1.5 };

/** What each of its results must be. */
function wantedOf({ tool, width, height }: EngineRequest) {
  const seconds = SECONDS[tool] ?? SECONDS[mediaOfTool(tool)] ?? 2;
  return { width, height, seconds, hasSound: tool === 'lip-sync' || tool === 'upscale-video' };
}

describe('every tool', () => {
  it.each(requests)('makes $name of the asked size', async ({ request, read }) => {
    const fake = await start();
    fake.queue.finish();
    const engine = await open([fake]);
    const made = await runRequest(engine, request, read);
    expect(made).toHaveLength(request.seeds.length);
    const found = made.map(({ fps: _, seconds, ...one }) => ({
      ...one,
      seconds: Math.round(seconds * 2) / 2,
    }));
    expect(found).toEqual(request.seeds.map(() => wantedOf(request)));
  });

  it.each(SHIPPED.map(({ id, tool, effects }) => ({ id, tool, effects })))(
    'is made by $id where its models are',
    async ({ id, tool, effects = {} }) => {
      const fake = await start({ models: SHIPPED.find((one) => one.id === id)?.requires.models });
      fake.queue.finish();
      const engine = await open([fake], { workflowFolder: undefined });
      const found = requests.find(({ request }) => request.tool === tool);
      if (!found) throw new Error(`there is no request of ${tool}`);
      const [effect_id] = Object.keys(effects);
      const request = {
        ...found.request,
        fields: { ...found.request.fields, ...(effect_id && { effect_id }) },
      };
      const prepared = await engine.prepare(request, contextOf(found.read));
      // Where two workflows need the same models, the first one serves.
      const used = SHIPPED.find((one) => one.id === prepared['workflow']);
      expect(used?.requires.models).toEqual(SHIPPED.find((one) => one.id === id)?.requires.models);
      const [made] = await runRequest(engine, request, found.read);
      expect(made).toMatchObject({ width: request.width, height: request.height });
    },
  );

  it('is another image for other words, another seed, other unwanted things and another style', async () => {
    const fake = await start({ models: MODELS });
    fake.queue.finish();
    const engine = await open([fake], { workflowFolder: undefined });
    const images = new Set<string>();
    const fields = { prompt: 'a fox', style: 'auto', negative_prompt: '' };
    for (const change of [{}, { prompt: 'a cat' }, { style: 'oil' }, { negative_prompt: 'snow' }]) {
      const { ref } = await begin(engine, { ...TEXT, fields: { ...fields, ...change } });
      const [output] = (await end(engine, ref)).outputs;
      if (output) images.add((await buffer(await engine.open(output))).toString('base64'));
    }
    const { ref } = await begin(engine, { ...TEXT, seeds: [8], fields });
    const [output] = (await end(engine, ref)).outputs;
    if (output) images.add((await buffer(await engine.open(output))).toString('base64'));
    expect(images.size).toBe(5);
  });
});

describe('what it offers', () => {
  it('is what its servers have the nodes and models for, and is told in words', async () => {
    const fake = await start({
      models: MODELS.filter(({ folder }) => folder !== 'audio_encoders'),
      without: ['LTXVScheduler'],
    });
    const engine = await open([fake], { workflowFolder: undefined });
    expect([...engine.traits.tools].toSorted()).toEqual(
      TOOL_NAMES.filter((tool) => tool !== 'lip-sync').toSorted(),
    );
    expect([...engine.traits.effects].toSorted()).toEqual([
      'age',
      'hairstyle',
      'hanfu',
      'muscle',
      'outfit',
      'pet_human',
    ]);
    const { ok, detail } = await engine.health();
    expect(ok).toBe(true);
    expect(detail).toContain('wan22-s2v-1 lacks wav2vec2_large_english_fp16.safetensors in audio_encoders');
    expect(detail).toContain('ltx-video-t2v lacks the nodes LTXVScheduler');
    const report = engine.listWorkflows().find(({ id }) => id === 'wan22-s2v-1');
    expect(report).toMatchObject({
      server: fake.url,
      isUsable: false,
      missing: { models: [{ folder: 'audio_encoders', file: 'wav2vec2_large_english_fp16.safetensors' }] },
    });
  });

  it('grows with the models of a server, which is asked for them now and then', async () => {
    const fake = await start();
    const engine = await open([fake], { workflowFolder: undefined });
    expect(engine.traits.tools).toEqual([]);
    expect((await engine.health()).ok).toBe(false);
    await expect(engine.prepare(TEXT, CONTEXT)).rejects.toMatchObject({ kind: 'misconfigured' });
    fake.setModels(MODELS);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10 * 60_000);
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await engine.health()).ok).toBe(true);
    expect(engine.traits.tools).toContain('text-to-image');
  });

  it('is nothing while no server answers, and says that it cannot be reached', async () => {
    const engine = await openComfyUi({ urls: ['http://127.0.0.1:9'], headers: {} });
    expect(engine.traits.tools).toEqual([]);
    expect(await engine.health()).toMatchObject({
      ok: false,
      detail: expect.stringContaining('cannot be reached'),
    });
    await expect(engine.prepare(TEXT, CONTEXT)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it.each(['ftp://a', 'nonsense', 'http://name:secret@host'])('refuses %s as an address', async (url) => {
    await expect(openComfyUi({ urls: [url], headers: {} })).rejects.toThrow(RangeError);
  });

  it('refuses what no workflow of the tool does, with the reason of each', async () => {
    const engine = await open([await start()]);
    const request = { ...TEXT, tool: 'upscale-video' as const, fields: { fps: 60 }, inputs: [] };
    await expect(engine.prepare(request, CONTEXT)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('weightless-upscale-video: it needs the video 0') as string,
    });
  });

  it('names models as the server does, where they lie in folders of their own', async () => {
    const models = MODELS.map(({ folder, file }) => ({
      folder,
      file: file.startsWith('sd_xl') ? `xl/${file}` : file,
    }));
    const fake = await start({ models: models.filter(({ folder }) => folder === 'checkpoints') });
    fake.queue.finish();
    const engine = await open([fake], { workflowFolder: undefined });
    const { ref } = await begin(engine);
    expect((await end(engine, ref)).outputs).toHaveLength(1);
  });
});

describe('several servers', () => {
  it('share the work: the one with the shortest line is next, and of equal ones the one that rested', async () => {
    const fakes = [await start(), await start()];
    const engine = await open(fakes);
    const servers: unknown[] = [];
    for (let run = 0; run < 4; run += 1) servers.push((await begin(engine)).prepared['server']);
    expect(servers).toEqual([fakes[0]?.url, fakes[1]?.url, fakes[0]?.url, fakes[1]?.url]);
    expect(fakes.map((fake) => fake.submitted())).toEqual([2, 2]);
  });

  it('go on without the one that broke, and leave it in peace for a while', async () => {
    const [bad, good] = [await start(), await start()];
    const engine = await open([bad, good]);
    await bad.close();
    expect((await begin(engine)).prepared['server']).toBe(good.url);
    expect((await begin(engine)).prepared['server']).toBe(good.url);
    expect(await engine.health()).toMatchObject({
      ok: true,
      detail: expect.stringContaining(`${bad.url} cannot be reached`),
    });
  });

  it('that lack the model are not asked', async () => {
    const [without, having] = [await start(), await start({ models: MODELS })];
    const engine = await open([without, having], { workflowFolder: undefined });
    expect((await begin(engine)).prepared['server']).toBe(having.url);
  });

  it('that are no longer in the settings have no runs any more', async () => {
    const fake = await start();
    const { prepared, ref } = await begin(await open([fake]));
    const other = await open([await start()]);
    expect(await other.poll(ref)).toEqual({ state: 'unknown' });
    await expect(other.submit(prepared, CONTEXT)).rejects.toMatchObject({ kind: 'unavailable' });
    await other.release(ref);
  });
});

describe('a proxy in front', () => {
  it('is sent its header with every call and with the socket', async () => {
    const fake = await start({ needsHeader: ['authorization', 'Basic abc'] });
    const engine = await open([fake], { headers: { authorization: 'Basic abc' } });
    const { ref } = await begin(engine);
    const stop = engine.watch?.(ref, () => {});
    await expect.poll(() => fake.sockets.size).toBe(1);
    stop?.();
    fake.queue.finish();
    const [output] = (await end(engine, ref)).outputs;
    expect(output && (await buffer(await engine.open(output))).length).toBeGreaterThan(100);
  });

  it('that wants another is said to refuse us', async () => {
    const fake = await start({ needsHeader: ['authorization', 'Basic abc'] });
    const engine = await open([fake]);
    expect(await engine.health()).toMatchObject({
      ok: false,
      detail: expect.stringContaining('answers 401: Sign in'),
    });
  });
});

describe('a workflow with a place for how many', () => {
  it('makes all in one run, and knows the seed of the first alone', async () => {
    const bindings = [...OWN.bindings, { param: 'count', node: 'plain', input: 'batch_size' }];
    const fake = await start();
    fake.queue.finish();
    const engine = await open([fake], { workflowFolder: await withWorkflow({ ...OWN, bindings }) });
    const { ref } = await begin(engine, { ...TEXT, seeds: [5, 6, 7] });
    const { outputs } = await end(engine, ref);
    expect(fake.submitted()).toBe(1);
    expect(outputs.map(({ index, seed }) => [index, seed])).toEqual([
      [0, 5],
      [1, null],
      [2, null],
    ]);
    expect(new Set(outputs.map(({ location }) => location)).size).toBe(3);
  });
});

describe('a result', () => {
  it('is read from the server that made it alone, and is said to be lost where it is', async () => {
    const fake = await start();
    fake.queue.finish();
    const engine = await open([fake]);
    const { ref } = await begin(engine);
    const [output] = (await end(engine, ref)).outputs;
    if (!output) throw new Error('there is no output');
    const elsewhere = { ...output, location: output.location.replace(fake.url, 'http://169.254.169.254') };
    await expect(engine.open(elsewhere)).rejects.toMatchObject({ kind: 'unavailable' });
    (fake.outputs as Map<string, Buffer>).clear();
    await expect(engine.open(output)).rejects.toThrow(/has lost/);
  });

  it('is forgotten by the server when it is released', async () => {
    const fake = await start();
    fake.queue.finish();
    const engine = await open([fake]);
    const { ref } = await begin(engine);
    await end(engine, ref);
    await engine.release(ref);
    expect(fake.queue.history.size).toBe(0);
  });
});
