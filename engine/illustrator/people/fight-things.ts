// What is fought with: gloves, foils and masks, swords; the belt of who fights with bare hands.

import { fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { FeatThings } from './feat-thing.ts';
import type { Person } from './person.ts';
import { drawGlove } from './pastimes.ts';
import type { Skeleton } from './skeleton.ts';

/** Thin, with a bell before the hand. */
function foil(draft: Draft, { arms, head: h }: Skeleton): void {
  const [x, y] = arms[1].end;
  limb(
    draft,
    [
      [x - h * 0.1, y],
      [x + h * 0.3, y - h * 0.02],
    ],
    [h * 0.12, h * 0.1],
    '#3a2a24',
  );
  stroke(
    draft,
    `M${x + h * 0.3} ${y - h * 0.02} C${x + h * 1.6} ${y - h * 0.3} ${x + h * 2.6} ${y - h * 0.2} ${x + h * 3.3} ${y}`,
    '#dfe4ea',
    h * 0.06,
  );
  oval(draft, [x + h * 0.32, y], h * 0.1, h * 0.2, {
    from: '#f2f4f8',
    to: '#7a828e',
    top: y - h * 0.2,
    bottom: y + h * 0.2,
  });
}

/** Of dark wire, over the face. */
function mask(draft: Draft, { chin, head: h, lean }: Skeleton): void {
  const [cx, cy] = [chin[0] + h * 0.12 + Math.sin(lean) * h * 0.3, chin[1] - h * 0.48];
  oval(draft, [cx, cy], h * 0.52, h * 0.62, {
    from: '#f4f4f2',
    to: '#c4c6cc',
    top: cy - h * 0.6,
    bottom: cy + h * 0.6,
  });
  oval(draft, [cx + h * 0.17, cy + h * 0.04], h * 0.36, h * 0.5, '#3c4048', 0.94);
  for (let wire = -3; wire <= 3; wire++) {
    stroke(
      draft,
      `M${cx + h * (0.17 + wire * 0.1)} ${cy - h * 0.4} L${cx + h * (0.17 + wire * 0.1)} ${cy + h * 0.46}`,
      '#7c828c',
      h * 0.02,
      0.8,
    );
    stroke(
      draft,
      `M${cx - h * 0.14} ${cy + h * (0.04 + wire * 0.13)} L${cx + h * 0.5} ${cy + h * (0.04 + wire * 0.13)}`,
      '#7c828c',
      h * 0.02,
      0.8,
    );
  }
}

/** Around the waist, its ends hang down. */
function belt(draft: Draft, { hips, waist, head: h, hipHalf }: Skeleton, colour: string): void {
  const at = (part: number): Point => [
    hips[0] + (waist[0] - hips[0]) * part,
    hips[1] + (waist[1] - hips[1]) * part,
  ];
  const [x, y] = at(0.5);
  limb(
    draft,
    [
      [x - hipHalf * 0.82, y - h * 0.04],
      [x + hipHalf * 0.9, y + h * 0.02],
    ],
    [h * 0.18, h * 0.18],
    colour,
  );
  for (const out of [0.1, 0.42])
    limb(
      draft,
      [
        [x + h * 0.26, y + h * 0.04],
        [x + h * (0.26 + out), y + h * 0.8],
      ],
      [h * 0.13, h * 0.13],
      colour,
    );
}

/** Which sword it is says who has it. */
function bladeOf({ outfit, hair }: Person): 'katana' | 'jian' | 'sword' {
  if (outfit.top.cut === 'kimono' || hair.cut === 'topknot') return outfit.isTrim ? 'jian' : 'katana';
  return outfit.isTrim || outfit.top.cut === 'hanfu' || outfit.top.cut === 'robe' ? 'jian' : 'sword';
}

function path(...points: readonly Point[]): string {
  return `M${points.map(([px, py]) => `${px} ${py}`).join(' L')} Z`;
}

/** On from both hands, up and ahead. */
function sword(draft: Draft, { arms, head: h }: Skeleton, person: Person): void {
  const [x, y] = arms[1].end;
  const angle = -0.86;
  const at = (along: number, aside = 0): Point => [
    x + Math.cos(angle) * along * h - Math.sin(angle) * aside * h,
    y + Math.sin(angle) * along * h + Math.cos(angle) * aside * h,
  ];
  const kind = bladeOf(person);
  const long = 4.1;
  const steel = { from: '#ffffff', to: '#9aa6b4', top: y - h * long, bottom: y };
  if (kind === 'katana') {
    const [a, b, c, d] = [at(0.45, -0.07), at(long * 0.7, -0.16), at(long, -0.42), at(0.45, 0.08)];
    fill(
      draft,
      `M${a[0]} ${a[1]} Q${b[0]} ${b[1]} ${c[0]} ${c[1]} Q${at(long * 0.7, 0.06)[0]} ${at(long * 0.7, 0.06)[1]} ${d[0]} ${d[1]} Z`,
      steel,
    );
  } else
    fill(
      draft,
      path(at(0.45, -0.1), at(long - 0.3, -0.07), at(long), at(long - 0.3, 0.07), at(0.45, 0.1)),
      steel,
    );
  stroke(
    draft,
    `M${at(0.5)[0]} ${at(0.5)[1]} L${at(long - 0.6)[0]} ${at(long - 0.6)[1]}`,
    '#6c7684',
    h * 0.02,
    0.7,
  );
  limb(draft, [at(-0.75), at(0.42)], [h * 0.13, h * 0.13], kind === 'katana' ? '#23242e' : '#5a3822');
  const guard = kind === 'sword' ? 0.5 : 0.22;
  limb(draft, [at(0.44, -guard), at(0.44, guard)], [h * 0.12, h * 0.12], '#c89a3c');
  oval(draft, at(-0.8), h * 0.1, h * 0.1, '#c89a3c');
  if (kind === 'jian')
    stroke(
      draft,
      `M${at(-0.85)[0]} ${at(-0.85)[1]} C${at(-1.1)[0] - h * 0.2} ${at(-1.1)[1] + h * 0.3} ${at(-1.1)[0]} ${at(-1.1)[1] + h * 0.6} ${at(-1.2)[0] - h * 0.1} ${at(-1.2)[1] + h}`,
      '#d83a34',
      h * 0.1,
    );
}

const BELTS = ['#23242e', '#2f4a8c', '#7a4a2c', '#c8323a'] as const;

export const FIGHT_THINGS = {
  spar: {
    behind: (draft, { arms, head: h }) => drawGlove(draft, arms[0].end, h),
    before: (draft, { arms, head: h }) => {
      drawGlove(draft, arms[0].end, h);
      drawGlove(draft, arms[1].end, h);
    },
  },
  fence: {
    before: (draft, body) => {
      mask(draft, body);
      foil(draft, body);
    },
  },
  grapple: { before: (draft, body) => belt(draft, body, draft.random.pick(BELTS)) },
  'high-kick': {
    before: (draft, body, { outfit }) => {
      if (outfit.bottom.cut === 'trousers') belt(draft, body, BELTS[0]);
    },
  },
  duel: { before: (draft, body, person) => sword(draft, body, person) },
} satisfies Record<string, FeatThings>;
