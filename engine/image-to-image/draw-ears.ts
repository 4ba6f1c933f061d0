// Ears, horns and a halo, drawn to fit a head as hats are: its width is 1, and 0, 0 is where the hair ends above.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';

const BLACK = '#0a0810';
const INNER_EAR: Rgb = [240, 168, 172];

/** The same on both sides of the head; drawn as that on the right. */
function onBothSides(brush: Brush, draw: () => void): void {
  for (const side of [-1, 1]) {
    brush.save();
    brush.scale(side, 1);
    draw();
    brush.restore();
  }
}

function fillLit(brush: Brush, colour: Rgb, top: number, bottom: number): void {
  const light = brush.createLinearGradient(0, top, 0, bottom);
  light.addColorStop(0, css(mix(colour, '#ffffff', 0.16)));
  light.addColorStop(0.6, css(colour));
  light.addColorStop(1, css(mix(colour, BLACK, 0.3)));
  brush.fillStyle = light;
  brush.fill();
  brush.strokeStyle = css(mix(colour, BLACK, 0.55), 0.55);
  brush.lineWidth = 0.012;
  brush.stroke();
}

export function drawCatEars(brush: Brush, colour: Rgb): void {
  onBothSides(brush, () => {
    brush.beginPath();
    brush.moveTo(0.08, 0.04);
    brush.bezierCurveTo(0.14, -0.14, 0.26, -0.32, 0.4, -0.4);
    brush.bezierCurveTo(0.48, -0.24, 0.52, -0.02, 0.48, 0.2);
    brush.quadraticCurveTo(0.3, 0.02, 0.08, 0.04);
    brush.closePath();
    fillLit(brush, colour, -0.4, 0.2);
    brush.beginPath();
    brush.moveTo(0.19, 0.01);
    brush.bezierCurveTo(0.22, -0.12, 0.3, -0.22, 0.38, -0.28);
    brush.bezierCurveTo(0.43, -0.16, 0.44, -0.02, 0.43, 0.1);
    brush.quadraticCurveTo(0.32, 0, 0.19, 0.01);
    brush.closePath();
    brush.fillStyle = css(INNER_EAR, 0.92);
    brush.fill();
  });
}

export function drawBunnyEars(brush: Brush, colour: Rgb): void {
  onBothSides(brush, () => {
    brush.translate(0.2, 0.06);
    brush.rotate(0.2);
    for (const [half, top, inner] of [
      [0.15, -0.86, false],
      [0.075, -0.74, true],
    ] as const) {
      const foot = inner ? -0.06 : 0.02;
      brush.beginPath();
      brush.moveTo(-half * 0.5, foot);
      brush.bezierCurveTo(-half * 1.5, top * 0.45, -half, top, 0, top);
      brush.bezierCurveTo(half, top, half * 1.5, top * 0.45, half * 0.5, foot);
      brush.closePath();
      if (inner) {
        brush.fillStyle = css(INNER_EAR, 0.9);
        brush.fill();
      } else fillLit(brush, colour, top, foot);
    }
  });
}

export function drawHorns(brush: Brush, colour: Rgb): void {
  onBothSides(brush, () => {
    brush.beginPath();
    brush.moveTo(0.17, 0.08);
    brush.bezierCurveTo(0.2, -0.1, 0.34, -0.16, 0.34, -0.42);
    brush.bezierCurveTo(0.5, -0.24, 0.5, 0.02, 0.36, 0.16);
    brush.quadraticCurveTo(0.28, 0.08, 0.17, 0.08);
    brush.closePath();
    fillLit(brush, colour, -0.42, 0.16);
  });
}

/** It floats above the hair, seen a little from below: its far side is higher. */
export function drawHalo(brush: Brush, colour: Rgb): void {
  const ring = (wide: number, shade: string): void => {
    brush.beginPath();
    brush.ellipse(0, -0.24, 0.42, 0.11, 0, 0, 7);
    brush.lineWidth = wide;
    brush.strokeStyle = shade;
    brush.stroke();
  };
  for (const wide of [0.22, 0.15, 0.1]) ring(wide, css(mix(colour, '#ffffff', 0.3), 0.14));
  ring(0.055, css(colour));
  ring(0.024, css(mix(colour, '#ffffff', 0.75)));
}
