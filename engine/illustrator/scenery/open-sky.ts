// High over the land: a sea of clouds, and clouds before the foot of what floats in it.

import { mix } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { cloudColours, paintHeap } from './clouds.ts';

/** High over the land: a sea of clouds below, towers of cloud beside. */
export function openSkyLayers(stage: Stage): Layer[] {
  const colours = cloudColours(stage);
  const noise = stage.noise('cloud sea');
  return [
    painted('cloud sea', 0.3, (brush) => {
      const random = stage.random('cloud sea');
      const { width, height, short } = stage;
      for (let row = 0; row < 6; row++) {
        const part = row / 5;
        const count = Math.round((5 - row * 0.5) * Math.max(1, width / short));
        for (let index = 0; index < count; index++) {
          const wide = short * (0.34 + part * 0.55) * random.between(0.8, 1.3);
          const tall = wide * random.between(0.34, 0.46);
          const base = height * (0.66 + part * 0.42);
          const away = (1 - part) * 0.5;
          const faint = {
            lit: mix(colours.lit, stage.palette.horizon, away),
            body: mix(colours.body, stage.palette.horizon, away),
            dark: mix(colours.dark, stage.palette.horizon, away),
          };
          const x = (width * (index + random.next())) / count;
          brush.drawImage(
            paintHeap(stage, noise, wide, tall, random.between(0, 90), faint),
            x - wide / 2,
            base - tall * 0.75,
            wide,
            tall,
          );
        }
      }
    }),
  ];
}

/** Clouds in front of the foot of a castle that floats among them. */
export function cloudFootLayer(stage: Stage): Layer {
  return painted('cloud foot', 0.7, (brush) => {
    const colours = cloudColours(stage);
    const noise = stage.noise('cloud foot');
    const random = stage.random('cloud foot');
    const { width, height, short } = stage;
    for (let cloud = 0; cloud < 13; cloud++) {
      const wide = short * random.between(0.34, 0.6);
      const tall = wide * random.between(0.32, 0.42);
      const x = width * (0.5 + (cloud / 12 - 0.5) * 0.95) + random.between(-0.05, 0.05) * short;
      const sheet = paintHeap(stage, noise, wide, tall, random.between(0, 90), colours);
      brush.drawImage(sheet, x - wide / 2, height * random.between(0.79, 0.88) - tall * 0.62, wide, tall);
    }
  });
}
