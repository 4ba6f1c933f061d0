// An image as a print on paper, with a white edge and its shadow, and the soft ground that prints lie on.
import { css, type Colour } from '#engine/raster/colour.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

export type Print = { surface: Surface; width: number; height: number; margin: number };

/** `longSide` of the print in pixels, edge included. */
export function makePrint(image: Surface, longSide: number, paper = '#fffdf8'): Print {
  const edge = longSide * 0.028;
  const scale = (longSide - edge * 2) / Math.max(image.width, image.height);
  const width = image.width * scale + edge * 2;
  const height = image.height * scale + edge * 2;
  const margin = longSide * 0.09;
  const surface = makeSurface(width + margin * 2, height + margin * 2, (brush) => {
    brush.save();
    brush.shadowColor = 'rgba(20,8,20,.45)';
    brush.shadowBlur = margin * 0.55;
    brush.shadowOffsetY = margin * 0.22;
    brush.fillStyle = paper;
    brush.fillRect(margin, margin, width, height);
    brush.restore();
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(image, margin + edge, margin + edge, width - edge * 2, height - edge * 2);
    brush.strokeStyle = 'rgba(0,0,0,.12)';
    brush.lineWidth = 1;
    brush.strokeRect(margin + edge, margin + edge, width - edge * 2, height - edge * 2);
  });
  return { surface, width, height, margin };
}

export type Place = { x: number; y: number; turn: number; scale: number };

/** Lays the middle of a print at a place. */
export function layPrint(brush: Brush, print: Print, { x, y, turn, scale }: Place): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(scale, scale);
  brush.drawImage(print.surface, -print.surface.width / 2, -print.surface.height / 2);
  brush.restore();
}

/** The colours of some images run together, in a tint, darker at its edges. */
export function makeGround(
  width: number,
  height: number,
  images: readonly Surface[],
  tint: { colour: Colour; amount: number; edge?: Colour },
): Surface {
  const tiny = makeSurface(14, 10, (brush) => {
    const each = 14 / Math.max(1, images.length);
    brush.imageSmoothingQuality = 'high';
    for (const [n, image] of images.entries()) brush.drawImage(image, n * each, 0, each, 10);
  });
  const small = makeSurface(56, 40, (brush) => {
    brush.imageSmoothingQuality = 'high';
    // Once sharp beneath: a blur fades out at the sheet's edges.
    brush.drawImage(tiny, 0, 0, 56, 40);
    brush.filter = 'blur(5px)';
    brush.drawImage(tiny, -6, -6, 68, 52);
  });
  return makeSurface(width, height, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(small, 0, 0, width, height);
    brush.fillStyle = css(tint.colour, tint.amount);
    brush.fillRect(0, 0, width, height);
    const far = Math.hypot(width, height) / 2;
    const shade = brush.createRadialGradient(width / 2, height * 0.46, far * 0.3, width / 2, height / 2, far);
    shade.addColorStop(0, css(tint.edge ?? '#2a0a1e', 0));
    shade.addColorStop(1, css(tint.edge ?? '#2a0a1e', 0.55));
    brush.fillStyle = shade;
    brush.fillRect(0, 0, width, height);
  });
}

/** Fits an image into a box from above its middle, where faces are. */
export function coverBox(
  brush: Brush,
  image: Surface,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / image.width, height / image.height);
  const w = image.width * scale;
  const h = image.height * scale;
  brush.drawImage(image, x + (width - w) / 2, y + (height - h) * 0.3, w, h);
}
