// The eyes of toys: balls with an iris, beads of glass, discs of cloth, or eyes with lids.
import { css, luminance, mix } from '#engine/raster/colour.ts';
import { clamp } from '#engine/raster/curves.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { eyeDistance, FACE_LINES, lineOf, traceLine, type Point } from '#engine/vision/face-lines.ts';
import type { ToyFace, ToyMaterial } from './toy-material.ts';

/** A turned head has its far eye nearer to the middle: it is narrower, too. */
export function drawEye(brush: Brush, toy: ToyFace, side: 0 | 1, { eyes, eyeSize }: ToyMaterial): void {
  if (eyes === 'lidded') {
    drawLidded(brush, toy, side);
    return;
  }
  const { face, iris } = toy;
  const eye = face.eyes[side];
  const apart = eyeDistance(face.eyes);
  const widest = Math.max(face.eyes[0].across, face.eyes[1].across);
  const down = apart * eyeSize;
  const across = down * Math.max(0.7, eye.across / widest);
  const { x } = eye;
  const y = eye.y;
  brush.save();
  brush.shadowColor = 'rgba(30,15,10,0.45)';
  brush.shadowBlur = down * 0.35;
  brush.shadowOffsetY = down * 0.14;
  oval(brush, x, y, across, down);
  if (eyes === 'ball') {
    const white = brush.createRadialGradient(x - across * 0.3, y - down * 0.4, 0, x, y, down * 1.15);
    white.addColorStop(0, '#ffffff');
    white.addColorStop(0.7, '#f1ece6');
    white.addColorStop(1, '#b9aca3');
    brush.fillStyle = white;
  } else brush.fillStyle = eyes === 'bead' ? '#15120f' : '#221c1a';
  brush.fill();
  brush.restore();
  if (eyes === 'ball') {
    const ring = brush.createRadialGradient(x, y, 0, x, y, down * 0.62);
    ring.addColorStop(0.35, css(mix(iris, '#ffffff', 0.22)));
    ring.addColorStop(0.8, css(mix(iris, '#ffffff', 0.08)));
    ring.addColorStop(1, css(mix(iris, '#000000', 0.5)));
    brush.fillStyle = ring;
    oval(brush, x, y + down * 0.04, across * 0.6, down * 0.6);
    brush.fill();
    brush.fillStyle = '#0d0b0b';
    oval(brush, x, y + down * 0.04, across * 0.32, down * 0.32);
    brush.fill();
  }
  brush.fillStyle = eyes === 'disc' ? 'rgba(255,255,255,0.85)' : 'rgba(255,255,255,0.95)';
  oval(brush, x - across * 0.26, y - down * 0.3, across * 0.2, down * 0.22);
  brush.fill();
  if (eyes === 'disc') return;
  brush.fillStyle = 'rgba(255,255,255,0.35)';
  oval(brush, x + across * 0.28, y + down * 0.38, across * 0.14, down * 0.1);
  brush.fill();
}

/** How much of the skin's light the whites of eyes take at most. */
const MOST_GLOOM = 0.45;
/** How much wider and taller than the eye of the photo. */
const LIDDED = { wide: 1.3, tall: 1.5 } as const;

function drawLidded(brush: Brush, { face, iris, brow, skin }: ToyFace, side: 0 | 1): void {
  const eye = face.eyes[side];
  const [left, right] = face.eyes;
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const line = lineOf(face.points, FACE_LINES.eyes[side]).map(({ x, y }) => ({
    x: ((x - eye.x) * Math.cos(angle) + (y - eye.y) * Math.sin(angle)) * LIDDED.wide,
    y: ((y - eye.y) * Math.cos(angle) - (x - eye.x) * Math.sin(angle)) * LIDDED.tall,
  }));
  const wide = Math.max(...line.map(({ x }) => Math.abs(x)));
  const tall = Math.max(...line.map(({ y }) => Math.abs(y)));
  brush.save();
  brush.translate(eye.x, eye.y);
  brush.rotate(angle);
  brush.beginPath();
  traceLine(brush, line);
  brush.closePath();
  const white = brush.createLinearGradient(0, -tall, 0, tall);
  // In a dark room no eye shines.
  const gloom = clamp(0.6 - luminance(skin), 0, MOST_GLOOM);
  white.addColorStop(0, css(mix('#c9bdb6', skin, gloom)));
  white.addColorStop(0.45, css(mix('#fbf8f4', skin, gloom)));
  white.addColorStop(1, css(mix('#efe9e3', skin, gloom)));
  brush.fillStyle = white;
  brush.fill();
  brush.save();
  brush.clip();
  const size = Math.max(tall * 1.02, wide * 0.46);
  const ring = brush.createRadialGradient(0, size * 0.25, 0, 0, 0, size);
  ring.addColorStop(0.2, css(mix(iris, '#ffffff', 0.38)));
  ring.addColorStop(0.75, css(mix(iris, '#ffffff', 0.1)));
  ring.addColorStop(1, css(mix(iris, '#000000', 0.6)));
  brush.fillStyle = ring;
  oval(brush, 0, 0, size, size);
  brush.fill();
  brush.fillStyle = '#0b0909';
  oval(brush, 0, 0, size * 0.48, size * 0.48);
  brush.fill();
  brush.fillStyle = 'rgba(255,255,255,0.95)';
  oval(brush, -size * 0.32, -size * 0.36, size * 0.22, size * 0.24);
  brush.fill();
  brush.fillStyle = 'rgba(255,255,255,0.5)';
  oval(brush, size * 0.34, size * 0.4, size * 0.13, size * 0.11);
  brush.fill();
  brush.restore();
  // The upper lid is the second half of the line.
  brush.strokeStyle = css(mix(brow, '#0c0807', 0.7));
  brush.lineWidth = wide * 0.16;
  brush.beginPath();
  traceLine(brush, [...line.slice(line.length / 2), line[0] as Point]);
  brush.stroke();
  brush.restore();
}

export function oval(brush: Brush, x: number, y: number, across: number, down: number): void {
  brush.beginPath();
  brush.ellipse(x, y, Math.max(0.5, across), Math.max(0.5, down), 0, 0, 7);
}
