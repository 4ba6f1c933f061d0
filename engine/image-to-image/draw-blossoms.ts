// Blossoms that are worn in the hair: a wreath of many around the head, or one beside the temple.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';

const LEAF: Rgb = [74, 122, 62];
const HEART: Rgb = [244, 196, 76];
const SHADOW = 'rgba(30,16,10,0.4)';
/** Beside the asked colour a wreath has white ones and those of a near shade. */
const WREATH = 11;

/** On a head whose width is 1: 0, 0 is where the hair ends above. */
export function drawWreath(brush: Brush, colour: Rgb): void {
  const shades: readonly Rgb[] = [colour, mix(colour, '#ffffff', 0.72), mix(colour, [250, 190, 120], 0.45)];
  const places = Array.from({ length: WREATH }, (_, at) => {
    const across = (at / (WREATH - 1)) * 2 - 1;
    return { x: across * 0.5, y: 0.24 - 0.15 * (1 - across ** 2) + (at % 2 === 0 ? 0.012 : -0.012), at };
  });
  for (const { x, y, at } of places) {
    drawLeaf(brush, x - 0.05, y - 0.06, -1.9 + x * 1.4);
    drawLeaf(brush, x + 0.05, y + 0.05, 1.2 + (at % 3) * 0.4);
  }
  // Those in the middle are nearest.
  for (const { x, y, at } of places.toSorted((one, other) => Math.abs(other.x) - Math.abs(one.x)))
    drawBlossom(brush, x, y, at % 2 === 0 ? 0.098 : 0.076, at * 0.7, shades[at % shades.length] ?? colour);
}

/** One large blossom and two leaves, on the side of the head. */
export function drawOneBlossom(brush: Brush, colour: Rgb): void {
  drawLeaf(brush, 0.3, 0.44, 2.2);
  drawLeaf(brush, 0.5, 0.3, -0.7);
  drawBlossom(brush, 0.4, 0.36, 0.165, 0.3, colour);
}

function drawLeaf(brush: Brush, x: number, y: number, turn: number): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.quadraticCurveTo(0.05, -0.05, 0.13, 0);
  brush.quadraticCurveTo(0.05, 0.05, 0, 0);
  const light = brush.createLinearGradient(0, -0.04, 0, 0.04);
  light.addColorStop(0, css(mix(LEAF, '#ffffff', 0.2)));
  light.addColorStop(1, css(mix(LEAF, '#0a0810', 0.35)));
  brush.fillStyle = light;
  brush.fill();
  brush.restore();
}

function drawBlossom(brush: Brush, x: number, y: number, radius: number, turn: number, colour: Rgb): void {
  brush.save();
  brush.translate(x, y);
  brush.fillStyle = SHADOW;
  brush.beginPath();
  brush.ellipse(radius * 0.1, radius * 0.22, radius * 0.95, radius * 0.9, 0, 0, 7);
  brush.fill();
  // Petals behind, and smaller ones before them, turned by half a petal.
  for (const [size, offset, shade] of [
    [1, 0, 0.16],
    [0.72, Math.PI / 6, 0],
  ] as const)
    for (let petal = 0; petal < 6; petal++) {
      brush.save();
      brush.rotate(turn + offset + (petal / 6) * Math.PI * 2);
      const length = radius * size;
      const light = brush.createRadialGradient(0, 0, length * 0.1, length * 0.5, 0, length * 0.75);
      light.addColorStop(0, css(mix(colour, '#3a0a1c', 0.34 + shade)));
      light.addColorStop(0.55, css(mix(colour, '#3a0a1c', shade)));
      light.addColorStop(1, css(mix(colour, '#ffffff', 0.3 - shade)));
      brush.fillStyle = light;
      brush.beginPath();
      brush.ellipse(length * 0.56, 0, length * 0.46, length * 0.34, 0, 0, 7);
      brush.fill();
      brush.restore();
    }
  const heart = brush.createRadialGradient(-radius * 0.05, -radius * 0.06, 0, 0, 0, radius * 0.24);
  heart.addColorStop(0, css(mix(HEART, '#ffffff', 0.3)));
  heart.addColorStop(1, css(mix(HEART, '#6a3a08', 0.45)));
  brush.fillStyle = heart;
  brush.beginPath();
  brush.arc(0, 0, radius * 0.22, 0, 7);
  brush.fill();
  brush.restore();
}
