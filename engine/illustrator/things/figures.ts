// People who are drawn as one with what they do: two who stand together, players of instruments. A hundred units tall.

import { mix } from '#engine/raster/colour.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';
import { type Clothes, standing, head } from './figure-parts.ts';

const girl: Clothes = { coat: '?', legs: '#e2b08e', hair: '#3a2420', cut: 'dress', hairCut: 'long' };

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

export const FIGURES: Record<string, OwnDrawing> = {
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
  'own/guzheng-player': { width: 84, height: 66, paint: guzhengPose },
};
