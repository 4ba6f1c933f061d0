// Places to dance: a dark floor of lit tiles with spotlights, and a party of turning rays.
import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';

const NEON = ['#ff3d8b', '#39c7ff', '#ffd23f', '#8b5cff', '#3dffb0'] as const;

export type Floor = { width: number; height: number; horizon: number };

/** A wall of light and a floor of tiles that light up with the beat. */
export function drawClub(brush: Brush, { width, height, horizon }: Floor, beat: number): void {
  const wall = brush.createLinearGradient(0, 0, 0, horizon);
  wall.addColorStop(0, '#0b0620');
  wall.addColorStop(1, '#3a0f5c');
  brush.fillStyle = wall;
  brush.fillRect(0, 0, width, horizon + 1);
  const floor = brush.createLinearGradient(0, horizon, 0, height);
  floor.addColorStop(0, '#2a0c4a');
  floor.addColorStop(1, '#0d0520');
  brush.fillStyle = floor;
  brush.fillRect(0, horizon, width, height - horizon);
  const step = Math.floor(beat);
  const pulse = 1 - (beat - step);
  brush.save();
  brush.globalCompositeOperation = 'lighter';
  const columns = 9;
  const rows = 6;
  const depthOf = (row: number) => horizon + (height - horizon) * (row / rows) ** 1.7;
  const xOf = (column: number, row: number) =>
    width / 2 + (column / columns - 0.5) * width * (0.8 + 1.5 * (row / rows));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const chosen = (column * 7 + row * 13 + step * 5) % 4;
      const alpha = chosen === 0 ? 0.2 + 0.55 * pulse : chosen === 1 ? 0.16 : 0.05;
      brush.fillStyle = css(NEON[(column + row + step) % NEON.length] ?? NEON[0], alpha);
      brush.beginPath();
      brush.moveTo(xOf(column + 0.04, row), depthOf(row));
      brush.lineTo(xOf(column + 0.96, row), depthOf(row));
      brush.lineTo(xOf(column + 0.96, row + 0.94), depthOf(row + 0.94));
      brush.lineTo(xOf(column + 0.04, row + 0.94), depthOf(row + 0.94));
      brush.fill();
    }
  }
  brush.restore();
}

/** Beams from above that swing to the beat. */
export function drawBeams(brush: Brush, { width, height }: Floor, beat: number, strength: number): void {
  brush.save();
  brush.globalCompositeOperation = 'lighter';
  for (let beam = 0; beam < 6; beam++) {
    const x = width * (0.08 + 0.168 * beam);
    const angle = Math.PI / 2 + 0.5 * Math.sin(beat * (Math.PI / 4) + beam * 1.7);
    const colour = NEON[(beam + Math.floor(beat / 4)) % NEON.length] ?? NEON[0];
    const long = height * 1.15;
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
    const light = brush.createLinearGradient(x, 0, x + dx, dy);
    light.addColorStop(0, css(mix(colour, '#ffffff', 0.4), 0.42 * strength));
    light.addColorStop(1, css(colour, 0));
    brush.fillStyle = light;
    const spread = width * 0.1;
    brush.beginPath();
    brush.moveTo(x - 3, -4);
    brush.lineTo(x + 3, -4);
    brush.lineTo(x + dx + spread, dy);
    brush.lineTo(x + dx - spread, dy);
    brush.fill();
  }
  brush.restore();
}

const PARTY = [
  ['#ffd166', '#ffb84d'],
  ['#8fd3ff', '#6cbcf5'],
  ['#ffb3c9', '#ff98b5'],
  ['#b9f0c0', '#96e0a2'],
] as const;

/** Rays that turn around a middle; their colours change every eight beats. */
export function drawParty(brush: Brush, { width, height, horizon }: Floor, beat: number): void {
  const [pale, deep] = PARTY[Math.floor(beat / 8) % PARTY.length] ?? PARTY[0];
  brush.fillStyle = pale;
  brush.fillRect(0, 0, width, height);
  const far = Math.hypot(width, height);
  brush.fillStyle = deep;
  const turn = beat * 0.06;
  for (let ray = 0; ray < 16; ray++) {
    const angle = (ray / 16) * Math.PI * 2 + turn;
    brush.beginPath();
    brush.moveTo(width / 2, horizon * 0.75);
    brush.arc(width / 2, horizon * 0.75, far, angle, angle + Math.PI / 16);
    brush.fill();
  }
  const ground = brush.createLinearGradient(0, horizon, 0, height);
  ground.addColorStop(0, css(mix(deep, '#7a3f1d', 0.22)));
  ground.addColorStop(1, css(mix(deep, '#5a2a10', 0.42)));
  brush.fillStyle = ground;
  brush.beginPath();
  brush.ellipse(width / 2, height * 1.1, width * 0.86, height * 1.1 - horizon, 0, 0, 7);
  brush.fill();
}
