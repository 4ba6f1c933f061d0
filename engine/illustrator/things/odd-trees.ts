// Trees of a shape of their own: the baobab with its roots in the air, the banana with leaves as long as a boat, hanging wisteria.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** On its own sheet, its foot at the bottom middle. */
export function growBaobab(stage: Stage, label: string, pixels: number): Surface {
  const random = stage.random(`baobab ${label}`);
  const { palette, light } = stage;
  const wide = pixels * 1.1;
  return makeSurface(wide, pixels, (brush) => {
    const middle = wide / 2;
    const bark = lit(stage, '#9a7f68');
    const [half, top] = [pixels * 0.115, pixels * 0.36];
    const trunk = brush.createLinearGradient(middle - half, 0, middle + half, 0);
    trunk.addColorStop(light.side > 0 ? 1 : 0, css(mix(bark, palette.sun, 0.26)));
    trunk.addColorStop(0.5, css(bark));
    trunk.addColorStop(light.side > 0 ? 0 : 1, css(mix(bark, palette.shade, 0.5)));
    const boughs = Array.from({ length: 9 }, (_, at) => {
      const aside = (at / 8 - 0.5) * 2;
      return {
        fromX: middle + aside * half * 0.8,
        x: middle + aside * wide * 0.42 * random.between(0.85, 1.05),
        y: pixels * (0.1 + 0.15 * Math.abs(aside) ** 1.4) * random.between(0.9, 1.2),
        width: pixels * (0.05 - 0.012 * Math.abs(aside)),
      };
    });
    brush.lineCap = 'round';
    const tips: { x: number; y: number }[] = [];
    for (const { fromX, x, y, width } of boughs) {
      brush.strokeStyle = css(mix(bark, palette.shade, 0.2));
      brush.lineWidth = width;
      brush.beginPath();
      brush.moveTo(fromX, top + half * 0.4);
      brush.quadraticCurveTo(fromX + (x - fromX) * 0.3, y + (top - y) * 0.3, x, y);
      brush.stroke();
      for (let twig = 0; twig < 5; twig++) {
        const [tx, ty] = [x + random.between(-0.1, 0.1) * pixels, y + random.between(-0.075, 0.02) * pixels];
        brush.lineWidth = width * 0.3;
        brush.beginPath();
        brush.moveTo(fromX + (x - fromX) * 0.75, y + (top - y) * 0.16);
        brush.lineTo(tx, ty);
        brush.stroke();
        tips.push({ x: tx, y: ty });
      }
    }
    brush.fillStyle = trunk;
    brush.beginPath();
    brush.moveTo(middle - half * 1.25, pixels);
    brush.bezierCurveTo(
      middle - half * 1.05,
      pixels * 0.86,
      middle - half * 1.3,
      pixels * 0.6,
      middle - half,
      top,
    );
    brush.quadraticCurveTo(middle, top - half * 0.5, middle + half, top);
    brush.bezierCurveTo(
      middle + half * 1.3,
      pixels * 0.6,
      middle + half * 1.05,
      pixels * 0.86,
      middle + half * 1.25,
      pixels,
    );
    brush.fill();
    brush.strokeStyle = css(mix(bark, palette.shade, 0.5), 0.5);
    brush.lineWidth = Math.max(1, pixels * 0.005);
    for (let fold = -3; fold <= 3; fold++) {
      brush.beginPath();
      brush.moveTo(middle + fold * half * 0.27, top + half * 0.3);
      brush.quadraticCurveTo(
        middle + fold * half * 0.36,
        pixels * 0.68,
        middle + fold * half * 0.32,
        pixels * 0.98,
      );
      brush.stroke();
    }
    for (const { x, y } of tips)
      for (let tuft = 0; tuft < 16; tuft++) {
        const lift = random.between(-0.02, 0.018) * pixels;
        brush.fillStyle = css(
          mix(lit(stage, '#5f8f42'), lift < 0 ? palette.sun : palette.shade, random.between(0.06, 0.34)),
        );
        brush.beginPath();
        brush.ellipse(
          x + random.between(-0.036, 0.036) * pixels,
          y + lift,
          pixels * 0.011,
          pixels * 0.007,
          random.between(0, 3),
          0,
          7,
        );
        brush.fill();
      }
  });
}

/** On its own sheet, its foot at the bottom middle. */
export function growBanana(stage: Stage, label: string, pixels: number): Surface {
  const random = stage.random(`banana ${label}`);
  const { palette, light } = stage;
  const wide = pixels * 1.1;
  return makeSurface(wide, pixels, (brush) => {
    const middle = wide / 2;
    const crown = pixels * 0.42;
    const stem = lit(stage, '#8a9a54');
    const fill = brush.createLinearGradient(middle - pixels * 0.05, 0, middle + pixels * 0.05, 0);
    fill.addColorStop(light.side > 0 ? 1 : 0, css(mix(stem, palette.sun, 0.24)));
    fill.addColorStop(light.side > 0 ? 0 : 1, css(mix(stem, palette.shade, 0.5)));
    const green = lit(stage, '#4f9a44');
    const paintLeaf = (angle: number, long: number, isBack: boolean): void => {
      brush.save();
      brush.translate(middle, crown);
      brush.rotate(angle);
      const droop = Math.sign(angle || 0.1) * long * Math.min(0.5, Math.abs(angle) * 0.3);
      const half = long * 0.17;
      const tone = isBack
        ? mix(green, palette.shade, 0.36)
        : mix(green, angle * light.side > 0 ? palette.sun : palette.shade, 0.2);
      const leaf = brush.createLinearGradient(-half, 0, half, 0);
      leaf.addColorStop(0, css(mix(tone, '#10281c', 0.16)));
      leaf.addColorStop(0.5, css(mix(tone, '#e8f8b0', 0.16)));
      leaf.addColorStop(1, css(tone));
      brush.fillStyle = leaf;
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.bezierCurveTo(-half * 0.4, -long * 0.2, droop * 0.4 - half, -long * 0.7, droop, -long);
      brush.bezierCurveTo(droop * 0.5 + half, -long * 0.7, half * 1.1, -long * 0.25, 0, 0);
      brush.fill();
      brush.strokeStyle = css(mix(tone, '#f4fac0', 0.5));
      brush.lineWidth = pixels * 0.008;
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.quadraticCurveTo(0, -long * 0.6, droop, -long);
      brush.stroke();
      brush.lineWidth = Math.max(0.6, pixels * 0.002);
      brush.strokeStyle = css(mix(tone, '#10281c', 0.3), 0.6);
      brush.beginPath();
      for (let rib = 2; rib < 13; rib++) {
        const part = rib / 14;
        const x = droop * part ** 2;
        const reach = half * Math.sin(part * 3) * 0.8;
        brush.moveTo(x, -long * part);
        brush.lineTo(x - reach, -long * (part + 0.05));
        brush.moveTo(x, -long * part);
        brush.lineTo(x + reach, -long * (part + 0.05));
      }
      brush.stroke();
      brush.restore();
    };
    for (const angle of [-1.9, 1.95, -1.35, 1.3]) paintLeaf(angle, pixels * random.between(0.36, 0.42), true);
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(middle - pixels * 0.036, pixels);
    brush.quadraticCurveTo(middle - pixels * 0.026, pixels * 0.7, middle - pixels * 0.021, crown);
    brush.lineTo(middle + pixels * 0.021, crown);
    brush.quadraticCurveTo(middle + pixels * 0.026, pixels * 0.7, middle + pixels * 0.036, pixels);
    brush.fill();
    for (const angle of [-1.05, 1.1, -0.6, 0.64, -0.16, 0.22])
      paintLeaf(angle, pixels * random.between(0.36, 0.41), false);
    const side = random.side();
    for (let hand = 0; hand < 5; hand++)
      for (let finger = 0; finger < 6; finger++) {
        const x = middle + side * pixels * 0.045 + (finger - 2.5) * pixels * 0.013;
        const y = crown + pixels * (0.045 + hand * 0.027);
        brush.strokeStyle = css(
          mix(
            lit(stage, hand < 2 ? '#e8cc3c' : '#a8b83c'),
            finger * side > 2 ? palette.sun : palette.shade,
            0.16,
          ),
        );
        brush.lineWidth = pixels * 0.012;
        brush.lineCap = 'round';
        brush.beginPath();
        brush.moveTo(x, y);
        brush.quadraticCurveTo(
          x + (finger - 2.5) * pixels * 0.004,
          y - pixels * 0.01,
          x + (finger - 2.5) * pixels * 0.007,
          y - pixels * 0.026,
        );
        brush.stroke();
      }
    brush.fillStyle = css(lit(stage, '#7a2a4a'));
    brush.beginPath();
    brush.ellipse(
      middle + side * pixels * 0.045,
      crown + pixels * 0.19,
      pixels * 0.018,
      pixels * 0.032,
      0,
      0,
      7,
    );
    brush.fill();
  });
}

/** Long bunches of small flowers, broad above and pointed below, from every bough. */
export function hangRacemes(
  stage: Stage,
  brush: Brush,
  random: Random,
  tips: readonly { x: number; y: number; depth: number }[],
  { tones, pixels }: { tones: { dark: Colour; body: Colour; light: Colour }; pixels: number },
): void {
  const { palette, light } = stage;
  const shades = [tones.dark, tones.body, tones.light].map((tone) => lit(stage, tone));
  const green = lit(stage, '#6f9a48');
  const ordered = tips.filter(({ depth }) => depth <= 3).toSorted((one, other) => one.y - other.y);
  for (const { x, y } of ordered) {
    for (let leaf = 0; leaf < 5; leaf++) {
      brush.fillStyle = css(mix(green, leaf % 2 === 0 ? palette.sun : palette.shade, 0.2));
      brush.beginPath();
      brush.ellipse(
        x + random.between(-0.03, 0.03) * pixels,
        y + random.between(-0.025, 0.01) * pixels,
        pixels * 0.013,
        pixels * 0.005,
        random.between(-0.9, 0.9),
        0,
        7,
      );
      brush.fill();
    }
    const fall = pixels * random.between(0.1, 0.2);
    const half = pixels * random.between(0.014, 0.02);
    const sway = random.between(-0.01, 0.01) * pixels;
    for (let flower = 0; flower < 34; flower++) {
      const part = (flower + random.next()) / 34;
      const aside = random.between(-1, 1);
      const wide = half * (1 - part) ** 0.7 * Math.min(1, part * 7 + 0.4);
      const tone = part > 0.6 ? 0 : aside * light.side > 0.1 ? 2 : 1;
      brush.fillStyle = css(
        mix(shades[tone] ?? '#9f7fdc', random.chance(0.5) ? palette.sun : palette.shade, 0.08),
      );
      brush.beginPath();
      brush.ellipse(
        x + sway * part + aside * wide,
        y + fall * part,
        pixels * 0.0062 * (1.15 - part * 0.5),
        pixels * 0.0052 * (1.15 - part * 0.5),
        0,
        0,
        7,
      );
      brush.fill();
    }
  }
}
