// Jars of small lights: folded stars, fireflies. In millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { glassJar } from './glass-jar.ts';
import { shape, type OwnDrawing, type Pen } from './pen.ts';

function glow({ brush }: Pen, x: number, y: number, reach: number, colour: Colour): void {
  const light = brush.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, css(colour, 0.9));
  light.addColorStop(0.3, css(colour, 0.4));
  light.addColorStop(1, css(colour, 0));
  brush.fillStyle = light;
  brush.beginPath();
  brush.arc(x, y, reach, 0, 7);
  brush.fill();
}

function star(pen: Pen, x: number, y: number, size: number): void {
  const { random } = pen;
  const lean = random.between(0, 1.2);
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const reach = corner % 2 === 0 ? size : size * 0.5;
    const turn = lean + (corner / 10) * Math.PI * 2;
    return `${x + Math.sin(turn) * reach} ${y - Math.cos(turn) * reach}`;
  });
  const hue = random.pick(['#ffd24a', '#ffc23a', '#ffe07a', '#f8a84a']);
  shape(pen, `M${corners.join(' L')} Z`, mix(hue, '#ffffff', 0.34), {
    colour: mix(hue, '#a85a10', 0.16),
    from: y - size,
    to: y + size,
  });
}

function stars(pen: Pen): void {
  const { random } = pen;
  glow(pen, 0, -34, 44, '#ffe9a0');
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 6 - (row % 2); at++)
      star(
        pen,
        (at - (5 - (row % 2)) / 2) * 13.4 + random.between(-2, 2),
        -11 - row * 12.5 + random.between(-2, 2),
        random.between(6.6, 8),
      );
}

function fireflies(pen: Pen): void {
  const { brush, random } = pen;
  for (let at = 0; at < 12; at++) {
    const [x, y] = [random.between(-33, 33), -14 - ((at + 0.5) / 12) * 64];
    glow(pen, x, y, random.between(9, 13), '#f6ee6a');
    brush.fillStyle = '#3a3424';
    brush.beginPath();
    brush.ellipse(x + 2, y - 2.6, 3.2, 1.6, -0.7, 0, 7);
    brush.fill();
    brush.fillStyle = '#fffcd0';
    brush.beginPath();
    brush.arc(x - 0.6, y, 2, 0, 7);
    brush.fill();
  }
}

export const LIGHT_JARS: Record<string, OwnDrawing> = {
  'own/star-jar': { ...glassJar(stars), isLamp: true },
  'own/firefly-jar': { ...glassJar(fireflies), isLamp: true },
};
