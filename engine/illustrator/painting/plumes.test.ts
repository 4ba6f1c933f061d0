// What is said to steam or to smoke does, where it is there; else it is told as left out.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';

beforeAll(needDrawings, 120_000);

type Planned = Awaited<ReturnType<typeof plan>>;

/** The names of what rises, and how high over the ground the middle of what it paints is, pixels from the top. */
function risen({ scene }: Planned): { name: string; row: number }[] {
  return scene.layers.flatMap((layer) => {
    if (layer.kind !== 'effect' || !/^(?:steam|smoke|sparks)/.test(layer.name)) return [];
    const pixels = readPixels(makeSurface(512, 512, (brush) => layer.apply(brush, 0)));
    let [rows, total] = [0, 0];
    for (let at = 3; at < pixels.length; at += 4) {
      rows += Math.floor(at / 4 / 512) * (pixels[at] ?? 0);
      total += pixels[at] ?? 0;
    }
    return [{ name: layer.name, row: rows / total }];
  });
}

it.each([
  ['a bowl of ramen, steam rising', 'ramen'],
  ['一杯热气腾腾的咖啡', 'coffee'],
  ['a steaming cup of tea', 'teacup-without-handle'],
  ['smoke coming out of the chimney of a cabin', 'cabin'],
  ['烟囱冒烟的小木屋', 'cabin'],
  ['a campfire with smoke', 'campfire'],
  ['a bonfire with sparks rising into the night sky', 'campfire'],
  ['篝火旁，火星飞舞', 'campfire'],
])('rises over what it comes from: %s', async (prompt, key) => {
  const planned = await plan(prompt);
  const [spot] = planned.of(key);
  const [plume, ...more] = risen(planned);
  expect(more).toEqual([]);
  expect(plume?.row).toBeLessThan((spot?.y ?? 0) - (spot?.tall ?? 0) * 0.6);
  expect(planned.told.ignored).toEqual([]);
});

it('rises from several chimneys of a village', async () => {
  const planned = await plan('小山村，炊烟袅袅');
  expect(risen(planned).length).toBeGreaterThan(2);
  expect(planned.told.ignored).toEqual([]);
});

it.each([
  ['a rocket and smoke', ['smoke']],
  ['a fox, steam rising', ['steam rising']],
])('is told as left out where nothing gives it off: %s', async (prompt, ignored) => {
  const planned = await plan(prompt);
  expect(risen(planned)).toEqual([]);
  expect(planned.told.ignored).toEqual(ignored);
});

it('a planet that somebody stands on is no spark of their fire', async () => {
  const { reading } = await plan('宇航员站在火星上，身边一堆篝火');
  expect(reading.plumes).toEqual([]);
});

it.each(['着火的楼房，浓烟滚滚', 'a burning car, thick smoke'])('is over what burns: %s', async (prompt) => {
  expect((await plan(prompt)).told.ignored).toEqual([]);
});

it('is not there by itself, nor where it is forbidden', async () => {
  expect(risen(await plan('a cup of coffee'))).toEqual([]);
  expect(risen(await plan('a cabin without smoke'))).toEqual([]);
});

it.each([
  ['a rocket launching, smoke billowing', 'smoke billowing'],
  ['火箭升空，浓烟滚滚', '浓烟滚滚'],
  ['a burning house with thick smoke', 'thick smoke'],
  ['a chef cooking in a kitchen, steam rising', 'steam rising'],
])('[product 2.1] is told of what is drawn with its smoke or steam: %s', async (prompt, words) => {
  const { told } = await plan(prompt);
  expect(told.understood).toContain(words);
  expect(told.ignored).toEqual([]);
});
