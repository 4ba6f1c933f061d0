// Puts a frame around an image: the image becomes a little smaller, so that nothing of it is covered.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { makeSurface, readPixels, surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import type { Frame } from './instruction.ts';
import type { Work } from './work.ts';

type Edge = { left: number; top: number; right: number; bottom: number };

export function layFrame(work: Work, frame: Frame, colour?: Rgb): void {
  const { width, height, data } = work.image;
  const short = Math.min(width, height);
  const edge = edgeOf(frame, short);
  const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom };
  const photo = surfaceFromPixels(width, height, data);
  const sheet = makeSurface(width, height, (brush) => {
    paintBoard(brush, frame, width, height, edge, colour);
    brush.imageSmoothingQuality = 'high';
    // The image fills its window: what its shape leaves over is cut evenly.
    const scale = Math.max(inner.width / width, inner.height / height);
    const cutWidth = inner.width / scale;
    const cutHeight = inner.height / scale;
    brush.save();
    brush.beginPath();
    brush.roundRect(edge.left, edge.top, inner.width, inner.height, frame === 'round' ? short * 0.06 : 0);
    brush.clip();
    brush.drawImage(
      photo,
      (width - cutWidth) / 2,
      (height - cutHeight) / 2,
      cutWidth,
      cutHeight,
      edge.left,
      edge.top,
      inner.width,
      inner.height,
    );
    brush.restore();
    if (frame === 'instant' || frame === 'white') return;
    brush.strokeStyle = 'rgba(0,0,0,0.28)';
    brush.lineWidth = Math.max(1, short * 0.002);
    if (frame !== 'round') brush.strokeRect(edge.left, edge.top, inner.width, inner.height);
  });
  work.image = { width, height, data: new Uint8ClampedArray(readPixels(sheet)) };
  work.forgetMasks();
}

function edgeOf(frame: Frame, short: number): Edge {
  const even = (share: number): Edge => {
    const pixels = Math.round(short * share);
    return { left: pixels, top: pixels, right: pixels, bottom: pixels };
  };
  if (frame === 'instant') return { ...even(0.055), bottom: Math.round(short * 0.2) };
  if (frame === 'gold' || frame === 'wood') return even(0.075);
  return even(0.05);
}

const BOARDS: Record<Frame, Rgb> = {
  white: [252, 250, 246],
  black: [18, 17, 18],
  gold: [196, 152, 72],
  wood: [112, 72, 44],
  instant: [246, 243, 236],
  round: [250, 248, 243],
};

function paintBoard(
  brush: Brush,
  frame: Frame,
  width: number,
  height: number,
  edge: Edge,
  colour?: Rgb,
): void {
  const base = colour ?? BOARDS[frame];
  brush.fillStyle = css(base);
  brush.fillRect(0, 0, width, height);
  if (frame !== 'gold' && frame !== 'wood') return;
  // A moulding: each side takes the light as it faces it, and a bright fillet lies inside.
  const sides: [Rgb, [number, number][]][] = [
    [
      mix(base, '#ffffff', 0.24),
      [
        [0, 0],
        [width, 0],
        [width - edge.right, edge.top],
        [edge.left, edge.top],
      ],
    ],
    [
      mix(base, '#ffffff', 0.08),
      [
        [0, 0],
        [edge.left, edge.top],
        [edge.left, height - edge.bottom],
        [0, height],
      ],
    ],
    [
      mix(base, '#000000', 0.18),
      [
        [width, 0],
        [width, height],
        [width - edge.right, height - edge.bottom],
        [width - edge.right, edge.top],
      ],
    ],
    [
      mix(base, '#000000', 0.3),
      [
        [0, height],
        [edge.left, height - edge.bottom],
        [width - edge.right, height - edge.bottom],
        [width, height],
      ],
    ],
  ];
  for (const [tone, points] of sides) {
    brush.fillStyle = css(tone);
    brush.beginPath();
    points.forEach(([x, y], index) => (index === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
    brush.closePath();
    brush.fill();
  }
  for (const [inset, tone] of [
    [0.16, mix(base, '#ffffff', 0.4)],
    [0.3, mix(base, '#000000', 0.35)],
    [0.86, mix(base, '#ffffff', 0.5)],
  ] as const) {
    brush.strokeStyle = css(tone, 0.75);
    brush.lineWidth = Math.max(1, edge.left * 0.07);
    brush.strokeRect(
      edge.left * inset,
      edge.top * inset,
      width - 2 * edge.left * inset,
      height - 2 * edge.top * inset,
    );
  }
}
