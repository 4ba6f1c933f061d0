// A file of a job is stored, and closed whatever the storage does with it.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Storage, Stored } from '#server/adapters/storage.ts';
import { putMadeFile } from './put-made-file.ts';

const STORED: Stored = { key: 'made.txt', bytes: 4, sha256: '' };

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-made-'));
  file = path.join(folder, 'made.txt');
  writeFileSync(file, 'made');
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

it('hands over what was made', async () => {
  const put = vi.fn<Storage['put']>(async (_key, content) => {
    expect(await buffer(content)).toEqual(Buffer.from('made'));
    return STORED;
  });
  expect(await putMadeFile({ put }, STORED.key, file, folder)).toBe(STORED);
  expect(put.mock.calls.map(([key]) => key)).toEqual([STORED.key]);
});

it('leaves no file open that the storage refuses before it has read it', async () => {
  let content: Readable | undefined;
  const put = (_key: string, given: Readable) => {
    content = given;
    return Promise.reject(new Error('broken'));
  };
  await expect(putMadeFile({ put }, STORED.key, file, folder)).rejects.toThrow('broken');
  expect(content?.destroyed).toBe(true);
  if (content && !content.closed) await once(content, 'close');
});
