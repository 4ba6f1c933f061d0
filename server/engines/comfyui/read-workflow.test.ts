// What is said of a workflow file that cannot be used, and that the shipped ones can.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TOOL_NAMES } from '#contract/tool-names.ts';
import { IMAGE_EFFECT_IDS } from '#engine/image-effect/effect-ids.ts';
import { VIDEO_EFFECT_IDS } from '#engine/video-effect/effect-ids.ts';
import { WEIGHTLESS_WORKFLOWS } from '#tests/fakes/engines/comfyui-server.ts';
import { listNodes } from '#tests/fakes/engines/comfyui/graph-nodes.ts';
import { IMAGE_EFFECT_TEMPLATES } from '#tools/image-effect/templates.ts';
import { VIDEO_EFFECT_TEMPLATES } from '#tools/video-effect/templates.ts';
import { hasEffectWords } from '../models/write-prompt.ts';
import { checkFitness, isUsable, readNodeInfo } from './node-info.ts';
import { readWorkflow } from './read-workflow.ts';
import { readWorkflows, SHIPPED_WORKFLOWS } from './read-workflows.ts';

const save = { class_type: 'SaveImage', inputs: { images: ['plain', 0], filename_prefix: 'x' } };
const plain = { class_type: 'EmptyImage', inputs: { width: 64, height: 64, batch_size: 1, color: 0 } };
const good = {
  id: 'plain',
  tool: 'text-to-image',
  title: 'Plain',
  graph: { plain, save },
  bindings: [{ param: 'width', node: 'plain', input: 'width' }],
  outputs: ['save'],
};
const faultsOf = (changes: object) => readWorkflow(JSON.stringify({ ...good, ...changes })).faults;

describe('a workflow file', () => {
  it('is read where nothing is wrong', () => {
    expect(readWorkflow(JSON.stringify(good)).workflow).toMatchObject({ id: 'plain', media: [] });
  });

  it.each([
    ['no JSON', '{', /^It is no JSON/],
    ['the format of the interface', '{"nodes":[],"links":[]}', /Export \(API\)/],
    [
      'the interface’s format as its graph',
      JSON.stringify({ ...good, graph: { nodes: [] } }),
      /Export \(API\)/,
    ],
    ['a bare graph', JSON.stringify({ plain, save }), /workflow:add/],
  ])('that is %s is refused with what to do', (_, text, words) => {
    const { workflow, faults } = readWorkflow(text);
    expect(workflow).toBeNull();
    expect(faults).toEqual([expect.stringMatching(words)]);
  });

  it.each([
    [{ tool: 'painting' }, /tool: must be one of text-to-image/],
    [{ id: 'Not This' }, /id: must be small letters/],
    [
      { bindings: [{ param: 'width', node: '9', input: 'width' }] },
      /width is bound to node 9, which is not there/,
    ],
    [
      { bindings: [{ param: 'seed', node: 'plain', input: 'seed' }] },
      /seed is bound to input seed of node plain/,
    ],
    [{ bindings: [{ param: 'sharpness', node: 'plain', input: 'width' }] }, /bindings\.0\.param/],
    [{ outputs: ['end'] }, /output node end is not there/],
    [{ outputs: ['plain'] }, /has no filename_prefix/],
    [{ media: [{ role: 'image', node: 'photo', input: 'image' }] }, /image 0 is bound to node photo/],
    [
      { graph: { plain, save: { ...save, inputs: { ...save.inputs, images: ['gone', 0] } } } },
      /linked to node gone/,
    ],
    [{ effects: { clay: { prompt: 'clay' } } }, /text-to-image has no effects/],
    [{ tool: 'image-effect' }, /which effects of image-effect/],
    [{ requires: { models: [{ folder: 'vae', file: 'a.safetensors' }] } }, /which no node of it loads/],
  ])('with %j says so in a sentence', (changes, words) => {
    expect(faultsOf(changes)).toEqual([expect.stringMatching(words)]);
  });
});

describe('the workflows of a folder', () => {
  it('come before those of a later one, and replace those of the same id', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'workflows-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(path.join(folder, 'a.json'), JSON.stringify({ ...good, id: 'sdxl' }));
    await writeFile(path.join(folder, 'b.json'), JSON.stringify({ ...good, id: 'sdxl' }));
    await writeFile(path.join(folder, 'c.json'), '{');
    const { workflows, faults } = await readWorkflows([folder, SHIPPED_WORKFLOWS]);
    expect(workflows[0]).toMatchObject({ id: 'sdxl', title: 'Plain' });
    expect(workflows.filter(({ id }) => id === 'sdxl')).toHaveLength(1);
    expect(faults.map(({ file }) => path.basename(file))).toEqual(['b.json', 'c.json']);
  });

  it('that is not there is said to be so, and the others are read', async () => {
    const { workflows, faults } = await readWorkflows(['/no/such/folder', SHIPPED_WORKFLOWS]);
    expect(workflows.length).toBeGreaterThan(10);
    expect(faults).toEqual([
      { file: '/no/such/folder', faults: [expect.stringContaining('cannot be read')] },
    ]);
  });
});

describe('the shipped workflows', () => {
  it('have no faults, and one for each tool at least', async () => {
    const { workflows, faults } = await readWorkflows([SHIPPED_WORKFLOWS]);
    expect(faults).toEqual([]);
    expect([...new Set(workflows.map(({ tool }) => tool))].toSorted()).toEqual(TOOL_NAMES.toSorted());
  });

  it('would run on a server with their nodes and models, and on none without', async () => {
    const { workflows } = await readWorkflows([WEIGHTLESS_WORKFLOWS, SHIPPED_WORKFLOWS]);
    const models = workflows.flatMap(({ requires }) => requires.models);
    const full = readNodeInfo(listNodes(models, []));
    const lacks = workflows.map((workflow) => ({ id: workflow.id, ...checkFitness(workflow, full).missing }));
    expect(lacks).toEqual(workflows.map(({ id }) => ({ id, nodes: [], models: [], other: [] })));
    const empty = readNodeInfo(listNodes([], []));
    const usable = workflows.filter((workflow) => isUsable(checkFitness(workflow, empty)));
    expect(usable.every(({ id }) => id.startsWith('weightless-'))).toBe(true);
  });

  it('do the effects that no rule can do', async () => {
    const { workflows } = await readWorkflows([SHIPPED_WORKFLOWS]);
    const done = workflows.flatMap(({ effects = {} }) => Object.keys(effects));
    const builtIn = new Set([...IMAGE_EFFECT_IDS, ...VIDEO_EFFECT_IDS]);
    const needed = [...IMAGE_EFFECT_TEMPLATES, ...VIDEO_EFFECT_TEMPLATES].filter(
      ({ id }) => !builtIn.has(id),
    );
    expect(done.toSorted()).toEqual(needed.map(({ id }) => id).toSorted());
    for (const { tool, effects = {} } of workflows) {
      expect(Object.keys(effects).filter((id) => !hasEffectWords(tool, id))).toEqual([]);
    }
  });
});
