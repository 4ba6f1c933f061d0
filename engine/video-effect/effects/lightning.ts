// Lightning: the sky goes dark, bolts strike down beside the subject, and arcs run along its outline.
import type { Brush } from '#engine/raster/surface.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeRandom } from '#engine/raster/random.ts';
import type { Effect } from '../effect.ts';
import { clamp, smooth } from '../parts/ease.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { type Outline, readOutline } from '../parts/read-outline.ts';

/** When a bolt strikes from above. */
const STRIKES = [0.16, 0.24, 0.4, 0.55, 0.6, 0.76] as const;
const STRIKE_LASTS = 0.055;
/** New shapes so many times a second: faster looks like noise. */
const SHAPES_A_SECOND = 11;

type Line = readonly (readonly [number, number])[];

export const lightning: Effect = {
  mood: 'epic',
  crf: 22,
  plan(stage) {
    const { width, height, short, seconds, seed } = stage;
    const subject = stage.subjectIfAny();
    // In a landscape it strikes around the middle, and there is nothing for arcs to run along.
    const outline = subject
      ? readOutline(subject, width, height)
      : { x: width / 2, y: height / 2, mean: short * 0.24 };
    const bottom = subject ? subject.box.top + subject.box.height : height * 0.96;
    const glow = makeGlow('#7fb4ff', 128, 0.12);
    const random = stage.random('strikes');
    const targets = STRIKES.map((_, n) => {
      const side = n % 2 === 0 ? -1 : 1;
      return {
        fromX: clamp(outline.x + side * width * random.between(0.05, 0.4), 0, width),
        x: clamp(outline.x + side * outline.mean * random.between(1.1, 1.5), width * 0.06, width * 0.94),
        y: Math.min(
          height * 0.97,
          bottom - (subject?.box.height ?? height * 0.3) * (1 - random.between(0.85, 1)),
        ),
      };
    });

    return (brush, share) => {
      const time = share * seconds;
      const awake = smooth(0.06, 0.3, share) * (1 - smooth(0.92, 1, share));
      const shape = Math.floor(time * SHAPES_A_SECOND);
      let flash = 0;
      for (const strike of STRIKES) {
        const passed = (share - strike) / STRIKE_LASTS;
        if (passed >= 0 && passed < 2.4)
          flash = Math.max(flash, Math.exp(-passed * 2.4) * (0.7 + 0.3 * Math.sin(passed * 40)));
      }
      const shake = flash * short * 0.006;
      brush.translate(Math.sin(time * 83) * shake, Math.cos(time * 71) * shake);
      // A little larger, so that no shake uncovers an edge.
      brush.drawImage(stage.photo, -shake * 1.2, -shake * 1.2, width + shake * 2.4, height + shake * 2.4);
      brush.fillStyle = `rgba(6,10,40,${0.62 * awake * (1 - flash * 0.7)})`;
      brush.fillRect(-9, -9, width + 18, height + 18);
      addGlow(
        brush,
        glow,
        outline.x,
        outline.y,
        outline.mean * 2.6,
        0.4 * awake * (0.8 + 0.2 * Math.sin(time * 31)),
      );
      if ('radius' in outline) drawArcs(outline);
      for (const [n, target] of targets.entries()) {
        const passed = (share - (STRIKES[n] ?? 0)) / STRIKE_LASTS;
        if (passed < 0 || passed > 1) continue;
        const chance = makeRandom(seed, `bolt ${n} ${Math.floor(passed * 3)}`);
        const bolt = jag([target.fromX, -10], [target.x, target.y], 0.2, 6, chance);
        drawBolt(brush, bolt, short * 0.011, 1 - passed * 0.4);
        for (let branch = 0; branch < 4; branch++) {
          const [bx, by] = bolt[Math.floor(bolt.length * chance.between(0.2, 0.8))] ?? [0, 0];
          const end: [number, number] = [
            bx + chance.between(-0.28, 0.28) * short,
            by + chance.between(0.08, 0.26) * short,
          ];
          drawBolt(brush, jag([bx, by], end, 0.22, 4, chance), short * 0.004, 0.8 - passed * 0.4);
        }
        addGlow(brush, glow, target.x, target.y, short * 0.3, 1 - passed);
      }
      if (flash > 0.02) {
        brush.fillStyle = `rgba(205,225,255,${flash * 0.42})`;
        brush.fillRect(-9, -9, width + 18, height + 18);
      }

      /** Short arcs that leap from one place of the outline to another. */
      function drawArcs(along: Outline): void {
        const count = Math.round(6 * awake);
        for (let n = 0; n < count; n++) {
          const chance = makeRandom(seed, `arc ${shape} ${n}`);
          if (chance.chance(0.22)) continue;
          const from = chance.between(0, Math.PI * 2);
          const span = chance.between(0.35, 1) * chance.side();
          const points = Array.from({ length: 6 }, (_, step): [number, number] => {
            const angle = from + (span * step) / 5;
            const reach = along.radius(angle) * chance.between(1, 1.13) + short * 0.012;
            return [along.x + Math.cos(angle) * reach, along.y + Math.sin(angle) * reach];
          });
          const line = points.slice(1).flatMap((to, step) => jag(points[step] ?? to, to, 0.24, 3, chance));
          drawBolt(brush, line, short * 0.0042, awake * chance.between(0.55, 1));
        }
      }
    };
  },
};

/** A jagged way between two points: its middle is moved aside, and so on with both halves. */
function jag(
  from: readonly [number, number],
  to: readonly [number, number],
  rough: number,
  depth: number,
  random: Random,
): Line {
  if (depth === 0) return [from, to];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const aside = random.between(-1, 1) * length * rough;
  const nx = -(to[1] - from[1]) / (length || 1);
  const ny = (to[0] - from[0]) / (length || 1);
  const along = random.between(0.4, 0.6);
  const middle: [number, number] = [
    from[0] + (to[0] - from[0]) * along + nx * aside,
    from[1] + (to[1] - from[1]) * along + ny * aside,
  ];
  return [
    ...jag(from, middle, rough, depth - 1, random),
    ...jag(middle, to, rough, depth - 1, random).slice(1),
  ];
}

/** Wide and blue, then narrow and white. */
function drawBolt(brush: Brush, line: Line, thick: number, alpha: number): void {
  brush.save();
  brush.globalCompositeOperation = 'lighter';
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const [wide, colour, strength] of [
    [7, '#2a4dff', 0.13],
    [3.6, '#4f8bff', 0.25],
    [1.9, '#9cc4ff', 0.55],
    [0.8, '#ffffff', 1],
  ] as const) {
    brush.globalAlpha = alpha * strength;
    brush.strokeStyle = colour;
    brush.lineWidth = Math.max(0.8, thick * wide);
    brush.beginPath();
    for (const [n, [x, y]] of line.entries())
      if (n === 0) brush.moveTo(x, y);
      else brush.lineTo(x, y);
    brush.stroke();
  }
  brush.restore();
}
