// Wide soft things in the air of an image: drifting fog, rays of light, a light that wanders.
import { css } from '#engine/raster/colour.ts';
import { clamp } from '#engine/raster/curves.ts';
import { paintMistBank, paintSunShafts } from '#engine/illustrator/scenery/clouds.ts';
import type { Stage } from '#engine/illustrator/staging/stage.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import type { Painter } from './air-motes.ts';

/** Banks are so much wider than the frame that their ends are not seen in ten seconds. */
const BANK_WIDTHS = 2;

export function fogPainter(stage: Stage): Painter {
  const { width, height, short, horizon } = stage;
  const wide = { ...stage, width: width * BANK_WIDTHS };
  const banks = [
    { y: horizon - short * 0.05, tall: 0.3, strength: 0.5, speed: 0.012 },
    { y: horizon + short * 0.12, tall: 0.42, strength: 0.62, speed: -0.019 },
    { y: height * 0.93, tall: 0.5, strength: 0.55, speed: 0.03 },
  ].map(({ y, tall, strength, speed }, index) => ({
    top: y - (tall * short) / 2,
    tall: tall * short,
    speed,
    sheet: makeSurface(wide.width / 2, (tall * short) / 2, (brush) => {
      brush.scale(0.5, 0.5);
      paintMistBank(wide, brush, `drifting fog ${index}`, (tall * short) / 2, tall * short, strength);
    }),
  }));
  return (brush, seconds) => {
    for (const { sheet, top, tall, speed } of banks) {
      brush.drawImage(
        sheet,
        (seconds * speed - (BANK_WIDTHS - 1) / 2) * width,
        top,
        width * BANK_WIDTHS,
        tall,
      );
    }
  };
}

/** Three sets of rays that come and go in turn: between them the light seems to move. */
export function rayPainter(stage: Stage): Painter {
  const { width, height } = stage;
  const sheets: Surface[] = [0, 1, 2].map((set) =>
    makeSurface(width / 2, height / 2, (brush) => {
      brush.scale(0.5, 0.5);
      brush.filter = `blur(${(stage.short * 0.006).toFixed(1)}px)`;
      paintSunShafts({ ...stage, random: (label) => stage.random(`${label} ${set}`) }, brush, 0.34);
    }),
  );
  return (brush, seconds) => {
    brush.globalCompositeOperation = 'screen';
    const strength = brush.globalAlpha;
    for (const [set, sheet] of sheets.entries()) {
      brush.globalAlpha = strength * (0.3 + 0.7 * (0.5 + 0.5 * Math.sin(seconds * 0.9 + set * 2.1)));
      brush.drawImage(sheet, 0, 0, width, height);
    }
  };
}

/** For the whole width of the frame. */
const PUFFS = 280;

/** Wisps that rise from a place of the frame, curl and fade. */
export function steamPainter(stage: Stage, from: { x: number; y: number; wide: number }): Painter {
  const { width, height, short } = stage;
  const random = stage.random('steam');
  const puff = makeSurface(96, 96, (brush) => {
    const gradient = brush.createRadialGradient(48, 48, 0, 48, 48, 48);
    gradient.addColorStop(0, 'rgba(255,255,255,0.5)');
    gradient.addColorStop(0.5, 'rgba(250,250,252,0.2)');
    gradient.addColorStop(1, 'rgba(248,248,252,0)');
    brush.fillStyle = gradient;
    brush.fillRect(0, 0, 96, 96);
  });
  // As thick over a wide cup as over a narrow one.
  const count = Math.round(clamp(from.wide * PUFFS, 16, 80));
  const puffs = Array.from({ length: count }, () => ({
    x: random.between(-0.5, 0.5),
    begin: random.next(),
    speed: random.between(0.11, 0.2),
    phase: random.between(0, 6.283),
  }));
  return (brush, seconds) => {
    const strength = brush.globalAlpha;
    for (const { x, begin, speed, phase } of puffs) {
      const risen = (begin + seconds * speed) % 1;
      const curl = Math.sin(seconds * 0.8 + phase + risen * 4) * 0.05 * risen;
      const radius = short * (0.035 + 0.1 * risen);
      brush.globalAlpha = strength * 0.42 * Math.sin(Math.PI * Math.min(1, risen * 1.05)) ** 1.4;
      const left = (from.x + x * from.wide * (1 - 0.3 * risen) + curl) * width - radius;
      brush.drawImage(
        puff,
        left,
        from.y * height - risen * short * 0.42 - radius * 1.3,
        radius * 2,
        radius * 2.6,
      );
    }
  };
}

/** Where nothing else moves: a soft light that wanders over the image. */
export function wanderingLight(stage: Stage): Painter {
  const { width, height } = stage;
  const light = makeSurface(128, 128, (brush) => {
    const gradient = brush.createRadialGradient(64, 64, 0, 64, 64, 64);
    gradient.addColorStop(0, css('#fff6e0', 0.34));
    gradient.addColorStop(1, css('#fff6e0', 0));
    brush.fillStyle = gradient;
    brush.fillRect(0, 0, 128, 128);
  });
  return (brush, seconds) => {
    const reach = Math.max(width, height) * 0.75;
    const x = width * (0.5 + 0.42 * Math.sin(seconds * 0.45 + 4.6));
    const y = height * (0.36 + 0.14 * Math.cos(seconds * 0.37));
    brush.globalCompositeOperation = 'soft-light';
    brush.drawImage(light, x - reach, y - reach, reach * 2, reach * 2);
  };
}
