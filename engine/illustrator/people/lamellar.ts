// Armour of small plates laced in rows: of samurai and of generals of old China. With a helmet of samurai.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import {
  along,
  deep,
  fill,
  limb,
  oval,
  pale,
  patch,
  stroke,
  within,
  type Draft,
  type Point,
} from './draft.ts';
import type { Limb, Skeleton } from './skeleton.ts';

const GOLD = { light: '#f0d27a', plain: '#d2a444', dark: '#8a6420' } as const;

/** Rows of plates over what `path` encloses, from one height to another. */
export function drawLamellar(
  draft: Draft,
  path: string,
  colour: Rgb,
  { top, low, h }: { top: number; low: number; h: number },
): void {
  within(draft, path, () => {
    const rows = Math.max(3, Math.round((low - top) / (h * 0.24)));
    const tall = (low - top) / rows;
    for (let row = 0; row < rows; row++) drawRow(draft, colour, [0, top + row * tall], h * 1.5, tall);
    patch(draft, [-draft.side * h * 0.6, (top + low) / 2], h * 0.7, deep(colour, 0.7), 0.3);
    patch(draft, [draft.side * h * 0.36, top + h * 0.5], h * 0.5, '#fff0d8', 0.16);
  });
}

/** One row, its lacing and its gilded edge; `at` is the middle of its upper edge. */
function drawRow(draft: Draft, colour: Rgb, [x, y]: Point, half: number, tall: number): void {
  fill(draft, `M${x - half} ${y} L${x + half} ${y} L${x + half} ${y + tall} L${x - half} ${y + tall} Z`, {
    from: pale(colour, 0.22),
    to: deep(colour, 0.4),
    top: y,
    bottom: y + tall,
  });
  const step = tall * 0.55;
  const count = Math.floor(half / step);
  for (let one = -count; one <= count; one++)
    stroke(
      draft,
      `M${x + one * step} ${y + tall * 0.22} L${x + one * step} ${y + tall * 0.78}`,
      pale(colour, 0.5),
      tall * 0.13,
      0.6,
    );
  stroke(
    draft,
    `M${x - half} ${y + tall * 0.96} L${x + half} ${y + tall * 0.96}`,
    GOLD.dark,
    tall * 0.14,
    0.9,
  );
}

/** Plates that hang over the thighs, four rows on each side of the middle. */
export function drawTassets(draft: Draft, { outfit, view }: Dressed, skeleton: Skeleton): void {
  const { hips, head: h, hipHalf, trunk } = skeleton;
  const { colour } = outfit.top;
  const top = hips[1] - h * 0.2;
  const low = hips[1] + h * 1.05;
  const wide = hipHalf * (view === 'side' ? 1.15 : 1.3);
  const panels: readonly (readonly [number, number])[] =
    view === 'side'
      ? [[-wide, wide]]
      : [
          [-wide, -wide * 0.36],
          [wide * 0.36, wide],
          [-wide * 0.3, wide * 0.3],
        ];
  for (const [from, to] of panels) {
    const [a, b] = [from * 1.22, to * 1.22];
    const path = `M${from} ${top} L${to} ${top} L${b} ${low} L${a} ${low} Z`;
    drawLamellar(draft, path, colour, { top, low, h });
    stroke(draft, path, deep(colour, 0.6), h * 0.03, 0.8);
  }
  // A sword in its sheath is stuck through the sash.
  const [hiltX, tipX] = view === 'side' ? [h * 0.9, -h * 1.5] : [-h * 0.15, h * 1.75];
  const sheath = hips[1] - h * 0.35;
  stroke(
    draft,
    `M${hiltX} ${sheath} Q${(hiltX + tipX) / 2} ${sheath + h * 0.1} ${tipX} ${sheath + h * 0.75}`,
    '#1c1820',
    h * 0.15,
  );
  stroke(
    draft,
    `M${hiltX} ${sheath - h * 0.03} Q${(hiltX + tipX) / 2} ${sheath + h * 0.07} ${tipX} ${sheath + h * 0.72}`,
    '#5a4c5c',
    h * 0.035,
    0.8,
  );
  const back = view === 'side' ? 1 : -1;
  stroke(draft, `M${hiltX} ${sheath} L${hiltX + back * h * 0.55} ${sheath - h * 0.2}`, '#e6dcc4', h * 0.12);
  oval(draft, [hiltX, sheath], h * 0.06, h * 0.17, GOLD.plain);
  const waist = hips[1] - trunk * 0.3;
  const w = skeleton.waistHalf * 1.2 + h * 0.1;
  fill(
    draft,
    `M${-w} ${waist - h * 0.12} C${-w * 0.4} ${waist} ${w * 0.4} ${waist} ${w} ${waist - h * 0.12} L${w} ${waist + h * 0.14} C${w * 0.4} ${waist + h * 0.26} ${-w * 0.4} ${waist + h * 0.26} ${-w} ${waist + h * 0.14} Z`,
    { from: '#f2e6cc', to: '#b89a6c', top: waist - h * 0.1, bottom: waist + h * 0.26 },
  );
}

/** At the neck, in units of the head: rows down from the breast plate, its straps, a gorget. */
export function drawLacedBreast(draft: Draft, colour: Rgb): void {
  const breast = 'M-52 44 C-30 58 30 58 52 44 C60 84 56 120 50 170 L-50 170 C-56 120 -60 84 -52 44 Z';
  drawLamellar(draft, breast, colour, { top: 62, low: 170, h: 74 });
  fill(draft, 'M-54 42 C-30 58 30 58 54 42 L57 62 C30 74 -30 74 -57 62 Z', {
    from: pale(colour, 0.3),
    to: deep(colour, 0.3),
    top: 42,
    bottom: 74,
  });
  stroke(draft, 'M-57 62 C-30 74 30 74 57 62', GOLD.plain, 2, 0.9);
  for (const s of [-1, 1]) {
    for (let row = 3; row >= 0; row--) {
      const y = 40 + row * 24;
      fill(
        draft,
        `M${s * 58} ${y} C${s * 76} ${y - 10} ${s * (100 + row * 2)} ${y - 2} ${s * (110 + row * 2)} ${y + 16} L${s * (112 + row * 2)} ${y + 34} C${s * 98} ${y + 26} ${s * 78} ${y + 22} ${s * 60} ${y + 26} Z`,
        { from: pale(colour, 0.26), to: deep(colour, 0.42), top: y - 8, bottom: y + 32 },
      );
      stroke(
        draft,
        `M${s * (112 + row * 2)} ${y + 33} C${s * 98} ${y + 25} ${s * 78} ${y + 21} ${s * 60} ${y + 25}`,
        GOLD.plain,
        1.8,
        0.85,
      );
      for (let lace = 0; lace < 5; lace++)
        stroke(
          draft,
          `M${s * (66 + lace * 9)} ${y + 4} L${s * (66 + lace * 9)} ${y + 17}`,
          pale(colour, 0.5),
          2.2,
          0.5,
        );
    }
    stroke(draft, `M${s * 40} 30 L${s * 46} 58`, '#e8d8b4', 5);
  }
  fill(draft, 'M-28 6 C-14 18 14 18 28 6 L40 42 C18 58 -18 58 -40 42 Z', {
    from: pale(colour, 0.2),
    to: deep(colour, 0.45),
    top: 6,
    bottom: 56,
  });
  stroke(draft, 'M-28 7 C-14 19 14 19 28 7 M-34 26 C-16 40 16 40 34 26', GOLD.plain, 2, 0.9);
}

type Dressed = { outfit: { top: { colour: Rgb } }; view: string };

/** A plate of rows on the upper arm, hung from the shoulder; a guard of the forearm. */
export function drawArmPlates(draft: Draft, { root, middle, end }: Limb, h: number, colour: Rgb): void {
  limb(draft, [along(middle, end, 0.3), along(middle, end, 0.92)], [h * 0.36, h * 0.28], {
    from: pale(colour, 0.2),
    to: deep(colour, 0.4),
    top: middle[1],
    bottom: end[1],
  });
  const rows = 4;
  for (let row = rows - 1; row >= 0; row--) {
    const from = along(root, middle, row * 0.2 - 0.1);
    const to = along(root, middle, row * 0.2 + 0.12);
    const wide = h * (0.52 + row * 0.03);
    limb(draft, [from, to], [wide, wide * 1.02], {
      from: pale(colour, 0.28),
      to: deep(colour, 0.42),
      top: Math.min(from[1], to[1]) - h * 0.2,
      bottom: Math.max(from[1], to[1]) + h * 0.22,
    });
    const angle = Math.atan2(middle[1] - root[1], middle[0] - root[0]) + Math.PI / 2;
    const [dx, dy] = [Math.cos(angle) * wide * 0.44, Math.sin(angle) * wide * 0.44];
    stroke(
      draft,
      `M${to[0] - dx} ${to[1] - dy} L${to[0] + dx} ${to[1] + dy}`,
      pale(mix(colour, GOLD.plain, 0.5), 0.1),
      h * 0.04,
      0.85,
    );
  }
}

/** A bowl of ribs with a guard of the neck that spreads, and gilded horns above the brow. */
export function drawKabuto(draft: Draft, { colour, view }: { colour: Rgb; view: string }): void {
  const isSide = view === 'side';
  const shift = isSide ? -10 : 0;
  for (let row = 2; row >= 0; row--) {
    const [y, x] = [-62 + row * 17, 44 + row * 8];
    const path = isSide
      ? `M${-x - 4} ${y + 18} C${-x + 2} ${y} -30 ${y - 14} 6 ${y - 12} L4 ${y + 8} C-14 ${y + 10} -30 ${y + 16} ${-x - 4} ${y + 18} Z`
      : '';
    if (isSide)
      fill(draft, path, { from: pale(colour, 0.2), to: deep(colour, 0.4), top: y - 12, bottom: y + 18 });
    else
      for (const s of [-1, 1]) {
        const inner = view === 'back' ? 0 : 30 + row * 2;
        fill(
          draft,
          `M${s * inner} ${y - 8} L${s * (x - 6)} ${y - 6} L${s * x} ${y + 14} C${s * (x - 8)} ${y + 17} ${s * (inner + 8)} ${y + 14} ${s * inner} ${y + 10} Z`,
          { from: pale(colour, 0.22), to: deep(colour, 0.4), top: y - 8, bottom: y + 16 },
        );
        stroke(
          draft,
          `M${s * x} ${y + 13} C${s * (x - 8)} ${y + 16} ${s * (inner + 8)} ${y + 13} ${s * inner} ${y + 9}`,
          GOLD.plain,
          1.8,
          0.8,
        );
      }
  }
  if (view === 'front') {
    stroke(draft, 'M-29 -58 C-29 -30 -20 -6 0 4 C20 -6 29 -30 29 -58', '#c8a878', 2.6, 0.9);
  }
  fill(draft, 'M-43 -68 C-48 -112 -24 -126 0 -126 C24 -126 48 -112 43 -68 C22 -78 -22 -78 -43 -68 Z', {
    from: pale(colour, 0.26),
    to: deep(colour, 0.4),
    top: -126,
    bottom: -68,
  });
  for (const x of [-28, -14, 0, 14, 28])
    stroke(draft, `M${x} -75 C${x} -96 ${x * 0.6} -116 ${x * 0.16} -125`, pale(colour, 0.4), 1.5, 0.55);
  patch(draft, [draft.side * 16, -108], 13, '#ffffff', 0.25);
  if (view === 'back') return;
  // The peak over the brow, and what shines on it.
  fill(
    draft,
    isSide
      ? 'M-4 -78 C20 -84 44 -80 56 -68 C40 -70 18 -70 -2 -68 Z'
      : 'M-42 -74 C-24 -84 24 -84 42 -74 C46 -66 40 -64 32 -66 C14 -73 -14 -73 -32 -66 C-40 -64 -46 -66 -42 -74 Z',
    { from: pale(colour, 0.1), to: deep(colour, 0.5), top: -82, bottom: -64 },
  );
  const gold = { from: GOLD.light, to: GOLD.dark, top: -168, bottom: -80 };
  for (const s of isSide ? [1] : [-1, 1])
    fill(
      draft,
      `M${shift + s * 3} -84 C${s * 30 + shift} -92 ${s * 46 + shift * 2} -118 ${s * 44 + shift * 2} -160 C${s * 62 + shift * 2} -122 ${s * 52 + shift} -82 ${s * 5 + shift} -76 Z`,
      gold,
    );
  oval(draft, [isSide ? 22 : 0, -84], 9, 9, GOLD.plain);
  oval(draft, [isSide ? 21 : -1.6, -86], 4.6, 4.6, GOLD.light);
}
