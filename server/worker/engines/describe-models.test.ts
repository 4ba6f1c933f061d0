// What is told of the models of real engines: exactly what each of them would not refuse.
import { afterAll, describe, expect, it } from 'vitest';
import type { Accepts } from '#contract/model.ts';
import { openFal } from '#server/engines/fal.ts';
import type { Storage } from '#server/adapters/storage.ts';
import { openOpenAi } from '#server/engines/openai.ts';
import { openReplicate } from '#server/engines/replicate.ts';
import { openComfyUi } from '#server/engines/comfyui.ts';
import { SHIPPED_WORKFLOWS, readWorkflows } from '#server/engines/comfyui/read-workflows.ts';
import { startFakeComfyUi, WEIGHTLESS_WORKFLOWS } from '#tests/fakes/engines/comfyui-server.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { describeModels } from './describe-models.ts';

const fal = openFal({} as never);
const replicate = openReplicate({} as never);

const acceptsOf = (engine: typeof fal, id: string): Accepts | undefined =>
  describeModels(engine).find((model) => model.id === id)?.accepts;

const unused = (id: string) => describeModels(replicate).find((model) => model.id === id)?.unused;

describe('models of providers', () => {
  it('are told by stable names, by the data of each', () => {
    const ids = describeModels(fal).map(({ id }) => id);
    expect(ids).toContain('fal/flux-2');
    expect(new Set(ids).size).toBe(ids.length);
    expect(acceptsOf(fal, 'fal/flux-schnell')?.options).toEqual({
      engine: { values: ['lite'] },
      resolution: { values: ['1K'] },
    });
    expect(acceptsOf(fal, 'fal/flux-dev-restyle')?.options).toEqual({
      images: { values: [1] },
      mode: { values: ['restyle'] },
      aspect_ratio: { values: ['same'] },
    });
    expect(acceptsOf(replicate, 'replicate/seedance-text')?.options).toEqual({ sound: { values: [false] } });
    expect(acceptsOf(fal, 'fal/birefnet')?.options).toMatchObject({ effect_id: { values: ['remove_bg'] } });
    expect(acceptsOf(fal, 'fal/kling-effects')?.options).toMatchObject({ images: { values: [2] } });
    expect(acceptsOf(fal, 'fal/flux-2-effects')?.options['images']).toBeUndefined();
    expect(acceptsOf(fal, 'fal/topaz-upscale')?.options).toEqual({ times: { most: 4 } });
    expect(acceptsOf(fal, 'fal/omnihuman')?.options).toMatchObject({
      video: { values: [false] },
      speech: { values: [false] },
      'audio.seconds': { most: 30.2 },
    });
  });

  it('say what does not go together', () => {
    expect(acceptsOf(fal, 'fal/flux-2')).toMatchObject({ options: {} });
    expect(acceptsOf(fal, 'fal/flux-2')?.except).toContainEqual({ aspect_ratio: '16:9', resolution: '2K' });
    expect(acceptsOf(fal, 'fal/flux-2')?.except).not.toContainEqual({
      aspect_ratio: '1:1',
      resolution: '2K',
    });
  });

  it('say which fields they make nothing of, of those that the tool has', () => {
    expect(unused('replicate/seedream-4')).toEqual(['seed']);
    expect(unused('replicate/flux-dev-restyle')).toEqual([]);
    expect(unused('replicate/topaz-upscale')).toEqual([]);
  });
});

describe('workflows', () => {
  const stops: (() => Promise<void>)[] = [];
  afterAll(() => Promise.all(stops.map((stop) => stop())));

  async function open(options: Parameters<typeof startFakeComfyUi>[0], workflowFolder?: string) {
    const server = await startFakeComfyUi(options);
    const engine = await openComfyUi({
      urls: [server.url],
      headers: {},
      ...(workflowFolder && { workflowFolder }),
    });
    stops.push(
      () => engine.close(),
      () => server.close(),
    );
    return { server, engine };
  }

  it('are those that a server has the nodes and the models for', async () => {
    const { engine } = await open({}, WEIGHTLESS_WORKFLOWS);
    const models = describeModels(engine);
    const { workflows } = await readWorkflows([WEIGHTLESS_WORKFLOWS]);
    expect(models.map(({ id }) => id)).toEqual(workflows.map(({ id }) => `comfyui/${id}`));
    expect(models.every(({ is_well }) => is_well)).toBe(true);
  });

  it('do only what their data says', async () => {
    const { workflows } = await readWorkflows([SHIPPED_WORKFLOWS]);
    const { engine } = await open({ models: workflows.flatMap(({ requires }) => requires.models) });
    const find = (id: string) => describeModels(engine).find((model) => model.id === id)?.accepts.options;
    expect(find('comfyui/wan22-s2v-1')).toMatchObject({
      video: { values: [false] },
      speech: { values: [false] },
      'audio.seconds': { most: 5 },
    });
  });

  it('are away with their servers, and are still told', async () => {
    const { server, engine } = await open({}, WEIGHTLESS_WORKFLOWS);
    await server.close();
    await engine.health();
    const models = describeModels(engine);
    expect(models.length).toBeGreaterThan(0);
    expect(models.some(({ is_well }) => is_well)).toBe(false);
  });
});

it('an OpenAI server has the one model that the settings name', () => {
  const settings = {
    key: '',
    baseUrl: 'https://api.openai.com/v1',
    server: 'openai',
    isPaid: true,
    previews: 0,
  } as const;
  const storage = {} as Storage; // nothing is asked for
  const engine = openOpenAi({ ...settings, model: 'gpt-image-1', storage });
  expect(describeModels(engine)).toMatchObject([
    { id: 'openai/gpt-image-1', tool: 'text-to-image', unused: ['seed'] },
    { id: 'openai/gpt-image-1', tool: 'image-to-image', unused: ['seed', 'strength'] },
  ]);
});

it('an engine without models is told as one, for what its traits say', () => {
  const tools = ['text-to-image', 'lip-sync', 'image-effect'] as const;
  const engine = createTestEngine({ id: 'plain', traits: { tools: [...tools], effects: ['hanfu'] } });
  expect(describeModels(engine)).toMatchObject([
    { id: 'plain', tool: 'text-to-image', accepts: { options: {}, except: [] } },
    { id: 'plain', tool: 'lip-sync', accepts: { options: { speech: { values: [false] } } } },
    { id: 'plain', tool: 'image-effect', accepts: { options: { effect_id: { values: ['hanfu'] } } } },
  ]);
});
