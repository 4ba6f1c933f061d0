// What a piece needs to know of a video.
export type VideoSource = {
  /** The video itself. */
  url: string;
  /** A small silent video of it, for walls; it may show only the beginning. */
  preview: string;
  seconds: number;
  fps: number;
  hasSound: boolean;
};

/** Videos should stand still until they are asked: less motion or less data is wanted. */
export function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
