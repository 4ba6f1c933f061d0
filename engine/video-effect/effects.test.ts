// Every effect on one small painted image: how it begins, that something happens, that it is the same every time, and
// that it looks as it was accepted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawFace } from '#tests/fakes/draw-face.ts';
import { openLooks } from '#tests/looks/looks.ts';
import { VIDEO_EFFECT_TEMPLATES } from '#tools/video-effect/templates.ts';
import { makeSurface } from '#engine/raster/surface.ts';
import type { DrawMoment, Effect, EffectStage } from './effect.ts';
import { VIDEO_EFFECT_IDS } from './effect-ids.ts';
import { EFFECTS } from './effects.ts';
import { planVideo } from './plan-video.ts';
import { setStage } from './set-stage.ts';

const WIDTH = 128;
const HEIGHT = 160;
/** They show an image that was changed before the video begins. */
const BEGIN_OTHERWISE = new Set(['memory']);

const looks = openLooks('video effects');

let folder = '';
let stage: EffectStage;
let couple: EffectStage;

/** A red ball on a blue sky over green ground: anything that looks for a subject finds it. */
async function paintSample(file: string, colour: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="70%" fill="#9cc8ee"/><rect y="70%" width="100%" height="30%" fill="#5f9a50"/>
    <ellipse cx="64" cy="62" rx="22" ry="26" fill="${colour}"/><rect x="36" y="84" width="56" height="60" rx="18" fill="${colour}"/>
    <circle cx="56" cy="58" r="4" fill="#201010"/><circle cx="72" cy="58" r="4" fill="#201010"/></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
  return file;
}

async function paintPerson(file: string, isMirrored = false): Promise<string> {
  await sharp(await drawFace(320))
    .flop(isMirrored)
    .toFile(file);
  return file;
}

function frameOf(draw: DrawMoment, share: number): Uint8Array {
  const frame = makeSurface(WIDTH, HEIGHT);
  const brush = frame.getContext('2d');
  brush.save();
  draw(brush, share);
  brush.restore();
  return new Uint8Array(frame.data());
}

function isOpaque(frame: Uint8Array): boolean {
  for (let i = 3; i < frame.length; i += 4) if (frame[i] !== 255) return false;
  return true;
}

/** Mean difference of the colours, 0–255. */
function differ(one: Uint8Array, other: Uint8Array | Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) if (i % 4 !== 3) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  return sum / (one.length * 0.75);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'effects-test-'));
  const files = [await paintSample(path.join(folder, 'a.png'), '#d8402c')];
  const order = { width: WIDTH, height: HEIGHT, seconds: 5, seed: 3, text: '', option: '' };
  stage = await setStage({ ...order, files });
  const couples = await Promise.all(
    [false, true].map((isMirrored) => paintPerson(path.join(folder, `person-${isMirrored}.png`), isMirrored)),
  );
  couple = await setStage({ ...order, files: couples });
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('[product 2.6] are what the engine offers, all of them templates of the tool, 24 at least', () => {
  expect(Object.keys(EFFECTS).toSorted()).toEqual(VIDEO_EFFECT_IDS.toSorted());
  const known = new Set(VIDEO_EFFECT_TEMPLATES.map(({ id }) => id));
  expect(VIDEO_EFFECT_IDS.filter((id) => !known.has(id))).toEqual([]);
  expect(VIDEO_EFFECT_IDS.length).toBeGreaterThanOrEqual(24);
});

describe.each(VIDEO_EFFECT_TEMPLATES.filter(({ id }) => id in EFFECTS))('$id', ({ id, images }) => {
  const effect = EFFECTS[id];
  if (!effect) throw new Error(`no ${id}`);
  const onStage = () => (images === 2 ? couple : stage);
  let first: Promise<DrawMoment> | undefined;
  const planOnce = () => (first ??= planVideo(effect, onStage()));

  it('covers the frame, something happens, and it looks as it was accepted', async () => {
    const draw = await planOnce();
    const frames = [0, 0.5, 0.8].map((share) => frameOf(draw, share));
    expect(frames.every(isOpaque)).toBe(true);
    const [start, middle, late] = frames as [Uint8Array, Uint8Array, Uint8Array];
    expect(differ(middle, start)).toBeGreaterThan(0.5);
    expect(differ(late, middle)).toBeGreaterThan(0.05);
    expect(looks.compare(id, { width: WIDTH, height: HEIGHT, data: middle })).toBe('');
  });

  it('is the same for the same seed', async () => {
    const [one, other] = [await planOnce(), await planVideo(effect, onStage())];
    // The second one draws another moment first: no moment depends on the one before it.
    frameOf(other, 0.2);
    expect(differ(frameOf(one, 0.55), frameOf(other, 0.55))).toBe(0);
  });

  it.skipIf(images === 2 || BEGIN_OTHERWISE.has(id))('begins with the image as it is', async () => {
    expect(differ(frameOf(await planOnce(), 0), stage.pixels.data)).toBeLessThan(4);
  });
});

it('inflate bends no wall behind what floats off', async () => {
  const file = path.join(folder, 'striped.png');
  const bars = Array.from(
    { length: 16 },
    (_, n) => `<rect y="${n * 10}" width="100%" height="4" fill="#204060"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#dfe8ee"/>${bars.join('')}
    <ellipse cx="64" cy="62" rx="22" ry="26" fill="#d8402c"/><rect x="36" y="84" width="56" height="60" rx="18" fill="#d8402c"/></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
  const order = { width: WIDTH, height: HEIGHT, seconds: 5, seed: 3, text: '', option: '' };
  const fenced = await setStage({ ...order, files: [file] });
  const draw = await planVideo(EFFECTS['inflate'] as Effect, fenced);
  const corner = (share: number): Uint8Array => {
    const frame = frameOf(draw, share);
    const rows = Array.from({ length: 50 }, (_, y) => frame.subarray(y * WIDTH * 4, (y * WIDTH + 24) * 4));
    return Uint8Array.from(rows.flatMap((row) => [...row]));
  };
  expect(differ(corner(0.5), corner(0))).toBeLessThan(1);
});

describe('two people', () => {
  const order = { width: WIDTH, height: HEIGHT, seconds: 5, seed: 3, text: '', option: '' };

  it('are taken from one photo with both', async () => {
    const face = await drawFace(320);
    const both = path.join(folder, 'both.png');
    await sharp(face)
      .extend({ right: 320, background: '#a9bfca' })
      .composite([{ input: face, left: 320, top: 0 }])
      .toFile(both);
    const [left, right] = await (await setStage({ ...order, files: [both] })).couple();
    expect(left.face.x).toBeLessThan(right.face.x);
  });

  it('are refused where one of them is no person', async () => {
    const ball = await paintSample(path.join(folder, 'ball.png'), '#e8c040');
    const person = await paintPerson(path.join(folder, 'person.png'));
    const stageOfBoth = await setStage({ ...order, files: [person, ball] });
    await expect(stageOfBoth.couple()).rejects.toMatchObject({ code: 'no_face' });
  });
});

it.each(['lightning', 'money_rain', 'flower', 'earth_zoom', 'new_year'])(
  '%s needs nothing that stands out',
  async (id) => {
    const file = path.join(folder, 'sky.png');
    const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <rect width="100%" height="100%" fill="#9cc8ee"/><rect y="60%" width="100%" height="40%" fill="#5f9a50"/></svg>`;
    await sharp(Buffer.from(sky)).png().toFile(file);
    const order = { width: WIDTH, height: HEIGHT, seconds: 5, seed: 3, text: '', option: '', files: [file] };
    const landscape = await setStage(order);
    expect(() => landscape.subject()).toThrow('nothing stands out');
    const effect = EFFECTS[id];
    if (!effect) throw new Error(`there is no effect ${id}`);
    const draw = await planVideo(effect, landscape);
    expect(isOpaque(frameOf(draw, 0.5))).toBe(true);
    expect(differ(frameOf(draw, 0.5), landscape.pixels.data)).toBeGreaterThan(4);
  },
);
