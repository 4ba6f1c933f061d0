// The moon, open space and the globes that hang in it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { clamp, fractal, ridged, smooth } from '#engine/raster/noise.ts';
import { distanceOfRow, type Stage } from '../staging/stage.ts';
import { surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import { renderTerrain } from '../painting/terrain.ts';
import { glow, paintNebula } from './sky.ts';

/** The ground of a globe without air, or of a planet of its own colour. */
type Globe = { dark: Colour; bright: Colour; haze: number; isMoon: boolean };

const GROUNDS: readonly (readonly [RegExp, Colour])[] = [
  [/\bmars\b|\bmartian\b|火星/, '#b8623c'],
  [/\bic[ey]\b|\bfrozen\b|冰/, '#b4d8ee'],
  [/volcan|\blava\b|火山|熔岩/, '#7c4034'],
  [/desert|\bsand|沙/, '#d8a868'],
  [/jungle|forest|丛林|森林/, '#4f9a86'],
];

function globeOf(stage: Stage): Globe {
  const isMoon = !/planet|alien|extraterrestrial|行星|星球|异星|外星|\bmars\b|\bmartian\b|火星/.test(
    stage.words,
  );
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

/** Over the moon the earth hangs, over another planet one with rings, and a moon. */
function paintAbove(stage: Stage, brush: Brush, { isMoon }: Globe): void {
  const { width, height, short, light } = stage;
  const at = (aside: number): number => width * (0.5 - light.side * aside);
  if (isMoon) {
    paintPlanet(stage, brush, at(0.26), height * 0.24, short * 0.12, 'earth');
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

/** A globe lit from the side of the light: the earth with its clouds, or a banded giant. */
export function paintPlanet(
  stage: Stage,
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  kind: 'earth' | 'giant' | 'rock',
): void {
  const size = 240;
  const noise = stage.noise(`planet ${kind} ${Math.round(radius)}`);
  const random = stage.random(`planet ${kind} ${Math.round(radius)}`);
  const hue: Colour =
    kind === 'earth' ? '#3f8fe0' : random.pick(['#e08a5f', '#5fa8d3', '#b388eb', '#f2b86a', '#6fc0a8']);
  const side = stage.light.side;
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const u = (column / (size - 1)) * 2 - 1;
      const v = (row / (size - 1)) * 2 - 1;
      const away = Math.hypot(u, v);
      if (away > 1) continue;
      const depth = Math.sqrt(1 - away * away);
      const light = clamp((u * side * 0.72 - v * 0.42 + depth * 0.5) * 1.25);
      const px = u / (0.45 + depth * 0.75);
      const py = v / (0.45 + depth * 0.75);
      let tone = mix(hue, '#0a1c4a', 0.15);
      if (kind === 'earth') {
        const land = fractal(noise, px * 1.8, py * 1.8, 5);
        if (land > 0.06) tone = mix('#5f9a58', '#c8b078', smooth(0.1, 0.4, land));
        tone = mix(tone, '#ffffff', smooth(0.06, 0.36, fractal(noise, px * 2.2 + 9, py * 3.4, 5)) * 0.9);
      } else if (kind === 'giant') {
        const band = fractal(noise, px * 0.5 + 4, py * 4.6 + fractal(noise, px * 2, py * 5, 3) * 0.5, 4);
        tone = mix(mix(hue, '#ffffff', 0.5), mix(hue, '#3a1c3a', 0.45), smooth(-0.35, 0.4, band));
      } else
        tone = mix(
          mix(hue, '#ffffff', 0.25),
          mix(hue, '#20102a', 0.6),
          smooth(-0.2, 0.4, fractal(noise, px * 3, py * 3, 5)),
        );
      const lit = mix(mix(tone, '#02030c', 0.94), tone, light);
      const rim = smooth(0.78, 1, away) * light * 0.55;
      const glowing = mix(lit, mix(hue, '#ffffff', 0.6), rim);
      const at = (row * size + column) * 4;
      pixels[at] = glowing[0];
      pixels[at + 1] = glowing[1];
      pixels[at + 2] = glowing[2];
      pixels[at + 3] = smooth(1, 0.985, away) * 255;
    }
  }
  brush.imageSmoothingQuality = 'high';
  glow(brush, x + side * radius * 0.2, y, radius * 1.5, css(mix(hue, '#ffffff', 0.3), 0.4), css(hue, 0));
  brush.drawImage(surfaceFromPixels(size, size, pixels), x - radius, y - radius, radius * 2, radius * 2);
  if (kind !== 'giant') return;
  brush.save();
  brush.translate(x, y);
  brush.rotate(-0.26 * side);
  for (let ring = 0; ring < 9; ring++) {
    const reach = radius * (1.32 + ring * 0.085);
    brush.strokeStyle = css(mix(hue, '#ffffff', random.between(0.3, 0.75)), random.between(0.2, 0.7));
    brush.lineWidth = radius * 0.07;
    brush.beginPath();
    brush.ellipse(0, 0, reach, reach * 0.24, 0, -0.32, Math.PI + 0.32);
    brush.stroke();
  }
  brush.restore();
}

export function spaceLayers(stage: Stage): Layer[] {
  const random = stage.random('space');
  const side = stage.light.side;
  const { width, height, short } = stage;
  const hasPlanet = stage.reading.subjects.some(
    (subject) => subject.key === 'planet' || subject.key === 'earth',
  );
  const kind = stage.reading.subjects.some((subject) => subject.key === 'earth') ? 'earth' : 'giant';
  const isAlone = stage.reading.subjects.every(
    (subject) => subject.kind === 'sky' || subject.key === 'planet',
  );
  return [
    painted('galaxy', 0.035, (brush) => paintGas(stage, brush), { isSolid: false }),
    painted('planet', 0.2, (brush) => {
      if (isAlone && hasPlanet) paintPlanet(stage, brush, width * 0.5, height * 0.54, short * 0.25, kind);
      else
        paintPlanet(
          stage,
          brush,
          width * (0.5 - side * 0.34),
          height * random.between(0.7, 0.78),
          short * 0.22,
          kind,
        );
      paintPlanet(
        stage,
        brush,
        width * (0.5 + side * 0.3),
        height * random.between(0.22, 0.32),
        short * 0.05,
        'rock',
      );
    }),
  ];
}

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
