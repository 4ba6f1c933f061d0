// An image for the day: Spring Festival, Christmas, a birthday, Mid-autumn; framed, hung and lit for it.
import { loadDrawing } from '#engine/illustrator/drawings.ts';
import { type Brush, makeSurface } from '#engine/raster/surface.ts';
import type { Effect, EffectWork } from '../effect.ts';
import { drawImage, toSurface } from '../parts/canvas-image.ts';
import { gradeColours, type Grade } from '#engine/photo/grade-colours.ts';
import { cutOut } from '../parts/cut-out.ts';
import { throwShadow } from '../parts/throw-shadow.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** A drawing hung or laid on the frame: place and size in parts of the frame's width, from the left and the top or foot. */
type Piece = {
  name: string;
  x: number;
  y: number;
  size: number;
  turn?: number;
  fromFoot?: boolean;
  hangs?: boolean;
};

/** Nothing may fall on a face, nor hang before one. `reach`: of what is laid there, from its middle to its sides. */
type IsClear = (x: number, y: number, reach?: { x: number; y: number }) => boolean;

type Day = {
  grade: Grade;
  frame: string;
  line: string;
  inner: string;
  pieces: readonly Piece[];
  /** Laid over the photo, under the frame; what is `isBehind` stands behind the person of it. */
  air(brush: Brush, work: EffectWork, isClear: IsClear): void;
  isBehind: boolean;
};

const DAYS: Readonly<Record<string, Day>> = {
  spring: {
    grade: { saturation: 1.12, lights: [1.05, 0.99, 0.92], shadows: [1.14, 0.96, 0.92] },
    frame: '#b3161b',
    line: '#f3c25a',
    inner: '#8a0f14',
    pieces: [
      { name: 'red-paper-lantern', x: 0.1, y: 0.02, size: 0.15, hangs: true },
      { name: 'red-paper-lantern', x: 0.9, y: 0.02, size: 0.15, hangs: true },
      { name: 'red-paper-lantern', x: 0.24, y: 0, size: 0.095, hangs: true },
      { name: 'red-paper-lantern', x: 0.76, y: 0, size: 0.095, hangs: true },
      { name: 'firecracker', x: 0.09, y: 0.1, size: 0.15, fromFoot: true },
      { name: 'red-envelope', x: 0.2, y: 0.06, size: 0.11, turn: -0.2, fromFoot: true },
      { name: 'tangerine', x: 0.91, y: 0.06, size: 0.12, fromFoot: true },
      { name: 'coin', x: 0.82, y: 0.045, size: 0.075, turn: 0.2, fromFoot: true },
      { name: 'cherry-blossom', x: 0.04, y: 0.3, size: 0.07 },
      { name: 'cherry-blossom', x: 0.96, y: 0.34, size: 0.06 },
    ],
    air: (brush, work) => burstFireworks(brush, work, ['#ffd76a', '#ff8a5c', '#fff2c0']),
    isBehind: true,
  },
  christmas: {
    grade: { saturation: 1.06, lights: [1.04, 1, 0.93], shadows: [0.92, 1.02, 1.1] },
    frame: '#124a33',
    line: '#e6c063',
    inner: '#0c3524',
    pieces: [
      { name: 'christmas-tree', x: 0.1, y: 0.11, size: 0.22, fromFoot: true },
      { name: 'wrapped-gift', x: 0.25, y: 0.06, size: 0.12, fromFoot: true },
      { name: 'wrapped-gift', x: 0.92, y: 0.055, size: 0.1, fromFoot: true },
      { name: 'snowman', x: 0.82, y: 0.085, size: 0.15, fromFoot: true },
      { name: 'bell', x: 0.5, y: 0.02, size: 0.11, hangs: true },
      { name: 'star', x: 0.16, y: 0.01, size: 0.08, hangs: true },
      { name: 'star', x: 0.84, y: 0.01, size: 0.08, hangs: true },
      { name: 'red-heart', x: 0.32, y: 0, size: 0.055, hangs: true },
      { name: 'snowflake', x: 0.68, y: 0, size: 0.065, hangs: true },
    ],
    air: letSnow,
    isBehind: false,
  },
  birthday: {
    grade: { saturation: 1.14, exposure: 0.06, lights: [1.04, 1, 0.95] },
    frame: '#ffd9e4',
    line: '#f06a93',
    inner: '#fff2f6',
    pieces: [
      { name: 'balloon', x: 0.08, y: 0.1, size: 0.17, turn: -0.1 },
      { name: 'balloon', x: 0.92, y: 0.09, size: 0.19, turn: 0.12 },
      { name: 'balloon', x: 0.2, y: 0.05, size: 0.11, turn: 0.1 },
      { name: 'birthday-cake', x: 0.5, y: 0.08, size: 0.2, fromFoot: true },
      { name: 'wrapped-gift', x: 0.1, y: 0.065, size: 0.14, fromFoot: true },
      { name: 'party-popper', x: 0.9, y: 0.07, size: 0.15, fromFoot: true },
      { name: 'cupcake', x: 0.27, y: 0.05, size: 0.09, fromFoot: true },
      { name: 'shortcake', x: 0.73, y: 0.05, size: 0.09, fromFoot: true },
    ],
    air: throwConfetti,
    isBehind: false,
  },
  mid_autumn: {
    grade: { saturation: 0.96, exposure: -0.12, lights: [1.05, 1, 0.88], shadows: [0.86, 0.92, 1.3] },
    frame: '#1a2350',
    line: '#f0cf7a',
    inner: '#10173a',
    pieces: [
      { name: 'red-paper-lantern', x: 0.1, y: 0.02, size: 0.13, hangs: true },
      { name: 'red-paper-lantern', x: 0.23, y: 0, size: 0.085, hangs: true },
      { name: 'rabbit', x: 0.88, y: 0.075, size: 0.14, fromFoot: true },
      { name: 'moon-cake', x: 0.14, y: 0.06, size: 0.14, fromFoot: true },
      { name: 'teapot', x: 0.28, y: 0.055, size: 0.1, fromFoot: true },
      { name: 'blossom', x: 0.05, y: 0.34, size: 0.05 },
      { name: 'blossom', x: 0.95, y: 0.44, size: 0.045 },
    ],
    air: raiseMoon,
    isBehind: true,
  },
};

/** Width of the frame, as a part of the shorter side. */
const RIM = 0.062;

export const festival: Effect = async (work) => {
  const { width, height, short } = work;
  const day = DAYS[work.option] ?? DAYS['spring'];
  if (!day) throw new Error('there is no such day');
  const own = await work.photo();
  const photo = toSurface(gradeColours(own, day.grade));
  // Fireworks and the moon stand behind a person; snow and paper fall past the face.
  const person = cutOut(own, own.people);
  const figure = toSurface(gradeColours(person.image, day.grade));
  const drawings = await Promise.all(day.pieces.map(async ({ name }) => loadDrawing(name, 320)));
  const random = work.random('frame');
  const isClear = clearOf(own.people.faces);
  const image = drawImage(width, height, (brush) => {
    brush.drawImage(photo, 0, 0);
    day.air(brush, work, isClear);
    if (person.face && day.isBehind) brush.drawImage(figure, 0, 0);
    drawFrame(brush, work, day);
    day.pieces.forEach(({ x, y, size, turn = 0, fromFoot = false, hangs = false }, n) => {
      const drawing = drawings[n];
      if (!drawing) return;
      const wide = short * size * random.between(0.92, 1.1);
      const tall = (wide * drawing.height) / drawing.width;
      const cx = x * width;
      const cy = fromFoot
        ? height - y * short - tall * 0.12
        : y * short + tall / 2 + (hangs ? short * random.between(0.01, 0.07) : 0);
      if (!isClear(cx, cy, { x: wide / 2, y: tall / 2 })) return;
      if (hangs) {
        brush.strokeStyle = day.line;
        brush.lineWidth = Math.max(1, short * 0.003);
        brush.beginPath();
        brush.moveTo(cx, 0);
        brush.lineTo(cx, cy - tall * 0.42);
        brush.stroke();
      }
      const sheet = makeSurface(wide, tall, (inner) => inner.drawImage(drawing, 0, 0, wide, tall));
      brush.save();
      brush.translate(cx, cy);
      brush.rotate(turn + random.between(-0.05, 0.05));
      throwShadow(brush, sheet, -wide / 2, -tall / 2, {
        blur: short * 0.008,
        x: short * 0.003,
        y: short * 0.006,
        alpha: 0.4,
      });
      brush.drawImage(sheet, -wide / 2, -tall / 2);
      brush.restore();
    });
  });
  return { image };
};

function clearOf(faces: readonly Face[]): IsClear {
  return (x, y, reach = { x: 0, y: 0 }) =>
    faces.every((face) => {
      const away = (x - face.x) / (face.width * 0.62 + reach.x);
      return Math.hypot(away, (y - face.y) / (face.height * 0.62 + reach.y)) > 1;
    });
}

function drawFrame(brush: Brush, { width, height, short }: EffectWork, { frame, line, inner }: Day): void {
  const rim = short * RIM;
  const sheet = makeSurface(width, height, (own) => {
    own.fillStyle = frame;
    own.fillRect(0, 0, width, height);
    own.strokeStyle = inner;
    own.lineWidth = rim * 0.16;
    own.strokeRect(rim * 0.3, rim * 0.3, width - rim * 0.6, height - rim * 0.6);
    own.strokeStyle = line;
    own.lineWidth = Math.max(1.5, rim * 0.07);
    own.strokeRect(rim * 0.52, rim * 0.52, width - rim * 1.04, height - rim * 1.04);
    for (const [x, y] of [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ] as const)
      drawFret(own, x, y, rim, x > 0 ? -1 : 1, y > 0 ? -1 : 1);
    own.globalCompositeOperation = 'destination-out';
    own.beginPath();
    own.roundRect(rim, rim, width - rim * 2, height - rim * 2, rim * 0.5);
    own.fill();
  });
  throwShadow(brush, sheet, 0, 0, { blur: rim * 0.22, x: rim * 0.06, y: rim * 0.1, alpha: 0.5 });
  brush.drawImage(sheet, 0, 0);
  brush.strokeStyle = line;
  brush.lineWidth = Math.max(1.5, rim * 0.08);
  brush.beginPath();
  brush.roundRect(rim, rim, width - rim * 2, height - rim * 2, rim * 0.5);
  brush.stroke();
}

/** The squared spiral of old lattices, in the corners. */
function drawFret(brush: Brush, x: number, y: number, rim: number, right: number, down: number): void {
  const unit = rim * 0.3;
  brush.save();
  brush.translate(x, y);
  brush.scale(right, down);
  brush.beginPath();
  brush.moveTo(unit * 0.9, unit * 4.4);
  brush.lineTo(unit * 0.9, unit * 0.9);
  brush.lineTo(unit * 4.4, unit * 0.9);
  brush.stroke();
  brush.restore();
}

function burstFireworks(
  brush: Brush,
  { width, height, short, random }: EffectWork,
  colours: readonly string[],
): void {
  const chance = random('fireworks');
  brush.save();
  brush.globalCompositeOperation = 'screen';
  for (let n = 0; n < 5; n++) {
    const x = chance.between(0.14, 0.86) * width;
    const y = chance.between(0.1, 0.3) * height;
    const radius = short * chance.between(0.06, 0.15);
    const colour = colours[n % colours.length] ?? '#ffffff';
    const rays = 26 + chance.whole(14);
    for (let ray = 0; ray < rays; ray++) {
      const angle = (ray / rays) * Math.PI * 2 + chance.between(-0.05, 0.05);
      const far = radius * chance.between(0.65, 1);
      const shine = brush.createLinearGradient(
        x,
        y,
        x + Math.cos(angle) * far,
        y + Math.sin(angle) * far + far * 0.12,
      );
      shine.addColorStop(0, 'rgba(0,0,0,0)');
      shine.addColorStop(0.7, colour);
      shine.addColorStop(1, '#ffffff');
      brush.strokeStyle = shine;
      brush.lineWidth = short * 0.0028;
      brush.beginPath();
      brush.moveTo(x + Math.cos(angle) * far * 0.2, y + Math.sin(angle) * far * 0.2);
      brush.quadraticCurveTo(
        x + Math.cos(angle) * far * 0.7,
        y + Math.sin(angle) * far * 0.66,
        x + Math.cos(angle) * far,
        y + Math.sin(angle) * far + far * 0.12,
      );
      brush.stroke();
    }
  }
  brush.restore();
}

function letSnow(brush: Brush, { width, height, short, random }: EffectWork, isClear: IsClear): void {
  const chance = random('snow');
  for (let n = 0; n < 150; n++) {
    const near = chance.next();
    const radius = short * (0.002 + near ** 3 * 0.012);
    brush.fillStyle = `rgba(255,255,255,${(0.35 + chance.next() * 0.5).toFixed(2)})`;
    brush.filter = near > 0.8 ? `blur(${(radius * 0.4).toFixed(1)}px)` : 'none';
    const [x, y] = [chance.between(0, width), chance.between(0, height)];
    if (!isClear(x, y)) continue;
    brush.beginPath();
    brush.arc(x, y, radius, 0, Math.PI * 2);
    brush.fill();
  }
  brush.filter = 'none';
}

const CONFETTI = ['#f06a93', '#ffc857', '#58b7e8', '#7fd08a', '#b58cf0'] as const;

function throwConfetti(brush: Brush, { width, height, short, random }: EffectWork, isClear: IsClear): void {
  const chance = random('confetti');
  for (let n = 0; n < 120; n++) {
    const [x, y] = [chance.between(0, width), chance.next() ** 1.6 * height * 0.9];
    if (!isClear(x, y)) continue;
    brush.save();
    brush.translate(x, y);
    brush.rotate(chance.between(0, Math.PI));
    brush.scale(1, chance.between(0.25, 1));
    brush.fillStyle = chance.pick(CONFETTI);
    const size = short * chance.between(0.006, 0.014);
    brush.fillRect(-size, -size * 0.5, size * 2, size);
    brush.restore();
  }
}

function raiseMoon(brush: Brush, { width, height, short, random }: EffectWork): void {
  const chance = random('moon');
  const night = brush.createLinearGradient(0, 0, 0, height * 0.62);
  night.addColorStop(0, 'rgba(12,18,58,0.72)');
  night.addColorStop(1, 'rgba(12,18,58,0)');
  brush.fillStyle = night;
  brush.fillRect(0, 0, width, height * 0.62);
  const x = width * chance.between(0.74, 0.82);
  const y = short * 0.22;
  const radius = short * 0.125;
  const halo = brush.createRadialGradient(x, y, radius * 0.8, x, y, radius * 3);
  halo.addColorStop(0, 'rgba(255,236,180,0.55)');
  halo.addColorStop(1, 'rgba(255,236,180,0)');
  brush.save();
  brush.globalCompositeOperation = 'screen';
  brush.fillStyle = halo;
  brush.fillRect(0, 0, width, height);
  brush.restore();
  const face = brush.createRadialGradient(x - radius * 0.3, y - radius * 0.35, 0, x, y, radius * 1.1);
  face.addColorStop(0, '#fffbe6');
  face.addColorStop(0.75, '#fbe6a8');
  face.addColorStop(1, '#e9c878');
  brush.fillStyle = face;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
  brush.fillStyle = 'rgba(190,150,80,0.16)';
  for (const [u, v, size] of [
    [-0.3, -0.1, 0.26],
    [0.2, 0.25, 0.34],
    [0.3, -0.35, 0.18],
    [-0.1, 0.5, 0.16],
  ] as const) {
    brush.beginPath();
    brush.ellipse(x + u * radius, y + v * radius, size * radius, size * radius * 0.8, 0.4, 0, Math.PI * 2);
    brush.fill();
  }
  for (let n = 0; n < 60; n++) {
    brush.fillStyle = `rgba(255,244,214,${chance.between(0.3, 0.9).toFixed(2)})`;
    brush.beginPath();
    brush.arc(
      chance.between(0, width),
      chance.next() ** 2 * height * 0.45,
      short * chance.between(0.001, 0.0028),
      0,
      Math.PI * 2,
    );
    brush.fill();
  }
}
