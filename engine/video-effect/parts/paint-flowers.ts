// Flowers seen from above, painted petal by petal: peonies, daisies, plum blossoms; and leaves.
import { css, mix } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

const PEONIES = ['#f27ba0', '#fbb7c6', '#d64a6e', '#fff0ee', '#c77bd8'] as const;
const DAISIES = ['#fffaf0', '#ffd45e', '#f6b7d2', '#b9c8ff'] as const;
const PLUMS = ['#ffd3de', '#f58aa8', '#ffffff'] as const;

export function paintFlowers(random: Random, pixels: number): Surface[] {
  return [
    ...PEONIES.map((colour) => paintPeony(random, pixels, colour)),
    ...DAISIES.map((colour) => paintDaisy(random, pixels, colour)),
    ...PLUMS.map((colour) => paintPlum(random, pixels, colour)),
  ];
}

function onDisc(pixels: number, paint: (brush: Brush, radius: number) => void): Surface {
  return makeSurface(pixels, pixels, (brush) => {
    brush.translate(pixels / 2, pixels / 2);
    paint(brush, pixels * 0.47);
  });
}

function petal(
  brush: Brush,
  angle: number,
  from: number,
  to: number,
  wide: number,
  colours: readonly [string, string],
): void {
  brush.save();
  brush.rotate(angle);
  const paint = brush.createLinearGradient(from, 0, to, 0);
  paint.addColorStop(0, colours[0]);
  paint.addColorStop(1, colours[1]);
  brush.fillStyle = paint;
  brush.beginPath();
  brush.moveTo(from, 0);
  brush.bezierCurveTo(from + (to - from) * 0.3, -wide, to * 0.98, -wide * 0.95, to, -wide * 0.12);
  brush.quadraticCurveTo(to * 0.97, 0, to, wide * 0.12);
  brush.bezierCurveTo(to * 0.98, wide * 0.95, from + (to - from) * 0.3, wide, from, 0);
  brush.fill();
  brush.restore();
}

function paintPeony(random: Random, pixels: number, colour: string): Surface {
  return onDisc(pixels, (brush, radius) => {
    brush.shadowColor = css(mix(colour, '#50001e', 0.55), 0.55);
    brush.shadowBlur = pixels * 0.02;
    for (const [ring, count] of [9, 8, 7, 6, 5].entries()) {
      const reach = radius * (1 - ring * 0.19);
      const deep = css(mix(colour, '#8a0f3c', 0.42 - ring * 0.02));
      const pale = css(mix(colour, '#ffffff', 0.42 - ring * 0.05));
      const turn = random.between(0, 1);
      for (let n = 0; n < count; n++) {
        const angle = ((n + turn) / count) * Math.PI * 2 + random.between(-0.1, 0.1);
        petal(brush, angle, radius * 0.02, reach * random.between(0.9, 1), reach * 0.46, [deep, pale]);
      }
    }
    brush.shadowColor = 'transparent';
    stamens(brush, random, radius * 0.13, '#ffd766', 14);
  });
}

function paintDaisy(random: Random, pixels: number, colour: string): Surface {
  return onDisc(pixels, (brush, radius) => {
    brush.shadowColor = 'rgba(60,30,50,.4)';
    brush.shadowBlur = pixels * 0.012;
    for (const ring of [0, 1]) {
      for (let n = 0; n < 15; n++) {
        const angle = ((n + ring * 0.5) / 15) * Math.PI * 2 + random.between(-0.06, 0.06);
        const tone = css(mix(colour, '#a86a80', 0.22 - ring * 0.12));
        petal(
          brush,
          angle,
          radius * 0.16,
          radius * (1 - ring * 0.14) * random.between(0.92, 1),
          radius * 0.14,
          [tone, css(mix(colour, '#ffffff', 0.4))],
        );
      }
    }
    brush.shadowColor = 'transparent';
    const heart = brush.createRadialGradient(-radius * 0.08, -radius * 0.1, 0, 0, 0, radius * 0.28);
    heart.addColorStop(0, '#ffe27a');
    heart.addColorStop(0.7, '#f0a820');
    heart.addColorStop(1, '#b86a10');
    brush.fillStyle = heart;
    brush.beginPath();
    brush.arc(0, 0, radius * 0.27, 0, 7);
    brush.fill();
    stamens(brush, random, radius * 0.24, '#fff0a0', 30);
  });
}

function paintPlum(random: Random, pixels: number, colour: string): Surface {
  return onDisc(pixels, (brush, radius) => {
    brush.shadowColor = 'rgba(90,20,50,.4)';
    brush.shadowBlur = pixels * 0.015;
    for (let n = 0; n < 5; n++) {
      const angle = (n / 5) * Math.PI * 2;
      petal(brush, angle, radius * 0.04, radius, radius * 0.56, [
        css(mix(colour, '#d02a60', 0.5)),
        css(mix(colour, '#ffffff', 0.35)),
      ]);
    }
    brush.shadowColor = 'transparent';
    brush.strokeStyle = '#e8799a';
    brush.lineWidth = pixels * 0.008;
    for (let n = 0; n < 14; n++) {
      const angle = (n / 14) * Math.PI * 2 + random.between(-0.1, 0.1);
      const reach = radius * random.between(0.3, 0.46);
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
      brush.stroke();
      brush.fillStyle = '#ffd766';
      brush.beginPath();
      brush.arc(Math.cos(angle) * reach, Math.sin(angle) * reach, pixels * 0.016, 0, 7);
      brush.fill();
    }
  });
}

function stamens(brush: Brush, random: Random, reach: number, colour: string, count: number): void {
  brush.fillStyle = colour;
  for (let n = 0; n < count; n++) {
    const angle = random.between(0, Math.PI * 2);
    const away = Math.sqrt(random.next()) * reach;
    brush.beginPath();
    brush.arc(Math.cos(angle) * away, Math.sin(angle) * away, reach * 0.13, 0, 7);
    brush.fill();
  }
}

/** A leaf that points to the right from its stalk at the left. */
export function paintLeaf(pixels: number, colour: string): Surface {
  return makeSurface(pixels, pixels * 0.5, (brush) => {
    const half = pixels * 0.25;
    const paint = brush.createLinearGradient(0, 0, pixels, half * 2);
    paint.addColorStop(0, css(mix(colour, '#ffffff', 0.22)));
    paint.addColorStop(1, css(mix(colour, '#04301a', 0.45)));
    brush.fillStyle = paint;
    brush.beginPath();
    brush.moveTo(0, half);
    brush.bezierCurveTo(pixels * 0.25, -half * 0.2, pixels * 0.7, 0, pixels, half);
    brush.bezierCurveTo(pixels * 0.7, half * 2, pixels * 0.25, half * 2.2, 0, half);
    brush.fill();
    brush.strokeStyle = css(mix(colour, '#ffffff', 0.45), 0.6);
    brush.lineWidth = Math.max(1, pixels * 0.012);
    brush.beginPath();
    brush.moveTo(0, half);
    brush.quadraticCurveTo(pixels * 0.5, half * 0.86, pixels * 0.97, half);
    for (let n = 1; n < 6; n++) {
      const x = (n / 6.5) * pixels;
      for (const side of [-1, 1]) {
        brush.moveTo(x, half * 0.95);
        brush.lineTo(x + pixels * 0.11, half + side * half * 0.52);
      }
    }
    brush.stroke();
  });
}
