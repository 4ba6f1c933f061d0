// Bloom: leaves and flowers open from the corners along the edges of the image, petals drift past.
import type { Surface } from '#engine/raster/surface.ts';
import type { Effect } from '../effect.ts';
import { makeDrift } from '../parts/drift.ts';
import { overshoot, smooth } from '../parts/ease.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { paintFlowers, paintLeaf } from '../parts/paint-flowers.ts';
import { paintPetals } from '../parts/paint-petals.ts';

type Bloom = {
  sprite: Surface;
  x: number;
  y: number;
  size: number;
  turn: number;
  opens: number;
  phase: number;
};

export const flower: Effect = {
  mood: 'magic',
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const random = stage.random('bloom');
    const flowers = paintFlowers(random, Math.ceil(short * 0.22));
    const leaves = ['#4f9a52', '#2f7d4f', '#7db35a'].map((colour) =>
      paintLeaf(Math.ceil(short * 0.16), colour),
    );
    const petals = makeDrift({
      count: 34,
      random: stage.random('petals'),
      sprites: paintPetals(['#f7a8bb', '#fff0f3', '#e86a9a']),
      size: short * 0.042,
      width,
      height,
      falls: 0.9,
      sway: 0.07,
      tumbles: true,
    });
    const glow = makeGlow('#ffe7b0', 256, 0.02);
    const blooms = plant();

    /** Crowded at the foot and in the corners, a few along the sides; those farther in lie on top. */
    function plant(): { leaves: Bloom[]; flowers: Bloom[] } {
      const found: Bloom[] = [];
      const green: Bloom[] = [];
      const around = 2 * (width + height);
      const count = Math.round((around / short) * 17);
      for (let n = 0; n < count; n++) {
        const along = random.next() * around;
        const [ex, ey, nx, ny] = edgeAt(along, width, height);
        const low = ey / height;
        const corner = Math.abs(ex / width - 0.5) * Math.abs(ey / height - 0.5) * 4;
        const thickness = short * (0.035 + 0.1 * low ** 2 + 0.1 * corner);
        if (ny === 1 && corner < 0.45 && random.chance(0.65)) continue;
        const deep = random.next() ** 1.5 * thickness;
        const x = ex + nx * deep;
        const y = ey + ny * deep;
        const size = short * random.between(0.075, 0.15) * (0.8 + 0.45 * low);
        // From the foot upwards, and from the edge inwards.
        const opens = 0.06 + (1 - low) * 0.4 + (deep / (short * 0.25)) * 0.22 + random.between(0, 0.08);
        found.push({
          sprite: random.pick(flowers as [Surface, ...Surface[]]),
          x,
          y,
          size,
          turn: random.between(0, 6),
          opens,
          phase: random.between(0, 6),
        });
        for (let leaf = 0; leaf < 2; leaf++) {
          green.push({
            sprite: random.pick(leaves as [Surface, ...Surface[]]),
            x,
            y,
            size: size * random.between(0.9, 1.5),
            turn: Math.atan2(ny, nx) + random.between(-1.5, 1.5),
            opens: opens - 0.05,
            phase: random.between(0, 6),
          });
        }
      }
      return { leaves: green, flowers: found.sort((a, b) => a.opens - b.opens) };
    }

    return (brush, share) => {
      brush.drawImage(stage.photo, 0, 0);
      addGlow(brush, glow, width * 0.5, height * 0.1, short * 0.9, 0.28 * smooth(0.1, 0.7, share));
      petals.draw(brush, share, { to: 0.55, alpha: smooth(0.2, 0.5, share), seconds });
      for (const { sprite, x, y, size, turn, opens, phase } of blooms.leaves) {
        const grown = overshoot((share - opens) / 0.16);
        if (grown <= 0) continue;
        brush.save();
        brush.translate(x, y);
        brush.rotate(turn + Math.sin(share * seconds * 1.3 + phase) * 0.06);
        const long = size * grown;
        brush.drawImage(sprite, 0, -long * 0.25, long, long * 0.5);
        brush.restore();
      }
      for (const { sprite, x, y, size, turn, opens, phase } of blooms.flowers) {
        const grown = overshoot((share - opens) / 0.18);
        if (grown <= 0.01) continue;
        const wide = size * grown * (1 + 0.02 * Math.sin(share * seconds * 1.7 + phase));
        brush.save();
        brush.translate(x, y);
        brush.rotate(turn + (1 - grown) * 1.1 + Math.sin(share * seconds * 1.1 + phase) * 0.04);
        brush.drawImage(sprite, -wide / 2, -wide / 2, wide, wide);
        brush.restore();
      }
      petals.draw(brush, share, { from: 0.55, alpha: smooth(0.25, 0.55, share), seconds });
    };
  },
};

/** A point on the frame and the direction into the image. */
function edgeAt(
  along: number,
  width: number,
  height: number,
): readonly [x: number, y: number, nx: number, ny: number] {
  if (along < width) return [along, 0, 0, 1];
  if (along < width + height) return [width, along - width, -1, 0];
  if (along < width * 2 + height) return [along - width - height, height, 0, -1];
  return [0, along - width * 2 - height, 1, 0];
}
