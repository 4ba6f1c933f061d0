// What is guessed of an exported graph, and how the command ends.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { NODE_OPTIONS } from '#server/process/node-options.ts';
import { readWorkflow } from '#server/engines/comfyui/read-workflow.ts';
import { readWorkflows, SHIPPED_WORKFLOWS } from '#server/engines/comfyui/read-workflows.ts';
import { startFakeComfyUi } from '#tests/fakes/engines/comfyui-server.ts';
import { makeWorkflow } from './workflow-add.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-workflows-'));
const PROGRAM = path.join(import.meta.dirname, 'workflow-add.ts');
afterAll(() => rmSync(folder, { recursive: true }));

const { workflows: SHIPPED } = await readWorkflows([SHIPPED_WORKFLOWS]);

function run(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [...NODE_OPTIONS, PROGRAM, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, said })));
}

function exported(id: string): string {
  const found = SHIPPED.find((workflow) => workflow.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  const file = path.join(folder, `${id}-api.json`);
  writeFileSync(file, JSON.stringify(found.graph));
  return file;
}

describe('what is guessed', () => {
  it.each(SHIPPED.filter(({ effects }) => !effects).map(({ id }) => id))(
    'of %s is what its makers wrote down',
    async (id) => {
      const written = SHIPPED.find((workflow) => workflow.id === id);
      const made = await makeWorkflow(JSON.stringify(written?.graph), id, {}, null);
      expect(made.tool).toBe(written?.tool);
      expect(made.outputs).toEqual(written?.outputs);
      const files = (models: typeof made.requires.models) =>
        models.map(({ folder, file }) => `${folder}/${file}`).toSorted();
      expect(files(made.requires.models)).toEqual(files(written?.requires.models ?? []));
      const places = (media: typeof made.media) =>
        media.map(({ role, node }) => `${role} ${node}`).toSorted();
      expect(places(made.media)).toEqual(places(written?.media ?? []));
      const ofWords = (bindings: typeof made.bindings) =>
        bindings
          .filter(({ param }) =>
            ['prompt', 'negative', 'seed', 'width', 'height', 'output_width'].includes(param),
          )
          .map(({ param, node, input }) => `${param} ${node}.${input}`)
          .toSorted();
      // Words that no tool asks for are bound as well, and do no harm: nothing is put there.
      expect(ofWords(made.bindings)).toEqual(expect.arrayContaining(ofWords(written?.bindings ?? [])));
    },
  );

  it('is asked for where it cannot be guessed', async () => {
    const graph = {
      '1': { class_type: 'Words', inputs: { sentence: '' } },
      '2': { class_type: 'SaveImage', inputs: { images: ['1', 0], filename_prefix: 'x' } },
    };
    const questions: string[] = [];
    const ask = (question: string, usual: string) => {
      questions.push(question);
      return Promise.resolve(question.includes('prompt') ? '1.sentence' : usual);
    };
    const made = await makeWorkflow(JSON.stringify(graph), 'My Words!', {}, ask);
    expect(made).toMatchObject({
      id: 'my-words',
      bindings: [{ param: 'prompt', node: '1', input: 'sentence' }],
    });
    expect(questions).toEqual([
      'Which tool is it for?',
      'What is it called?',
      'Where does the prompt go (node.input; empty: nowhere)?',
    ]);
  });
});

describe('the command', () => {
  it('writes a workflow that can be read, and says what a server lacks of it', async () => {
    const fake = await startFakeComfyUi();
    onTestFinished(() => fake.close());
    const args = [exported('sdxl'), '--yes', '--id', 'mine', '--title', 'Mine'];
    const { status, said } = await run(args, { COMFYUI_WORKFLOWS: folder, COMFYUI_URL: fake.url });
    expect(said).toContain('prompt → positive.text (CLIPTextEncode)');
    expect(said).toContain(`${fake.url} lacks sd_xl_base_1.0.safetensors in checkpoints`);
    expect(status).toBe(0);
    const { workflow } = readWorkflow(readFileSync(path.join(folder, 'mine.json'), 'utf8'));
    expect(workflow).toMatchObject({ id: 'mine', title: 'Mine', tool: 'text-to-image' });
    const again = await run(args, { COMFYUI_WORKFLOWS: folder });
    expect(again).toMatchObject({ status: 1, said: expect.stringContaining('--force') as string });
    expect((await run([...args, '--force'], { COMFYUI_WORKFLOWS: folder })).status).toBe(0);
  });

  it('takes effects and changed places', async () => {
    const what = ['--yes', '--folder', folder, '--id', 'own-effect', '--tool', 'image-effect'];
    const places = ['--unbind', 'seed=sampler.seed', '--bind', 'strength=sampler.denoise'];
    const rest = ['--media', 'image=photo1.image', '--effect', 'clay=Make it of clay'];
    const { status, said } = await run([exported('qwen-image-edit-effects'), ...what, ...places, ...rest]);
    expect(said).toContain('strength → sampler.denoise (KSampler)');
    expect(said).not.toContain('seed →');
    expect(status).toBe(0);
  });

  it.each([
    ['{"nodes":[],"links":[]}', [], /Export \(API\)/],
    ['{"1":{"class_type":"EmptyImage","inputs":{}}}', [], /give --tool/],
    ['{"1":{"class_type":"EmptyImage","inputs":{}}}', ['--tool', 'text-to-image'], /outputs/],
    ['{', [], /JSON/],
  ])('ends with what is wrong: %s %j', async (text, flags, words) => {
    const file = path.join(folder, 'wrong.json');
    writeFileSync(file, text);
    const { status, said } = await run([file, '--yes', '--folder', folder, ...flags]);
    expect(said).toMatch(words);
    expect(status).toBe(1);
  });

  it('says how it is used, and wants a folder', async () => {
    expect(await run([])).toMatchObject({
      status: 1,
      said: expect.stringContaining('npm run workflow:add') as string,
    });
    expect((await run([exported('sdxl')])).said).toContain('COMFYUI_WORKFLOWS');
  });
});
