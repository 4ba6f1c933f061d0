// Inside: a room with a window and books, a table laid before it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../layer.ts';
import { clamp, fractal, smooth } from '#engine/raster/noise.ts';
import { choosePalette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import { furnitureLayers } from './interior.ts';
import { glow } from './sky.ts';
import { paintStoneTop, stoneOf } from './stone-top.ts';
import { isInClass, windowBox } from './window-box.ts';

export function roomLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintWall(stage, brush), { isSolid: false }),
    painted('window', 0.1, (brush) => paintWindow(stage, brush, 0)),
    ...(isWet(stage)
      ? [
          painted('rain on the glass', 0.11, (brush: Brush) => paintRainOnGlass(stage, brush), {
            isSolid: false,
          }),
        ]
      : []),
    ...furnitureLayers(stage),
    painted('ground', 0.5, (brush) => paintBoards(stage, brush, stage.horizon)),
    painted('sun on the floor', 0.52, (brush) => paintSunPatch(stage, brush), {
      isSolid: false,
      blend: 'screen',
    }),
  ];
}

export function tableLayers(stage: Stage): Layer[] {
  const stone = stoneOf(stage.reading);
  if (stage.reading.frame === 'top_down')
    return [
      painted('ground', 0.5, (brush) =>
        stone ? paintStoneTop(stage, brush, stone, 0) : paintTableTop(stage, brush),
      ),
    ];
  return [
    painted('wall', 0.05, (brush) => paintWall(stage, brush), { isSolid: false }),
    painted('window', 0.1, (brush) => paintWindow(stage, brush, stage.short * 0.009)),
    painted('lights', 0.12, (brush) => paintBokeh(stage, brush), { isSolid: false, blend: 'screen' }),
    ...(isWet(stage)
      ? [
          painted('rain on the glass', 0.13, (brush: Brush) => paintRainOnGlass(stage, brush), {
            isSolid: false,
          }),
        ]
      : []),
    painted('ground', 0.5, (brush) =>
      stone ? paintStoneTop(stage, brush, stone, stage.horizon) : paintBoards(stage, brush, stage.horizon),
    ),
  ];
}

export function wallColour(stage: Stage): Colour {
  const random = stage.random('wall');
  if (stage.isDark) return random.pick(['#2f2a4a', '#2a3048', '#3a2a3c']);
  return random.pick(['#c98d5a', '#7f9a8a', '#b87a5c', '#8a93a8', '#d0a878']);
}

function paintWall(stage: Stage, brush: Brush): void {
  const { width, height, light } = stage;
  const base = stage.reading.colours[0] ?? wallColour(stage);
  const gradient = brush.createRadialGradient(
    light.x,
    height * 0.24,
    0,
    light.x,
    height * 0.3,
    Math.max(width, height) * 0.9,
  );
  gradient.addColorStop(0, css(mix(base, stage.isDark ? '#ffb868' : '#ffecc8', stage.isDark ? 0.3 : 0.5)));
  gradient.addColorStop(0.5, css(mix(base, '#2a1420', 0.12)));
  gradient.addColorStop(1, css(mix(base, '#20101c', 0.6)));
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, height);
  const columns = 200;
  const rows = Math.round((columns * height) / width);
  const noise = stage.noise('plaster');
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const value = fractal(noise, x * 0.05, y * 0.05, 5);
      const at = (y * columns + x) * 4;
      const tone = value > 0 ? 255 : 20;
      pixels[at] = tone;
      pixels[at + 1] = tone;
      pixels[at + 2] = tone;
      pixels[at + 3] = Math.min(60, Math.abs(value) * 90);
    }
  }
  brush.globalCompositeOperation = 'soft-light';
  brush.drawImage(surfaceFromPixels(columns, rows, pixels), 0, 0, width, height);
  brush.globalCompositeOperation = 'source-over';
}

function paintWindow(stage: Stage, brush: Brush, blur: number): void {
  const { short } = stage;
  const sky = choosePalette(isWet(stage) && !stage.isDark ? 'grey' : stage.time, 0.4);
  const { left, top, wide, tall } = windowBox(stage);
  if (blur > 0) brush.filter = `blur(${blur.toFixed(1)}px)`;
  const pane = brush.createLinearGradient(0, top, 0, top + tall);
  pane.addColorStop(0, css(sky.skyTop));
  pane.addColorStop(0.55, css(sky.skyMiddle));
  pane.addColorStop(1, css(sky.horizon));
  brush.fillStyle = pane;
  brush.fillRect(left, top, wide, tall);
  brush.save();
  brush.beginPath();
  brush.rect(left, top, wide, tall);
  brush.clip();
  glow(brush, left + wide * 0.62, top + tall * 0.4, wide * 0.7, css(sky.sun, 0.7), css(sky.sun, 0));
  const random = stage.random('window');
  if (stage.isDark) {
    for (let star = 0; star < 30; star++) {
      brush.fillStyle = css('#ffffff', random.between(0.3, 0.9));
      brush.fillRect(
        left + random.next() * wide,
        top + random.next() * tall * 0.7,
        short * 0.002,
        short * 0.002,
      );
    }
  }
  for (let row = 0; row < 2; row++) {
    brush.fillStyle = css(
      mix(stage.isDark ? '#14203c' : stage.isSnowy ? '#dfe8f4' : '#4f7a4b', sky.fog, row === 0 ? 0.55 : 0.2),
    );
    brush.beginPath();
    brush.moveTo(left, top + tall);
    for (let step = 0; step <= 24; step++) {
      const rise = 0.74 + row * 0.1 - 0.13 * Math.abs(Math.sin(step * 0.55 + row * 2 + random.next() * 0.4));
      brush.lineTo(left + (wide * step) / 24, top + tall * rise);
    }
    brush.lineTo(left + wide, top + tall);
    brush.fill();
  }
  if (stage.weather.has('rain') || stage.weather.has('snow')) {
    for (let drop = 0; drop < 80; drop++) {
      const x = left + random.next() * wide;
      const y = top + random.next() * tall;
      brush.fillStyle = css('#ffffff', 0.5);
      brush.fillRect(x, y, short * 0.0016, stage.weather.has('rain') ? short * 0.02 : short * 0.003);
    }
  }
  brush.restore();
  const frame: Colour = stage.isDark ? '#3a2a30' : '#7a4e30';
  brush.strokeStyle = css(frame);
  brush.lineWidth = short * 0.02;
  brush.strokeRect(left, top, wide, tall);
  brush.lineWidth = short * 0.009;
  brush.beginPath();
  brush.moveTo(left + wide / 2, top);
  brush.lineTo(left + wide / 2, top + tall);
  brush.moveTo(left, top + tall * 0.42);
  brush.lineTo(left + wide, top + tall * 0.42);
  brush.stroke();
  brush.fillStyle = css(mix(frame, '#ffffff', 0.12));
  brush.fillRect(left - short * 0.03, top + tall, wide + short * 0.06, short * 0.022);
  // Beside a board there is no room for curtains.
  for (const side of isInClass(stage) ? [] : [-1, 1]) {
    const cloth = mix(wallColour(stage), '#fff4e4', 0.55);
    const edge = side < 0 ? left : left + wide;
    const drape = brush.createLinearGradient(edge - side * short * 0.02, 0, edge + side * short * 0.12, 0);
    for (let fold = 0; fold <= 6; fold++)
      drape.addColorStop(
        fold / 6,
        css(mix(cloth, fold % 2 === 0 ? '#ffffff' : '#3a2030', fold % 2 === 0 ? 0.15 : 0.3)),
      );
    brush.fillStyle = drape;
    brush.beginPath();
    brush.moveTo(edge - side * short * 0.05, top - short * 0.02);
    brush.lineTo(edge + side * short * 0.12, top - short * 0.02);
    brush.lineTo(edge + side * short * 0.13, top + tall * 1.22);
    brush.quadraticCurveTo(
      edge + side * short * 0.02,
      top + tall * 1.18,
      edge + side * short * 0.02,
      top + tall * 0.6,
    );
    brush.fill();
  }
  brush.filter = 'none';
}

function isWet({ weather }: Stage): boolean {
  return weather.has('rain') || weather.has('storm');
}

/** Drops that hang on the panes, some that run down and leave a trace. */
function paintRainOnGlass(stage: Stage, brush: Brush): void {
  const { short } = stage;
  const random = stage.random('rain on the glass');
  const { left, top, wide, tall } = windowBox(stage);
  brush.save();
  brush.beginPath();
  brush.rect(left + short * 0.01, top + short * 0.01, wide - short * 0.02, tall - short * 0.02);
  brush.clip();
  const drop = (x: number, y: number, size: number): void => {
    const bead = brush.createRadialGradient(x - size * 0.3, y - size * 0.4, 0, x, y, size * 1.2);
    bead.addColorStop(0, css('#ffffff', 0.95));
    bead.addColorStop(0.35, css('#e8f2fa', 0.5));
    bead.addColorStop(1, css('#3a4a5c', 0.42));
    brush.fillStyle = bead;
    brush.beginPath();
    brush.ellipse(x, y, size * 0.8, size, 0, 0, 7);
    brush.fill();
  };
  for (let run = 0; run < 18; run++) {
    const [x, from] = [left + random.next() * wide, top + random.next() * tall * 0.7];
    const long = tall * random.between(0.1, 0.34);
    brush.strokeStyle = css('#f2f8fc', 0.32);
    brush.lineWidth = short * random.between(0.002, 0.0045);
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(x, from);
    brush.bezierCurveTo(
      x + short * random.between(-0.008, 0.008),
      from + long * 0.4,
      x + short * random.between(-0.008, 0.008),
      from + long * 0.7,
      x,
      from + long,
    );
    brush.stroke();
    drop(x, from + long, short * random.between(0.005, 0.009));
  }
  for (let bead = 0; bead < 130; bead++)
    drop(left + random.next() * wide, top + random.next() * tall, short * random.between(0.0018, 0.006));
  brush.restore();
}

/** A table from above: planks that lie side by side, a cloth over a corner, light from one side. */
function paintTableTop(stage: Stage, brush: Brush): void {
  const { width, height, short, light } = stage;
  const random = stage.random('table top');
  const wood = woodOf(stage, random.pick(['#9a6a42', '#7d5a42', '#b58c62', '#5f4a3e']));
  const plank = short * 0.16;
  for (let left = 0; left < width; left += plank) {
    brush.fillStyle = css(mix(wood, random.chance(0.5) ? '#f0d2a4' : '#2c1a12', random.between(0.02, 0.14)));
    brush.fillRect(left, 0, plank, height);
    for (let grain = 0; grain < 14; grain++) {
      const x = left + random.next() * plank;
      brush.strokeStyle = css(random.chance(0.6) ? '#2c1a12' : '#f4dcb4', random.between(0.05, 0.14));
      brush.lineWidth = short * random.between(0.0008, 0.0026);
      brush.beginPath();
      brush.moveTo(x, 0);
      brush.bezierCurveTo(
        x + random.between(-6, 6),
        height * 0.3,
        x + random.between(-10, 10),
        height * 0.7,
        x,
        height,
      );
      brush.stroke();
    }
    brush.fillStyle = 'rgba(24,12,8,0.55)';
    brush.fillRect(left, 0, Math.max(1, short * 0.003), height);
  }
  const cloth = random.pick(['#e8e0d2', '#b9c4bc', '#cfa98f']);
  brush.save();
  brush.shadowColor = 'rgba(20,10,8,0.5)';
  brush.shadowBlur = short * 0.02;
  brush.fillStyle = css(cloth);
  brush.beginPath();
  const corner = light.side > 0 ? 0 : width;
  brush.moveTo(corner, height);
  brush.lineTo(corner, height * 0.58);
  brush.bezierCurveTo(
    width * 0.5 - light.side * short * 0.3,
    height * 0.66,
    width * 0.5 - light.side * short * 0.2,
    height * 0.84,
    width * 0.5 - light.side * short * 0.06,
    height,
  );
  brush.fill();
  brush.restore();
  const shade = brush.createLinearGradient(light.side > 0 ? width : 0, 0, light.side > 0 ? 0 : width, height);
  shade.addColorStop(0, 'rgba(255,244,220,0.28)');
  shade.addColorStop(0.5, 'rgba(255,244,220,0)');
  shade.addColorStop(1, 'rgba(20,10,16,0.42)');
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
}

/** The boards of a table have the colour that was asked for. */
function woodOf({ scene, reading: { surface } }: Stage, usual: Colour): Colour {
  if (scene !== 'table' || surface?.material !== 'wood') return usual;
  if (surface.tone !== undefined) return surface.tone === 'dark' ? '#4f3424' : '#c8a274';
  return surface.colour === undefined ? usual : mix(surface.colour, '#a8805a', 0.2);
}

/** Boards that run toward the viewer, with grain, a sheen, and darker edges. */
export function paintBoards(stage: Stage, brush: Brush, top: number): void {
  const { width, height, short } = stage;
  const random = stage.random('boards');
  const wood = woodOf(stage, random.pick(['#9a6238', '#8a5a3c', '#a8744a', '#7a4e34']));
  const tone = stage.isDark ? mix(wood, '#1c1428', 0.45) : wood;
  const noise = stage.noise('wood');
  const columns = 360;
  const rows = 190;
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row++) {
    const v = row / rows;
    const distance = 1 / (0.3 + v * 0.9);
    for (let column = 0; column < columns; column++) {
      const u = (((column / columns - 0.5) * width) / short) * distance * 3.1;
      const board = Math.floor(u);
      const within = u - board;
      const own = noise(board * 7.7, 3.3) * 0.28;
      const grain =
        fractal(noise, u * 7, distance * 2.2 + board * 9, 4) * 0.34 +
        Math.sin((u * 24 + fractal(noise, u * 2, distance * 3 + board * 5, 2) * 9) * 1.4) * 0.06;
      const seam = smooth(0.024, 0, Math.min(within, 1 - within));
      const shaded = mix(tone, own + grain > 0 ? '#f4cf9a' : '#2c140c', clamp(Math.abs(own + grain) * 0.8));
      const lit = mix(
        mix(shaded, '#ffe2b4', 0.3 * (1 - v) * (stage.isDark ? 0.5 : 1)),
        '#1c0c0c',
        seam * 0.6 + v * v * 0.42,
      );
      const at = (row * columns + column) * 4;
      pixels[at] = lit[0];
      pixels[at + 1] = lit[1];
      pixels[at + 2] = lit[2];
      pixels[at + 3] = 255;
    }
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(surfaceFromPixels(columns, rows, pixels), 0, top, width, height - top);
  brush.fillStyle = css('#ffe8c0', stage.isDark ? 0.14 : 0.4);
  brush.fillRect(0, top - short * 0.002, width, short * 0.004);
  glow(
    brush,
    stage.light.x,
    top + short * 0.06,
    short * 0.5,
    css('#ffe8c0', stage.isDark ? 0.14 : 0.34),
    css('#ffe8c0', 0),
  );
}

function paintSunPatch(stage: Stage, brush: Brush): void {
  if (stage.isDark || stage.weather.has('rain')) return;
  const { width, short, light, horizon, height } = stage;
  const x = width * 0.5 + light.side * width * 0.08;
  brush.filter = `blur(${(short * 0.006).toFixed(1)}px)`;
  brush.fillStyle = css(stage.palette.sun, 0.26);
  for (const pane of [0, 1]) {
    const from = x - light.side * short * (0.02 + pane * 0.2);
    brush.beginPath();
    brush.moveTo(from, horizon + short * 0.05);
    brush.lineTo(from - light.side * short * 0.15, horizon + short * 0.05);
    brush.lineTo(from - light.side * short * 0.34, height * 0.96);
    brush.lineTo(from - light.side * short * 0.1, height * 0.96);
    brush.fill();
  }
  brush.filter = 'none';
}

function paintBokeh(stage: Stage, brush: Brush): void {
  const random = stage.random('bokeh');
  const { width, short, horizon } = stage;
  for (let index = 0; index < 22; index++) {
    const radius = short * random.between(0.012, 0.04);
    const x = random.next() * width;
    const y = random.next() * horizon * 0.95;
    const hue = random.pick(['#ffcf80', '#ff9a6a', '#ffe2b0', '#ffd0a8']);
    const gradient = brush.createRadialGradient(x, y, radius * 0.4, x, y, radius);
    gradient.addColorStop(0, css(hue, 0.13));
    gradient.addColorStop(0.86, css(hue, 0.22));
    gradient.addColorStop(1, css(hue, 0));
    brush.fillStyle = gradient;
    brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}
