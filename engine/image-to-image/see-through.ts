// What can be seen through in an image that was cut out, while more is done to it.
import { clamp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { isGeometry, type Operation } from './instruction.ts';
import type { Work } from './work.ts';

/** What is laid on the image, beside what was cut out as well. */
const LAID: ReadonlySet<Operation['do']> = new Set(['add', 'cover', 'words', 'wear', 'wings', 'steam']);
/** Of 255: what differs so much from what was there is wholly paint. */
const PAINT = 60;

/** The image with what can be seen through in its fourth channel. */
export function withAlpha({ image, alpha }: Pick<Work, 'image' | 'alpha'>): Image {
  const data = new Uint8ClampedArray(image.data);
  alpha?.values.forEach((value, i) => (data[i * 4 + 3] = value * 255));
  return { ...image, data };
}

/** Does something to the image of the work: what can be seen through goes with the pixels where these go, and is no more where something is laid. */
export async function keepSeeThrough<Result>(
  work: Work,
  operation: Pick<Operation, 'do'>,
  change: () => Promise<Result>,
): Promise<Result> {
  const { image, alpha } = work;
  if (!alpha) return change();
  const moves = isGeometry(operation) || operation.do === 'frame';
  if (moves) work.image = withAlpha(work);
  const result = await change();
  if (moves) takeAlpha(work);
  else if (LAID.has(operation.do)) {
    const values = alpha.values.map((value, i) =>
      Math.max(value, differenceAt(image, work.image, i) / PAINT),
    );
    work.alpha = { ...alpha, values: values.map((value) => Math.min(1, value)) };
  }
  return result;
}

/** What lies outside of the largest circle in the middle is seen through, beside what was before. */
export function cutCircle(work: Work): void {
  const { width, height } = work.image;
  const radius = Math.min(width, height) / 2;
  const before = work.alpha?.values;
  const values = Float32Array.from({ length: width * height }, (_, i) => {
    const far = Math.hypot((i % width) + 0.5 - width / 2, Math.floor(i / width) + 0.5 - height / 2);
    return clamp(radius - far + 0.5) * (before?.[i] ?? 1);
  });
  work.alpha = { width, height, values };
}

function takeAlpha(work: Work): void {
  const { width, height, data } = work.image;
  const values = Float32Array.from({ length: width * height }, (_, i) => (data[i * 4 + 3] as number) / 255);
  work.alpha = { width, height, values };
  const opaque = new Uint8ClampedArray(data);
  for (let at = 3; at < opaque.length; at += 4) opaque[at] = 255;
  const isNew = work.before === work.image;
  work.image = { width, height, data: opaque };
  if (isNew) work.before = work.image;
}

function differenceAt(one: Image, other: Image, i: number): number {
  const at = (channel: number): number =>
    Math.abs((one.data[i * 4 + channel] as number) - (other.data[i * 4 + channel] as number));
  return Math.max(at(0), at(1), at(2));
}
