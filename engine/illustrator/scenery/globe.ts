// Planets as they hang in space: each by its look, lit from the side of the light.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { clamp, fractal, smooth } from '#engine/raster/noise.ts';
import { surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { PLANET_KEYS } from '../lexicon/sky.ts';
import type { Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';

/** `giant`: a planet of no name, banded and with rings; `rock`: a small one. */
export type GlobeKind =
  | 'earth'
  | 'giant'
  | 'rock'
  | 'jupiter'
  | 'saturn'
  | 'mars'
  | 'venus'
  | 'neptune'
  | 'uranus'
  | 'mercury';

/** Whether it is a planet that hangs in space. */
export function isGlobe({ key }: Pick<Subject, 'key'>): boolean {
  return key === 'earth' || PLANET_KEYS.has(key);
}

/** Whether open space is painted with it; somebody small may stand on one. */
export function isOfSpace({ links, subjects }: PromptReading, subject: Subject): boolean {
  const own = subjects.indexOf(subject);
  return isGlobe(subject) && links.every(({ relation, to }) => relation !== 'on' || to !== own);
}

export function globeKind(key: string): GlobeKind {
  return key === 'earth' || key in HUES ? (key as GlobeKind) : 'giant';
}

/** Beside each other, as far as the small ones are still to be seen. */
export const GLOBE_SIZES: Readonly<Partial<Record<GlobeKind, number>>> = {
  saturn: 0.86,
  uranus: 0.74,
  neptune: 0.74,
  earth: 0.62,
  venus: 0.6,
  mars: 0.5,
  mercury: 0.42,
};

const HUES: Readonly<Partial<Record<GlobeKind, Colour>>> = {
  earth: '#3f8fe0',
  jupiter: '#c98f5e',
  saturn: '#dcb87a',
  mars: '#c4623a',
  venus: '#e6c78a',
  neptune: '#3f6ee0',
  uranus: '#9adfe2',
  mercury: '#9c9188',
};
const ANY: readonly [Colour, ...Colour[]] = ['#e08a5f', '#5fa8d3', '#b388eb', '#f2b86a', '#6fc0a8'];

/** The colour of its ground or its clouds, from -1 to 1 across and down, and as wrapped around the globe. */
type Skin = (at: { u: number; v: number; px: number; py: number }) => Rgb;
type Noise = Parameters<typeof fractal>[0];

function bands(noise: Noise, hue: Colour, contrast: number): Skin {
  return ({ px, py }) => {
    const band = fractal(noise, px * 0.5 + 4, py * 4.6 + fractal(noise, px * 2, py * 5, 3) * 0.5, 4);
    return mix(
      mix(hue, '#ffffff', 0.5 * contrast),
      mix(hue, '#3a1c3a', 0.45 * contrast),
      smooth(-0.35, 0.4, band),
    );
  };
}

function rock(noise: Noise, hue: Colour): Skin {
  return ({ px, py }) =>
    mix(
      mix(hue, '#ffffff', 0.25),
      mix(hue, '#20102a', 0.6),
      smooth(-0.2, 0.4, fractal(noise, px * 3, py * 3, 5)),
    );
}

function earth(noise: Noise, hue: Colour): Skin {
  return ({ px, py }) => {
    const land = fractal(noise, px * 1.8, py * 1.8, 5);
    const ground =
      land > 0.06 ? mix('#5f9a58', '#c8b078', smooth(0.1, 0.4, land)) : mix(hue, '#0a1c4a', 0.15);
    return mix(ground, '#ffffff', smooth(0.06, 0.36, fractal(noise, px * 2.2 + 9, py * 3.4, 5)) * 0.9);
  };
}

/** Where the red spot is, and how far it reaches. */
const SPOT = { u: 0.24, v: 0.36, wide: 0.22, tall: 0.12 };

function jupiter(noise: Noise, hue: Colour): Skin {
  return ({ u, v, px, py }) => {
    const away = Math.hypot((u - SPOT.u) / SPOT.wide, (v - SPOT.v) / SPOT.tall);
    const wave = fractal(noise, px * 3, py * 6, 4) * 0.05;
    const band = Math.sin((v + wave) * 15 + Math.sin(v * 5) * 1.4);
    const cloud = mix('#f3e4c8', mix(hue, '#7a3c24', 0.35), smooth(-0.5, 0.8, band));
    const swirled = mix(cloud, '#fff6e4', smooth(1.5, 1.05, away) * 0.6);
    return mix(swirled, '#c2452e', smooth(1.08, 0.8, away) * 0.9);
  };
}

function mars(noise: Noise, hue: Colour): Skin {
  return ({ px, py, v }) => {
    const land = mix(hue, '#6a2f22', smooth(0, 0.45, fractal(noise, px * 1.6, py * 2.2, 5)) * 0.75);
    const dust = mix(land, '#eab27e', smooth(0.05, 0.4, fractal(noise, px * 4 + 7, py * 4, 4)) * 0.4);
    return mix(dust, '#f6f0ea', smooth(-0.86, -0.93, v + fractal(noise, px * 3, 2, 3) * 0.05));
  };
}

function skinOf(kind: GlobeKind, noise: Noise, hue: Colour): Skin {
  if (kind === 'earth') return earth(noise, hue);
  if (kind === 'jupiter') return jupiter(noise, hue);
  if (kind === 'mars') return mars(noise, hue);
  if (kind === 'rock' || kind === 'mercury') return rock(noise, hue);
  return bands(noise, hue, kind === 'giant' ? 1 : kind === 'uranus' ? 0.2 : 0.5);
}

const RINGED: ReadonlySet<GlobeKind> = new Set(['giant', 'saturn']);

/** A globe with its middle there. `colour`: as it was said to be. */
export function paintPlanet(
  stage: Stage,
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  kind: GlobeKind,
  colour?: string,
): void {
  const name = `planet ${kind} ${Math.round(radius)}`;
  const random = stage.random(name);
  const hue = (colour as Colour | undefined) ?? HUES[kind] ?? random.pick(ANY);
  const side = stage.light.side;
  glow(brush, x + side * radius * 0.2, y, radius * 1.5, css(mix(hue, '#ffffff', 0.3), 0.4), css(hue, 0));
  const rings = RINGED.has(kind)
    ? Array.from({ length: 9 }, (_, at): Ring => ({
        reach: 1.32 + at * 0.085,
        colour: css(mix(hue, '#ffffff', random.between(0.3, 0.75)), random.between(0.2, 0.7)),
      }))
    : [];
  const paintRings = (isFar: boolean): void => {
    brush.save();
    brush.translate(x, y);
    brush.rotate(-0.26 * side);
    brush.lineWidth = radius * 0.07;
    for (const ring of rings) {
      brush.strokeStyle = ring.colour;
      brush.beginPath();
      const reach = radius * ring.reach;
      brush.ellipse(0, 0, reach, reach * 0.24, 0, isFar ? Math.PI : 0, isFar ? Math.PI * 2 : Math.PI);
      brush.stroke();
    }
    brush.restore();
  };
  paintRings(true);
  brush.imageSmoothingQuality = 'high';
  const globe = renderGlobe(skinOf(kind, stage.noise(name), hue), hue, side);
  brush.drawImage(globe, x - radius, y - radius, radius * 2, radius * 2);
  paintRings(false);
}

type Ring = { reach: number; colour: string };

const SIZE = 320;

function renderGlobe(skin: Skin, hue: Colour, side: -1 | 1): ReturnType<typeof surfaceFromPixels> {
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const u = (column / (SIZE - 1)) * 2 - 1;
      const v = (row / (SIZE - 1)) * 2 - 1;
      const away = Math.hypot(u, v);
      if (away > 1) continue;
      const depth = Math.sqrt(1 - away * away);
      const light = clamp((u * side * 0.72 - v * 0.42 + depth * 0.5) * 1.25);
      const round = 0.45 + depth * 0.75;
      const tone = skin({ u: u * side, v, px: u / round, py: v / round });
      const lit = mix(mix(tone, '#02030c', 0.94), tone, light);
      const rim = smooth(0.78, 1, away) * light * 0.55;
      const glowing = mix(lit, mix(hue, '#ffffff', 0.6), rim);
      const at = (row * SIZE + column) * 4;
      pixels[at] = glowing[0];
      pixels[at + 1] = glowing[1];
      pixels[at + 2] = glowing[2];
      pixels[at + 3] = smooth(1, 0.985, away) * 255;
    }
  }
  return surfaceFromPixels(SIZE, SIZE, pixels);
}
