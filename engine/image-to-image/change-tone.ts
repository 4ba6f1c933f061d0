// Light and colour of a whole image or a part of it: brighter, warmer, more dramatic, sharper, cleaner.
import { blurPlane, blurPlanes } from '#engine/raster/blur-plane.ts';
import { addContrast, blend, clamp, lumaOf, ramp, screen } from '#engine/raster/curves.ts';
import { addBloom, addGrain, addVignette } from '#engine/illustrator/styles/finish.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf, type Pixel, type Planes } from '#engine/raster/planes.ts';
import { liftHaze } from '#engine/photo/lift-haze.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { shadeImage } from '#engine/photo/shade-image.ts';
import { smoothCalm, smoothNoise } from '#engine/raster/smooth-noise.ts';
import type { Tone } from './instruction.ts';
import type { Work } from './work.ts';

export function changeTone(work: Work, tone: Tone, amount: number, mask: Mask | null): void {
  work.image = shadeImage(work.image, (image) => TONES[tone](image, amount, work), mask);
}

type Change = (image: Planes, amount: number, work: Work) => void;

const TONES: Record<Tone, Change> = {
  brighter: each((value, amount) => 1 - (1 - value) ** (1 + 0.62 * amount)),
  darker: each((value, amount) => value ** (1 + 0.5 * amount) * (1 - 0.1 * amount)),
  contrast: each((value, amount) => addContrast(value, Math.min(1, 0.6 * amount))),
  flat: each((value, amount) => blend(value, 0.5, Math.min(0.6, 0.26 * amount))),
  fade: (image, amount) => {
    shadePixels(image, (pixel) => {
      saturate(pixel, 1 - 0.3 * amount);
      pixel.red = 0.07 * amount + pixel.red * (1 - 0.11 * amount);
      pixel.green = 0.065 * amount + pixel.green * (1 - 0.12 * amount);
      pixel.blue = 0.09 * amount + pixel.blue * (1 - 0.17 * amount);
    });
  },
  warm: (image, amount) => balance(image, 0.1 * amount, 0.012 * amount, -0.12 * amount),
  cool: (image, amount) => balance(image, -0.11 * amount, 0, 0.11 * amount),
  vivid: (image, amount) =>
    shadePixels(image, (pixel) => {
      // What is pale gains most; skin and what is strong already gains little.
      const strong =
        Math.max(pixel.red, pixel.green, pixel.blue) - Math.min(pixel.red, pixel.green, pixel.blue);
      saturate(pixel, 1 + amount * (0.62 - 0.42 * strong));
    }),
  muted: (image, amount) => shadePixels(image, (pixel) => saturate(pixel, Math.max(0, 1 - 0.5 * amount))),
  'open-shadows': (image, amount) => moveByTone(image, (tone) => 0.34 * amount * ramp(0.55, 0, tone)),
  'calm-lights': (image, amount) => moveByTone(image, (tone) => -0.3 * amount * ramp(0.5, 1, tone)),
  exposed: expose,
  clarity: (image, amount) => addLocalContrast(image, 26, 0.62 * amount),
  sharp: (image, amount) => {
    addLocalContrast(image, 1.1, 0.9 * amount);
    addLocalContrast(image, 3, 0.3 * amount);
  },
  clean: (image, amount) => smoothNoise(image, amount),
  dehaze: (image, amount) => liftHaze(image, Math.min(1.1, amount)),
  dramatic: (image, amount) => {
    addLocalContrast(image, 30, 0.7 * amount);
    shadePixels(image, (pixel) => {
      saturate(pixel, 1 - 0.14 * amount);
      eachOf(pixel, (value) => addContrast(value * (1 - 0.07 * amount), Math.min(1, 0.5 * amount)));
    });
    addVignette(image, Math.min(0.8, 0.55 * amount), [0.02, 0.02, 0.035]);
  },
  soft: (image, amount) => {
    const mist = blurPlanes(image, 11 * unitOf(image));
    shadePixels(image, (pixel) => {
      const i = pixel.index;
      const share = Math.min(0.75, 0.42 * amount);
      pixel.red = blend(pixel.red, screen(pixel.red * 0.86, (mist.red[i] ?? 0) * 0.5), share);
      pixel.green = blend(pixel.green, screen(pixel.green * 0.86, (mist.green[i] ?? 0) * 0.48), share);
      pixel.blue = blend(pixel.blue, screen(pixel.blue * 0.86, (mist.blue[i] ?? 0) * 0.48), share);
    });
    releasePlanes(mist.red, mist.green, mist.blue);
  },
  glow: (image, amount) => {
    addBloom(image, { threshold: 0.5, radius: 12, strength: 0.42 * amount, colour: [1, 0.95, 0.86] });
    addBloom(image, { threshold: 0.55, radius: 48, strength: 0.5 * amount, colour: [1, 0.92, 0.8] });
  },
  vignette: (image, amount) => addVignette(image, Math.min(0.95, 0.75 * amount)),
  grain: (image, amount, work) => addGrain(image, 0.1 * amount, work.seed),
  neutral: whiten,
  backlight: lightFromBehind,
  'smooth-skin': (image, amount) => {
    for (const channel of [image.red, image.green, image.blue]) {
      const even = smoothCalm(
        channel,
        image.width,
        image.height,
        Math.round(7 * unitOf(image)),
        0.004 * amount,
      );
      for (let i = 0; i < channel.length; i++) channel[i] = blend(channel[i] ?? 0, even[i] ?? 0, 0.8);
      releasePlanes(even);
    }
  },
};

/** How light the lights and the mean of a photo should be, and how far one is brought there at most. */
const WELL = { lights: 0.93, mean: 0.36, gain: 2.6, gamma: 0.65 } as const;

function expose(image: Planes, amount: number): void {
  const luma = readLuma(image);
  const sorted = luma.filter((_, i) => i % 7 === 0).toSorted();
  const lights = Math.max(0.02, sorted[Math.floor(sorted.length * 0.98)] ?? 1);
  const own = clamp(sorted.reduce((sum, value) => sum + value, 0) / sorted.length, 0.01, 0.99);
  // A soft photo without lights may be light enough.
  const gain = clamp(Math.min(WELL.lights / lights, WELL.mean / own), 1, WELL.gain);
  const mean = Math.min(0.99, gain * own);
  const gamma = clamp(Math.log(WELL.mean) / Math.log(mean), WELL.gamma, 1);
  releasePlanes(luma);
  for (const channel of [image.red, image.green, image.blue])
    for (let i = 0; i < channel.length; i++) {
      const value = channel[i] ?? 0;
      channel[i] = blend(value, clamp(value * gain) ** gamma, Math.min(1, amount));
    }
}

/** What is much lighter in one colour than in the others has a colour of its own, and says nothing of the lamps. */
const OWN_COLOUR = 0.4;
/** How high the mean is that lights count more in; and the gains that a photo may need. */
const [LIGHTS_COUNT, LEAST_GAIN, MOST_GAIN] = [4, 0.72, 1.4];
/** Of the image: less that is nearly grey says nothing of the lamps, and so much says all. */
const [SAYS_NOTHING, SAYS_ALL] = [0.06, 0.25];

/** Takes away the cast of the lamps: the mean of what is nearly grey becomes grey ("Shades of Gray", Finlayson 2004). */
function whiten(image: Planes, amount: number, work: Work): void {
  const { red, green, blue, width } = image;
  const faces = work.people().faces;
  // Skin is warm under any lamp.
  const isSkin = (i: number): boolean =>
    faces.some(
      ({ x, y, width: wide, height: tall }) =>
        Math.abs((i % width) - x) < wide * 0.6 && Math.abs(Math.floor(i / width) - y) < tall * 0.75,
    );
  const sums = [1e-6, 1e-6, 1e-6] as [number, number, number];
  let [counted, all] = [0, 0];
  for (let i = 0; i < red.length; i += 5) {
    const [r, g, b] = [red[i] as number, green[i] as number, blue[i] as number];
    const most = Math.max(r, g, b);
    all++;
    if (most > 0.98 || most < 0.06 || (most - Math.min(r, g, b)) / most > OWN_COLOUR || isSkin(i)) continue;
    counted++;
    sums[0] += r ** LIGHTS_COUNT;
    sums[1] += g ** LIGHTS_COUNT;
    sums[2] += b ** LIGHTS_COUNT;
  }
  const means = sums.map((sum) => sum ** (1 / LIGHTS_COUNT)) as [number, number, number];
  const grey = lumaOf(...means);
  const share = Math.min(1, 0.9 * amount) * ramp(SAYS_NOTHING, SAYS_ALL, counted / all);
  for (const [n, channel] of [red, green, blue].entries()) {
    const gain = blend(1, clamp(grey / (means[n] as number), LEAST_GAIN, MOST_GAIN), share);
    for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] as number) * gain;
  }
}

function each(curve: (value: number, amount: number) => number): Change {
  return (image, amount) => {
    for (const channel of [image.red, image.green, image.blue])
      for (let i = 0; i < channel.length; i++) channel[i] = curve(clamp(channel[i] ?? 0), amount);
  };
}

function eachOf(pixel: Pixel, curve: (value: number) => number): void {
  pixel.red = curve(clamp(pixel.red));
  pixel.green = curve(clamp(pixel.green));
  pixel.blue = curve(clamp(pixel.blue));
}

/** Moves the white point; brightness stays. */
export function balance(image: Planes, red: number, green: number, blue: number): void {
  shadePixels(image, (pixel) => {
    const before = lumaOf(pixel.red, pixel.green, pixel.blue);
    pixel.red *= 1 + red * 1.6;
    pixel.green *= 1 + green * 1.6;
    pixel.blue *= 1 + blue * 1.6;
    const lift = before - lumaOf(pixel.red, pixel.green, pixel.blue);
    pixel.red += lift;
    pixel.green += lift;
    pixel.blue += lift;
  });
}

/** Lightens or darkens by how light the surroundings are, so that detail stays as it is. */
function moveByTone(image: Planes, shift: (tone: number) => number): void {
  const { width, height } = image;
  const luma = readLuma(image);
  const tone = smoothCalm(luma, width, height, Math.round(14 * unitOf(image)), 0.01);
  shadePixels(image, (pixel) => {
    const i = pixel.index;
    const here = Math.max(0.02, luma[i] ?? 0);
    const move = shift(clamp(tone[i] ?? 0));
    const scale = clamp(here + move * (here < 0.5 ? here + 0.18 : 1.1 - here * 0.6), 0.005, 1.05) / here;
    eachOf(pixel, (value) => value * scale);
  });
  releasePlanes(luma, tone);
}

/** Sets each pixel off from its surroundings; edges get no halo, since they count as surroundings of their own. */
export function addLocalContrast(image: Planes, radius: number, strength: number): void {
  const { width, height } = image;
  const luma = readLuma(image);
  const around = blurPlane(luma, width, height, Math.max(0.8, radius * unitOf(image)));
  shadePixels(image, (pixel) => {
    const i = pixel.index;
    const difference = (luma[i] ?? 0) - (around[i] ?? 0);
    // A large difference is an edge, and no texture: it gains less.
    const lift = (difference * strength) / (1 + Math.abs(difference) * 7);
    pixel.red += lift;
    pixel.green += lift;
    pixel.blue += lift;
  });
  releasePlanes(luma, around);
}

/** A low light behind the subject: its own side falls into shade, its rim and the air around it shine. */
function lightFromBehind(image: Planes, amount: number, work: Work): void {
  const { width, height } = image;
  const subject = work.subject();
  const random = work.random('backlight');
  const x = subject
    ? subject.box.left + subject.box.width * random.between(0.3, 0.7)
    : width * random.between(0.3, 0.7);
  const y = subject ? Math.max(height * 0.08, subject.box.top + subject.box.height * 0.12) : height * 0.2;
  const reach = Math.hypot(width, height) * 0.62;
  const shape = subject ? Float32Array.from(subject.mask.values) : null;
  const wide = shape ? blurPlane(shape, width, height, 9 * unitOf(image)) : null;
  shadePixels(image, (pixel) => {
    const i = pixel.index;
    const near = Math.max(0, 1 - Math.hypot(pixel.x - x, pixel.y - y) / reach);
    const inside = shape?.[i] ?? 0;
    const shade = 1 - amount * (0.08 + 0.24 * inside);
    eachOf(pixel, (value) => value * shade);
    const rim = shape && wide ? inside * (1 - (wide[i] ?? 0)) * 1.5 : 0;
    const light = amount * (near ** 1.7 * (1 - inside * 0.72) * 0.95 + rim * near * 1.4);
    pixel.red = screen(pixel.red, light);
    pixel.green = screen(pixel.green, light * 0.86);
    pixel.blue = screen(pixel.blue, light * 0.62);
  });
  if (wide) releasePlanes(wide);
}
