// Figure on a stand: the subject becomes a cut-out figure of clear acrylic that turns once on its stand.
import {
  makeSurface,
  silhouette,
  surfaceFromPixels,
  type Brush,
  type Surface,
} from '#engine/raster/surface.ts';
import type { Effect } from '../effect.ts';
import { clamp, lerp, overshoot, smooth } from '../parts/ease.ts';
import { addGlow, addSparkle, makeGlow } from '../parts/glow.ts';

const STRIPS = 40;

export const figureTurn: Effect = {
  mood: 'playful',
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const { box, surface, background } = stage.standing();
    const behind = surfaceFromPixels(width, height, background.data);
    const figure = cutFigure();
    const desk = paintDesk();
    const scale = Math.min((width * 0.62) / figure.width, (height * 0.7) / figure.height);
    const stand = { x: width / 2, y: height * 0.86 };
    const tall = figure.height * scale;
    const wide = figure.width * scale;
    const thick = Math.max(3, short * 0.014);
    const side = silhouette(figure, '#cfe2f2');
    const glow = makeGlow('#ffffff', 256, 0.04);
    const whole = box.left + box.width / 2;

    /** The subject with a white edge all around and a clear one beyond it. */
    function cutFigure(): Surface {
      const edge = Math.max(3, Math.max(box.width, box.height) * 0.022);
      const margin = Math.ceil(edge * 2.4);
      const alone = makeSurface(box.width, box.height, (brush) =>
        brush.drawImage(surface, -box.left, -box.top),
      );
      const white = silhouette(alone, '#ffffff');
      const clear = silhouette(alone, '#dff0ff');
      return makeSurface(box.width + margin * 2, box.height + margin * 2, (brush) => {
        const around = (sheet: Surface, reach: number): void => {
          for (let n = 0; n < 32; n++) {
            const angle = (n / 32) * Math.PI * 2;
            brush.drawImage(sheet, margin + Math.cos(angle) * reach, margin + Math.sin(angle) * reach);
          }
        };
        around(clear, edge * 1.9);
        around(white, edge);
        brush.drawImage(alone, margin, margin);
      });
    }

    /** What was behind it, far out of focus, over a table. */
    function paintDesk(): Surface {
      const small = makeSurface(48, Math.max(2, Math.round((48 * height) / width)), (brush) => {
        brush.imageSmoothingQuality = 'high';
        brush.filter = 'blur(2px)';
        brush.drawImage(behind, -4, -4, 56, (56 * height) / width);
      });
      return makeSurface(width, height, (brush) => {
        brush.imageSmoothingQuality = 'high';
        brush.drawImage(small, 0, 0, width, height);
        brush.fillStyle = 'rgba(20,16,34,.38)';
        brush.fillRect(0, 0, width, height);
        const edge = height * 0.7;
        const wood = brush.createLinearGradient(0, edge, 0, height);
        wood.addColorStop(0, '#c9a27c');
        wood.addColorStop(0.25, '#e3c19a');
        wood.addColorStop(1, '#a87a54');
        brush.fillStyle = wood;
        brush.fillRect(0, edge, width, height - edge);
        const random = stage.random('wood');
        brush.strokeStyle = 'rgba(110,66,36,.14)';
        for (let n = 0; n < 60; n++) {
          const y = edge + (height - edge) * random.next();
          brush.lineWidth = random.between(0.6, 2.2);
          brush.beginPath();
          brush.moveTo(0, y);
          brush.bezierCurveTo(
            width * 0.3,
            y + random.between(-4, 4),
            width * 0.7,
            y + random.between(-4, 4),
            width,
            y,
          );
          brush.stroke();
        }
        const shade = brush.createLinearGradient(0, edge - short * 0.02, 0, edge + short * 0.05);
        shade.addColorStop(0, 'rgba(20,8,4,.4)');
        shade.addColorStop(1, 'rgba(20,8,4,0)');
        brush.fillStyle = shade;
        brush.fillRect(0, edge, width, short * 0.06);
      });
    }

    return (brush, share) => {
      const time = share * seconds;
      const lifted = smooth(0.06, 0.24, share);
      const spin =
        smooth(0.26, 0.9, share) * Math.PI * 2 +
        Math.sin(time * 1.4) * 0.05 * (1 - smooth(0.2, 0.3, share)) * lifted;
      brush.drawImage(stage.photo, 0, 0);
      brush.save();
      brush.globalAlpha = lifted;
      brush.drawImage(desk, 0, 0);
      brush.restore();
      addGlow(brush, glow, width / 2, height * 0.42, short * 0.75, 0.35 * lifted);
      drawStand(brush, overshoot((share - 0.12) / 0.12));
      // From its place in the image to the stand.
      const grown = lerp(1 / scale, 1, lifted) * scale;
      const footX = lerp(whole, stand.x, lifted);
      const footY = lerp(box.top + box.height, stand.y - short * 0.012, lifted);
      if (lifted > 0) {
        brush.save();
        brush.globalAlpha = clamp(lifted * 5);
        drawTurned(brush, spin, footX, footY, grown);
        brush.restore();
      }
      const flash = Math.max(0, Math.cos(spin * 2 - 0.6)) ** 14 * lifted;
      addSparkle(brush, stand.x + wide * 0.24, stand.y - tall * 0.78, short * 0.09, flash);
    };

    /** A round foot of clear acrylic. */
    function drawStand(brush: Brush, shown: number): void {
      if (shown <= 0.01) return;
      const rx = Math.max(wide * 0.4, short * 0.16) * Math.max(0, shown);
      const ry = rx * 0.24;
      const deep = short * 0.022;
      brush.save();
      brush.translate(stand.x, stand.y);
      brush.fillStyle = 'rgba(30,14,6,.35)';
      brush.beginPath();
      brush.ellipse(rx * 0.06, deep * 1.5, rx * 1.08, ry * 1.1, 0, 0, 7);
      brush.fill();
      const rim = brush.createLinearGradient(-rx, 0, rx, 0);
      rim.addColorStop(0, '#9fb8cc');
      rim.addColorStop(0.4, '#f4fbff');
      rim.addColorStop(0.6, '#c2d6e6');
      rim.addColorStop(1, '#8fa8be');
      brush.fillStyle = rim;
      brush.beginPath();
      brush.ellipse(0, deep, rx, ry, 0, 0, Math.PI);
      brush.lineTo(-rx, 0);
      brush.ellipse(0, 0, rx, ry, 0, Math.PI, 0, true);
      brush.closePath();
      brush.fill();
      const plate = brush.createLinearGradient(-rx, -ry, rx, ry);
      plate.addColorStop(0, 'rgba(255,255,255,.95)');
      plate.addColorStop(0.5, 'rgba(226,238,248,.92)');
      plate.addColorStop(1, 'rgba(255,255,255,.95)');
      brush.fillStyle = plate;
      brush.beginPath();
      brush.ellipse(0, 0, rx, ry, 0, 0, 7);
      brush.fill();
      brush.restore();
    }

    /** In upright strips: the near side is taller. Its thickness is a row of copies behind it. */
    function drawTurned(brush: Brush, angle: number, x: number, footY: number, size: number): void {
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const w = figure.width * size;
      const h = figure.height * size;
      const slab = thick * Math.abs(sin);
      for (let layer = Math.ceil(slab); layer >= 0; layer--) {
        const isFront = layer === 0;
        const shift = Math.sign(sin) * Math.sign(cos || 1) * layer;
        const sheet = isFront ? figure : side;
        if (!isFront && layer % 2 === 1 && layer < slab - 1) continue;
        for (let strip = 0; strip < STRIPS; strip++) {
          const u0 = strip / STRIPS - 0.5;
          const u1 = (strip + 1) / STRIPS - 0.5;
          const near0 = 1 + u0 * sin * 0.16;
          const px0 = x + u0 * w * cos * near0 + shift;
          const px1 = x + u1 * w * cos * (1 + u1 * sin * 0.16) + shift;
          const tallHere = h * (1 + ((u0 + u1) / 2) * sin * 0.16);
          const left = Math.min(px0, px1);
          const across = Math.max(0.35, Math.abs(px1 - px0) + 0.45);
          brush.save();
          brush.translate(left, footY - tallHere * 0.985);
          // From behind, it is seen mirrored.
          if (cos < 0) {
            brush.translate(across, 0);
            brush.scale(-1, 1);
          }
          brush.drawImage(
            sheet,
            (strip * figure.width) / STRIPS,
            0,
            figure.width / STRIPS,
            figure.height,
            0,
            0,
            across,
            tallHere,
          );
          brush.restore();
        }
      }
      // The back is a little darker, and light slides over both.
      const gleam = brush.createLinearGradient(
        x - (w / 2) * Math.abs(cos),
        0,
        x + (w / 2) * Math.abs(cos),
        0,
      );
      const at = clamp(0.5 + Math.sin(angle) * 0.5);
      gleam.addColorStop(Math.max(0, at - 0.14), 'rgba(255,255,255,0)');
      gleam.addColorStop(at, 'rgba(255,255,255,.16)');
      gleam.addColorStop(Math.min(1, at + 0.14), 'rgba(255,255,255,0)');
      brush.save();
      brush.globalCompositeOperation = 'lighter';
      brush.globalAlpha *= Math.abs(sin);
      brush.fillStyle = gleam;
      brush.fillRect(x - (w / 2) * Math.abs(cos), footY - h, w * Math.abs(cos), h * 0.97);
      brush.restore();
    }
  },
};
