// What Nezha has about him: two wheels of fire under his feet, a long red sash that flies, a golden ring.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { cutToContent, makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { paintRibbon } from './in-the-sky.ts';

type Sheet = { sheet: Surface; share: number };
type Points = readonly (readonly [x: number, y: number])[];

/** In parts of his height, the middle of his body at zero. */
const BEHIND: Points = [
  [0.62, 0.36],
  [0.78, 0.08],
  [0.5, -0.1],
  [0.58, -0.46],
  [0.22, -0.66],
  [-0.2, -0.62],
  [-0.5, -0.4],
  [-0.42, -0.1],
  [-0.74, 0.02],
  [-0.9, 0.3],
];
const BEFORE: Points = [
  [-0.5, 0.3],
  [-0.26, 0.14],
  [0.02, 0.16],
  [0.26, 0.06],
  [0.46, 0.2],
  [0.66, 0.16],
];
const RED: Rgb = mix('#d8281f', '#d8281f', 0);

/** He stands on the wheels, his feet apart. */
export function rideOnWheels({ sheet, share }: Sheet, pixels: number): Sheet {
  const wheel = pixels * 0.115;
  const side = Math.max(sheet.width, pixels * 2.2);
  const tall = sheet.height + pixels * 0.5;
  const whole = makeSurface(side, tall, (brush) => {
    const [left, top] = [(side - sheet.width) / 2, pixels * 0.16];
    const foot = top + sheet.height;
    const at = (points: Points): [number, number][] =>
      points.map(([x, y]) => [side / 2 + x * pixels * 0.9, foot - pixels * 0.5 + y * pixels * 0.8]);
    paintRibbon(brush, at(BEHIND), pixels * 0.085, RED);
    brush.drawImage(sheet, left, top);
    paintRing(brush, side / 2 - pixels * 0.2, foot - pixels * 0.4, pixels * 0.11);
    paintRibbon(brush, at(BEFORE), pixels * 0.075, RED);
    for (const way of [-1, 1]) paintWheel(brush, side / 2 + way * wheel * 1.42, foot + wheel * 0.8, wheel);
  });
  const cut = cutToContent(whole).surface;
  return { sheet: cut, share: share * (cut.height / sheet.height) };
}

function paintRing(brush: Brush, x: number, y: number, r: number): void {
  for (const [colour, wide] of [
    ['#8a5a14', 0.3],
    ['#f0bc3a', 0.22],
    ['#fff0b0', 0.07],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = r * wide;
    brush.beginPath();
    brush.ellipse(x, y, r * 0.82, r, 0.2, 0, 7);
    brush.stroke();
  }
}

/** A wheel with spokes, flames licking back all around it. */
function paintWheel(brush: Brush, x: number, y: number, r: number): void {
  const glow = brush.createRadialGradient(x, y, r * 0.5, x, y, r * 1.9);
  glow.addColorStop(0, css('#ffb04a', 0.6));
  glow.addColorStop(1, css('#ff7a1a', 0));
  brush.fillStyle = glow;
  brush.fillRect(x - r * 2, y - r * 2, r * 4, r * 4);
  for (const [reach, colour] of [
    [1.62, '#e8401c'],
    [1.42, '#ff8a22'],
    [1.24, '#ffd04a'],
  ] as const) {
    const tongues = 11;
    brush.fillStyle = colour;
    brush.beginPath();
    for (let tongue = 0; tongue < tongues; tongue++) {
      const [from, to] = [(tongue / tongues) * Math.PI * 2, ((tongue + 1) / tongues) * Math.PI * 2];
      const tip = to + 0.2;
      brush.lineTo(x + Math.cos(from) * r * 0.9, y + Math.sin(from) * r * 0.9);
      brush.quadraticCurveTo(
        x + Math.cos(from + 0.2) * r * reach * 0.92,
        y + Math.sin(from + 0.2) * r * reach * 0.92,
        x + Math.cos(tip) * r * reach,
        y + Math.sin(tip) * r * reach,
      );
    }
    brush.closePath();
    brush.fill();
  }
  brush.fillStyle = '#5a1c14';
  brush.beginPath();
  brush.arc(x, y, r * 0.86, 0, 7);
  brush.fill();
  brush.strokeStyle = '#f0bc3a';
  brush.lineWidth = r * 0.15;
  brush.beginPath();
  brush.arc(x, y, r * 0.8, 0, 7);
  brush.stroke();
  brush.lineWidth = r * 0.09;
  for (let spoke = 0; spoke < 8; spoke++) {
    const angle = (spoke / 8) * Math.PI * 2 + 0.2;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(angle) * r * 0.76, y + Math.sin(angle) * r * 0.76);
    brush.stroke();
  }
  brush.fillStyle = '#ffdf7a';
  brush.beginPath();
  brush.arc(x, y, r * 0.2, 0, 7);
  brush.fill();
}
