// What falls or floats in the air: rain, snow, petals, leaves, fireflies, bubbles. Closed in time: any moment can be painted.

import { underfootOf } from '../staging/underfoot.ts';
import { css, mix } from '#engine/raster/colour.ts';
import { effect, painted, type EffectLayer, type Layer } from '../painting/layer.ts';
import { isOutside, type Stage } from '../staging/stage.ts';
import { boldnessOf } from '../styles/look.ts';
import { makeSurface, type Brush } from '#engine/raster/surface.ts';
import { struckTreeTop } from './planting.ts';
import { isBlizzard } from '../staging/blizzard.ts';
import { cloudColours, paintMistBank, paintShaftsOfWood, paintSunShafts } from './clouds.ts';

type Mote = { x: number; y: number; near: number; speed: number; phase: number };

export function weatherLayers(stage: Stage): Layer[] {
  const layers: Layer[] = [];
  if (!isOutside(stage)) return layers;
  const { weather } = stage;
  if (weather.has('fog')) {
    layers.push(
      painted(
        'fog over the ground',
        0.6,
        (brush) => {
          paintMistBank(
            stage,
            brush,
            'fog low',
            stage.horizon + stage.short * 0.06,
            stage.short * 0.34,
            0.85,
          );
        },
        { isSolid: false },
      ),
    );
  }
  if (hasSunShafts(stage))
    layers.push(
      painted(
        'asked shafts',
        0.57,
        (brush) =>
          stage.scene === 'forest' || stage.light.y > stage.height * 0.34
            ? paintShaftsOfWood(stage, brush, 0.62)
            : paintSunShafts(stage, brush, 0.34),
        {
          isSolid: false,
          blend: 'screen',
        },
      ),
    );
  else if (
    (stage.time === 'dawn' || stage.time === 'sunset') &&
    !weather.has('rain') &&
    stage.scene !== 'sky'
  ) {
    layers.push(
      painted('shafts', 0.57, (brush) => paintSunShafts(stage, brush, 0.1), {
        isSolid: false,
        blend: 'screen',
      }),
    );
  }
  if (weather.has('storm')) layers.push(lightningLayer(stage));
  if (weather.has('rain') && !isRainOver(stage)) layers.push(falling(stage, 'rain', 320, paintRain));
  if (isBlizzard(stage)) {
    layers.push(
      painted(
        'driven snow',
        0.585,
        (brush) => {
          const { horizon, short } = stage;
          paintMistBank(stage, brush, 'driven snow', horizon + short * 0.02, short * 0.6, 1);
          paintMistBank(stage, brush, 'driven snow low', horizon + short * 0.2, short * 0.4, 0.7);
        },
        { isSolid: false },
      ),
      falling(stage, 'snow', 900, paintDrivenSnow),
    );
  } else if (weather.has('snow')) layers.push(falling(stage, 'snow', 340, paintSnow));
  if (weather.has('petals'))
    layers.push(falling(stage, 'petals', 90, paintPetal(['#ffc2d8', '#ffe2ec', '#f8a4c2'])));
  if (weather.has('leaves'))
    layers.push(falling(stage, 'leaves', 60, paintPetal(['#d9572b', '#e8a33a', '#b5402a'])));
  if (
    weather.has('fireflies') ||
    (stage.time === 'night' &&
      ['forest', 'meadow'].includes(stage.scene) &&
      !stage.isSnowy &&
      !underfootOf(stage) &&
      !weather.has('rain'))
  ) {
    layers.push(falling(stage, 'fireflies', 64, paintFirefly, 'screen'));
  }
  return layers;
}

const RAIN_OVER =
  /雨后|雨过天晴|雨停|刚下过雨|湿漉漉|湿滑|潮湿|\bafter (?:the |a )?(?:\w+ )?rain\b|\brain[- ](?:soaked|slicked|washed)\b|\bwet\b/i;

/** The ground is wet, and nothing falls any more. */
export function isRainOver({ words, weather }: Pick<Stage, 'words' | 'weather'>): boolean {
  return weather.has('rain') && RAIN_OVER.test(words) && !FALLS.test(words);
}
/** "A girl in a wet coat in the rain". */
const FALLS =
  /\b(?:in the rain|raining|rainy|downpour|drizzle)\b|下着雨|下雨(?!过)|雨中|大雨|暴雨|细雨|小雨/i;

const SHAFTS =
  /god ?rays|(?:light|sun) ?rays|rays of (?:the )?(?:sun|light)|sun ?beams?|light beams?|(?:shafts?|beams?) of (?:sun)?light|volumetric light|crepuscular|(?:sun)?light (?:streaming|filtering|breaking|piercing|pouring|shining) (?:in )?through|sun (?:shining|breaking|peeking|streaming) through|丁达尔|体积光|光束|光柱|阳光(?:透过|穿过|穿透|从.{1,6}(?:洒|照|射))|一[缕束]阳光|光线(?:穿过|透过)/;

/** Beams of light that somebody asked for. */
function hasSunShafts({ words, time, weather }: Stage): boolean {
  return time !== 'night' && !weather.has('rain') && !weather.has('storm') && SHAFTS.test(words);
}

function motes(stage: Stage, label: string, count: number): Mote[] {
  const random = stage.random(label);
  return Array.from({ length: Math.round(count * Math.max(1, stage.width / stage.short)) }, () => ({
    x: random.next(),
    y: random.next(),
    near: random.next(),
    speed: random.next(),
    phase: random.next() * 6.283,
  }));
}

function falling(
  stage: Stage,
  label: string,
  count: number,
  paint: (stage: Stage, brush: Brush, all: Mote[], seconds: number) => void,
  blend?: EffectLayer['blend'],
): Layer {
  const all = motes(stage, label, count);
  return effect(label, 1.3, (brush, seconds) => paint(stage, brush, all, seconds), blend);
}

function paintRain(stage: Stage, brush: Brush, all: Mote[], seconds: number): void {
  const { width, height, short } = stage;
  const bold = boldnessOf(stage);
  for (const nearness of [0, 1, 2]) {
    brush.strokeStyle = css('#e4ecff', 0.24 + nearness * 0.14);
    brush.lineWidth = short * (0.001 + nearness * 0.0008) * bold ** 2;
    brush.beginPath();
    for (const mote of all) {
      if (Math.floor(mote.near * 3) !== nearness) continue;
      const y = (((mote.y + seconds * (1.4 + mote.speed)) % 1.15) - 0.1) * height;
      // It falls along its own streak.
      const blown = mote.x - (seconds * (1.4 + mote.speed) * 0.2 * height) / width;
      const x = (blown - Math.floor(blown / 1.1) * 1.1) * width;
      const length = short * (0.03 + nearness * 0.024) * bold;
      brush.moveTo(x, y);
      brush.lineTo(x - length * 0.2, y + length);
    }
    brush.stroke();
  }
  for (const mote of all) {
    if (mote.speed > 0.3) continue;
    const y = stage.horizon + (height - stage.horizon) * (0.1 + mote.near * 0.9);
    const part = (y - stage.horizon) / (height - stage.horizon);
    brush.strokeStyle = css('#eaf2ff', 0.3);
    brush.lineWidth = short * 0.001;
    brush.beginPath();
    brush.ellipse(
      mote.x * width,
      y,
      short * (0.004 + 0.014 * part),
      short * (0.0012 + 0.004 * part),
      0,
      0,
      7,
    );
    brush.stroke();
  }
}

function paintSnow(stage: Stage, brush: Brush, all: Mote[], seconds: number): void {
  const { width, height, short } = stage;
  const bold = boldnessOf(stage);
  for (const mote of all) {
    const nearness = mote.near ** 3;
    const y = ((mote.y + seconds * 0.13 * (0.4 + mote.near)) % 1.05) * height;
    const x = mote.x * width + Math.sin(seconds * 0.8 + mote.phase) * short * 0.03;
    brush.fillStyle = css('#ffffff', 0.4 + 0.45 * mote.speed - nearness * 0.3);
    brush.beginPath();
    brush.arc(x, y, short * (0.0012 * bold ** 2 + 0.008 * nearness), 0, 7);
    brush.fill();
  }
}

/** A storm drives it: streaks across the frame, and large flakes near the eye. */
function paintDrivenSnow(stage: Stage, brush: Brush, all: Mote[], seconds: number): void {
  const { width, height, short, light } = stage;
  brush.lineCap = 'round';
  for (const mote of all) {
    const nearness = mote.near ** 3;
    const passed = (mote.x + seconds * (0.5 + 0.5 * mote.speed)) % 1.1;
    const x = (light.side > 0 ? 1.05 - passed : passed - 0.05) * width;
    const fallen = (mote.y + seconds * 0.3 * (0.5 + mote.near)) % 1.05;
    const y = fallen * height + Math.sin(mote.phase + x / (short * 0.3)) * short * 0.012;
    const length = short * (0.006 + 0.03 * nearness) * (0.5 + mote.speed);
    brush.strokeStyle = css('#ffffff', 0.3 + 0.4 * mote.speed);
    brush.lineWidth = short * (0.0012 + 0.006 * nearness);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + light.side * length, y - length * 0.42);
    brush.stroke();
  }
}

function paintPetal(
  colours: readonly string[],
): (stage: Stage, brush: Brush, all: Mote[], seconds: number) => void {
  return (stage, brush, all, seconds) => {
    const { width, height, short, palette } = stage;
    const fills = colours.map((colour) => css(mix(colour, palette.ambient, 0.25), 0.92));
    for (const [index, fill] of fills.entries()) {
      brush.fillStyle = fill;
      for (let at = index; at < all.length; at += fills.length) {
        const mote = all[at] as Mote;
        const size = short * (0.004 + 0.008 * mote.near ** 2);
        const y = (((mote.y + seconds * 0.1 * (0.4 + mote.near)) % 1.08) - 0.04) * height;
        const x =
          (((mote.x + seconds * 0.05) % 1.1) - 0.05) * width +
          Math.sin(seconds * 1.3 + mote.phase) * short * 0.02;
        const turn = seconds * 1.2 + mote.phase;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        const flat = 0.35 + 0.6 * Math.abs(Math.sin(seconds * 1.7 + mote.phase));
        brush.save();
        brush.transform(cos, sin, -sin * flat, cos * flat, x, y);
        brush.beginPath();
        brush.moveTo(-size, 0);
        brush.quadraticCurveTo(0, -size * 0.9, size, 0);
        brush.quadraticCurveTo(0, size * 0.6, -size, 0);
        brush.fill();
        brush.restore();
      }
    }
  };
}

function paintFirefly(stage: Stage, brush: Brush, all: Mote[], seconds: number): void {
  const { width, height, short } = stage;
  const light = makeSurface(64, 64, (inner) => {
    const gradient = inner.createRadialGradient(32, 32, 0, 32, 32, 32);
    gradient.addColorStop(0, 'rgba(255,255,225,1)');
    gradient.addColorStop(0.14, 'rgba(255,244,150,0.9)');
    gradient.addColorStop(0.4, 'rgba(255,220,90,0.25)');
    gradient.addColorStop(1, 'rgba(255,210,80,0)');
    inner.fillStyle = gradient;
    inner.fillRect(0, 0, 64, 64);
  });
  for (const mote of all) {
    const x = mote.x * width + Math.sin(seconds * 0.7 + mote.phase) * short * 0.03;
    const y = height * (0.42 + 0.54 * mote.y) + Math.cos(seconds * 0.6 + mote.phase) * short * 0.02;
    const radius = short * (0.006 + 0.018 * mote.near ** 2);
    brush.globalAlpha = 0.35 + 0.65 * Math.abs(Math.sin(seconds * 1.5 + mote.phase));
    brush.drawImage(light, x - radius, y - radius, radius * 2, radius * 2);
  }
  brush.globalAlpha = 1;
}

export function bubbleLayer(stage: Stage): Layer {
  const all = motes(stage, 'bubbles', 46);
  return effect('bubbles', 1.1, (brush, seconds) => {
    const { width, height, short } = stage;
    for (const mote of all) {
      const y = height * (1.05 - ((mote.y + seconds * 0.08 * (0.4 + mote.near)) % 1.1));
      const x = mote.x * width + Math.sin(seconds + mote.phase) * short * 0.01;
      const radius = short * (0.002 + 0.009 * mote.near ** 3);
      brush.strokeStyle = css('#eaffff', 0.5);
      brush.lineWidth = Math.max(1, radius * 0.16);
      brush.beginPath();
      brush.arc(x, y, radius, 0, 7);
      brush.stroke();
      brush.fillStyle = css('#ffffff', 0.55);
      brush.beginPath();
      brush.arc(x - radius * 0.35, y - radius * 0.35, radius * 0.24, 0, 7);
      brush.fill();
    }
  });
}

function lightningLayer(stage: Stage): Layer {
  return painted(
    'lightning',
    0.1,
    (brush) => {
      const random = stage.random('lightning');
      const { width, horizon, short, light } = stage;
      const struck = struckTreeTop(stage);
      const low = struck?.y ?? horizon;
      let x = struck ? struck.x + light.side * short * 0.1 : light.x + random.between(-0.05, 0.05) * width;
      let y = horizon * 0.08 * Math.min(1, low / horizon);
      const points: [number, number][] = [[x, y]];
      while (y < low) {
        const rest = Math.max(0.02 * short, low - y);
        y += random.between(0.02, 0.06) * short;
        // It finds its way to what it strikes.
        if (struck) x += (struck.x - x) * Math.min(1, (0.045 * short) / rest) || 0;
        x += random.between(-0.05, 0.05) * short * (struck ? Math.min(1, rest / (short * 0.2)) : 1);
        points.push([x, Math.min(y, low)]);
      }
      for (const [thick, alpha, colour] of [
        [0.028, 0.14, '#b8c8ff'],
        [0.012, 0.4, '#d8e2ff'],
        [0.006, 1, '#ffffff'],
      ] as const) {
        brush.strokeStyle = css(colour, alpha);
        brush.lineWidth = short * thick;
        brush.lineJoin = 'round';
        brush.beginPath();
        points.forEach(([px, py], index) => (index === 0 ? brush.moveTo(px, py) : brush.lineTo(px, py)));
        brush.stroke();
      }
      const tone = cloudColours(stage).lit;
      const gradient = brush.createRadialGradient(
        light.x,
        horizon * 0.1,
        0,
        light.x,
        horizon * 0.1,
        short * 0.5,
      );
      gradient.addColorStop(0, css(tone, 0.5));
      gradient.addColorStop(1, css(tone, 0));
      brush.fillStyle = gradient;
      brush.fillRect(0, 0, width, horizon);
    },
    { blend: 'screen', isSolid: false },
  );
}
