// Puts a drawing into the light of its scene, so that it belongs there and was not pasted in.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { makeNoise } from '#engine/raster/noise.ts';
import type { Stage } from '../staging/stage.ts';
import {
  makeSurface,
  rasterize,
  readPixels,
  silhouette,
  surfaceFromPixels,
  type Surface,
} from '#engine/raster/surface.ts';

export type Relighting = {
  /** How much haze lies before it, 0 to 1. */
  haze?: number;
  /** 1 takes all of the scene's light; a lamp takes little. */
  strength?: number;
  /** Light around the edge of whoever would be lost in the dark. */
  hasHalo?: boolean;
};

/** Multiplies by the ambient, lights one side, shades the other, draws a rim of light, adds grain of paint. */
export function relight(
  stage: Stage,
  drawing: Surface,
  { haze = 0, strength = 1, hasHalo = false }: Relighting = {},
): Surface {
  const { width, height } = drawing;
  const { palette } = stage;
  const side = stage.light.side;
  const lit = makeSurface(width, height, (brush) => {
    brush.drawImage(drawing, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    const tinted = makeSurface(width, height, (inner) => {
      inner.drawImage(drawing, 0, 0);
      inner.globalCompositeOperation = 'multiply';
      inner.fillStyle = css(palette.ambient);
      inner.fillRect(0, 0, width, height);
      inner.globalCompositeOperation = 'destination-in';
      inner.drawImage(drawing, 0, 0);
    });
    brush.globalAlpha = Math.min(1, (palette.ambientStrength + 0.12) * strength);
    brush.drawImage(tinted, 0, 0);
    brush.globalAlpha = 1;
    const across = brush.createLinearGradient(side > 0 ? width : 0, 0, side > 0 ? 0 : width, height);
    across.addColorStop(0, css(palette.sun, 0.3 * palette.key * strength));
    across.addColorStop(0.45, css(palette.sun, 0));
    across.addColorStop(1, css(palette.shade, 0.46 * strength));
    brush.fillStyle = across;
    brush.fillRect(0, 0, width, height);
    const feet = brush.createLinearGradient(0, height * 0.6, 0, height);
    feet.addColorStop(0, css(palette.shade, 0));
    feet.addColorStop(1, css(palette.shade, 0.34 * strength));
    brush.fillStyle = feet;
    brush.fillRect(0, 0, width, height);
    brush.globalCompositeOperation = 'screen';
    brush.globalAlpha = Math.min(1, 0.8 * palette.key * strength);
    brush.drawImage(rimOfLight(stage, drawing), 0, 0);
    if (hasHalo) {
      brush.globalAlpha = 0.15;
      brush.drawImage(silhouette(drawing, css(mix(palette.sun, palette.horizon, 0.5))), 0, 0);
      brush.globalAlpha = 0.55;
      brush.drawImage(edgeOfLight(stage, drawing), 0, 0);
    }
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = 'soft-light';
    brush.drawImage(paintGrain(stage, drawing), 0, 0);
    if (haze > 0) {
      brush.globalCompositeOperation = 'source-atop';
      brush.fillStyle = css(palette.fog, haze);
      brush.fillRect(0, 0, width, height);
    }
  });
  return rasterize(lit);
}

function rimOfLight(stage: Stage, drawing: Surface): Surface {
  const { width, height } = drawing;
  const shift = Math.max(1.5, Math.min(width, height) * 0.016);
  const rim = makeSurface(width, height, (brush) => {
    brush.drawImage(silhouette(drawing, css(stage.palette.sun)), 0, 0);
    brush.globalCompositeOperation = 'destination-out';
    brush.drawImage(drawing, -stage.light.side * shift, shift * 0.7);
  });
  return makeSurface(width, height, (brush) => {
    brush.filter = `blur(${(shift * 0.4).toFixed(2)}px)`;
    brush.drawImage(rim, 0, 0);
    brush.filter = 'none';
    brush.globalCompositeOperation = 'destination-in';
    brush.drawImage(drawing, 0, 0);
  });
}

/** A thin line of light all around. */
function edgeOfLight(stage: Stage, drawing: Surface): Surface {
  const { width, height } = drawing;
  const line = Math.max(1.2, Math.min(width, height) * 0.011);
  return makeSurface(width, height, (brush) => {
    brush.drawImage(silhouette(drawing, css(mix(stage.palette.sun, '#dfe8ff', 0.5))), 0, 0);
    const inside = makeSurface(width, height, (inner) => {
      inner.drawImage(drawing, 0, 0);
      inner.globalCompositeOperation = 'destination-in';
      for (let step = 0; step < 8; step++) {
        const angle = (step / 8) * Math.PI * 2;
        inner.drawImage(drawing, Math.cos(angle) * line, Math.sin(angle) * line);
      }
    });
    brush.globalCompositeOperation = 'destination-out';
    brush.filter = `blur(${(line * 0.6).toFixed(2)}px)`;
    brush.drawImage(inside, 0, 0);
  });
}

/** Uneven paint: broad soft patches, so that flat fills of a drawing do not look printed. */
function paintGrain(stage: Stage, drawing: Surface): Surface {
  return makeSurface(drawing.width, drawing.height, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(patchesOf(stage), 0, 0, drawing.width, drawing.height);
    brush.globalCompositeOperation = 'destination-in';
    brush.drawImage(drawing, 0, 0);
  });
}

/** The same for all drawings of a scene. */
const patches = new WeakMap<Stage, Surface>();

function patchesOf(stage: Stage): Surface {
  const kept = patches.get(stage);
  if (kept) return kept;
  const size = 96;
  const noise = makeNoise(stage.seed, 'paint');
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const value = 128 + (noise(x * 0.05, y * 0.05) * 0.7 + noise(x * 0.16 + 9, y * 0.14) * 0.3) * 62;
      const at = (y * size + x) * 4;
      pixels[at] = value;
      pixels[at + 1] = value;
      pixels[at + 2] = value;
      pixels[at + 3] = 190;
    }
  }
  const sheet = rasterize(surfaceFromPixels(size, size, pixels));
  patches.set(stage, sheet);
  return sheet;
}

/** Snow lying on everything that faces up. */
export function snowCap(drawing: Surface): Surface {
  const { width, height } = drawing;
  const depth = height * 0.04;
  const cap = makeSurface(width, height, (brush) => {
    brush.drawImage(silhouette(drawing, '#f4f8ff'), 0, 0);
    brush.globalCompositeOperation = 'destination-out';
    for (let step = -3; step <= 3; step++) {
      brush.drawImage(drawing, step * depth * 0.5, depth * (1.3 - Math.abs(step) * 0.12));
    }
  });
  return makeSurface(width, height, (brush) => {
    brush.drawImage(drawing, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    brush.filter = `blur(${(depth * 0.12).toFixed(2)}px)`;
    brush.drawImage(cap, 0, 0);
  });
}

/** The colours of a drawing, most used first. */
export function dominantColours(drawing: Surface): Rgb[] {
  const pixels = readPixels(drawing);
  const bins = new Map<number, { red: number; green: number; blue: number; count: number }>();
  for (let at = 0; at < pixels.length; at += 16) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    const red = pixels[at] ?? 0;
    const green = pixels[at + 1] ?? 0;
    const blue = pixels[at + 2] ?? 0;
    const key = ((red >> 5) << 10) | ((green >> 5) << 5) | (blue >> 5);
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    bin.count++;
    bins.set(key, bin);
  }
  return [...bins.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ red, green, blue, count }) => [red / count, green / count, blue / count] as const);
}
