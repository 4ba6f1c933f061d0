// A white feather that points to the right from its quill.
import { makeSurface, type Surface } from '#engine/raster/surface.ts';

/** `shade` 0 is white, 1 is blue-grey. */
export function paintFeather(pixels: number, shade: number): Surface {
  const tall = pixels * 0.24;
  return makeSurface(pixels, tall, (brush) => {
    const c = tall / 2;
    const paint = brush.createLinearGradient(0, 0, pixels, 0);
    paint.addColorStop(0, toneOf(208, shade));
    paint.addColorStop(0.3, toneOf(240, shade));
    paint.addColorStop(1, toneOf(251, shade));
    brush.fillStyle = paint;
    brush.beginPath();
    brush.moveTo(0, c * 0.94);
    brush.bezierCurveTo(pixels * 0.12, c * 0.1, pixels * 0.72, -c * 0.12, pixels, c * 0.8);
    brush.bezierCurveTo(pixels * 0.96, c * 1.5, pixels * 0.5, c * 2.1, pixels * 0.1, c * 1.55);
    brush.quadraticCurveTo(pixels * 0.03, c * 1.2, 0, c * 1.06);
    brush.fill();
    brush.globalCompositeOperation = 'source-atop';
    const fold = brush.createLinearGradient(0, 0, 0, tall);
    fold.addColorStop(0, 'rgba(255,255,255,.55)');
    fold.addColorStop(0.48, 'rgba(255,255,255,0)');
    fold.addColorStop(0.52, 'rgba(70,84,130,.26)');
    fold.addColorStop(1, 'rgba(70,84,130,.05)');
    brush.fillStyle = fold;
    brush.fillRect(0, 0, pixels, tall);
    brush.strokeStyle = 'rgba(96,108,150,.28)';
    brush.lineWidth = Math.max(0.6, pixels * 0.004);
    for (let n = 0; n < 26; n++) {
      const x = pixels * (0.12 + n * 0.033);
      for (const side of [-1, 1]) {
        brush.beginPath();
        brush.moveTo(x, c);
        brush.quadraticCurveTo(
          x + pixels * 0.05,
          c + side * c * 0.45,
          x + pixels * 0.085,
          c + side * c * 0.98,
        );
        brush.stroke();
      }
    }
    brush.strokeStyle = 'rgba(150,150,170,.8)';
    brush.lineWidth = Math.max(1, pixels * 0.011);
    brush.beginPath();
    brush.moveTo(0, c);
    brush.quadraticCurveTo(pixels * 0.5, c * 0.86, pixels * 0.97, c * 0.92);
    brush.stroke();
  });
}

function toneOf(light: number, shade: number): string {
  return `rgb(${Math.round(light - shade * 34)},${Math.round(light - shade * 26)},${Math.round(light + 4 - shade * 12)})`;
}
