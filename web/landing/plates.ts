// The plates that are part of the build: made by the built-in engine from these words (scripts/paint-plates.ts).
import table from './plates.json';

export type PlateName = keyof typeof table;

export type Plate = {
  name: PlateName;
  /** Empty where the file has not been painted. */
  src: string;
  width: number;
  height: number;
  words: { en: string; zh: string };
  style: string;
  ratio: string;
};

const files = import.meta.glob<string>('./plates/*.webp', { eager: true, query: '?url', import: 'default' });

export function plateNamed(name: PlateName): Plate {
  const { en, zh, style, ratio, width } = table[name];
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return {
    name,
    src: files[`./plates/${name}.webp`] ?? '',
    width,
    height: Math.round((width * down) / across),
    words: { en, zh },
    style,
    ratio,
  };
}
