// Play money: a banknote of no country, and a gold coin.
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import { fontFor } from '#engine/letters/font-for.ts';

const NOTES = [
  ['#e9748a', '#b5304e', '#ffe3e2'],
  ['#6fb58a', '#2c7450', '#e4f7e6'],
  ['#7f9fd8', '#345b9e', '#e6efff'],
] as const;

export function paintNotes(pixels: number): Surface[] {
  return NOTES.map(([light, deep, pale]) =>
    makeSurface(pixels * 2.1, pixels, (brush) => {
      const width = pixels * 2.1;
      const paper = brush.createLinearGradient(0, 0, width, pixels);
      paper.addColorStop(0, pale);
      paper.addColorStop(0.5, light);
      paper.addColorStop(1, pale);
      brush.fillStyle = paper;
      brush.fillRect(0, 0, width, pixels);
      brush.strokeStyle = deep;
      brush.lineWidth = pixels * 0.03;
      brush.strokeRect(pixels * 0.06, pixels * 0.06, width - pixels * 0.12, pixels * 0.88);
      brush.globalAlpha = 0.45;
      brush.lineWidth = pixels * 0.012;
      // A rosette of turned rings, as on securities.
      for (let ring = 0; ring < 14; ring++) {
        const angle = (ring / 14) * Math.PI;
        brush.beginPath();
        brush.ellipse(width / 2, pixels / 2, pixels * 0.36, pixels * 0.13, angle, 0, 7);
        brush.stroke();
      }
      for (let wave = 0; wave < 7; wave++) {
        brush.beginPath();
        for (let x = 0; x <= 40; x++) {
          const px = pixels * 0.1 + ((width - pixels * 0.2) * x) / 40;
          brush.lineTo(px, pixels * (0.2 + wave * 0.1) + Math.sin(x * 0.7 + wave) * pixels * 0.03);
        }
        brush.stroke();
      }
      brush.globalAlpha = 1;
      brush.fillStyle = deep;
      brush.font = fontFor('100', pixels * 0.3);
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      for (const x of [0.17, 0.83]) brush.fillText('100', width * x, pixels * 0.5);
      brush.beginPath();
      brush.arc(width / 2, pixels / 2, pixels * 0.16, 0, 7);
      brush.fill();
      brush.fillStyle = pale;
      brush.font = fontFor('福', pixels * 0.2);
      brush.fillText('福', width / 2, pixels * 0.49);
    }),
  );
}

export function paintCoin(pixels: number): Surface {
  return makeSurface(pixels, pixels, (brush) => {
    const c = pixels / 2;
    const gold = brush.createLinearGradient(0, 0, pixels, pixels);
    gold.addColorStop(0, '#fff3b0');
    gold.addColorStop(0.4, '#f5c53c');
    gold.addColorStop(1, '#a86a08');
    brush.fillStyle = gold;
    brush.beginPath();
    brush.arc(c, c, c * 0.96, 0, 7);
    brush.fill();
    brush.strokeStyle = '#b57a10';
    brush.lineWidth = pixels * 0.04;
    brush.beginPath();
    brush.arc(c, c, c * 0.76, 0, 7);
    brush.stroke();
    // A square hole in its middle, as old coins have.
    brush.fillStyle = '#8a5606';
    brush.fillRect(c * 0.74, c * 0.74, c * 0.52, c * 0.52);
    brush.strokeStyle = '#fff3b0';
    brush.lineWidth = pixels * 0.025;
    brush.strokeRect(c * 0.72, c * 0.72, c * 0.56, c * 0.56);
  });
}
