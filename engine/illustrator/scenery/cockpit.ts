// The cockpit of an airliner from behind its seats: three panes with the sky and the clouds below, dials and screens.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { roomKindOf } from './room-kind.ts';
import { glow } from './glow.ts';

export function isInCockpit(stage: Pick<Stage, 'scene' | 'words'>): boolean {
  return stage.scene === 'room' && roomKindOf(stage) === 'cockpit';
}

export function cockpitLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintHull(stage, brush)),
    painted('window', 0.1, (brush) => paintPanes(stage, brush)),
    painted('ground', 0.5, (brush) => paintPanel(stage, brush)),
  ];
}

const TOP = 0.14;
const SILL = 0.58;

function paintHull({ width, height, isDark }: Stage, brush: Brush): void {
  const hull = brush.createLinearGradient(0, 0, 0, height);
  hull.addColorStop(0, isDark ? '#16181f' : '#3a404a');
  hull.addColorStop(1, isDark ? '#0e1016' : '#22262e');
  brush.fillStyle = hull;
  brush.fillRect(0, 0, width, height);
  // Switches over the heads.
  for (let row = 0; row < 2; row++)
    for (let at = 0; at < 22; at++) {
      brush.fillStyle = css(at % 5 === 0 ? '#ffb84a' : at % 3 === 0 ? '#8fd0a0' : '#8b95a0', 0.85);
      brush.fillRect(
        width * (0.2 + at * 0.028),
        height * (0.03 + row * 0.045),
        width * 0.014,
        height * 0.018,
      );
    }
}

function paintPanes(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, isDark } = stage;
  const [top, low] = [height * TOP, height * SILL];
  brush.save();
  brush.beginPath();
  for (const [from, to, slant] of [
    [0.02, 0.31, -0.05],
    [0.335, 0.665, 0],
    [0.69, 0.98, 0.05],
  ] as const) {
    brush.moveTo(width * (from - Math.min(0, slant)), top);
    brush.lineTo(width * (to - Math.max(0, slant)), top);
    brush.lineTo(width * to, low);
    brush.lineTo(width * from, low);
    brush.closePath();
  }
  brush.clip();
  const sky = brush.createLinearGradient(0, top, 0, low);
  sky.addColorStop(0, css(palette.skyTop));
  sky.addColorStop(0.6, css(palette.skyMiddle));
  sky.addColorStop(1, css(palette.horizon));
  brush.fillStyle = sky;
  brush.fillRect(0, top, width, low - top);
  glow(
    brush,
    stage.light.x,
    top + (low - top) * 0.35,
    short * 0.4,
    css(palette.sun, 0.8),
    css(palette.sun, 0),
  );
  const random = stage.random('clouds below');
  const cloud = isDark ? '#3a4666' : '#ffffff';
  for (let row = 0; row < 3; row++)
    for (let puff = 0; puff < 26; puff++) {
      const y = low - (low - top) * (0.3 - row * 0.12) + random.between(-0.02, 0.02) * height;
      const r = short * random.between(0.04, 0.085) * (0.6 + row * 0.35);
      brush.fillStyle = css(mix(cloud, palette.horizon, 0.5 - row * 0.2), 0.85);
      brush.beginPath();
      brush.ellipse(random.next() * width, y + r * 0.8, r * 1.5, r, 0, 0, 7);
      brush.fill();
    }
  brush.restore();
}

function paintPanel({ width, height, short, random: seeded }: Stage, brush: Brush): void {
  const random = seeded('dials');
  const low = height * SILL;
  const panel = brush.createLinearGradient(0, low, 0, height);
  panel.addColorStop(0, '#565e6a');
  panel.addColorStop(0.12, '#3c434d');
  panel.addColorStop(1, '#171a20');
  brush.fillStyle = panel;
  brush.beginPath();
  brush.moveTo(0, low - short * 0.01);
  brush.quadraticCurveTo(width / 2, low - short * 0.05, width, low - short * 0.01);
  brush.lineTo(width, height);
  brush.lineTo(0, height);
  brush.fill();
  const tall = short * 0.1;
  for (let screen = 0; screen < 6; screen++) {
    const [x, y] = [width * (0.04 + screen * 0.155), low + short * 0.045];
    const wide = width * 0.135;
    brush.fillStyle = '#0c1016';
    brush.fillRect(x, y, wide, tall);
    // A horizon, or a map.
    brush.fillStyle = screen % 2 === 0 ? '#3f8fd8' : '#12302c';
    brush.fillRect(x + wide * 0.06, y + tall * 0.08, wide * 0.88, tall * 0.42);
    brush.fillStyle = screen % 2 === 0 ? '#8a5a34' : '#12302c';
    brush.fillRect(x + wide * 0.06, y + tall * 0.5, wide * 0.88, tall * 0.42);
    brush.strokeStyle = screen % 2 === 0 ? '#fff4c8' : '#5ae0a0';
    brush.lineWidth = Math.max(1, short * 0.003);
    brush.beginPath();
    brush.moveTo(x + wide * 0.2, y + tall * 0.5);
    brush.lineTo(x + wide * 0.8, y + tall * random.between(0.3, 0.7));
    brush.stroke();
  }
  for (let dial = 0; dial < 12; dial++) {
    const [x, y] = [width * (0.07 + dial * 0.078), low + short * 0.2];
    brush.fillStyle = '#0c1016';
    brush.beginPath();
    brush.ellipse(x, y, short * 0.026, short * 0.026, 0, 0, 7);
    brush.fill();
    const turn = random.between(0, 6);
    brush.strokeStyle = dial % 3 === 0 ? '#ffb84a' : '#e8eef4';
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(turn) * short * 0.02, y + Math.sin(turn) * short * 0.02);
    brush.stroke();
  }
}
