// Owls that sit, from the front: a broad head with tufts, two discs around large eyes, wings folded at the sides.

import type { Head } from '../animals/measures.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, mirrored, shape, type OwnDrawing, type Pen } from './pen.ts';

type Plumage = {
  back: Colour;
  wing: Colour;
  belly: Colour;
  /** On the belly and the wings. */
  marks: Colour;
  disc: Colour;
  /** Around the discs. */
  rim: Colour;
  eye: Colour;
  bill: Colour;
  hasTufts: boolean;
};

const BROWN: Plumage = {
  back: '#9a7046',
  wing: '#7c5634',
  belly: '#efdcb8',
  marks: '#8a5e38',
  disc: '#e6cc9e',
  rim: '#5c3c24',
  eye: '#f4b427',
  bill: '#3e3630',
  hasTufts: true,
};

const SNOWY: Plumage = {
  back: '#f1f1ee',
  wing: '#e2e4e6',
  belly: '#fbfbf9',
  marks: '#8c8f98',
  disc: '#ffffff',
  rim: '#c4c8d0',
  eye: '#f2c22e',
  bill: '#2e2c32',
  hasTufts: false,
};

const DARK = '#22141c';
const BOX = { width: 124, height: 154 } as const;
const EYE = { x: 20, y: -108, half: 13 } as const;

/** The lowest row of the head. */
const CHIN = 78;
const HEAD_BOX = { width: 108, height: 76 } as const;

const BODY =
  'M0 -112 C34 -110 52 -80 51 -46 C50 -16 30 -5 0 -5 C-30 -5 -50 -16 -51 -46 C-52 -80 -34 -110 0 -112 Z';
const BREAST =
  'M0 -98 C24 -96 36 -74 35 -46 C34 -22 20 -9 0 -9 C-20 -9 -34 -22 -35 -46 C-36 -74 -24 -96 0 -98 Z';
const TUFTED =
  'M-50 -152 C-38 -148 -24 -141 0 -141 C24 -141 38 -148 50 -152 C48 -140 49 -130 51 -118 C55 -92 34 -78 0 -78 C-34 -78 -55 -92 -51 -118 C-49 -130 -48 -140 -50 -152 Z';
const ROUND =
  'M0 -150 C32 -150 52 -134 52 -112 C52 -90 32 -78 0 -78 C-32 -78 -52 -90 -52 -112 C-52 -134 -32 -150 0 -150 Z';

function paintBody(pen: Pen, look: Plumage): void {
  shape(pen, 'M-18 -14 L18 -14 L13 0 C6 3 -6 3 -13 0 Z', mix(look.wing, DARK, 0.25));
  shape(pen, BODY, mix(look.back, '#ffffff', 0.1), {
    colour: mix(look.back, DARK, 0.32),
    from: -112,
    to: -5,
  });
  shape(pen, BREAST, look.belly, { colour: mix(look.belly, look.back, 0.5), from: -90, to: -8 });
  for (const [row, y] of [-72, -59, -46, -33, -20].entries()) {
    const many = [4, 5, 5, 4, 3][row] ?? 3;
    for (let at = 0; at < many; at++) {
      const x = (at - (many - 1) / 2) * 12;
      line(pen, `M${x - 3.6} ${y - 2.4} L${x} ${y + 2.6} L${x + 3.6} ${y - 2.4}`, look.marks, 1.7);
    }
  }
  mirrored(pen, () => paintWing(pen, look));
  mirrored(pen, () => {
    for (const x of [9, 15, 21]) ball(pen, x, -3.4, 3.6, 4.6, mix('#d9a25a', look.belly, 0.2));
    for (const x of [9, 15, 21]) line(pen, `M${x} -1.6 L${x} 0.6`, DARK, 1.2);
  });
}

function paintWing(pen: Pen, { wing, back, marks }: Plumage): void {
  shape(
    pen,
    'M34 -98 C54 -90 60 -62 56 -38 C53 -22 44 -8 33 -4 C38 -28 26 -60 34 -98 Z',
    mix(wing, '#ffffff', 0.14),
    { colour: mix(wing, DARK, 0.3), from: -98, to: -4 },
  );
  for (const [from, to] of [
    [-64, -24],
    [-50, -15],
    [-37, -8],
  ] as const)
    line(pen, `M54 ${from} C52 ${from + 14} 46 ${to - 6} 37 ${to}`, mix(wing, DARK, 0.42), 1.3);
  for (const [x, y] of [
    [40, -84],
    [47, -76],
    [40, -70],
    [49, -64],
    [41, -56],
  ] as const)
    ball(pen, x, y, 2.4, 1.7, mix(back, marks === SNOWY.marks ? marks : '#fff2d8', 0.6));
}

function paintHead(pen: Pen, look: Plumage): void {
  shape(pen, look.hasTufts ? TUFTED : ROUND, mix(look.back, '#ffffff', 0.14), {
    colour: mix(look.back, DARK, 0.24),
    from: -150,
    to: -78,
  });
  if (look.hasTufts)
    mirrored(pen, () =>
      shape(pen, 'M50 -152 C47 -140 46 -132 40 -127 C34 -134 30 -141 24 -143 Z', look.wing),
    );
  for (const [x, y] of [
    [-8, -138],
    [8, -138],
    [0, -133],
    [-15, -135],
    [15, -135],
  ] as const)
    line(pen, `M${x} ${y - 2} L${x} ${y + 2}`, mix(look.marks, look.back, 0.3), 1.8);
  mirrored(pen, () => {
    ball(pen, EYE.x, EYE.y, 26, 25, look.rim);
    ball(pen, EYE.x, EYE.y, 24, 23, look.disc);
    for (let ray = 0; ray < 22; ray++) {
      const angle = ray * 0.2856;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      line(
        pen,
        `M${EYE.x + across * 15} ${EYE.y + down * 15} L${EYE.x + across * 21.5} ${EYE.y + down * 20.5}`,
        mix(look.disc, look.rim, 0.32),
        0.9,
      );
    }
  });
  // Pale brows that meet above the bill.
  mirrored(pen, () =>
    shape(pen, 'M0 -104 C4 -116 12 -127 38 -131 C28 -136 10 -134 0 -122 Z', mix(look.belly, '#ffffff', 0.4)),
  );
  for (const side of [-1, 1]) paintEye(pen, side * EYE.x, look);
  shape(pen, 'M0 -105 C7 -103 8 -93 0 -85 C-8 -93 -7 -103 0 -105 Z', mix(look.bill, '#ffffff', 0.24), {
    colour: mix(look.bill, DARK, 0.4),
    from: -105,
    to: -86,
  });
  line(pen, 'M-1.6 -101 C-3 -98 -3 -95 -1.8 -92', mix(look.bill, '#ffffff', 0.5), 1);
}

function paintEye(pen: Pen, x: number, { eye, rim }: Plumage): void {
  ball(pen, x, EYE.y, EYE.half + 1.6, EYE.half + 1.6, mix(rim, DARK, 0.65));
  ball(pen, x, EYE.y, EYE.half, EYE.half, eye);
  ball(pen, x, EYE.y, 7.4, 7.6, '#120c12');
  ball(pen, x + pen.side * 3, EYE.y - 3.6, 2.5, 2.5, '#ffffff');
}

function owlOf(look: Plumage): OwnDrawing {
  return {
    ...BOX,
    paint(pen) {
      paintBody(pen, look);
      // The head throws its shade on the breast.
      pen.brush.save();
      pen.brush.globalAlpha = 0.24;
      ball(pen, 0, -80, 42, 8, DARK);
      pen.brush.restore();
      paintHead(pen, look);
    },
  };
}

/** For who is somebody and has the body of people. */
function headOfOwl(look: Plumage): OwnDrawing {
  return {
    ...HEAD_BOX,
    paint(pen) {
      pen.brush.translate(0, CHIN);
      paintHead(pen, look);
    },
  };
}

export const SITTING_OWLS: Record<string, OwnDrawing> = {
  'own/owl-head': headOfOwl(BROWN),
  'own/snowy-owl-head': headOfOwl(SNOWY),
  'own/sitting-owl': owlOf(BROWN),
  'own/sitting-snowy-owl': owlOf(SNOWY),
};

function measuresIn({ width, height }: Pick<OwnDrawing, 'width' | 'height'>, foot: number): Head {
  const at = (x: number, y: number): readonly [number, number] => [0.5 + x / width, 1 + (y + foot) / height];
  return {
    eyes: [at(-EYE.x, EYE.y), at(EYE.x, EYE.y)],
    eye: EYE.half / width,
    top: at(0, -143),
    wide: 70 / width,
    neck: [at(-43, -82), at(43, -82)],
  };
}

const HEAD = measuresIn(BOX, 0);
const HEAD_BY_ITSELF = measuresIn(HEAD_BOX, CHIN);

export const OWL_HEADS: Record<string, Head> = {
  'own/sitting-owl': HEAD,
  'own/sitting-snowy-owl': HEAD,
  'own/owl-head': HEAD_BY_ITSELF,
  'own/snowy-owl-head': HEAD_BY_ITSELF,
};
