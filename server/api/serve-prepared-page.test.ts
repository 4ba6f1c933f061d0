// A page is sent as this deployment has changed it, packed as its reader asks, and anew when the build is another.
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { preparePages } from './serve-prepared-page.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-page-'));
const file = path.join(folder, 'page.html');
const words = Array.from({ length: 3000 }, (_, n) => `word-${(n * 7919) % 1013}`).join(' ');
const fastify = Fastify();
const send = preparePages((page) => page.replace('HERE', 'https://atelier.example'));
for (const quality of ['best', 'good'] as const) {
  fastify.get(`/${quality}`, (request, reply) => send(request, reply, file, quality));
}

afterAll(async () => {
  await fastify.close();
  rmSync(folder, { recursive: true });
});

function write(page: string, second: number): void {
  writeFileSync(file, page);
  utimesSync(file, second, second);
}

async function get(url: string, encoding: string) {
  const { headers, rawPayload } = await fastify.inject({ url, headers: { 'accept-encoding': encoding } });
  return { packing: headers['content-encoding'], content: rawPayload };
}

it('is packed as it is asked for, with the address in it, whatever was asked before', async () => {
  write(`<p>HERE</p>${words}`, 1);
  const page = `<p>https://atelier.example</p>${words}`;
  const plain = await get('/good', 'identity');
  expect([plain.packing, plain.content.toString()]).toEqual([undefined, page]);
  const gzip = await get('/good', 'gzip, deflate');
  expect([gzip.packing, gunzipSync(gzip.content).toString()]).toEqual(['gzip', page]);
  const good = await get('/good', 'gzip, deflate, br');
  expect([good.packing, brotliDecompressSync(good.content).toString()]).toEqual(['br', page]);
  expect(good.content.length).toBeLessThan(gzip.content.length);
});

it('is packed smaller still where that is worth its time', async () => {
  write(`<p>good</p>${words}`, 2);
  const good = await get('/good', 'br');
  write(`<p>best</p>${words}`, 3);
  const best = await get('/best', 'br');
  expect(brotliDecompressSync(best.content).toString()).toBe(`<p>best</p>${words}`);
  expect(best.content.length).toBeLessThan(good.content.length);
});
