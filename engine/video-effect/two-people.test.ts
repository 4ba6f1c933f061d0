// One photo with two people on a stage: who was chosen is its subject, and effects of two have a print and a figure of each.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Surface } from '#engine/raster/surface.ts';
import type { Share } from '#engine/vision/choose-faces.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { drawTwoPeople, measureColour } from '#tests/fakes/draw-two-people.ts';
import { EFFECTS } from './effects.ts';
import { planVideo } from './plan-video.ts';
import { setStage } from './set-stage.ts';

const PORTRAIT = fileURLToPath(new URL('../../tests/fakes/photos/astronaut.jpg', import.meta.url));
const LEFT: Share = { x: 0.22, y: 0.2 };
const RIGHT: Share = { x: 0.78, y: 0.2 };
const ORDER = { width: 640, height: 360, seconds: 5, seed: 3, text: '', option: '' };

let folder = '';
let both = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'two-on-stage-'));
  both = path.join(folder, 'both.jpg');
  await writeFile(both, await drawTwoPeople());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (faces: Share[], files = [both]) => setStage({ ...ORDER, files, faces });

function imageOf(surface: Surface) {
  const data = new Uint8ClampedArray(surface.data());
  return { width: surface.width, height: surface.height, data };
}

it('has whom was chosen as its subject', async () => {
  const boxes = [];
  for (const faces of [[LEFT], [RIGHT], []]) boxes.push((await open(faces)).subject().box);
  const [left, right, all] = boxes;
  if (!left || !right || !all) throw new Error('somebody is missing');
  expect(left.left + left.width).toBeLessThan(ORDER.width * 0.6);
  expect(right.left).toBeGreaterThan(ORDER.width * 0.4);
  expect(all.width).toBeGreaterThan(ORDER.width * 0.6);
});

it('has a print of each, with nobody else on it, in the order in which they were chosen', async () => {
  for (const [faces, isSwapped] of [
    [[], false],
    [[LEFT, RIGHT], false],
    [[RIGHT, LEFT], true],
  ] as const) {
    const prints = (await (await open([...faces])).prints()).map(imageOf);
    for (const print of prints) expect(await findFaces(print)).toHaveLength(1);
    const [one = 0, other = 0] = prints.map(measureColour);
    expect(isSwapped ? other / one : one / other).toBeGreaterThan(1.5);
  }
});

it('has the figures in that order, too', async () => {
  const [one, other] = await (await open([RIGHT, LEFT])).couple();
  expect(one.face.x).toBeGreaterThan(other.face.x);
});

it.each(['hug', 'kiss', 'reunion', 'propose', 'heart_hands'])('%s takes one photo with both', async (id) => {
  const effect = EFFECTS[id];
  if (!effect) throw new Error(`no ${id}`);
  await planVideo(effect, await open([]));
  await expect(open([], [PORTRAIT]).then((stage) => planVideo(effect, stage))).rejects.toMatchObject({
    code: 'no_face',
  });
});
