// A wood of bamboo: its stalks, near and far, and their leaves.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** A grove of bamboo in three depths. */
export function bambooLayers(stage: Stage): Layer[] {
  const rows = [
    { depth: 0.24, count: 30, thick: 0.011, haze: 0.62, foot: 0.72 },
    { depth: 0.34, count: 16, thick: 0.019, haze: 0.36, foot: 0.8 },
    { depth: 0.92, count: 6, thick: 0.036, haze: 0, foot: 1.02 },
  ];
  return rows.map((row, index) =>
    painted(`bamboo ${index}`, row.depth, (brush) => {
      const random = stage.random(`bamboo ${index}`);
      const { width, height, short } = stage;
      const base = mix(lit(stage, '#6fa24c'), stage.palette.fog, row.haze);
      const tuft = makeBambooLeaves(
        stage,
        mix(lit(stage, '#5c9a48'), stage.palette.fog, row.haze),
        `${index}`,
      );
      const count = Math.round(row.count * (width / short));
      for (let stalk = 0; stalk < count; stalk++) {
        const isFront = index === 2;
        const across = isFront
          ? stalk % 2 === 0
            ? random.between(-0.02, 0.17)
            : random.between(0.83, 1.02)
          : random.between(-0.02, 1.02);
        paintStalk(
          stage,
          brush,
          across * width,
          height * row.foot + random.between(-0.01, 0.03) * height,
          short * row.thick * random.between(0.75, 1.2),
          base,
          tuft,
          random,
        );
      }
    }),
  );
}

function makeBambooLeaves(stage: Stage, colour: Colour, label: string): Surface {
  const random = stage.random(`bamboo leaves ${label}`);
  return makeSurface(120, 120, (brush) => {
    for (let index = 0; index < 11; index++) {
      brush.save();
      brush.translate(60, 40);
      brush.rotate(random.between(-1.3, 1.3) + Math.PI / 2);
      brush.fillStyle = css(
        mix(colour, random.chance(0.4) ? stage.palette.sun : stage.palette.shade, random.between(0.02, 0.3)),
        0.95,
      );
      brush.beginPath();
      const length = random.between(34, 58);
      brush.moveTo(0, 0);
      brush.quadraticCurveTo(length * 0.35, -6, length, 0);
      brush.quadraticCurveTo(length * 0.35, 5, 0, 0);
      brush.fill();
      brush.restore();
    }
  });
}

function paintStalk(
  stage: Stage,
  brush: Brush,
  x: number,
  foot: number,
  thick: number,
  colour: Colour,
  tuft: Surface,
  random: {
    next(): number;
    between(a: number, b: number): number;
    chance(p: number): boolean;
    side(): number;
  },
): void {
  const lean = random.between(-0.035, 0.035);
  const joint = thick * 5.4;
  const tone = mix(
    colour,
    random.chance(0.5) ? stage.palette.sun : stage.palette.shade,
    random.between(0, 0.2),
  );
  const dark = css(mix(tone, stage.palette.shade, 0.5));
  const light = css(mix(tone, stage.palette.sun, 0.32));
  let at = x;
  for (let y = foot; y > -joint; y -= joint) {
    const gradient = brush.createLinearGradient(at - thick / 2, 0, at + thick / 2, 0);
    gradient.addColorStop(stage.light.side > 0 ? 1 : 0, light);
    gradient.addColorStop(0.5, css(tone));
    gradient.addColorStop(stage.light.side > 0 ? 0 : 1, dark);
    brush.fillStyle = gradient;
    brush.beginPath();
    brush.roundRect(at - thick / 2, y - joint, thick, joint - thick * 0.1, thick * 0.22);
    brush.fill();
    brush.fillStyle = dark;
    brush.fillRect(at - thick * 0.55, y - joint, thick * 1.1, thick * 0.12);
    at += lean * joint;
    if (!random.chance(0.32) || y > foot - joint * 2) continue;
    const size = thick * random.between(6, 9.5);
    brush.save();
    brush.translate(at, y - joint);
    brush.scale(random.side(), 1);
    brush.drawImage(tuft, -size * 0.2, -size * 0.35, size, size);
    brush.restore();
  }
}
