// Paints one subject into the scene: sprite, shadow, mirror image, grass before its feet.

import { isSpreadOnPaper } from '../placing/spread-on-paper.ts';
import { isInPool, isInSpring } from '../casting/bathers.ts';
import { css, mix } from '#engine/raster/colour.ts';
import { picnicOf } from '../contents/picnics.ts';
import { partAbove, rises } from '../placing/above-water.ts';
import type { Spot } from '../placing/spot.ts';
import { hasWindows } from '../reading/nouns/light-windows.ts';
import { distanceOfRow, lit, scaleAt, type Stage } from '../staging/stage.ts';
import { underfootOf } from '../staging/underfoot.ts';
import { rockKindOf } from '../scenery/rock-country.ts';
import { studioGround } from '../scenery/studio.ts';
import type { Sprite } from './sprite.ts';
import { paintBlurred, paintSoftEllipse } from '#engine/raster/paint-blurred.ts';
import { makeSurface, silhouette, type Brush, type Surface } from '#engine/raster/surface.ts';
import { glow } from '../scenery/glow.ts';
import { paintShine } from './self-light.ts';

export function paintSubject(stage: Stage, brush: Brush, spot: Spot, sprite: Surface): void {
  const { x, y, tall } = spot;
  const wide = (tall * sprite.width) / sprite.height;
  if (spot.subject.kind === 'fish' && spot.isOnWater) {
    paintInWater(stage, brush, spot, sprite, wide);
    return;
  }
  // The mirror image would reach over the edge of a pool.
  const isInBasin = isInPool(stage) || isInSpring(stage, spot.subject);
  if (spot.isOnWater && !isInBasin) paintMirror(stage, brush, spot, sprite, wide);
  else if (!spot.isFloating && !spot.isPortrait && !spot.isOnWater) {
    if (isMirroring(stage)) paintReflection(brush, spot, sprite, wide);
    // Its outline would be one more line to be coloured.
    if (stage.look !== 'coloring') paintShadows(stage, brush, spot, sprite, wide);
  }
  const isSticker = stage.scene === 'studio' && stage.reading.sticker !== undefined;
  if (stage.scene === 'studio' && spot.isFloating && !isSticker && !isSpreadOnPaper(stage, spot.subject))
    paintShadowBelow(stage, brush, spot, wide);
  if (spot.subject.glows) paintShine(brush, spot, sprite);
  if (spot.step !== undefined && spot.step > 0) paintStep(stage, brush, spot);
  brush.imageSmoothingQuality = 'high';
  if (spot.isFloating && (stage.scene === 'space' || stage.isNeon)) {
    brush.save();
    brush.shadowColor = css(stage.palette.sun, 0.5);
    brush.shadowBlur = stage.short * 0.04;
    brush.drawImage(sprite, x - wide / 2, y - tall, wide, tall);
    brush.restore();
  } else if (spot.isFloating && isSticker) {
    // It lies flat on its paper.
    brush.save();
    brush.shadowColor = css('#1c1018', 0.3);
    brush.shadowBlur = stage.short * 0.012;
    brush.shadowOffsetY = stage.short * 0.006;
    brush.drawImage(sprite, x - wide / 2, y - tall, wide, tall);
    brush.restore();
  } else brush.drawImage(sprite, x - wide / 2, y - tall, wide, tall);
  if (!spot.isFloating && !spot.isPortrait && !spot.isOnWater) plantFeet(stage, brush, spot, wide);
  if (hasWindows(spot.subject) && (stage.isDark || stage.time === 'sunset')) {
    brush.globalCompositeOperation = 'screen';
    glow(brush, x, y - tall * 0.3, tall * 0.8, css('#ffb347', stage.isDark ? 0.34 : 0.16), css('#ffb347', 0));
    brush.globalCompositeOperation = 'source-over';
  }
}

/** Its form alone, where it stands: no light on it, and no shadow. */
export function paintForm(brush: Brush, { x, y, tall }: Spot, sprite: Sprite): void {
  const wide = (tall * sprite.width) / sprite.height;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(sprite.bare(), x - wide / 2, y - tall, wide, tall);
}

/** Whether that covers what it covers when it is painted. */
export function isSeenByItsForm(stage: Stage, { isOnWater, step = 0 }: Spot): boolean {
  return !isOnWater && step === 0 && stage.reading.sticker === undefined && !isMirroring(stage);
}

/** A box of wood, so high that a child reaches up to the table. */
function paintStep(stage: Stage, brush: Brush, { x, y, tall, step = 0 }: Spot): void {
  const wide = tall * 0.42;
  const wood = lit(stage, '#9a6a40');
  const side = brush.createLinearGradient(0, y, 0, y + step);
  side.addColorStop(0, css(mix(wood, '#20141c', 0.12)));
  side.addColorStop(1, css(mix(wood, '#20141c', 0.42)));
  brush.fillStyle = side;
  brush.fillRect(x - wide / 2, y - tall * 0.01, wide, step + tall * 0.01);
  brush.fillStyle = css(mix(wood, '#ffffff', 0.22));
  brush.fillRect(x - wide * 0.54, y - tall * 0.02, wide * 1.08, tall * 0.028);
}

/** White gloss and marble. */
function isMirroring(stage: Stage): boolean {
  const { surface } = stage.reading;
  if (surface)
    return (
      /^(?:marble|water)$/.test(surface.material) && (stage.scene === 'studio' || stage.scene === 'table')
    );
  return stage.scene === 'studio' && studioGround(stage) === 'white';
}

/** On the paper under what floats over it. */
function paintShadowBelow({ short, height, light }: Stage, brush: Brush, { x, y }: Spot, wide: number): void {
  const floor = Math.max(height * 0.82, y + short * 0.1);
  brush.save();
  brush.filter = `blur(${(short * 0.022).toFixed(1)}px)`;
  for (const [grow, strength] of [
    [0.5, 0.26],
    [0.34, 0.34],
  ] as const) {
    brush.fillStyle = css('#1c1018', strength);
    brush.beginPath();
    brush.ellipse(x - light.side * short * 0.03, floor, wide * grow, wide * grow * 0.16, 0, 0, 7);
    brush.fill();
  }
  brush.restore();
}

/** A faint mirror image on polished ground. */
function paintReflection(brush: Brush, { x, y, tall }: Spot, sprite: Surface, wide: number): void {
  const depth = tall * 0.3;
  const source = (sprite.height * depth) / tall;
  const image = makeSurface(sprite.width, source, (inner) => {
    inner.scale(1, -1);
    inner.drawImage(sprite, 0, -sprite.height);
    inner.setTransform(1, 0, 0, 1, 0, 0);
    inner.globalCompositeOperation = 'destination-in';
    const fade = inner.createLinearGradient(0, 0, 0, source);
    fade.addColorStop(0, 'rgba(0,0,0,0.26)');
    fade.addColorStop(1, 'rgba(0,0,0,0)');
    inner.fillStyle = fade;
    inner.fillRect(0, 0, sprite.width, source);
  });
  brush.drawImage(image, x - wide / 2, y - tall * 0.012, wide, depth);
}

function paintShadows(stage: Stage, brush: Brush, spot: Spot, sprite: Surface, wide: number): void {
  const { x, y, tall } = spot;
  const { short, palette, light } = stage;
  const isInside = [
    'table',
    'studio',
    'poster',
    'room',
    'theatre',
    'cave',
    'metro',
    'station',
    'shelf',
    'shop-window',
  ].includes(stage.scene);
  const shade = isInside ? mix(palette.shade, '#33201c', 0.7) : palette.shade;
  const isSoft = stage.weather.has('rain') || stage.weather.has('fog');
  if (stage.scene === 'wall') {
    paintShadowOnWall(stage, brush, spot, silhouette(sprite, css(mix(shade, '#20141c', 0.6))), wide);
    return;
  }
  const reach = light.side * (stage.time === 'day' ? 0.7 : 1.25);
  const blur = short * (isInside ? 0.014 : 0.008);
  // It lies toward the viewer, sheared by so much; its blur is sheared with it.
  const foot = y - tall * 0.015;
  const sheared = Math.abs(reach) * (tall + blur * 3);
  const bounds = {
    left: x - wide / 2 - sheared,
    top: foot,
    right: x + wide / 2 + sheared,
    bottom: foot + tall * 0.3,
  };
  paintBlurred(brush, blur, bounds, () => {
    brush.translate(x, foot);
    brush.transform(1, 0, reach, -0.3, 0, 0);
    brush.globalAlpha = isInside ? 0.24 : isSoft ? 0.16 : 0.42;
    brush.drawImage(silhouette(sprite, css(shade)), -wide / 2, -tall, wide, tall);
  });
  brush.fillStyle = css(shade, 0.55);
  paintSoftEllipse(brush, wide * 0.045, {
    x,
    y: y - tall * 0.008,
    rx: wide * 0.4,
    ry: Math.min(wide * 0.06, short * 0.02),
  });
}

/** Who stands before a wall stands near to it. */
function paintShadowOnWall(
  { short, light }: Stage,
  brush: Brush,
  { x, y, tall }: Spot,
  shadow: Surface,
  wide: number,
): void {
  brush.save();
  brush.filter = `blur(${(short * 0.007).toFixed(1)}px)`;
  brush.globalAlpha = 0.5;
  brush.drawImage(shadow, x - wide / 2 - light.side * short * 0.035, y - tall * 0.985, wide, tall * 0.96);
  brush.globalAlpha = 0.8;
  brush.beginPath();
  brush.fillStyle = '#20141c';
  brush.ellipse(x - light.side * short * 0.012, y - short * 0.002, wide * 0.46, short * 0.01, 0, 0, 7);
  brush.fill();
  brush.restore();
}

/** Grass or snow in front of the feet, so that nobody stands on the image like a sticker. */
function plantFeet(stage: Stage, brush: Brush, spot: Spot, wide: number): void {
  if (!['meadow', 'mountains', 'forest', 'lake', 'snowfield'].includes(stage.scene)) return;
  if (rockKindOf(stage) === 'cones' || underfootOf(stage)) return;
  const blanket = picnicOf(stage.reading);
  if (blanket && spot.isPerched && spot.subject !== blanket) return;
  const random = stage.random(`feet ${spot.subject.key} ${spot.index}`);
  const scale = scaleAt(stage, distanceOfRow(stage, Math.max(stage.horizon + stage.short * 0.05, spot.y)));
  const { palette } = stage;
  if (stage.isSnowy) {
    brush.fillStyle = css(mix(lit(stage, '#eef4fc'), palette.shade, stage.isDark ? 0.3 : 0.12), 0.6);
    for (let drift = 0; drift < 7; drift++)
      paintSoftEllipse(brush, scale * 0.03, {
        x: spot.x + random.between(-0.5, 0.5) * wide,
        y: spot.y + scale * 0.012,
        rx: wide * 0.13,
        ry: scale * 0.028,
      });
    return;
  }
  for (const [tone, amount] of [
    [palette.shade, 0.4],
    [palette.sun, 0.22],
  ] as const) {
    brush.strokeStyle = css(stage.isAutumn ? '#8a6a2c' : '#4d8038', 0.9);
    brush.lineWidth = Math.max(0.8, scale * 0.013);
    brush.beginPath();
    for (let blade = 0; blade < 26 + wide * 0.06; blade++) {
      const x = spot.x + random.between(-0.56, 0.56) * wide;
      const rise = scale * random.between(0.04, 0.13);
      brush.moveTo(x, spot.y + scale * 0.02);
      brush.quadraticCurveTo(x, spot.y - rise * 0.5, x + random.between(-0.5, 0.5) * rise, spot.y - rise);
    }
    brush.stroke();
    brush.strokeStyle = css(tone, amount);
    brush.stroke();
  }
}

/** A swimmer seen from the bank: the large rise out of a splash, the small glide under the surface. */
function paintInWater(stage: Stage, brush: Brush, spot: Spot, sprite: Surface, wide: number): void {
  const { x, y, tall } = spot;
  const random = stage.random(`swimmer ${spot.subject.key} ${spot.index}`);
  const isUp = rises(spot.subject);
  const shown = partAbove(spot, sprite);
  const above = tall * shown;
  const low = isUp ? y : y - tall * 0.2;
  const flat = isUp ? 1 : 0.55;
  const size = { wide, high: Math.min(wide, above * 2.4) };
  // What rises has the far half of its rings behind it.
  if (isUp) paintRings(stage, brush, [x, low], size, [Math.PI, 2 * Math.PI]);
  brush.save();
  brush.globalAlpha = isUp ? 1 : 0.82;
  brush.drawImage(
    sprite,
    0,
    0,
    sprite.width,
    sprite.height * shown,
    x - wide / 2,
    low - above * flat,
    wide,
    above * flat,
  );
  brush.restore();
  if (!isUp) {
    paintRings(stage, brush, [x, low - tall * flat * 0.45], size, [0, 5.6]);
    return;
  }
  for (let drop = 0; drop < 70; drop++) {
    // Most leap where the water is parted: at both ends.
    const across = Math.sign(random.between(-1, 1)) * random.between(0.34, 0.56);
    const up = random.next() ** 2 * above * 0.42;
    brush.fillStyle = css('#f6fbff', random.between(0.4, 0.95));
    brush.beginPath();
    brush.arc(x + across * wide, low - up, stage.short * random.between(0.001, 0.005), 0, 7);
    brush.fill();
  }
  paintRings(stage, brush, [x, low], size, [0, Math.PI]);
}

/** Rings on the water around a swimmer, from one angle to another. */
function paintRings(
  { short }: Stage,
  brush: Brush,
  [x, y]: readonly [number, number],
  { wide, high }: { wide: number; high: number },
  [from, to]: readonly [number, number],
): void {
  brush.lineWidth = Math.max(1, short * 0.002);
  for (let ring = 0; ring < 5; ring++) {
    brush.strokeStyle = css('#f2f8ff', 0.55 - ring * 0.09);
    brush.beginPath();
    brush.ellipse(x, y, wide * (0.4 + ring * 0.1), high * (0.05 + ring * 0.02), 0, from, to);
    brush.stroke();
  }
}

/** The mirror image of something on the water, broken into strips. */
function paintMirror(stage: Stage, brush: Brush, spot: Spot, sprite: Surface, wide: number): void {
  const { x, y, tall } = spot;
  const random = stage.random(`mirror ${spot.subject.key} ${spot.index}`);
  const strip = Math.max(2, Math.round(stage.short * 0.003));
  const sink = tall * 0.02;
  const length = Math.min(tall * 0.9, stage.height - y);
  for (let row = 0; row < length; row += strip) {
    const part = row / (tall * 0.9);
    const source = sprite.height * (1 - part) - (sprite.height * strip) / (tall * 0.9);
    if (source < 0) break;
    const sway = Math.sin(row * 0.33 + random.next()) * stage.short * 0.003 * (0.4 + part * 2);
    brush.globalAlpha = 0.5 * (1 - part * 0.85);
    brush.save();
    brush.translate(x - wide / 2 + sway, y - sink + row + strip);
    brush.scale(1, -1);
    brush.drawImage(
      sprite,
      0,
      source,
      sprite.width,
      (sprite.height * strip) / (tall * 0.9),
      0,
      0,
      wide,
      strip + 0.6,
    );
    brush.restore();
  }
  brush.globalAlpha = 1;
  brush.fillStyle = css(stage.palette.shade, 0.35);
  brush.filter = `blur(${(wide * 0.02).toFixed(1)}px)`;
  brush.beginPath();
  brush.ellipse(x, y - sink, wide * 0.42, Math.max(2, tall * 0.02), 0, 0, 7);
  brush.fill();
  brush.filter = 'none';
  brush.strokeStyle = css('#ffffff', 0.4);
  brush.lineWidth = Math.max(1, stage.short * 0.0014);
  for (let ripple = 0; ripple < 4; ripple++) {
    brush.beginPath();
    brush.ellipse(
      x + random.between(-0.08, 0.08) * wide,
      y + ripple * stage.short * 0.006,
      wide * (0.42 + ripple * 0.08),
      stage.short * 0.003 * (1 + ripple),
      0,
      0.15,
      Math.PI - 0.15,
    );
    brush.stroke();
  }
}
