// The ground at the viewer's feet: rolling land, grass, flowers, stones, snow, sand.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { painted, type Layer, type PaintedLayer } from '../painting/layer.ts';
import { clamp, fractal, smooth } from '#engine/raster/noise.ts';
import { forbidsFlowers } from '../staging/forbidden-scenery.ts';
import { distanceOfRow, lit, litSnow, scaleAt, type Stage } from '../staging/stage.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeSurface, type Brush } from '#engine/raster/surface.ts';
import { terrainLayer } from '../painting/terrain.ts';

export type Ground = {
  colour: Colour;
  /** A second colour that lies in patches. */
  patches: Colour;
  /** How high the land rolls, in eye units. */
  roll: number;
  nearest?: number;
  farthest?: number;
  haze?: number;
};

/** How high the land stands at a place: nearly flat where the viewer and the subjects are. */
export function groundHeight(stage: Stage, roll: number): (x: number, distance: number) => number {
  const noise = stage.noise('ground');
  return (x, distance) =>
    roll * smooth(4, 16, distance) * (fractal(noise, x * 0.075, distance * 0.06, 4) * 1.5 + 0.12);
}

export function groundLayer(stage: Stage, ground: Ground): Layer {
  const noise = stage.noise('patches');
  const dye = stage.isSnowy ? litSnow : lit;
  const base = dye(
    stage,
    stage.groundColour === undefined ? ground.colour : mix(ground.colour, stage.groundColour, 0.7),
  );
  const patches = dye(
    stage,
    stage.groundColour === undefined ? ground.patches : mix(ground.patches, stage.groundColour, 0.5),
  );
  const { palette } = stage;
  return terrainLayer(stage, 'ground', 0.5, {
    nearest: ground.nearest ?? distanceOfRow(stage, stage.height) * 0.85,
    farthest: ground.farthest ?? 42,
    heightAt: groundHeight(stage, ground.roll),
    haze: ground.haze ?? 0.42,
    sunHeight: 0.7,
    colourAt: ({ x, distance, light }): Rgb => {
      const patch = smooth(-0.25, 0.45, fractal(noise, x * 0.22, distance * 0.16, 4));
      const fine = fractal(noise, x * 1.7, distance * 1.1, 3);
      const tone = mix(base, patches, clamp(patch + fine * 0.3));
      const shaded = mix(
        mix(tone, palette.shade, 0.5),
        mix(tone, palette.sun, 0.22),
        clamp(light * 1.25 + fine * 0.22 - 0.1),
      );
      return mix(shaded, palette.shade, smooth(9, 2.6, distance) * 0.3);
    },
  });
}

export type Turf = {
  colour: Colour;
  flowers: number;
  flowerColours?: readonly [Colour, ...Colour[]];
  tall?: number;
  top?: number;
};

/** Of blades, from the horizon to the viewer. */
const BANDS = 14;
/** With its petals. */
const FLOWER_TALL = 0.15;

/** Blades of grass and small flowers, larger toward the viewer. Drawn in few strokes of many blades each. */
export function turfLayer(stage: Stage, turf: Turf): PaintedLayer {
  const { width, height, short, palette } = stage;
  const top = turf.top ?? stage.horizon + short * 0.03;
  const tall = turf.tall ?? 0.2;
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const [from, to] = [rowOfBand(top, height, band), rowOfBand(top, height, band + 1)];
    return { from, to, scale: scaleAt(stage, distanceOfRow(stage, (from + to) / 2)) };
  });
  const paint = (brush: Brush): void => {
    const random = stage.random('turf');
    const colour = lit(
      stage,
      stage.groundColour === undefined ? turf.colour : mix(turf.colour, stage.groundColour, 0.55),
    );
    const hasFlowers = turf.flowers > 0 && !forbidsFlowers(stage.reading);
    for (const [band, { from, to, scale }] of bands.entries()) {
      const blades = Math.round((width / short) * clamp(260 - band * 8, 90, 260));
      for (const tone of [-0.32, 0.02, 0.3]) {
        const shade = tone < 0 ? mix(colour, palette.shade, -tone + 0.1) : mix(colour, palette.sun, tone);
        brush.strokeStyle = css(mix(shade, palette.fog, (1 - band / BANDS) * 0.35), 0.6);
        brush.lineWidth = Math.max(0.6, scale * 0.012);
        brush.beginPath();
        for (let blade = 0; blade < blades / 3; blade++) {
          const x = random.between(-10, width + 10);
          const y = random.between(from, to);
          const rise = scale * tall * random.between(0.35, 1);
          const lean = rise * random.between(-0.45, 0.45);
          brush.moveTo(x, y);
          brush.quadraticCurveTo(x + lean * 0.3, y - rise * 0.6, x + lean, y - rise);
        }
        brush.stroke();
      }
      if (hasFlowers) paintFlowers(stage, brush, turf, from, to, scale);
    }
  };
  const highest = Math.min(...bands.map(({ from, scale }) => from - scale * Math.max(tall, FLOWER_TALL)));
  return painted('turf', 0.55, paint, { top: highest });
}

function rowOfBand(top: number, height: number, band: number): number {
  return top + (height * 1.03 - top) * (band / BANDS) ** 1.25;
}

function paintFlowers(stage: Stage, brush: Brush, turf: Turf, from: number, to: number, scale: number): void {
  const random = stage.random(`flowers ${Math.round(from)}`);
  const count = Math.round(
    turf.flowers * (stage.width / stage.short) * clamp(5 / (scale / stage.short) / 14, 0.35, 1.6),
  );
  const colours = turf.flowerColours ?? (['#ff9fbe', '#fff1bd', '#ffffff', '#ffcf58', '#c9a4ff'] as const);
  for (const colour of colours) {
    const petals = lit(stage, colour);
    brush.fillStyle = css(petals);
    brush.beginPath();
    const hearts: [number, number, number][] = [];
    for (let index = 0; index < count / colours.length; index++) {
      const x = random.next() * stage.width;
      const y = random.between(from, to) - scale * 0.09;
      const radius = scale * random.between(0.016, 0.03);
      hearts.push([x, y, radius]);
      for (let petal = 0; petal < 5; petal++) {
        const angle = petal * 1.257 + index;
        const px = x + Math.cos(angle) * radius;
        const py = y + Math.sin(angle) * radius * 0.75;
        brush.moveTo(px + radius * 0.8, py);
        brush.arc(px, py, radius * 0.8, 0, 7);
      }
    }
    brush.fill();
    brush.fillStyle = css(lit(stage, '#e8a32c'));
    brush.beginPath();
    for (const [x, y, radius] of hearts) {
      brush.moveTo(x + radius * 0.5, y);
      brush.arc(x, y, radius * 0.5, 0, 7);
    }
    brush.fill();
  }
}

/** Grass and flowers close to the lens, out of focus: it frames the image from below. */
export function foregroundLayer(stage: Stage, colour: Colour, blossom?: Colour): Layer {
  return painted('foreground', 1.2, (brush) => {
    // Blurred once as a whole: a blur for each blade takes a sheet of memory for each.
    const sharp = makeSurface(stage.width, stage.height, (inner) =>
      paintForeground(stage, inner, colour, blossom),
    );
    brush.filter = `blur(${(stage.short * 0.005).toFixed(1)}px)`;
    brush.drawImage(sharp, 0, 0);
  });
}

function paintForeground(stage: Stage, brush: Brush, colour: Colour, blossom?: Colour): void {
  const { width, height, short, palette } = stage;
  const random = stage.random('foreground');
  const small = 0.5;
  const base = mix(lit(stage, colour), palette.shade, 0.45);
  for (const tone of [0, 0.12, 0.25]) {
    brush.strokeStyle = css(mix(base, palette.sun, tone), 0.95);
    brush.lineWidth = short * 0.007;
    brush.lineCap = 'round';
    brush.beginPath();
    for (let blade = 0; blade < 34 * (width / short); blade++) {
      const x = random.between(-0.02, 1.02) * width;
      const edge = Math.abs(x / width - 0.5) * 2;
      const rise = short * (0.02 + 0.2 * edge ** 2.2) * random.between(0.5, 1.15);
      brush.moveTo(x, height + 4);
      brush.quadraticCurveTo(
        x + random.between(-0.01, 0.01) * short,
        height - rise * 0.6,
        x + random.between(-0.05, 0.05) * short,
        height - rise,
      );
    }
    brush.stroke();
  }
  if (blossom !== undefined) {
    for (let index = 0; index < 16 * small * (width / short) * 2; index++) {
      const isLeft = random.chance(0.5);
      const inward = random.next() ** 1.6 * 0.3;
      const x = width * (isLeft ? inward : 1 - inward);
      const y = height - short * (0.02 + (0.3 - inward) * 0.55 * random.next());
      const radius = short * random.between(0.008, 0.02);
      brush.fillStyle = css(mix(lit(stage, blossom), palette.sun, random.between(0, 0.3)), 0.9);
      brush.beginPath();
      for (let petal = 0; petal < 5; petal++) {
        brush.moveTo(x, y);
        brush.arc(
          x + Math.cos(petal * 1.257) * radius * 0.7,
          y + Math.sin(petal * 1.257) * radius * 0.6,
          radius * 0.62,
          0,
          7,
        );
      }
      brush.fill();
    }
  }
}

/** Stones lying about. */
export function stonesLayer(stage: Stage, count: number, colour: Colour, top: number): Layer {
  return painted('stones', 0.58, (brush) => {
    const random = stage.random('stones');
    const { width, height, palette, light } = stage;
    for (let index = 0; index < count; index++) {
      const y = top + (height - top) * ((index + random.next()) / count) ** 0.8;
      const scale = scaleAt(stage, distanceOfRow(stage, y));
      const isLeft = random.chance(0.5);
      const x = width * (isLeft ? random.between(-0.02, 0.36) : random.between(0.64, 1.02));
      const wide = scale * random.between(0.08, 0.42);
      const tall = wide * random.between(0.45, 0.75);
      paintStone(
        brush,
        x,
        y,
        wide,
        tall,
        lit(stage, mix(colour, '#ffffff', random.between(-0.1, 0.15))),
        palette.shade,
        palette.sun,
        light.side,
        random.next,
      );
    }
  });
}

export function paintStone(
  brush: Brush,
  x: number,
  y: number,
  wide: number,
  tall: number,
  colour: Colour,
  shade: Colour,
  sun: Colour,
  side: number,
  next: () => number,
): void {
  brush.fillStyle = css(shade, 0.35);
  brush.beginPath();
  brush.ellipse(x - side * wide * 0.2, y, wide * 0.75, tall * 0.18, 0, 0, 7);
  brush.fill();
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (1 + index / 8);
    const reach = 0.82 + next() * 0.3;
    return [x + Math.cos(angle) * wide * 0.5 * reach, y + Math.sin(angle) * tall * reach] as const;
  });
  const gradient = brush.createLinearGradient(x + side * wide * 0.5, y - tall, x - side * wide * 0.5, y);
  gradient.addColorStop(0, css(mix(colour, sun, 0.35)));
  gradient.addColorStop(0.5, css(colour));
  gradient.addColorStop(1, css(mix(colour, shade, 0.65)));
  brush.fillStyle = gradient;
  brush.beginPath();
  brush.moveTo(x - wide * 0.5, y);
  for (const [px, py] of points) brush.lineTo(px, py);
  brush.quadraticCurveTo(x, y + tall * 0.12, x - wide * 0.5, y);
  brush.fill();
}

/** One broken face of a cliff, lit or in shade. */
export function paintFacet(
  stage: Stage,
  brush: Brush,
  random: Random,
  x: number,
  y: number,
  rock: Colour,
): void {
  const wide = stage.short * random.between(0.006, 0.032);
  const tall = wide * random.between(1.2, 3.4);
  const { sun, shade } = stage.palette;
  brush.fillStyle = css(mix(rock, random.chance(0.45) ? sun : shade, random.between(0.1, 0.5)), 0.42);
  brush.beginPath();
  brush.moveTo(x - wide * random.between(0.2, 0.6), y - tall);
  brush.lineTo(x + wide * random.between(0.3, 1), y - tall * random.between(0.5, 0.9));
  brush.lineTo(x + wide * random.between(0.2, 0.8), y + tall * random.between(0.2, 0.6));
  brush.lineTo(x - wide * random.between(0.1, 0.5), y + tall);
  brush.lineTo(x - wide * random.between(0.4, 1), y);
  brush.fill();
}
