// Angel wings: white wings unfold behind the subject, beat slowly, and feathers fall in the light.
import type { Brush, Surface } from '#engine/raster/surface.ts';
import type { Effect } from '../effect.ts';
import { clamp, during, lerp, overshoot, smooth } from '../parts/ease.ts';
import { makeDrift } from '../parts/drift.ts';
import { addGlow, addSparkle, makeGlow } from '../parts/glow.ts';
import { paintFeather } from '../parts/paint-feather.ts';

type Feather = { along: number; row: number; sprite: Surface; uneven: number };

export const wings: Effect = {
  mood: 'magic',
  isClose: true,
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const { box, head, surface, isCutByFrame } = stage.subject();
    const random = stage.random('feathers');
    const middle = clamp(head.x, width * 0.15, width * 0.85);
    const shoulder = {
      x: head.radius * 0.5,
      y: Math.min(height * 0.8, isCutByFrame ? head.neckY + head.radius * 0.12 : box.top + box.height * 0.42),
    };
    const size = clamp(Math.max(box.height * 0.72, box.width * 0.8), short * 0.38, short * 0.66);
    const sprites = [0, 0.35, 0.7].map((shade) => paintFeather(Math.ceil(size * 0.8), shade));
    const feathers: Feather[] = [
      { count: 17, row: 0 },
      { count: 15, row: 1 },
      { count: 12, row: 2 },
    ].flatMap(({ count, row }) =>
      Array.from({ length: count }, (_, n) => ({
        along: 1 - n / (count - 1),
        row,
        sprite: sprites[2 - row] ?? (sprites[0] as Surface),
        uneven: random.between(-0.035, 0.035),
      })),
    );
    const glow = makeGlow('#fff0c4', 256, 0.03);
    const loose = makeDrift({
      count: 26,
      random: stage.random('loose'),
      sprites: [paintFeather(140, 0.1)],
      size: short * 0.022,
      width,
      height,
      falls: 0.8,
      sway: 0.08,
    });
    const sparks = Array.from({ length: 18 }, () => ({
      x: random.between(-1, 1),
      y: random.between(-0.9, 0.5),
      phase: random.next(),
    }));

    return (brush, share) => {
      const time = share * seconds;
      const opened = overshoot((share - 0.14) / 0.3);
      const beat = Math.sin((share - 0.44) * seconds * 2.4) * 0.07 * smooth(0.42, 0.55, share);
      const open = clamp(opened, 0, 1.12) + beat;
      const shown = smooth(0.1, 0.2, share);
      brush.drawImage(stage.photo, 0, 0);
      addGlow(
        brush,
        glow,
        middle,
        shoulder.y - size * 0.15,
        size * (0.7 + 0.75 * clamp(opened)),
        0.34 * smooth(0.08, 0.3, share),
      );
      loose.draw(brush, share, { to: 0.5, alpha: smooth(0.3, 0.5, share), seconds });
      if (shown > 0) {
        for (const side of [-1, 1] as const) {
          brush.save();
          brush.globalAlpha = shown;
          brush.translate(middle + side * shoulder.x, shoulder.y + Math.sin(time * 2.4) * short * 0.004);
          brush.scale(side, 1);
          drawWing(brush, open);
          brush.restore();
        }
      }
      brush.drawImage(surface, 0, 0);
      for (const { x, y, phase } of sparks) {
        const blink = Math.max(0, Math.sin((time * 0.8 + phase) * Math.PI * 2)) ** 5;
        addSparkle(
          brush,
          middle + x * size * 1.3,
          shoulder.y + y * size,
          short * 0.035,
          blink * smooth(0.35, 0.6, share),
          '#fff6dc',
        );
      }
      loose.draw(brush, share, { from: 0.5, alpha: smooth(0.35, 0.55, share), seconds });
      addGlow(
        brush,
        glow,
        middle,
        shoulder.y - size * 0.2,
        size * 1.5,
        0.28 * during(share, 0.2, 0.36, 0.38, 0.6),
      );
    };

    /** The right wing, from its root at the origin. Rows lie over each other like tiles: long ones first. */
    function drawWing(brush: Brush, open: number): void {
      for (const { along, row, sprite, uneven } of feathers) {
        const [x, y] = armAt(along * (row === 0 ? 1 : row === 1 ? 0.97 : 0.94), open);
        // Folded, all hang down; open, they fan out from the body to the tip.
        const spread = lerp(1.5, -0.42, along ** 0.9) + row * 0.07;
        const angle = lerp(1.62 + along * 0.12, spread, clamp(open, 0, 1.15)) + uneven;
        const long =
          size *
          (row === 0 ? 0.4 + 0.42 * along ** 0.8 : row === 1 ? 0.27 + 0.18 * along : 0.16 + 0.08 * along);
        const tall = long * (row === 0 ? 0.2 : row === 1 ? 0.26 : 0.34);
        brush.save();
        brush.translate(x, y);
        brush.rotate(angle);
        brush.drawImage(sprite, -long * 0.04, -tall / 2, long, tall);
        brush.restore();
      }
    }

    /** A point on the arm of the wing: from the root over the elbow to the wrist. */
    function armAt(along: number, open: number): readonly [x: number, y: number] {
      const elbow = { x: lerp(0.05, 0.3, open), y: lerp(-0.2, -0.4, open) };
      const wrist = { x: lerp(0.1, 0.74, open), y: lerp(0.02, -0.5, open) };
      const b = 2 * along * (1 - along);
      const c = along ** 2;
      return [size * (b * elbow.x * 1.3 + c * wrist.x), size * (b * elbow.y * 1.35 + c * wrist.y)];
    }
  },
};
