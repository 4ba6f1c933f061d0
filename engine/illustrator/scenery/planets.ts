// The moon, open space and the globes that hang in it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { clamp, fractal, ridged, smooth } from '#engine/raster/noise.ts';
import { distanceOfRow, type Stage } from '../staging/stage.ts';
import { surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import { renderTerrain } from '../painting/terrain.ts';
import { GLOBE_SIZES, globeKind, isGlobe, isOfSpace, paintPlanet } from './globe.ts';
import { paintNebula } from './sky.ts';

/** The ground of a globe without air, or of a planet of its own colour. */
type Globe = { dark: Colour; bright: Colour; haze: number; isMoon: boolean };

const GROUNDS: readonly (readonly [RegExp, Colour])[] = [
  [/\bmars\b|\bmartian\b|火星/, '#b8623c'],
  [/\bic[ey]\b|\bfrozen\b|冰/, '#b4d8ee'],
  [/volcan|\blava\b|火山|熔岩/, '#7c4034'],
  [/desert|\bsand|沙/, '#d8a868'],
  [/jungle|forest|丛林|森林/, '#4f9a86'],
];

const ON_MOON = /\bon the moon\b|\blunar\b|月球|月面/;

function globeOf(stage: Stage): Globe {
  // An alien on the moon is no more at home there than we are.
  const isMoon =
    ON_MOON.test(stage.words) ||
    !/planet|alien|extraterrestrial|行星|星球|异星|外星|\bmars\b|\bmartian\b|火星/.test(stage.words);
  if (isMoon) return { dark: '#2b2a44', bright: mix('#d8d6e4', stage.palette.sun, 0.3), haze: 0.2, isMoon };
  const told = stage.groundColour ?? GROUNDS.find(([pattern]) => pattern.test(stage.words))?.[1];
  const tone = told ?? stage.random('globe').pick(['#b0684a', '#8a6cb8', '#4f9aa0', '#b8864f']);
  return { dark: mix(tone, '#140a20', 0.74), bright: mix(tone, stage.palette.sun, 0.34), haze: 0.5, isMoon };
}

export function moonLayers(stage: Stage): Layer[] {
  const noise = stage.noise('moon');
  const random = stage.random('moon');
  const globe = globeOf(stage);
  const craters = Array.from({ length: globe.isMoon ? 46 : 16 }, () => {
    const distance = 4.4 + random.next() ** 1.7 * 34;
    return {
      x: random.between(-0.75, 0.75) * distance,
      distance,
      radius: random.between(0.25, 1.05) * (0.6 + distance * 0.06),
    };
  });
  const ridges = globe.isMoon ? 2.4 : 4.6;
  const heightAt = (x: number, distance: number): number => {
    let height =
      fractal(noise, x * 0.16, distance * 0.16, 5) * 0.7 * smooth(3, 12, distance) +
      ridged(noise, x * 0.05, distance * 0.05, 5) * ridges * smooth(18, 38, distance);
    for (const crater of craters) {
      const away = Math.hypot(x - crater.x, distance - crater.distance) / crater.radius;
      if (away > 1.7) continue;
      height += crater.radius * (0.16 * Math.exp(-(((away - 1) / 0.2) ** 2)) - 0.24 * smooth(1, 0.45, away));
    }
    return height;
  };
  const air = mix(globe.bright, stage.palette.fog, 0.4);
  const ofAir = { ...stage, palette: { ...stage.palette, fog: globe.isMoon ? stage.palette.fog : air } };
  return [
    painted('galaxy', 0.035, (brush) => paintNebula(stage, brush, stage.horizon * 1.1, 0.85), {
      isSolid: false,
    }),
    painted(globe.isMoon ? 'earth' : 'planets', 0.05, (brush) => paintAbove(stage, brush, globe), {
      isSolid: false,
    }),
    ...(globe.isMoon
      ? []
      : [painted('air', 0.06, (brush) => paintAir(stage, brush, air), { isSolid: false })]),
    painted('ground', 0.5, (brush) =>
      brush.drawImage(
        renderTerrain(ofAir, {
          nearest: distanceOfRow(stage, stage.height) * 0.85,
          farthest: 40,
          heightAt,
          haze: globe.haze,
          sunHeight: 0.34,
          colourAt: ({ x, distance, light }) => {
            const grain = fractal(noise, x * 2.3, distance * 2.3, 3) * 0.16;
            return mix(globe.dark, globe.bright, clamp(light * 1.5 - 0.12 + grain));
          },
        }),
        0,
        0,
      ),
    ),
  ];
}

/** Half of it is still below the horizon. */
const RISES =
  /earth ?-?ris(?:e|es|ing)|ris(?:ing|en) earth|earth\b.{0,24}\b(?:rising|rises|coming up|horizon)|地球.{0,12}(?:升起|升上|地平线)|地出/i;

/** Over the moon the earth hangs, over another planet one with rings, and a moon. */
function paintAbove(stage: Stage, brush: Brush, { isMoon }: Globe): void {
  const { width, height, short, light } = stage;
  const at = (aside: number): number => width * (0.5 - light.side * aside);
  if (isMoon) {
    if (RISES.test(stage.words))
      paintPlanet(stage, brush, at(0.24), stage.horizon - short * 0.03, short * 0.17, 'earth');
    else paintPlanet(stage, brush, at(0.26), height * 0.24, short * 0.12, 'earth');
    return;
  }
  paintPlanet(stage, brush, at(0.25), height * 0.25, short * 0.14, 'giant');
  paintPlanet(stage, brush, at(-0.06), height * 0.1, short * 0.04, 'rock');
}

/** Thin air in the colour of the ground, over its horizon. */
function paintAir({ width, horizon, short }: Stage, brush: Brush, colour: Colour): void {
  const veil = brush.createLinearGradient(0, horizon - short * 0.5, 0, horizon + short * 0.04);
  veil.addColorStop(0, css(colour, 0));
  veil.addColorStop(1, css(colour, 0.75));
  brush.fillStyle = veil;
  brush.fillRect(0, 0, width, horizon + short * 0.04);
}

export function spaceLayers(stage: Stage): Layer[] {
  return [
    painted('galaxy', 0.035, (brush) => paintGas(stage, brush), { isSolid: false }),
    painted('planet', 0.2, (brush) => paintGlobes(stage, brush)),
  ];
}

/** Those that are named, and no other; where none is, one with rings and a moon. */
function paintGlobes(stage: Stage, brush: Brush): void {
  const { width, height, short, light } = stage;
  const random = stage.random('space');
  const side = light.side;
  const named = stage.reading.subjects.flatMap((subject) =>
    isOfSpace(stage.reading, subject)
      ? Array.from({ length: Math.min(MOST_GLOBES, subject.count) }, () => subject)
      : [],
  );
  const many = Math.min(MOST_GLOBES, named.length);
  // Somebody is on the one that there is.
  if (many === 0 && stage.reading.subjects.some(isGlobe)) return;
  if (many === 0) {
    const low = height * random.between(0.7, 0.78);
    paintPlanet(stage, brush, width * (0.5 - side * 0.34), low, short * 0.22, 'giant');
    const high = height * random.between(0.22, 0.32);
    paintPlanet(stage, brush, width * (0.5 + side * 0.3), high, short * 0.05, 'rock');
    return;
  }
  const isAlone = stage.reading.subjects.every((subject) => subject.kind === 'sky' || isGlobe(subject));
  for (const [at, { key, colour }] of named.slice(0, many).entries()) {
    const kind = globeKind(key);
    const largest = (isAlone ? 0.25 : 0.22) * short;
    const radius = many === 1 ? largest : Math.min(largest, (width * 0.36) / many) * (GLOBE_SIZES[kind] ?? 1);
    const part = many === 1 ? (isAlone ? 0.5 : 0.16) : (at + 0.5) / many;
    const x = width * (0.5 + side * (part - 0.5));
    const row = isAlone ? 0.54 + (many === 1 ? 0 : (at % 2) * 0.14 - 0.07) : at % 2 === 0 ? 0.74 : 0.3;
    paintPlanet(stage, brush, x, height * row, radius, kind, colour);
  }
}

const MOST_GLOBES = 8;

/** Clouds of glowing gas in two colours, with dark dust between. */
function paintGas(stage: Stage, brush: Brush): void {
  const columns = 300;
  const rows = Math.round((columns * stage.height) / stage.width);
  const noise = stage.noise('gas');
  const random = stage.random('gas');
  const [warm, cold] = random.pick<readonly [Colour, Colour]>([
    ['#ff5aa8', '#3f7aff'],
    ['#ff9a5a', '#2fb8d8'],
    ['#b06aff', '#2fd8c0'],
    ['#ffcf6a', '#6a4aff'],
  ]);
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  const scale = 3.2 / Math.min(columns, rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const u = x * scale;
      const v = y * scale;
      const bendX = fractal(noise, u + 11, v + 3, 3);
      const bendY = fractal(noise, u + 31, v + 17, 3);
      const body = 0.5 + fractal(noise, u + bendX * 1.5, v + bendY * 1.5, 6);
      const dust = ridged(noise, u * 1.1 + bendY, v * 1.1 + bendX, 5);
      const strength = smooth(0.28, 1, body) * (1 - smooth(0.55, 0.95, dust) * 0.55);
      const hue = mix(cold, warm, smooth(-0.35, 0.4, bendX + bendY * 0.6));
      const bright = mix(hue, '#ffffff', smooth(0.75, 1.15, body) * 0.6);
      const at = (y * columns + x) * 4;
      pixels[at] = bright[0];
      pixels[at + 1] = bright[1];
      pixels[at + 2] = bright[2];
      pixels[at + 3] = strength * 215;
    }
  }
  brush.imageSmoothingQuality = 'high';
  brush.globalCompositeOperation = 'screen';
  brush.drawImage(surfaceFromPixels(columns, rows, pixels), 0, 0, stage.width, stage.height);
  brush.globalCompositeOperation = 'source-over';
}
