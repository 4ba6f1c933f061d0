// Buildings of towns by their names. Most of these words also name the rooms in them: which is meant says what stands
// beside the word (see `reading/places/name-buildings.ts`).

import type { SubjectEntry } from './subject.ts';

/** Always seen from outside. */
const ALWAYS: Readonly<Record<string, string>> = {
  motel: 'motel, motels, roadside motel, 汽车旅馆',
  diner: 'diner, roadside diner, retro diner, american diner, 美式餐馆, 路边餐馆',
  'noodle-front':
    'ramen shop, ramen bar, ramen restaurant, noodle shop, noodle bar, noodle house, 拉面馆, 拉面店, 面条店',
  'gas-station': 'gas station, petrol station, filling station, service station, 加油站',
  bank: 'bank building, 银行, 银行大楼',
  cinema: 'cinema, movie theater, movie theatre, drive-in theater, 电影院',
  school: 'school, schoolhouse, school building, 学校, 🏫',
  hospital: 'hospital, hospital building, 医院, 🏥',
  museum: 'museum, museum building, courthouse, city hall, town hall, 博物馆, 市政厅, 法院',
};
/** From outside only where that is said. */
const OUTSIDE: Readonly<Record<string, string>> = {
  hotel: 'hotel, 酒店, 旅馆, 宾馆',
  bank: 'bank',
  bakery: 'bakery, 面包店, 面包房',
  'cafe-front': 'cafe, café, coffee shop, teahouse, tea house, 咖啡馆, 咖啡店, 咖啡厅, 茶馆',
  'noodle-front': '面馆, 小面馆',
  'book-front': 'bookstore, bookshop, book shop, library, 书店, 图书馆',
  'flower-front': 'flower shop, florist shop, 花店',
  barber: 'barber shop, barbershop, hair salon, 理发店, 美发店',
  restaurant: 'restaurant, bistro, bar, pub, tavern, 餐厅, 餐馆, 酒吧, 酒馆, 饭馆',
  shop: 'shop, store, supermarket, grocery store, convenience store, pharmacy, toy shop, 商店, 超市, 便利店, 药店, 小店, 店铺',
};

function entry([key, words]: [string, string]): SubjectEntry {
  return { key, drawing: `own/${key}`, kind: 'building', height: 0.36, words };
}

export const TOWN_BUILDING_WORDS: readonly SubjectEntry[] = Object.entries(ALWAYS).map(entry);

/** Drawn by the emoji font. */
const FACTORY: Omit<SubjectEntry, 'words'> = {
  key: 'factory',
  drawing: 'noto/factory',
  kind: 'building',
  height: 0.36,
};

/** By the word, for a building that is seen from outside. */
export const SEEN_FROM_OUTSIDE: ReadonlyMap<string, Omit<SubjectEntry, 'words'>> = new Map([
  ...['factory', '工厂'].map((word) => [word, FACTORY] as const),
  ...[...Object.entries(ALWAYS), ...Object.entries(OUTSIDE)].flatMap(([key, words]) => {
    const { words: _, ...value } = entry([key, words]);
    return words.split(', ').map((word) => [word, value] as const);
  }),
]);
