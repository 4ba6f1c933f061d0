// What other things lean on or stand in: an amplifier, an umbrella stand; a nest; a fighting machine.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { faint } from './container.ts';
import { ball, bar, line, oval, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#16121c';

function amplifier(pen: Pen): void {
  const skin = '#33323a';
  bar(pen, -62, -112, 124, 108, skin, 7);
  shape(pen, 'M-55 -106 H55 V-88 H-55 Z', '#c9a45c', { colour: '#94702f', from: -106, to: -88 });
  for (const x of [-44, -28, -12, 4, 20]) {
    ball(pen, x, -97, 5, 5, '#24222a');
    line(pen, `M${x} -97 l2 -4`, '#f4f0e8', 1.2);
  }
  ball(pen, 42, -97, 3.4, 3.4, '#e83c34');
  shape(pen, 'M-55 -84 H55 V-12 H-55 Z', '#6b6152', { colour: '#453e36', from: -84, to: -12 });
  faint(pen, 0.5, () => {
    for (let x = -52; x <= 52; x += 6) line(pen, `M${x} -84 V-12`, '#2c2722', 1);
    for (let y = -80; y <= -14; y += 6) line(pen, `M-55 ${y} H55`, '#8a7d6a', 0.8);
  });
  faint(pen, 0.45, () => {
    oval(pen, 0, -48, 33, 33, DARK);
    oval(pen, 0, -48, 13, 13, '#8a8078');
  });
  line(pen, 'M-55 -84 H55 V-12 H-55 Z', '#e8e0cc', 1.6);
  line(pen, 'M-18 -114 Q0 -124 18 -114', '#1c1a20', 5);
  for (const x of [-50, 50]) bar(pen, x - 6, -5, 12, 5, '#1c1a20', 1);
}

/** Two umbrellas are in it. */
function umbrellaStand(pen: Pen): void {
  for (const [x, lean, colour] of [
    [-12, -10, '#3f6fb0'],
    [10, 12, '#b8433f'],
    [0, 2, '#3f8a62'],
  ] as const) {
    shape(
      pen,
      `M${x - 8} -50 L${x + lean - 5} -104 L${x + lean} -116 L${x + lean + 5} -104 L${x + 8} -50 Z`,
      mix(colour, '#ffffff', 0.14),
      {
        colour: mix(colour, DARK, 0.3),
        from: -116,
        to: -50,
      },
    );
    line(pen, `M${x + lean} -114 l${lean * 0.1} -14 q0 -10 9 -9 q6 2 5 9`, '#7a4c2a', 4);
  }
  oval(pen, 0, -62, 31, 7, '#241c18');
  shape(pen, 'M-31 -62 Q0 -48 31 -62 L27 -4 Q0 6 -27 -4 Z', '#b98f52', {
    colour: '#6a4826',
    from: -62,
    to: 2,
  });
  for (const y of [-48, -16]) line(pen, `M-29 ${y} Q0 ${y + 13} 29 ${y}`, '#e0bd80', 2);
  line(pen, 'M-31 -62 Q0 -48 31 -62', '#ecd09a', 2.6);
}

/** A fighting machine in armour, its pilot's glass in the breast. */
function mech(pen: Pen): void {
  const { side, random } = pen;
  const plate = random.pick(['#5f7186', '#6d7a5c', '#8a4a42'] as const);
  const light = mix(plate, '#ffffff', 0.26);
  const deep = mix(plate, DARK, 0.46);
  const joint = '#2b2d35';
  const armour = (path: string, from: number, to: number, tone: Colour = plate): void => {
    shape(pen, path, mix(tone, '#ffffff', 0.24), { colour: mix(tone, DARK, 0.4), from, to });
    line(pen, path, mix(tone, DARK, 0.62), 1.4);
  };
  for (const way of [-1, 1] as const) {
    const at = (x: number): number => x * way;
    bar(pen, Math.min(at(16), at(34)), -116, 18, 40, joint, 4);
    armour(`M${at(10)} -128 L${at(46)} -122 L${at(42)} -74 L${at(14)} -76 Z`, -128, -74);
    ball(pen, at(28), -72, 11, 10, joint);
    armour(`M${at(12)} -68 L${at(44)} -68 L${at(52)} -18 L${at(10)} -18 Z`, -68, -18);
    line(pen, `M${at(18)} -58 L${at(40)} -58`, light, 2);
    armour(`M${at(4)} -20 L${at(56)} -20 L${at(66)} 0 L${at(0)} 0 Z`, -20, 0, mix(plate, DARK, 0.2));
    // The arms hang, one ends in a cannon.
    bar(pen, Math.min(at(58), at(72)), -196, 14, 60, joint, 5);
    armour(`M${at(52)} -168 L${at(82)} -168 L${at(86)} -112 L${at(56)} -112 Z`, -168, -112);
    if (way === side) {
      bar(pen, Math.min(at(60), at(80)), -114, 20, 44, '#4a4e58', 3);
      for (const y of [-104, -92, -80]) line(pen, `M${at(60)} ${y} H${at(80)}`, '#8a909a', 1.6);
      oval(pen, at(70), -70, 10, 3.4, '#0e0e14');
    } else {
      armour(`M${at(60)} -112 L${at(82)} -112 L${at(84)} -92 L${at(60)} -92 Z`, -112, -92);
      for (const x of [62, 70, 78]) bar(pen, Math.min(at(x), at(x + 6)), -94, 6, 20, joint, 2);
    }
    armour(`M${at(36)} -226 Q${at(66)} -246 ${at(94)} -218 L${at(92)} -176 L${at(50)} -184 Z`, -240, -176);
    line(pen, `M${at(54)} -218 L${at(86)} -206`, light, 2.4);
    ball(pen, at(78), -192, 4, 4, '#f2b632');
    bar(pen, Math.min(at(30), at(46)), -258, 16, 36, deep, 3);
  }
  bar(pen, -26, -150, 52, 26, joint, 5);
  armour('M-52 -226 L52 -226 L44 -152 L20 -136 H-20 L-44 -152 Z', -226, -136);
  shape(pen, 'M-24 -212 H24 L17 -180 H-17 Z', '#a8e8f4', { colour: '#2f7fa0', from: -212, to: -180 });
  line(pen, 'M-24 -212 H24 L17 -180 H-17 Z', deep, 2.4);
  faint(pen, 0.7, () => line(pen, 'M-16 -206 L-6 -206 L-12 -188', '#ffffff', 2.4));
  for (const y of [-168, -160, -152]) line(pen, `M-14 ${y} H14`, deep, 2.4);
  armour('M-22 -134 L22 -134 L14 -110 L0 -102 L-14 -110 Z', -134, -102, mix(plate, '#d8b45c', 0.4));
  armour('M-19 -228 L-22 -254 L-12 -270 H12 L22 -254 L19 -228 Z', -270, -228);
  shape(pen, 'M-17 -254 H17 L13 -245 H-13 Z', '#ffd23c', { colour: '#f0702c', from: -254, to: -245 });
  line(pen, 'M0 -270 V-258', light, 3);
  line(pen, `M${side * 14} -266 L${side * 20} -292`, '#4a4e58', 2.6);
  ball(pen, side * 20, -293, 2.6, 2.6, '#f0402c');
}

export const UPRIGHT_THINGS: Record<string, OwnDrawing> = {
  'own/amplifier': { width: 130, height: 124, paint: amplifier },
  'own/umbrella-stand': { width: 76, height: 142, paint: umbrellaStand },
  'own/mech': { width: 196, height: 298, paint: mech },
};
