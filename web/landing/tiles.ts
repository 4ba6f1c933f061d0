// The tiles that are part of the build: made by the built-in engine from these words (scripts/paint-tiles.ts).
import table from './tiles.json';

export type TileName = keyof typeof table;

export type Tile = {
  name: TileName;
  /** Empty where the file has not been painted. */
  src: string;
  width: number;
  height: number;
  words: { en: string; zh: string };
  style: string;
  ratio: string;
};

const files = import.meta.glob<string>('./tiles/*.webp', { eager: true, query: '?url', import: 'default' });

export function tileNamed(name: TileName): Tile {
  const { en, zh, style, ratio, width } = table[name];
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return {
    name,
    src: files[`./tiles/${name}.webp`] ?? '',
    width,
    height: Math.round((width * down) / across),
    words: { en, zh },
    style,
    ratio,
  };
}
