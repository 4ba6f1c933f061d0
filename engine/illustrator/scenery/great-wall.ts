// The Great Wall: it climbs along a ridge from the viewer's feet to the last hill.

import { css, mix } from '#engine/raster/colour.ts';
import { lit, type Stage } from '../stage.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { paintMistBank } from './clouds.ts';

/** The wall climbs along a ridge from the viewer's feet to the last hill, with its watch towers. */
export function paintGreatWall(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, horizon } = stage;
  const side = stage.light.side;
  const noise = stage.noise('great wall');
  const stone = lit(stage, '#b8a890');
  const steps = 120;
  const path = Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const far = t ** 0.75;
    const x = width / 2 - side * short * (0.42 - 0.62 * far + 0.3 * Math.sin(far * 7.2) * (1 - far * 0.55));
    const hill =
      Math.sin(far * 11 + 1) * short * 0.05 * (1 - far) + noise(far * 6, 1) * short * 0.03 * (1 - far);
    const y = height * 1.02 + (horizon - short * 0.16 - height * 1.02) * far + hill;
    const scale = 1 / (1 + far * 9.5);
    return { x, y, wide: short * 0.34 * scale, tall: short * 0.2 * scale, far };
  });
  const hillside = lit(stage, stage.isAutumn ? '#b98a3e' : stage.isSnowy ? '#e8eef8' : '#6c9a4a');
  for (let index = steps; index >= 0; index -= 2) {
    const spot = path[index];
    if (!spot) continue;
    const tone = mix(mix(hillside, palette.shade, 0.25), palette.fog, spot.far * 0.62);
    const bulk = brush.createRadialGradient(
      spot.x,
      spot.y + spot.tall,
      0,
      spot.x,
      spot.y + spot.tall,
      spot.wide * 3.4,
    );
    bulk.addColorStop(0, css(tone));
    bulk.addColorStop(0.7, css(mix(tone, palette.fog, 0.15)));
    bulk.addColorStop(1, css(mix(tone, palette.fog, 0.2), 0));
    brush.fillStyle = bulk;
    brush.beginPath();
    brush.ellipse(spot.x, spot.y + spot.tall * 3.2, spot.wide * 3.6, spot.tall * 3.6, 0, 0, 7);
    brush.fill();
  }
  for (let index = steps; index > 0; index--) {
    const far = path[index];
    const near = path[index - 1];
    if (!far || !near) continue;
    const haze = far.far * 0.66;
    const quad = (left: number, right: number, up: number, colour: string): void => {
      brush.fillStyle = colour;
      brush.beginPath();
      brush.moveTo(near.x + near.wide * left, near.y - near.tall * up);
      brush.lineTo(near.x + near.wide * right, near.y - near.tall * up);
      brush.lineTo(far.x + far.wide * right, far.y - far.tall * up);
      brush.lineTo(far.x + far.wide * left, far.y - far.tall * up);
      brush.fill();
    };
    const face = (edge: number, light: boolean): void => {
      brush.fillStyle = css(
        mix(mix(stone, light ? palette.sun : palette.shade, light ? 0.3 : 0.55), palette.fog, haze),
      );
      brush.beginPath();
      brush.moveTo(near.x + near.wide * edge, near.y + near.tall * 0.9);
      brush.lineTo(near.x + near.wide * edge, near.y - near.tall * 0.62);
      brush.lineTo(far.x + far.wide * edge, far.y - far.tall * 0.62);
      brush.lineTo(far.x + far.wide * edge, far.y + far.tall * 0.9);
      brush.fill();
    };
    quad(-0.5, 0.5, 0.25, css(mix(mix(stone, palette.sun, 0.22), palette.fog, haze)));
    if (index % 3 === 0)
      quad(-0.46, 0.46, 0.26, css(mix(mix(stone, palette.shade, 0.12), palette.fog, haze)));
    face(-0.5, side > 0);
    face(0.5, side < 0);
    if (index % 2 === 0) {
      for (const edge of [-0.5, 0.5]) {
        brush.fillStyle = css(
          mix(mix(stone, edge > 0 === side > 0 ? palette.sun : palette.shade, 0.24), palette.fog, haze),
        );
        brush.fillRect(
          near.x + near.wide * (edge - 0.035),
          near.y - near.tall * 0.98,
          near.wide * 0.07,
          near.tall * 0.46,
        );
      }
    }
    if ([40, 70, 94, 112].includes(index)) paintWatchTower(stage, brush, near, haze);
  }
  paintMistBank(stage, brush, 'wall mist', horizon + short * 0.04, short * 0.26, 0.45);
}

function paintWatchTower(
  stage: Stage,
  brush: Brush,
  spot: { x: number; y: number; wide: number; tall: number },
  haze: number,
): void {
  const { palette, light } = stage;
  const stone = mix(lit(stage, '#b39d80'), palette.fog, haze);
  const wide = spot.wide * 1.3;
  const tall = spot.tall * 3.4;
  const gradient = brush.createLinearGradient(spot.x - wide / 2, 0, spot.x + wide / 2, 0);
  gradient.addColorStop(light.side > 0 ? 1 : 0, css(mix(stone, palette.sun, 0.25)));
  gradient.addColorStop(light.side > 0 ? 0 : 1, css(mix(stone, palette.shade, 0.5 * (1 - haze))));
  brush.fillStyle = gradient;
  brush.fillRect(spot.x - wide / 2, spot.y - tall, wide, tall + spot.tall * 0.9);
  for (let tooth = 0; tooth < 6; tooth++)
    brush.fillRect(
      spot.x - wide / 2 + (tooth * wide) / 5.6,
      spot.y - tall - spot.tall * 0.28,
      wide * 0.1,
      spot.tall * 0.3,
    );
  brush.fillStyle = css(mix('#3a2c28', palette.fog, haze));
  for (const at of [-0.25, 0.05]) {
    brush.beginPath();
    brush.roundRect(spot.x + wide * at, spot.y - tall * 0.72, wide * 0.17, tall * 0.28, wide * 0.08);
    brush.fill();
  }
}
