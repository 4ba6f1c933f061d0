// Which drawing a thing has where the one of its word would not do, and what is furniture.

import { FURNITURE_DRAWINGS } from './furniture.ts';
import { ROOM_FITTINGS } from './room-fittings.ts';
import { POTTED_PLANTS } from './pots.ts';
import { SEATS } from './seats.ts';
import { STANDING_PIECES } from './house-pieces.ts';

/** Things of the word index that we draw ourselves, by key or drawing. */
const REDRAWN: Record<string, string> = {
  axe: 'own/axe',
  basket: 'own/basket',
  bike: 'own/bicycle',
  'couch-and-lamp': 'own/sofa',
  couch: 'own/sofa',
  sofa: 'own/sofa',
  armchair: 'own/armchair',
  bed: 'own/bed',
  chair: 'own/chair',
  'christmas-tree': 'own/christmas-tree',
  table: 'own/table',
  desk: 'own/table',
  bookshelf: 'own/bookshelf',
  shelf: 'own/bookshelf',
  lamp: 'own/floor-lamp',
  'floor-lamp': 'own/floor-lamp',
  'potted-plant': 'own/house-plant',
  plant: 'own/house-plant',
  picture: 'own/wall-picture',
  'framed-picture': 'own/wall-picture',
  fireplace: 'own/fireplace',
  books: 'own/book-stack',
  rock: 'own/boulder',
  bathtub: 'own/bathtub',
  mirror: 'own/wall-mirror',
  snowman: 'own/snowman',
  factory: 'own/factory',
  'desktop-computer': 'own/desk-monitor',
  'mobile-phone': 'own/phone',
  'high-speed-train': 'own/fast-train',
};

/** For three and more. */
export const LONG_SOFA = 'own/long-sofa';

/** The name of the drawing that a subject is drawn with. */
export function redrawnAs({ key, drawing }: { key: string; drawing: string }): string {
  if (drawing === LONG_SOFA || drawing in POTTED_PLANTS) return drawing;
  return REDRAWN[key] ?? REDRAWN[drawing.replace(/^(fluent|noto)\//, '')] ?? drawing;
}

/** What stands in rooms and is not carried about. */
export function isFurniture(subject: { key: string; drawing: string }): boolean {
  const name = redrawnAs(subject);
  return (
    name in FURNITURE_DRAWINGS ||
    name in SEATS ||
    name in ROOM_FITTINGS ||
    name in STANDING_PIECES ||
    (subject.key === 'potted-plant' && name in POTTED_PLANTS) ||
    /^(television|mirror|door|bathtub|stool|office-chair|rug|toilet|window|spiral-staircase|kitchen-island|vending-machine)$/.test(
      subject.key,
    )
  );
}

/** What lies on it is as high as the hands of who stands there. */
export function isTableHigh({ key }: { key: string }): boolean {
  return /table|desk|counter/.test(key);
}
