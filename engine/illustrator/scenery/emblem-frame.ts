// The frames of logos: discs with rays, app tiles, hexagons, shields, scalloped seals, rings of leaves, arches, stamps.

import { css, luminance, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { EmblemForm } from '../reading/writing/sheet-reading.ts';
import type { Field } from './emblem-land.ts';

/** Whether the mark stands on a field of colour. */
export function hasField(form: EmblemForm): boolean {
  return form !== 'bare' && form !== 'line' && form !== 'ring';
}

/** Sets the outline of the field that the mark stands in as the path. */
export function traceField(brush: Brush, form: EmblemForm, { x, y, radius }: Field, grown = 1): void {
  const reach = radius * grown;
  brush.beginPath();
  switch (form) {
    case 'square':
      brush.roundRect(x - reach * 0.98, y - reach * 0.98, reach * 1.96, reach * 1.96, reach * 0.44);
      break;
    case 'stamp':
      brush.roundRect(x - reach * 0.92, y - reach * 0.92, reach * 1.84, reach * 1.84, reach * 0.1);
      break;
    case 'hexagon':
      for (let corner = 0; corner < 6; corner++) {
        const angle = (corner / 6) * 6.283 - Math.PI / 2;
        brush.lineTo(x + Math.cos(angle) * reach * 1.06, y + Math.sin(angle) * reach * 1.06);
      }
      brush.closePath();
      break;
    case 'shield':
      traceShield(brush, x, y, reach);
      break;
    case 'arch':
      brush.moveTo(x - reach * 0.86, y + reach * 1.02);
      brush.lineTo(x - reach * 0.86, y - reach * 0.16);
      brush.arc(x, y - reach * 0.16, reach * 0.86, Math.PI, 0);
      brush.lineTo(x + reach * 0.86, y + reach * 1.02);
      brush.closePath();
      break;
    case 'seal':
      brush.arc(x, y, reach * 0.86, 0, 7);
      break;
    default:
      brush.arc(x, y, reach, 0, 7);
  }
}

function traceShield(brush: Brush, x: number, y: number, reach: number): void {
  const [wide, top, low] = [reach * 0.98, y - reach * 0.98, y + reach * 1.2];
  brush.moveTo(x - wide, top);
  brush.quadraticCurveTo(x - wide * 0.5, top + reach * 0.08, x, top - reach * 0.1);
  brush.quadraticCurveTo(x + wide * 0.5, top + reach * 0.08, x + wide, top);
  brush.lineTo(x + wide, y + reach * 0.1);
  brush.bezierCurveTo(x + wide, y + reach * 0.72, x + wide * 0.5, y + reach * 1.02, x, low);
  brush.bezierCurveTo(
    x - wide * 0.5,
    y + reach * 1.02,
    x - wide,
    y + reach * 0.72,
    x - wide,
    y + reach * 0.1,
  );
  brush.closePath();
}

/** Paints the frame without what stands in it; `rim` is the ink of lines on the paper. */
export function paintFrame(brush: Brush, form: EmblemForm, field: Field, rim: string): void {
  if (form === 'ring') paintRing(brush, field, rim);
  if (!hasField(form)) return;
  if (form === 'seal') paintScallops(brush, field);
  const { inks } = field;
  // A tile is nothing but its field.
  if (form !== 'square' && form !== 'seal')
    for (const [grown, ink] of [
      [1.1, rim],
      [1.06, inks.paper],
    ] as const) {
      brush.fillStyle = css(ink);
      traceField(brush, form, field, grown);
      brush.fill();
    }
  brush.fillStyle = css(inks.field);
  traceField(brush, form, field);
  brush.fill();
  brush.save();
  traceField(brush, form, field);
  brush.clip();
  fillField(brush, form, field);
  brush.restore();
}

function fillField(brush: Brush, form: EmblemForm, field: Field): void {
  const { x, y, radius, inks } = field;
  const light = mix(inks.field, '#ffffff', 0.14);
  switch (form) {
    case 'round':
      paintRays(brush, field);
      break;
    case 'square':
      // A gleam of two flat tones comes in from a corner.
      for (const [reach, share] of [
        [2.5, 0.12],
        [1.7, 0.26],
      ] as const) {
        brush.fillStyle = css(mix(inks.field, inks.accent, share));
        brush.beginPath();
        brush.arc(x - radius, y - radius, radius * reach, 0, 7);
        brush.fill();
      }
      break;
    case 'shield':
      // Parted down the middle, with a band at its head.
      brush.fillStyle = css(light);
      brush.fillRect(x - radius * 1.1, y - radius * 1.2, radius * 1.1, radius * 2.6);
      brush.fillStyle = css(inks.accent);
      brush.fillRect(x - radius * 1.1, y - radius * 1.2, radius * 2.2, radius * 0.48);
      brush.fillStyle = css(inks.paper);
      brush.fillRect(x - radius * 1.1, y - radius * 0.72, radius * 2.2, radius * 0.05);
      for (const across of [-0.5, 0, 0.5])
        paintStar(brush, x + across * radius, y - radius * 0.84, radius * 0.085, inks.line);
      break;
    case 'arch':
      paintArch(brush, field);
      break;
    case 'hexagon':
    case 'stamp':
      brush.strokeStyle = css(form === 'stamp' ? inks.paper : mix(inks.accent, inks.field, 0.2));
      brush.lineWidth = radius * 0.03;
      traceField(brush, form, field, form === 'stamp' ? 0.9 : 0.91);
      brush.stroke();
      break;
    default:
      paintSealField(brush, field);
  }
}

function paintRays(brush: Brush, { x, y, radius, inks }: Field): void {
  brush.fillStyle = css(mix(inks.field, '#ffffff', 0.14));
  const rays = 12;
  for (let ray = 0; ray < rays; ray++) {
    const from = (ray / rays) * 6.283 + 0.13;
    brush.beginPath();
    brush.moveTo(x, y + radius * 0.3);
    brush.arc(x, y + radius * 0.3, radius * 2, from, from + 0.26);
    brush.fill();
  }
}

/** Two bows of light within the arch. */
function paintArch(brush: Brush, { x, y, radius, inks }: Field): void {
  for (const [reach, tone] of [
    [0.78, 0.1],
    [0.7, 0.2],
  ] as const) {
    brush.fillStyle = css(mix(inks.field, '#ffffff', tone));
    brush.beginPath();
    brush.arc(x, y - radius * 0.1, radius * reach, Math.PI, 0);
    brush.lineTo(x + radius * reach, y + radius * 1.2);
    brush.lineTo(x - radius * reach, y + radius * 1.2);
    brush.fill();
  }
}

/** The edge of a seal. */
function paintScallops(brush: Brush, { x, y, radius, inks }: Field): void {
  const teeth = 28;
  brush.fillStyle = css(inks.field);
  brush.beginPath();
  for (let tooth = 0; tooth <= teeth * 2; tooth++) {
    const angle = (tooth / (teeth * 2)) * 6.2832;
    const reach = radius * (tooth % 2 === 0 ? 1.1 : 1.03);
    brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  brush.fill();
}

/** A pale disc in a ring of dots, with a star at each side. */
function paintSealField(brush: Brush, { x, y, radius, inks }: Field): void {
  const pale =
    luminance(inks.field) > 0.6 ? mix(inks.paper, '#ffffff', 0.4) : mix(inks.paper, inks.accent, 0.28);
  brush.fillStyle = css(inks.field);
  brush.fillRect(x - radius * 1.2, y - radius * 1.2, radius * 2.4, radius * 2.4);
  brush.fillStyle = css(pale);
  brush.beginPath();
  brush.arc(x, y, radius * 0.76, 0, 7);
  brush.fill();
  brush.strokeStyle = css(inks.field);
  brush.lineWidth = radius * 0.022;
  brush.beginPath();
  brush.arc(x, y, radius * 0.71, 0, 7);
  brush.stroke();
}

/** A thin ring, open above, between two sprigs that rise from below. */
function paintRing(brush: Brush, { x, y, radius, inks }: Field, rim: string): void {
  // On dark paper the light of a mark is enough.
  if (luminance(inks.paper) > 0.4) {
    brush.fillStyle = css(mix(inks.field, inks.paper, 0.78));
    brush.beginPath();
    brush.arc(x, y, radius * 0.86, 0, 7);
    brush.fill();
  }
  brush.strokeStyle = css(rim);
  brush.lineWidth = radius * 0.028;
  brush.beginPath();
  brush.arc(x, y, radius, -1.05, Math.PI + 1.05);
  brush.stroke();
  brush.fillStyle = css(luminance(inks.field) > 0.75 ? rim : inks.field);
  for (const side of [-1, 1])
    for (let leaf = 0; leaf < 8; leaf++) {
      const angle = Math.PI / 2 - side * (0.16 + leaf * 0.2);
      for (const out of [-1, 1]) {
        brush.save();
        brush.translate(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
        brush.rotate(angle - side * Math.PI * 0.5 + side * out * 0.62);
        brush.beginPath();
        const long = radius * (0.19 - leaf * 0.011);
        brush.moveTo(0, 0);
        brush.quadraticCurveTo(long * 0.5, -long * 0.32, long, 0);
        brush.quadraticCurveTo(long * 0.5, long * 0.32, 0, 0);
        brush.fill();
        brush.restore();
      }
    }
}

function paintStar(brush: Brush, x: number, y: number, size: number, ink: string): void {
  brush.fillStyle = css(ink);
  brush.beginPath();
  for (let point = 0; point < 10; point++) {
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    const reach = point % 2 === 0 ? size : size * 0.42;
    brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  brush.fill();
}

/** Eight petals about a middle, for a brand of which nothing is known that could be drawn. */
export function paintAbstractMark(brush: Brush, { x, y, radius, inks }: Field, form: EmblemForm): void {
  const isPale = form === 'round' || form === 'seal' || form === 'arch' || !hasField(form);
  const tones = isPale ? [inks.field, inks.line] : [inks.accent, mix(inks.paper, inks.accent, 0.3)];
  for (let petal = 0; petal < 8; petal++) {
    brush.save();
    brush.translate(x, y);
    brush.rotate((petal / 8) * 6.2832);
    brush.fillStyle = css(tones[petal % 2] ?? inks.line);
    brush.beginPath();
    brush.moveTo(0, -radius * 0.07);
    brush.bezierCurveTo(radius * 0.22, -radius * 0.2, radius * 0.15, -radius * 0.44, 0, -radius * 0.54);
    brush.bezierCurveTo(-radius * 0.15, -radius * 0.44, -radius * 0.22, -radius * 0.2, 0, -radius * 0.07);
    brush.fill();
    brush.restore();
  }
}
