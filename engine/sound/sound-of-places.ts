// Wind, rain, sea, city and fire: shaped noise and small events.
import type { Random } from '#engine/raster/random.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import {
  RATE,
  addSound,
  makeDrift,
  makeNoise,
  makeSilence,
  passBand,
  passHigh,
  passLow,
  shape,
  type Stereo,
} from './sound-bricks.ts';

/** Two noises that share nothing sound wide. */
function forBothEars(seconds: number, make: (length: number) => Float32Array): Stereo {
  const length = Math.round(seconds * RATE);
  return [make(length), make(length)];
}

export function soundWind(random: Random, seconds: number): Stereo {
  const gust = makeDrift(random, 5.5);
  const [left, right] = forBothEars(seconds, (length) => {
    const own = makeDrift(random, 3.7);
    const force = (t: number) => 0.7 * gust(t) + 0.3 * own(t);
    const noise = makeNoise(random, length);
    const body = passBand(noise, (t) => 180 + 420 * force(t), 0.9);
    const whistle = passBand(noise, (t) => 620 + 900 * force(t), 9);
    for (let index = 0; index < length; index++)
      body[index] = (body[index] as number) + (whistle[index] as number) * 0.3;
    return shape(passLow(body, 1800), (t) => 0.2 + 1.1 * force(t) ** 2);
  });
  return [left, right];
}

export function soundRain(random: Random, seconds: number): Stereo {
  const force = makeDrift(random, 7);
  const mix = forBothEars(seconds, (length) => {
    const noise = passHigh(makeNoise(random, length), 900);
    return shape(passLow(noise, 9500), (t) => 0.5 + 0.2 * force(t));
  });
  const drops = [0, 1, 2, 3, 4, 5].map(() => makeDrop(random));
  for (let drop = 0; drop < seconds * 90; drop++) {
    addSound(mix, drops[random.whole(drops.length)] ?? new Float32Array(0), {
      at: random.next() * seconds,
      gain: random.next() ** 3 * 1.2,
      pan: random.between(-0.9, 0.9),
    });
  }
  return mix;
}

/** One drop on a leaf or a stone: a short falling blip with a spatter. */
function makeDrop(random: Random): Float32Array {
  const pitch = random.between(900, 2600);
  const length = Math.round(RATE * random.between(0.012, 0.03));
  return makePlane(length, (index) => {
    const t = index / RATE;
    const fall = Math.exp((-t * 6) / (length / RATE));
    return fall * (Math.sin(Math.PI * 2 * pitch * t * (1 + t * 9)) * 0.7 + (random.next() - 0.5) * 0.6);
  });
}

export function soundSea(random: Random, seconds: number): Stereo {
  const mix = makeSilence(seconds);
  const period = random.between(5.2, 6.6);
  // Waves overlap: each swells, breaks with a hiss, and runs out.
  for (let wave = -1; wave * period * 0.62 < seconds; wave++) {
    const at = wave * period * 0.62 + random.between(-0.5, 0.5);
    const size = random.between(0.6, 1);
    const swell = (t: number) => {
      const part = t / period;
      if (part <= 0 || part >= 1) return 0;
      return part < 0.42 ? Math.sin((part / 0.42) * (Math.PI / 2)) ** 2.4 : Math.exp(-(part - 0.42) * 5.5);
    };
    const length = Math.round(period * RATE);
    const pan = random.between(-0.5, 0.5);
    for (const side of [-0.45, 0.45]) {
      const noise = makeNoise(random, length);
      const body = passLow(noise, (t) => 240 + 1900 * swell(t) ** 1.5);
      const hiss = passHigh(noise, 2600);
      for (let index = 0; index < length; index++) {
        const force = swell(index / RATE);
        body[index] = size * ((body[index] as number) * force + (hiss[index] as number) * 0.3 * force ** 2.6);
      }
      addSound(mix, body, { at, gain: 1, pan: pan + side });
    }
  }
  const rumble = forBothEars(seconds, (length) => passLow(makeNoise(random, length), 220));
  addSound(mix, rumble[0], { gain: 0.5, pan: -0.8 });
  addSound(mix, rumble[1], { gain: 0.5, pan: 0.8 });
  return mix;
}

export function soundCity(random: Random, seconds: number): Stereo {
  const mix = forBothEars(seconds, (length) => {
    const own = makeDrift(random, 6);
    return shape(passLow(passLow(makeNoise(random, length), 190), 320), (t) => 2.2 + own(t));
  });
  for (let car = 0; car < seconds / 2.4; car++) {
    const lasts = random.between(2.6, 4.4);
    const noise = makeNoise(random, Math.round(lasts * RATE));
    const near = (t: number) => Math.exp(-(((t / lasts - 0.5) / 0.19) ** 2));
    const road = shape(
      passBand(noise, (t) => 420 + 420 * near(t) - (t / lasts) * 120, 0.8),
      near,
    );
    const from = random.side();
    const at = random.between(-1.5, seconds - 0.8);
    // It passes from one ear to the other: the two halves overlap in time only by their fading.
    const away = shape(Float32Array.from(road), (t) => Math.min(1, Math.max(0, t / lasts)));
    const toward = shape(road, (t) => Math.min(1, Math.max(0, 1 - t / lasts)));
    const gain = random.between(0.5, 1.1);
    addSound(mix, toward, { at, gain, pan: from * 0.8 });
    addSound(mix, away, { at, gain, pan: -from * 0.8 });
    if (random.chance(0.14))
      addSound(mix, makeHorn(random), { at: at + lasts / 2, gain: 0.12, pan: random.between(-0.7, 0.7) });
  }
  return mix;
}

/** A car far off that makes itself heard, softened by the houses. */
function makeHorn(random: Random): Float32Array {
  const pitch = random.between(330, 430);
  const lasts = random.between(0.18, 0.4);
  const horn = makePlane(Math.round((lasts + 0.2) * RATE), (index) => {
    const t = index / RATE;
    const wave = (hertz: number) =>
      Math.sin(Math.PI * 2 * hertz * t) + 0.5 * Math.sin(Math.PI * 4 * hertz * t);
    const gain = Math.min(1, t / 0.02) * (t < lasts ? 1 : Math.exp(-(t - lasts) * 22));
    return gain * (wave(pitch) + wave(pitch * 1.26));
  });
  return passLow(horn, 900);
}

export function soundFire(random: Random, seconds: number): Stereo {
  const mix = forBothEars(seconds, (length) => {
    const flicker = makeDrift(random, 0.9);
    return shape(passBand(makeNoise(random, length), 260, 0.6), (t) => 0.3 + 0.5 * flicker(t));
  });
  let at = 0;
  while (at < seconds) {
    // Crackles come in clusters.
    const cluster = random.chance(0.3) ? 1 + random.whole(7) : 1;
    for (let crackle = 0; crackle < cluster; crackle++) {
      addSound(mix, makeCrackle(random), {
        at: at + crackle * random.between(0.008, 0.05),
        gain: 0.3 + 2.2 * random.next() ** 4,
        pan: random.between(-0.6, 0.6),
      });
    }
    at += -Math.log(1 - random.next() * 0.999) * 0.085;
  }
  return mix;
}

function makeCrackle(random: Random): Float32Array {
  const length = Math.round(RATE * random.between(0.003, 0.014));
  const noise = makeNoise(random, length * 2);
  return shape(passBand(noise, random.between(1200, 4800), 1.4), (t) => Math.exp((-t * RATE * 5) / length));
}
