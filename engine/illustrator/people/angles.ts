// How the limbs of a pose are told: by angles.

/**
 * Degrees from straight down, toward the right: upper and lower part of each limb. `drop` is how much of the legs' height is
 * lost, `short` how much of the thighs is seen, `rise` how high the feet are in the air.
 */
export type Angles = {
  arms: readonly [Pair, Pair];
  legs: readonly [Pair, Pair];
  lean?: number;
  drop?: number;
  short?: number;
  rise?: number;
  /** How much is seen of each shin: who comes or goes lifts one behind. */
  shins?: readonly [number, number];
  /** How much longer the arms are, which heads would hide. */
  reach?: number;
};
export type Pair = readonly [upper: number, lower: number];
