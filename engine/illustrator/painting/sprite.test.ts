// Light is laid on a drawing once, and only where it is painted.
import { expect, it } from 'vitest';
import { makeSurface, readPixels, type Surface } from '#engine/raster/surface.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import type { PaintedLayer } from './layer.ts';
import { asItIs, changed, litLater } from './sprite.ts';
import { flip } from './turn-sprite.ts';

const half = (colour: string): Surface =>
  makeSurface(8, 4, (brush) => {
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 4, 4);
  });
/** Of the first pixel of the row, and of the last. */
const ends = (sheet: Surface): number[][] => {
  const pixels = [...readPixels(sheet)];
  return [pixels.slice(0, 4), pixels.slice(28, 32)];
};

it('is lit when it is painted, once, however it was changed', () => {
  let lit = 0;
  const sprite = changed(
    litLater(half('#ff0000'), () => {
      lit += 1;
      return half('#00ff00');
    }),
    flip,
  );
  expect([sprite.width, sprite.height]).toEqual([8, 4]);
  expect(ends(sprite.bare())).toEqual([
    [0, 0, 0, 0],
    [255, 0, 0, 255],
  ]);
  expect(lit).toBe(0);
  for (const _ of [1, 2])
    expect(ends(sprite.lit())).toEqual([
      [0, 0, 0, 0],
      [0, 255, 0, 255],
    ]);
  expect(lit).toBe(1);
});

it('has the same form where no light is laid on', () => {
  const sheet = half('#0000ff');
  expect(asItIs(sheet).lit()).toBe(sheet);
  expect(asItIs(sheet).bare()).toBe(sheet);
});

it.each(['a red fox in a meadow', 'two people walking in a park', 'a snowman in the snow'])(
  'covers by its form what it covers when it is painted: %s',
  async (prompt) => {
    needDrawings();
    const { scene } = await planScene(prompt);
    const shown = scene.layers.filter((layer): layer is PaintedLayer => layer.spot !== undefined);
    expect(shown.length).toBeGreaterThan(0);
    for (const { form, paint } of shown) {
      const [byForm, painted] = [form, paint].map((act) => {
        const sheet = makeSurface(64, 64, (brush) => {
          brush.scale(1 / 8, 1 / 8);
          act?.(brush);
        });
        return readPixels(sheet).reduce((sum, value, at) => sum + (at % 4 === 3 && value > 153 ? 1 : 0), 0);
      });
      expect(byForm).toBeGreaterThan(0);
      expect(Math.abs((byForm ?? 0) - (painted ?? 0))).toBeLessThan(0.1 * (painted ?? 0) + 6);
    }
  },
);
