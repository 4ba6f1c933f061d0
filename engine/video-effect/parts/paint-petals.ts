// Single petals with a fold of light, one for each colour.
import { css, mix } from '#engine/raster/colour.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';

export function paintPetals(colours: readonly [string, ...string[]]): [Surface, ...Surface[]] {
  return colours.map((colour) => paintPetal(colour)) as [Surface, ...Surface[]];
}

function paintPetal(colour: string): Surface {
  return makeSurface(64, 80, (brush) => {
    const paint = brush.createLinearGradient(12, 6, 52, 76);
    paint.addColorStop(0, css(mix(colour, '#ffffff', 0.55)));
    paint.addColorStop(0.55, css(colour));
    paint.addColorStop(1, css(mix(colour, '#701030', 0.3)));
    brush.fillStyle = paint;
    brush.beginPath();
    brush.moveTo(32, 77);
    brush.bezierCurveTo(4, 58, 2, 22, 20, 6);
    brush.bezierCurveTo(27, 1, 31, 9, 33, 12);
    brush.bezierCurveTo(36, 5, 42, 2, 47, 7);
    brush.bezierCurveTo(63, 26, 58, 60, 32, 77);
    brush.fill();
    brush.strokeStyle = css(mix(colour, '#ffffff', 0.6), 0.6);
    brush.lineWidth = 1.5;
    brush.beginPath();
    brush.moveTo(32, 74);
    brush.quadraticCurveTo(28, 40, 33, 16);
    brush.stroke();
  });
}
