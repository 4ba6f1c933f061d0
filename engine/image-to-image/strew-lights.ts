// Lights and paper in the air of a photo: lamps out of focus behind what it is about, confetti around it, one lamp on it.
import { css, type Rgb } from '#engine/raster/colour.ts';
import { invertMask, type Mask } from '#engine/raster/mask.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { TrickOperation } from './instruction.ts';
import { paintOver } from './lay-illustration.ts';
import type { Work } from './work.ts';

const LAMPS: readonly Rgb[] = [
  [255, 208, 130],
  [255, 176, 96],
  [255, 236, 200],
  [250, 150, 120],
];
const LIGHTS = 30;

/** Round lights, as a lens shows lamps that are far behind what it looks at. */
export function strewLights(work: Work, { amount, colours }: TrickOperation): void {
  const { width, height } = work.image;
  const short = Math.min(width, height);
  const random = work.random('bokeh');
  const shades = colours.length > 0 ? colours : LAMPS;
  paintOver(
    work,
    (brush) => {
      brush.globalCompositeOperation = 'screen';
      for (let n = 0; n < LIGHTS * Math.min(1.6, amount); n++) {
        const [x, y] = [random.between(0, width), random.between(0, height * 0.85)];
        const radius = short * random.between(0.018, 0.055);
        const shade = shades[n % shades.length] as Rgb;
        const alpha = random.between(0.16, 0.42);
        const disc = brush.createRadialGradient(x, y, 0, x, y, radius);
        disc.addColorStop(0, css(shade, alpha * 0.75));
        disc.addColorStop(0.86, css(shade, alpha));
        disc.addColorStop(1, css(shade, 0));
        brush.fillStyle = disc;
        brush.beginPath();
        brush.arc(x, y, radius, 0, 7);
        brush.fill();
      }
    },
    behindOf(work),
  );
}

const PAPERS: readonly Rgb[] = [
  [236, 64, 90],
  [250, 190, 40],
  [60, 170, 230],
  [90, 200, 110],
  [170, 90, 220],
  [250, 130, 50],
];
/** How much of it falls behind what the photo is about, and how much before it. */
const [BEHIND, BEFORE] = [130, 45];

export function strewConfetti(work: Work, { amount, colours }: TrickOperation): void {
  const random = work.random('confetti');
  const { width, height } = work.image;
  const short = Math.min(width, height);
  const shades = colours.length > 0 ? colours : PAPERS;
  const strew = (brush: Brush, count: number, size: number): void => {
    for (let n = 0; n < count * Math.min(1.8, amount); n++) {
      const long = short * size * random.between(0.7, 1.4);
      brush.save();
      brush.translate(random.between(0, width), random.between(0, height));
      brush.rotate(random.between(0, 7));
      // Seen from aside as often as from the front.
      brush.scale(1, random.between(0.2, 0.6));
      brush.fillStyle = css(shades[Math.floor(random.next() * shades.length)] as Rgb, 0.95);
      brush.fillRect(-long / 2, -long / 2, long, long);
      brush.restore();
    }
  };
  paintOver(work, (brush) => strew(brush, BEHIND, 0.014), behindOf(work));
  paintOver(work, (brush) => strew(brush, BEFORE, 0.022));
}

function behindOf(work: Work): Mask | undefined {
  const subject = work.subject();
  return subject ? invertMask(subject.mask) : undefined;
}

/** How dark all lies around the light. */
const NIGHT = 0.88;

/** A lamp from above on what the photo is about. */
export function lightUp(work: Work, { amount }: TrickOperation): void {
  const { width, height } = work.image;
  const [face] = work.people().faces;
  const box = work.subject()?.box ?? {
    left: width * 0.25,
    top: height * 0.2,
    width: width * 0.5,
    height: height * 0.6,
  };
  const x = face?.x ?? box.left + box.width / 2;
  const y = face ? face.y + face.height * 0.6 : box.top + box.height / 2;
  const reach = Math.max(face ? face.height * 1.6 : 0, Math.min(box.height * 0.62, height * 0.5));
  paintOver(work, (brush) => {
    brush.translate(x, y);
    brush.scale(0.82, 1);
    const far = Math.hypot(width, height) * 1.3;
    const dark = brush.createRadialGradient(0, 0, reach * 0.5, 0, 0, reach * 1.7);
    const most = Math.min(0.93, NIGHT * amount);
    dark.addColorStop(0, 'rgba(4,4,10,0)');
    dark.addColorStop(0.5, `rgba(4,4,10,${(most * 0.6).toFixed(2)})`);
    dark.addColorStop(1, `rgba(4,4,10,${most.toFixed(2)})`);
    brush.fillStyle = dark;
    brush.fillRect(-far, -far, 2 * far, 2 * far);
    brush.globalCompositeOperation = 'soft-light';
    const light = brush.createRadialGradient(0, 0, 0, 0, 0, reach * 1.1);
    light.addColorStop(0, 'rgba(255,246,226,0.4)');
    light.addColorStop(1, 'rgba(255,246,226,0)');
    brush.fillStyle = light;
    brush.fillRect(-far, -far, 2 * far, 2 * far);
  });
}
