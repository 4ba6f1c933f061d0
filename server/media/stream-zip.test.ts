// A zip is what was put into it, as long as it was said, and stops where its reader stops.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readZip } from '#tests/fakes/read-zip.ts';
import { measureZip, streamZip, type ZippedFile } from './stream-zip.ts';

const at = new Date('2026-11-21T14:38:00Z');
const CHUNK = 64 * 1024;

function file(name: string, content: Readable, isText = false): ZippedFile {
  return { name, at, content, isText };
}

async function* each(...files: ZippedFile[]) {
  yield* files;
}

function breaking(): Readable {
  let reads = 0;
  return new Readable({
    read() {
      reads += 1;
      if (reads === 1) this.push(Buffer.alloc(10));
      else this.destroy(new Error('the disk is gone'));
    },
  });
}

it('holds every file as it was, texts made smaller', async () => {
  const image = randomBytes(200_000);
  const text = JSON.stringify(Array.from({ length: 5000 }, () => 'the same again 画'));
  const zip = await buffer(
    streamZip(
      each(file('media/画.png', Readable.from([image])), file('a.json', Readable.from([text]), true)),
    ),
  );
  const read = await readZip(zip);
  expect([...read.keys()]).toEqual(['media/画.png', 'a.json']);
  expect(read.get('media/画.png')?.equals(image)).toBe(true);
  expect(read.get('a.json')?.toString()).toBe(text);
  expect(zip.length).toBeLessThan(image.length + 5000);
});

it('is as long as it was measured before', async () => {
  const contents = [0, 1, 70_000].map((length, n) => ({ name: `图-${n}.png`, content: randomBytes(length) }));
  const zip = await buffer(
    streamZip(each(...contents.map(({ name, content }) => file(name, Readable.from([content]))))),
  );
  expect(zip.length).toBe(measureZip(contents.map(({ name, content }) => ({ name, bytes: content.length }))));
});

it('opens one file at a time, and stops when its reader goes away', async () => {
  const opened: Readable[] = [];
  let chunks = 0;
  async function* endless() {
    for (;;) {
      chunks += 1;
      yield Buffer.alloc(CHUNK);
    }
  }
  async function* files() {
    for (let n = 0; n < 3; n += 1) {
      const content = Readable.from(endless());
      opened.push(content);
      yield file(`${n}.mp4`, content);
    }
  }
  const zip = streamZip(files());
  await new Promise<void>((resolve) => {
    zip.on('data', () => chunks > 20 && resolve());
  });
  zip.destroy();
  for (let n = 0; n < 50; n += 1) await turn();
  expect(opened).toHaveLength(1);
  expect(opened[0]?.destroyed).toBe(true);
  const read = chunks;
  for (let n = 0; n < 50; n += 1) await turn();
  expect(chunks).toBe(read);
});

it('waits for a slow reader instead of filling the memory', async () => {
  let chunks = 0;
  async function* many() {
    for (; chunks < 4000; chunks += 1) yield Buffer.alloc(CHUNK);
  }
  const zip = streamZip(each(file('a.mp4', Readable.from(many()))));
  zip.once('readable', () => zip.read(1));
  for (let n = 0; n < 200; n += 1) await turn();
  expect(chunks).toBeLessThan(100);
  zip.destroy();
});

it('breaks with the file that breaks', async () => {
  await expect(buffer(streamZip(each(file('a.png', breaking()))))).rejects.toThrow('the disk is gone');
});
