// A counter across the frame, before who serves at it, with what stands on it: of a café, of a bar, of a shop.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { COUNTER_DEPTH, counterTop, fullHeight, hasCounter, isBehindCounter } from '../casting/counters.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { relight } from '../painting/relight.ts';
import type { Spot } from '../placing/spot.ts';
import { renderOwn } from '../painting/render-own.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { COUNTER_THINGS } from '../things/counter-things.ts';

/** Where along the counter, as a part of the width from the middle toward the light. */
type Laid = { name: string; across: number };

const LAID: Record<'cafe' | 'bar' | 'shop', readonly Laid[]> = {
  cafe: [
    { name: 'own/espresso-machine', across: -0.32 },
    { name: 'own/stacked-cups', across: 0.39 },
  ],
  bar: [
    { name: 'own/bottles', across: -0.42 },
    { name: 'own/beer-tap', across: -0.21 },
    { name: 'own/bar-glasses', across: 0.38 },
  ],
  shop: [
    { name: 'own/till', across: -0.3 },
    { name: 'own/cake-dome', across: 0.37 },
  ],
};
/** Of the drawings, which are in centimetres, to the height of a grown person. */
const STATURE = 170;

export function counterLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  if (!hasCounter(stage)) return [];
  const behind = spots.filter(({ subject }) => isBehindCounter(stage.reading, subject));
  return [painted('counter', COUNTER_DEPTH, (brush) => paintCounter(stage, brush, behind))];
}

function kindOf({ words }: Stage): 'cafe' | 'bar' | 'shop' {
  if (/caf[eé]|coffee|barista|咖啡|茶/i.test(words)) return 'cafe';
  return /\bbar\b|bartender|pub\b|tavern|cocktail|吧|酒|调酒/i.test(words) ? 'bar' : 'shop';
}

function paintCounter(stage: Stage, brush: Brush, behind: readonly Spot[]): void {
  const { width, height, short, light } = stage;
  const random = stage.random('counter');
  const top = counterTop(stage);
  const [slab, surface] = [short * 0.03, short * 0.035];
  const asked = stage.reading.subjects.find(({ key }) => key === 'counter')?.colour;
  const front = lit(stage, asked ?? random.pick(['#7c543a', '#4c6158', '#53637a', '#8d6a4a']));
  paintFront(stage, brush, top + surface + slab, front);
  paintSlab(stage, brush, { top, surface, slab });
  const scale = fullHeight(stage) / STATURE;
  for (const { name, across } of LAID[kindOf(stage)]) {
    const own = COUNTER_THINGS[name];
    if (!own) continue;
    const tall = own.height * scale;
    const sprite = relight(stage, renderOwn(stage, own, name, Math.max(200, tall)), { strength: 0.8 });
    const wide = (tall * sprite.width) / sprite.height;
    const x = width * (0.5 + light.side * across);
    // Nobody is hidden by it.
    if (behind.some((spot) => Math.abs(spot.x - x) < wide / 2 + spot.tall * 0.12)) continue;
    const foot = top + surface * 0.8;
    brush.save();
    brush.filter = `blur(${(short * 0.006).toFixed(1)}px)`;
    brush.fillStyle = css('#1c1418', 0.45);
    brush.beginPath();
    brush.ellipse(x - light.side * short * 0.01, foot, wide * 0.5, surface * 0.3, 0, 0, 7);
    brush.fill();
    brush.restore();
    brush.drawImage(sprite, x - wide / 2, foot - tall, wide, tall);
  }
  const shade = brush.createLinearGradient(0, height * 0.85, 0, height);
  shade.addColorStop(0, css('#140e14', 0));
  shade.addColorStop(1, css('#140e14', 0.4));
  brush.fillStyle = shade;
  brush.fillRect(0, height * 0.85, width, height * 0.15);
}

/** Seen a little from above, with an edge of its own. */
function paintSlab(
  stage: Stage,
  brush: Brush,
  { top, surface, slab }: { top: number; surface: number; slab: number },
): void {
  const { width, light, palette } = stage;
  const wood = lit(stage, '#b98a5c');
  const across = brush.createLinearGradient(light.side === 1 ? width : 0, 0, light.side === 1 ? 0 : width, 0);
  across.addColorStop(0, css(mix(wood, palette.sun, 0.45)));
  across.addColorStop(1, css(mix(wood, '#241820', 0.25)));
  brush.fillStyle = across;
  brush.fillRect(0, top, width, surface + 1);
  const random = stage.random('counter grain');
  for (let grain = 0; grain < 16; grain++) {
    brush.fillStyle = css(mix(wood, '#3a2418', 0.5), random.between(0.1, 0.3));
    const wide = width * random.between(0.1, 0.4);
    const y = top + surface * random.next();
    brush.fillRect(width * random.between(-0.2, 1), y, wide, Math.max(1, surface * 0.04));
  }
  const edge = brush.createLinearGradient(0, top + surface, 0, top + surface + slab);
  edge.addColorStop(0, css(mix(wood, palette.sun, 0.3)));
  edge.addColorStop(0.2, css(mix(wood, '#2c1a14', 0.15)));
  edge.addColorStop(1, css(mix(wood, '#2c1a14', 0.5)));
  brush.fillStyle = edge;
  brush.fillRect(0, top + surface, width, slab);
}

/** Panels with frames around them. */
function paintFront(stage: Stage, brush: Brush, top: number, front: Colour): void {
  const { width, height, short, palette } = stage;
  const fill = brush.createLinearGradient(0, top, 0, height);
  fill.addColorStop(0, css(mix(front, '#180f16', 0.45)));
  fill.addColorStop(0.14, css(front));
  fill.addColorStop(1, css(mix(front, '#180f16', 0.35)));
  brush.fillStyle = fill;
  brush.fillRect(0, top, width, height - top);
  const panel = short * 0.24;
  const gap = short * 0.03;
  const inset = short * 0.012;
  for (let x = (width % panel) / 2 - panel; x < width; x += panel) {
    const [left, high, wide, tall] = [x + gap / 2, top + short * 0.06, panel - gap, height - top];
    brush.fillStyle = css(mix(front, '#180f16', 0.4));
    brush.fillRect(left, high, wide, tall);
    brush.fillStyle = css(mix(front, palette.sun, 0.22));
    brush.fillRect(left + inset / 2, high + inset / 2, wide - inset / 2, tall);
    brush.fillStyle = css(mix(front, '#fff4e4', 0.06));
    brush.fillRect(left + inset, high + inset, wide - inset * 2, tall);
  }
}
