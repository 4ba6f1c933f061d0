// Each operation changes what it says, and keeps the rest.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { luminance } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { toLab } from '#engine/raster/lab.ts';
import { distance, makeTestPhoto, meanColour, PARTS, type TestPhoto } from '#tests/fakes/test-photos.ts';
import { applyOperation } from './apply-operation.ts';
import type { Operation } from './instruction.ts';
import { measureTilt } from './measure-tilt.ts';
import { readInstruction } from './read-instruction.ts';
import { startWork, type Work } from './work.ts';

beforeAll(needDrawings, 120_000);

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };
const photo = makeTestPhoto();

async function after(words: string, options?: TestPhoto, seed = 3): Promise<Work> {
  const work = startWork(options ? makeTestPhoto(options) : photo, seed, []);
  const { parts, ignored } = readInstruction(words);
  expect(ignored).toEqual([]);
  for (const { operation } of parts)
    expect(await applyOperation(work, operation)).toMatchObject({ why: null });
  return work;
}

async function refuse(operation: Operation, options: TestPhoto): Promise<string | null> {
  const image = makeTestPhoto(options);
  const work = startWork(image, 3, []);
  const { why } = await applyOperation(work, operation);
  expect(work.image).toBe(image);
  return why;
}

/** The one operation that these words ask for. */
function only(words: string): Operation {
  const [part] = readInstruction(words).parts;
  if (!part) throw new Error(`nothing is read in ${words}`);
  return part.operation;
}

function light(image: Image, part = WHOLE): number {
  return luminance(meanColour(image, part));
}

function chroma(image: Image, part = WHOLE): number {
  const { a, b } = toLab(...meanColour(image, part));
  return Math.hypot(a, b);
}

/** The lightest pixel above the middle. */
function brightest({ width, height, data }: Image): number {
  let most = 0;
  for (let i = 0; i < (width * height) / 2; i++)
    most = Math.max(most, Math.min(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0));
  return most;
}

function changedShare({ data }: Image, before: Image): number {
  let changed = 0;
  for (let o = 0; o < data.length; o += 4)
    if (Math.abs((data[o + 2] ?? 0) - (before.data[o + 2] ?? 0)) > 20) changed++;
  return (changed * 4) / data.length;
}

/** How much an image varies around its mean. */
function contrast({ data }: Image): number {
  let sum = 0;
  let squares = 0;
  for (let o = 0; o < data.length; o += 4) {
    const value = data[o + 1] ?? 0;
    sum += value;
    squares += value * value;
  }
  const count = data.length / 4;
  return Math.sqrt(squares / count - (sum / count) ** 2);
}

/** The mean step from pixel to pixel: how sharp it is. */
function sharpness({ width, data }: Image): number {
  let sum = 0;
  for (let o = 4; o < data.length; o += 4)
    if ((o / 4) % width !== 0) sum += Math.abs((data[o] ?? 0) - (data[o - 4] ?? 0));
  return sum / (data.length / 4);
}

describe('light and colour', () => {
  it('sunshine lights the land, and a night stays one in the rain and under clouds', async () => {
    const dull = await after('make it darker');
    const work = startWork(dull.image, 3, []);
    await applyOperation(work, only('晴天'));
    expect(light(work.image, PARTS.meadow)).toBeGreaterThan(light(dull.image, PARTS.meadow));
    const night = await after('make it night with rain');
    expect(light(night.image, PARTS.sky)).toBeLessThan(light(photo, PARTS.sky) * 0.5);
    const clouds = await after('make it night, add some clouds');
    expect(light(clouds.image, PARTS.sky)).toBeLessThan(light(photo, PARTS.sky) * 0.5);
  });

  it('[product 2.2] brighten, darken, and by more when more is asked', async () => {
    const [much, little, dark] = await Promise.all(
      ['much brighter', 'slightly brighter', 'darker'].map(async (words) => (await after(words)).image),
    );
    expect(light(little as Image)).toBeGreaterThan(light(photo) + 0.02);
    expect(light(much as Image)).toBeGreaterThan(light(little as Image) + 0.04);
    expect(light(dark as Image)).toBeLessThan(light(photo) - 0.05);
  });

  it('raise and lower contrast and colour', async () => {
    expect(contrast((await after('more contrast')).image)).toBeGreaterThan(contrast(photo) * 1.1);
    expect(contrast((await after('less contrast')).image)).toBeLessThan(contrast(photo) * 0.9);
    expect(chroma((await after('more vivid')).image, PARTS.meadow)).toBeGreaterThan(
      chroma(photo, PARTS.meadow) * 1.15,
    );
    expect(chroma((await after('less saturated')).image, PARTS.meadow)).toBeLessThan(
      chroma(photo, PARTS.meadow) * 0.8,
    );
    expect(chroma((await after('black and white')).image, PARTS.ball)).toBeLessThan(1);
  });

  it('move the white to warm and to cold and keep the light', async () => {
    const warm = (await after('warmer')).image;
    const [red, , blue] = meanColour(warm, WHOLE);
    const [redBefore, , blueBefore] = meanColour(photo, WHOLE);
    expect(red - blue).toBeGreaterThan(redBefore - blueBefore + 10);
    expect(light(warm)).toBeCloseTo(light(photo), 1);
  });

  it('sharpen and soften', async () => {
    const calm = { noise: 0 };
    expect(sharpness((await after('sharpen', calm)).image)).toBeGreaterThan(
      sharpness(makeTestPhoto(calm)) * 1.2,
    );
    expect(sharpness((await after('blur', calm)).image)).toBeLessThan(sharpness(makeTestPhoto(calm)) * 0.6);
  });

  it.each([
    ['turn the red ball blue', 'ball', ['meadow', 'sky']],
    ['make the sky pink', 'sky', ['ball', 'meadow']],
    ['make the subject darker', 'ball', ['meadow', 'sky']],
    ['make the background black and white', 'meadow', ['ball']],
    ['make the grass yellow', 'meadow', ['sky', 'ball']],
  ] as const)('[product 2.2] %s: only the %s', async (words, changed, kept) => {
    const { image } = await after(words);
    expect(distance(meanColour(image, PARTS[changed]), meanColour(photo, PARTS[changed]))).toBeGreaterThan(
      18,
    );
    for (const part of kept)
      expect(distance(meanColour(image, PARTS[part]), meanColour(photo, PARTS[part]))).toBeLessThan(6);
  });

  it('keep what is to be kept, whatever else is asked', async () => {
    const { image } = await after('keep the red and make everything else black and white');
    expect(distance(meanColour(image, PARTS.ball), meanColour(photo, PARTS.ball))).toBeLessThan(8);
    expect(chroma(image, PARTS.meadow)).toBeLessThan(3);
  });
});

describe('hours, seasons, weather', () => {
  it.each([
    ['night', -0.15],
    ['sunset', -0.04],
    ['winter', 0.04],
  ] as const)('[product 2.2] %s changes the light of the land by %d', async (words, step) => {
    const { image } = await after(words);
    const moved = light(image, PARTS.meadow) - light(photo, PARTS.meadow);
    expect(step < 0 ? moved < step : moved > step).toBe(true);
  });

  it('turns green leaves to red and gold in autumn, and the ball stays red', async () => {
    const { image } = await after('autumn');
    const [red, green] = meanColour(image, PARTS.meadow);
    expect(red).toBeGreaterThan(green);
    expect(distance(meanColour(image, PARTS.ball), meanColour(photo, PARTS.ball))).toBeLessThan(30);
  });

  it('lays fog over what is far more than over what is near', async () => {
    const { image } = await after('foggy');
    const veiled = (part: (typeof PARTS)[keyof typeof PARTS]) =>
      distance(meanColour(image, part), meanColour(photo, part));
    const far = { left: 0.04, top: 0.52, right: 0.26, bottom: 0.58 };
    const near = { left: 0.04, top: 0.9, right: 0.26, bottom: 0.98 };
    expect(distance(meanColour(image, far), meanColour(photo, far))).toBeGreaterThan(
      distance(meanColour(image, near), meanColour(photo, near)) * 1.5,
    );
    expect(veiled(PARTS.ball)).toBeGreaterThan(3);
  });

  it.each(['add rain', 'make it snow', 'falling leaves', 'petals', 'fireflies'])(
    '%s lets something fall',
    async (words) => {
      const { image } = await after(words);
      expect(sharpness(image)).toBeGreaterThan(sharpness(photo));
    },
  );
});

describe('skies and backgrounds', () => {
  it('[product 2.2] paints another sky and keeps the land', async () => {
    const { image } = await after('replace the sky with a starry night');
    expect(light(image, PARTS.sky)).toBeLessThan(light(photo, PARTS.sky) - 0.25);
    // The land takes a little of its light, and stays what it is.
    const [red, green, blue] = meanColour(image, PARTS.meadow);
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
  });

  it('lightning strikes out of a sky, and brings no rain', async () => {
    const before = await readPixels(openTestPhoto('rocket'));
    const work = startWork(before, 3, []);
    const lightning = only('add lightning');
    expect(await applyOperation(work, lightning)).toEqual({ why: null });
    const foot = { left: 0, top: 0.9, right: 1, bottom: 1 };
    expect(distance(meanColour(work.image, foot), meanColour(before, foot))).toBeLessThan(2);
    expect(brightest(work.image)).toBeGreaterThan(235);
    const cup = startWork(await readPixels(openTestPhoto('cup')), 3, []);
    expect((await applyOperation(cup, lightning)).why).toBe('no_sky');
  });

  it('leaves that fall are seen as leaves, and none is before a face', async () => {
    const before = await readPixels(openTestPhoto('astronaut'));
    const work = startWork(before, 3, []);
    expect(await applyOperation(work, only('飘落的枫叶'))).toEqual({ why: null });
    expect(changedShare(work.image, before)).toBeGreaterThan(0.012);
    const [face] = work.people().faces;
    const around = face && {
      left: (face.x - face.width / 2) / before.width,
      top: (face.y - face.height / 2) / before.height,
      right: (face.x + face.width / 2) / before.width,
      bottom: (face.y + face.height / 2) / before.height,
    };
    expect(distance(meanColour(work.image, around ?? WHOLE), meanColour(before, around ?? WHOLE))).toBe(0);
  });

  it('says so where there is no sky, and leaves the image alone', async () => {
    expect(await refuse({ do: 'sky', words: 'sunset' }, { hasSky: false })).toBe('no_sky');
  });

  it('puts the subject before another background', async () => {
    const { image } = await after('white background');
    expect(light(image, PARTS.sky)).toBeGreaterThan(0.85);
    expect(distance(meanColour(image, PARTS.ball), meanColour(photo, PARTS.ball))).toBeLessThan(12);
  });

  it('shows both of two colours of the sky', async () => {
    const { image } = await after('make the sky red and blue');
    const [red, , blue] = meanColour(image, { left: 0, top: 0, right: 1, bottom: 0.1 });
    expect(red).toBeGreaterThan(blue + 10);
    const [less, , more] = meanColour(image, { left: 0, top: 0.4, right: 1, bottom: 0.46 });
    expect(more).toBeGreaterThan(less + 10);
  });

  it('brings a dark photo to the light of a good one, and leaves a good one', async () => {
    const dim = { ...photo, data: photo.data.map((value, i) => (i % 4 === 3 ? value : value * 0.35)) };
    for (const [image, most] of [
      [dim, 0.36],
      [photo, 0.12],
    ] as const) {
      const work = startWork(image, 3, []);
      for (const { operation } of readInstruction('fix the lighting').parts)
        await applyOperation(work, operation);
      expect(Math.abs(light(work.image) - light(photo))).toBeLessThan(0.2);
      expect(light(work.image) - light(image)).toBeLessThan(most);
    }
  });

  it('cuts the subject out', async () => {
    const { alpha } = await after('remove the background');
    expect(alpha?.values[0]).toBeLessThan(0.05);
    const { width, height } = photo;
    expect(alpha?.values[Math.floor(height * 0.66) * width + width / 2]).toBe(1);
  });

  it('says so where nothing stands out', async () => {
    expect(await refuse({ do: 'cut-out' }, { ball: null })).toBe('no_subject');
    expect(await refuse({ do: 'background', words: 'beach' }, { ball: null })).toBe('no_subject');
    expect(
      await refuse(
        { do: 'colour', colour: [9, 9, 200], amount: 1, region: { kind: 'hue', hue: 'purple' } },
        {},
      ),
    ).toBe('no_such_colour');
    expect(await refuse({ do: 'palette', from: 1, amount: 1 }, {})).toBe('no_reference');
  });

  it('blurs the background and not the subject', async () => {
    const { image } = await after('blur the background');
    expect(sharpness(image)).toBeLessThan(sharpness(photo) * 0.75);
    expect(distance(meanColour(image, PARTS.ball), meanColour(photo, PARTS.ball))).toBeLessThan(2);
  });
});

function left(image: Image): [number, number, number] {
  return meanColour(image, { left: 0, top: 0.42, right: 0.06, bottom: 0.58 });
}

function right(image: Image): [number, number, number] {
  return meanColour(image, { left: 0.94, top: 0.42, right: 1, bottom: 0.58 });
}

describe('shapes', () => {
  it('[product 2.2] crops around the subject', async () => {
    const { image } = await after('crop to a square', { ball: { x: 0.72, y: 0.66 } });
    expect(image.width).toBe(image.height);
    const middle = { left: 0.5, top: 0.6, right: 0.62, bottom: 0.72 };
    expect(meanColour(image, middle)[0]).toBeGreaterThan(130);
  });

  it('comes nearer', async () => {
    const { image } = await after('zoom in');
    expect(image.width).toBe(Math.round(240 / 1.45));
  });

  it('turns, mirrors, and comes back', async () => {
    const quarter = (await after('rotate 90 degrees right')).image;
    expect([quarter.width, quarter.height]).toEqual([180, 240]);
    // The sky was above: now it is at the right.
    expect(meanColour(quarter, { left: 0.6, top: 0.1, right: 0.95, bottom: 0.9 })[2]).toBeGreaterThan(180);
    expect((await after('mirror. mirror')).image.data).toEqual(photo.data);
    const flipped = (await after('flip vertically')).image;
    expect(meanColour(flipped, { left: 0.05, top: 0.6, right: 0.95, bottom: 0.95 })[2]).toBeGreaterThan(180);
  });

  it.each([4, -4])('sets a photo of towers level that leans by %s degrees', async (degrees) => {
    const work = startWork(await readPixels(openTestPhoto('rocket')), 1, []);
    await applyOperation(work, { do: 'turn', degrees });
    expect(await applyOperation(work, { do: 'straighten' })).toEqual({ why: null });
    expect(Math.abs(measureTilt(work.image))).toBeLessThan(2);
  });

  it.each([90, 180, 270])('sets a portrait upright that was turned by %s degrees', async (degrees) => {
    const portrait = await readPixels(openTestPhoto('astronaut'));
    const work = startWork(portrait, 1, []);
    await applyOperation(work, { do: 'turn', degrees });
    expect(await applyOperation(work, { do: 'straighten' })).toEqual({ why: null });
    const flag = { left: 0.02, top: 0.05, right: 0.1, bottom: 0.4 };
    expect(distance(meanColour(work.image, flag), meanColour(portrait, flag))).toBeLessThan(4);
  });

  it('sets a leaning image level', async () => {
    const work = startWork(makeTestPhoto({ ball: null, width: 480, height: 360, noise: 0 }), 1, []);
    await applyOperation(work, { do: 'turn', degrees: 5 });
    const leaning = work.image;
    expect(await applyOperation(work, { do: 'straighten' })).toEqual({ why: null });
    expect(distance(left(work.image), right(work.image))).toBeLessThan(
      distance(left(leaning), right(leaning)) * 0.4,
    );
    expect((await applyOperation(work, { do: 'straighten' })).why).toBe('no_tilt');
  });
});

describe('things, words, frames', () => {
  const corner = { left: 0.66, top: 0.04, right: 0.98, bottom: 0.5 };
  const other = { left: 0.02, top: 0.04, right: 0.34, bottom: 0.5 };

  it.each(['change the table to marble', '换成大理石桌面'])('lays stone under a cup: %s', async (words) => {
    const before = await readPixels(openTestPhoto('cup'));
    const work = startWork(before, 3, []);
    expect(await applyOperation(work, only(words))).toEqual({ why: null });
    const wood = { left: 0.86, top: 0.1, right: 1, bottom: 0.9 };
    const cup = { left: 0.42, top: 0.4, right: 0.52, bottom: 0.5 };
    expect(chroma(before, wood)).toBeGreaterThan(30);
    expect(chroma(work.image, wood)).toBeLessThan(8);
    expect(distance(meanColour(work.image, cup), meanColour(before, cup))).toBeLessThan(2);
    const tower = startWork(await readPixels(openTestPhoto('rocket')), 3, []);
    expect((await applyOperation(tower, only(words))).why).toBe('no_table');
  });

  it.each(['write "Happy Birthday" at the top', '顶部写上“生日快乐”'])(
    'writes on no face: %s',
    async (words) => {
      const before = await readPixels(openTestPhoto('astronaut'));
      const work = startWork(before, 3, []);
      expect(await applyOperation(work, only(words))).toEqual({ why: null });
      const [face] = work.people().faces;
      const around = face && {
        left: (face.x - face.width / 2) / before.width,
        top: (face.y - face.height * 0.8) / before.height,
        right: (face.x + face.width / 2) / before.width,
        bottom: (face.y + face.height / 2) / before.height,
      };
      expect(distance(meanColour(work.image, around ?? WHOLE), meanColour(before, around ?? WHOLE))).toBe(0);
    },
  );

  it.each([
    ['cup', []],
    ['plant', ['next to the plant']],
  ])('tells whether it stands beside what was named: %s', async (name, ignored) => {
    const work = startWork(await readPixels(openTestPhoto('cup')), 3, []);
    const outcome = await applyOperation(work, only(`add a croissant next to the ${name}`));
    expect({ ignored: [], ...outcome }).toEqual({ why: null, ignored });
  });

  it('[product 2.2] adds a thing where it was asked for', async () => {
    const { image } = await after('add a hot air balloon in the top right corner');
    expect(distance(meanColour(image, corner), meanColour(photo, corner))).toBeGreaterThan(6);
    expect(meanColour(image, other)).toEqual(meanColour(photo, other));
  });

  it('puts a hat on the head of somebody, and on nothing else', async () => {
    const astronaut = await readPixels(openTestPhoto('astronaut'));
    const work = startWork(astronaut, 3, []);
    expect(await applyOperation(work, only('put a hat on the head'))).toMatchObject({ why: null });
    const above = { left: 0.4, top: 0.02, right: 0.48, bottom: 0.12 };
    expect(distance(meanColour(work.image, above), meanColour(astronaut, above))).toBeGreaterThan(25);
    expect(await refuse(only('put a hat on the head'), {})).toBe('no_person');
  });

  it('paints wonders into the sky, behind what stands before it', async () => {
    const { image } = await after('add a rainbow');
    expect(distance(meanColour(image, PARTS.sky), meanColour(photo, PARTS.sky))).toBeGreaterThan(1);
    expect(meanColour(image, PARTS.meadow)).toEqual(meanColour(photo, PARTS.meadow));
    expect(await refuse(only('add a rainbow'), { hasSky: false })).toBe('no_sky');
    expect(await refuse(only('add a plane in the sky'), { hasSky: false })).toBe('no_sky');
  });

  it.each(['add a full moon', '天上加个月亮', 'add a sun to the sky'])(
    'adds lights of the sky: %s',
    async (words) => {
      const { image } = await after(words);
      expect(distance(meanColour(image, PARTS.sky), meanColour(photo, PARTS.sky))).toBeGreaterThan(1);
    },
  );

  it('adds an animal in clothes with its own head, which nobody draws without', async () => {
    const { image } = await after('添加一只穿着西装的猫');
    expect(image.data).not.toEqual(photo.data);
  });

  it.each(['add the text "Spring" at the top', '在顶部加上文字：春天'])('writes: %s', async (words) => {
    const { image } = await after(words);
    const top = { left: 0.2, top: 0.04, right: 0.8, bottom: 0.24 };
    expect(distance(meanColour(image, top), meanColour(photo, top))).toBeGreaterThan(4);
    expect(meanColour(image, PARTS.meadow)).toEqual(meanColour(photo, PARTS.meadow));
  });

  it('draws a rim around letters that go from a pale wall over something dark', async () => {
    const [width, height] = [480, 360];
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    // A wall, and what stands before its middle.
    for (let i = 0; i < width * height; i++)
      data.fill(Math.abs((i % width) - 230) < 30 ? 20 : 240, i * 4, i * 4 + 3);
    const work = startWork({ width, height, data }, 3, []);
    await work.lookForPeople();
    await applyOperation(work, only('write "HAPPY BIRTHDAY" at the top'));
    let rim = 0;
    for (let y = 0; y < height / 3; y++)
      for (let x = 210; x < 250; x++) if ((work.image.data[(y * width + x) * 4] ?? 0) > 150) rim++;
    expect(rim).toBeGreaterThan(150);
  });

  it('frames, and shows the whole image smaller', async () => {
    const { image } = await after('add a black frame');
    expect(light(image, { left: 0, top: 0, right: 1, bottom: 0.03 })).toBeLessThan(0.1);
    expect([image.width, image.height]).toEqual([photo.width, photo.height]);
    expect(distance(meanColour(image, PARTS.ball), meanColour(photo, PARTS.ball))).toBeLessThan(12);
  });
});
