// An animal that reads has a book whatever it wears, and nobody sets a table at a campfire.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';

beforeAll(needDrawings, 120_000);

/** Pixels in the red of its book. */
async function countRed(prompt: string): Promise<number> {
  const { scene } = await planScene(prompt);
  const owl = scene.layers.find(({ spot }) => spot?.subject.key === 'owl');
  if (owl?.kind !== 'painted') throw new Error('no owl');
  const pixels = readPixels(makeSurface(512, 512, (brush) => owl.paint(brush)));
  let red = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    if (r > g * 2 && r > b * 1.5) red += 1;
  }
  return red;
}

it.each(['一只戴着眼镜的猫头鹰在看书', 'an owl with glasses reading a book'])(
  '[product 2.1] has its book before it: %s',
  async (prompt) => {
    expect(await countRed(prompt)).toBeGreaterThan((await countRed('an owl with glasses')) + 300);
  },
);

it.each(['三个孩子围着篝火烤棉花糖', 'kids roasting marshmallows around a campfire'])(
  '[product 2.1] roasts at the fire: %s',
  async (prompt) => {
    const { reading, of } = await planScene(prompt);
    expect(reading.subjects.map(({ key }) => key)).toContain('marshmallow');
    expect(reading.subjects.map(({ person }) => person?.hands)).not.toContain('bake');
    const fire = of('campfire')[0]?.x ?? 0;
    const children = of('child').map(({ x }) => x);
    expect(Math.min(...children)).toBeLessThan(fire);
    expect(Math.max(...children)).toBeGreaterThan(fire);
  },
);
