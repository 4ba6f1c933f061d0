// Heads of beasts from the front, with fur: one way to draw them, by how each is built. Around the middle of the head.

import { fill, limb, oval, within, type Draft, type Point } from '../people/draft.ts';
import { css, mix, type Colour } from '#engine/raster/colour.ts';

export type FaceBuild = {
  coat: Colour;
  /** Of muzzle, cheeks and chin. */
  under: Colour;
  ears: 'prick' | 'large' | 'round' | 'side' | 'drop' | 'long';
  ear?: Colour;
  /** How large round ears are beside those of a bear. */
  earSize?: number;
  inner?: Colour;
  /** Half of the head. */
  wide: number;
  tall: number;
  /** How far the fur of the cheeks stands out. */
  cheeks: number;
  muzzle: { wide: number; tall: number; y: number };
  nose: Colour;
  noseSize: number;
  eye: Colour;
  eyeSize: number;
  eyeX: number;
  eyeY: number;
  isSlit?: true;
  hasWhiskers?: true;
  stripes?: Colour;
  spots?: Colour;
  /** A lion's. */
  ruff?: Colour;
  /** Around the eyes: a panda's. */
  patch?: Colour;
  /** Over the brow and beside the eyes: a husky's, a shepherd's. */
  mask?: Colour;
  /** White between the eyes. */
  blaze?: Colour;
  /** Around the tail: a lemur's. */
  rings?: Colour;
  legs?: Colour;
  /** From the chin of who sits to the ground, where it is not as far as with most. */
  below?: number;
  /** Of the breast, where it is not that of the chin. */
  breast?: Colour;
};

const SHADE = '#20121c';

/** How far what is drawn reaches from the middle of the head. */
export function faceFrame({ wide, tall, cheeks, ears, ruff }: FaceBuild): {
  half: number;
  up: number;
  down: number;
} {
  if (ruff !== undefined) return { half: wide * 1.66, up: tall * 1.58, down: tall * 1.9 };
  const ear = { prick: 1.62, large: 1.86, round: 1.34, side: 1.1, drop: 1.12, long: 2.7 }[ears];
  return {
    half: Math.max(wide + cheeks, wide * ({ drop: 1.24, large: 1.12, side: 1.44 }[ears as string] ?? 0)) + 4,
    up: tall * ear,
    down: tall + 6,
  };
}

function drawEar(draft: Draft, build: FaceBuild, side: -1 | 1): void {
  const { wide: w, tall: t, ears } = build;
  const tone = build.ear ?? build.coat;
  const inner = build.inner ?? mix(build.under, '#c07a78', 0.5);
  const at = (x: number, y: number): string => `${side * x * w} ${y * t}`;
  const paint = {
    from: mix(tone, '#ffffff', 0.12),
    to: mix(tone, SHADE, 0.3),
    top: -t * 1.8,
    bottom: -t * 0.2,
  };
  if (ears === 'round') {
    const size = w * (build.earSize ?? 1);
    oval(draft, [side * w * 0.72, -t * 0.84], size * 0.36, size * 0.38, paint);
    oval(draft, [side * w * 0.7, -t * 0.8], size * 0.2, size * 0.23, mix(build.ear ?? inner, SHADE, 0.32));
  } else if (ears === 'side') {
    // As high as the eyes: a monkey's.
    oval(draft, [side * w * 1.1, -t * 0.1], w * 0.32, w * 0.36, { ...paint, top: -t * 0.5, bottom: t * 0.3 });
    oval(draft, [side * w * 1.12, -t * 0.08], w * 0.19, w * 0.23, mix(build.ear ?? inner, SHADE, 0.3));
  } else if (ears === 'drop') {
    fill(
      draft,
      `M${at(0.5, -0.86)} C${at(0.9, -1.1)} ${at(1.24, -0.7)} ${at(1.22, -0.1)} C${at(1.2, 0.4)} ${at(1.02, 0.58)} ${at(0.9, 0.5)} C${at(0.74, 0.3)} ${at(0.8, -0.2)} ${at(0.5, -0.86)} Z`,
      { ...paint, from: mix(tone, SHADE, 0.12), bottom: t * 0.6 },
    );
  } else if (ears === 'long') {
    fill(
      draft,
      `M${at(0.2, -0.7)} C${at(0.04, -1.5)} ${at(0.2, -2.5)} ${at(0.5, -2.66)} C${at(0.86, -2.4)} ${at(0.86, -1.3)} ${at(0.66, -0.6)} Z`,
      { ...paint, top: -t * 2.6 },
    );
    fill(
      draft,
      `M${at(0.34, -0.9)} C${at(0.22, -1.5)} ${at(0.32, -2.2)} ${at(0.5, -2.38)} C${at(0.72, -2.1)} ${at(0.7, -1.4)} ${at(0.58, -0.86)} Z`,
      inner,
    );
  } else {
    const [x, up] = ears === 'large' ? [0.98, -1.82] : [0.86, -1.58];
    fill(
      draft,
      `M${at(0.16, -0.8)} C${at(0.36, -1.2)} ${at(x - 0.22, up + 0.1)} ${at(x - 0.06, up)} C${at(x + 0.06, up + 0.02)} ${at(1.06, -0.7)} ${at(0.98, -0.16)} Z`,
      paint,
    );
    fill(
      draft,
      `M${at(0.4, -0.86)} C${at(0.52, -1.16)} ${at(x - 0.2, up + 0.3)} ${at(x - 0.1, up + 0.22)} C${at(x, up + 0.3)} ${at(0.94, -0.7)} ${at(0.88, -0.34)} Z`,
      inner,
    );
    for (const part of [0, 1, 2, 3])
      limb(
        draft,
        [
          [side * w * (0.42 + part * 0.09), -t * 0.62],
          [side * w * (0.5 + part * 0.08), -t * (0.92 + part * 0.02)],
          [side * w * (0.62 + part * 0.06), -t * (1.16 - part * 0.06)],
        ],
        [w * 0.09, w * 0.06, w * 0.01],
        mix(build.under, tone, 0.2),
      );
  }
}

/** The head with the fur of its cheeks. */
function outline({ wide, tall, cheeks }: FaceBuild): string {
  const points: Point[] = [];
  const steps = 64;
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * Math.PI * 2;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    // Most at the height of the mouth, none at the brow.
    const beard = Math.max(0, 1 - Math.abs(down - 0.52) * 1.9) * cheeks * Math.abs(across) ** 0.5;
    const tuft = (step % 2 === 0 ? 1 : -0.6) * (1 + beard * 0.16);
    const jaw = down > 0 ? 1 - down * 0.13 : 1;
    points.push([across * (wide * jaw + beard + tuft), down * (tall + tuft) + beard * 0.22]);
  }
  return `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join(' ')} Z`;
}

/** Short hairs away from the nose, pale and dark. */
function drawFur(draft: Draft, { wide, tall, coat, under, muzzle }: FaceBuild): void {
  const { random, brush } = draft;
  brush.save();
  brush.globalAlpha = 0.34;
  for (let hair = 0; hair < 300; hair++) {
    const angle = random.between(0, 6.28);
    const far = Math.sqrt(random.between(0.1, 1)) * 0.96;
    const [x, y] = [Math.cos(angle) * wide * far, Math.sin(angle) * tall * far];
    const [dx, dy] = [x, y - muzzle.y * 0.6];
    const away = Math.hypot(dx, dy) || 1;
    const long = random.between(3, 7);
    const near = Math.hypot(x / muzzle.wide, (y - muzzle.y) / muzzle.tall) < 1.1 ? under : coat;
    limb(
      draft,
      [
        [x, y],
        [x + (dx / away) * long, y + (dy / away) * long + 1],
      ],
      [0.9, 0.3],
      hair % 2 === 0 ? mix(near, '#ffffff', 0.5) : mix(near, SHADE, 0.4),
    );
  }
  brush.restore();
}

function drawRuff(draft: Draft, { wide, tall, ruff = '#8a4f22' }: FaceBuild): void {
  const { random } = draft;
  for (let ring = 0; ring < 5; ring++) {
    const from = 1.28 - ring * 0.13;
    const locks = 58 - ring * 5;
    for (let lock = 0; lock < locks; lock++) {
      const angle = (lock / locks) * Math.PI * 2 + ring * 0.06;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      const long = random.between(0.24, 0.38) + Math.max(0, down) * 0.28;
      const bend = random.between(-0.14, 0.14);
      limb(
        draft,
        [
          [across * wide * (from - 0.4), down * tall * (from - 0.4)],
          [across * wide * from, down * tall * from],
          [Math.cos(angle + bend) * wide * (from + long), Math.sin(angle + bend) * tall * (from + long)],
        ],
        [wide * 0.16, wide * 0.15, wide * 0.015],
        mix(mix(ruff, SHADE, 0.5 - ring * 0.13), '#e8b060', ring === 4 ? 0.34 : lock % 3 === 0 ? 0.14 : 0.04),
      );
    }
  }
}

function drawMarks(draft: Draft, build: FaceBuild): void {
  const { wide: w, tall: t, eyeX, eyeY, eyeSize } = build;
  const pale = (side: number): void =>
    oval(draft, [side * w * 0.6, t * 0.52], w * 0.42, t * 0.36, build.under, 0.86, side * -0.5);
  if (build.patch === undefined) for (const side of [-1, 1]) pale(side);
  if (build.mask !== undefined)
    for (const side of [-1, 1])
      fill(
        draft,
        `M0 ${-t} C${side * w * 0.5} ${-t * 1.04} ${side * w * 1.04} ${-t * 0.6} ${side * w * 0.98} ${-t * 0.02} C${side * w * 0.84} ${t * 0.16} ${side * w * 0.66} ${t * 0.06} ${side * w * 0.6} ${-t * 0.08} C${side * w * 0.44} ${-t * 0.5} ${side * w * 0.2} ${-t * 0.46} ${side * w * 0.1} ${t * 0.2} L0 ${t * 0.1} Z`,
        { from: build.mask, to: mix(build.mask, build.coat, 0.3), top: -t, bottom: t * 0.2 },
      );
  if (build.blaze !== undefined)
    fill(
      draft,
      `M0 ${-t * 0.86} C${w * 0.1} ${-t * 0.6} ${w * 0.12} ${-t * 0.2} ${w * 0.3} ${t * 0.3} L${-w * 0.3} ${t * 0.3} C${-w * 0.12} ${-t * 0.2} ${-w * 0.1} ${-t * 0.6} 0 ${-t * 0.86} Z`,
      build.blaze,
    );
  if (build.patch !== undefined)
    for (const side of [-1, 1])
      oval(
        draft,
        [side * eyeX * 1.1, eyeY + eyeSize * 0.4],
        eyeSize * 1.9,
        eyeSize * 2.5,
        build.patch,
        1,
        side * 0.6,
      );
  if (build.stripes !== undefined) drawStripes(draft, build, build.stripes);
  if (build.spots !== undefined)
    for (const side of [-1, 1])
      for (const [x, y] of [
        [0.14, -0.8],
        [0.36, -0.68],
        [0.58, -0.5],
        [0.24, -0.56],
        [0.76, -0.2],
        [0.9, 0.06],
        [0.74, 0.3],
        [0.44, -0.84],
      ] as const)
        oval(draft, [side * x * w + ((x * 7) % 3), y * t], w * 0.055, w * 0.05, build.spots);
}

function drawStripes(draft: Draft, { wide: w, tall: t }: FaceBuild, colour: Colour): void {
  limb(
    draft,
    [
      [0, -t * 0.98],
      [0, -t * 0.46],
    ],
    [w * 0.1, w * 0.02],
    colour,
  );
  for (const side of [-1, 1])
    for (const [from, middle, to, wide] of [
      [[0.2, -0.98], [0.17, -0.72], [0.08, -0.52], 0.09],
      [[0.44, -0.92], [0.36, -0.7], [0.3, -0.52], 0.09],
      [[1.06, -0.2], [0.84, -0.14], [0.7, -0.02], 0.09],
      [[1.1, 0.16], [0.86, 0.16], [0.68, 0.2], 0.1],
      [[1.04, 0.5], [0.84, 0.46], [0.66, 0.4], 0.09],
    ] as const)
      limb(
        draft,
        [from, middle, to].map(([x, y]): Point => [side * x * w, y * t]),
        [w * wide, w * wide * 0.8, w * 0.015],
        colour,
      );
}

function drawEye(draft: Draft, build: FaceBuild, side: -1 | 1): void {
  const { eyeX, eyeY, eyeSize: size, isSlit } = build;
  const [x, y] = [side * eyeX, eyeY];
  const turn = side * (isSlit ? -0.24 : -0.1);
  oval(draft, [x, y], size * 1.22, size * (isSlit ? 1 : 1.12), '#1c1216', 1, turn);
  oval(draft, [x, y], size, size * 0.9, {
    from: mix(build.eye, SHADE, 0.4),
    to: mix(build.eye, '#ffffff', 0.3),
    top: y - size,
    bottom: y + size,
  });
  oval(draft, [x, y], size * (isSlit ? 0.34 : 0.6), size * (isSlit ? 0.82 : 0.62), '#0c080c');
  oval(draft, [x - size * 0.3, y - size * 0.36], size * 0.24, size * 0.22, '#ffffff');
  oval(draft, [x + size * 0.3, y + size * 0.34], size * 0.1, size * 0.1, '#ffffff', 0.6);
}

function drawMuzzle(draft: Draft, build: FaceBuild): void {
  const { muzzle, nose, noseSize: n, under } = build;
  const { wide, tall, y } = muzzle;
  const paint = {
    from: mix(under, '#ffffff', 0.16),
    to: mix(under, SHADE, 0.22),
    top: y - tall,
    bottom: y + tall,
  };
  oval(draft, [0, y + tall * 0.62], wide * 0.56, tall * 0.6, { ...paint, from: mix(under, SHADE, 0.08) });
  oval(draft, [0, y - tall * 0.3], wide * 0.5, tall * 0.86, paint);
  for (const side of [-1, 1])
    oval(draft, [side * wide * 0.44, y + tall * 0.1], wide * 0.56, tall * 0.66, paint);
  const line = mix(under, SHADE, 0.72);
  const nosed = y - tall * 0.52;
  limb(
    draft,
    [
      [0, nosed],
      [0, y + tall * 0.36],
    ],
    [1.6, 1.8],
    line,
  );
  for (const side of [-1, 1])
    limb(
      draft,
      [
        [0, y + tall * 0.36],
        [side * wide * 0.3, y + tall * 0.66],
        [side * wide * 0.66, y + tall * 0.5],
      ],
      [1.8, 2, 0.8],
      line,
    );
  fill(
    draft,
    `M${-n} ${nosed - n * 0.5} C${-n * 0.6} ${nosed - n * 0.86} ${n * 0.6} ${nosed - n * 0.86} ${n} ${nosed - n * 0.5} C${n * 0.96} ${nosed + n * 0.1} ${n * 0.4} ${nosed + n * 0.6} 0 ${nosed + n * 0.74} C${-n * 0.4} ${nosed + n * 0.6} ${-n * 0.96} ${nosed + n * 0.1} ${-n} ${nosed - n * 0.5} Z`,
    { from: mix(nose, '#ffffff', 0.2), to: mix(nose, SHADE, 0.3), top: nosed - n, bottom: nosed + n },
  );
  for (const side of [-1, 1])
    oval(draft, [side * n * 0.46, nosed], n * 0.16, n * 0.12, mix(nose, SHADE, 0.7));
  if (!build.hasWhiskers) return;
  for (const side of [-1, 1]) {
    for (const row of [0, 1, 2])
      for (const dot of [0, 1, 2])
        oval(
          draft,
          [side * wide * (0.36 + dot * 0.2), y - tall * 0.06 + row * tall * 0.17],
          0.9,
          0.9,
          mix(under, SHADE, 0.5),
        );
    for (const rise of [-0.34, -0.06, 0.22])
      limb(
        draft,
        [
          [side * wide * 0.5, y],
          [side * wide * 1.2, y + tall * rise * 0.9],
          [side * wide * 2, y + tall * (rise * 2.2 + 0.2)],
        ],
        [0.9, 0.8, 0.2],
        '#ffffff',
      );
  }
}

/** The back of the head: fur, and ears that show their outsides. */
export function paintNape(draft: Draft, build: FaceBuild): void {
  const outside = build.ear ?? build.coat;
  const bare: FaceBuild = { ...build, under: build.coat, inner: mix(outside, SHADE, 0.16) };
  paintHead(draft, bare, () => {
    if (build.stripes !== undefined) drawStripes(draft, bare, build.stripes);
  });
}

/** The whole head, around its own middle. */
export function paintFace(draft: Draft, build: FaceBuild): void {
  paintHead(draft, build, () => drawMarks(draft, build));
  for (const side of [-1, 1] as const) drawEye(draft, build, side);
  drawMuzzle(draft, build);
}

function paintHead(draft: Draft, build: FaceBuild, drawMarksOf: () => void): void {
  const { wide: w, tall: t, coat } = build;
  if (build.ruff !== undefined) drawRuff(draft, build);
  for (const side of [-1, 1] as const) if (build.ears !== 'drop') drawEar(draft, build, side);
  const path = outline(build);
  fill(draft, path, { from: mix(coat, '#ffffff', 0.14), to: mix(coat, SHADE, 0.2), top: -t, bottom: t });
  within(draft, path, () => {
    drawMarksOf();
    drawFur(draft, build);
    // Round by the shade at its edge.
    const { brush } = draft;
    const round = brush.createRadialGradient(-w * 0.2, -t * 0.3, w * 0.5, 0, 0, w * 1.3);
    round.addColorStop(0, css(SHADE, 0));
    round.addColorStop(1, css(SHADE, 0.26));
    brush.fillStyle = round;
    brush.fillRect(-w * 2, -t * 2, w * 4, t * 4);
  });
  for (const side of [-1, 1] as const) if (build.ears === 'drop') drawEar(draft, build, side);
}
