// A puffy cloud: heaped balls, lit from above, flat and grey below.
import { css, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';

export function paintCloud(
  random: Random,
  width: number,
  light: Colour = '#ffffff',
  shade: Colour = '#aebfdc',
): Surface {
  const height = width * 0.46;
  return makeSurface(width, height, (brush) => {
    const balls = Array.from({ length: 22 }, (_, n) => {
      const u = (n + random.next()) / 22;
      const arch = Math.sin(u * Math.PI);
      return {
        x: width * (0.1 + 0.8 * u),
        y: height * (0.74 - 0.36 * arch * random.between(0.3, 1)),
        r: width * (0.045 + 0.1 * arch * random.between(0.6, 1)),
      };
    });
    for (const { x, y, r } of balls) {
      brush.fillStyle = css(light);
      brush.beginPath();
      brush.arc(x, y, r, 0, 7);
      brush.fill();
    }
    brush.globalCompositeOperation = 'source-atop';
    const down = brush.createLinearGradient(0, height * 0.25, 0, height);
    down.addColorStop(0, css(light));
    down.addColorStop(1, css(shade));
    brush.fillStyle = down;
    brush.fillRect(0, 0, width, height);
    for (const { x, y, r } of balls) {
      const ball = brush.createRadialGradient(x - r * 0.3, y - r * 0.45, 0, x, y, r * 1.1);
      ball.addColorStop(0, css(light, 0.9));
      ball.addColorStop(0.6, css(light, 0.3));
      ball.addColorStop(1, css(shade, 0.12));
      brush.fillStyle = ball;
      brush.beginPath();
      brush.arc(x, y, r * 1.1, 0, 7);
      brush.fill();
    }
    brush.globalCompositeOperation = 'destination-out';
    const fade = brush.createLinearGradient(0, height * 0.72, 0, height * 0.98);
    fade.addColorStop(0, 'rgba(0,0,0,0)');
    fade.addColorStop(1, 'rgba(0,0,0,1)');
    brush.fillStyle = fade;
    brush.fillRect(0, 0, width, height);
  });
}
