// Words for a fire that burns in the wall of a room.

/** In a whole prompt. */
export const HEARTH =
  /fireplace|\bhearth\b|\bfireside\b|壁炉|炉火|火炉|炉边|(?:by|beside|near|in front of|next to) (?:the|a)(?: \w+)? fire\b/i;

/** The places by it. */
export const BY_HEARTH =
  'by the fireside, fireside, at the fireside, 炉火旁, 炉火边, 炉火前, 炉边, 火炉旁, 火炉边, 火炉前';
