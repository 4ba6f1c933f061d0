// Light as a soft round stain, baked once and laid on wherever something shines.
import { css, type Colour } from '#engine/raster/colour.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** White in its middle, `colour` around it, nothing at its edge. `core` is how much of it is white. */
export function makeGlow(colour: Colour, pixels = 128, core = 0.18): Surface {
  const half = pixels / 2;
  return makeSurface(pixels, pixels, (brush) => {
    const light = brush.createRadialGradient(half, half, 0, half, half, half);
    light.addColorStop(0, css('#ffffff'));
    light.addColorStop(core * 0.5, css('#ffffff', 0.9));
    light.addColorStop(core, css(colour, 0.7));
    light.addColorStop(0.5, css(colour, 0.18));
    light.addColorStop(1, css(colour, 0));
    brush.fillStyle = light;
    brush.fillRect(0, 0, pixels, pixels);
  });
}

/** Adds the light of a glow; what lies beneath becomes brighter. */
export function addGlow(brush: Brush, glow: Surface, x: number, y: number, radius: number, alpha = 1): void {
  if (alpha <= 0.004 || radius <= 0) return;
  brush.save();
  brush.globalCompositeOperation = 'lighter';
  brush.globalAlpha = Math.min(1, alpha);
  brush.drawImage(glow, x - radius, y - radius, radius * 2, radius * 2);
  brush.restore();
}

/** A star of light with four long points. */
export function addSparkle(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  alpha: number,
  colour = '#ffffff',
): void {
  if (alpha <= 0.01) return;
  brush.save();
  brush.translate(x, y);
  brush.globalCompositeOperation = 'lighter';
  brush.globalAlpha = Math.min(1, alpha);
  brush.fillStyle = colour;
  brush.beginPath();
  const waist = radius * 0.07;
  for (let point = 0; point < 4; point++) {
    const angle = (point * Math.PI) / 2;
    brush.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    brush.lineTo(Math.cos(angle + Math.PI / 4) * waist, Math.sin(angle + Math.PI / 4) * waist);
  }
  brush.fill();
  brush.restore();
}
