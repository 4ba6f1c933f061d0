// The frames of a video in their order, whoever of two painters makes them, and also when the second one is gone.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSecondPainter, paintFrames } from './paint-shared.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'second-painter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RING = JSON.stringify(new URL('frame-ring.ts', import.meta.url).href);
const REQUEST = {
  prompt: '',
  style: 'auto',
  width: 2,
  height: 1,
  seed: 1,
  camera: 'static',
  seconds: 1,
  pace: 1,
  isFine: false,
} as const;
const PLAN = { frames: 20, fps: 10 };

/** A painter whose frames say who made them, and which it is. */
function program(name: string, most: number, end = ''): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { workerData } from 'node:worker_threads';
     import { putFrame } from ${RING};
     for (let place = 0; place < ${most}; place++)
       putFrame(workerData.ring, place, new Uint8Array(8).fill(100 + place * 2 + 1));
     ${end}`,
  );
  return file;
}

async function paintAll(file: string): Promise<number[]> {
  const second = openSecondPainter(REQUEST, PLAN, file);
  const first = { paint: (seconds: number) => Buffer.alloc(8, Math.round(seconds * PLAN.fps)) };
  const painted: number[] = [];
  try {
    for await (const frame of paintFrames(first, PLAN, second)) painted.push(frame[0] ?? -1);
  } finally {
    await second.end();
  }
  return painted;
}

const all = Array.from({ length: PLAN.frames }, (_, frame) => frame);

it('takes every other frame from the second painter', async () => {
  const expected = all.map((frame) => (frame % 2 === 1 ? 100 + frame : frame));
  expect(await paintAll(program('whole', PLAN.frames / 2))).toEqual(expected);
});

it.each([
  ['that breaks', "throw new Error('no memory')"],
  ['that ends', 'process.exit(1)'],
])('paints the rest itself, of a second painter %s', async (name, end) => {
  const painted = await paintAll(program(name, 3, end));
  expect(painted).toEqual([0, 101, 2, 103, 4, 105, ...all.slice(6)]);
});

it('paints all frames itself where there is none', async () => {
  expect(await paintAll(path.join(folder, 'missing.mjs'))).toEqual(all);
});
