// Who walks, runs, dances or waves in a video moves arms and legs.

import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { cutToContent, makeSurface, readPixels, releasePixels } from '#engine/raster/surface.ts';
import { planMove, planStride } from '../motion/subject-moves.ts';
import { STRIDES } from '../things/strides.ts';
import type { Draft } from '../placing/cast.ts';
import type { Spot } from '../placing/spot.ts';
import type { PaintedLayer } from './layer.ts';
import { paintStrides } from './paint-strides.ts';
import { asItIs } from './sprite.ts';

beforeAll(needDrawings, 120_000);

type Striding = PaintedLayer & Required<Pick<PaintedLayer, 'strides' | 'spot'>>;

async function striding(prompt: string): Promise<Striding[]> {
  const { scene } = await plan(prompt);
  return scene.layers.filter(
    (layer): layer is Striding => layer.kind === 'painted' && layer.strides !== undefined,
  );
}

describe('who walks or runs', () => {
  it.each([
    'a cowboy riding a horse across the desert',
    'a dog running in a meadow',
    '一只老虎在雪地里行走',
    'a man running in a park',
    '一个女孩在海边散步',
    'a girl dancing on the beach',
    '一个女人在车站挥手',
    'a red sports car on a coastal road',
    '一辆出租车在街上',
  ])('is drawn at every moment of a stride, with a foot where the ground is: %s', async (prompt) => {
    const [one] = await striding(prompt);
    const { paints = [] } = (await one?.strides(STRIDES)) ?? {};
    expect(paints).toHaveLength(STRIDES);
    const images = paints.map((paint) => {
      const sheet = makeSurface(512, 512, paint);
      const pixels = readPixels(sheet);
      const image = createHash('sha1').update(pixels).digest('hex');
      releasePixels(pixels);
      return { image, bottom: bottomOf(sheet) };
    });
    expect(new Set(images.map(({ image }) => image)).size).toBe(STRIDES);
    const lowest = Math.max(...images.map(({ bottom }) => bottom));
    const still = bottomOf(makeSurface(512, 512, (brush) => one?.paint(brush)));
    expect(Math.abs(lowest - still)).toBeLessThan(12);
  });

  it('has one place in all of them, where the still has it', async () => {
    const [one] = await striding('a man running in a park');
    const [first] = (await one?.strides(STRIDES))?.paints ?? [];
    if (!one || !first) throw new Error('nobody runs');
    const [still, moving] = [one.paint, first].map((paint) => {
      const { surface, left } = cutToContent(makeSurface(512, 512, paint));
      return left + surface.width / 2;
    });
    expect(Math.abs((still ?? 0) - (moving ?? 0))).toBeLessThan(one.spot.tall * 0.06);
  });

  it('is lit on sheets no larger than all that moves', async () => {
    const lit: number[][] = [];
    const sprite = makeSurface(1, 1);
    const spot = { tall: 100, x: 0, y: 0 } as Spot;
    const redraw = (stride: number): Promise<Draft> =>
      Promise.resolve({
        sheet: makeSurface(400, 300, (brush) => brush.fillRect(150 + stride * 40, 100, 60, 100)),
        finish({ width, height }) {
          lit.push([width, height]);
          return { spot, sprite: asItIs(sprite) };
        },
      });
    const { paints } = await paintStrides({ spot, redraw }, 2, () => {});
    for (const paint of paints) paint(sprite.getContext('2d'));
    // Twenty pixels to one side, and as much to the other, so that the middle stays.
    expect(lit).toEqual([
      [100, 100],
      [100, 100],
    ]);
  });

  it.each([
    'a dog sitting in a meadow',
    'a woman reading in a park',
    'a steam train on a bridge',
    '一只睡觉的猫',
  ])('is nobody in these: %s', async (prompt) => {
    expect(await striding(prompt)).toEqual([]);
  });

  it('goes as far as a step is long, and no farther than the image', async () => {
    const { scene, of } = await plan('a dog running in a meadow');
    const [spot] = of('dog');
    if (!spot) throw new Error('no dog');
    const move = planMove(scene.stage, spot, 5);
    const across = Math.abs((move(5).x ?? 0) - (move(0).x ?? 0));
    expect(across).toBeGreaterThan(spot.tall * 0.5);
    for (const seconds of [0, 5]) {
      const x = spot.x + (move(seconds).x ?? 0);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(512);
    }
    expect(planStride(scene.stage, spot)).toBeTypeOf('function');
  });
});

function bottomOf(sheet: ReturnType<typeof makeSurface>): number {
  const { surface, top } = cutToContent(sheet);
  return top + surface.height;
}

it('whose sheet is wider at one side of a turn stands on one place all the same', async () => {
  const placed = { tall: 100, x: 256, y: 400 } as Spot;
  // A body of 40 by 100 pixels on the lower edge, and an umbrella above it, to one side or the other.
  const sides = [
    { width: 240, height: 200, body: 60, umbrella: 140 },
    { width: 300, height: 260, body: 240, umbrella: 20 },
  ];
  const redraw = (stride: number): Promise<Draft> => {
    const { width, height, body, umbrella } = sides[stride < 0.5 ? 0 : 1] as (typeof sides)[number];
    return Promise.resolve({
      sheet: makeSurface(width, height, (brush) => {
        brush.fillStyle = '#f00';
        brush.fillRect(body - 20, height - 100, 40, 100);
        brush.fillStyle = '#00f';
        brush.fillRect(umbrella, 0, 60, 30);
      }),
      finish: (sheet) => ({ spot: { ...placed, lapAcross: body / width }, sprite: asItIs(sheet) }),
    });
  };
  const bodies: { left: number; bottom: number }[] = [];
  const { paints } = await paintStrides({ spot: placed, redraw }, 2, (_, __, sprite) => {
    const { width, height } = sprite;
    const pixels = readPixels(sprite.lit());
    const red = Array.from({ length: width * height }, (___, at) => at).filter(
      (at) => (pixels[at * 4] ?? 0) > 200,
    );
    bodies.push({
      left: Math.min(...red.map((at) => at % width)) / width,
      bottom: Math.max(...red.map((at) => Math.floor(at / width))) / height,
    });
    releasePixels(pixels);
  });
  makeSurface(512, 512, (brush) => paints.forEach((paint) => paint(brush)));
  const [one, other] = bodies;
  expect(other?.left).toBeCloseTo(one?.left ?? 0, 1);
  expect(other?.bottom).toBeCloseTo(one?.bottom ?? 0, 1);
});
