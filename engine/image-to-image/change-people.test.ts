// What an edit does to the people of a photo: what it says, where they have it, and nothing else.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { drawTwoPeople } from '#tests/fakes/draw-two-people.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { distance, makeTestPhoto, meanColour, type Part } from '#tests/fakes/test-photos.ts';
import { luminance } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { findPersonPart } from '#engine/photo/find-person-parts.ts';
import { toLab } from '#engine/raster/lab.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { applyOperation } from './apply-operation.ts';
import type { Operation } from './instruction.ts';
import { readInstruction } from './read-instruction.ts';
import { startWork } from './work.ts';

beforeAll(needDrawings, 120_000);

/** The one operation that these words ask for. */
function only(words: string): Operation {
  const [part] = readInstruction(words).parts;
  if (!part) throw new Error(`nothing is read in ${words}`);
  return part.operation;
}

const LEFT = 300;
const RIGHT = 1300;

/** Two astronauts far from one another, at their places; `mask` is laid on the right one, in her own pixels. */
async function drawTwoBeforeWall(mask = ''): Promise<Image> {
  const part = { left: 0, top: 0, width: 380, height: 512 };
  const one = await openTestPhoto('astronaut').extract(part).png().toBuffer();
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="380" height="512">${mask}</svg>`);
  const other = await sharp(one)
    .composite([{ input: svg }])
    .png()
    .toBuffer();
  const wall = sharp({ create: { width: 2000, height: 800, channels: 3, background: '#b9aa96' } });
  const layers = [
    { input: one, left: LEFT, top: 288 },
    { input: other, left: RIGHT, top: 288 },
  ];
  return await readPixels(sharp(await wall.composite(layers).png().toBuffer()));
}

/** Where the chest of somebody in orange would be. */
function redness(image: Image, left: number): number {
  const chest = { left: (left + 180) / 2000, top: 0.75, right: (left + 240) / 2000, bottom: 0.85 };
  const [red, , blue] = meanColour(image, chest);
  return red - blue;
}

const light = (image: Image, part: Part): number => luminance(meanColour(image, part));

/** How uneven a part of an image is, in units of lightness. */
function unevenness({ width, height, data }: Image, { left, top, right, bottom }: Part): number {
  const values: number[] = [];
  for (let y = Math.round(top * height); y < bottom * height; y++) {
    for (let x = Math.round(left * width); x < right * width; x++) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4);
      values.push(toLab(red, green, blue).lightness);
    }
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

async function askAstronaut(words: string): Promise<{ before: Image; after: Image; why: string | null }> {
  const before = await readPixels(openTestPhoto('astronaut'));
  const work = startWork(before, 3, []);
  const { why } = await applyOperation(work, only(words));
  return { before, after: work.image, why };
}

/** The astronaut in a suit of another colour, as shares of its red: without them it has hardly any colour. */
async function makePale(
  [redder, greener, bluer]: [number, number, number] = [1, 0.98, 0.94],
): Promise<Image> {
  const photo = await readPixels(openTestPhoto('astronaut'));
  for (let o = 0; o < photo.data.length; o += 4) {
    const [red = 0, green = 0] = photo.data.subarray(o, o + 2);
    if (red > green * 1.5 && red > 140) photo.data.set([red * redder, red * greener, red * bluer], o);
  }
  return photo;
}

describe('what is asked of the people of an image', () => {
  const EYE = { left: 0.385, top: 0.185, right: 0.415, bottom: 0.215 };
  const SUIT = { left: 0.14, top: 0.5, right: 0.3, bottom: 0.75 };
  const WALL = { left: 0.3, top: 0.02, right: 0.36, bottom: 0.06 };

  it('glasses are put before the eyes, and nowhere else', async () => {
    const { before, after } = await askAstronaut('add sunglasses');
    expect(light(after, EYE)).toBeLessThan(light(before, EYE) * 0.4);
    for (const part of [SUIT, WALL]) expect(meanColour(after, part)).toEqual(meanColour(before, part));
  });

  it('ears are drawn on the head, and the forehead is left bare', async () => {
    const { before, after } = await askAstronaut('add bunny ears');
    const above = { left: 0.3, top: 0, right: 0.6, bottom: 0.04 };
    expect(distance(meanColour(after, above), meanColour(before, above))).toBeGreaterThan(4);
    for (const part of [EYE, SUIT]) expect(meanColour(after, part)).toEqual(meanColour(before, part));
  });

  it('a crown keeps its points where the image ends right above the hair', async () => {
    const near = openTestPhoto('astronaut').extract({ left: 0, top: 10, width: 512, height: 502 });
    const work = startWork(await readPixels(near), 3, []);
    const before = work.image;
    expect((await applyOperation(work, only('put a crown on her head'))).why).toBeNull();
    const above = { left: 0.3, top: 0, right: 0.6, bottom: 0.006 };
    expect(meanColour(work.image, above)).toEqual(meanColour(before, above));
    const crown = { left: 0.4, top: 0.02, right: 0.5, bottom: 0.1 };
    expect(distance(meanColour(work.image, crown), meanColour(before, crown))).toBeGreaterThan(8);
  });

  it('a face that is covered is found no more', async () => {
    const { before, after } = await askAstronaut('put a heart over her face');
    expect(await findFaces(before)).toHaveLength(1);
    expect(await findFaces(after)).toEqual([]);
    expect(meanColour(after, SUIT)).toEqual(meanColour(before, SUIT));
  });

  it('dark circles are lightened, and the eyes above them are not', async () => {
    const { before, after } = await askAstronaut('remove the dark circles under her eyes');
    const below = { left: 0.392, top: 0.208, right: 0.402, bottom: 0.214 };
    expect(light(after, below)).toBeGreaterThan(light(before, below) * 1.02);
    const lids = { left: 0.385, top: 0.18, right: 0.415, bottom: 0.19 };
    expect(distance(meanColour(after, lids), meanColour(before, lids))).toBeLessThan(1);
  });

  it('clear glasses do not darken the eyes', async () => {
    const { before, after } = await askAstronaut('add glasses');
    expect(after.data).not.toEqual(before.data);
    expect(light(after, EYE)).toBeGreaterThan(light(before, EYE) * 0.85);
  });

  it('clothes take the colour, and the wall keeps its own', async () => {
    const { before, after } = await askAstronaut('change her suit to blue');
    const [red, , blue] = meanColour(after, SUIT);
    expect(blue).toBeGreaterThan(red);
    expect(distance(meanColour(after, WALL), meanColour(before, WALL))).toBeLessThan(2);
  });

  it('clothes that become white keep their folds, and what is black in them stays black', async () => {
    const { before, after } = await askAstronaut('make her suit white');
    const collar = { left: 0.37, top: 0.4, right: 0.48, bottom: 0.44 };
    expect(light(after, SUIT)).toBeGreaterThan(0.5);
    expect(unevenness(after, SUIT)).toBeGreaterThan(unevenness(before, SUIT) * 0.4);
    expect(light(after, collar)).toBeLessThan(light(before, collar) + 0.03);
  });

  it('pale clothes are dyed wholly', async () => {
    const pale = await makePale();
    const work = startWork(pale, 3, []);
    await applyOperation(work, only('make her suit red'));
    const [red, green, blue] = meanColour(work.image, SUIT);
    expect(red - Math.max(green, blue)).toBeGreaterThan(100);
  });

  it('olive cloth as light as the face is no skin', async () => {
    const olive = await makePale([0.9, 0.87, 0.72]);
    const work = startWork(olive, 3, []);
    await applyOperation(work, only('make her suit black'));
    expect(light(work.image, SUIT)).toBeLessThan(light(olive, SUIT) * 0.45);
  });

  it('black hair that is dyed has a colour', async () => {
    const photo = await readPixels(openTestPhoto('astronaut'));
    const hair = findPersonPart(photo, await seePeople(photo), 'hair');
    hair?.values.forEach((share, i) => {
      const own = photo.data.subarray(i * 4, i * 4 + 3);
      own.set(own.map((value) => value * (1 - 0.93 * share)));
    });
    const work = startWork(photo, 3, []);
    await applyOperation(work, only('make her hair purple'));
    const [red, green, blue] = meanColour(work.image, { left: 0.42, top: 0.09, right: 0.48, bottom: 0.12 });
    expect(Math.min(red, blue) - green).toBeGreaterThan(15);
  });

  it('a colour that names clothes is not looked for in faces', async () => {
    const { before, after } = await askAstronaut('turn the orange suit green');
    const [red, green] = meanColour(after, SUIT);
    expect(green).toBeGreaterThan(red);
    const chin = { left: 0.4, top: 0.29, right: 0.47, bottom: 0.33 };
    expect(distance(meanColour(after, chin), meanColour(before, chin))).toBeLessThan(4);
  });

  it('a colour is not found in skin', async () => {
    const { before, after } = await askAstronaut('把橙色变成绿色');
    const chin = { left: 0.4, top: 0.29, right: 0.47, bottom: 0.33 };
    expect(distance(meanColour(after, chin), meanColour(before, chin))).toBeLessThan(6);
    expect(distance(meanColour(after, SUIT), meanColour(before, SUIT))).toBeGreaterThan(60);
  });

  it('a smile moves the corners of the mouth, and no more', async () => {
    const { before, after } = await askAstronaut('make her smile');
    const corners = { left: 0.37, top: 0.25, right: 0.41, bottom: 0.29 };
    expect(after.data).not.toEqual(before.data);
    expect(distance(meanColour(after, corners), meanColour(before, corners))).toBeGreaterThan(0.5);
    expect(meanColour(after, SUIT)).toEqual(meanColour(before, SUIT));
  });

  it('skin that becomes whiter keeps its shades', async () => {
    const { before, after } = await askAstronaut('皮肤变白');
    const cheek = { left: 0.38, top: 0.22, right: 0.42, bottom: 0.26 };
    expect(light(after, cheek)).toBeGreaterThan(light(before, cheek) + 0.03);
    const [red, , blue] = meanColour(after, cheek);
    expect(red).toBeGreaterThan(blue + 15);
    expect(meanColour(after, SUIT)).toEqual(meanColour(before, SUIT));
  });

  it('skin is smoothed, and not the wall or the suit', async () => {
    const { before, after } = await askAstronaut('磨皮');
    for (const part of [SUIT, WALL]) expect(meanColour(after, part)).toEqual(meanColour(before, part));
    expect(after.data).not.toEqual(before.data);
  });

  it.each(['blur her face', '给脸打马赛克'])('a face that is hidden is none any more: %s', async (words) => {
    const { after } = await askAstronaut(words);
    expect(await findFaces(after)).toEqual([]);
  });

  it('hats of a head at the upper edge are pulled down', async () => {
    const { before, after } = await askAstronaut('add a top hat');
    const peaks = { left: 0.4, top: 0, right: 0.47, bottom: 0.02 };
    const forehead = { left: 0.4, top: 0.13, right: 0.47, bottom: 0.15 };
    expect(distance(meanColour(after, forehead), meanColour(before, forehead))).toBeGreaterThan(20);
    expect(distance(meanColour(after, peaks), meanColour(before, peaks))).toBeGreaterThan(2);
    expect(await findFaces(after)).toHaveLength(1);
  });

  it('a hat of a kind of its own is set on every head that has room above it', async () => {
    const one = await sharp(await openTestPhoto('astronaut').png().toBuffer())
      .extend({ top: 200, background: '#b9aa96' })
      .png()
      .toBuffer();
    const other = await sharp(one).flop().toBuffer();
    const before = await readPixels(
      sharp(one)
        .extend({ right: 512 })
        .composite([{ input: other, left: 512, top: 0 }]),
    );
    const work = startWork(before, 3, []);
    expect((await applyOperation(work, only('give them santa hats'))).why).toBeNull();
    for (const x of [225, 1024 - 225]) {
      const above = { left: (x - 25) / 1024, top: 0.25, right: (x + 25) / 1024, bottom: 0.29 };
      const [red, green, blue] = meanColour(work.image, above);
      expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
      const chest = { left: (x - 25) / 1024, top: 0.75, right: (x + 25) / 1024, bottom: 0.85 };
      expect(distance(meanColour(work.image, chest), meanColour(before, chest))).toBeLessThan(1);
    }
  });

  it('an animal gets no hat, as only its eyes are found', async () => {
    const cat = await readPixels(openTestPhoto('cat'));
    const work = startWork(cat, 3, []);
    expect((await applyOperation(work, only('give the cat a hat'))).why).toBe('on_animal');
    expect(work.image).toBe(cat);
  });

  it('nothing stands in the air before somebody who is cut off below, or an animal seen close by', async () => {
    for (const [photo, words] of [
      ['astronaut', 'add a dog on the right'],
      ['cat', '加一只狗'],
    ] as const) {
      const work = startWork(await readPixels(openTestPhoto(photo)), 3, []);
      expect((await applyOperation(work, only(words))).why).toBe('no_room');
    }
  });

  it.each([
    ['只保留脸部裁剪', 0.45],
    ['zoom in on her face', 0.45],
    ['做成头像', 0.25],
  ] as const)('a crop goes to the face: %s', async (words, least) => {
    const { after } = await askAstronaut(words);
    const [face] = await findFaces(after);
    expect((face?.height ?? 0) / after.height).toBeGreaterThan(least);
  });

  it.each(['crop to 16:9', 'crop to 21:9', 'zoom in', 'crop to 1:2'])(
    'a crop cuts off nobody: %s',
    async (words) => {
      const { after } = await askAstronaut(words);
      const [face] = await findFaces(after);
      expect((face?.y ?? 0) - (face?.height ?? 0) * 0.8).toBeGreaterThan(0);
    },
  );

  it('nobody glows like a lamp at night', async () => {
    const { after } = await askAstronaut('turn it into night');
    // The white stripe of a helmet is as blue as the moonlight.
    const [red, , blue] = meanColour(after, { left: 0.894, top: 0.754, right: 0.906, bottom: 0.766 });
    expect(blue).toBeGreaterThan(red * 1.6);
  });

  it('a crop to the faces of several people holds all of them', async () => {
    const work = startWork(await readPixels(sharp(await drawTwoPeople())), 1, []);
    expect((await applyOperation(work, only('crop to their faces'))).why).toBeNull();
    const faces = await findFaces(work.image);
    expect(faces).toHaveLength(2);
    expect(Math.min(...faces.map(({ height }) => height)) / work.image.height).toBeGreaterThan(0.3);
  });

  it('a crop to somebody in a wide photo leaves out what is beside them', async () => {
    const wide = openTestPhoto('astronaut').extend({ right: 700, background: '#2a6' });
    const work = startWork(await readPixels(wide), 1, []);
    const { why } = await applyOperation(work, { do: 'crop', ratio: 0, zoom: 1, place: {}, to: 'person' });
    expect(why).toBeNull();
    expect(work.image.width).toBeLessThanOrEqual(work.image.height + 1);
    expect(work.image.width).toBeLessThan(540);
  });

  it('a crop to somebody who fills the image comes nearer', async () => {
    const { before, after } = await askAstronaut('crop to the woman');
    expect(after.width * after.height).toBeLessThan(before.width * before.height * 0.7);
    const [face] = await findFaces(after);
    expect((face?.height ?? 0) / after.height).toBeGreaterThan(0.22);
  });

  it('who is gone is no face any more', async () => {
    const person = await openTestPhoto('astronaut').resize(220).png().toBuffer();
    const wide = sharp({ create: { width: 900, height: 500, channels: 3, background: '#b9aa96' } });
    const before = await readPixels(
      sharp(
        await wide
          .composite([{ input: person, left: 80, top: 280 }])
          .png()
          .toBuffer(),
      ),
    );
    expect(await findFaces(before)).toHaveLength(1);
    const work = startWork(before, 3, []);
    expect(await applyOperation(work, only('remove the person'))).toMatchObject({ why: null });
    expect(await findFaces(work.image)).toEqual([]);
  });

  it('passers-by are taken away, and whom the photo is about stays', async () => {
    const passer = await openTestPhoto('astronaut')
      .extract({ left: 60, top: 0, width: 330, height: 512 })
      .flop();
    const small = await sharp(await passer.toBuffer())
      .resize({ height: 150 })
      .png()
      .toBuffer();
    const wall = sharp({ create: { width: 820, height: 512, channels: 3, background: '#b9aa96' } });
    const main = await openTestPhoto('astronaut').png().toBuffer();
    const layers = [
      { input: main, left: 0, top: 0 },
      { input: small, left: 620, top: 362 },
    ];
    const before = await readPixels(sharp(await wall.composite(layers).png().toBuffer()));
    const [face, other] = await findFaces(before);
    expect(other?.x).toBeGreaterThan(600);
    const work = startWork(before, 3, []);
    expect(await applyOperation(work, only('去掉路人'))).toMatchObject({ why: null });
    const left = await findFaces(work.image);
    expect(left.map(({ x }) => Math.round(x / 20))).toEqual([Math.round((face?.x ?? 0) / 20)]);
  });

  it('one of several people is not chosen by guess', async () => {
    const both = await readPixels(sharp(await drawTwoPeople()));
    const work = startWork(both, 3, []);
    expect((await applyOperation(work, only('remove the woman'))).why).toBe('who');
    expect(work.image).toBe(both);
  });

  it('one of several people is taken away where there is enough to fill from, and nobody else', async () => {
    const asked = only('remove the woman on the right');
    const near = startWork(await readPixels(sharp(await drawTwoPeople())), 3, []);
    expect((await applyOperation(near, asked)).why).toBe('too_large');
    const far = startWork(await drawTwoBeforeWall(), 3, []);
    expect((await applyOperation(far, asked)).why).toBeNull();
    expect(await findFaces(far.image)).toHaveLength(1);
    expect(redness(far.image, LEFT)).toBeGreaterThan(100);
    expect(redness(far.image, RIGHT)).toBeLessThan(60);
  });

  it.each(['make her hair blonde', 'change his jacket to blue', '把她的头发染成紫色'])(
    'is not done to one of several where nobody says to whom: %s',
    async (words) => {
      const work = startWork(await drawTwoBeforeWall(), 3, []);
      expect((await applyOperation(work, only(words))).why).toBe('who');
    },
  );

  it('all people are taken away, those whose face is not seen too', async () => {
    const before = await drawTwoBeforeWall('<ellipse cx="224" cy="120" rx="52" ry="66" fill="#8a6a50"/>');
    expect(await findFaces(before)).toHaveLength(1);
    const work = startWork(before, 3, []);
    expect((await applyOperation(work, only('remove the people'))).why).toBeNull();
    for (const left of [LEFT, RIGHT]) expect(redness(work.image, left), `at ${left}`).toBeLessThan(60);
  });

  it('is not done where there is nobody, or too much of them', async () => {
    for (const words of ['add sunglasses', 'make her hair black']) {
      const image = makeTestPhoto();
      const work = startWork(image, 3, []);
      expect(await applyOperation(work, only(words))).toMatchObject({ why: 'no_person' });
      expect(work.image).toBe(image);
    }
    expect((await askAstronaut('remove the person')).why).toBe('too_large');
    expect((await askAstronaut('去掉路人')).why).toBe('no_others');
    // Which of what stands out beside her would be the dog?
    expect((await askAstronaut('remove the dog')).why).toBe('not_apart');
  });
});
