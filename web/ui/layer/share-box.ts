// A box in shares of an image, from its upper left corner: moved and resized, it never leaves the image.

export type ShareBox = { x: number; y: number; width: number; height: number };

const LEAST = 0.02;

export function moveBox(box: ShareBox, across: number, down: number): ShareBox {
  return {
    ...box,
    x: clamp(box.x + across, 0, 1 - box.width),
    y: clamp(box.y + down, 0, 1 - box.height),
  };
}

/** Its middle stays where it is, as far as the image allows: the other side moves as much as the one that is pulled. */
export function resizeBox(box: ShareBox, across: number, down: number): ShareBox {
  const [x, width] = resizeSide(box.x, box.width, across);
  const [y, height] = resizeSide(box.y, box.height, down);
  return { x, y, width, height };
}

/** Where it lies on the image, as styles. */
export function placeOf({ x, y, width, height }: ShareBox) {
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}

function resizeSide(from: number, length: number, by: number): [from: number, length: number] {
  const middle = from + length / 2;
  const most = 2 * Math.min(middle, 1 - middle);
  const next = clamp(length + 2 * by, Math.min(LEAST, most), most);
  return [middle - next / 2, next];
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
