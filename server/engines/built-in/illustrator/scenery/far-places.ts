// Deserts, the moon, open space, the floor of the sea, the open sky.

import { css, mix, type Colour } from '../colour.ts';
import { painted, type Layer } from '../layer.ts';
import { clamp, fractal, ridged, smooth } from '../noise.ts';
import { distanceOfRow, lit, type Stage } from '../stage.ts';
import { surfaceFromPixels, type Brush } from '../surface.ts';
import { renderTerrain } from '../terrain.ts';
import { cloudColours, paintHeap } from './clouds.ts';
import { mountainLayers } from './mountains.ts';
import { glow, paintNebula } from './sky.ts';

export function desertLayers(stage: Stage): Layer[] {
  const noise = stage.noise('dunes');
  const shift = stage.random('dunes').between(0, 40);
  const isMars = /mars|火星/i.test(stage.reading.understood.join(' '));
  const sand = lit(stage, stage.groundColour ?? (isMars ? '#b8603c' : '#e4ac68'));
  const { palette } = stage;
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
      mix(sand, palette.shade, 0.62),
      mix(sand, palette.sun, 0.36),
      clamp(spot.light * 1.75 - 0.42 + ripple * 0.07),
    );
    return mix(shaded, palette.shade, smooth(7, 2.4, spot.distance) * 0.28);
  };
  const layers: Layer[] = mountainLayers(stage, 'mesa', isMars ? 0.16 : 0.1).slice(0, 2);
  layers.push(
    painted('far dunes', 0.3, (brush) =>
      brush.drawImage(
        renderTerrain(stage, {
          nearest: 9,
          farthest: 46,
          heightAt: (x, z) =>
            2.1 * crest(x, z, 0.11) * smooth(8, 18, z) + fractal(noise, x * 0.06, z * 0.06, 3),
          colourAt: colour,
          haze: 0.55,
          sunHeight: 0.42,
        }),
        0,
        0,
      ),
    ),
    painted('ground', 0.5, (brush) =>
      brush.drawImage(
        renderTerrain(stage, {
          nearest: distanceOfRow(stage, stage.height) * 0.85,
          farthest: 13,
          heightAt: (x, z) =>
            0.75 * crest(x + 3, z, 0.16) * smooth(4, 9, z) +
            fractal(noise, x * 0.1, z * 0.1, 2) * 0.15 * smooth(3, 7, z),
          colourAt: colour,
          haze: 0.22,
          sunHeight: 0.42,
        }),
        0,
        0,
      ),
    ),
  );
  return layers;
}

export function moonLayers(stage: Stage): Layer[] {
  const noise = stage.noise('moon');
  const random = stage.random('moon');
  const craters = Array.from({ length: 46 }, () => {
    const distance = 4.4 + random.next() ** 1.7 * 34;
    return {
      x: random.between(-0.75, 0.75) * distance,
      distance,
      radius: random.between(0.25, 1.05) * (0.6 + distance * 0.06),
    };
  });
  const { palette } = stage;
  const heightAt = (x: number, distance: number): number => {
    let height =
      fractal(noise, x * 0.16, distance * 0.16, 5) * 0.7 * smooth(3, 12, distance) +
      ridged(noise, x * 0.05, distance * 0.05, 5) * 2.4 * smooth(18, 38, distance);
    for (const crater of craters) {
      const away = Math.hypot(x - crater.x, distance - crater.distance) / crater.radius;
      if (away > 1.7) continue;
      height += crater.radius * (0.16 * Math.exp(-(((away - 1) / 0.2) ** 2)) - 0.24 * smooth(1, 0.45, away));
    }
    return height;
  };
  return [
    painted('galaxy', 0.035, (brush) => paintNebula(stage, brush, stage.horizon * 1.1, 0.85), {
      isSolid: false,
    }),
    painted(
      'earth',
      0.05,
      (brush) =>
        paintPlanet(
          stage,
          brush,
          stage.width * (0.5 - stage.light.side * 0.26),
          stage.height * 0.24,
          stage.short * 0.12,
          'earth',
        ),
      { isSolid: false },
    ),
    painted('ground', 0.5, (brush) =>
      brush.drawImage(
        renderTerrain(stage, {
          nearest: distanceOfRow(stage, stage.height) * 0.85,
          farthest: 40,
          heightAt,
          haze: 0.2,
          sunHeight: 0.34,
          colourAt: ({ x, distance, light }) => {
            const grain = fractal(noise, x * 2.3, distance * 2.3, 3) * 0.16;
            return mix('#2b2a44', mix('#d8d6e4', palette.sun, 0.3), clamp(light * 1.5 - 0.12 + grain));
          },
        }),
        0,
        0,
      ),
    ),
  ];
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

export function underwaterLayers(stage: Stage): Layer[] {
  return [
    painted('deep', 0.02, (brush) => paintDeep(stage, brush), { isSolid: false }),
    ...[0, 1].map((row) =>
      painted(`reef ${row}`, [0.2, 0.32][row] ?? 0.3, (brush) => paintReef(stage, brush, row)),
    ),
    painted('ground', 0.5, (brush) => paintSeabed(stage, brush)),
    painted('coral', 0.52, (brush) => paintCoral(stage, brush, 0.93, 14, 1)),
    painted('near coral', 1.15, (brush) => paintCoral(stage, brush, 1.05, 7, 2.1)),
  ];
}

function paintDeep(stage: Stage, brush: Brush): void {
  const { palette, width, height, short } = stage;
  const gradient = brush.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, css(palette.skyTop));
  gradient.addColorStop(0.45, css(palette.skyMiddle));
  gradient.addColorStop(1, css(palette.horizon));
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, height);
  const random = stage.random('rays');
  brush.globalCompositeOperation = 'screen';
  glow(brush, stage.light.x, -short * 0.05, short * 0.7, css(palette.sun, 0.75), css(palette.sun, 0));
  brush.filter = `blur(${(short * 0.012).toFixed(1)}px)`;
  for (let ray = 0; ray < 11; ray++) {
    const angle = random.between(-0.62, 0.62);
    const wide = random.between(0.015, 0.05);
    const reach = height * random.between(0.7, 1.1);
    const rays = brush.createLinearGradient(0, 0, 0, reach * 0.9);
    rays.addColorStop(0, css(palette.sun, random.between(0.12, 0.34)));
    rays.addColorStop(1, css(palette.sun, 0));
    brush.fillStyle = rays;
    brush.beginPath();
    brush.moveTo(stage.light.x - short * 0.02, -short * 0.08);
    brush.lineTo(stage.light.x + Math.sin(angle - wide) * reach, reach);
    brush.lineTo(stage.light.x + Math.sin(angle + wide) * reach, reach);
    brush.fill();
  }
  brush.filter = 'none';
}

function paintReef(stage: Stage, brush: Brush, row: number): void {
  const noise = stage.noise(`reef ${row}`);
  const { width, height, short, palette } = stage;
  const base = height * (0.84 + row * 0.07);
  const gradient = brush.createLinearGradient(0, base - short * 0.3, 0, height);
  gradient.addColorStop(0, css(mix('#0b3c66', palette.fog, 0.62 - row * 0.32)));
  gradient.addColorStop(1, css(mix('#06264a', palette.fog, 0.3 - row * 0.2)));
  brush.fillStyle = gradient;
  brush.beginPath();
  brush.moveTo(0, height);
  for (let x = 0; x <= width + 4; x += 4) {
    const u = (x / short) * 2.2;
    const edge = smooth(0.05, 0.5, Math.abs(x / width - 0.5));
    brush.lineTo(x, base - short * (0.06 + 0.34 * edge) * ridged(noise, u, row * 5, 5));
  }
  brush.lineTo(width, height);
  brush.fill();
}

function paintSeabed(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const columns = 320;
  const top = Math.floor(height * 0.84);
  const rows = 120;
  const noise = stage.noise('seabed');
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0; y < rows; y++) {
    const v = y / rows;
    const distance = 1 / (0.12 + v);
    for (let x = 0; x < columns; x++) {
      const u = ((x / columns - 0.5) * width) / short;
      const edge = 0.16 + fractal(noise, (x / columns) * 4, 1, 3) * 0.16;
      const web = 1 - Math.abs(fractal(noise, u * distance * 5, distance * 6, 3)) * 3.2;
      const tone = mix(mix('#6fb4ae', palette.fog, 0.5 * (1 - v)), '#1c5a78', v * 0.5);
      const light = mix(tone, '#e8fff4', clamp(web) * 0.34 * smooth(0.1, 0.5, v));
      const at = (y * columns + x) * 4;
      pixels[at] = light[0];
      pixels[at + 1] = light[1];
      pixels[at + 2] = light[2];
      pixels[at + 3] = smooth(edge - 0.03, edge + 0.03, v) * 255;
    }
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(surfaceFromPixels(columns, rows, pixels), 0, top, width, height - top);
}

function paintCoral(stage: Stage, brush: Brush, base: number, count: number, size: number): void {
  const random = stage.random(`coral ${size}`);
  const { width, height, short, palette } = stage;
  const hues = ['#ff6f91', '#ff9671', '#ffc75f', '#c86bfa', '#4dd5b0', '#f94f8d'] as const;
  const total = Math.round(count * Math.max(1, width / short));
  if (size > 1.5) brush.filter = `blur(${(short * 0.003).toFixed(1)}px)`;
  for (let index = 0; index < total; index++) {
    const isLeft = random.chance(0.5);
    const inward = random.next() ** 1.3 * (size > 1.5 ? 0.26 : 0.46);
    const x = width * (isLeft ? inward : 1 - inward);
    const y = height * (base + random.between(-0.03, 0.05));
    const tall = short * random.between(0.07, 0.15) * size * (1.1 - inward);
    const hue = mix(random.pick(hues), size > 1.5 ? '#0a2c50' : palette.fog, size > 1.5 ? 0.5 : 0.28);
    if (index % 3 === 0)
      paintKelp(brush, random.next, x, y, tall * 2.1, mix('#2f9e6e', palette.fog, 0.25), short);
    else if (index % 3 === 1)
      branchCoral(brush, random.between, x, y, -Math.PI / 2, tall * 0.36, 4, hue, palette.sun);
    else {
      for (let lobe = 0; lobe < 9; lobe++) {
        const lx = x + random.between(-0.5, 0.5) * tall;
        const ly = y - random.between(0, 0.5) * tall;
        const radius = tall * random.between(0.1, 0.22);
        const gradient = brush.createRadialGradient(lx - radius * 0.3, ly - radius * 0.5, 0, lx, ly, radius);
        gradient.addColorStop(0, css(mix(hue, '#ffffff', 0.35)));
        gradient.addColorStop(1, css(mix(hue, '#0a2c50', 0.45)));
        brush.fillStyle = gradient;
        brush.beginPath();
        brush.arc(lx, ly, radius, 0, 7);
        brush.fill();
      }
    }
  }
  brush.filter = 'none';
}

function branchCoral(
  brush: Brush,
  between: (low: number, high: number) => number,
  x: number,
  y: number,
  angle: number,
  length: number,
  depth: number,
  hue: Colour,
  sun: Colour,
): void {
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length;
  brush.strokeStyle = css(mix(mix(hue, '#0a2c50', depth * 0.08), sun, 0.08 * (4 - depth)));
  brush.lineWidth = length * 0.26;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(endX, endY);
  brush.stroke();
  if (depth === 0) return;
  for (const fork of [-0.5, 0.1, 0.6]) {
    if (between(0, 1) < 0.86)
      branchCoral(
        brush,
        between,
        endX,
        endY,
        angle + fork + between(-0.2, 0.2),
        length * 0.7,
        depth - 1,
        hue,
        sun,
      );
  }
}

function paintKelp(
  brush: Brush,
  next: () => number,
  x: number,
  y: number,
  tall: number,
  colour: Colour,
  short: number,
): void {
  for (let blade = 0; blade < 5; blade++) {
    brush.strokeStyle = css(mix(colour, blade % 2 === 0 ? '#0a3a4a' : '#c8ffb0', 0.22), 0.92);
    brush.lineWidth = short * 0.009;
    brush.lineCap = 'round';
    brush.beginPath();
    const start = x + (blade - 2) * short * 0.013;
    const phase = next() * 6.28;
    brush.moveTo(start, y);
    for (let step = 1; step <= 12; step++) {
      brush.lineTo(
        start + Math.sin(step * 0.7 + phase) * short * 0.012 * (step / 6),
        y - (tall * (0.6 + next() * 0.02) * step) / 12 - blade * short * 0.004,
      );
    }
    brush.stroke();
  }
}
