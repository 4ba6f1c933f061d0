// Bubbles of soap: clear, with all colours at the rim.

import type { Brush } from '#engine/raster/surface.ts';
import type { OwnDrawing, Pen } from './pen.ts';

/** Clear in the middle, with all colours at its rim and a light on it. */
export function paintBubble(brush: Brush, x: number, y: number, r: number): void {
  const rim = brush.createRadialGradient(x, y, r * 0.5, x, y, r);
  rim.addColorStop(0, 'rgba(255,255,255,0.06)');
  rim.addColorStop(0.6, 'rgba(150,206,255,0.3)');
  rim.addColorStop(0.78, 'rgba(226,140,236,0.55)');
  rim.addColorStop(0.9, 'rgba(120,226,206,0.7)');
  rim.addColorStop(1, 'rgba(255,255,255,0.9)');
  brush.fillStyle = rim;
  brush.beginPath();
  brush.ellipse(x, y, r, r, 0, 0, 7);
  brush.fill();
  brush.fillStyle = 'rgba(255,255,255,0.95)';
  brush.beginPath();
  brush.ellipse(x - r * 0.42, y - r * 0.44, r * 0.22, r * 0.13, -0.8, 0, 7);
  brush.fill();
}

function soapBubbles({ brush, random }: Pen): void {
  for (let bubble = 0; bubble < 9; bubble++)
    paintBubble(
      brush,
      random.between(-56, 56),
      -random.between(14, 96),
      random.between(5, bubble === 0 ? 20 : 14),
    );
}

export const BUBBLES: Record<string, OwnDrawing> = {
  'own/soap-bubbles': { width: 150, height: 116, isLamp: true, paint: soapBubbles },
};
