// 360° orbit: time stands still, drops of light hang in the air, and the camera swings around the subject.
import { shadeCorners } from '#engine/illustrator/painting/shade-corners.ts';
import type { Effect } from '../effect.ts';
import { smooth } from '../parts/ease.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { makePresence } from '../parts/presence.ts';
import { makeSheet } from '../parts/sheet.ts';
import { warp } from '../parts/warp.ts';

/** How far the camera turns to each side, in radians of the flat image. */
const YAW = 0.34;

export const orbit360: Effect = {
  mood: 'epic',
  plan(stage) {
    const { width, height, short } = stage;
    const subject = stage.subject();
    const presence = makePresence(subject, width, height, short * 0.2);
    const sheet = makeSheet(width, height);
    const { box } = subject;
    const middleX = box.left + box.width / 2;
    const middleY = height / 2;
    const glow = makeGlow('#cfe4ff', 96, 0.22);
    const random = stage.random('drops');
    const drops = Array.from({ length: 110 }, () => ({
      x: random.between(-0.7, 0.7) * width,
      y: random.between(-0.6, 0.6) * height,
      /** Before the subject or behind it. */
      z: random.between(-1, 1),
      size: random.between(0.003, 0.011) * short,
    }));
    const far = width * 1.15;

    return (brush, share) => {
      // Right, left, and home, quickest in the middle.
      const way = smooth(0.1, 0.9, share);
      const yaw = Math.sin(way * Math.PI * 2) * YAW;
      const rush = smooth(0.08, 0.3, share) * (1 - smooth(0.72, 0.95, share));
      const zoom = 1 + 0.2 * Math.abs(Math.sin(way * Math.PI * 2)) + 0.04 * rush;
      const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
      const tilt = -0.035 * Math.sin(way * Math.PI * 2) * rush;
      const [cosT, sinT] = [Math.cos(tilt), Math.sin(tilt)];
      warp(stage.pixels, sheet.image, (x, y, from) => {
        const at = Math.min(height - 1, y) * width + Math.min(width - 1, x);
        const near = presence[at] as number;
        const rx = (x - width / 2) / zoom;
        const ry = (y - middleY) / zoom;
        const px = rx * cosT + ry * sinT;
        const py = ry * cosT - rx * sinT;
        // The image's plane seen from the side: solve where the ray meets it.
        const depth = 1 / (cos - (sin * px) / far);
        const u = px * depth;
        const v = py * (1 + ((depth * sin * px) / far) * 0.9);
        // What is near moves against what is far.
        from.x =
          middleX + (width / 2 - middleX) + u + sin * short * (0.2 * (0.5 - near) - 0.1 * (y / height - 0.6));
        from.y = middleY + v;
      });
      sheet.show();
      brush.drawImage(sheet.surface, 0, 0);
      for (const { x, y, z, size } of drops) {
        const px = x * cos + z * short * 0.7 * sin;
        const pz = z * cos - (x / width) * sin;
        const scale = zoom * (1 + pz * 0.25);
        const blur = 1 + Math.abs(pz) * 2.2;
        addGlow(
          brush,
          glow,
          middleX + px * scale,
          middleY + y * scale,
          size * blur * 2,
          (rush * 0.85) / blur ** 0.6,
        );
      }
      shadeCorners(brush, width, height, {
        from: 0.45,
        to: 0.56,
        colours: [
          [0, 'rgba(8,14,34,0)'],
          [1, `rgba(8,14,34,${0.55 * rush})`],
        ],
      });
    };
  },
};
