// Colours as the eye tells them apart (CIELAB, D65): lightness 0–100, green–red, blue–yellow.
import type { Image } from './image.ts';
import { inParts } from './in-parts.ts';

export type Lab = { lightness: number; a: number; b: number };

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

export function toLab(red: number, green: number, blue: number): Lab {
  const r = LINEAR[Math.round(red)] ?? 0;
  const g = LINEAR[Math.round(green)] ?? 0;
  const b = LINEAR[Math.round(blue)] ?? 0;
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return { lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

function bend(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}

/** A small image in planes of Lab. */
export type LabPlanes = {
  width: number;
  height: number;
  lightness: Float32Array;
  a: Float32Array;
  b: Float32Array;
};

export function readLab({ width, height, data }: Image): LabPlanes {
  const length = width * height;
  const planes: LabPlanes = {
    width,
    height,
    lightness: new Float32Array(length),
    a: new Float32Array(length),
    b: new Float32Array(length),
  };
  inParts(length, (from, end) => readPart(data, planes, from, end));
  return planes;
}

function readPart(data: Uint8ClampedArray, { lightness, a, b }: LabPlanes, from: number, end: number): void {
  for (let i = from, o = from * 4; i < end; i++, o += 4) {
    const slot = recall(data[o] as number, data[o + 1] as number, data[o + 2] as number);
    lightness[i] = KNOWN.lightness[slot] as number;
    a[i] = KNOWN.a[slot] as number;
    b[i] = KNOWN.b[slot] as number;
  }
}

/** The colours of an image come again and again, and to tell where one lies takes three roots. */
const SLOTS = 1 << 13;
const colours = new Int32Array(SLOTS).fill(-1);
export const KNOWN = {
  lightness: new Float32Array(SLOTS),
  a: new Float32Array(SLOTS),
  b: new Float32Array(SLOTS),
} as const;

/** Returns where in `KNOWN` a colour of whole bytes stands, until the next one is asked for. */
export function recall(red: number, green: number, blue: number): number {
  const colour = (red << 16) | (green << 8) | blue;
  const slot = Math.imul(colour, 0x9e3779b1) >>> 19;
  if (colours[slot] !== colour) {
    const { lightness, a, b } = toLab(red, green, blue);
    KNOWN.lightness[slot] = lightness;
    KNOWN.a[slot] = a;
    KNOWN.b[slot] = b;
    colours[slot] = colour;
  }
  return slot;
}

/** Red, green and blue bytes of a colour; what a screen cannot show is cut off. Written into `target` from `at` on. */
export function writeRgb(target: Uint8ClampedArray, at: number, { lightness, a, b }: Lab): void {
  const fy = (lightness + 16) / 116;
  const x = unbend(fy + a / 500) * 0.9505;
  const y = unbend(fy);
  const z = unbend(fy - b / 200) * 1.089;
  target[at] = toByte(3.2406 * x - 1.5372 * y - 0.4986 * z);
  target[at + 1] = toByte(-0.9689 * x + 1.8758 * y + 0.0415 * z);
  target[at + 2] = toByte(0.0557 * x - 0.204 * y + 1.057 * z);
}

function unbend(value: number): number {
  return value > 0.206897 ? value ** 3 : (value - 16 / 116) / 7.787;
}

function toByte(linear: number): number {
  if (linear <= 0) return 0;
  return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
}
