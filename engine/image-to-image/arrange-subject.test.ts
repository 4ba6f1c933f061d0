// What an image is about is moved, grown, shown twice, outlined and shaded; the rest stays as it is.
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { distance, makeTestPhoto, meanColour, type TestPhoto } from '#tests/fakes/test-photos.ts';
import type { Image } from '#engine/raster/image.ts';
import { applyOperation } from './apply-operation.ts';
import { readInstruction } from './read-instruction.ts';
import { startWork, type Work } from './work.ts';

beforeAll(needDrawings, 120_000);

async function ask(
  image: Image,
  words: string,
): Promise<{ work: Work; why: string | null; ignored: string[] }> {
  const work = startWork(image, 3, []);
  const result = { work, why: null as string | null, ignored: [] as string[] };
  for (const { operation } of readInstruction(words).parts) {
    const { why, ignored = [] } = await applyOperation(work, operation);
    result.why ??= why;
    result.ignored.push(...ignored);
  }
  return result;
}

const at = (x: number, y: number, far = 0.02) => ({
  left: x - far,
  top: y - far,
  right: x + far,
  bottom: y + far,
});
const isRed = (image: Image, x: number, y: number): boolean => {
  const [red, green] = meanColour(image, at(x, y));
  return red > green + 60;
};
/** A red ball on a wall of one colour. */
const ball: TestPhoto = { width: 360, height: 270, hasSky: false, ball: { x: 0.5, y: 0.55 } };

describe('what stands out', () => {
  it('is moved, and its place is filled from around it', async () => {
    const { work, why } = await ask(makeTestPhoto(ball), 'move the subject to the left');
    expect(why).toBeNull();
    expect(isRed(work.image, 0.24, 0.55)).toBe(true);
    expect(isRed(work.image, 0.55, 0.55)).toBe(false);
  });

  it('is told to be there already', async () => {
    const centred = makeTestPhoto({ ...ball, ball: { x: 0.5, y: 0.5 } });
    expect((await ask(centred, 'center the subject')).why).toBe('there_already');
  });

  it('grows and shrinks on its foot', async () => {
    const [large, small] = [
      await ask(makeTestPhoto(ball), 'make the subject bigger'),
      await ask(makeTestPhoto(ball), 'make the subject half as big'),
    ];
    // Just above it, and within it near its upper edge.
    expect(isRed(large.work.image, 0.5, 0.31)).toBe(true);
    expect(isRed(small.work.image, 0.5, 0.46)).toBe(false);
    expect(isRed(small.work.image, 0.5, 0.68)).toBe(true);
  });

  it('is shown twice', async () => {
    const { work, why } = await ask(
      makeTestPhoto({ ...ball, ball: { x: 0.3, y: 0.55 } }),
      'duplicate the subject',
    );
    expect(why).toBeNull();
    expect(isRed(work.image, 0.3, 0.55)).toBe(true);
    expect(isRed(work.image, 0.55, 0.55)).toBe(true);
  });

  it('stays where the image cuts it off', async () => {
    const cat = await readPixels(openTestPhoto('cat'));
    const { work, why } = await ask(cat, 'move the cat to the right');
    expect(why).toBe('cut_off');
    expect(work.image).toBe(cat);
  });

  it('gets an outline, a shadow, or stands alone with one', async () => {
    const photo = makeTestPhoto(ball);
    const [outlined, shaded, alone] = [
      await ask(photo, 'add a thick white outline around the subject'),
      await ask(photo, 'add a drop shadow'),
      await ask(photo, 'make it a sticker'),
    ];
    const beside = at(0.5 + 0.128 + 0.006, 0.55, 0.003);
    expect(Math.min(...meanColour(outlined.work.image, beside))).toBeGreaterThan(200);
    expect(meanColour(shaded.work.image, at(0.61, 0.66, 0.008))[1]).toBeLessThan(
      meanColour(photo, at(0.61, 0.66, 0.008))[1],
    );
    for (const { work } of [outlined, shaded])
      expect(distance(meanColour(work.image, at(0.1, 0.1)), meanColour(photo, at(0.1, 0.1)))).toBeLessThan(3);
    const alpha = alone.work.alpha?.values ?? [];
    expect(alpha[0]).toBe(0);
    expect(alpha[Math.round(270 * 0.55) * 360 + 180]).toBe(1);
  });

  it('nothing is done where nothing does', async () => {
    const { why } = await ask(makeTestPhoto({ ball: null }), 'make it a sticker');
    expect(why).toBe('no_subject');
  });
});

describe('somebody', () => {
  it('has wings behind them, and none before', async () => {
    const before = await readPixels(openTestPhoto('astronaut'));
    const { work, why } = await ask(before, 'give her angel wings');
    expect(why).toBeNull();
    const { faces } = await startWork(before, 3, []).lookForPeople();
    const [face] = faces;
    if (!face) throw new Error('the photo shows a face');
    const there = at(face.x / before.width, face.y / before.height);
    expect(distance(meanColour(work.image, there), meanColour(before, there))).toBeLessThan(1);
    expect(
      distance(meanColour(work.image, at(0.15, 0.3, 0.12)), meanColour(before, at(0.15, 0.3, 0.12))),
    ).toBeGreaterThan(8);
  });

  it('loses the red of a flash in their eyes, and nothing where there is none', async () => {
    const photo = await readPixels(openTestPhoto('astronaut'));
    expect((await ask(photo, 'remove red eye')).why).toBe('no_red_eyes');
    const { faces } = await startWork(photo, 3, []).lookForPeople();
    const lit = { ...photo, data: new Uint8ClampedArray(photo.data) };
    const eyes = faces[0]?.eyes ?? [];
    for (const { x, y, across } of eyes)
      for (let v = -across * 0.4; v <= across * 0.4; v++)
        for (let u = -across * 0.4; u <= across * 0.4; u++)
          lit.data.set([210, 40, 36], (Math.round(y + v) * photo.width + Math.round(x + u)) * 4);
    const { work, why } = await ask(lit, '去红眼');
    expect(why).toBeNull();
    for (const { x, y } of eyes) {
      const [red, green] = meanColour(work.image, at(x / photo.width, y / photo.height, 0.004));
      expect(red).toBeLessThan(green + 30);
    }
  });
});

describe('what is not done is told', () => {
  it('more pixels', async () => {
    const { why, ignored } = await ask(makeTestPhoto(ball), 'upscale to 4K');
    expect(why).toBeNull();
    expect(ignored).toEqual([expect.stringContaining('Resolution')]);
  });

  it.each([
    ['double exposure', 'with_what'],
    ['make a collage', 'several_photos'],
  ])('%s', async (words, reason) => {
    expect((await ask(makeTestPhoto(ball), words)).why).toBe(reason);
  });
});

it('all photos that are given are shown beside one another', async () => {
  const file = fileURLToPath(new URL('../../tests/fakes/photos/cat.jpg', import.meta.url));
  const photo = makeTestPhoto(ball);
  const work = startWork(photo, 3, [file]);
  const [part] = readInstruction('make a collage').parts;
  if (!part) throw new Error('nothing is read');
  expect(await applyOperation(work, part.operation)).toEqual({ why: null });
  expect(isRed(work.image, 0.26, 0.55)).toBe(true);
  expect(
    distance(meanColour(work.image, at(0.75, 0.5, 0.2)), meanColour(photo, at(0.1, 0.1))),
  ).toBeGreaterThan(20);
  expect(Math.min(...meanColour(work.image, at(0.5, 0.5, 0.003)))).toBeGreaterThan(220);
});

describe('what lenses and films do', () => {
  const photo = makeTestPhoto(ball);

  it.each([
    'lens flare',
    'light leak',
    'glitch',
    'motion blur',
    'zoom blur',
    'tilt shift',
    'duotone',
    'fisheye',
    'silhouette',
    'a white vignette',
    'a spotlight',
    'bokeh lights',
    'add confetti',
    'a grid of four',
    'double exposure with a forest',
  ])('%s changes the image, and nothing of its size', async (words) => {
    const { work, why } = await ask(photo, words);
    expect(why).toBeNull();
    expect([work.image.width, work.image.height]).toEqual([photo.width, photo.height]);
    let moved = 0;
    for (let i = 0; i < photo.data.length; i += 4)
      moved += Math.abs((work.image.data[i] as number) - (photo.data[i] as number));
    expect(moved / (photo.data.length / 4)).toBeGreaterThan(1);
  });

  it('what runs aside runs behind what stands out', async () => {
    const { work } = await ask(photo, 'motion blur');
    expect(distance(meanColour(work.image, at(0.5, 0.55)), meanColour(photo, at(0.5, 0.55)))).toBeLessThan(3);
  });

  it('a warm lamp is taken out of what is grey', async () => {
    const warm = makeTestPhoto({ ...ball, ball: null, noise: 0 });
    for (let i = 0; i < warm.data.length; i += 4) warm.data.set([150, 128, 110], i);
    const { work } = await ask(warm, 'fix the white balance');
    const [red, , blue] = meanColour(work.image, at(0.5, 0.5));
    expect(red - blue).toBeLessThan(12);
  });

  it('what stands is mirrored below it, and what is cut off is not', async () => {
    const { work, why } = await ask(photo, 'add a reflection');
    expect(why).toBeNull();
    expect(isRed(work.image, 0.5, 0.82)).toBe(false);
    const [red, green] = meanColour(work.image, at(0.5, 0.8));
    const [own, other] = meanColour(photo, at(0.5, 0.8));
    expect(red - green).toBeGreaterThan(own - other + 8);
    const low = makeTestPhoto({ ...ball, ball: { x: 0.5, y: 0.9 } });
    expect((await ask(low, 'add a reflection')).why).toBe('cut_off');
  });

  it('two inks leave no third colour', async () => {
    const { work } = await ask(photo, 'duotone blue and yellow');
    const [red, green, blue] = meanColour(work.image, at(0.5, 0.55));
    expect(distance([red, green, blue], meanColour(photo, at(0.5, 0.55)))).toBeGreaterThan(30);
  });
});
