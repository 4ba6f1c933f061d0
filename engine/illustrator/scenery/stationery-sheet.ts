// The sheet of an invitation, a card or a menu: paper, a thin frame, and sprigs and blooms about its type.

import { css, luminance, mix } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Ornament, Stationery } from '../reading/writing/sheet-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { scrollLayers } from './scroll-sheet.ts';
import { posterGround } from './poster-sheet.ts';
import { fillDown } from './sky.ts';
import { paintBloom, paintSprig } from './sprigs.ts';

export function stationeryLayers(stage: Stage, stationery: Stationery): Layer[] {
  if (stationery.kind === 'scroll') return scrollLayers(stage);
  return [
    painted('paper', 0.02, (brush) => paintPaper(stage, brush), { isSolid: false }),
    painted('poster frame', 0.04, (brush) => paintFrame(stage, brush, stationery), { isSolid: false }),
    painted('poster foliage', 0.06, (brush) => paintOrnaments(stage, brush, stationery), { isSolid: false }),
  ];
}

/** Fine fibres, and a breath of shade at the edges. */
function paintPaper(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const base = posterGround(stage);
  fillDown(brush, stage, [
    [0, css(mix(base, '#ffffff', 0.18))],
    [1, css(mix(base, '#7a6a50', 0.05))],
  ]);
  const random = stage.random('paper');
  for (let fibre = 0; fibre < 900; fibre++) {
    const [x, y] = [random.next() * width, random.next() * height];
    brush.strokeStyle = css(random.chance(0.5) ? mix(base, '#ffffff', 0.5) : mix(base, '#6a5a44', 0.3), 0.16);
    brush.lineWidth = short * 0.0012;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + random.between(-1, 1) * short * 0.014, y + random.between(-1, 1) * short * 0.014);
    brush.stroke();
  }
}

const GOLD = '#b8934a';

function paintFrame(stage: Stage, brush: Brush, { kind, layout, isGilt }: Stationery): void {
  const { width, height, short } = stage;
  const isDark = luminance(posterGround(stage)) < 0.4;
  const tone = isGilt || isDark ? GOLD : mix(GOLD, '#8d8a7a', 0.4);
  const line = (inset: number, thick: number): void => {
    const edge = short * inset;
    brush.strokeStyle = css(tone, 0.9);
    brush.lineWidth = short * thick;
    brush.strokeRect(edge, edge, width - edge * 2, height - edge * 2);
  };
  if (layout === 'wreath') return;
  line(0.05, isGilt || kind === 'certificate' ? 0.006 : 0.0025);
  if (kind === 'certificate' || isGilt) line(0.066, 0.002);
  if (kind === 'ticket') paintStub(stage, brush, tone);
}

/** The part that is torn off, and round bites out of the edge. */
function paintStub(
  { width, height, short }: Stage,
  brush: Brush,
  tone: ReturnType<typeof mix> | string,
): void {
  brush.strokeStyle = css(tone, 0.9);
  brush.lineWidth = short * 0.004;
  brush.setLineDash([short * 0.014, short * 0.012]);
  brush.beginPath();
  brush.moveTo(width * 0.78, height * 0.06);
  brush.lineTo(width * 0.78, height * 0.94);
  brush.stroke();
  brush.setLineDash([]);
}

/** Where sprigs and blooms are, in turn: pixels and radians. */
type Place = { x: number; y: number; turn: number };

function paintOrnaments(stage: Stage, brush: Brush, stationery: Stationery): void {
  const { layout, kind } = stationery;
  const random = stage.random('ornaments');
  const isFloral = stationery.blooms.length > 0;
  const leaves: Ornament[] = stationery.leaves.length > 0 ? stationery.leaves : ['leaf'];
  if (layout === 'plain') return;
  if (kind === 'ticket' && !isFloral && stationery.leaves.length === 0) return;
  const paint = { stage, brush, random, leaves, stationery };
  if (layout === 'wreath') paintWreath(paint);
  else if (layout === 'border') paintBorder(paint);
  else if (layout === 'top') {
    paintGarland(paint, stage.height * 0.02, 1);
    paintGarland(paint, stage.height * 0.98, -0.6);
  } else {
    // Words over what stands there reach the upper corners.
    const { subjects, writing } = stage.reading;
    paintCorner(paint, -1, subjects.length > 0 && writing.length > 0 ? 1 : -1);
    paintCorner(paint, 1, 1);
  }
}

type Paint = {
  stage: Stage;
  brush: Brush;
  random: Random;
  leaves: readonly Ornament[];
  stationery: Stationery;
};

function sprigAt(
  { stage, brush, random, leaves, stationery }: Paint,
  { x, y, turn }: Place,
  long: number,
  at: number,
): void {
  const kind = leaves[at % leaves.length] ?? 'leaf';
  paintSprig(
    brush,
    random,
    kind,
    { x, y, turn, long: stage.short * long, bend: random.between(-0.5, 0.5) },
    stationery.isGilt,
  );
}

function bloomAt(
  { stage, brush, random, stationery }: Paint,
  { x, y, turn }: Place,
  size: number,
  at: number,
): void {
  const { blooms, colour } = stationery;
  const kind = blooms[at % Math.max(1, blooms.length)];
  if (kind) paintBloom(brush, random, kind, { x, y, turn, size: stage.short * size }, colour);
}

/** A fan of sprigs out of a corner, and blooms over their feet. */
function paintCorner(paint: Paint, across: -1 | 1, down: -1 | 1): void {
  const { stage, random } = paint;
  const { width, height, short } = stage;
  const [x, y] = [width * (0.5 + across * 0.5), height * (0.5 + down * 0.5)];
  // Toward the middle of the sheet.
  const inward = Math.atan2(-down, -across);
  for (let at = 0; at < 9; at++) {
    const turn = inward + (at / 8 - 0.5) * 2.1;
    const long = 0.5 - Math.abs(Math.abs(at / 8 - 0.5) - 0.5) * 0.34 + random.between(-0.03, 0.03);
    sprigAt(
      paint,
      { x: x + Math.cos(inward) * short * 0.02, y: y + Math.sin(inward) * short * 0.02, turn },
      long,
      at,
    );
  }
  for (const [at, [along, aside, size]] of (
    [
      [0.22, 0.62, 0.07],
      [0.22, -0.62, 0.066],
      [0.34, 0.12, 0.058],
      [0.13, 0, 0.1],
      [0.4, 0.7, 0.042],
      [0.4, -0.74, 0.04],
    ] as const
  ).entries())
    bloomAt(
      paint,
      {
        x: x + Math.cos(inward + aside) * short * along,
        y: y + Math.sin(inward + aside) * short * along,
        turn: random.between(-0.6, 0.6),
      },
      size,
      at,
    );
}

/** Around the sheet, one after the other. */
function paintBorder(paint: Paint): void {
  const { stage, random } = paint;
  const { width, height, short } = stage;
  const inset = short * 0.055;
  const step = short * 0.13;
  const sides: readonly (readonly [number, number, number, number])[] = [
    [inset, inset, 1, 0],
    [width - inset, inset, 0, 1],
    [width - inset, height - inset, -1, 0],
    [inset, height - inset, 0, -1],
  ];
  let at = 0;
  for (const [x, y, dx, dy] of sides) {
    const length = (dx === 0 ? height : width) - inset * 2;
    const count = Math.round(length / step);
    for (let place = 0; place < count; place++) {
      const along = (place / count) * length;
      const turn = Math.atan2(dy, dx) + random.between(-0.35, 0.35);
      sprigAt(paint, { x: x + dx * along, y: y + dy * along, turn }, 0.2, at);
      at += 1;
    }
    for (let place = 0; place < count; place += 2) {
      const along = ((place + 0.5) / count) * length;
      bloomAt(
        paint,
        { x: x + dx * along, y: y + dy * along, turn: random.between(0, 6) },
        place % 4 === 0 ? 0.052 : 0.036,
        place / 2,
      );
    }
  }
}

function paintWreath(paint: Paint): void {
  const { stage, random } = paint;
  const { width, height, short } = stage;
  const radius = short * 0.36;
  const on = (angle: number): Place => ({
    x: width / 2 + Math.cos(angle) * radius,
    y: height / 2 + Math.sin(angle) * radius,
    turn: angle + Math.PI / 2,
  });
  const count = 26;
  for (let at = 0; at < count; at++) {
    const place = on((at / count) * 2 * Math.PI);
    sprigAt(paint, { ...place, turn: place.turn + random.between(-0.45, 0.45) }, 0.16, at);
  }
  for (let at = 0; at < 9; at++) {
    // Close together below, as a wreath is bound.
    const angle = Math.PI / 2 + (at - 4) * 0.24 * (1 + Math.abs(at - 4) * 0.06);
    bloomAt(paint, on(angle), 0.062 - Math.abs(at - 4) * 0.007, at);
  }
}

/** Hangs from an edge, longest in the middle. */
function paintGarland(paint: Paint, y: number, size: number): void {
  const { stage, random } = paint;
  const count = Math.max(9, Math.round((9 * stage.width) / stage.short));
  const part = Math.abs(size);
  for (let at = 0; at < count; at++) {
    const across = (at + 0.5) / count;
    const turn = (Math.sign(size) * Math.PI) / 2 + (0.5 - across) * 1.2 + random.between(-0.3, 0.3);
    sprigAt(paint, { x: across * stage.width, y, turn }, part * (0.2 + 0.1 * Math.sin(across * Math.PI)), at);
  }
  for (let at = 0; at < count - 1; at++)
    bloomAt(
      paint,
      {
        x: (stage.width * (at + 1)) / count,
        y: y + Math.sign(size) * stage.short * 0.03,
        turn: random.between(0, 6),
      },
      part * random.between(0.04, 0.066),
      at,
    );
}
