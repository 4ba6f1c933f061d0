// A jar of glass with a lid of metal or of cloth, and what is in it. In millimetres.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1c1020';
const BODY = 'M-38 -94 Q-46 -92 -46 -82 L-46 -12 Q-46 0 -34 0 L34 0 Q46 0 46 -12 L46 -82 Q46 -92 38 -94 Z';

/** A jar with what is in it, between 42 to the left and to the right and from 4 to 82 over its foot. `cloth`: over the lid. */
export function glassJar(paintContent: (pen: Pen) => void, cloth?: Colour): OwnDrawing {
  return {
    width: 104,
    height: 122,
    paint(pen) {
      const { brush, side } = pen;
      brush.globalAlpha = 0.5;
      shape(pen, BODY, '#f2f8fa', { colour: '#a9bcc6', from: -94, to: 0 });
      brush.globalAlpha = 1;
      paintContent(pen);
      brush.globalAlpha = 0.55;
      line(pen, `M${side * 37} -76 V-18`, '#ffffff', 5);
      brush.globalAlpha = 0.3;
      line(pen, `M${side * -39} -72 V-24`, '#ffffff', 2.6);
      brush.globalAlpha = 0.7;
      line(pen, BODY, '#dce8ee', 1.6);
      brush.globalAlpha = 1;
      if (cloth === undefined) paintLid(pen);
      else paintCloth(pen, cloth);
    },
  };
}

function paintLid(pen: Pen): void {
  bar(pen, -42, -112, 84, 20, '#d0a24c', 4);
  for (let rib = -34; rib <= 34; rib += 9.7) line(pen, `M${rib} -109 v15`, mix('#d0a24c', DARK, 0.35), 1);
  line(pen, 'M-40 -111 H40', '#f6dc9c', 2);
}

/** Checked, its edge in folds. */
function paintCloth(pen: Pen, cloth: Colour): void {
  const path =
    'M-40 -104 Q-40 -118 -26 -119 L26 -119 Q40 -118 40 -104 L52 -84 Q44 -78 38 -86 Q30 -76 22 -85 Q14 -75 6 -84 Q0 -76 -8 -84 Q-16 -75 -24 -85 Q-32 -76 -38 -86 Q-46 -78 -52 -84 Z';
  shape(pen, path, mix(cloth, '#ffffff', 0.12), { colour: mix(cloth, DARK, 0.24), from: -119, to: -76 });
  pen.brush.globalAlpha = 0.6;
  for (let x = -32; x <= 32; x += 12) line(pen, `M${x * 0.9} -117 L${x * 1.3} -88`, '#fbf4ea', 2.6);
  line(pen, 'M-36 -112 H36', '#fbf4ea', 2.6);
  pen.brush.globalAlpha = 1;
  line(pen, 'M-41 -99 Q0 -93 41 -99', '#c8a468', 3.4);
  line(pen, 'M0 -96 l-9 12 M0 -96 l8 13', '#c8a468', 2);
}
