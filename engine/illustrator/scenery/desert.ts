// Deserts under the sun: dunes with a long windward side and a short steep lee.

import { mix } from '#engine/raster/colour.ts';
import { type Layer } from '../painting/layer.ts';
import { clamp, fractal, smooth } from '#engine/raster/noise.ts';
import { distanceOfRow, lit, type Stage } from '../staging/stage.ts';
import { terrainLayer } from '../painting/terrain.ts';
import { mountainLayers } from './mountains.ts';

export function desertLayers(stage: Stage): Layer[] {
  const noise = stage.noise('dunes');
  const shift = stage.random('dunes').between(0, 40);
  const isMars = /mars|火星/i.test(stage.reading.understood.join(' '));
  const sand = lit(stage, stage.groundColour ?? (isMars ? '#cf5c30' : stage.isDark ? '#f0a04c' : '#e4ac68'));
  const { sun } = stage.palette;
  // Dust in its air takes the blue out of the shadows.
  const shade = isMars ? mix(stage.palette.shade, '#7a2a16', 0.72) : stage.palette.shade;
  const crest = (x: number, distance: number, scale: number): number => {
    const warp = noise(x * scale * 0.6 + shift, distance * scale * 0.5) * 1.6;
    const wave = (x * 0.5 + distance) * scale * 0.8 + warp + shift;
    const part = wave - Math.floor(wave);
    // Long windward side, short steep lee side.
    return part < 0.72 ? smooth(0, 0.72, part) : smooth(1, 0.72, part);
  };
  const colour = (spot: { x: number; distance: number; light: number }) => {
    const ripple =
      Math.sin((spot.distance * 0.6 + spot.x * 1.1 + noise(spot.x * 0.5, spot.distance * 0.5) * 3) * 9) *
      smooth(14, 3, spot.distance);
    const shaded = mix(
      mix(sand, shade, 0.62),
      mix(sand, sun, isMars ? 0.16 : 0.36),
      clamp(spot.light * 1.75 - 0.42 + ripple * 0.07),
    );
    return mix(shaded, shade, smooth(7, 2.4, spot.distance) * 0.28);
  };
  const layers: Layer[] = mountainLayers(stage, 'mesa', isMars ? 0.16 : 0.1).slice(0, 2);
  layers.push(
    terrainLayer(stage, 'far dunes', 0.3, {
      nearest: 9,
      farthest: 46,
      heightAt: (x, z) => 2.1 * crest(x, z, 0.11) * smooth(8, 18, z) + fractal(noise, x * 0.06, z * 0.06, 3),
      colourAt: colour,
      haze: 0.55,
      sunHeight: 0.42,
    }),
    terrainLayer(stage, 'ground', 0.5, {
      nearest: distanceOfRow(stage, stage.height) * 0.85,
      farthest: 13,
      heightAt: (x, z) =>
        0.75 * crest(x + 3, z, 0.16) * smooth(4, 9, z) +
        fractal(noise, x * 0.1, z * 0.1, 2) * 0.15 * smooth(3, 7, z),
      colourAt: colour,
      haze: 0.22,
      sunHeight: 0.42,
    }),
  );
  return layers;
}
