// Where a piece of furniture is in a room.

/** Metres from the middle of the wall toward the window, metres above the floor, metres before the wall. */
export type Piece = {
  name: string;
  across: number;
  up?: number;
  before?: number;
  /** In the words: it is there whatever else is, in its colour. */
  isAsked?: true;
  colour?: string;
};
