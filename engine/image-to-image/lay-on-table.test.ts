// Things that are put on a table lie beside what is there, and light things are strewn around whom the photo is about.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { applyOperation } from './apply-operation.ts';
import { isBeside } from './clear-of-things.ts';
import { placeOnTable } from './lay-on-table.ts';
import { readInstruction } from './read-instruction.ts';
import { startWork } from './work.ts';

beforeAll(needDrawings, 120_000);

/** Which share of a mask has been painted over. */
async function coveredOf(photo: 'cup' | 'astronaut', words: string) {
  const before = await readPixels(openTestPhoto(photo));
  const work = startWork(before, 3, []);
  for (const { operation } of readInstruction(words).parts) await applyOperation(work, operation);
  const mask = work.subject()?.mask.values ?? new Float32Array();
  let [own, over, all] = [0, 0, 0];
  mask.forEach((value, i) => {
    const isChanged = [0, 1, 2].some(
      (channel) =>
        Math.abs((work.image.data[i * 4 + channel] ?? 0) - (before.data[i * 4 + channel] ?? 0)) > 24,
    );
    if (isChanged) all++;
    if (value < 0.5) return;
    own++;
    if (isChanged) over++;
  });
  return { over: over / own, all: all / mask.length };
}

describe('what is put beside a cup', () => {
  it.each(['put a croissant next to the cup', '在桌上放一朵玫瑰', 'add two cookies'])(
    'does not lie on its saucer: %s',
    async (words) => {
      const { over, all } = await coveredOf('cup', words);
      expect(all).toBeGreaterThan(0.004);
      expect(over).toBeLessThan(0.03);
    },
  );

  it.each([
    ['rocket', 'add three cookies'],
    ['astronaut', 'add a cup of coffee on the table'],
    ['astronaut', '在桌子上放一杯咖啡'],
  ] as const)('is nowhere where no table is: %s, %s', async (photo, words) => {
    const work = startWork(await readPixels(openTestPhoto(photo)), 3, []);
    const [part] = readInstruction(words).parts;
    expect(part && (await applyOperation(work, part.operation)).why).toBe('no_table');
  });
});

describe('several things on a table', () => {
  const whole: Mask = { width: 400, height: 300, values: new Float32Array(400 * 300).fill(1) };

  it('are of one size, and none hides another', () => {
    const narrow = { ...whole, values: whole.values.map((_, i) => (i % 400 > 300 ? 1 : 0)) };
    const asked = [0, 1, 2].map((at) => ({ x: 340, y: 120 + 10 * at, wide: 90, tall: 90 }));
    const laid = placeOnTable(narrow, {}, asked) ?? [];
    expect(laid).toHaveLength(3);
    expect(new Set(laid.map(({ tall }) => tall)).size).toBe(1);
    laid.forEach((one, at) => {
      expect(laid.slice(0, at).some((other) => isBeside(other, one))).toBe(false);
    });
  });

  it('are not laid where there is room for one', () => {
    const small = { ...whole, values: whole.values.map((_, i) => (i % 400 < 60 && i < 400 * 80 ? 1 : 0)) };
    const asked = [0, 1, 2].map(() => ({ x: 40, y: 70, wide: 90, tall: 90 }));
    expect(placeOnTable(small, {}, asked)).toBe(null);
  });
});

describe('hearts', () => {
  it('are told to be around somebody', () => {
    expect(readInstruction('add hearts around the cat').ignored).toEqual([]);
  });

  it.each([
    ['add hearts', 9],
    ['加上爱心', 9],
    ['add a heart', 1],
    ['add three hearts', 3],
  ] as const)('are as many as was said, or many: %s', (words, count) => {
    const [part] = readInstruction(words).parts;
    expect(part?.operation).toMatchObject({ do: 'add', subject: { count } });
  });

  it('are strewn around somebody', async () => {
    const { over, all } = await coveredOf('astronaut', 'add hearts');
    expect(all).toBeGreaterThan(0.04);
    expect(over).toBeLessThan(0.03);
  });
});
