// Aboard a ship or a station of space: ribs of the hull, a wide window on the stars, screens, strips of light.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { globeKind, isGlobe, paintPlanet } from './globe.ts';
import { roomKindOf } from './room-kind.ts';
import { glow } from './glow.ts';

export function isInShip(stage: Pick<Stage, 'scene' | 'words'>): boolean {
  return stage.scene === 'room' && roomKindOf(stage) === 'spaceship';
}

export function shipLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintHull(stage, brush)),
    painted('window', 0.1, (brush) => paintStars(stage, brush)),
    painted('consoles', 0.3, (brush) => paintConsoles(stage, brush)),
    painted('ground', 0.5, (brush) => paintDeck(stage, brush)),
  ];
}

const LIGHT = '#6fd8f4';
/** The window, as parts of the frame's width and of the wall's height. */
const [LEFT, RIGHT, TOP, SILL] = [0.2, 0.8, 0.2, 0.72] as const;

function hullOf({ isDark }: Stage): string {
  return isDark ? '#39424f' : '#8b98a6';
}

function paintHull(stage: Stage, brush: Brush): void {
  const { width, height, horizon, short } = stage;
  const hull = hullOf(stage);
  const shade = brush.createLinearGradient(0, 0, 0, horizon);
  shade.addColorStop(0, css(mix(hull, '#10141e', 0.5)));
  shade.addColorStop(0.5, css(mix(hull, '#ffffff', 0.14)));
  shade.addColorStop(1, css(mix(hull, '#10141e', 0.36)));
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
  // Ribs run up both sides and lean in over the window.
  for (const side of [-1, 1])
    for (const [low, high] of [
      [0.5, 0.42],
      [0.41, 0.35],
    ] as const) {
      brush.fillStyle = css(mix(hull, side === stage.light.side ? '#ffffff' : '#10141e', 0.26));
      brush.beginPath();
      brush.moveTo(width * (0.5 + side * low), horizon);
      brush.lineTo(width * (0.5 + side * high), 0);
      brush.lineTo(width * (0.5 + side * (high - 0.02)), 0);
      brush.lineTo(width * (0.5 + side * (low - 0.035)), horizon);
      brush.fill();
    }
  for (const y of [0.07, 0.9]) {
    brush.fillStyle = css(LIGHT, 0.95);
    brush.fillRect(width * 0.16, horizon * y, width * 0.68, Math.max(2, short * 0.008));
    glow(brush, width * 0.5, horizon * y, width * 0.36, css(LIGHT, 0.22), css(LIGHT, 0));
  }
}

function paintStars(stage: Stage, brush: Brush): void {
  const { width, horizon, short, light } = stage;
  const [left, top] = [width * LEFT, horizon * TOP];
  const [wide, tall] = [width * (RIGHT - LEFT), horizon * (SILL - TOP)];
  const random = stage.random('stars outside');
  brush.save();
  brush.beginPath();
  brush.roundRect(left, top, wide, tall, short * 0.07);
  brush.clip();
  const space = brush.createLinearGradient(left, top, left + wide, top + tall);
  space.addColorStop(0, '#080c1e');
  space.addColorStop(0.6, '#1a1c4a');
  space.addColorStop(1, '#3a2258');
  brush.fillStyle = space;
  brush.fillRect(left, top, wide, tall);
  for (let star = 0; star < 190; star++) {
    brush.fillStyle = css('#ffffff', random.between(0.3, 1));
    const size = short * random.between(0.0012, 0.0036);
    brush.fillRect(left + random.next() * wide, top + random.next() * tall, size, size);
  }
  paintPlanet(
    stage,
    brush,
    width * (0.5 + light.side * 0.16),
    top + tall * 0.66,
    tall * 0.38,
    globeKind(stage.reading.subjects.find(isGlobe)?.key ?? 'earth'),
  );
  brush.restore();
  brush.strokeStyle = css(mix(hullOf(stage), '#10141e', 0.55));
  brush.lineWidth = short * 0.026;
  brush.beginPath();
  brush.roundRect(left, top, wide, tall, short * 0.07);
  for (const part of [1 / 3, 2 / 3]) {
    brush.moveTo(left + wide * part, top);
    brush.lineTo(left + wide * part, top + tall);
  }
  brush.stroke();
  brush.strokeStyle = css(LIGHT, 0.7);
  brush.lineWidth = Math.max(1, short * 0.004);
  brush.beginPath();
  brush.roundRect(
    left - short * 0.018,
    top - short * 0.018,
    wide + short * 0.036,
    tall + short * 0.036,
    short * 0.08,
  );
  brush.stroke();
}

/** Below the window, to both sides: desks that lean back, with screens on them. */
function paintConsoles(stage: Stage, brush: Brush): void {
  const { width, horizon, short } = stage;
  const random = stage.random('screens');
  const hull = hullOf(stage);
  const [top, low] = [horizon * 0.77, horizon + short * 0.05];
  for (const side of [-1, 1]) {
    const [near, far] = [width * (0.5 + side * 0.5), width * (0.5 + side * 0.17)];
    const desk = brush.createLinearGradient(0, top, 0, low);
    desk.addColorStop(0, css(mix(hull, '#ffffff', 0.2)));
    desk.addColorStop(0.3, css(mix(hull, '#10141e', 0.4)));
    desk.addColorStop(1, css(mix(hull, '#10141e', 0.7)));
    brush.fillStyle = desk;
    brush.beginPath();
    brush.moveTo(near, top);
    brush.lineTo(far, top);
    brush.lineTo(far - side * short * 0.02, low);
    brush.lineTo(near, low);
    brush.fill();
    for (let screen = 0; screen < 4; screen++) {
      const wide = Math.abs(near - far) * 0.2;
      const x = Math.min(near, far) + Math.abs(near - far) * (0.05 + screen * 0.235);
      const [y, tall] = [top + short * 0.016, short * 0.07];
      const tone = random.pick([LIGHT, '#7af0b4', '#ffb86a', '#b49cff']);
      brush.fillStyle = '#0a1220';
      brush.fillRect(x, y, wide, tall);
      brush.fillStyle = css(tone, 0.24);
      brush.fillRect(x + wide * 0.05, y + tall * 0.08, wide * 0.9, tall * 0.84);
      brush.strokeStyle = css(tone, 0.95);
      brush.lineWidth = Math.max(1, short * 0.003);
      brush.beginPath();
      for (let step = 0; step <= 6; step++) {
        const at = [x + wide * (0.1 + step * 0.13), y + tall * random.between(0.25, 0.75)] as const;
        if (step === 0) brush.moveTo(...at);
        else brush.lineTo(...at);
      }
      brush.stroke();
    }
  }
}

/** Plates of the deck, with two strips of light that run to the window. */
function paintDeck(stage: Stage, brush: Brush): void {
  const { width, height, horizon, short } = stage;
  const hull = hullOf(stage);
  const deck = brush.createLinearGradient(0, horizon, 0, height);
  deck.addColorStop(0, css(mix(hull, '#10141e', 0.62)));
  deck.addColorStop(1, css(mix(hull, '#10141e', 0.24)));
  brush.fillStyle = deck;
  brush.fillRect(0, horizon, width, height - horizon);
  const eye = horizon - short * 0.24;
  const along = (x: number, y: number): number => width / 2 + (x * width * (y - eye)) / (height - eye);
  brush.strokeStyle = css('#10141e', 0.5);
  brush.lineWidth = Math.max(1, short * 0.004);
  brush.beginPath();
  for (let line = -4; line <= 4; line++) {
    brush.moveTo(along(line * 0.2, horizon), horizon);
    brush.lineTo(along(line * 0.2, height), height);
  }
  for (let row = 1; row < 6; row++) {
    const y = horizon + (height - horizon) * (row / 6) ** 1.6;
    brush.moveTo(0, y);
    brush.lineTo(width, y);
  }
  brush.stroke();
  for (const side of [-0.34, 0.34]) {
    brush.fillStyle = css(LIGHT, 0.85);
    brush.beginPath();
    brush.moveTo(along(side - 0.004, horizon), horizon);
    brush.lineTo(along(side + 0.004, horizon), horizon);
    brush.lineTo(along(side + 0.008, height), height);
    brush.lineTo(along(side - 0.008, height), height);
    brush.fill();
  }
}
