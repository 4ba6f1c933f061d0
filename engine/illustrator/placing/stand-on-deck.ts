// Who is on a ship under sail stands on its deck, behind the rail, and not on its masts.

import { deckOf } from '../things/decks.ts';
import { wideOf, type Cast } from './cast.ts';

/** Moves who is on the ship, the `index`th of them; false where it has no deck that is seen. */
export function standOnDeck({ spot }: Cast, ship: Cast, index: number): boolean {
  const { spot: at } = ship;
  const deck = deckOf(at.subject);
  if (!deck || spot.subject.kind !== 'figure') return false;
  Object.assign(spot, {
    x: at.x + (at.isFlipped ? -1 : 1) * (deck.across - index * 0.07) * wideOf(ship),
    y: at.y - at.tall * deck.up,
    tall: at.tall * deck.tall,
    depth: at.depth - 0.002,
    isFloating: true,
  });
  return true;
}
