// A video of a prompt: repeatable, alive, free of flicker, in the looks that the words name.
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { STYLES } from '#contract/limits.ts';
import { planScene } from '../illustrate.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { bakeSheet, cutOut } from './baked-sheet.ts';
import { planBlink } from './blink.ts';
import { videoLayers } from './video-layers.ts';
import { openScene, type ScenePainter, type SceneRequest } from './open-scene.ts';

beforeAll(needDrawings, 120_000);

const WIDTH = 112;
const HEIGHT = 64;

function open(prompt: string, more: Partial<SceneRequest> = {}): Promise<ScenePainter> {
  const request: SceneRequest = {
    prompt,
    style: 'auto',
    width: WIDTH,
    height: HEIGHT,
    seed: 5,
    camera: 'static',
    seconds: 5,
    pace: 1,
    isFine: false,
    ...more,
  };
  return openScene(request, () => {});
}

const hash = (pixels: Buffer) => createHash('sha1').update(pixels).digest('hex');

/** Mean difference of two frames, 0–255. */
function differ(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] as number) - (other[at] as number));
  return sum / one.length;
}

const isOpaque = (pixels: Buffer) => pixels.every((value, at) => at % 4 !== 3 || value === 255);

async function layersOf(prompt: string, unwanted: string[] = []): Promise<string[]> {
  const { scene } = await planScene({ prompt, style: 'auto', width: WIDTH, height: HEIGHT, seed: 5 });
  return videoLayers(scene.stage, scene.layers, { length: 5, follow: null }, new Set(unwanted)).map(
    ({ name }) => name,
  );
}

describe('[product 2.3] a filmed scene', () => {
  it('has the same frames for the same words and seed, in any order, and others for another seed', async () => {
    const prompt = 'a sailboat at dawn, snow';
    const one = await open(prompt, { camera: 'orbit' });
    const other = await open(prompt, { camera: 'orbit' });
    const frames = [0, 1.5, 3].map((at) => hash(Buffer.from(one.paint(at))));
    const backwards = [3, 1.5, 0].map((at) => hash(Buffer.from(other.paint(at)))).toReversed();
    expect(backwards).toEqual(frames);
    expect(new Set(frames).size).toBe(3);
    const third = await open(prompt, { camera: 'orbit', seed: 6 });
    expect(hash(third.paint(0))).not.toBe(frames[0]);
  });

  it.each(['an astronaut in space', '雨夜的街头 霓虹', 'a bowl of ramen on a table', 'loneliness'])(
    'lives before a camera that stands still: %s',
    async (prompt) => {
      const scene = await open(prompt);
      const start = Buffer.from(scene.paint(0));
      expect(isOpaque(start)).toBe(true);
      expect(differ(start, scene.paint(1.3))).toBeGreaterThan(0.02);
    },
  );

  it.each([
    ...STYLES.filter((style) => style !== 'logo' && style !== 'product'),
    ...(['comic', 'vintage', 'papercut', 'neon art'] as const),
  ])('does not flicker in %s: a moment later the image is nearly the same', async (look) => {
    const style = STYLES.find((one) => one === look);
    const place = 'a yurt in the desert at sunset';
    const scene = await open(style ? place : `${place}, ${look}`, { style: style ?? 'auto' });
    const start = Buffer.from(scene.paint(1));
    expect(differ(start, scene.paint(1 + 1 / 24))).toBeLessThan(1.5);
    expect(differ(start, Buffer.alloc(start.length, 128))).toBeGreaterThan(8);
  });

  it('goes at the pace that was asked for', async () => {
    const usual = await open('a sailboat at sea, snow');
    const slow = await open('a sailboat at sea, snow', { pace: 0.5 });
    expect(hash(Buffer.from(slow.paint(2)))).not.toBe(hash(Buffer.from(usual.paint(2))));
    // Where nobody travels, the slow video is where the other was at half the time.
    const still = { camera: 'static' } as const;
    const desert = await open('a yurt in the desert, snow', still);
    const sluggish = await open('a yurt in the desert, snow', { ...still, pace: 0.5 });
    expect(hash(Buffer.from(sluggish.paint(2)))).toBe(hash(Buffer.from(desert.paint(1))));
  });

  it('says what was understood and what was not, and draws no unknown word', async () => {
    const known = await open('a fox, zorbleflux quandle');
    expect(known.reading.understood).toContain('fox');
    expect(known.reading.ignored.join(' ')).toContain('zorbleflux');
    expect(known.reading.subjects.map(({ key }) => key)).toEqual(['fox']);
  });

  it('lets weather, water and fire happen, and leaves out what is not wanted', async () => {
    expect(await layersOf('a cabin by a lake')).toEqual(
      expect.arrayContaining(['water', 'smoke 0', 'flock']),
    );
    expect(await layersOf('a cabin by a lake', ['bird'])).not.toContain('flock');
    expect(await layersOf('a cabin by a lake in the rain')).not.toContain('flock');
    expect(await layersOf('campfire in the forest at night')).toEqual(
      expect.arrayContaining(['fire', 'twinkling']),
    );
    expect(await layersOf('a lighthouse at night')).toContain('beam');
    expect(await layersOf('waterfall in the mountains')).toContain('fall');
    const fireworks = await layersOf('fireworks over the city');
    expect(fireworks.filter((name) => name === 'fireworks')).toHaveLength(1);
  });

  it('blinks: a fox that looks at us shuts its eyes now and then, and opens them again', async () => {
    const { scene } = await planScene({
      prompt: 'a fox',
      style: 'auto',
      width: 480,
      height: 270,
      seed: 5,
    });
    const { stage } = scene;
    const fox = scene.layers.find(({ spot }) => spot?.subject.key === 'fox');
    if (fox?.kind !== 'painted' || !fox.spot) throw new Error('there is no fox');
    const { spot } = fox;
    const sheet = bakeSheet(makeSurface(stage.width, stage.height), (brush) => fox.paint(brush));
    const blink = sheet && planBlink(stage, spot, sheet);
    const lids = Array.from({ length: 120 }, (_, frame) => {
      const over = makeSurface(stage.width, stage.height);
      blink?.paint(over.getContext('2d'), frame / 24);
      return cutOut(readPixels(over), stage.width, stage.height);
    });
    const shut = lids.filter((lid) => lid !== null);
    expect(shut.length).toBeGreaterThan(3);
    expect(shut.length).toBeLessThan(40);
    for (const { left, top, width, height } of shut) {
      // Both eyes, in its head.
      expect(width).toBeGreaterThan(spot.tall * 0.1);
      expect(left).toBeGreaterThan(spot.x - spot.tall * 0.4);
      expect(left + width).toBeLessThan(spot.x + spot.tall * 0.4);
      expect(top).toBeGreaterThan(spot.y - spot.tall);
      expect(top + height).toBeLessThan(spot.y - spot.tall * 0.4);
    }
  });

  it('blinks: a portrait shuts the eyes that it was drawn with', async () => {
    const { scene } = await planScene({
      prompt: 'portrait of a woman',
      style: 'auto',
      width: 270,
      height: 270,
      seed: 3,
    });
    const { stage } = scene;
    const portrait = scene.layers.find(({ spot }) => spot?.isPortrait);
    if (portrait?.kind !== 'painted' || !portrait.spot) throw new Error('there is no portrait');
    const sheet = bakeSheet(makeSurface(stage.width, stage.height), (brush) => portrait.paint(brush));
    const blink = sheet && planBlink(stage, portrait.spot, sheet);
    const lids = Array.from({ length: 240 }, (_, frame) => {
      const over = makeSurface(stage.width, stage.height);
      blink?.paint(over.getContext('2d'), frame / 24);
      return cutOut(readPixels(over), stage.width, stage.height);
    }).filter((lid) => lid !== null);
    expect(lids.length).toBeGreaterThan(3);
    for (const { left, top, width, height } of lids) {
      expect(left).toBeGreaterThan(270 * 0.25);
      expect(left + width).toBeLessThan(270 * 0.75);
      expect(top).toBeGreaterThan(270 * 0.25);
      expect(top + height).toBeLessThan(270 * 0.7);
    }
  });
});
