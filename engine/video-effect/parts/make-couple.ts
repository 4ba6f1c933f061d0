// The two images of a couple: as prints of fitting size, on a ground of their own colours, with hearts to rise.
import type { Colour } from '#engine/raster/colour.ts';
import type { Surface } from '#engine/raster/surface.ts';
import type { EffectStage } from '../effect.ts';
import { type Drift, makeDrift } from './drift.ts';
import { HEART_COLOURS, paintHeart } from './hearts.ts';
import { makeGround, makePrint, type Print } from './prints.ts';

export type Couple = {
  images: readonly [Surface, Surface];
  prints: readonly [Print, Print];
  ground: Surface;
  hearts: Drift;
};

/** `size` of the prints as a part of what just fits side by side. */
export async function makeCouple(
  stage: EffectStage,
  tint: { colour: Colour; amount: number },
  size = 1,
): Promise<Couple> {
  const { width, height } = stage;
  const [one, other] = await stage.prints();
  const print = (image: Surface): Print => {
    // What fits: half the width, three quarters of the height.
    const scale = Math.min((width * 0.47) / image.width, (height * 0.72) / image.height) * size;
    return makePrint(image, Math.max(image.width, image.height) * scale);
  };
  const hearts = HEART_COLOURS.map((colours) => paintHeart(96, colours)) as [Surface, ...Surface[]];
  return {
    images: [one, other],
    prints: [print(one), print(other)],
    ground: makeGround(width, height, [one, other], tint),
    hearts: makeDrift({
      count: 26,
      random: stage.random('hearts'),
      sprites: hearts,
      size: stage.short * 0.075,
      width,
      height,
      falls: -1.5,
      sway: 0.03,
    }),
  };
}
