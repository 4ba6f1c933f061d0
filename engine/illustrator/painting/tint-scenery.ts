// Gives what a place is drawn with the colour that was asked for it: a red bridge, blue lanterns, a purple waterfall.

import { PLANET_KEYS } from '../lexicon/sky.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { isLoneMountain } from '../scenery/lone-mountain.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { makeSurface } from '#engine/raster/surface.ts';
import type { Layer, PaintedLayer } from './layer.ts';
import { recolour } from './recolour.ts';
import { shareInColour } from './seen-colour.ts';

/** Layers that have other names than what they show. */
const NAMED: Readonly<Record<string, string>> = {
  railway: 'rails',
  'far-river': 'far river',
  'beacon-smoke': 'beacon',
  'cable-car': 'ski lift',
  'hanging-bridge': 'landmark bridge',
  'brooklyn-bridge': 'landmark bridge',
  overpass: 'elevated road',
  santorini: 'white town',
  'milky-way': 'galaxy',
  'tile-roof': 'roof',
  curtains: 'window',
  sun: 'asked light',
  moon: 'asked light',
  crescent: 'asked light',
};

/** Of what is in its colour already: flowers among their leaves. */
const ENOUGH = 0.05;

/** Whether the layer shows this of the place, as far as its name says. */
export function isLayerOf({ name }: Layer, subject: Subject): boolean {
  const shown = isLoneMountain(subject)
    ? 'landmark mountain'
    : PLANET_KEYS.has(subject.key)
      ? 'planet'
      : (NAMED[subject.key] ?? subject.key);
  return ` ${spoken(name)} `.includes(` ${spoken(shown)} `);
}

function spoken(name: string): string {
  return name
    .replaceAll('-', ' ')
    .split(' ')
    .map((word) => word.replace(/s$/, ''))
    .join(' ');
}

/** The same layers; those that show something in another colour than was asked for are recoloured. */
export function tintScenery(stage: Stage, layers: readonly Layer[]): Layer[] {
  const asked = stage.reading.subjects.filter(({ colour }) => colour !== undefined);
  if (asked.length === 0) return [...layers];
  return layers.map((layer) => {
    if (layer.kind !== 'painted' || layer.spot) return layer;
    const owner = asked.find((subject) => isLayerOf(layer, subject));
    if (owner?.colour === undefined || shareInColour(stage, [layer], owner.colour) > ENOUGH) return layer;
    return tinted(stage, layer, owner.colour);
  });
}

/** The same layer in another colour. */
export function tinted(stage: Stage, layer: PaintedLayer, colour: string): PaintedLayer {
  return {
    ...layer,
    paint(brush) {
      const sheet = makeSurface(stage.width, stage.height, (inner) => layer.paint(inner));
      brush.drawImage(recolour(sheet, lit(stage, colour)), 0, 0);
    },
  };
}
