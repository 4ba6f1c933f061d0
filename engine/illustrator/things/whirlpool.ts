// Water that turns around a dark funnel, seen from aside: rings that grow narrow to its middle, foam along them.

import { css, mix } from '#engine/raster/colour.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const [RX, RY] = [170, 50];

function whirlpool(pen: Pen): void {
  const { brush, random } = pen;
  const rings = 26;
  for (let ring = 0; ring < rings; ring++) {
    const part = 1 - ring / rings;
    // The farther in, the deeper it lies.
    const sink = (1 - part) ** 2 * 22;
    const colour = mix(mix('#5aa6b8', '#0c2a44', (1 - part) * 1.05), '#ffffff', ring % 2 === 0 ? 0.1 : 0);
    brush.fillStyle = css(colour, ring === 0 ? 0.35 : ring === 1 ? 0.6 : 1);
    brush.beginPath();
    brush.ellipse(0, -RY - 4 + sink, RX * part, RY * part * (1 - (1 - part) * 0.2), 0, 0, 7);
    brush.fill();
  }
  brush.lineCap = 'round';
  for (let arm = 0; arm < 9; arm++) {
    const start = (arm / 9) * Math.PI * 2;
    for (let step = 0; step < 46; step++) {
      const part = 1 - step / 50;
      const angle = start + step * 0.12;
      const sink = (1 - part) ** 2 * 22;
      const at = (turn: number): [number, number] => [
        Math.cos(angle + turn) * RX * part * 0.97,
        -RY - 4 + sink + Math.sin(angle + turn) * RY * part * 0.95,
      ];
      const [x, y] = at(0);
      const [toX, toY] = at(0.13);
      brush.strokeStyle = css('#f2fbff', random.between(0.25, 0.8) * (0.35 + part * 0.65));
      brush.lineWidth = random.between(0.5, 2.6) * (0.4 + part * 0.6);
      brush.beginPath();
      brush.moveTo(x, y);
      brush.lineTo(toX, toY);
      brush.stroke();
    }
  }
  for (let drop = 0; drop < 70; drop++) {
    const angle = random.between(0, 6.283);
    const part = random.between(0.5, 1.02);
    brush.fillStyle = css('#ffffff', random.between(0.4, 0.9));
    brush.beginPath();
    brush.arc(
      Math.cos(angle) * RX * part,
      -RY - 4 + Math.sin(angle) * RY * part,
      random.between(0.5, 1.8),
      0,
      7,
    );
    brush.fill();
  }
}

export const WHIRLPOOLS: Record<string, OwnDrawing> = {
  'own/whirlpool': { width: RX * 2 + 8, height: RY * 2 + 8, paint: whirlpool },
};
