// The ground of a logo: plain paper and the frame of its mark, in two or three inks.

import { css, luminance, mix } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { emblemLand, hasEmblemLand, isEmblemDisc, type Field } from './emblem-land.ts';
import { hasField, paintAbstractMark, paintFrame, traceField } from './emblem-frame.ts';
import type { EmblemForm, EmblemInks } from '../reading/writing/sheet-reading.ts';
import type { Brush } from '#engine/raster/surface.ts';

const ANY_INKS: readonly [EmblemInks, ...EmblemInks[]] = [
  { paper: '#f6f1e6', field: '#1f4a5c', line: '#12303e', accent: '#f0a040' },
  { paper: '#f4efe8', field: '#b5402f', line: '#5a1a18', accent: '#f4c65a' },
  { paper: '#eef2ee', field: '#2f6a52', line: '#173a30', accent: '#f2b04a' },
  { paper: '#f3f0f6', field: '#4a3f8a', line: '#231c50', accent: '#ff9a7a' },
  { paper: '#f7f3ea', field: '#e8a33a', line: '#5c3416', accent: '#d8503a' },
];
const ANY_FORMS: readonly [EmblemForm, ...EmblemForm[]] = ['round', 'square', 'hexagon', 'arch', 'shield'];

/** The inks of the mark; `ink` is of the letters and lines on the paper. */
export function emblemInks(stage: Stage): EmblemInks & { ink: string } {
  const { emblem = {}, colours } = stage.reading;
  const inks = emblem.inks ?? stage.random('inks').pick(ANY_INKS);
  const asked = emblem.ink ?? colours.find((colour) => colour !== emblem.paper);
  const coloured =
    asked === undefined ? inks : { ...inks, field: asked, line: hex(mix(asked, '#14101c', 0.6)) };
  const paper = emblem.paper ?? coloured.paper;
  const isDark = luminance(paper) < 0.4;
  const ink =
    emblem.ink ??
    (isDark ? (asked ?? (luminance(inks.accent) > 0.5 ? inks.accent : '#f6f1e6')) : coloured.line);
  return { ...coloured, paper, ink };
}

function hex(colour: readonly number[]): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The form of its frame: as asked, or one of those that suit its trade. */
export function emblemForm(stage: Stage): EmblemForm {
  const { emblem, monogram } = stage.reading;
  const form = stage.random('emblem').pick(emblem?.forms ?? ANY_FORMS);
  // Lands lie in a field; letters alone would be no mark.
  if ((form === 'bare' || form === 'ring') && hasEmblemLand(stage)) return 'round';
  const { length } = stage.reading.subjects;
  // Two side by side need more room than an arch has.
  if (form === 'arch' && length > 1) return 'round';
  return form === 'bare' && (monogram !== undefined || length === 0) ? 'ring' : form;
}

/** Where the middle of the emblem is, pixels from the top: higher when a name stands below it. */
export function emblemMiddle(stage: Stage): number {
  const { height, short } = stage;
  return height / 2 - (isNamedBelow(stage) ? short * 0.085 : 0);
}

/** How large the emblem is, 1 when it stands alone. */
export function emblemSize(stage: Stage): number {
  // A shield reaches farther down.
  return isNamedBelow(stage) ? (emblemForm(stage) === 'shield' ? 0.76 : 0.84) : 1;
}

/** Part of the frame's height that what stands in the emblem takes; without a frame there is more room. */
export function emblemShare(stage: Stage): number {
  const form = emblemForm(stage);
  const share = form === 'seal' ? 0.4 : form === 'bare' || form === 'line' ? 0.58 : 0.46;
  // What lies behind it is to be seen, too.
  return share * (hasEmblemLand(stage) ? 0.82 : 1) * emblemSize(stage);
}

function isNamedBelow(stage: Stage): boolean {
  const { writing, monogram } = stage.reading;
  return writing.some((one) => one !== monogram) && !isNamedAround(stage);
}

/** Whether its one short name stands around the mark, on the band of its seal. */
export function isNamedAround(stage: Stage): boolean {
  const { writing, monogram } = stage.reading;
  const [name, ...more] = writing.filter((one) => one !== monogram);
  if (!name || more.length > 0 || emblemForm(stage) !== 'seal') return false;
  return Array.from(name.text).length <= (/\p{Script=Han}/u.test(name.text) ? 8 : 20);
}

/** The ink of letters on the band of a seal. */
export function emblemBandInk(stage: Stage): string {
  const { field, line } = emblemInks(stage);
  return luminance(field) > 0.5 ? line : '#fbf5e6';
}

/** The ink of a letter in the middle of the emblem. */
export function emblemLetterInk(stage: Stage): string {
  const { paper, line, field, ink } = emblemInks(stage);
  const form = emblemForm(stage);
  if (!hasField(form)) return ink;
  if (form === 'round' || form === 'arch' || form === 'seal') return line;
  return luminance(field) > 0.55 ? line : luminance(paper) > 0.6 ? paper : '#f6f1e6';
}

export function emblemLayers(stage: Stage): Layer[] {
  const form = emblemForm(stage);
  const field = fieldOf(stage);
  const land = emblemLand(stage, form === 'round' || form === 'arch', hasMark(stage));
  return [
    painted('emblem', 0.05, (brush) => paintEmblem(stage, brush, form, field), { isSolid: false }),
    ...land.map(({ name, paint }) =>
      painted(
        `${EMBLEM_LAND}${name}`,
        0.05,
        (brush) => {
          brush.save();
          traceField(brush, form, field);
          brush.clip();
          paint(brush, field);
          brush.restore();
        },
        { isSolid: false },
      ),
    ),
  ];
}

/** What the names of the layers of its land begin with. */
export const EMBLEM_LAND = 'emblem land ';

/** Whether something stands before what lies in its field. */
function hasMark({ reading }: Stage): boolean {
  return reading.monogram !== undefined || reading.subjects.some(({ key }) => !isEmblemDisc(key));
}

function fieldOf(stage: Stage): Field {
  return {
    x: stage.width / 2,
    y: emblemMiddle(stage),
    radius: stage.short * 0.36 * emblemSize(stage),
    inks: emblemInks(stage),
  };
}

/** Nothing was named that could be its mark. */
function isEmpty(stage: Stage): boolean {
  const { subjects, writing } = stage.reading;
  return subjects.length === 0 && writing.length === 0 && !hasEmblemLand(stage);
}

function paintEmblem(stage: Stage, brush: Brush, form: EmblemForm, field: Field): void {
  const { ink, paper } = emblemInks(stage);
  brush.fillStyle = css(paper);
  brush.fillRect(0, 0, stage.width, stage.height);
  paintFrame(brush, form, field, ink);
  if (!isEmpty(stage)) return;
  brush.save();
  traceField(brush, form, field);
  brush.clip();
  paintAbstractMark(brush, field, form);
  brush.restore();
}
