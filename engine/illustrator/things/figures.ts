// People seen from behind or from the side, looking into the image. A hundred units tall.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';
import { type Clothes, standing, head, seated } from './figure-parts.ts';

function person(clothes: Clothes, width = 44, height = 101): OwnDrawing {
  return { width, height, paint: (pen) => standing(pen, vary(pen, clothes)) };
}

/** A seeded choice among a few coats that suit a landscape. */
function vary(pen: Pen, clothes: Clothes): Clothes {
  if (clothes.coat !== '?') return clothes;
  return {
    ...clothes,
    coat: pen.random.pick(['#c8453a', '#d9923a', '#3f6fa8', '#8a4a7a', '#e3d7c2', '#4a7a6a']),
  };
}

const girl: Clothes = { coat: '?', legs: '#e2b08e', hair: '#3a2420', cut: 'dress', hairCut: 'long' };

const wanderer: Clothes = {
  coat: '?',
  legs: '#3a3a4a',
  hair: '#2c2020',
  cut: 'coat',
  hairCut: 'short',
  scarf: '#c43c34',
  pack: '#8a6a44',
};

function guitar(pen: Pen, x: number, y: number, turn: number): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  ball(pen, 0, 0, 7, 6, '#b5702e');
  ball(pen, 8, 0, 5, 4.6, '#c07a34');
  ball(pen, 3.4, 0, 2, 2, '#3a1c10');
  shape(pen, 'M8 -1 L30 -0.8 L33 -2 L34 2 L30 1 L8 1 Z', '#5a3420');
  brush.restore();
}

function violinPose(pen: Pen): void {
  standing(pen, { coat: '#2c3048', legs: '#242436', hair: '#2a1a18', cut: 'coat', hairCut: 'short' }, false);
  const s = pen.side;
  line(pen, `M${s * 9} -76 L${s * 17} -70 L${s * 20} -82`, '#232640', 5);
  line(pen, `M${-s * 9} -76 L${-s * 15} -64 L${-s * 2} -70`, '#2c3048', 5);
  const { brush } = pen;
  brush.save();
  brush.translate(s * 8, -82);
  brush.rotate(s > 0 ? -0.15 : Math.PI + 0.15);
  ball(pen, 0, 0, 6, 3.6, '#9a4c1e');
  ball(pen, 6, 0, 4.4, 2.8, '#a8551f');
  shape(pen, 'M8 -0.7 L20 -0.6 L20 0.6 L8 0.7 Z', '#3a1c10');
  brush.restore();
  line(pen, `M${-s * 6} -66 L${s * 18} -92`, '#e8d8b8', 0.9);
}

function guzhengPose(pen: Pen): void {
  const robe = pen.random.pick(['#c9d8ea', '#e8c8cc', '#d8e0c8']);
  shape(pen, 'M-22 0 C-20 -22 -12 -34 -9.5 -42 Q0 -47 9.5 -42 C12 -34 20 -22 22 0 Z', robe, {
    colour: mix(robe, '#4a3a6a', 0.4),
    from: -46,
    to: 2,
  });
  line(pen, 'M-9 -40 L-17 -26 L-10 -19 M9 -40 L17 -26 L10 -19', mix(robe, '#ffffff', 0.15), 6.5);
  const { brush } = pen;
  brush.save();
  brush.translate(0, 37);
  head(pen, { coat: robe, legs: robe, hair: '#1f1618', cut: 'robe', hairCut: 'bun', skin: '#efc6a6' });
  brush.restore();
  shape(pen, 'M-38 -17 Q0 -22 38 -17 L39 -12 Q0 -16.5 -39 -12 Z', '#7a4524', {
    colour: '#3a1e12',
    from: -20,
    to: -10,
  });
  line(pen, 'M-36 -16 Q0 -20.6 36 -16 M-36 -15 Q0 -19.4 36 -15', '#e8d2a0', 0.35);
  shape(pen, 'M-33 -13 L-31 0 L-28 0 L-29 -14 Z M33 -13 L31 0 L28 0 L29 -14 Z', '#4a2a18');
}

function astronaut(pen: Pen): void {
  const suit = '#e9ecf2';
  const shade = '#8e98ac';
  shape(
    pen,
    'M-12 -44 C-13 -28 -14 -14 -13.5 -6 Q-13 0 -7 0 L-2.4 0 Q-1.4 -20 -0.8 -42 Z M12 -44 C13 -28 14 -14 13.5 -6 Q13 0 7 0 L2.4 0 Q1.4 -20 0.8 -42 Z',
    suit,
    { colour: shade, from: -44, to: 0 },
  );
  shape(pen, 'M-14 -9 L-14 -3 Q-14 0 -8 0 L-2 0 L-2 -8 Z M14 -9 L14 -3 Q14 0 8 0 L2 0 L2 -8 Z', '#6a7286');
  shape(
    pen,
    'M-13 -72 C-20 -66 -22 -54 -20 -43 Q-17 -38 -13.6 -42 L-11 -60 Z M13 -72 C20 -66 22 -54 20 -43 Q17 -38 13.6 -42 L11 -60 Z',
    mix(suit, shade, 0.25),
    { colour: shade, from: -72, to: -38 },
  );
  shape(
    pen,
    'M-14 -74 Q0 -80 14 -74 C16 -60 15.5 -50 14 -40 Q0 -36 -14 -40 C-15.5 -50 -16 -60 -14 -74 Z',
    suit,
    { colour: shade, from: -76, to: -38 },
  );
  shape(pen, 'M-10 -70 L10 -70 L9 -56 L-9 -56 Z', '#c9d0dc');
  shape(pen, 'M-7 -67 L-1 -67 L-1 -63 L-7 -63 Z', '#d8503c');
  shape(pen, 'M2 -67 L7 -67 L7 -64 L2 -64 Z M2 -62 L7 -62 L7 -60 L2 -60 Z', '#3f7ad0');
  ball(pen, 0, -86, 13, 13, suit);
  shape(pen, 'M-9.5 -88 Q-9 -96 0 -96.5 Q9 -96 9.5 -88 Q9.5 -79 0 -78 Q-9.5 -79 -9.5 -88 Z', '#f2b24c', {
    colour: '#3a2450',
    from: -96,
    to: -79,
  });
  shape(
    pen,
    `M${pen.side * 2} -94 Q${pen.side * 7.5} -93 ${pen.side * 8} -87 Q${pen.side * 6} -90 ${pen.side * 2} -94 Z`,
    '#fff0c8',
  );
}

export const FIGURES: Record<string, OwnDrawing> = {
  'own/girl': person(girl),
  'own/woman': person({ ...girl, cut: 'gown', hair: '#2e1c1c' }, 56),
  'own/boy': person({
    coat: '?',
    legs: '#3d5270',
    hair: '#35241e',
    cut: 'jacket',
    hairCut: 'short',
    pack: '#b5803c',
  }),
  'own/child': person({
    coat: '?',
    legs: '#5a5a72',
    hair: '#33221c',
    cut: 'jacket',
    hairCut: 'tails',
    scarf: '#e0b040',
  }),
  'own/man': person({ coat: '#4a5468', legs: '#2e3242', hair: '#241a18', cut: 'coat', hairCut: 'short' }),
  'own/elder': person({ coat: '#8a8f96', legs: '#5a5a60', hair: '#e8e6e2', cut: 'robe', hairCut: 'bun' }),
  'own/wanderer': person(wanderer, 60),
  'own/monk': person({
    coat: '#d98a2e',
    legs: '#8a4a1a',
    hair: '#000000',
    cut: 'robe',
    hairCut: 'none',
    hat: 'straw',
  }),
  'own/hanfu': person(
    { coat: '#d98aa0', legs: '#ffffff', hair: '#1c1418', cut: 'gown', hairCut: 'bun' },
    56,
    104,
  ),
  'own/princess': person(
    { coat: '#e0a8c8', legs: '#ffffff', hair: '#b5803a', cut: 'gown', hairCut: 'long', hat: 'crown' },
    56,
    104,
  ),
  'own/wizard': person(
    { coat: '#4a3f8a', legs: '#2a2450', hair: '#d8d4cc', cut: 'robe', hairCut: 'long', hat: 'pointed' },
    44,
    122,
  ),
  'own/knight': {
    width: 60,
    height: 107,
    paint: (pen) => {
      standing(pen, {
        coat: '#8a94a6',
        legs: '#5c6478',
        hair: '#333333',
        cut: 'jacket',
        hairCut: 'none',
        hat: 'helmet',
      });
      shape(
        pen,
        'M-10 -79 Q0 -83 10 -79 C16 -56 18 -30 21 -6 Q0 -1 -21 -6 C-18 -30 -16 -56 -10 -79 Z',
        '#b8323a',
        { colour: '#5c1424', from: -80, to: -4 },
      );
    },
  },
  'own/samurai': {
    width: 70,
    height: 103,
    paint: (pen) => {
      standing(pen, {
        coat: '#3a3448',
        legs: '#2a2434',
        hair: '#15101a',
        cut: 'robe',
        hairCut: 'bun',
        hat: 'straw',
        scarf: '#b8302c',
      });
      line(pen, `M${-pen.side * 4} -52 L${pen.side * 27} -34`, '#20161c', 2);
      line(pen, `M${-pen.side * 10} -55.5 L${-pen.side * 5} -52.6`, '#c8a04a', 1.6);
    },
  },
  'own/couple': {
    width: 64,
    height: 104,
    paint: (pen) => {
      const { brush } = pen;
      brush.save();
      brush.translate(-12, 0);
      standing(pen, { coat: '#4a5a72', legs: '#2e3242', hair: '#241a18', cut: 'coat', hairCut: 'short' });
      brush.restore();
      brush.save();
      brush.translate(13, 0);
      brush.scale(0.93, 0.93);
      standing(pen, { ...girl, coat: pen.random.pick(['#c8453a', '#e3d0b8', '#d9a03a']) });
      brush.restore();
    },
  },
  'own/astronaut': { width: 46, height: 100, paint: astronaut },
  'own/violinist': { width: 64, height: 101, paint: violinPose },
  'own/guitarist': {
    width: 70,
    height: 101,
    paint: (pen) => {
      standing(
        pen,
        { coat: '#7a4434', legs: '#34405a', hair: '#2a1a16', cut: 'jacket', hairCut: 'short', hat: 'cap' },
        false,
      );
      guitar(pen, -4, -54, -0.32);
      line(pen, 'M-9 -76 L-15 -62 L-5 -54 M9 -76 L17 -64 L19 -60', '#7a4434', 5);
    },
  },
  'own/guzheng-player': { width: 84, height: 66, paint: guzhengPose },
  'own/dancer': {
    width: 90,
    height: 116,
    paint: (pen) => {
      const tutu = pen.random.pick(['#f0b8c8', '#f4f0ee', '#b8a8e0']);
      line(pen, 'M0 -52 L0 -4', '#f0c8b0', 4.4);
      line(pen, `M0 -52 L${pen.side * 22} -40 L${pen.side * 40} -46`, '#f0c8b0', 4);
      shape(pen, 'M-1.8 -8 L1.8 -8 L1 0 L-1 0 Z', tutu);
      line(pen, 'M-7 -78 C-16 -92 -10 -104 -2 -112 M7 -78 C16 -90 12 -104 4 -112', '#f0c8b0', 3.2);
      shape(pen, 'M-26 -50 Q0 -68 26 -50 Q14 -41 0 -44 Q-14 -41 -26 -50 Z', mix(tutu, '#ffffff', 0.3), {
        colour: mix(tutu, '#5a3a7a', 0.25),
        from: -62,
        to: -42,
      });
      shape(pen, 'M-6.6 -80 Q0 -83 6.6 -80 L5 -58 L-5 -58 Z', tutu);
      head(pen, { coat: tutu, legs: tutu, hair: '#2a1818', cut: 'dress', hairCut: 'bun', skin: '#f0c8b0' });
    },
  },
  'own/fairy': {
    width: 90,
    height: 104,
    isLamp: true,
    paint: (pen) => {
      shape(
        pen,
        'M0 -66 C-20 -104 -46 -96 -40 -70 C-36 -56 -16 -56 0 -62 C16 -56 36 -56 40 -70 C46 -96 20 -104 0 -66 Z',
        '#d8f4ff',
      );
      shape(
        pen,
        'M0 -60 C-16 -54 -30 -44 -24 -32 C-16 -28 -4 -46 0 -58 C4 -46 16 -28 24 -32 C30 -44 16 -54 0 -60 Z',
        '#b8e4fa',
      );
      standing(pen, { coat: '#9ad8a8', legs: '#f0c8b0', hair: '#d8a24a', cut: 'dress', hairCut: 'long' });
    },
  },
};

/** The same people sitting on the ground. */
export const SEATED_FIGURES: Record<string, OwnDrawing> = Object.fromEntries(
  (
    [
      ['own/girl', girl],
      ['own/woman', { ...girl, cut: 'gown' }],
      ['own/boy', { ...wanderer, scarf: undefined }],
      ['own/child', { ...wanderer, hairCut: 'tails' }],
      ['own/man', { ...wanderer, coat: '#4a5468' }],
      ['own/wanderer', wanderer],
      ['own/elder', { ...wanderer, coat: '#8a8f96', hair: '#e8e6e2', hairCut: 'bun' }],
      ['own/monk', { ...wanderer, coat: '#d98a2e', hairCut: 'none' }],
      ['own/hanfu', { ...girl, coat: '#d98aa0', hairCut: 'bun' }],
    ] as [string, Clothes][]
  ).map(([name, clothes]) => [
    name,
    { width: 44, height: 62, paint: (pen: Pen) => seated(pen, { ...vary(pen, clothes), scarf: undefined }) },
  ]),
);
