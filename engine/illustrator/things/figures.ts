// People who are drawn as one with what they do: two who stand together, players of instruments. A hundred units tall.

import type { OwnDrawing } from './pen.ts';
import { type Clothes, standing } from './figure-parts.ts';

const girl: Clothes = { coat: '?', legs: '#e2b08e', hair: '#3a2420', cut: 'dress', hairCut: 'long' };

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
};
