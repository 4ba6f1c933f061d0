// Bring a photo alive: a faded print gains colour and depth, breathes, and dust dances in the light.
import type { Brush } from '#engine/raster/surface.ts';
import type { Effect } from '../effect.ts';
import { agePrint, type Age } from '../parts/age-print.ts';
import { lerp, smooth } from '../parts/ease.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { makePresence } from '../parts/presence.ts';
import { makeSheet } from '../parts/sheet.ts';
import { warp } from '../parts/warp.ts';

/** The print as it was found: brown, pale; and scratched. */
const AGE: Age = {
  washes: [
    ['multiply', '#f1d9ae'],
    ['lighten', '#4a3826'],
  ],
  edge: {
    from: 0.42,
    to: 0.55,
    colours: [
      [0, 'rgba(236,214,170,0)'],
      [1, 'rgba(236,214,170,.75)'],
    ],
  },
};

export const memory: Effect = {
  mood: 'warm',
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const subject = stage.subject();
    const presence = makePresence(subject, width, height, short * 0.16);
    const { box, head } = subject;
    const middle = box.left + box.width / 2;
    const chest = head.neckY;
    const sheet = makeSheet(width, height);
    const glow = makeGlow('#ffdf9e', 128, 0.12);
    const faded = agePrint(stage.photo, { ...AGE, scratch });
    const random = stage.random('dust');
    const motes = Array.from({ length: 70 }, () => ({
      x: random.next() * width,
      y: random.next() * height,
      size: (0.0025 + random.next() ** 3 * 0.014) * short,
      speed: random.between(0.3, 1),
      phase: random.between(0, 6.3),
    }));

    function scratch(brush: Brush): void {
      const scratches = stage.random('scratches');
      brush.strokeStyle = 'rgba(255,248,230,.35)';
      for (let n = 0; n < 22; n++) {
        brush.lineWidth = scratches.between(0.5, 1.6);
        brush.beginPath();
        const x = scratches.next() * width;
        const y = scratches.next() * height;
        brush.moveTo(x, y);
        brush.quadraticCurveTo(
          x + scratches.between(-9, 9),
          y + short * 0.06,
          x + scratches.between(-20, 20),
          y + short * scratches.between(0.05, 0.25),
        );
        brush.stroke();
      }
    }

    return (brush, share) => {
      const time = share * seconds;
      const alive = smooth(0.12, 0.42, share);
      const breath = Math.sin(time * 1.9) * alive;
      const nod = Math.sin(time * 1.15 + 0.6) * alive;
      const drift = (share - 0.25) * short * 0.03 * alive;
      const push = 1 + 0.07 * share;
      warp(stage.pixels, sheet.image, (x, y, from) => {
        const at = Math.min(height - 1, y) * width + Math.min(width - 1, x);
        const near = presence[at] as number;
        const zoom = push + near * 0.035 * alive * share;
        const px = width / 2 + (x - width / 2) / zoom - drift * (near - 0.35);
        const py = height / 2 + (y - height / 2) / zoom;
        // The chest rises, the head follows and sways a little.
        const up = Math.min(1.4, Math.max(0, (chest + box.height * 0.25 - py) / (box.height * 0.6)));
        const wide =
          1 +
          0.012 * breath * near * Math.exp(-(((py - chest - box.height * 0.14) / (box.height * 0.2)) ** 2));
        from.x = middle + (px - middle) / wide - nod * short * 0.0075 * near * up;
        from.y =
          py +
          breath * short * 0.006 * near * Math.min(1, up + 0.25) -
          Math.abs(nod) * short * 0.002 * near * up;
      });
      sheet.show();
      brush.drawImage(sheet.surface, 0, 0);
      const warm = lerp(0, 0.14, alive);
      brush.fillStyle = `rgba(255,190,110,${warm})`;
      brush.save();
      brush.globalCompositeOperation = 'soft-light';
      brush.fillRect(0, 0, width, height);
      brush.restore();
      brush.save();
      brush.globalAlpha = 1 - smooth(0.1, 0.45, share);
      if (brush.globalAlpha > 0) brush.drawImage(faded, 0, 0);
      brush.restore();
      // A leak of light wanders over the corner.
      addGlow(
        brush,
        glow,
        width * (0.98 - 0.12 * Math.sin(time * 0.5)),
        height * 0.06,
        short * 0.85,
        0.34 + 0.08 * Math.sin(time * 2.1),
      );
      for (const { x, y, size, speed, phase } of motes) {
        const px =
          (x + Math.sin(time * 0.5 * speed + phase) * short * 0.05 + time * short * 0.012 * speed + width) %
          width;
        const py = (y - time * short * 0.016 * speed + height * 2) % height;
        const shine = 0.35 + 0.35 * Math.sin(time * 1.7 * speed + phase);
        addGlow(brush, glow, px, py, size * 2.4, shine * smooth(0.05, 0.3, share));
      }
    };
  },
};
