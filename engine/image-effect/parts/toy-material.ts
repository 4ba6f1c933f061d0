// How a material takes on the face of a photo.

export type ToyMaterial = {
  /** How many times as large as in the photo eyes are. */
  eyes: number;
  /** How far wrinkles, pores and hard shadows are smoothed out of the skin, 0–1. */
  smooth: number;
  /** 0–1. */
  blush: number;
};
