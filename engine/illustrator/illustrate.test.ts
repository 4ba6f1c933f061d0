// The promises of the illustrator: same request, same pixels; every prompt of the sheet shows its subject, whole, and looks
// as it was accepted.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { z } from 'zod';
import { openLooks } from '#tests/looks/looks.ts';
import { ASPECT_RATIOS, imageSize, STYLES } from '#contract/limits.ts';
import { illustrate, planScene, type IllustrationRequest } from './illustrate.ts';

const Prompts = z.array(
  z.object({
    prompt: z.string(),
    lang: z.enum(['en', 'zh']),
    style: z.enum(STYLES),
    aspect_ratio: z.enum(ASPECT_RATIOS),
    seed: z.number(),
    main: z.string(),
  }),
);

function readPrompts(path: string) {
  return Prompts.parse(JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')));
}

/** Than the smallest that people get: enough for a rough measure of a look. */
const SMALLER = 8;
/** Enough to see where subjects stand. */
const PLANNED = 2;

const sheet = readPrompts('../../scripts/contact-sheet-prompts.json');

beforeAll(needDrawings, 120_000);

async function hashOf(request: Partial<IllustrationRequest>): Promise<string> {
  const { image } = await illustrate({
    prompt: 'a fox by a lake at dawn',
    style: 'auto',
    width: 256,
    height: 256,
    seed: 1,
    ...request,
  });
  return createHash('sha256').update(image.data).digest('hex');
}

let usual: Promise<string> | undefined;

/** Of the request without a change; drawn once. */
function usualHash(): Promise<string> {
  return (usual ??= hashOf({}));
}

describe('the same request', () => {
  it('makes the same pixels twice, also after other images', async () => {
    const first = await usualHash();
    await hashOf({ prompt: '雨夜的城市', style: 'cyberpunk' });
    expect(await hashOf({})).toBe(first);
  }, 120_000);

  it('makes the same pixels in another process', async () => {
    const script = `
      import { createHash } from 'node:crypto';
      import { illustrate } from ${JSON.stringify(new URL('illustrate.ts', import.meta.url).href)};
      const { image } = await illustrate({ prompt: 'a fox by a lake at dawn', style: 'auto', width: 256, height: 256, seed: 1 });
      process.stdout.write(createHash('sha256').update(image.data).digest('hex'));`;
    const other = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
    });
    expect(other).toBe(await usualHash());
  }, 120_000);

  it.each([
    ['seed', { seed: 2 }],
    ['prompt', { prompt: 'a wolf by a lake at dawn' }],
    ['style', { style: 'ink' as const }],
  ])('makes other pixels with another %s', async (_, change) => {
    expect(await hashOf(change)).not.toBe(await usualHash());
  });
});

describe('the prompts of the contact sheet', () => {
  it('are twenty in each language and show all styles', () => {
    expect(sheet.filter(({ lang }) => lang === 'en')).toHaveLength(20);
    expect(sheet.filter(({ lang }) => lang === 'zh')).toHaveLength(20);
    expect(new Set(sheet.map(({ style }) => style))).toEqual(new Set(STYLES));
  });

  it.each(sheet)('$prompt: finds its subject and keeps it inside the frame', async (entry) => {
    const size = imageSize(entry.aspect_ratio, '1K');
    const [width, height] = [size.width / PLANNED, size.height / PLANNED];
    const { scene, reading } = await planScene({ ...entry, width, height });
    const named = entry.main === '' ? [] : [entry.main];
    expect(reading.subjects.map(({ key }) => key)).toEqual(expect.arrayContaining(named));
    for (const spot of scene.layers.flatMap((layer) => layer.spot ?? [])) {
      expect(spot.y - spot.tall).toBeGreaterThanOrEqual(0);
      expect(spot.y).toBeLessThanOrEqual(height + (spot.isPortrait ? 2 : 0));
      expect(spot.x).toBeGreaterThan(0);
      expect(spot.x).toBeLessThan(width);
    }
  });
});

describe('the looks of the contact sheet', () => {
  const looks = openLooks('contact sheet');

  it.each(sheet)('$prompt ($style) looks as it was accepted', async (entry) => {
    const { width, height } = imageSize(entry.aspect_ratio, '1K');
    const small = { width: Math.round(width / SMALLER), height: Math.round(height / SMALLER) };
    const { image } = await illustrate({ ...entry, ...small });
    expect(looks.compare(entry.prompt, image)).toBe('');
  });
});

describe('what is left out', () => {
  it('is what the negative prompt names', async () => {
    const request = { style: 'auto' as const, width: 256, height: 256, seed: 1 };
    const { reading } = await planScene({
      ...request,
      prompt: 'a cat and a dog in the rain',
      negativePrompt: 'rain, dog',
    });
    expect(reading.subjects.map(({ key }) => key)).toEqual(['cat']);
    expect(reading.weather.has('rain')).toBe(false);
  });

  it.each([
    ['无人的雨夜街道', undefined],
    ['a street without people, in the rain', undefined],
    ['a street in the rain', undefined],
    ['a woman in a street, in the rain', 'people, text'],
    ['a woman in a street, in the rain', 'no people'],
  ])(
    'is nobody where nobody is wanted or named, not even for company: %s, %s',
    async (prompt, negativePrompt) => {
      const request = { style: 'auto' as const, width: 128, height: 128, seed: 1, negativePrompt };
      const { reading } = await planScene({ ...request, prompt });
      expect(reading.subjects.filter(({ kind }) => kind === 'figure')).toEqual([]);
    },
  );

  it('is nothing where nothing is named', async () => {
    const request = { style: 'auto' as const, width: 128, height: 128, seed: 1, negativePrompt: '' };
    const { reading } = await planScene({ ...request, prompt: 'a woman in a street' });
    expect(reading.subjects.filter(({ kind }) => kind === 'figure')).toHaveLength(1);
  });

  it('is said back, in the words of the prompt', async () => {
    const { understood, ignored } = await illustrate({
      prompt: 'a Fox and a zorblax',
      style: 'auto',
      width: 128,
      height: 128,
      seed: 1,
    });
    expect(understood).toEqual(['Fox']);
    expect(ignored).toEqual(['zorblax']);
  });
});

describe('any frame', () => {
  it.each([
    ['wide', 384, 160],
    ['tall', 144, 256],
    ['small', 64, 64],
  ])(
    '%s: is filled to its edges',
    async (_, width, height) => {
      for (const prompt of ['mountains and a lake', 'a bowl of ramen', 'hope']) {
        const { image } = await illustrate({ prompt, style: 'auto', width, height, seed: 3 });
        expect([image.width, image.height, image.data.length]).toEqual([width, height, width * height * 4]);
        let clear = 0;
        for (let at = 3; at < image.data.length; at += 4) if (image.data[at] !== 255) clear++;
        expect(clear).toBe(0);
      }
    },
    60_000,
  );
});

describe('boats', () => {
  it.each([
    'A lighthouse in the snow, a red boat beside it',
    '月光下的帆船与灯塔',
    'a lighthouse on the coast at night, boats',
  ])(
    'lie in open water beside the lighthouse, apart from each other: %s',
    async (prompt) => {
      for (const [width, height, seed] of [
        [512, 512, 1],
        [288, 512, 2],
        [512, 288, 3],
      ] as const) {
        const { scene } = await planScene({ prompt, style: 'auto', width, height, seed });
        const spots = scene.layers.flatMap(({ spot }) => spot ?? []);
        const boats = spots.filter(({ subject }) => subject.kind === 'boat');
        const tower = spots.find(({ subject }) => subject.key === 'lighthouse');
        expect(boats.length).toBeGreaterThan(0);
        for (const boat of boats) {
          expect(boat.isOnWater).toBe(true);
          const side = scene.stage.light.side;
          expect((boat.x - width / 2) * side).toBeGreaterThan(width * 0.1);
          expect(((tower?.x ?? NaN) - width / 2) * side).toBeLessThan(0);
        }
        const places = boats.map(({ x }) => Math.round(x));
        expect(new Set(places).size).toBe(boats.length);
      }
    },
    30_000,
  );
});

/** Mean strength of the finest forms of a head, in steps of green. */
async function detailOfHead(style: '3d' | 'photo'): Promise<number> {
  const request = { prompt: 'a tiger in a suit in an office', style, width: 512, height: 640, seed: 7 };
  const { scene } = await planScene(request);
  const tiger = scene.layers.flatMap(({ spot }) => spot ?? []).find(({ subject }) => subject.key === 'tiger');
  const { image } = await illustrate(request);
  const { x, y, tall } = tiger ?? { x: 0, y: 0, tall: 0 };
  const at = (across: number, down: number): number => image.data[(down * 512 + across) * 4 + 1] ?? 0;
  let sum = 0;
  let count = 0;
  for (let down = Math.round(y - tall); down < y - tall * 0.78; down++)
    for (let across = Math.round(x - tall * 0.11); across < x + tall * 0.11; across++, count++)
      sum += Math.abs(
        4 * at(across, down) -
          at(across - 1, down) -
          at(across + 1, down) -
          at(across, down - 1) -
          at(across, down + 1),
      );
  return sum / count;
}

it('keeps eyes and stripes in 3D, which makes all else smooth', async () => {
  expect(await detailOfHead('3d')).toBeGreaterThan((await detailOfHead('photo')) * 0.38);
});
