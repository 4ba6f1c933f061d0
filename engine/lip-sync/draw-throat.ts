// What is seen between parted lips: the dark of the mouth, the upper teeth, the tongue.

export type Throat = {
  /**
   * The colour at a place of the opening, into `colour`: `u` −1–1 from corner to corner, `v` 0–1 from the upper lip to
   * the lower. `gap` is how far the lips are apart there, and `half` half a mouth, in pixels.
   */
  paint(colour: Float32Array, u: number, v: number, gap: number, half: number): void;
};

const DARK = [52, 18, 20] as const;
const TEETH = [238, 231, 222] as const;
/** Teeth on half a mouth; the line in the middle is one between two. */
const TEETH_ACROSS = 4;
const TINT = 0.3;
const TONGUE = [182, 84, 86] as const;

/** Lit like the skin around, and grey in an image without colours. A smile shows teeth of its own. */
export function makeThroat(skin: readonly [number, number, number], hasTeeth: boolean): Throat {
  const [r, g, b] = skin;
  const light = Math.min(1.08, Math.max(0.34, (0.3 * r + 0.59 * g + 0.11 * b) / 185));
  const chroma = (Math.max(...skin) - Math.min(...skin)) / (Math.max(...skin) + 1);
  const colourful = ease((chroma - 0.05) / 0.1);
  const tone = (colour: readonly [number, number, number]) => {
    const grey = 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2];
    return colour.map((value) => (grey + (value - grey) * colourful) * light) as [number, number, number];
  };
  const grey = Math.max(1, 0.3 * r + 0.59 * g + 0.11 * b);
  // In light of a colour teeth have some of it, or they look blue in a face lit by a lamp.
  const tint = skin.map((value) => Math.min(1.12, (Math.max(1, value) / grey) ** TINT));
  const [dark, tongue] = [tone(DARK), tone(TONGUE)];
  const teeth = tone(TEETH).map((value, c) => value * (tint[c] ?? 1));

  return {
    paint(colour, u, v, gap, half) {
      const side = u * u;
      const depth = 0.45 + 0.55 * v;
      // Near the corners the lips close over skin, not over the deep.
      const corner = ease((Math.abs(u) - 0.62) / 0.38) * 0.75;
      for (let c = 0; c < 3; c++) {
        const deep = (dark[c] ?? 0) * depth;
        colour[c] = deep + ((skin[c] ?? 0) * 0.42 - deep) * corner;
      }
      const down = v * gap;
      const tongueTop = gap - gap * 0.46 * Math.max(0, 1 - side * 1.5);
      const onTongue = gap > half * 0.16 ? ease((down - tongueTop) / (half * 0.1) + 0.5) : 0;
      if (onTongue > 0) {
        const lit = (0.62 + 0.3 * ease((down - tongueTop) / (gap * 0.4))) * (1 - 0.4 * side);
        for (let c = 0; c < 3; c++)
          colour[c] = (colour[c] ?? 0) + ((tongue[c] ?? 0) * lit - (colour[c] ?? 0)) * onTongue;
      }
      if (hasTeeth) return;
      const long = Math.min(half * 0.19, gap * 0.4) * (1 - 0.5 * side);
      const isOpen = ease((gap - half * 0.1) / (half * 0.14));
      const onTeeth = ease((long - down) / 1.6 + 0.5) * ease((0.74 - Math.abs(u)) / 0.24) * isOpen;
      if (onTeeth <= 0) return;
      // The upper lip throws a shadow on them, they turn away to the sides, and a line parts one from the next.
      const between = Math.abs(((u * TEETH_ACROSS + 64) % 1) - 0.5) * 2;
      const parted = 1 - 0.16 * ease((between - 0.8) / 0.2) * ease((half - 24) / 30);
      const lit = (0.66 + 0.34 * ease(down / (half * 0.1))) * (1 - 0.5 * side) * parted;
      for (let c = 0; c < 3; c++)
        colour[c] = (colour[c] ?? 0) + ((teeth[c] ?? 0) * lit - (colour[c] ?? 0)) * onTeeth * 0.94;
    },
  };
}

/** 0 below 0, 1 above 1, soft between. */
export function ease(value: number): number {
  const t = value < 0 ? 0 : value > 1 ? 1 : value;
  return t * t * (3 - 2 * t);
}
