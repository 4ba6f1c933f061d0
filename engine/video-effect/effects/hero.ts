// Superhero suit: plates of metal fly in one after the other and lock around the body; an emblem lights up.
import { surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';
import type { Effect, EffectStage } from '../effect.ts';
import { clamp, easeOut, lerp, smooth } from '../parts/ease.ts';
import { addGlow, addSparkle, makeGlow } from '../parts/glow.ts';
import { readRelief } from '../parts/read-relief.ts';

type Plate = {
  surface: Surface;
  left: number;
  top: number;
  x: number;
  y: number;
  lands: number;
  from: number;
  away: number;
};

const RED = [214, 34, 44] as const;
const GOLD = [246, 190, 70] as const;
/** How long a plate flies, in shares of the video. */
const FLIGHT = 0.09;

export const hero: Effect = {
  mood: 'epic',
  isClose: true,
  crf: 22,
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const { box, head } = stage.subject();
    const plates = cutPlates(stage);
    const glow = makeGlow('#58b8ff', 128, 0.14);
    const warm = makeGlow('#ffd27a', 128, 0.16);
    const chest = { x: head.x, y: Math.min(head.neckY + head.radius * 0.95, box.top + box.height * 0.86) };
    const size = clamp(head.radius * 0.42, short * 0.035, short * 0.1);
    const random = stage.random('sparks');
    const sparks = Array.from({ length: 60 }, () => ({
      x: random.between(-0.6, 0.6) * box.width,
      phase: random.next(),
      size: random.between(0.003, 0.009) * short,
    }));

    return (brush, share) => {
      const time = share * seconds;
      const awake = smooth(0.06, 0.22, share);
      brush.drawImage(stage.photo, 0, 0);
      brush.fillStyle = `rgba(6,10,26,${0.34 * awake})`;
      brush.fillRect(0, 0, width, height);
      // A ring of light runs up the body ahead of the plates.
      const ring = clamp((share - 0.08) / 0.6);
      const ringY = lerp(box.top + box.height, head.neckY, ring);
      const ringShown = awake * (1 - smooth(0.64, 0.74, share));
      drawRing(true);
      for (const plate of plates) {
        const passed = (share - plate.lands + FLIGHT) / FLIGHT;
        if (passed <= 0) continue;
        if (passed >= 1) {
          brush.drawImage(plate.surface, plate.left, plate.top);
          const flash = Math.exp(-(share - plate.lands) * 26);
          if (flash > 0.05) addGlow(brush, glow, plate.x, plate.y, plate.surface.width * 0.8, flash * 0.8);
          continue;
        }
        const off = 1 - easeOut(passed);
        brush.save();
        brush.globalAlpha = clamp(passed * 2.5);
        brush.translate(
          plate.x + Math.cos(plate.from) * plate.away * off,
          plate.y + Math.sin(plate.from) * plate.away * off,
        );
        brush.rotate(off * 2.4 * (plate.from > 0 ? 1 : -1));
        const scale = 1 + off * 0.7;
        brush.scale(scale, scale);
        brush.drawImage(plate.surface, plate.left - plate.x, plate.top - plate.y);
        brush.restore();
      }
      drawRing(false);
      drawEmblem();

      function drawRing(isBehind: boolean): void {
        if (ringShown <= 0.01) return;
        brush.save();
        brush.globalCompositeOperation = 'lighter';
        const half = box.width * 0.62;
        for (const [thick, alpha] of [
          [0.03, 0.14],
          [0.012, 0.4],
          [0.004, 1],
        ] as const) {
          brush.strokeStyle = `rgba(110,200,255,${alpha * ringShown})`;
          brush.lineWidth = short * thick;
          brush.beginPath();
          brush.ellipse(
            box.left + box.width / 2,
            ringY,
            half,
            half * 0.16,
            0,
            isBehind ? Math.PI : 0,
            isBehind ? Math.PI * 2 : Math.PI,
          );
          brush.stroke();
        }
        brush.restore();
        if (isBehind) return;
        for (const { x, phase, size: spark } of sparks) {
          const up = (phase + share * 3) % 1;
          addGlow(
            brush,
            glow,
            box.left + box.width / 2 + x,
            ringY - up * short * 0.16,
            spark * 3,
            (1 - up) * ringShown,
          );
        }
      }

      /** A star in a ring on the chest. */
      function drawEmblem(): void {
        const lit = smooth(0.7, 0.8, share);
        if (lit <= 0) return;
        const pulse = 0.85 + 0.15 * Math.sin(time * 5);
        addGlow(brush, warm, chest.x, chest.y, size * 3.2 * pulse, lit * 0.75);
        brush.save();
        brush.translate(chest.x, chest.y);
        brush.scale(lit, lit);
        brush.fillStyle = '#fff6d8';
        brush.strokeStyle = '#c8881c';
        brush.lineWidth = size * 0.12;
        brush.beginPath();
        for (let point = 0; point < 10; point++) {
          const angle = (point / 10) * Math.PI * 2 - Math.PI / 2;
          const reach = size * (point % 2 === 0 ? 1 : 0.44);
          brush.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
        }
        brush.closePath();
        brush.stroke();
        brush.fill();
        brush.restore();
        addSparkle(brush, chest.x, chest.y, size * 4 * Math.exp(-(((share - 0.78) / 0.05) ** 2)), 1);
      }
    };
  },
};

/** The body below the head, in plates of red and gold metal with bevelled edges. */
function cutPlates(stage: EffectStage): Plate[] {
  const { width, height, short } = stage;
  const { box, head, mask } = stage.subject();
  const relief = readRelief(stage, 0.5);
  const random = stage.random('plates');
  const size = clamp(Math.max(box.width, box.height) / 9, short * 0.04, short * 0.12);
  // Mirrored left and right, as armour is.
  const columns = Math.ceil(width / size) + 4;
  const rows = Math.ceil(box.height / size) + 2;
  const jitter = Array.from(
    { length: columns * rows },
    () => [random.between(-0.26, 0.26), random.between(-0.3, 0.3)] as const,
  );
  const seedAt = (column: number, row: number) => {
    const [jx, jy] = jitter[Math.abs(column) + row * columns] ?? [0, 0];
    const shift = row % 2 === 0 ? 0 : 0.5;
    return { x: (column + shift + jx * Math.sign(column || 1)) * size, y: (row + 0.5 + jy) * size };
  };
  const top = head.neckY - head.radius * 0.05;
  const cells = new Map<number, { pixels: number[]; x: number; y: number; column: number; row: number }>();
  const edges = new Float32Array(width * height);
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, box.top + box.height); y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const i = y * width + x;
      if ((mask[i] as number) < 0.05) continue;
      // The collar follows the round of the chin.
      if (y < top + head.radius * 0.28 * Math.max(0, 1 - Math.abs(x - head.x) / (head.radius * 0.75)))
        continue;
      const px = x - head.x;
      const py = y - top;
      const row0 = Math.floor(py / size);
      const column0 = Math.floor(px / size);
      let nearest = 1e9;
      let second = 1e9;
      let found = 0;
      let seed = { x: 0, y: 0, column: 0, row: 0 };
      for (let row = row0 - 1; row <= row0 + 1; row++) {
        for (let column = column0 - 1; column <= column0 + 1; column++) {
          const place = seedAt(column, Math.max(0, row + 1));
          const distance =
            Math.abs(place.x - px) * 1.05 +
            Math.abs(place.y - size - py) * 0.9 +
            Math.hypot(place.x - px, place.y - size - py) * 0.6;
          if (distance < nearest) {
            second = nearest;
            nearest = distance;
            found = (row + 500) * 2000 + column + 1000;
            seed = { x: place.x + head.x, y: place.y - size + top, column, row };
          } else if (distance < second) second = distance;
        }
      }
      edges[i] = second - nearest;
      const cell = cells.get(found) ?? { pixels: [], ...seed };
      cell.pixels.push(i);
      cells.set(found, cell);
    }
  }
  const bevel = size * 0.16;
  return [...cells.values()]
    .filter(({ pixels }) => pixels.length > 12)
    .map((cell) => {
      const isGold = (cell.row + Math.abs(cell.column)) % 3 === 0;
      const paint = isGold ? GOLD : RED;
      const plate = bakePlate(cell.pixels);
      const up = (box.top + box.height - cell.y) / (box.top + box.height - top);
      return {
        ...plate,
        x: cell.x,
        y: cell.y,
        lands: 0.16 + clamp(up) * 0.5 + random.between(0, 0.05),
        from: Math.atan2(cell.y - (box.top + box.height * 0.6), cell.x - head.x) + random.between(-0.5, 0.5),
        away: short * random.between(0.45, 0.8),
      };

      function bakePlate(indices: readonly number[]): Pick<Plate, 'surface' | 'left' | 'top'> {
        let [left, right, upper, lower] = [width, 0, height, 0];
        for (const i of indices) {
          const x = i % width;
          const y = Math.floor(i / width);
          left = Math.min(left, x);
          right = Math.max(right, x);
          upper = Math.min(upper, y);
          lower = Math.max(lower, y);
        }
        const wide = right - left + 1;
        const data = new Uint8ClampedArray(wide * (lower - upper + 1) * 4);
        for (const i of indices) {
          const x = i % width;
          const y = Math.floor(i / width);
          const edge = edges[i] as number;
          const at = ((y - upper) * wide + x - left) * 4;
          // The bevel leans away from the plate's middle.
          const slope = edge < bevel ? 1 - edge / bevel : 0;
          const away = Math.hypot(x - cell.x, y - cell.y) || 1;
          const leanX = clamp((relief.x[i] as number) * 0.8 + ((x - cell.x) / away) * slope * 0.75, -1, 1);
          const leanY = clamp((relief.y[i] as number) * 0.8 + ((y - cell.y) / away) * slope * 0.75, -1, 1);
          // Lacquer: light from the upper left, a sharp gleam in it, and the room from below.
          const light = clamp(0.62 - leanX * 0.34 - leanY * 0.46, 0.12, 1.2);
          const gleam = 190 * clamp(1 - Math.hypot(leanX + 0.3, leanY + 0.36) * 2.6) ** 2;
          const gap = edge < size * 0.03 ? 0.3 : 1;
          for (let channel = 0; channel < 3; channel++) {
            data[at + channel] =
              ((paint[channel] as number) * light + gleam + leanY * (channel === 2 ? 26 : 10)) * gap;
          }
          data[at + 3] = (mask[i] as number) * 255;
        }
        return { surface: surfaceFromPixels(wide, lower - upper + 1, data), left, top: upper };
      }
    })
    .sort((a, b) => a.lands - b.lands);
}
