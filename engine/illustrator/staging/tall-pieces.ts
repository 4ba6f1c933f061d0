/** Furniture as tall as people, which stands along a wall. */
export const TALL_PIECES =
  /^(?:floor-lamp|bookshelf|wardrobe|standing-mirror|shower|fridge|cabinet|cupboard)$/;
