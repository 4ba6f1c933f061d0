// Grounds that are made for sport: a rink of ice, a pitch, a track, a hall, a boxing ring, a basin with lanes.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { SportsGround } from '../lexicon/feat.ts';
import { paintBasketballCourt, paintTennisCourt } from './ball-courts.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** The row where each begins, as a part of the frame's height. */
const FAR = 0.6;

const PAINTERS: Record<SportsGround, (stage: Stage, brush: Brush) => void> = {
  'tennis-court': paintTennisCourt,
  'basketball-court': paintBasketballCourt,
  rink: paintRink,
  pitch: paintPitch,
  track: paintTrack,
  'sports-hall': paintHall,
  'boxing-ring': paintRing,
  'pool-lanes': paintLanes,
};

export function paintSportsGround(stage: Stage, brush: Brush, ground: SportsGround): void {
  PAINTERS[ground](stage, brush);
}

/** A floor from `far` down, lighter where it is far. */
function paintFloor({ width, height, palette }: Stage, brush: Brush, far: number, tone: Colour): void {
  const floor = brush.createLinearGradient(0, far, 0, height);
  floor.addColorStop(0, css(mix(tone, palette.sun, 0.22)));
  floor.addColorStop(1, css(mix(tone, palette.shade, 0.3)));
  brush.fillStyle = floor;
  brush.fillRect(0, far, width, height - far);
}

/** Lines that run away from the viewer to one point. */
function paintRays(
  stage: Stage,
  brush: Brush,
  far: number,
  count: number,
  colour: string,
  thick: number,
): void {
  const { width, height, short } = stage;
  const spread = Math.max(width, height) / count;
  brush.fillStyle = colour;
  for (let ray = -count; ray <= count; ray++) {
    const [top, low] = [width / 2 + ray * spread * 0.42, width / 2 + ray * spread * 1.3];
    brush.beginPath();
    brush.moveTo(top - short * thick * 0.2, far);
    brush.lineTo(top + short * thick * 0.2, far);
    brush.lineTo(low + short * thick * 0.5, height);
    brush.lineTo(low - short * thick * 0.5, height);
    brush.fill();
  }
}

/** Rows of people, too far away to be told from each other. */
function paintStand(stage: Stage, brush: Brush, top: number, low: number): void {
  const { width, short, palette } = stage;
  const random = stage.random('stand');
  const back = brush.createLinearGradient(0, top, 0, low);
  back.addColorStop(0, css(lit(stage, '#565c70')));
  back.addColorStop(1, css(lit(stage, '#7c8294')));
  brush.fillStyle = back;
  brush.fillRect(0, top, width, low - top);
  const size = short * 0.011;
  const colours = ['#d85c4a', '#e8b84a', '#4a7ac8', '#e8e4dc', '#5aa87a', '#8a5ab0'].map((one) =>
    lit(stage, one),
  );
  for (let y = top + size * 1.6; y < low - size; y += size * 1.9)
    for (let x = random.between(0, size); x < width; x += size * random.between(1.6, 2.4)) {
      brush.fillStyle = css(
        mix(colours[random.whole(colours.length)] ?? '#ffffff', palette.shade, 0.16),
        0.9,
      );
      brush.beginPath();
      brush.arc(x, y + random.between(-0.4, 0.4) * size, size * 0.62, 0, 7);
      brush.fill();
    }
  brush.fillStyle = css(lit(stage, '#3a4054'));
  brush.fillRect(0, top - short * 0.018, width, short * 0.022);
}

/** Boards with words that nobody reads. */
function paintBoards(stage: Stage, brush: Brush, low: number, tall: number): void {
  const { width, short } = stage;
  const random = stage.random('boards');
  const wide = short * 0.26;
  const colours = ['#2f5aa8', '#f2f2f0', '#c8343a', '#f0f0ee', '#2c8a5a', '#e8b02c'];
  for (let x = -random.between(0, wide), at = 0; x < width; x += wide, at++) {
    brush.fillStyle = css(lit(stage, colours[at % colours.length] ?? '#ffffff'));
    brush.fillRect(x, low - tall, wide - short * 0.004, tall);
  }
}

/** Of an arena; a pond or the ice of a park has no stand. */
const WATCHED = /\b(?:crowd|arena|stadium|spectators|audience|fans|hockey)\b|观众|冰球|体育馆/i;

function paintRink(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const far = height * FAR;
  paintFloor(stage, brush, far, lit(stage, '#d6e6f2'));
  const shine = brush.createLinearGradient(0, far, 0, height);
  shine.addColorStop(0, css('#ffffff', 0.5));
  shine.addColorStop(0.35, css(palette.sun, 0.12));
  shine.addColorStop(1, css('#ffffff', 0.05));
  brush.fillStyle = shine;
  brush.fillRect(0, far, width, height - far);
  for (const [row, thick, colour] of [
    [0.675, 0.008, '#3a6ac0'],
    [0.79, 0.013, '#cc4450'],
  ] as const) {
    brush.fillStyle = css(lit(stage, colour), 0.55);
    brush.fillRect(0, height * row, width, short * thick);
  }
  // Blades have cut it.
  const random = stage.random('ice');
  for (let cut = 0; cut < 46; cut++) {
    const y = far + (height - far) * random.between(0.05, 1);
    const long = short * random.between(0.1, 0.36) * ((y - far) / (height - far) + 0.3);
    const x = random.between(-0.1, 1) * width;
    brush.strokeStyle = css('#ffffff', random.between(0.3, 0.7));
    brush.lineWidth = Math.max(1, short * 0.002);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x + long * 0.5, y + long * random.between(-0.16, 0.16), x + long, y + long * 0.06);
    brush.stroke();
  }
  // Boards around it, with glass on top.
  const [top, rim] = [far - short * 0.075, far - short * 0.15];
  if (WATCHED.test(stage.words)) paintStand(stage, brush, rim - short * 0.16, rim);
  brush.fillStyle = css('#e6f4fc', 0.3);
  brush.fillRect(0, rim, width, top - rim);
  brush.fillStyle = css(lit(stage, '#f4f6f8'));
  brush.fillRect(0, top, width, far - top);
  brush.fillStyle = css(lit(stage, '#2f66b0'));
  brush.fillRect(0, top, width, short * 0.009);
  brush.fillStyle = css(lit(stage, '#e2b53a'));
  brush.fillRect(0, far - short * 0.016, width, short * 0.016);
  brush.strokeStyle = css('#ffffff', 0.7);
  brush.lineWidth = Math.max(1, short * 0.003);
  for (let x = short * 0.1; x < width; x += short * 0.22) {
    brush.beginPath();
    brush.moveTo(x, rim);
    brush.lineTo(x, top);
    brush.stroke();
  }
}

function paintPitch(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const far = height * FAR;
  paintFloor(stage, brush, far, lit(stage, '#5c9a48'));
  // Mown to and fro.
  const rows = [0, 0.05, 0.12, 0.22, 0.37, 0.58, 0.86, 1.2];
  brush.fillStyle = css(lit(stage, '#7ab858'), 0.45);
  for (let row = 0; row < rows.length - 1; row += 2) {
    const [from, to] = [rows[row] ?? 0, rows[row + 1] ?? 1];
    brush.fillRect(0, far + (height - far) * from, width, (height - far) * (to - from));
  }
  const white = css(lit(stage, '#f6f8f2'), 0.85);
  brush.fillStyle = white;
  brush.fillRect(0, far + short * 0.012, width, short * 0.006);
  brush.strokeStyle = white;
  brush.lineWidth = short * 0.007;
  brush.beginPath();
  brush.ellipse(width / 2, far + (height - far) * 0.62, short * 0.62, (height - far) * 0.2, 0, 0, 7);
  brush.stroke();
  paintStand(stage, brush, far - short * 0.15, far - short * 0.035);
  paintBoards(stage, brush, far, short * 0.038);
}

function paintTrack(stage: Stage, brush: Brush): void {
  const { height, short } = stage;
  const far = height * FAR;
  paintFloor(stage, brush, far, lit(stage, '#b8523c'));
  const white = css(lit(stage, '#f6f2ec'), 0.85);
  brush.fillStyle = white;
  // Lanes across, each nearer one broader.
  for (const part of [0.03, 0.1, 0.2, 0.34, 0.55, 0.84])
    brush.fillRect(0, far + (height - far) * part, stage.width, short * (0.003 + part * 0.006));
  paintStand(stage, brush, far - short * 0.17, far - short * 0.03);
  paintBoards(stage, brush, far, short * 0.034);
}

function paintHall(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const far = height * (FAR + 0.02);
  const wall = brush.createLinearGradient(0, 0, 0, far);
  wall.addColorStop(0, css(mix(lit(stage, '#c8ccd4'), palette.shade, 0.2)));
  wall.addColorStop(1, css(lit(stage, '#e6e2da')));
  brush.fillStyle = wall;
  brush.fillRect(0, 0, width, far + 1);
  // Windows high up.
  const [top, low] = [height * 0.1, height * 0.27];
  for (let x = short * 0.06; x < width; x += short * 0.24) {
    const pane = brush.createLinearGradient(0, top, 0, low);
    pane.addColorStop(0, css(palette.skyMiddle));
    pane.addColorStop(1, css(mix(palette.skyMiddle, '#ffffff', 0.6)));
    brush.fillStyle = pane;
    brush.fillRect(x, top, short * 0.18, low - top);
    brush.strokeStyle = css(lit(stage, '#8a919e'));
    brush.lineWidth = short * 0.006;
    brush.strokeRect(x, top, short * 0.18, low - top);
    brush.beginPath();
    brush.moveTo(x + short * 0.09, top);
    brush.lineTo(x + short * 0.09, low);
    brush.stroke();
  }
  // Boards of wood along the foot of the wall, with bars to climb.
  brush.fillStyle = css(lit(stage, '#b8905c'));
  brush.fillRect(0, far - short * 0.11, width, short * 0.11);
  brush.fillStyle = css(lit(stage, '#8a6438'));
  brush.fillRect(0, far - short * 0.115, width, short * 0.008);
  brush.strokeStyle = css(lit(stage, '#a87c48'));
  for (const left of [width * 0.06, width * 0.82])
    for (let bar = 0; bar < 9; bar++) {
      brush.lineWidth = short * 0.008;
      brush.beginPath();
      brush.moveTo(left, far - short * (0.02 + bar * 0.035));
      brush.lineTo(left + short * 0.15, far - short * (0.02 + bar * 0.035));
      brush.stroke();
    }
  paintFloor(stage, brush, far, lit(stage, '#d8a868'));
  paintRays(stage, brush, far, 9, css(lit(stage, '#8a5c30'), 0.3), 0.004);
  for (const [row, thick, colour] of [
    [0.7, 0.006, '#f4f2ec'],
    [0.8, 0.009, '#3a6ab8'],
  ] as const) {
    brush.fillStyle = css(lit(stage, colour), 0.7);
    brush.fillRect(0, height * row, width, short * thick);
  }
}

function paintRing(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const far = height * (FAR + 0.02);
  const hall = brush.createLinearGradient(0, 0, 0, far);
  hall.addColorStop(0, css('#14162a'));
  hall.addColorStop(1, css('#3a3450'));
  brush.fillStyle = hall;
  brush.fillRect(0, 0, width, height);
  paintStand(stage, brush, far - short * 0.2, far);
  brush.fillStyle = css('#181628', 0.5);
  brush.fillRect(0, far - short * 0.22, width, short * 0.22);
  // Lamps over it.
  for (const at of [0.2, 0.4, 0.6, 0.8]) {
    const x = width * at;
    const beam = brush.createLinearGradient(0, 0, 0, height);
    beam.addColorStop(0, css('#fff6d8', 0.3));
    beam.addColorStop(1, css('#fff6d8', 0));
    brush.fillStyle = beam;
    brush.beginPath();
    brush.moveTo(x - short * 0.02, 0);
    brush.lineTo(x + short * 0.02, 0);
    brush.lineTo(x + short * 0.26, height);
    brush.lineTo(x - short * 0.26, height);
    brush.fill();
    brush.fillStyle = css('#fff8e4');
    brush.fillRect(x - short * 0.035, height * 0.02, short * 0.07, short * 0.016);
  }
  const floor = brush.createLinearGradient(0, far, 0, height);
  floor.addColorStop(0, css('#c8d2e2'));
  floor.addColorStop(1, css('#8c98b4'));
  brush.fillStyle = floor;
  brush.fillRect(0, far, width, height - far);
  brush.fillStyle = css('#2f5aa8');
  brush.fillRect(0, far - short * 0.006, width, short * 0.014);
  for (const [row, colour] of [
    [0.06, '#d8404a'],
    [0.13, '#f2f2f4'],
    [0.2, '#3a6ac8'],
  ] as const) {
    brush.fillStyle = css(mix(colour, '#101020', 0.35));
    brush.fillRect(0, far - short * row + short * 0.006, width, short * 0.006);
    brush.fillStyle = css(colour);
    brush.fillRect(0, far - short * row, width, short * 0.01);
  }
  for (const [x, colour] of [
    [0.04, '#c8323c'],
    [0.96, '#2f5ac0'],
  ] as const) {
    brush.fillStyle = css(mix(colour, '#101020', 0.2));
    brush.fillRect(width * x - short * 0.022, far - short * 0.24, short * 0.044, short * 0.26);
    brush.fillStyle = css(mix(colour, '#ffffff', 0.2));
    brush.fillRect(width * x - short * 0.022, far - short * 0.24, short * 0.014, short * 0.26);
  }
}

function paintLanes(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const far = height * FAR;
  const rim = far + short * 0.03;
  paintStand(stage, brush, far - short * 0.13, far - short * 0.012);
  brush.fillStyle = css(lit(stage, '#e4ecee'));
  brush.fillRect(0, far - short * 0.012, width, short * 0.044);
  const water = brush.createLinearGradient(0, rim, 0, height);
  water.addColorStop(0, css(mix(lit(stage, '#7ad0e2'), palette.sun, 0.1)));
  water.addColorStop(1, css(lit(stage, '#1e86b4')));
  brush.fillStyle = water;
  brush.fillRect(0, rim, width, height - rim);
  const random = stage.random('lanes');
  for (let glint = 0; glint < 90; glint++) {
    const part = random.next();
    brush.fillStyle = css('#ffffff', random.between(0.12, 0.4));
    brush.beginPath();
    brush.ellipse(
      random.next() * width,
      rim + (height - rim) * part,
      short * (0.008 + part * 0.03),
      short * (0.0015 + part * 0.004),
      0,
      0,
      7,
    );
    brush.fill();
  }
  // Floats on a line between the lanes.
  for (const part of [0.07, 0.22, 0.48, 0.88]) {
    const y = rim + (height - rim) * part;
    const size = short * (0.004 + part * 0.012);
    for (let x = 0, at = 0; x < width; x += size * 2.2, at++) {
      brush.fillStyle = css(lit(stage, at % 6 < 3 ? '#e0483c' : '#f6f6f2'));
      brush.beginPath();
      brush.ellipse(x, y, size, size * 0.62, 0, 0, 7);
      brush.fill();
    }
  }
}
