// A collectible figure in its box: the subject, glossy as cast plastic, on a stand behind a window, its name on the card.
import { mix, type Colour, css } from '#engine/raster/colour.ts';
import { type Brush, makeSurface, type Surface } from '#engine/raster/surface.ts';
import { applyStyle } from '#engine/illustrator/styles/apply-style.ts';
import { careForFeatures } from '#engine/photo/care-for-faces.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import type { Effect } from '../effect.ts';
import { drawImage, toSurface } from '../parts/canvas-image.ts';
import { cutOutStanding, type CutOut } from '../parts/cut-out.ts';
import { gradeColours } from '#engine/photo/grade-colours.ts';
import { paintPaper } from '../parts/paint-backdrop.ts';
import { pourShadow, throwShadow } from '../parts/throw-shadow.ts';
import { drawText, setText } from '../parts/write-text.ts';

type Card = { main: Colour; second: Colour; wall: { light: Colour; dark: Colour } };

const CARDS: readonly [Card, ...Card[]] = [
  { main: '#e4572e', second: '#ffc857', wall: { light: '#eef0f2', dark: '#bcc4cb' } },
  { main: '#2b59c3', second: '#8fd3fe', wall: { light: '#f4efe6', dark: '#cdbfa8' } },
  { main: '#7b2d8b', second: '#ff9ecd', wall: { light: '#e9f1f0', dark: '#a9c2bf' } },
  { main: '#157f5f', second: '#e9e36b', wall: { light: '#f3ecef', dark: '#c9b2bb' } },
];

export const boxedFigure: Effect = async (work) => {
  const { width, height } = work;
  const photo = await work.whole(Math.max(width, height) * 0.75);
  const bright = gradeColours(photo, { saturation: 1.2, contrast: 0.1, exposure: 0.06 });
  const figure = castInPlastic(cutOutStanding(bright, photo.people), photo.people.faces, work.seed);
  const card = work.vary(CARDS);
  const boxHeight = Math.min(height * 0.86, width * 0.74 * 1.36);
  const box = { width: boxHeight / 1.36, height: boxHeight };
  const left = (width - box.width) / 2 - box.width * 0.02;
  const top = height * 0.95 - box.height;
  const image = drawImage(width, height, (brush) => {
    paintPaper(brush, width, height, card.wall);
    pourShadow(brush, left + box.width * 0.53, top + box.height * 0.995, box.width * 1.12, 0.5);
    drawSide(brush, left, top, box, card);
    brush.translate(left, top);
    drawFront(brush, box, card);
    drawInside(brush, box, card, figure);
    if (work.text) writeName(brush, box, work.text);
    drawSeal(brush, box, card);
  });
  return { image };
};

/** The figure's own colours in smooth, shining forms. */
function castInPlastic(cut: CutOut, faces: readonly Face[], seed: number): CutOut {
  const cast = applyStyle('3d', cut.image, seed, careForFeatures(cut.image, faces));
  for (let at = 3; at < cast.data.length; at += 4) cast.data[at] = cut.image.data[at] ?? 0;
  return { ...cut, image: cast, surface: toSurface(cast) };
}

type Size = { width: number; height: number };
/** The window of the front, in parts of it. */
const WINDOW = { left: 0.09, top: 0.2, width: 0.82, height: 0.69 };

function drawSide(brush: Brush, left: number, top: number, { width, height }: Size, { main }: Card): void {
  const depth = width * 0.1;
  const right = left + width;
  const shade = brush.createLinearGradient(right, 0, right + depth, 0);
  shade.addColorStop(0, css(mix(main, '#000000', 0.3)));
  shade.addColorStop(1, css(mix(main, '#000000', 0.55)));
  brush.fillStyle = shade;
  brush.beginPath();
  brush.moveTo(right, top);
  brush.lineTo(right + depth, top - depth * 0.42);
  brush.lineTo(right + depth, top + height - depth * 0.5);
  brush.lineTo(right, top + height);
  brush.fill();
  brush.fillStyle = css(mix(main, '#ffffff', 0.28));
  brush.beginPath();
  brush.moveTo(left, top);
  brush.lineTo(left + depth, top - depth * 0.42);
  brush.lineTo(right + depth, top - depth * 0.42);
  brush.lineTo(right, top);
  brush.fill();
}

function drawFront(brush: Brush, { width, height }: Size, { main, second }: Card): void {
  const shade = brush.createLinearGradient(0, 0, width, height);
  shade.addColorStop(0, css(mix(main, '#ffffff', 0.14)));
  shade.addColorStop(1, css(mix(main, '#000000', 0.12)));
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
  // A band of the second colour across the head of the card.
  brush.fillStyle = css(second);
  brush.beginPath();
  brush.moveTo(0, height * 0.045);
  brush.lineTo(width, height * 0.015);
  brush.lineTo(width, height * 0.155);
  brush.lineTo(0, height * 0.175);
  brush.fill();
  brush.fillStyle = css(mix(main, '#000000', 0.2), 0.5);
  for (let n = 0; n < 9; n++)
    brush.fillRect(width * (0.09 + n * 0.024), height * 0.925, width * 0.012, height * 0.04);
}

function drawInside(brush: Brush, { width, height }: Size, { main, second }: Card, figure: CutOut): void {
  const x = width * WINDOW.left;
  const y = height * WINDOW.top;
  const wide = width * WINDOW.width;
  const tall = height * WINDOW.height;
  const inside = makeSurface(wide, tall, (inner) => {
    const back = inner.createRadialGradient(wide / 2, tall * 0.4, 0, wide / 2, tall * 0.5, tall * 0.75);
    back.addColorStop(0, css(mix(second, '#ffffff', 0.55)));
    back.addColorStop(1, css(mix(main, '#101018', 0.35)));
    inner.fillStyle = back;
    inner.fillRect(0, 0, wide, tall);
    drawRays(inner, wide, tall);
    drawStand(inner, wide, tall, main);
    const sheet = placeFigure(figure, wide * 0.8, tall * 0.8);
    const left = (wide - sheet.width) / 2;
    const top = tall * 0.9 - sheet.height;
    throwShadow(inner, sheet, left, top, { blur: wide * 0.035, x: wide * 0.03, y: wide * 0.02, alpha: 0.4 });
    inner.drawImage(sheet, left, top);
    darkenEdges(inner, wide, tall);
    shineWindow(inner, wide, tall);
  });
  brush.drawImage(inside, x, y);
  brush.strokeStyle = css(mix(main, '#000000', 0.45));
  brush.lineWidth = width * 0.008;
  brush.strokeRect(x, y, wide, tall);
}

function drawRays(brush: Brush, width: number, height: number): void {
  brush.save();
  brush.translate(width / 2, height * 0.46);
  brush.fillStyle = 'rgba(255,255,255,0.12)';
  for (let n = 0; n < 14; n++) {
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.arc(0, 0, height, (n / 14) * Math.PI * 2, (n / 14) * Math.PI * 2 + 0.2);
    brush.fill();
  }
  brush.restore();
}

function drawStand(brush: Brush, width: number, height: number, colour: Colour): void {
  const y = height * 0.91;
  const [rx, ry] = [width * 0.34, height * 0.035];
  brush.fillStyle = css(mix(colour, '#000000', 0.65));
  brush.beginPath();
  brush.ellipse(width / 2, y + ry * 0.9, rx, ry, 0, 0, Math.PI * 2);
  brush.fill();
  brush.fillStyle = css(mix(colour, '#20202a', 0.5));
  brush.beginPath();
  brush.ellipse(width / 2, y, rx, ry, 0, 0, Math.PI * 2);
  brush.fill();
  brush.strokeStyle = 'rgba(255,255,255,0.35)';
  brush.lineWidth = height * 0.003;
  brush.stroke();
}

function placeFigure({ surface, box }: CutOut, wide: number, tall: number): Surface {
  const scale = Math.min(wide / box.width, tall / box.height);
  return makeSurface(box.width * scale, box.height * scale, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(
      surface,
      box.left,
      box.top,
      box.width,
      box.height,
      0,
      0,
      box.width * scale,
      box.height * scale,
    );
  });
}

function darkenEdges(brush: Brush, width: number, height: number): void {
  const reach = width * 0.09;
  for (const [x0, y0, x1, y1] of [
    [0, 0, reach, 0],
    [width, 0, width - reach, 0],
    [0, 0, 0, reach * 1.4],
  ] as const) {
    const shade = brush.createLinearGradient(x0, y0, x1, y1);
    shade.addColorStop(0, 'rgba(0,0,0,0.42)');
    shade.addColorStop(1, 'rgba(0,0,0,0)');
    brush.fillStyle = shade;
    brush.fillRect(0, 0, width, height);
  }
}

/** Clear video, and what it mirrors. */
function shineWindow(brush: Brush, width: number, height: number): void {
  for (const [from, to, alpha] of [
    [0.06, 0.2, 0.2],
    [0.24, 0.28, 0.13],
    [0.78, 0.9, 0.08],
  ] as const) {
    brush.fillStyle = `rgba(255,255,255,${alpha})`;
    brush.beginPath();
    brush.moveTo(width * from, 0);
    brush.lineTo(width * to, 0);
    brush.lineTo(width * (to - 0.2), height);
    brush.lineTo(width * (from - 0.2), height);
    brush.fill();
  }
}

function writeName(brush: Brush, { width, height }: Size, text: string): void {
  const set = setText(brush, text.toUpperCase(), {
    hand: 'loud',
    width: width * 0.84,
    height: height * 0.11,
    size: height * 0.082,
    mostLines: 2,
    leading: 1.06,
  });
  const block = set.lines.length * set.leading;
  brush.save();
  brush.translate(width / 2, height * 0.1 - block / 2);
  brush.rotate(-0.018);
  brush.fillStyle = '#15131c';
  drawText(brush, set, 0, 0);
  brush.restore();
}

/** A round seal in the corner: collectors look for it. */
function drawSeal(brush: Brush, { width, height }: Size, { second, main }: Card): void {
  const [x, y, radius] = [width * 0.86, height * 0.945, width * 0.06];
  brush.fillStyle = css(second);
  brush.beginPath();
  for (let n = 0; n < 32; n++) {
    const angle = (n / 32) * Math.PI * 2;
    const far = n % 2 === 0 ? radius : radius * 0.86;
    brush.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  brush.fill();
  brush.fillStyle = css(mix(main, '#000000', 0.3));
  brush.beginPath();
  for (let n = 0; n < 10; n++) {
    const angle = (n / 10) * Math.PI * 2 - Math.PI / 2;
    const far = n % 2 === 0 ? radius * 0.56 : radius * 0.24;
    brush.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  brush.fill();
}
