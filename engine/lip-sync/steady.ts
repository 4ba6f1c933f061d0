// Calms what is measured in each frame of a video: a one-euro filter (Casiez and others, 2012) holds still what stands
// still, and lets through what moves.
import type { Mouth } from './mouth.ts';

/** Hertz: what is let through at rest, and more of it for each half of a mouth a second. */
const AT_REST = 1.2;
const BY_SPEED = 14;
const OF_SPEED = 3;

/** Takes the mouth of each frame in turn. */
export function makeSteady(fps: number): (mouth: Mouth) => Mouth {
  const filters: ((value: number, unit: number) => number)[] = [];
  return (mouth) => {
    let next = 0;
    const calm = (value: number, unit: number) => (filters[next++] ??= oneEuro(fps))(value, unit);
    const { tall } = mouth;
    return {
      x: calm(mouth.x, tall),
      y: calm(mouth.y, tall),
      angle: calm(mouth.angle, 0.5),
      half: calm(mouth.half, tall),
      tall: calm(mouth.tall, tall),
      middle: calm(mouth.middle, 1),
      reach: [calm(mouth.reach[0], 1), calm(mouth.reach[1], 1)],
      aside: calm(mouth.aside, tall),
      gap: calm(mouth.gap, tall),
      skin: [calm(mouth.skin[0], 100), calm(mouth.skin[1], 100), calm(mouth.skin[2], 100)],
      seam: mouth.seam.map((value) => calm(value, tall)),
    };
  };
}

/** `unit`: how much of the value is as much as half a mouth. */
function oneEuro(fps: number): (value: number, unit: number) => number {
  const share = (hertz: number) => 1 / (1 + fps / (2 * Math.PI * hertz));
  let last: number | null = null;
  let [calm, speed] = [0, 0];
  return (value, unit) => {
    if (last === null) calm = value;
    else {
      speed += (((value - last) * fps) / unit - speed) * share(OF_SPEED);
      calm += (value - calm) * share(AT_REST + BY_SPEED * Math.abs(speed));
    }
    last = value;
    return calm;
  };
}
