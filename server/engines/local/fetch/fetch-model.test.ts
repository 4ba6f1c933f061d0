// A model from a mirror: gone on with after a cut, compared with its sums, and refused where the mirror or the disk is not well.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { HUB_COMMIT, type HubServer, startHubServer } from '#tests/fakes/engines/local/hub-server.ts';
import { TINY_MODEL } from '#tests/fakes/engines/local/place-tiny-model.ts';
import type { LocalModel } from '../local-model.ts';
import { findFileFaults, folderOf, readManifest } from '../model-folder.ts';
import { type FetchOptions, fetchModel, removeModel, verifyModel } from './fetch-model.ts';
import { OfflineError } from './hub.ts';

const NET = Buffer.alloc(300_000, 'network');
const WORDS = Buffer.from('{"a":1}');
const modeOf = (file: string) => statSync(file).mode & 0o777;
const sumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const MODEL: LocalModel = {
  ...TINY_MODEL,
  files: [
    { path: 'tokenizer/vocab.json', bytes: WORDS.length, sha256: null },
    { path: 'unet/model.onnx', from: 'unet.onnx', bytes: NET.length, sha256: null },
  ],
};

let hub: HubServer;
let dataDir: string;
let options: FetchOptions;
const netFile = () => path.join(folderOf(dataDir, MODEL.id), 'unet', 'model.onnx');

beforeEach(async () => {
  hub = await startHubServer();
  hub.files.set('tests/tiny/tokenizer/vocab.json', { content: WORDS, isLarge: false });
  hub.files.set('tests/tiny/unet.onnx', { content: NET });
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'fetch-model-'));
  const signal = new AbortController().signal;
  options = { mirror: hub.mirror, dataDir, signal, firstPauseMs: 1, onProgress: () => {} };
  onTestFinished(async () => {
    await hub.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

/** As somebody does by hand. */
const put = (name: string, content: Buffer) => {
  const file = path.join(folderOf(dataDir, MODEL.id), name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const refusal = async (given: Partial<FetchOptions> = {}, model = MODEL): Promise<unknown> =>
  await fetchModel({ ...options, ...given }, model).then(
    () => 'nothing was refused',
    (error: unknown) => error,
  );

it('fetches all files, and writes down what came from where', async () => {
  const seen: number[] = [];
  await fetchModel({ ...options, onProgress: (bytes) => seen.push(bytes) }, MODEL);
  expect(readFileSync(netFile())).toEqual(NET);
  const manifest = readManifest(folderOf(dataDir, MODEL.id));
  expect(manifest).toMatchObject({ id: 'tiny', mirror: hub.mirror, measured: null });
  expect(manifest?.files).toEqual([
    {
      path: 'tokenizer/vocab.json',
      bytes: WORDS.length,
      sha256: sumOf(WORDS),
      repo: 'tests/tiny',
      commit: HUB_COMMIT,
    },
    {
      path: 'unet/model.onnx',
      bytes: NET.length,
      sha256: sumOf(NET),
      repo: 'tests/tiny',
      commit: HUB_COMMIT,
    },
  ]);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(seen.at(-1)).toBe(NET.length + WORDS.length);
  expect(hub.asked.filter((one) => one === 'tree')).toHaveLength(1);
  expect(findFileFaults(MODEL, folderOf(dataDir, MODEL.id))).toEqual([]);
});

it('can be read by other users, whatever the umask of who fetches', async () => {
  const usual = process.umask(0o077);
  onTestFinished(() => void process.umask(usual));
  await fetchModel(options, MODEL);
  expect(modeOf(netFile())).toBe(0o644);
  expect(
    [path.dirname(netFile()), folderOf(dataDir, MODEL.id), path.join(dataDir, 'models')].map(modeOf),
  ).toEqual([0o755, 0o755, 0o755]);
  expect(modeOf(dataDir)).toBe(0o700);
});

describe('a connection that is cut', () => {
  it('is gone on with from the byte that it reached', async () => {
    hub.meet('whole', 'cut', 'cut', 'cut', 'cut', 'cut', 'cut', 'cut');
    await fetchModel(options, MODEL);
    expect(readFileSync(netFile())).toEqual(NET);
    const begun = hub.asked
      .filter((one) => one.includes('unet.onnx'))
      .map((one) => Number(one.split(' ')[1]));
    // More often than it is tried without getting on.
    expect(begun).toHaveLength(8);
    expect(begun[0]).toBe(0);
    expect(new Set(begun).size).toBe(8);
  });

  it('is gone on with by the next command as well', async () => {
    const abort = new AbortController();
    hub.meet('whole', 'silent');
    const stopped = refusal({
      signal: abort.signal,
      onProgress: (bytes) => bytes > WORDS.length && setTimeout(() => abort.abort(), 50),
    });
    expect(await stopped).not.toBe('nothing was refused');
    const size = statSync(`${netFile()}.part`).size;
    expect(size).toBeGreaterThan(0);
    expect(readManifest(folderOf(dataDir, MODEL.id))).toBeNull();
    await fetchModel(options, MODEL);
    expect(hub.asked.at(-1)).toBe(`tests/tiny/unet.onnx ${size}`);
    expect(readFileSync(netFile())).toEqual(NET);
  });

  it('begins anew at a mirror that knows no parts', async () => {
    hub.meet('whole', 'cut', 'whole');
    await fetchModel(options, MODEL);
    expect(readFileSync(netFile())).toEqual(NET);
  });

  it('is given up where nothing comes any more', async () => {
    hub.meet('whole', 'silent', 'mute', 'mute', 'mute', 'mute', 'mute');
    expect(await refusal({ silenceLimitMs: 60 })).toMatchObject({
      message: 'the connection ended in the middle of unet.onnx',
    });
  });
});

describe('what came wrong', () => {
  it('is removed, and not written down', async () => {
    hub.meet('whole', 'flipped');
    expect(await refusal()).toMatchObject({
      message: 'unet.onnx came with another checksum than it should have, and was removed',
    });
    expect(existsSync(netFile())).toBe(false);
    expect(existsSync(`${netFile()}.part`)).toBe(false);
    expect(readManifest(folderOf(dataDir, MODEL.id))).toBeNull();
  });

  it('is noticed by the sum that we pinned, whatever the hub says', async () => {
    const [words, net] = MODEL.files;
    const pinned = { ...net, path: 'unet/model.onnx', bytes: NET.length, sha256: '0'.repeat(64) };
    expect(await refusal({}, { ...MODEL, files: [...(words ? [words] : []), pinned] })).toMatchObject({
      message: expect.stringContaining('another checksum') as string,
    });
  });

  it('is found by a look at the sums, and fetched again', async () => {
    await fetchModel(options, MODEL);
    const folder = folderOf(dataDir, MODEL.id);
    const manifest = readManifest(folder);
    if (!manifest) throw new Error('there is no manifest');
    expect(await verifyModel(folder, manifest, options.signal)).toEqual([]);
    const broken = Buffer.from(NET);
    broken[1000] = 0;
    writeFileSync(netFile(), broken);
    expect(findFileFaults(MODEL, folder)).toEqual([]); // sizes do not tell
    expect(await verifyModel(folder, manifest, options.signal)).toEqual([
      'unet/model.onnx is not what was fetched',
    ]);
    hub.asked.length = 0;
    await fetchModel(options, MODEL);
    expect(readFileSync(netFile())).toEqual(NET);
    expect(hub.asked).toEqual(['tree', 'tests/tiny/unet.onnx 0']);
    rmSync(netFile());
    expect(findFileFaults(MODEL, folder)).toEqual(['unet/model.onnx is missing']);
  });

  it('is no longer than it should be', async () => {
    const [, net] = MODEL.files;
    const pinned = { ...net, path: 'unet/model.onnx', bytes: 1000, sha256: sumOf(NET.subarray(0, 1000)) };
    expect(await refusal({}, { ...MODEL, files: [pinned] })).toMatchObject({
      message: 'unet.onnx is longer than the 1000 bytes that it should have',
    });
  });
});

describe('a mirror that is not well', () => {
  it.each([
    [404, /is not there \(404\)/],
    [403, /may not be read \(403\): the mirror wants an account/],
    ['web-page', /answers with a web page instead of the file/],
    ['elsewhere', /leads to ftp:.*, which is not https/],
  ] as const)('that says %s is not asked again', async (mood, words) => {
    hub.meet(mood);
    expect(await refusal()).toMatchObject({
      name: 'FetchError',
      message: expect.stringMatching(words) as string,
    });
    expect(hub.asked).toHaveLength(2);
  });

  it.each([429, 500] as const)('that says %s is asked again, and at last given up', async (mood) => {
    hub.meet(mood, mood);
    await fetchModel(options, MODEL);
    rmSync(folderOf(dataDir, MODEL.id), { recursive: true });
    hub.meet(...Array.from({ length: 5 }, () => mood));
    expect(await refusal()).toMatchObject({
      message: expect.stringContaining(`answers with ${mood}`) as string,
    });
  });

  it('that lists no files, or not ours, is told', async () => {
    hub.files.delete('tests/tiny/unet.onnx');
    expect(await refusal()).toMatchObject({ message: 'tests/tiny has no file unet.onnx at main' });
    expect(await refusal({ mirror: `${hub.mirror}/nowhere` })).toMatchObject({
      message: expect.stringMatching(/tree\/main\?recursive=true is not there/) as string,
    });
  });

  it('that cannot be reached is told, and nothing is written down', async () => {
    await hub.close();
    expect(await refusal()).toBeInstanceOf(OfflineError);
    expect(readManifest(folderOf(dataDir, MODEL.id))).toBeNull();
  });
});

describe('without a network', () => {
  it('files that somebody has put there are taken, where they have the size', async () => {
    await hub.close();
    put('tokenizer/vocab.json', WORDS);
    put('unet/model.onnx', NET);
    const { files } = await fetchModel(options, MODEL);
    expect(files.map(({ sha256, commit }) => [sha256, commit])).toEqual([
      [sumOf(WORDS), ''],
      [sumOf(NET), ''],
    ]);
  });

  it('files of another size are not', async () => {
    await hub.close();
    put('tokenizer/vocab.json', WORDS);
    put('unet/model.onnx', NET.subarray(1));
    expect(await refusal()).toBeInstanceOf(OfflineError);
  });
});

it('refuses a disk that has no room for it, before anything is fetched', async () => {
  expect(await refusal({ freeBytes: async () => 500_000_000 })).toMatchObject({
    message: expect.stringMatching(
      /^tiny needs 0\.5 GB more of the disk, and 0\.5 GB are free at /,
    ) as string,
  });
  expect(hub.asked).toEqual(['tree']);
});

it('removes all of a model, and says where there was none', async () => {
  await fetchModel(options, MODEL);
  expect(removeModel(dataDir, MODEL.id)).toBe(true);
  expect(existsSync(folderOf(dataDir, MODEL.id))).toBe(false);
  expect(removeModel(dataDir, MODEL.id)).toBe(false);
});
