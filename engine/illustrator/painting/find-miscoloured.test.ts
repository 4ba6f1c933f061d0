// What is told to have a colour is seen in it; where it cannot be, the colour is told as not drawn.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { drawSubject } from './draw-subject.ts';
import { shareInColour, shareOfDrawing } from './seen-colour.ts';
import { isLayerOf } from './tint-scenery.ts';
import type { PaintedLayer } from './layer.ts';

beforeAll(needDrawings, 120_000);

const [RED, YELLOW, BLUE, WHITE] = ['#d8342f', '#f2c230', '#2f7fd8', '#f4f2ee'];

describe('a colour that was asked for', () => {
  it.each([
    ['a red book', RED],
    ['a yellow eagle', YELLOW],
    ['a yellow teapot', YELLOW],
    ['a white bench', WHITE],
    ['a white train', WHITE],
    ['a blue hut', BLUE],
    ['a red whale', RED],
    ['a white tent', WHITE],
    ['白色的帐篷', WHITE],
    ['黄色的茶壶', YELLOW],
  ])('is that of most of the drawing, however light or dark it was: %s', async (prompt, colour) => {
    const { scene, reading, told } = await planScene(prompt);
    const subject = reading.subjects.find((one) => one.colour === colour);
    if (!subject) throw new Error('Nothing has the colour');
    expect(shareOfDrawing(await drawSubject(scene.stage, subject), colour)).toBeGreaterThan(0.4);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a red bridge', RED],
    ['a red street lamp', RED],
    ['a blue maple tree', BLUE],
    ['a white cactus', WHITE],
    ['a blue lantern', BLUE],
  ])('is that of what the place is drawn with: %s', async (prompt, colour) => {
    const { scene, reading, told } = await planScene(prompt);
    const subject = reading.subjects.find((one) => one.colour === colour);
    const layers = scene.layers.filter(
      (layer): layer is PaintedLayer =>
        layer.kind === 'painted' && subject !== undefined && isLayerOf(layer, subject),
    );
    expect(shareInColour(scene.stage, layers, colour)).toBeGreaterThan(0.15);
    expect(told.ignored).toEqual([]);
  });

  it('is told as not drawn where nothing shows it', async () => {
    expect((await planScene('a red river delta')).told.ignored).toEqual(['red']);
    expect((await planScene('a silhouette of a man in a red coat at sunset')).told.ignored).toEqual(['red']);
  });
});
