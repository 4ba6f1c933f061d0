// A long table of wood with computers, papers and cups, as wide as those who sit behind it need. In centimetres.

import { mix } from '#engine/raster/colour.ts';
import { MOST_DINERS, placeOf, TABLE_DEEP, TABLE_TOP, tableWidth } from './dining-table.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** Returns the name of the drawing for so many people. */
export function meetingTableName(people: number): string {
  return `own/meeting-table-${Math.min(MOST_DINERS, Math.max(1, people))}`;
}

/** Its top, its edge, its legs, with nothing on it. */
export function paintBareTable(pen: Pen, people: number): void {
  const half = tableWidth(people) / 2 - 4;
  const back = half - 16;
  const wood = pen.random.pick(['#a8764a', '#8a5f42', '#c49a6c', '#6e5140']);
  const dark = mix(wood, '#1c1220', 0.5);
  for (const side of [-1, 1])
    shape(
      pen,
      `M${side * (half - 8)} ${-TABLE_TOP + 6} h${-side * 12} L${side * (half - 24)} 0 h${side * 10} Z`,
      mix(wood, '#1c1220', 0.3),
      { colour: dark, from: -TABLE_TOP, to: 0 },
    );
  // A panel hides the knees, set back from the edge.
  shape(
    pen,
    `M${20 - half} ${-TABLE_TOP + 6} H${half - 20} V-14 H${20 - half} Z`,
    mix(wood, '#1c1220', 0.42),
    {
      colour: mix(wood, '#1c1220', 0.6),
      from: -TABLE_TOP,
      to: -14,
    },
  );
  shape(pen, `M${-half} ${-TABLE_TOP} H${half} V${-TABLE_TOP + 6} H${-half} Z`, mix(wood, '#1c1220', 0.14), {
    colour: mix(wood, '#1c1220', 0.34),
    from: -TABLE_TOP,
    to: -TABLE_TOP + 6,
  });
  const far = -TABLE_TOP - TABLE_DEEP;
  shape(
    pen,
    `M${-back} ${far} L${back} ${far} L${half} ${-TABLE_TOP} L${-half} ${-TABLE_TOP} Z`,
    mix(wood, '#1c1220', 0.06),
    { colour: mix(wood, '#ffffff', 0.24), from: far, to: -TABLE_TOP },
  );
  line(pen, `M${-half} ${-TABLE_TOP} H${half}`, mix(wood, '#ffffff', 0.42), 1.2);
}

function paintTable(pen: Pen, people: number): void {
  paintBareTable(pen, people);
  const far = -TABLE_TOP - TABLE_DEEP;
  for (let place = 0; place < people; place++) {
    const x = placeOf(place, people);
    if (place % 2 === 0) layComputer(pen, x, far + 12);
    else layPapers(pen, x, far + 12);
    layCup(pen, x + (place % 2 === 0 ? 24 : -20), far + 12);
  }
}

/** Its lid is seen from behind. */
function layComputer(pen: Pen, x: number, y: number): void {
  shape(pen, `M${x - 19} ${y + 2} H${x + 19} L${x + 21} ${y + 5} H${x - 21} Z`, 'rgb(60,48,52)');
  shape(
    pen,
    `M${x - 16} ${y - 20} Q${x - 16} ${y - 22} ${x - 14} ${y - 22} H${x + 14} Q${x + 16} ${y - 22} ${x + 16} ${y - 20} L${x + 18} ${y + 2} H${x - 18} Z`,
    '#cfd4db',
    { colour: '#8f97a3', from: y - 22, to: y + 2 },
  );
  line(pen, `M${x - 14} ${y - 21} H${x + 14}`, '#eef1f5', 0.8);
  ball(pen, x, y - 10, 2, 2, '#e9edf2');
}

function layPapers(pen: Pen, x: number, y: number): void {
  shape(pen, `M${x - 9} ${y - 3} L${x + 17} ${y - 4} L${x + 20} ${y + 5} L${x - 10} ${y + 6} Z`, '#d5d0c8');
  shape(pen, `M${x - 11} ${y - 4} L${x + 14} ${y - 5} L${x + 16} ${y + 4} L${x - 13} ${y + 5} Z`, '#f5f3ee');
  for (const row of [-2, 0, 2]) line(pen, `M${x - 9} ${y + row} H${x + 11}`, '#a9a8ae', 0.6);
  line(pen, `M${x + 20} ${y + 4} L${x + 27} ${y - 2}`, '#2f4f8a', 1.2);
}

function layCup(pen: Pen, x: number, y: number): void {
  ball(pen, x, y + 3, 6.4, 1.6, '#ddd8cf');
  shape(pen, `M${x - 4.4} ${y - 5} H${x + 4.4} L${x + 3.2} ${y + 3} H${x - 3.2} Z`, '#f7f5f0', {
    colour: '#c9c4bb',
    from: y - 5,
    to: y + 3,
  });
  ball(pen, x, y - 5, 4.4, 1.1, '#6b4630');
}

/** By how many sit behind it. */
export const MEETING_TABLES: Readonly<Record<string, OwnDrawing>> = Object.fromEntries(
  Array.from({ length: MOST_DINERS }, (_, at) => [
    meetingTableName(at + 1),
    {
      width: tableWidth(at + 1),
      height: TABLE_TOP + TABLE_DEEP + 16,
      paint: (pen: Pen) => paintTable(pen, at + 1),
    },
  ]),
);
