// A record of vinyl with its label, a watch with a screen, and a speaker that listens. In small units.

import { css, mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const BLACK = '#17161a';

function disc({ brush }: Pen, radius: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.ellipse(0, -100, radius, radius, 0, 0, 7);
  brush.fill();
}

/** Upright, its face to the viewer; light lies over its grooves in two wedges. */
function vinylRecord(pen: Pen): void {
  const { brush, random } = pen;
  const label = random.pick(['#d8483a', '#e0a030', '#3f78b4', '#4f9a6a']);
  disc(pen, 100, '#0c0b0e');
  disc(pen, 98, BLACK);
  brush.lineWidth = 1;
  for (let groove = 44; groove < 97; groove += 4) {
    brush.strokeStyle = css('#4a4852', groove % 12 === 0 ? 0.9 : 0.45);
    brush.beginPath();
    brush.ellipse(0, -100, groove, groove, 0, 0, 7);
    brush.stroke();
  }
  for (const from of [-1.1, 2.04]) {
    brush.fillStyle = css('#ffffff', 0.16);
    brush.beginPath();
    brush.moveTo(0, -100);
    brush.arc(0, -100, 97, from, from + 0.5);
    brush.closePath();
    brush.fill();
  }
  disc(pen, 36, label);
  disc(pen, 30, lighter(label));
  line(pen, 'M-16 -112 H16 M-12 -90 H12', '#fff6e4', 3);
  disc(pen, 4, '#f4efe6');
}

function lighter(colour: string): string {
  return css(mix(colour, '#ffffff', 0.14));
}

/** Its screen shows the hour in rings; the strap goes over and under. */
function smartwatch(pen: Pen): void {
  const { brush } = pen;
  const strap = pen.random.pick(['#2a2c34', '#3f5a7a', '#c8583c']);
  for (const [top, bottom] of [
    [-248, -176],
    [-72, 0],
  ] as const) {
    bar(pen, -38, top, 76, bottom - top, strap, 14);
    line(pen, `M0 ${top + 14} V${bottom - 14}`, lighter(strap), 2);
  }
  bar(pen, 60, -146, 12, 34, '#9aa0ac', 5);
  shape(
    pen,
    'M-34 -190 H34 Q64 -190 64 -160 V-88 Q64 -58 34 -58 H-34 Q-64 -58 -64 -88 V-160 Q-64 -190 -34 -190 Z',
    '#c4c9d2',
    { colour: '#6c727e', from: -190, to: -58 },
  );
  shape(
    pen,
    'M-32 -183 H32 Q57 -183 57 -158 V-90 Q57 -65 32 -65 H-32 Q-57 -65 -57 -90 V-158 Q-57 -183 -32 -183 Z',
    '#0b0c10',
  );
  for (const [radius, tone, part] of [
    [34, '#f4385a', 0.82],
    [25, '#9af03c', 0.66],
    [16, '#3cd8f0', 0.9],
  ] as const) {
    brush.lineCap = 'round';
    for (const [end, colour] of [
      [1, css(tone, 0.24)],
      [part, tone],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = 7;
      brush.beginPath();
      brush.arc(0, -116, radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * end);
      brush.stroke();
    }
  }
  line(
    pen,
    'M-28 -168 V-156 M-20 -168 H-12 V-156 H-20 Z M-2 -166 v0.1 M-2 -158 v0.1 M8 -168 H16 V-156 H8 Z M24 -168 V-156',
    '#f4f6fa',
    3,
  );
  ball(pen, 42, -162, 3, 3, '#6ad86a');
}

/** A round of cloth under a ring of light. */
function smartSpeaker(pen: Pen): void {
  const { brush } = pen;
  const cloth = pen.random.pick(['#5a6270', '#d8d6d0', '#3a3e48', '#a8b4bc']);
  const side = brush.createLinearGradient(-60, 0, 60, 0);
  side.addColorStop(0, css(mix(cloth, '#0c0c14', 0.42)));
  side.addColorStop(0.4, css(mix(cloth, '#ffffff', 0.16)));
  side.addColorStop(1, css(mix(cloth, '#0c0c14', 0.5)));
  brush.fillStyle = side;
  brush.beginPath();
  brush.roundRect(-60, -148, 120, 148, 34);
  brush.fill();
  brush.save();
  brush.clip();
  for (let row = -140; row < 0; row += 6)
    for (let x = -57; x < 60; x += 6)
      ball(pen, x + (row % 12 === 0 ? 3 : 0), row, 1.3, 1.3, mix(cloth, '#0c0c14', 0.5));
  brush.restore();
  brush.lineWidth = 5;
  brush.strokeStyle = '#58d0f4';
  brush.beginPath();
  brush.ellipse(0, -138, 50, 13, 0, 0, 7);
  brush.stroke();
  brush.fillStyle = '#20242c';
  brush.beginPath();
  brush.ellipse(0, -138, 47, 11, 0, 0, 7);
  brush.fill();
  line(pen, 'M-8 -138 H8 M0 -141 V-135 M-30 -138 H-22', '#c8d0dc', 1.8);
}

export const RECORD_AND_SMARTWATCH: Record<string, OwnDrawing> = {
  'own/vinyl-record': { width: 202, height: 202, paint: vinylRecord },
  'own/smart-speaker': { width: 126, height: 154, paint: smartSpeaker },
  'own/smartwatch': { width: 140, height: 250, paint: smartwatch },
};
