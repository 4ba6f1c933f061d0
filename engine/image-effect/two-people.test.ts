// One photo with two people: who was chosen is taken, and effects of two take both.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFaces } from '#engine/vision/find-faces.ts';
import type { Share } from '#engine/vision/choose-faces.ts';
import { drawTwoPeople, measureColour } from '#tests/fakes/draw-two-people.ts';
import { EFFECTS } from './effects.ts';
import { openWork } from './open-work.ts';

const PORTRAIT = fileURLToPath(new URL('../../tests/fakes/photos/astronaut.jpg', import.meta.url));
const LEFT: Share = { x: 0.22, y: 0.2 };
const RIGHT: Share = { x: 0.78, y: 0.2 };

let folder = '';
let both = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'two-people-'));
  both = path.join(folder, 'both.jpg');
  await writeFile(both, await drawTwoPeople());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function make(id: string, files: string[], faces: Share[], option = '') {
  const effect = await EFFECTS[id]?.();
  if (!effect) throw new Error(`there is no effect ${id}`);
  const order = { width: 400, height: 500, seed: 4, text: '', option, isAutoShape: false };
  return (await effect(openWork({ ...order, files, faces }))).image;
}

it.each(['headshot', 'id_photo', 'yearbook'])('%s takes the one who was chosen', async (id) => {
  const colours = [];
  for (const at of [LEFT, RIGHT]) colours.push(measureColour(await make(id, [both], [at], 'white_1')));
  const [inColour = 0, grey = 0] = colours;
  expect(inColour).toBeGreaterThan(grey * 1.25);
});

/** How colourful the face at the left and the one at the right are. */
async function readSides(faces: Share[]): Promise<number[]> {
  const image = await make('wedding', [both], faces);
  const found = (await findFaces(image)).toSorted((one, other) => one.x - other.x);
  expect(found).toHaveLength(2);
  return found.map(({ x, y, width }) => measureColour(cut(image, x, y, width / 2)));
}

it('wedding shows both people of one photo, at the sides where they were chosen', async () => {
  for (const faces of [[], [LEFT, RIGHT]]) {
    const [left = 0, right = 0] = await readSides(faces);
    expect(left).toBeGreaterThan(right * 1.25);
  }
  const [left = 0, right = 0] = await readSides([RIGHT, LEFT]);
  expect(right).toBeGreaterThan(left * 1.25);
});

it('wedding refuses one photo of one person', async () => {
  await expect(make('wedding', [PORTRAIT], [])).rejects.toMatchObject({ code: 'no_face' });
});

/** A square around a place. */
function cut(
  { width, data }: { width: number; data: Uint8ClampedArray },
  x: number,
  y: number,
  side: number,
) {
  const rows = Array.from({ length: Math.round(side) }, (_, row) => {
    const from = (Math.round(y - side / 2 + row) * width + Math.round(x - side / 2)) * 4;
    return [...data.subarray(from, from + Math.round(side) * 4)];
  });
  return { data: Uint8ClampedArray.from(rows.flat()) };
}
