// Things that belong to the land itself: a waterfall, the Great Wall, a bridge, a hot spring, a railway.

import { css, mix } from '../colour.ts';
import { painted, type Layer } from '../layer.ts';
import { fractal, smooth } from '../noise.ts';
import { relight } from '../relight.ts';
import { renderOwn } from '../sprites.ts';
import { lit, rowOfDistance, scaleAt, type Stage } from '../stage.ts';
import type { Brush } from '../surface.ts';
import { STRUCTURES } from '../things/structures.ts';
import { paintMistBank } from './clouds.ts';
import { paintFacet, paintStone } from './ground.ts';
import { glow } from './sky.ts';

export function landmarkLayers(stage: Stage): Layer[] {
  const has = (key: string): boolean => stage.reading.subjects.some((subject) => subject.key === key);
  const layers: Layer[] = [];
  if (has('waterfall')) layers.push(painted('waterfall', 0.556, (brush) => paintWaterfall(stage, brush)));
  if (has('great-wall')) layers.push(painted('great wall', 0.54, (brush) => paintGreatWall(stage, brush)));
  if (has('bridge') && stage.scene !== 'water-town')
    layers.push(
      painted('bridge', stage.scene === 'lake' ? 0.28 : 0.53, (brush) => paintBridge(stage, brush)),
    );
  if (has('hot-spring')) layers.push(painted('hot spring', 0.57, (brush) => paintHotSpring(stage, brush)));
  if (has('train') || has('railway')) layers.push(painted('rails', 0.6, (brush) => paintRails(stage, brush)));
  return layers;
}

/** A cliff with a broad fall of water, spray at its foot and the pool it falls into. */
function paintWaterfall(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const random = stage.random('waterfall');
  const noise = stage.noise('cliff');
  const middle = width * (0.5 - light.side * 0.16);
  const foot = stage.horizon + short * 0.16;
  const top = foot - Math.min(short * 0.6, foot - height * 0.06);
  const rock = lit(stage, stage.isSnowy ? '#8a94a8' : '#75706c');
  const cliff = (side: -1 | 1): void => {
    const edge = middle + side * short * 0.075;
    const gradient = brush.createLinearGradient(edge, 0, edge + side * short * 0.5, 0);
    gradient.addColorStop(0, css(mix(rock, side === light.side ? palette.sun : palette.shade, 0.3)));
    gradient.addColorStop(1, css(mix(rock, palette.shade, 0.55)));
    brush.fillStyle = gradient;
    brush.beginPath();
    brush.moveTo(edge, foot + short * 0.03);
    for (let step = 0; step <= 20; step++)
      brush.lineTo(edge + noise(step * 0.6, side * 5) * short * 0.022, foot - ((foot - top) * step) / 20);
    for (let step = 0; step <= 20; step++) {
      const u = step / 20;
      const x = edge + side * u * (side > 0 ? width - edge : edge);
      brush.lineTo(
        x,
        top + (foot - top) * (0.02 + 0.75 * u ** 1.3) + fractal(noise, u * 5 + side * 9, 2, 4) * short * 0.07,
      );
    }
    brush.lineTo(side > 0 ? width : 0, foot + short * 0.03);
    brush.fill();
    brush.save();
    brush.clip();
    for (let facet = 0; facet < 110; facet++) {
      paintFacet(
        stage,
        brush,
        random,
        edge + side * short * random.next() ** 1.2 * 0.6,
        top + (foot - top) * random.next(),
        rock,
      );
    }
    brush.restore();
  };
  cliff(-1);
  cliff(1);
  for (let crack = 0; crack < 130; crack++) {
    const side = random.side();
    const x = middle + side * short * random.between(0.09, 0.5);
    const y = top + (foot - top) * random.between(0.12 + (Math.abs(x - middle) / short) * 0.9, 0.98);
    if (y > foot) continue;
    brush.strokeStyle = css(
      random.chance(0.5) ? mix(rock, palette.sun, 0.35) : mix(rock, palette.shade, 0.6),
      0.4,
    );
    brush.lineWidth = short * random.between(0.001, 0.005);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + random.between(-0.012, 0.012) * short, y + short * random.between(0.02, 0.07));
    brush.stroke();
  }
  const green = lit(stage, stage.isAutumn ? '#b5732c' : stage.isSnowy ? '#eef4fc' : '#5a8a45');
  for (let tuft = 0; tuft < 120; tuft++) {
    const side = random.side();
    const away = short * random.between(0.08, 0.52);
    const x = middle + side * away;
    const y =
      top +
      (foot - top) * (0.02 + 0.75 * (away / (short * 0.62)) ** 1.3) +
      random.between(-0.01, 0.07) * short;
    const radius = short * random.between(0.008, 0.024);
    brush.fillStyle = css(
      mix(green, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.4)),
      0.9,
    );
    brush.beginPath();
    brush.arc(x, y, radius, 0, 7);
    brush.fill();
  }
  const water = mix(lit(stage, '#f2f8fc'), palette.sun, 0.1);
  brush.fillStyle = css(mix(water, palette.skyMiddle, 0.45), 0.95);
  brush.beginPath();
  brush.moveTo(middle - short * 0.07, top + short * 0.012);
  brush.lineTo(middle + short * 0.07, top + short * 0.012);
  brush.lineTo(middle + short * 0.095, foot + short * 0.02);
  brush.lineTo(middle - short * 0.095, foot + short * 0.02);
  brush.fill();
  for (let thread = 0; thread < 120; thread++) {
    const u = random.between(-1, 1);
    brush.strokeStyle = css(
      random.chance(0.75) ? water : mix(water, palette.shade, 0.35),
      random.between(0.25, 0.85),
    );
    brush.lineWidth = short * random.between(0.001, 0.005);
    const from = top + (foot - top) * random.next() ** 2 * 0.7;
    brush.beginPath();
    brush.moveTo(middle + u * short * 0.068, Math.max(from, top + short * 0.01));
    brush.lineTo(
      middle + u * short * 0.09,
      Math.min(foot + short * 0.02, from + (foot - top) * random.between(0.3, 0.9)),
    );
    brush.stroke();
  }
  const pool = brush.createLinearGradient(0, foot, 0, foot + short * 0.2);
  pool.addColorStop(0, css(mix(water, palette.skyMiddle, 0.3)));
  pool.addColorStop(1, css(mix(lit(stage, '#3a8a9a'), palette.shade, 0.3)));
  brush.fillStyle = pool;
  brush.beginPath();
  brush.moveTo(middle - short * 0.14, foot + short * 0.01);
  brush.bezierCurveTo(
    middle - short * 0.4,
    foot + short * 0.05,
    middle - short * 0.3,
    foot + short * 0.2,
    middle - short * 0.36,
    height + 4,
  );
  brush.lineTo(middle + short * 0.42, height + 4);
  brush.bezierCurveTo(
    middle + short * 0.26,
    foot + short * 0.2,
    middle + short * 0.36,
    foot + short * 0.05,
    middle + short * 0.14,
    foot + short * 0.01,
  );
  brush.fill();
  for (let ripple = 0; ripple < 60; ripple++) {
    const y = foot + random.next() ** 1.2 * (height - foot);
    const reach = short * (0.02 + 0.1 * random.next());
    brush.strokeStyle = css(water, random.between(0.15, 0.5));
    brush.lineWidth = short * 0.0018;
    brush.beginPath();
    const x = middle + random.between(-0.26, 0.26) * short;
    brush.moveTo(x - reach, y);
    brush.quadraticCurveTo(x, y + reach * 0.1, x + reach, y);
    brush.stroke();
  }
  for (let stone = 0; stone < 14; stone++) {
    const y = foot + random.next() * (height - foot) * 0.9;
    const side = random.side();
    const wide = short * random.between(0.03, 0.09) * (0.6 + (y - foot) / short);
    paintStone(
      brush,
      middle + side * short * random.between(0.16, 0.4),
      y,
      wide,
      wide * 0.6,
      mix(rock, '#ffffff', 0.06),
      palette.shade,
      palette.sun,
      light.side,
      random.next,
    );
  }
  for (let puff = 0; puff < 9; puff++)
    glow(
      brush,
      middle + random.between(-0.13, 0.13) * short,
      foot + random.between(-0.04, 0.03) * short,
      short * random.between(0.06, 0.13),
      css(mix(water, '#ffffff', 0.4), 0.4),
      css('#ffffff', 0),
    );
}

/** The wall climbs along a ridge from the viewer's feet to the last hill, with its watch towers. */
function paintGreatWall(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, horizon } = stage;
  const side = stage.light.side;
  const noise = stage.noise('great wall');
  const stone = lit(stage, '#b8a890');
  const steps = 120;
  const path = Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const far = t ** 0.75;
    const x = width / 2 - side * short * (0.42 - 0.62 * far + 0.3 * Math.sin(far * 7.2) * (1 - far * 0.55));
    const hill =
      Math.sin(far * 11 + 1) * short * 0.05 * (1 - far) + noise(far * 6, 1) * short * 0.03 * (1 - far);
    const y = height * 1.02 + (horizon - short * 0.16 - height * 1.02) * far + hill;
    const scale = 1 / (1 + far * 9.5);
    return { x, y, wide: short * 0.34 * scale, tall: short * 0.2 * scale, far };
  });
  const hillside = lit(stage, stage.isAutumn ? '#b98a3e' : stage.isSnowy ? '#e8eef8' : '#6c9a4a');
  for (let index = steps; index >= 0; index -= 2) {
    const spot = path[index];
    if (!spot) continue;
    const tone = mix(mix(hillside, palette.shade, 0.25), palette.fog, spot.far * 0.62);
    const bulk = brush.createRadialGradient(
      spot.x,
      spot.y + spot.tall,
      0,
      spot.x,
      spot.y + spot.tall,
      spot.wide * 3.4,
    );
    bulk.addColorStop(0, css(tone));
    bulk.addColorStop(0.7, css(mix(tone, palette.fog, 0.15)));
    bulk.addColorStop(1, css(mix(tone, palette.fog, 0.2), 0));
    brush.fillStyle = bulk;
    brush.beginPath();
    brush.ellipse(spot.x, spot.y + spot.tall * 3.2, spot.wide * 3.6, spot.tall * 3.6, 0, 0, 7);
    brush.fill();
  }
  for (let index = steps; index > 0; index--) {
    const far = path[index];
    const near = path[index - 1];
    if (!far || !near) continue;
    const haze = far.far * 0.66;
    const quad = (left: number, right: number, up: number, colour: string): void => {
      brush.fillStyle = colour;
      brush.beginPath();
      brush.moveTo(near.x + near.wide * left, near.y - near.tall * up);
      brush.lineTo(near.x + near.wide * right, near.y - near.tall * up);
      brush.lineTo(far.x + far.wide * right, far.y - far.tall * up);
      brush.lineTo(far.x + far.wide * left, far.y - far.tall * up);
      brush.fill();
    };
    const face = (edge: number, light: boolean): void => {
      brush.fillStyle = css(
        mix(mix(stone, light ? palette.sun : palette.shade, light ? 0.3 : 0.55), palette.fog, haze),
      );
      brush.beginPath();
      brush.moveTo(near.x + near.wide * edge, near.y + near.tall * 0.9);
      brush.lineTo(near.x + near.wide * edge, near.y - near.tall * 0.62);
      brush.lineTo(far.x + far.wide * edge, far.y - far.tall * 0.62);
      brush.lineTo(far.x + far.wide * edge, far.y + far.tall * 0.9);
      brush.fill();
    };
    quad(-0.5, 0.5, 0.25, css(mix(mix(stone, palette.sun, 0.22), palette.fog, haze)));
    if (index % 3 === 0)
      quad(-0.46, 0.46, 0.26, css(mix(mix(stone, palette.shade, 0.12), palette.fog, haze)));
    face(-0.5, side > 0);
    face(0.5, side < 0);
    if (index % 2 === 0) {
      for (const edge of [-0.5, 0.5]) {
        brush.fillStyle = css(
          mix(mix(stone, edge > 0 === side > 0 ? palette.sun : palette.shade, 0.24), palette.fog, haze),
        );
        brush.fillRect(
          near.x + near.wide * (edge - 0.035),
          near.y - near.tall * 0.98,
          near.wide * 0.07,
          near.tall * 0.46,
        );
      }
    }
    if ([40, 70, 94, 112].includes(index)) paintWatchTower(stage, brush, near, haze);
  }
  paintMistBank(stage, brush, 'wall mist', horizon + short * 0.04, short * 0.26, 0.45);
}

function paintWatchTower(
  stage: Stage,
  brush: Brush,
  spot: { x: number; y: number; wide: number; tall: number },
  haze: number,
): void {
  const { palette, light } = stage;
  const stone = mix(lit(stage, '#b39d80'), palette.fog, haze);
  const wide = spot.wide * 1.3;
  const tall = spot.tall * 3.4;
  const gradient = brush.createLinearGradient(spot.x - wide / 2, 0, spot.x + wide / 2, 0);
  gradient.addColorStop(light.side > 0 ? 1 : 0, css(mix(stone, palette.sun, 0.25)));
  gradient.addColorStop(light.side > 0 ? 0 : 1, css(mix(stone, palette.shade, 0.5 * (1 - haze))));
  brush.fillStyle = gradient;
  brush.fillRect(spot.x - wide / 2, spot.y - tall, wide, tall + spot.tall * 0.9);
  for (let tooth = 0; tooth < 6; tooth++)
    brush.fillRect(
      spot.x - wide / 2 + (tooth * wide) / 5.6,
      spot.y - tall - spot.tall * 0.28,
      wide * 0.1,
      spot.tall * 0.3,
    );
  brush.fillStyle = css(mix('#3a2c28', palette.fog, haze));
  for (const at of [-0.25, 0.05]) {
    brush.beginPath();
    brush.roundRect(spot.x + wide * at, spot.y - tall * 0.72, wide * 0.17, tall * 0.28, wide * 0.08);
    brush.fill();
  }
}

function paintBridge(stage: Stage, brush: Brush): void {
  const bridge = STRUCTURES['own/arched-bridge'];
  if (!bridge) return;
  const distance = stage.scene === 'lake' ? 15 : 10;
  const sheet = relight(stage, renderOwn(stage, bridge, 'bridge', 320), { haze: 0.14 });
  const wide = Math.min(scaleAt(stage, distance) * 9.5, stage.width * 0.9);
  const tall = (wide * sheet.height) / sheet.width;
  const x = stage.width * (0.5 - stage.light.side * 0.1);
  brush.drawImage(sheet, x - wide / 2, rowOfDistance(stage, distance) - tall * 0.98, wide, tall);
}

function paintHotSpring(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const random = stage.random('hot spring');
  const x = width / 2;
  const y = height * 0.84;
  const rx = short * 0.42;
  const ry = short * 0.12;
  const water = brush.createLinearGradient(0, y - ry, 0, y + ry);
  water.addColorStop(0, css(mix(lit(stage, '#bfe4e8'), palette.horizon, 0.4)));
  water.addColorStop(1, css(mix(lit(stage, '#3f8f9c'), palette.shade, 0.2)));
  brush.fillStyle = water;
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, 7);
  brush.fill();
  for (let ring = 0; ring < 26; ring++) {
    brush.strokeStyle = css('#ffffff', random.between(0.08, 0.3));
    brush.lineWidth = short * 0.0016;
    brush.beginPath();
    brush.ellipse(
      x + random.between(-0.7, 0.7) * rx,
      y + random.between(-0.6, 0.6) * ry,
      short * random.between(0.01, 0.06),
      short * random.between(0.002, 0.008),
      0,
      0,
      7,
    );
    brush.stroke();
  }
  for (let stone = 0; stone < 30; stone++) {
    const angle = (stone / 30) * 6.283;
    const wide = short * random.between(0.06, 0.11);
    paintStone(
      brush,
      x + Math.cos(angle) * rx * 1.04,
      y + Math.sin(angle) * ry * 1.06 + wide * 0.22,
      wide,
      wide * 0.6,
      lit(stage, stage.isSnowy ? '#cfd8e6' : '#85827f'),
      palette.shade,
      palette.sun,
      light.side,
      random.next,
    );
  }
  for (let steam = 0; steam < 16; steam++) {
    glow(
      brush,
      x + random.between(-0.9, 0.9) * rx,
      y - random.next() * short * 0.34,
      short * random.between(0.05, 0.13),
      css('#ffffff', 0.2),
      css('#ffffff', 0),
    );
  }
}

/** Rails that cross the picture on their bed of stones. */
function paintRails(stage: Stage, brush: Brush): void {
  const { width, short, palette } = stage;
  const y = stage.height * 0.86;
  const bed = brush.createLinearGradient(0, y - short * 0.02, 0, y + short * 0.07);
  bed.addColorStop(0, css(mix(lit(stage, '#a39a90'), palette.fog, 0.2)));
  bed.addColorStop(1, css(mix(lit(stage, '#6d655f'), palette.shade, 0.4)));
  brush.fillStyle = bed;
  brush.fillRect(0, y - short * 0.018, width, short * 0.075);
  const random = stage.random('ballast');
  for (let pebble = 0; pebble < 500; pebble++) {
    brush.fillStyle = css(
      random.chance(0.5) ? mix(lit(stage, '#c8beb2'), palette.sun, 0.2) : palette.shade,
      0.35,
    );
    brush.fillRect(
      random.next() * width,
      y + random.between(-0.016, 0.054) * short,
      short * 0.004,
      short * 0.003,
    );
  }
  brush.fillStyle = css(mix(lit(stage, '#5c4030'), palette.shade, 0.3));
  for (let sleeper = 0; sleeper < width / (short * 0.034); sleeper++)
    brush.fillRect(sleeper * short * 0.034, y + short * 0.004, short * 0.014, short * 0.03);
  for (const rail of [0.004, 0.026]) {
    brush.fillStyle = css(mix('#4a4448', palette.shade, 0.3));
    brush.fillRect(0, y + short * rail, width, short * 0.006);
    brush.fillStyle = css(mix('#d8d4d0', palette.sun, smooth(0, 1, 0.5)), 0.8);
    brush.fillRect(0, y + short * rail, width, short * 0.002);
  }
}
