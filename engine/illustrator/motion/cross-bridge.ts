// A train that crosses a bridge in a video: the bridge stays, and runs on to both sides of the image.

import type { Brush } from '#engine/raster/surface.ts';
import type { Layer, PaintedLayer } from '../painting/layer.ts';
import { trainSmoke } from '../painting/plumes.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import { BRIDGE, TRAINS_OVER_BRIDGES } from '../things/sights.ts';
import { paintRows, stayingAt } from './part-layer.ts';
import type { Move } from './video-motion.ts';

/** Of its length that the train passes by in a second, and of the width of the image at most in a video. */
const PACE = 0.14;
const FARTHEST = 0.5;

export function crossesBridge({ subject }: Pick<Spot, 'subject'>): boolean {
  return subject.drawing in TRAINS_OVER_BRIDGES;
}

/** How the train moves in a video of this length. */
export function crossBridge({ width }: Pick<Stage, 'width'>, spot: Spot, length: number): Move {
  const { wide } = measure(spot);
  const pace = Math.min(wide * PACE, (width * FARTHEST) / length);
  return (seconds) => ({ x: (spot.isFlipped ? 1 : -1) * pace * (seconds - length / 2) });
}

/** The bridge with its like on both sides, the train, and its smoke. */
export function crossBridgeLayers(stage: Stage, layer: PaintedLayer, spot: Spot, length: number): Layer[] {
  const { deck, wide, unit } = measure(spot);
  const bridge = paintRows(stage, layer, deck, stage.height);
  const move = crossBridge(stage, spot, length);
  const engine: Spot = {
    ...spot,
    subject: { ...spot.subject, key: 'train' },
    y: deck,
    tall: spot.tall - (spot.y - deck),
  };
  const isSteam = spot.subject.drawing === 'own/train-on-viaduct';
  const smoke = isSteam ? trainSmoke(stage, engine, (seconds) => move(seconds).x ?? 0, 1.1) : undefined;
  return [
    {
      ...layer,
      name: `${layer.name}: the bridge`,
      depth: layer.depth - 0.001,
      spot: stayingAt(spot),
      paint: (brush: Brush) => {
        for (const side of [-1, 1, 0]) {
          brush.save();
          brush.translate(side * BRIDGE.repeat * unit, 0);
          bridge(brush);
          brush.restore();
        }
      },
    },
    { ...layer, paint: paintRows(stage, layer, deck - wide, deck) },
    ...(smoke ? [smoke] : []),
  ];
}

/** Pixels: the row between train and bridge, how wide both are, and the unit of their drawing. */
function measure({ subject, y, tall }: Spot): { deck: number; wide: number; unit: number } {
  const whole = TRAINS_OVER_BRIDGES[subject.drawing]?.bridge;
  const unit = tall / (whole?.height ?? 1);
  return { deck: y - BRIDGE.deck * unit, wide: (whole?.width ?? 0) * unit, unit };
}
