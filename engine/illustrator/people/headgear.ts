// What people have on their heads, in units of the head; most of it looks alike from all sides.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { deep, fill, oval, pale, patch, stroke, strokeBoth, type Draft } from './draft.ts';
import { drawHeadphones } from './headphones.ts';
import { HEAD_ORNAMENTS } from './head-ornaments.ts';
import { HELMETS } from './helmets.ts';
import { drawMortarboard } from './mortarboard.ts';
import { drawKabuto } from './lamellar.ts';
import { drawHorns } from './teeth-and-horns.ts';
import { drawTricorne } from './pirate.ts';
import { drawFillet, drawOfficialHat, drawWarriorCap } from './opera-headgear.ts';
import { RULERS_HEADGEAR } from './rulers-headgear.ts';
import { drawBehindBubble, drawBubble } from './space-helmet.ts';
import { TOWN_HATS } from './town-hats.ts';
import type { Person, View } from './person.ts';

/** What lies behind the head: the far brim of a hat, the inside of a hood, a halo. */
export function drawBehindHead(draft: Draft, person: Person): void {
  const gear = person.outfit.headgear;
  if (!gear) return;
  const { kind, colour } = gear;
  if (kind === 'straw' || kind === 'sunhat')
    fill(draft, 'M-72 -76 C-60 -100 60 -100 72 -76 C40 -62 -40 -62 -72 -76 Z', deep(colour, 0.45));
  if (kind === 'pointed')
    fill(draft, 'M-70 -80 C-50 -98 50 -98 70 -80 C40 -70 -40 -70 -70 -80 Z', deep(colour, 0.5));
  if (kind === 'hood' || kind === 'fur-hood')
    fill(
      draft,
      'M-50 40 C-58 -30 -52 -122 0 -124 C52 -122 58 -30 50 40 C20 56 -20 56 -50 40 Z',
      deep(colour, 0.5),
    );
  if (kind === 'bubble') drawBehindBubble(draft, { colour, view: person.view });
  if (kind === 'halo') {
    stroke(draft, 'M-36 -122 C-36 -134 36 -134 36 -122 C36 -112 -36 -112 -36 -122', colour, 5);
    patch(draft, [0, -122], 60, colour, 0.5);
  }
  if (kind === 'veil' && person.view === 'side')
    fill(
      draft,
      'M6 -106 C-42 -112 -60 -66 -66 10 C-72 100 -88 190 -104 262 C-76 276 -48 272 -26 262 C-30 140 -26 20 -16 -70 Z',
      colour,
      0.72,
    );
  else if (kind === 'veil')
    fill(draft, 'M-34 -96 C-60 -60 -66 20 -70 96 C-30 110 30 110 70 96 C66 20 60 -60 34 -96 Z', colour, 0.62);
}

type Gear = { colour: Rgb; view: View };
type Painter = (draft: Draft, gear: Gear) => void;

const FURS = 28;
const PAINTERS: Partial<Record<string, Painter>> = {
  crown(draft, { colour }) {
    const body = { from: pale(colour, 0.35), to: deep(colour, 0.2), top: -136, bottom: -88 };
    fill(
      draft,
      'M-34 -88 L-40 -124 C-34 -118 -27 -112 -22 -108 L-14 -132 C-10 -124 -5 -116 0 -110 C5 -116 10 -124 14 -132 L22 -108 C27 -112 34 -118 40 -124 L34 -88 C14 -82 -14 -82 -34 -88 Z',
      body,
    );
    fill(draft, 'M-34 -94 C-14 -88 14 -88 34 -94 L33.5 -86 C14 -80 -14 -80 -33.5 -86 Z', deep(colour, 0.14));
    for (const [x, y] of [
      [-40, -126],
      [-14, -134],
      [14, -134],
      [40, -126],
    ] as const)
      oval(draft, [x, y], 3, 3, pale(colour, 0.5));
    oval(draft, [0, -96], 4.6, 5.4, '#a8263c');
    oval(draft, [-19, -97], 3, 3.6, '#2f6a8c');
    oval(draft, [19, -97], 3, 3.6, '#2f6a8c');
    patch(draft, [-1, -98], 3, '#ffffff', 0.7);
  },
  tiara(draft, { colour }) {
    stroke(draft, 'M-33 -82 C-20 -94 20 -94 33 -82', colour, 2.4);
    fill(
      draft,
      'M-14 -89 C-8 -95 -4 -97 0 -106 C4 -97 8 -95 14 -89 C6 -91 -6 -91 -14 -89 Z',
      pale(colour, 0.2),
    );
    oval(draft, [0, -94], 2.4, 3.2, '#7ab6d8');
  },
  straw(draft, { colour }) {
    fill(
      draft,
      'M-72 -76 C-66 -88 -44 -92 -34 -94 C-30 -122 30 -122 34 -94 C44 -92 66 -88 72 -76 C44 -84 -44 -84 -72 -76 Z',
      {
        from: pale(colour, 0.25),
        to: deep(colour, 0.22),
        top: -120,
        bottom: -76,
      },
    );
    fill(draft, 'M-35 -96 C-20 -90 20 -90 35 -96 L34 -87 C20 -82 -20 -82 -34 -87 Z', '#9c4a3a');
    for (let ring = 0; ring < 4; ring++)
      stroke(
        draft,
        `M${-62 + ring * 6} ${-79 - ring * 2.4} C-30 ${-88 - ring * 3} 30 ${-88 - ring * 3} ${62 - ring * 6} ${-79 - ring * 2.4}`,
        deep(colour, 0.3),
        0.8,
        0.4,
      );
  },
  pointed(draft, { colour }) {
    fill(
      draft,
      'M-70 -80 C-52 -90 -38 -94 -33 -96 C-22 -130 -6 -150 6 -186 C14 -192 26 -186 32 -176 C22 -180 18 -170 20 -156 C24 -132 32 -112 34 -96 C42 -94 56 -90 70 -80 C40 -86 -40 -86 -70 -80 Z',
      { from: pale(colour, 0.18), to: deep(colour, 0.3), top: -186, bottom: -78 },
    );
    fill(draft, 'M-33.4 -97 C-16 -91 16 -91 34 -97 L34.5 -88 C16 -83 -16 -83 -34.5 -88 Z', '#c9a04a');
    stroke(
      draft,
      'M-4 -104 C4 -124 8 -146 14 -166 M16 -104 C18 -120 16 -134 18 -150',
      deep(colour, 0.4),
      1.2,
      0.6,
    );
  },
  helmet(draft, { colour, view }) {
    fill(
      draft,
      'M-40 -46 C-46 -84 -34 -114 0 -116 C34 -114 46 -84 40 -46 L40 -24 C34 -10 28 -4 27 -2 L27 -44 C24 -66 -24 -66 -27 -44 L-27 -2 C-28 -4 -34 -10 -40 -24 Z',
      {
        from: pale(colour, 0.32),
        to: deep(colour, 0.34),
        top: -116,
        bottom: 0,
      },
    );
    if (view === 'back')
      fill(draft, 'M-34 -64 C-20 -74 20 -74 34 -64 L36 -10 C16 0 -16 0 -36 -10 Z', deep(colour, 0.2));
    else fill(draft, 'M-3 -66 L3 -66 L2.4 -36 L-2.4 -36 Z', deep(colour, 0.12));
    stroke(draft, 'M0 -115 L0 -66', pale(colour, 0.4), 2, 0.8);
    stroke(draft, 'M-36 -62 C-20 -76 20 -76 36 -62', deep(colour, 0.3), 1.6, 0.7);
    for (const x of [-33, 33])
      for (const y of [-52, -34, -18]) oval(draft, [x, y], 1.5, 1.5, deep(colour, 0.4));
    fill(draft, 'M-3 -114 C2 -142 32 -150 52 -126 C36 -130 24 -120 4 -112 Z', '#a83038');
  },
  toque(draft, { colour }) {
    fill(draft, 'M-33 -92 C-60 -104 -52 -142 -26 -136 C-18 -156 18 -156 26 -136 C52 -142 60 -104 33 -92 Z', {
      from: colour,
      to: mix(colour, '#8a90a8', 0.3),
      top: -150,
      bottom: -90,
    });
    fill(
      draft,
      'M-34 -102 C-16 -96 16 -96 34 -102 L34 -80 C16 -74 -16 -74 -34 -80 Z',
      mix(colour, '#a0a4b4', 0.1),
    );
    strokeBoth(
      draft,
      'M12 -100 C16 -112 16 -122 12 -132 M24 -102 C30 -112 32 -120 30 -128',
      '#8a90a8',
      1,
      0.5,
    );
  },
  cap(draft, { colour, view }) {
    fill(draft, 'M-37 -74 C-45 -123 45 -123 37 -74 C20 -84 -20 -84 -37 -74 Z', {
      from: pale(colour, 0.16),
      to: deep(colour, 0.2),
      top: -108,
      bottom: -72,
    });
    stroke(draft, 'M0 -110 C2 -100 2 -90 1 -82', deep(colour, 0.24), 1.2, 0.6);
    oval(draft, [0, -110.5], 3.4, 2.4, deep(colour, 0.14));
    const peak =
      view === 'side'
        ? 'M6 -84 C30 -88 60 -82 70 -66 C52 -72 28 -75 6 -73 Z'
        : 'M-35 -80 C-18 -93 18 -93 35 -80 C47 -66 43 -60 33 -63 C14 -73 -14 -73 -33 -63 C-43 -60 -47 -66 -35 -80 Z';
    if (view !== 'back')
      fill(draft, peak, { from: deep(colour, 0.1), to: deep(colour, 0.36), top: -90, bottom: -62 });
  },
  police(draft, { colour }) {
    fill(draft, 'M-36 -90 C-56 -98 -50 -118 0 -120 C50 -118 56 -98 36 -90 Z', {
      from: pale(colour, 0.16),
      to: colour,
      top: -120,
      bottom: -90,
    });
    fill(draft, 'M-36 -94 C-16 -88 16 -88 36 -94 L35 -82 C16 -76 -16 -76 -35 -82 Z', deep(colour, 0.35));
    fill(draft, 'M-35 -82 C-16 -76 16 -76 35 -82 C34 -72 22 -68 0 -68 C-22 -68 -34 -72 -35 -82 Z', '#15161c');
    fill(draft, 'M0 -112 L6 -106 L4 -97 L-4 -97 L-6 -106 Z', '#d9b45a');
  },
  'hard-hat'(draft, { colour }) {
    fill(
      draft,
      'M-42 -76 C-44 -116 44 -116 42 -76 C50 -74 54 -72 54 -70 C20 -78 -20 -78 -54 -70 C-54 -72 -50 -74 -42 -76 Z',
      { from: pale(colour, 0.3), to: deep(colour, 0.2), top: -110, bottom: -70 },
    );
    stroke(
      draft,
      'M-10 -106 C-8 -96 -8 -88 -9 -78 M10 -106 C8 -96 8 -88 9 -78',
      deep(colour, 0.25),
      1.6,
      0.6,
    );
  },
  fedora(draft, { colour }) {
    fill(draft, 'M-34 -88 C-36 -112 -28 -124 -14 -122 C-4 -116 4 -116 14 -122 C28 -124 36 -112 34 -88 Z', {
      from: pale(colour, 0.15),
      to: deep(colour, 0.2),
      top: -124,
      bottom: -86,
    });
    fill(draft, 'M-35 -96 C-16 -90 16 -90 35 -96 L35 -87 C16 -82 -16 -82 -35 -87 Z', deep(colour, 0.55));
    fill(draft, 'M-60 -80 C-40 -92 40 -92 60 -80 C40 -76 -40 -76 -60 -80 Z', deep(colour, 0.12));
  },
  cowboy(draft, { colour }) {
    fill(draft, 'M-33 -88 C-34 -116 -24 -130 -10 -126 C-4 -122 4 -122 10 -126 C24 -130 34 -116 33 -88 Z', {
      from: pale(colour, 0.18),
      to: deep(colour, 0.2),
      top: -128,
      bottom: -86,
    });
    fill(
      draft,
      'M-74 -98 C-58 -82 -30 -90 0 -90 C30 -90 58 -82 74 -98 C66 -76 34 -74 0 -74 C-34 -74 -66 -76 -74 -98 Z',
      { from: colour, to: deep(colour, 0.3), top: -98, bottom: -74 },
    );
    fill(draft, 'M-33 -97 C-16 -92 16 -92 33 -97 L33.4 -90 C16 -86 -16 -86 -33.4 -90 Z', '#3a2418');
  },
  beret(draft, { colour }) {
    fill(draft, 'M-36 -80 C-58 -98 -40 -118 0 -116 C44 -116 56 -96 36 -80 C14 -88 -14 -88 -36 -80 Z', {
      from: pale(colour, 0.12),
      to: deep(colour, 0.22),
      top: -116,
      bottom: -78,
    });
    stroke(draft, 'M2 -116 L4 -122', deep(colour, 0.2), 2.4);
  },
  nurse(draft, { colour }) {
    fill(draft, 'M-26 -88 L-30 -112 C-12 -120 12 -120 30 -112 L26 -88 C12 -94 -12 -94 -26 -88 Z', {
      from: colour,
      to: mix(colour, '#8aa0b4', 0.25),
      top: -118,
      bottom: -88,
    });
    fill(
      draft,
      'M-2 -112 L2 -112 L2 -108 L6 -108 L6 -104 L2 -104 L2 -100 L-2 -100 L-2 -104 L-6 -104 L-6 -108 L-2 -108 Z',
      '#c8343c',
    );
  },
  knitted(draft, { colour }) {
    fill(draft, 'M-38 -66 C-48 -126 48 -126 38 -66 C20 -74 -20 -74 -38 -66 Z', {
      from: pale(colour, 0.1),
      to: colour,
      top: -108,
      bottom: -70,
    });
    fill(draft, 'M-39 -76 C-20 -84 20 -84 39 -76 L38.5 -64 C20 -71 -20 -71 -38.5 -64 Z', deep(colour, 0.16));
    oval(draft, [0, -116], 9, 9, pale(colour, 0.3));
  },
  santa(draft, { colour }) {
    fill(draft, 'M-36 -80 C-38 -120 0 -130 28 -118 C48 -108 58 -88 60 -66 C50 -84 42 -88 36 -86 Z', {
      from: pale(colour, 0.1),
      to: deep(colour, 0.2),
      top: -124,
      bottom: -70,
    });
    fill(draft, 'M-39 -86 C-20 -94 20 -94 39 -86 L38 -71 C20 -78 -20 -78 -38 -71 Z', '#f6f4f0');
    oval(draft, [61, -60], 9, 9, '#f8f6f2');
  },
  hood(draft, { colour, view }) {
    if (view === 'back') {
      fill(draft, 'M-44 36 C-56 -30 -48 -120 0 -122 C48 -120 56 -30 44 36 C20 48 -20 48 -44 36 Z', {
        from: pale(colour, 0.1),
        to: deep(colour, 0.3),
        top: -120,
        bottom: 40,
      });
      return;
    }
    fill(
      draft,
      'M-50 40 C-60 -30 -52 -122 0 -124 C52 -122 60 -30 50 40 C44 44 36 48 30 48 C40 10 40 -30 36 -58 C30 -96 -30 -96 -36 -58 C-40 -30 -40 10 -30 48 C-36 48 -44 44 -50 40 Z',
      { from: pale(colour, 0.1), to: deep(colour, 0.25), top: -124, bottom: 40 },
    );
  },
  'fur-hood'(draft, { colour, view }) {
    PAINTERS['hood']?.(draft, { colour, view });
    if (view === 'back') return;
    for (let hair = 0; hair <= FURS; hair++) {
      const turn = Math.PI * (0.94 + (hair / FURS) * 1.12);
      oval(
        draft,
        [Math.cos(turn) * 39, -46 + Math.sin(turn) * 46],
        7.4,
        7.4,
        hair % 2 === 0 ? '#f0e6d6' : '#dccdb6',
      );
    }
    for (const side of [-1, 1])
      for (let down = 0; down < 9; down++)
        oval(
          draft,
          [side * (39 - down * 0.9), -36 + down * 8.4],
          7,
          7.4,
          down % 2 === 0 ? '#dccdb6' : '#f0e6d6',
        );
  },
  veil(draft, { colour }) {
    fill(draft, 'M-30 -100 C-14 -110 14 -110 30 -100 C16 -96 -16 -96 -30 -100 Z', colour, 0.9);
    for (let bud = -3; bud <= 3; bud++)
      oval(draft, [bud * 8, -103 + Math.abs(bud) * 1.6], 4, 3.6, bud % 2 === 0 ? '#ffffff' : '#f3d9d6');
  },
  hairpin(draft, { colour }) {
    stroke(draft, 'M-26 -112 L32 -104', colour, 2.6);
    oval(draft, [34, -104], 5, 5, '#c8505c');
    stroke(draft, 'M34 -100 L35 -84', '#e3c46a', 1.2);
    oval(draft, [35, -81], 2.4, 3.4, '#f4ede0');
  },
};
Object.assign(PAINTERS, HELMETS, RULERS_HEADGEAR, TOWN_HATS, HEAD_ORNAMENTS);
PAINTERS['fillet'] = drawFillet;
PAINTERS['headphones'] = drawHeadphones;
PAINTERS['bubble'] = drawBubble;
PAINTERS['tricorne'] = drawTricorne;
PAINTERS['official-hat'] = drawOfficialHat;
PAINTERS['warrior-cap'] = drawWarriorCap;
PAINTERS['sunhat'] = PAINTERS['straw'];
PAINTERS['mortarboard'] = drawMortarboard;
PAINTERS['kabuto'] = drawKabuto;
PAINTERS['horns'] = drawHorns;

export function drawHeadgear(draft: Draft, person: Person): void {
  const gear = person.outfit.headgear;
  if (gear) PAINTERS[gear.kind]?.(draft, { colour: gear.colour, view: person.view });
}
