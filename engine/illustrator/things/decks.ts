// Where there is room for somebody on ships under sail, and on a raft.

/** In parts of the drawing: across from its middle, up from the water; and how tall one is there. */
export type Deck = { across: number; up: number; tall: number };

const CASTLE: Deck = { across: 0.36, up: 0.36, tall: 0.34 };
const DECKS: Readonly<Partial<Record<string, Deck>>> = {
  'pirate-ship': CASTLE,
  galleon: CASTLE,
  longship: { across: 0.3, up: 0.15, tall: 0.46 },
  'bamboo-raft': { across: 0.1, up: 0.15, tall: 0.78 },
};

/** Beside the sails, behind the rail; undefined for what has no deck that is seen. */
export function deckOf({ key }: { key: string }): Deck | undefined {
  return DECKS[key];
}
