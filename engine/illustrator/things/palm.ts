// The palm of a beach: a leaning trunk, fronds that hang, three nuts.

import { css, mix } from '#engine/raster/colour.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** On its own sheet, its foot at the bottom middle. */
export function growPalm(stage: Stage, label: string, pixels: number): Surface {
  const random = stage.random(`palm ${label}`);
  const { palette, light } = stage;
  const wide = pixels * 1.1;
  const lean = random.side() * random.between(0.08, 0.2);
  return makeSurface(wide, pixels, (brush) => {
    const foot = wide / 2;
    const crownX = foot + lean * pixels;
    const crownY = pixels * 0.3;
    const bark = lit(stage, '#8a6644');
    for (const [colour, width, shift] of [
      [mix(bark, palette.shade, 0.45), 0.045, 0],
      [mix(bark, palette.sun, 0.2), 0.018, light.side * 0.012],
    ] as const) {
      brush.strokeStyle = css(colour);
      brush.lineWidth = pixels * width;
      brush.lineCap = 'round';
      brush.beginPath();
      brush.moveTo(foot + shift * pixels, pixels);
      brush.quadraticCurveTo(foot + shift * pixels, pixels * 0.6, crownX + shift * pixels, crownY);
      brush.stroke();
    }
    const leafColour = lit(stage, '#3f8a48');
    for (let frond = 0; frond < 11; frond++) {
      const angle = -Math.PI * (0.02 + (0.96 * frond) / 10) + random.between(-0.1, 0.1);
      const length = pixels * random.between(0.3, 0.4);
      const endX = crownX + Math.cos(angle) * length;
      const endY = crownY + Math.sin(angle) * length * 0.55 + length * 0.38;
      const bendX = crownX + Math.cos(angle) * length * 0.55;
      const bendY = crownY + Math.sin(angle) * length * 0.72;
      const isLit = Math.cos(angle) * light.side > 0;
      brush.strokeStyle = css(
        isLit ? mix(leafColour, palette.sun, 0.25) : mix(leafColour, palette.shade, 0.4),
      );
      brush.lineWidth = pixels * 0.007;
      brush.beginPath();
      for (let needle = 2; needle <= 26; needle++) {
        const t = needle / 26;
        const x = (1 - t) ** 2 * crownX + 2 * t * (1 - t) * bendX + t * t * endX;
        const y = (1 - t) ** 2 * crownY + 2 * t * (1 - t) * bendY + t * t * endY;
        const reach = pixels * 0.085 * Math.sin(Math.PI * (0.12 + 0.85 * t));
        for (const side of [-1, 1]) {
          brush.moveTo(x, y);
          brush.lineTo(x + side * reach * 0.45 + Math.cos(angle) * reach * 0.5, y + reach * 0.85);
        }
      }
      brush.stroke();
    }
    for (let nut = 0; nut < 3; nut++) {
      brush.fillStyle = css(mix(bark, palette.shade, 0.35));
      brush.beginPath();
      brush.arc(crownX + (nut - 1) * pixels * 0.022, crownY + pixels * 0.025, pixels * 0.017, 0, 7);
      brush.fill();
    }
  });
}
