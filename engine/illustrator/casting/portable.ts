// What people carry about, and what they do not.

import type { Subject } from '../reading/prompt-reading.ts';
import { isFurniture } from '../things/redrawn.ts';

const FIXED: ReadonlySet<string> = new Set([
  'fish-tank',
  'fish-bowl',
  'parasol',
  'table-and-chairs',
  'campfire',
  'crystals',
  'piano',
  'guzheng',
  'bench',
  'picnic',
  'rock',
  'anchor',
  'sandcastle',
  'basketball-hoop',
  'football-goal',
  'desktop-computer',
  'market-stall',
  'ladder',
  'bus-shelter',
  'phone-booth',
  'postbox',
  'stop-sign',
  'traffic-light',
  'cannon',
  'birdhouse',
  'doghouse',
  'rocking-horse',
  'pool-table',
  'arcade-machine',
  'clothes-rack',
  'food-cart',
  'ships-wheel',
  'iron-anchor',
  'rickshaw',
  'sedan-chair',
  'playground-slide',
  'chime-bells',
  'dishwasher',
  'robot-vacuum',
  'air-conditioner',
  'armour',
  'hibiscus',
  'hammock',
  'grill',
  'cauldron',
  'flower-arch',
  'sorting-bins',
  'christmas-tree',
  'headstone',
  'treasure-chest',
  'gold-heap',
  'gold-coins',
  'sewing-machine',
  'microwave',
  'coffee-machine',
  'stereo-speaker',
  'electric-fan',
  'gramophone',
  'record-player',
  'printer',
  'slot-machine',
  'satellite-antenna',
  'swing',
  'seesaw',
  'stone-mill',
  'water-vat',
  'lotus-vat',
  'spinning-wheel',
  'harp',
  'double-bass',
  'long-drum',
  'xylophone',
  'qipao-on-stand',
  'hanfu-on-stand',
]);

/** Nobody holds a sofa; a wheelchair is pushed. */
export function isPortable(subject: Subject): boolean {
  if (subject.key === 'wheelchair') return true;
  // Of a temple: "a big bell".
  if (subject.key === 'bell' && (subject.size === 'big' || subject.size === 'huge')) return false;
  // Statues.
  if (subject.key.startsWith('toy-') && STATUARY.test(subject.material ?? '')) return false;
  return ['item', 'hat'].includes(subject.kind) && !FIXED.has(subject.key) && !isFurniture(subject);
}

const STATUARY = /stone|marble|bronze|ice|granite|jade/;

/** On feet or on the ground, and in nobody's hand where it is not said. */
export function isShoe({ key }: Pick<Subject, 'key'>): boolean {
  return /shoe|sandal|slipper|sneaker/.test(key) && !key.startsWith('horse');
}
