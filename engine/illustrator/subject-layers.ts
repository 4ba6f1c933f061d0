// Paints the subjects into the scene: sprite, shadow, mirror image, and how they breathe and drift.

import { painted, type Layer, type Motion } from './layer.ts';
import { clampSpot, placeSubjects } from './place-subjects.ts';
import type { Spot } from './spot.ts';
import type { Subject } from './prompt-reading.ts';
import { makeSprite, type SpriteCache } from './sprites.ts';
import { relight, snowCap } from './relight.ts';
import type { Stage } from './stage.ts';
import { makeSurface, trimSurface, type Surface } from '#engine/raster/surface.ts';
import { drawPortrait } from './things/portrait.ts';
import { drawRider, drawCarrier } from './carriers.ts';
import { paintSubject } from './paint-subject.ts';

const SCENERY: ReadonlySet<Subject['kind']> = new Set(['tree', 'plant', 'sky', 'landmark', 'hang']);

const BODIES: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full']);

const MOUNTS: ReadonlySet<Subject['kind']> = new Set(['mount', 'full', 'vehicle', 'fish', 'air', 'face']);

type Cast = { spot: Spot; sprite: Surface };

/** All layers of all subjects. Loads the drawings it needs. */
export async function subjectLayers(stage: Stage): Promise<{ layers: Layer[]; spots: Spot[] }> {
  const { relations } = stage.reading;
  // A street has its own lamps.
  const people = stage.reading.subjects.filter(
    (subject) => !SCENERY.has(subject.kind) && !(stage.scene === 'street' && subject.key === 'street-lamp'),
  );
  const rider = relations.has('ride')
    ? people.find(
        (subject) =>
          BODIES.has(subject.kind) && people.some((other) => other !== subject && MOUNTS.has(other.kind)),
      )
    : undefined;
  const mount = rider ? people.find((subject) => subject !== rider && MOUNTS.has(subject.kind)) : undefined;
  const isHeld = (subject: Subject): boolean =>
    ['item', 'hat'].includes(subject.kind) &&
    people.some((other) => BODIES.has(other.kind)) &&
    subject.key !== 'campfire' &&
    subject.key !== 'piano';
  const held = people.filter(isHeld);
  const cast: Cast[] = [];
  const cache: SpriteCache = new Map();
  const placed = people.filter((subject) => subject !== rider && !isHeld(subject));
  for (const spot of placeSubjects(stage, placed)) {
    let sprite: Surface;
    const isCarrier =
      BODIES.has(spot.subject.kind) && (held.length > 0 || (relations.has('read') && spot.index === 0));
    if (spot.isPortrait) sprite = relight(stage, await drawPortrait(stage, spot.subject));
    else if (mount && rider && spot.subject === mount)
      sprite = relight(stage, await drawRider(stage, mount, rider));
    else if (isCarrier && spot.index === 0)
      sprite = relight(stage, await drawCarrier(stage, spot.subject, held, relations.has('read')));
    else {
      const wish = { pixels: spot.tall, haze: spot.haze, variant: spot.index % 4 };
      sprite = await makeSprite(stage, spot.subject, wish, cache);
    }
    if (
      stage.isSnowy &&
      ['full', 'face'].includes(spot.subject.kind) &&
      stage.weather.has('snow') &&
      spot.index === 1
    )
      sprite = snowCap(sprite);
    if (spot.isFlipped && !isCarrier) sprite = flip(sprite);
    if (spot.turn !== 0) sprite = turn(sprite, spot.turn);
    const grown =
      spot.subject === mount
        ? { ...spot, tall: spot.tall * 1.3 }
        : isCarrier && held.some((item) => item.key === 'umbrella')
          ? { ...spot, tall: spot.tall * 1.18 }
          : spot;
    cast.push({ spot: clampSpot(stage, grown, sprite.width / sprite.height), sprite });
  }
  const layers = cast
    .sort((a, b) => a.spot.depth - b.spot.depth || a.spot.y - b.spot.y)
    .map(({ spot, sprite }) =>
      painted(
        `subject ${spot.subject.key} ${spot.index}`,
        spot.depth,
        (brush) => paintSubject(stage, brush, spot, sprite),
        { move: motionOf(stage, spot), spot },
      ),
    );
  return { layers, spots: cast.map(({ spot }) => spot) };
}

function flip(sprite: Surface): Surface {
  return makeSurface(sprite.width, sprite.height, (brush) => {
    brush.translate(sprite.width, 0);
    brush.scale(-1, 1);
    brush.drawImage(sprite, 0, 0);
  });
}

function turn(sprite: Surface, radians: number): Surface {
  const side = Math.hypot(sprite.width, sprite.height);
  return trimSurface(
    makeSurface(side, side, (brush) => {
      brush.translate(side / 2, side / 2);
      brush.rotate(radians);
      brush.drawImage(sprite, -sprite.width / 2, -sprite.height / 2);
    }),
  );
}

function motionOf(stage: Stage, spot: Spot): (seconds: number) => Motion {
  const phase = stage.random(`motion ${spot.subject.key} ${spot.index}`).next() * 6.283;
  const aboutX = spot.x;
  const { short } = stage;
  if (spot.isOnWater)
    return (t) => ({
      y: Math.sin(t * 1.4 + phase) * short * 0.005 - Math.sin(phase) * short * 0.005,
      turn: (Math.sin(t * 1.1 + phase) - Math.sin(phase)) * 0.025,
      aboutX,
      aboutY: spot.y,
    });
  if (spot.isFloating)
    return (t) => ({
      x: (Math.sin(t * 0.8 + phase) - Math.sin(phase)) * short * 0.008,
      y: (Math.sin(t * 1.3 + phase) - Math.sin(phase)) * short * 0.015,
      turn: (Math.sin(t + phase) - Math.sin(phase)) * 0.02,
      aboutX,
      aboutY: spot.y - spot.tall / 2,
    });
  if (['building', 'food', 'item', 'vehicle'].includes(spot.subject.kind)) return () => ({});
  return (t) => ({
    stretch: 1 + (Math.sin(t * 2.4 + phase) - Math.sin(phase)) * 0.008,
    aboutX,
    aboutY: spot.y,
  });
}
