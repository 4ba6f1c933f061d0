// The command as an operator runs it, against a mirror on a loopback port; nothing is installed, the tests' runtime lies there.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { NODE_OPTIONS } from '#server/process/node-options.ts';
import { findLocalModel } from '#server/engines/local/find-model.ts';
import { readLocalModels } from '#server/engines/local/local-model.ts';
import { folderOf, readManifest } from '#server/engines/local/model-folder.ts';
import { placeRuntime } from '#server/engines/local/runtime-folder.ts';
import { type HubServer, startHubServer } from '#tests/fakes/engines/local/hub-server.ts';
import { TEST_RUNTIME } from '#tests/fakes/engines/local/place-tiny-model.ts';
import { writeTinyModel } from '#tests/fakes/engines/local/tiny-model.ts';

const PROGRAM = path.join(import.meta.dirname, 'model.ts');
const MODEL = findLocalModel('sdxs-512');

function makeFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'model-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function run(dataDir: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...NODE_OPTIONS, PROGRAM, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  return new Promise<{ status: number | null; said: string }>((resolve) =>
    child.on('close', (status) => resolve({ status, said })),
  );
}

/** A mirror that has a tiny model of the same layout in the place of ours. */
async function startMirror(): Promise<HubServer> {
  const hub = await startHubServer();
  onTestFinished(hub.close);
  const folder = makeFolder();
  await writeTinyModel(folder, { fixedSide: MODEL.side });
  for (const { path: name, from = name } of MODEL.files) {
    hub.files.set(`${MODEL.repo}/${from}`, { content: readFileSync(path.join(folder, name)) });
  }
  return hub;
}

/** As if npm had installed it. */
function placeTestRuntime(dataDir: string): void {
  const { entry } = placeRuntime(dataDir);
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, `module.exports = require(${JSON.stringify(TEST_RUNTIME.replace(/\.mjs$/, '.js'))});`);
}

it('lists what there is, and fetches nothing', async () => {
  const dataDir = path.join(makeFolder(), 'data');
  const { status, said } = await run(dataDir, []);
  expect(status).toBe(0);
  for (const { id, licence } of readLocalModels()) {
    expect(said).toContain(id);
    expect(said).toContain(licence.name);
  }
  expect(said).toMatch(
    /sdxs-512 +CreativeML Open RAIL\+\+-M +0\.9 GB +≈ 2\.7 GB +text to image +not measured/,
  );
  expect(said).toMatch(/lcm-dreamshaper-7 .* 4\.3 GB .* text to image, image to image/);
  expect(existsSync(dataDir)).toBe(false);
});

it('fetches a model, tries it, says how fast it is and what to set; compares it, and removes it', async () => {
  const [hub, dataDir] = [await startMirror(), makeFolder()];
  placeTestRuntime(dataDir);
  const folder = folderOf(dataDir, MODEL.id);
  const fetched = await run(dataDir, [MODEL.id], { MODEL_MIRROR: hub.mirror, LOCAL_MODEL: MODEL.id });
  expect(fetched.said).toContain('Licence: CreativeML Open RAIL++-M, https://huggingface.co/');
  expect(fetched.said).toMatch(/100 % .* vae_decoder\/model\.onnx/);
  expect(fetched.said).toMatch(/It takes \d+\.\d s here, and \d+\.\d s to load\./);
  expect(fetched.said).toContain('set LOCAL_MODEL=sdxs-512 and start again');
  expect(fetched.status).toBe(0);
  expect(readManifest(folder)?.measured?.seconds).toBeGreaterThan(0);
  expect((await run(dataDir, [])).said).toMatch(/sdxs-512 .* \d+\.\d s +here/);

  expect(await run(dataDir, ['verify'])).toEqual({
    status: 0,
    said: '  sdxs-512: 5 files are as they were fetched\n',
  });
  const unet = path.join(folder, 'unet', 'model.onnx');
  const bytes = readFileSync(unet);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(unet, bytes);
  const verified = await run(dataDir, ['verify', MODEL.id]);
  expect(verified.said).toContain('unet/model.onnx is not what was fetched');
  expect(verified.status).toBe(1);

  expect(await run(dataDir, ['remove', MODEL.id])).toMatchObject({ status: 0 });
  expect(existsSync(folder)).toBe(false);
  expect(await run(dataDir, ['remove', MODEL.id])).toMatchObject({ status: 1 });
  expect(await run(dataDir, ['verify'])).toEqual({ status: 0, said: '  No model is on this machine.\n' });
});

it('says in a sentence that there is no network, and what to do', async () => {
  const [hub, dataDir] = [await startMirror(), makeFolder()];
  await hub.close();
  const { status, said } = await run(dataDir, [MODEL.id, '--mirror', hub.mirror]);
  expect(status).toBe(1);
  expect(said).toContain(
    `${new URL(hub.mirror).host} cannot be reached, so nothing was fetched. Set MODEL_MIRROR`,
  );
  expect(said).toContain(`copy the files by hand\ninto ${folderOf(dataDir, MODEL.id)}`);
  expect(said).not.toMatch(/\bat .*\.ts:\d/); // no stack
});

it.each([
  [['gpt-9'], /there is no model gpt-9; there are sdxs-512, sd-turbo, lcm-dreamshaper-7\./],
  [['sdxs-512', 'sd-turbo'], /Open models on this machine:/],
  [['--force'], /Open models on this machine:/],
  [['sdxs-512', '--mirror', 'ftp://x'], /MODEL_MIRROR must be an address/],
])('refuses %j', async (args, words) => {
  const { status, said } = await run(makeFolder(), args);
  expect(said).toMatch(words);
  expect(status).toBe(1);
});
