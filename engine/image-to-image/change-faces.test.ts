// What is worn, painted or recoloured on faces, of people and of animals; and steam over what is hot.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { distance, meanColour } from '#tests/fakes/test-photos.ts';
import type { Image } from '#engine/raster/image.ts';
import { applyOperation } from './apply-operation.ts';
import { readInstruction } from './read-instruction.ts';
import { startWork } from './work.ts';

beforeAll(needDrawings, 120_000);

async function ask(photo: 'cat' | 'cup' | 'astronaut', words: string) {
  const before = await readPixels(openTestPhoto(photo));
  const work = startWork(before, 3, []);
  const { parts, ignored } = readInstruction(words);
  if (parts.length === 0) throw new Error(`nothing is read in ${words}`);
  let reason: string | null = null;
  for (const { operation } of parts) reason = (await applyOperation(work, operation)).why ?? reason;
  return { before, after: work.image, reason, ignored };
}

const around = (x: number, y: number, far = 0.012) => ({
  left: x - far,
  top: y - far,
  right: x + far,
  bottom: y + far,
});

const redness = ([red, green]: readonly number[]) => (red ?? 0) - (green ?? 0);

describe('the face of a cat', () => {
  const IRIS = around(0.35, 0.39);
  const FUR = around(0.5, 0.6);

  it.each([
    'give the cat blue eyes',
    'make its eyes blue',
    "change the cat's eyes to blue",
    '把猫的眼睛变成蓝色',
  ])('has the eyes that were asked for: %s', async (words) => {
    const { before, after, reason } = await ask('cat', words);
    expect(reason).toBeNull();
    const [red, , blue] = meanColour(after, IRIS);
    expect(blue).toBeGreaterThan(red + 25);
    expect(distance(meanColour(after, FUR), meanColour(before, FUR))).toBeLessThan(3);
  });

  it.each(['put sunglasses on the cat', '给猫戴一副墨镜'])(
    'wears what is before its eyes: %s',
    async (words) => {
      const { before, after, reason } = await ask('cat', words);
      expect(reason).toBeNull();
      expect(meanColour(after, IRIS)[1]).toBeLessThan(meanColour(before, IRIS)[1] * 0.75);
      expect(distance(meanColour(after, FUR), meanColour(before, FUR))).toBeLessThan(3);
    },
  );

  it('is no other animal', async () => {
    expect((await ask('cup', 'give the dog green eyes')).reason).toBe('no_animal_eyes');
  });
});

describe('the face of somebody', () => {
  const CHIN = around(0.435, 0.33, 0.008);
  const CHEEK = around(0.375, 0.237, 0.01);
  const HAIR = { left: 0.37, top: 0.1, right: 0.5, bottom: 0.15 };

  it.each(['give him a beard', 'add a beard', '加上胡子'])('is given a beard: %s', async (words) => {
    const { before, after } = await ask('astronaut', words);
    expect(meanColour(after, CHIN)[0]).toBeLessThan(meanColour(before, CHIN)[0] * 0.6);
  });

  it.each(['add blush', 'give her red lipstick and blush', '涂点腮红', '给她化妆'])(
    'blushes: %s',
    async (words) => {
      const { before, after, ignored } = await ask('astronaut', words);
      expect(ignored).toEqual([]);
      expect(redness(meanColour(after, CHEEK))).toBeGreaterThan(redness(meanColour(before, CHEEK)) + 6);
    },
  );

  it.each(['add flowers in her hair', 'give her a flower crown', '给她戴花环'])(
    'has blossoms above it: %s',
    async (words) => {
      const { before, after } = await ask('astronaut', words);
      expect(distance(meanColour(after, HAIR), meanColour(before, HAIR))).toBeGreaterThan(15);
    },
  );
});

const part = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('what somebody wears', () => {
  const WALL = part(0.62, 0.02, 0.7, 0.3);
  const PATCH = part(0.1, 0.7, 0.2, 0.85);

  it.each([
    ['add a red bow tie', [part(0.38, 0.395, 0.42, 0.42), part(0.455, 0.395, 0.49, 0.42)]],
    ['add a blue tie', [part(0.42, 0.45, 0.45, 0.6)]],
    ['add a yellow scarf', [part(0.4, 0.39, 0.48, 0.43)]],
    ['add a pearl necklace', [part(0.36, 0.35, 0.52, 0.55)]],
    ['add gold earrings', [part(0.345, 0.26, 0.37, 0.32), part(0.51, 0.26, 0.535, 0.32)]],
    ['add white headphones', [part(0.29, 0.2, 0.34, 0.26), part(0.54, 0.2, 0.59, 0.26)]],
    ['put a blue bow in her hair', [part(0.49, 0.07, 0.54, 0.14)]],
  ] as const)('is drawn where it is worn, and nothing else is changed: %s', async (words, places) => {
    const { before, after, reason, ignored } = await ask('astronaut', words);
    expect([reason, ignored]).toEqual([null, []]);
    for (const place of places)
      expect(distance(meanColour(after, place), meanColour(before, place))).toBeGreaterThan(6);
    for (const place of [WALL, PATCH]) expect(meanColour(after, place)).toEqual(meanColour(before, place));
  });

  it.each(['add a bow tie', 'add a necklace', '戴围巾', 'add earrings'])(
    'is not drawn where nobody is: %s',
    async (words) => {
      expect((await ask('cup', words)).reason).toBe('no_person');
    },
  );
});

describe('what is asked of a beard that is there', () => {
  it.each(['make his beard grey', '把胡子染成黑色'])('asks for no other one: %s', (words) => {
    expect(readInstruction(words).parts.map(({ operation }) => operation.do)).toEqual(['colour']);
  });
});

describe('what is put where nothing can be put', () => {
  it.each([
    ['put a bird on her shoulder', ' (nothing can be drawn in hands or on bodies)'],
    ['add a rose in his hand', ' (nothing can be drawn in hands or on bodies)'],
    ['在她手里加一朵玫瑰', '（无法画在手上或身上）'],
    ['add a heart latte art', ''],
    ['给咖啡加心形拉花', ''],
  ])('is not put beside it: %s', (words, reason) => {
    expect(readInstruction(words)).toEqual({ parts: [], ignored: [words + reason] });
  });
});

describe('steam', () => {
  it.each(['add some steam', 'add steam over the cup', 'make the coffee steaming hot', '让咖啡冒热气'])(
    'rises from the cup, and not from the table: %s',
    async (words) => {
      const { before, after, reason } = await ask('cup', words);
      expect(reason).toBeNull();
      const inside = { left: 0.38, top: 0.2, right: 0.6, bottom: 0.36 };
      const sum = (image: Image, part: typeof inside) =>
        meanColour(image, part).reduce((all, value) => all + value, 0);
      expect(sum(after, inside)).toBeGreaterThan(sum(before, inside) + 15);
      expect(
        distance(meanColour(after, around(0.9, 0.6)), meanColour(before, around(0.9, 0.6))),
      ).toBeLessThan(2);
    },
  );

  it.each(['add a steam train', '加一个热气球'])('is no train and no balloon: %s', (words) => {
    expect(readInstruction(words).parts.map(({ operation }) => operation.do)).not.toContain('steam');
  });
});
