// Small lights and specks in the air of an image: stars, embers, dust. Any moment can be painted.
import { css } from '#engine/raster/colour.ts';
import { smooth } from '#engine/raster/noise.ts';
import type { Stage } from '#engine/illustrator/staging/stage.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { sampleMask, type Mask } from '#engine/raster/mask.ts';

export type Painter = (brush: Brush, seconds: number) => void;

type Mote = { x: number; y: number; near: number; speed: number; phase: number };

function makeMotes(stage: Stage, label: string, count: number): Mote[] {
  const random = stage.random(label);
  return Array.from({ length: count }, () => ({
    x: random.next(),
    y: random.next(),
    near: random.next(),
    speed: random.next(),
    phase: random.next() * 6.283,
  }));
}

const LIGHT_PIXELS = 64;

function makeLight(inner: string, middle: string, outer: string): Surface {
  const half = LIGHT_PIXELS / 2;
  return makeSurface(LIGHT_PIXELS, LIGHT_PIXELS, (brush) => {
    const gradient = brush.createRadialGradient(half, half, 0, half, half, half);
    gradient.addColorStop(0, inner);
    gradient.addColorStop(0.16, middle);
    gradient.addColorStop(1, outer);
    brush.fillStyle = gradient;
    brush.fillRect(0, 0, LIGHT_PIXELS, LIGHT_PIXELS);
  });
}

/** They stand in the sky where one was found (`air`, in parts of the frame), else in the upper part. */
export function starPainter(stage: Stage, air: ((x: number, y: number) => number) | null): Painter {
  const light = makeLight('rgba(255,255,255,1)', 'rgba(214,228,255,0.5)', 'rgba(200,215,255,0)');
  const stars = makeMotes(stage, 'twinkling stars', 420).filter(({ x, y, speed }) =>
    air ? air(x, y) > 0.5 : y < 0.5 - 0.3 * speed,
  );
  return (brush, seconds) => {
    brush.globalCompositeOperation = 'screen';
    const strength = brush.globalAlpha;
    for (const { x, y, near, speed, phase } of stars) {
      const twinkle = 0.5 + 0.5 * Math.sin(seconds * (1.2 + 2.4 * speed) + phase);
      const radius = stage.short * (0.002 + 0.0075 * near ** 6) * (0.85 + 0.3 * twinkle);
      brush.globalAlpha = strength * (0.12 + 0.88 * twinkle ** 2) * (0.45 + 0.55 * near);
      brush.drawImage(light, x * stage.width - radius, y * stage.height - radius, radius * 2, radius * 2);
    }
  };
}

export function emberPainter(stage: Stage): Painter {
  const light = makeLight('rgba(255,244,200,1)', 'rgba(255,150,50,0.75)', 'rgba(255,70,10,0)');
  const embers = makeMotes(stage, 'embers', 90);
  return (brush, seconds) => {
    brush.globalCompositeOperation = 'screen';
    const strength = brush.globalAlpha;
    for (const { x, y, near, speed, phase } of embers) {
      const risen = (y + seconds * (0.07 + 0.13 * speed)) % 1;
      const curl = Math.sin(seconds * (0.9 + speed) + phase) * 0.02 + Math.sin(risen * 9 + phase) * 0.03;
      const flicker = 0.6 + 0.4 * Math.sin(seconds * (7 + 5 * speed) + phase);
      // Cold by the time it is high.
      const heat = smooth(0, 0.08, risen) * (1 - smooth(0.45, 1, risen));
      const radius = stage.short * (0.0025 + 0.009 * near ** 3) * (0.8 + 0.3 * flicker);
      brush.globalAlpha = strength * heat * flicker;
      const left = (x + curl) * stage.width - radius;
      brush.drawImage(light, left, (1.02 - risen) * stage.height - radius, radius * 2, radius * 2);
    }
  };
}

export function dustPainter(stage: Stage): Painter {
  const light = makeLight('rgba(255,250,235,0.9)', 'rgba(255,246,222,0.45)', 'rgba(255,244,214,0)');
  const specks = makeMotes(stage, 'dust', 130);
  return (brush, seconds) => {
    brush.globalCompositeOperation = 'screen';
    const strength = brush.globalAlpha;
    for (const { x, y, near, speed, phase } of specks) {
      const acrossed = x + 0.012 * seconds * (speed - 0.3) + 0.012 * Math.sin(seconds * 0.5 + phase);
      const sunk = y + 0.006 * seconds * speed + 0.01 * Math.cos(seconds * 0.43 + phase * 2);
      const radius = stage.short * (0.0016 + 0.0085 * near ** 4);
      brush.globalAlpha = strength * (0.2 + 0.5 * Math.sin(seconds * (0.5 + speed) + phase) ** 2);
      const left = (acrossed - Math.floor(acrossed)) * stage.width - radius;
      brush.drawImage(light, left, (sunk - Math.floor(sunk)) * stage.height - radius, radius * 2, radius * 2);
    }
  };
}

/** Twice in a video, for a moment; `seconds` of the video. */
export function lightningPainter(stage: Stage, seconds: number): Painter {
  const random = stage.random('lightning flashes');
  const flashes = [random.between(0.15, 0.4), random.between(0.6, 0.85)].map((part) => part * seconds);
  return (brush, now) => {
    for (const begin of flashes) {
      const since = now - begin;
      if (since < 0 || since > 0.7) continue;
      const glare = Math.exp(-since * 7) * (0.7 + 0.3 * Math.sin(since * 55));
      brush.globalCompositeOperation = 'screen';
      brush.fillStyle = css('#dfe8ff', 0.6 * Math.max(0, glare));
      brush.fillRect(-stage.width, -stage.height, stage.width * 3, stage.height * 3);
    }
  };
}

/** A mask of the image as a question about the resting frame. */
export function inFrame(
  mask: Mask,
  image: { width: number; height: number },
  window: { left: number; top: number; width: number; height: number },
): (x: number, y: number) => number {
  return (x, y) =>
    sampleMask(
      mask,
      (window.left + x * window.width) / image.width,
      (window.top + y * window.height) / image.height,
    );
}
