// Light that strays in a camera: the flare of a lens that looks into the sun, and the glow on film that light leaked on.
import { css, luminance, type Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import type { Place, TrickOperation } from './instruction.ts';
import { paintOver } from './lay-illustration.ts';
import type { Work } from './work.ts';

type Point = { x: number; y: number };

const SEARCH_PIXELS = 48;
/** 0–1: what is as light as this in a photo that is not so elsewhere may be the sun or a lamp. */
const GLARING = 0.93;
/** Of the photo: where more than this is so light, none of it is a source. */
const MOST_GLARING = 0.12;
/** Of its height: lower down it is a shirt or a table that is lit. */
const LOWEST = 0.6;
const WARM: Rgb = [255, 236, 200];

/** Rings that lie on the line from the source through the middle: how far along it, how large, and of which colour. */
const GHOSTS: readonly (readonly [number, number, Rgb, number])[] = [
  [0.45, 0.035, [255, 190, 120], 0.2],
  [0.7, 0.018, [150, 220, 255], 0.26],
  [1.25, 0.05, [140, 255, 190], 0.13],
  [1.55, 0.026, [255, 150, 150], 0.2],
  [1.8, 0.085, [120, 170, 255], 0.11],
];

export function paintFlare(work: Work, { amount, place, colours: [colour = WARM] }: TrickOperation): void {
  const { width, height } = work.image;
  const source = findSource(work.image, place);
  const far = Math.hypot(width, height);
  paintOver(work, (brush) => {
    brush.globalCompositeOperation = 'screen';
    brush.globalAlpha = Math.min(1, amount);
    paintGlow(brush, source, far * 0.5, colour);
    paintStreak(brush, source, far, colour);
    for (const [along, size, shade, alpha] of GHOSTS) {
      const x = source.x + (width / 2 - source.x) * along;
      const y = source.y + (height / 2 - source.y) * along;
      paintGhost(brush, { x, y }, far * size, shade, alpha);
    }
  });
}

/** Where it was said to be, else where the photo is lightest by far, else above on its lighter side. */
function findSource(image: Image, { across, down }: Place): Point {
  const { width, height } = image;
  if (across ?? down)
    return {
      x: { left: 0.16, middle: 0.5, right: 0.84 }[across ?? 'middle'] * width,
      y: { top: 0.14, middle: 0.4, bottom: 0.8 }[down ?? 'top'] * height,
    };
  const small = shrinkImage(image, SEARCH_PIXELS);
  const sum = { x: 0, y: 0, glaring: 0, left: 0, right: 0 };
  const all = small.width * small.height;
  for (let i = 0; i < all; i++) {
    const [x, o] = [i % small.width, i * 4];
    const light = luminance([small.data[o] ?? 0, small.data[o + 1] ?? 0, small.data[o + 2] ?? 0]);
    sum[x < small.width / 2 ? 'left' : 'right'] += light;
    if (light < GLARING || i > all * LOWEST) continue;
    sum.glaring++;
    sum.x += (x + 0.5) / small.width;
    sum.y += (Math.floor(i / small.width) + 0.5) / small.height;
  }
  if (sum.glaring > 0 && sum.glaring < all * MOST_GLARING)
    return { x: (sum.x / sum.glaring) * width, y: (sum.y / sum.glaring) * height };
  return { x: width * (sum.right > sum.left ? 0.84 : 0.16), y: height * 0.14 };
}

function paintGlow(brush: Brush, { x, y }: Point, reach: number, colour: Rgb): void {
  const glow = brush.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, 'rgba(255,255,255,1)');
  glow.addColorStop(0.06, css(colour, 0.85));
  glow.addColorStop(0.2, css(colour, 0.34));
  glow.addColorStop(0.5, css(colour, 0.12));
  glow.addColorStop(1, css(colour, 0));
  brush.fillStyle = glow;
  brush.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
}

function paintStreak(brush: Brush, { x, y }: Point, far: number, colour: Rgb): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(1, 0.014);
  const streak = brush.createRadialGradient(0, 0, 0, 0, 0, far * 0.55);
  streak.addColorStop(0, css(colour, 0.8));
  streak.addColorStop(1, css(colour, 0));
  brush.fillStyle = streak;
  brush.fillRect(-far, -far, 2 * far, 2 * far);
  brush.restore();
}

function paintGhost(brush: Brush, { x, y }: Point, radius: number, colour: Rgb, alpha: number): void {
  const ring = brush.createRadialGradient(x, y, 0, x, y, radius);
  ring.addColorStop(0, css(colour, alpha * 0.5));
  ring.addColorStop(0.82, css(colour, alpha));
  ring.addColorStop(0.94, css(colour, alpha * 0.6));
  ring.addColorStop(1, css(colour, 0));
  brush.fillStyle = ring;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}

const LEAKS: readonly Rgb[] = [
  [255, 96, 30],
  [255, 176, 60],
  [230, 40, 90],
];

/** Warm light that came in at two edges. */
export function leakLight(work: Work, { amount, colours }: TrickOperation): void {
  const { width, height } = work.image;
  const random = work.random('light leak');
  const shades = colours.length > 0 ? colours : LEAKS;
  const side = random.chance(0.5) ? 0 : 1;
  paintOver(work, (brush) => {
    brush.globalCompositeOperation = 'screen';
    for (let n = 0; n < 4; n++) {
      const x = width * (n < 3 ? side : 1 - side) + random.between(-0.08, 0.08) * width;
      const y = height * random.between(0, 1);
      const reach = Math.max(width, height) * random.between(0.28, 0.5);
      const shade = shades[n % shades.length] as Rgb;
      brush.save();
      brush.translate(x, y);
      brush.scale(0.7, 1.3);
      const glow = brush.createRadialGradient(0, 0, 0, 0, 0, reach);
      glow.addColorStop(0, css(shade, Math.min(1, 0.75 * amount)));
      glow.addColorStop(0.45, css(shade, Math.min(1, 0.34 * amount)));
      glow.addColorStop(1, css(shade, 0));
      brush.fillStyle = glow;
      brush.fillRect(-reach, -reach, 2 * reach, 2 * reach);
      brush.restore();
    }
  });
}
