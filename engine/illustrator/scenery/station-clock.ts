// The clock of a station, hung from its roof: a white dial in a dark ring.

import { css } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { scaleAt, type Stage } from '../staging/stage.ts';
import { hazy, onImage, paintBeam, type Place } from './in-perspective.ts';

const RADIUS = 0.46;

/** `place`: the middle of its dial. */
export function paintStationClock(stage: Stage, brush: Brush, place: Place): void {
  const [across, up, away] = place;
  const [x, y] = onImage(stage, place);
  const size = scaleAt(stage, away) * RADIUS;
  paintBeam(stage, brush, hazy(stage, '#26302e', away), 0.07, [
    [across, up + RADIUS, away],
    [across, up + 1.4, away],
  ]);
  const disc = (radius: number, fill: Brush['fillStyle']): void => {
    brush.fillStyle = fill;
    brush.beginPath();
    brush.arc(x, y, radius, 0, 7);
    brush.fill();
  };
  const ring = brush.createLinearGradient(x - size, y - size, x + size, y + size);
  ring.addColorStop(0, hazy(stage, '#7d8a84', away));
  ring.addColorStop(0.5, hazy(stage, '#2a3633', away));
  ring.addColorStop(1, hazy(stage, '#141c1a', away));
  disc(size * 1.14, ring);
  disc(size * 0.98, stage.isDark ? css('#fff3d0') : hazy(stage, '#f6f2e8', away));
  const hand = (turn: number, from: number, to: number, wide: number): void => {
    brush.strokeStyle = css('#1e2226');
    brush.lineWidth = Math.max(0.6, size * wide);
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(x + Math.sin(turn) * size * from, y - Math.cos(turn) * size * from);
    brush.lineTo(x + Math.sin(turn) * size * to, y - Math.cos(turn) * size * to);
    brush.stroke();
  };
  for (let hour = 0; hour < 12; hour++)
    hand((hour * Math.PI) / 6, hour % 3 === 0 ? 0.7 : 0.78, 0.86, hour % 3 === 0 ? 0.09 : 0.05);
  const hours = 10 + 8 / 60;
  hand((hours * Math.PI) / 6, -0.1, 0.5, 0.1);
  hand((8 * Math.PI) / 30, -0.12, 0.74, 0.07);
  disc(size * 0.07, css('#1e2226'));
}
