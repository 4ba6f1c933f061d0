// What is printed on clothes.

export type ClothPatternName =
  | 'stripes'
  | 'pinstripes'
  | 'checks'
  | 'dots'
  | 'flowers'
  | 'leopard'
  | 'camouflage'
  | 'colours';

/** `ink`: the colour that is printed on that of the garment. */
export type ClothPattern = { name: ClothPatternName; ink?: string };
