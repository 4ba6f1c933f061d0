// Faces of drawn animals that sleep or yawn: lids over the eyes, a mouth wide open.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { makeSurface, readPixels, type Brush, type Surface } from '#engine/raster/surface.ts';
import { USUAL_EYE, type Head } from './measures.ts';

/** The drawing with its eyes shut: a bow of lashes where each was. */
export function shutEyes(drawing: Surface, head: Head): Surface {
  const { width: w, height: h } = drawing;
  const pixels = readPixels(drawing);
  const colourAt = (x: number, y: number): Rgb | undefined => {
    const at = (Math.round(y) * w + Math.round(x)) * 4;
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    return alpha > 240 ? [red, green, blue] : undefined;
  };
  return makeSurface(w, h, (brush) => {
    brush.drawImage(drawing, 0, 0);
    for (const [index, [px, py]] of head.eyes.entries()) {
      const rx = w * (head.eye ?? USUAL_EYE);
      // Most are upright ovals; the large ones are round.
      const isRound = head.eye !== undefined && head.eye > 0.1;
      const ry = head.eye === undefined ? rx * 2 : isRound ? rx : rx * 1.3;
      const [x, y] = [w * px, h * py];
      const outward = head.eyes.length > 1 && index === 0 ? -1 : 1;
      const beside = colourAt(x + outward * rx * 2.3, y);
      const lid =
        (isRound ? undefined : beside) ??
        colourAt(x, y - ry * 1.6) ??
        colourAt(x, y + ry * 1.6) ??
        ([150, 120, 100] as const);
      brush.fillStyle = css(lid);
      brush.beginPath();
      brush.ellipse(x, y, rx * 1.45, ry * 1.3, 0, 0, 7);
      brush.fill();
      const isDark = lid[0] + lid[1] + lid[2] < 240;
      brush.strokeStyle = css(isDark ? mix(lid, '#ffffff', 0.55) : mix(lid, '#1c0e18', 0.82));
      brush.lineWidth = Math.max(1, w * 0.014);
      brush.lineCap = 'round';
      const bow = Math.max(rx * 1.05, w * 0.045);
      brush.beginPath();
      brush.moveTo(x - bow, y + bow * 0.05);
      brush.quadraticCurveTo(x, y + bow * 1.1, x + bow, y + bow * 0.05);
      brush.stroke();
    }
  });
}

/** A face that laughs with its mouth open shuts it: fur over it, and a small bow. */
export function shutMouth(drawing: Surface, { mouth }: Head): Surface {
  const { width: w, height: h } = drawing;
  if (!mouth) return drawing;
  const [x, y] = [w * mouth[0], h * mouth[1]];
  const [red = 0, green = 0, blue = 0] = readPixels(drawing).subarray(
    (Math.round(y + h * 0.02) * w + Math.round(x - w * 0.2)) * 4,
  );
  return makeSurface(w, h, (brush) => {
    brush.drawImage(drawing, 0, 0);
    brush.fillStyle = css([red, green, blue]);
    brush.beginPath();
    brush.ellipse(x, y, w * 0.17, h * 0.1, 0, 0, 7);
    brush.fill();
    brush.strokeStyle = '#3a1c18';
    brush.lineWidth = w * 0.014;
    brush.lineCap = 'round';
    const reach = w * 0.07;
    brush.beginPath();
    brush.moveTo(x - reach, y - reach * 0.5);
    brush.quadraticCurveTo(x - reach * 0.5, y + reach * 0.5, x, y - reach * 0.5);
    brush.quadraticCurveTo(x + reach * 0.5, y + reach * 0.5, x + reach, y - reach * 0.5);
    brush.stroke();
  });
}

/** A dark round of a mouth over the drawn one, with a tongue, and teeth of those who have them. */
export function paintYawn(
  brush: Brush,
  { mouth }: Head,
  box: { left: number; top: number; wide: number; tall: number },
  key: string,
): void {
  if (!mouth) return;
  const [rx, ry] = [box.wide * 0.15, box.wide * 0.17];
  const [x, y] = [box.left + box.wide * mouth[0], box.top + box.tall * mouth[1] + ry * 0.12];
  const cavity = brush.createLinearGradient(0, y - ry, 0, y + ry);
  cavity.addColorStop(0, '#3a0f1c');
  cavity.addColorStop(1, '#7a2438');
  brush.save();
  brush.fillStyle = cavity;
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, 7);
  brush.fill();
  brush.clip();
  brush.fillStyle = '#f08a94';
  brush.beginPath();
  brush.ellipse(x, y + ry * 0.72, rx * 0.66, ry * 0.55, 0, 0, 7);
  brush.fill();
  brush.restore();
  if (TOOTHLESS.has(key)) return;
  brush.fillStyle = '#fffaf0';
  for (const [side, up] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const foot = y + up * ry * 0.84;
    const at = x + side * rx * 0.5;
    const size = rx * (up < 0 ? 0.19 : 0.13);
    brush.beginPath();
    brush.moveTo(at - size, foot);
    brush.lineTo(at + size, foot);
    brush.lineTo(at, foot - up * size * 2.6);
    brush.fill();
  }
}

const TOOTHLESS: ReadonlySet<string> = new Set(['frog', 'rabbit', 'hamster']);
