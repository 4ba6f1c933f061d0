// How clothes end at the neck, in units of the head: what is open, lapels, collars, and what is worn over them.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { deep, fill, fillBoth, oval, pale, patch, stroke, strokeBoth, type Draft } from './draft.ts';
import type { Top } from './outfit.ts';
import { drawLacedBreast } from './lamellar.ts';
import type { Person } from './person.ts';

const CREW = 'M-30 -40 L-22 27 C-17 39 -8 43 0 43 C8 43 17 39 22 27 L30 -40 Z';
const ROUND = 'M-34 -40 L-27 30 C-22 50 -11 58 0 58 C11 58 22 50 27 30 L34 -40 Z';
const V_NECK = 'M-32 -40 L-24 28 L0 72 L24 28 L32 -40 Z';
const LOW =
  'M-70 -40 L-58 38 C-56 58 -46 74 -30 75 C-16 72 -6 76 0 83 C6 76 16 72 30 75 C46 74 56 58 58 38 L70 -40 Z';
const CROSSED = 'M-32 -40 L-25 26 L3 66 L24 26 L32 -40 Z';

/** What the clothes leave open; nothing where they are closed to the chin. */
export function openingOf({ outfit, isFemale, age }: Person): string {
  const openings: Record<Top, string> = {
    dress: age === 'child' || age === 'baby' ? ROUND : outfit.necklace ? LOW : V_NECK,
    swimsuit: ROUND,
    tee: CREW,
    bare: CREW,
    shirt: V_NECK,
    sweater: CREW,
    hoodie: CREW,
    jacket: CREW,
    suit: CREW,
    coat: CREW,
    raincoat: '',
    robe: CROSSED,
    kimono: CROSSED,
    hanfu: isFemale ? LOW : CROSSED,
    qipao: '',
    sari: LOW,
    hanbok: CROSSED,
    armour: '',
    spacesuit: '',
    uniform: '',
  };
  return openings[outfit.top.cut];
}

/** From the front: lapels, collars, buttons. Closed things reach up to the neck. */
export function drawCollar(draft: Draft, person: Person): void {
  const { outfit } = person;
  const { colour } = outfit.top;
  const edge = deep(colour, 0.28);
  switch (outfit.top.cut) {
    case 'shirt':
      shirtCollar(draft, colour);
      stroke(draft, 'M0 72 L0 150', edge, 1.2, 0.55);
      for (const y of [88, 112, 136]) oval(draft, [2.6, y], 1.8, 1.8, edge, 0.6);
      break;
    case 'tee':
      stroke(draft, 'M-22.5 27 C-17 39.5 -8 44 0 44 C8 44 17 39.5 22.5 27', deep(colour, 0.14), 4);
      break;
    case 'sweater':
      stroke(draft, 'M-23 26 C-18 40 -8 45 0 45 C8 45 18 40 23 26', deep(colour, 0.1), 8);
      stroke(draft, 'M-22 29 C-17 42 -8 47 0 47 C8 47 17 42 22 29', edge, 0.9, 0.5);
      break;
    case 'hoodie':
      fill(
        draft,
        'M-40 40 C-46 16 -30 6 -24 10 C-22 34 22 34 24 10 C30 6 46 16 40 40 C26 58 -26 58 -40 40 Z',
        {
          from: deep(colour, 0.1),
          to: pale(colour, 0.06),
          top: 8,
          bottom: 54,
        },
      );
      strokeBoth(draft, 'M8 50 C10 66 9 78 10 90', pale(colour, 0.5), 2);
      break;
    case 'suit':
    case 'coat':
    case 'jacket':
      lapels(draft, person);
      break;
    case 'raincoat':
      raincoatFront(draft, colour);
      break;
    case 'robe':
    case 'kimono':
    case 'hanfu':
    case 'hanbok':
      crossedBands(draft, person);
      break;
    case 'qipao':
      standCollar(draft, colour, '#e3c46a');
      // Closed from the throat aslant to under the arm, with knots for buttons.
      stroke(draft, 'M0 38 C14 52 34 56 46 84 C50 100 50 124 48 150', '#e3c46a', 3.6);
      for (const [x, y] of [
        [10, 47],
        [30, 60],
        [45, 84],
        [49, 116],
      ] as const) {
        oval(draft, [x, y], 6.4, 2.6, '#e3c46a', 1, -0.5);
        oval(draft, [x, y], 3, 3, '#f4e2a4');
      }
      break;
    case 'uniform':
      uniformFront(draft, person);
      break;
    case 'armour':
      if (outfit.isLamellar) drawLacedBreast(draft, colour);
      else armourFront(draft, colour);
      break;
    case 'spacesuit':
      suitRing(draft, colour);
      break;
    case 'dress':
    case 'swimsuit':
    case 'sari':
    case 'bare':
      break;
  }
  drawWornOver(draft, person);
}

/** Closed to the throat with snaps under a flap; the hood lies around it. */
function raincoatFront(draft: Draft, colour: Colour): void {
  fill(draft, 'M-30 22 C-16 42 16 42 30 22 L34 40 C16 56 -16 56 -34 40 Z', {
    from: pale(colour, 0.14),
    to: deep(colour, 0.12),
    top: 22,
    bottom: 54,
  });
  fill(draft, 'M-7 48 L9 48 L9 150 L-7 150 Z', pale(colour, 0.1));
  stroke(draft, 'M9 50 L9 150 M-7 50 L-7 150', deep(colour, 0.3), 1.2, 0.6);
  for (const y of [62, 90, 118, 146]) {
    oval(draft, [1, y], 3, 3, '#f4f4f0');
    oval(draft, [1, y], 1.4, 1.4, deep(colour, 0.4));
  }
}

function shirtCollar(draft: Draft, colour: Colour): void {
  fillBoth(draft, 'M23 16 C27 24 28 30 25 38 L12 60 L0 74 L4 58 C12 48 19 36 21 16 Z', {
    from: pale(colour, 0.12),
    to: deep(colour, 0.08),
    top: 16,
    bottom: 70,
  });
  strokeBoth(draft, 'M25 37 L12 60 L0 73', deep(colour, 0.3), 0.9, 0.6);
}

function lapels(draft: Draft, person: Person): void {
  const { outfit } = person;
  const { colour, cut } = outfit.top;
  const isSuit = cut === 'suit';
  fill(draft, 'M-24 24 C-16 40 16 40 24 24 L30 60 L4 150 L-4 150 L-30 60 Z', {
    from: pale(outfit.under, 0.1),
    to: deep(outfit.under, 0.16),
    top: 26,
    bottom: 140,
  });
  if (isSuit || outfit.tie) {
    if (outfit.tie) {
      fill(draft, 'M-5 56 L5 56 L9 118 L0 134 L-9 118 Z', {
        from: pale(outfit.tie, 0.08),
        to: deep(outfit.tie, 0.2),
        top: 52,
        bottom: 140,
      });
      fill(draft, 'M-7.4 43 L7.4 43 L5 58 L-5 58 Z', deep(outfit.tie, 0.12));
    }
    fillBoth(draft, 'M23 14 C27 22 27 30 23 36 L13 56 L2 44 C12 40 18 32 20 14 Z', {
      from: pale(outfit.under, 0.4),
      to: deep(outfit.under, 0.1),
      top: 14,
      bottom: 60,
    });
  } else stroke(draft, 'M-23 27 C-17 41 17 41 23 27', deep(outfit.under, 0.2), 4);
  const lapel = isSuit
    ? 'M24 14 C30 26 36 36 43 46 L36 56 L46 64 C36 92 18 120 5 150 L1 150 C14 100 22 60 22 20 Z'
    : 'M24 10 C34 20 44 34 54 44 C56 58 46 70 40 78 C30 98 14 124 8 150 L0 150 C14 100 22 60 22 18 Z';
  fillBoth(draft, lapel, { from: pale(colour, 0.12), to: deep(colour, 0.06), top: 20, bottom: 120 });
  strokeBoth(
    draft,
    isSuit ? 'M43 46 L36 56 L46 64 C36 92 18 120 5 150' : 'M54 44 C56 58 46 70 40 78 C30 98 14 124 8 150',
    deep(colour, 0.4),
    1,
    0.7,
  );
}

function crossedBands(draft: Draft, { outfit, isFemale }: Person): void {
  const { colour, cut } = outfit.top;
  const band =
    cut === 'robe' ? deep(colour, 0.2) : cut === 'hanfu' ? mix(colour, '#ffffff', 0.72) : pale(colour, 0.62);
  if (cut === 'hanfu' && isFemale) {
    // A high skirt over the breast, an open gown on the shoulders.
    fill(draft, 'M-60 66 C-40 78 -16 74 0 84 C16 74 40 78 60 66 L64 150 L-64 150 Z', {
      from: mix(colour, '#ffffff', 0.5),
      to: colour,
      top: 70,
      bottom: 150,
    });
    fill(
      draft,
      'M-60 64 C-40 77 -16 72 0 82 C16 72 40 77 60 64 L61 74 C40 86 -16 82 0 92 C-16 82 -40 86 -61 74 Z',
      deep(colour, 0.16),
    );
    fillBoth(
      draft,
      'M26 20 C42 30 58 40 62 64 C60 96 56 120 54 150 L44 150 C50 110 50 70 40 50 C34 40 28 32 24 26 Z',
      band,
    );
    return;
  }
  fill(
    draft,
    'M-25 18 L-32 28 C-14 60 6 88 28 120 L38 110 C16 84 -6 54 -22 20 Z',
    mix(band, '#2a2030', 0.12),
  );
  fill(draft, 'M25 18 L33 28 C20 64 -2 104 -24 146 L-36 138 C-14 104 8 64 22 20 Z', band);
  stroke(draft, 'M33 28 C20 64 -2 104 -24 146', deep(band, 0.4), 1, 0.6);
}

function standCollar(draft: Draft, colour: Colour, trim: Colour): void {
  fill(draft, 'M-22 10 C-12 20 12 20 22 10 L25 32 C14 42 -14 42 -25 32 Z', {
    from: pale(colour, 0.1),
    to: deep(colour, 0.15),
    top: 10,
    bottom: 40,
  });
  stroke(draft, 'M-22 10 C-12 20 12 20 22 10', trim, 1.8);
  stroke(draft, 'M0 18 L0 38', trim, 1.6);
}

/** A row of buttons and four pockets. */
function plainFront(draft: Draft, colour: Colour): void {
  standCollar(draft, colour, deep(colour, 0.2));
  stroke(draft, 'M0 40 L0 150', deep(colour, 0.36), 1.2, 0.8);
  for (const y of [52, 78, 104, 130]) oval(draft, [0, y], 2.8, 2.8, deep(colour, 0.5));
  for (const top of [74, 120])
    strokeBoth(
      draft,
      `M20 ${top} L54 ${top} L54 ${top + 30} L20 ${top + 30} Z M20 ${top + 9} C30 ${top + 14} 44 ${top + 14} 54 ${top + 9}`,
      deep(colour, 0.4),
      1.2,
      0.7,
    );
}

function uniformFront(draft: Draft, { outfit }: Person): void {
  const { colour } = outfit.top;
  if (outfit.isPlain) {
    plainFront(draft, colour);
    return;
  }
  const trim = outfit.headgear?.kind === 'toque' ? deep(colour, 0.3) : '#d9b65c';
  standCollar(draft, colour, mix(trim, colour, 0.3));
  if (outfit.headgear?.kind === 'nurse') {
    stroke(draft, 'M0 38 L0 150', deep(colour, 0.2), 1.2, 0.6);
    return;
  }
  stroke(draft, 'M-12 40 C-13 80 -13 120 -12 150', deep(colour, 0.25), 1, 0.6);
  for (const y of [56, 82, 108, 134]) for (const x of [-19, 19]) oval(draft, [x, y], 2.7, 2.7, trim);
  if (outfit.headgear?.kind !== 'toque')
    fillBoth(draft, 'M40 36 L68 44 L66 54 L40 46 Z', mix(trim, colour, 0.15));
}

function armourFront(draft: Draft, colour: Colour): void {
  const metal = (top: number, bottom: number) => ({
    from: pale(colour, 0.5),
    to: deep(colour, 0.3),
    top,
    bottom,
  });
  fill(
    draft,
    'M-46 44 C-30 56 30 56 46 44 C52 84 44 120 30 150 L-30 150 C-44 120 -52 84 -46 44 Z',
    metal(44, 150),
  );
  stroke(draft, 'M0 54 L0 150', pale(colour, 0.55), 2.4, 0.8);
  stroke(draft, 'M-44 100 C-20 110 20 110 44 100', deep(colour, 0.35), 1.4, 0.7);
  for (let plate = 2; plate >= 0; plate--)
    fillBoth(
      draft,
      `M40 ${34 + plate * 12} C62 ${28 + plate * 12} 84 ${40 + plate * 12} ${92 - plate * 2} ${68 + plate * 12} C78 ${60 + plate * 12} 58 ${56 + plate * 12} 42 ${58 + plate * 12} Z`,
      metal(30 + plate * 12, 74 + plate * 12),
    );
  fill(draft, 'M-27 4 C-14 16 14 16 27 4 L36 40 C16 54 -16 54 -36 40 Z', metal(4, 52));
  stroke(draft, 'M-27 5 C-14 17 14 17 27 5', '#d2b060', 2.4);
}

function suitRing(draft: Draft, colour: Colour): void {
  fill(draft, 'M-56 26 C-40 48 40 48 56 26 L58 38 C40 64 -40 64 -58 38 Z', {
    from: pale(colour, 0.1),
    to: deep(colour, 0.4),
    top: 26,
    bottom: 60,
  });
  stroke(draft, 'M-56 28 C-40 50 40 50 56 28', '#d8573c', 3);
  fill(draft, 'M-26 84 L26 84 L28 122 L-28 122 Z', deep(colour, 0.16));
  for (const [x, hue] of [
    [-16, '#d8573c'],
    [-2, '#3f74c0'],
    [12, '#e0b04a'],
  ] as const)
    fill(draft, `M${x - 4} 92 L${x + 6} 92 L${x + 6} 102 L${x - 4} 102 Z`, hue);
  stroke(draft, 'M-20 112 L20 112', pale(colour, 0.3), 2.4, 0.8);
  strokeBoth(draft, 'M26 100 C48 104 54 84 48 60', deep(colour, 0.3), 4.5);
}

function drawWornOver(draft: Draft, { outfit }: Person): void {
  if (outfit.apron) {
    const apron = outfit.apron;
    strokeBoth(draft, 'M27 26 C30 48 31 66 32 82', deep(apron, 0.1), 5);
    fill(draft, 'M-34 80 C-14 86 14 86 34 80 L44 150 L-44 150 Z', {
      from: pale(apron, 0.14),
      to: deep(apron, 0.14),
      top: 80,
      bottom: 150,
    });
    stroke(draft, 'M-34 80 C-14 86 14 86 34 80', deep(apron, 0.24), 2);
  }
  if (outfit.backpack) {
    strokeBoth(draft, 'M44 30 C52 62 55 100 57 150', deep(outfit.backpack, 0.3), 17);
    strokeBoth(draft, 'M44 30 C52 62 55 100 57 150', pale(outfit.backpack, 0.06), 12);
  }
  if (outfit.hasStethoscope) {
    strokeBoth(draft, 'M24 24 C32 60 26 80 14 96', '#3a4450', 3);
    stroke(draft, 'M14 96 C8 108 14 118 24 116', '#3a4450', 3);
    oval(draft, [26, 116], 5, 5, '#b8c0c8');
  }
  if (outfit.necklace) drawNecklace(draft, outfit.necklace);
  if (outfit.cloak) {
    const cloak = outfit.cloak;
    fillBoth(draft, 'M24 16 C44 26 80 30 96 62 C104 90 106 120 108 156 L62 156 C68 110 62 66 30 40 Z', {
      from: pale(cloak, 0.1),
      to: deep(cloak, 0.34),
      top: 20,
      bottom: 150,
    });
    strokeBoth(draft, 'M30 40 C62 66 68 110 62 156', deep(cloak, 0.45), 1.4, 0.7);
    strokeBoth(draft, 'M70 52 C84 84 88 120 88 156', deep(cloak, 0.4), 1.2, 0.4);
    stroke(draft, 'M-30 40 C-14 52 14 52 30 40', '#d9b45a', 2.4);
    for (const x of [-30, 30]) oval(draft, [x, 40], 5, 5, '#e3c06a');
  }
  if (outfit.scarf) {
    const scarf = outfit.scarf;
    fill(draft, 'M12 36 C24 60 22 96 26 126 L6 130 C4 100 -2 66 -4 44 Z', {
      from: pale(scarf, 0.06),
      to: deep(scarf, 0.2),
      top: 40,
      bottom: 130,
    });
    fill(draft, 'M-30 2 C-16 16 16 16 30 2 C40 14 42 32 34 44 C16 58 -16 58 -34 44 C-42 32 -40 14 -30 2 Z', {
      from: pale(scarf, 0.14),
      to: deep(scarf, 0.2),
      top: 4,
      bottom: 54,
    });
    stroke(draft, 'M-36 20 C-16 34 16 34 38 18 M-36 34 C-14 46 14 46 36 32', deep(scarf, 0.34), 1.3, 0.6);
  }
  if (outfit.tie && !['suit', 'coat', 'jacket'].includes(outfit.top.cut)) {
    fill(draft, 'M-5 66 L5 66 L4 76 L8 126 L0 138 L-8 126 L-4 76 Z', outfit.tie);
  }
}

/** A string of pearls, or a stone on a chain of gold. */
function drawNecklace(draft: Draft, { colour, isOfPearls }: NonNullable<Person['outfit']['necklace']>): void {
  if (!isOfPearls) {
    stroke(draft, 'M-24 24 C-18 46 18 46 24 24', '#e6c46a', 1.8);
    oval(draft, [0, 43], 4, 5, { from: pale(colour, 0.25), to: deep(colour, 0.25), top: 38, bottom: 48 });
    patch(draft, [-1, 42], 2.2, '#ffffff', 0.7);
    return;
  }
  for (let bead = -6; bead <= 6; bead++) {
    const [x, y] = [bead * 4.1, 43 - (bead / 6) ** 2 * 19];
    oval(draft, [x, y], 3, 3, { from: '#ffffff', to: deep(colour, 0.22), top: y - 3, bottom: y + 3 });
  }
}
