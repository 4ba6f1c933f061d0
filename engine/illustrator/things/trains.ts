// Which things are trains.

const TRAINS: ReadonlySet<string> = new Set(['train', 'high-speed-train']);

export function isTrain({ key }: { key: string }): boolean {
  return TRAINS.has(key);
}
