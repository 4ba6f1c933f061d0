// Insides that are no rooms of a house, and the words for them.

/** A church, a bus, an attic, as who is in it sees it. */
export type Inside =
  | 'church'
  | 'mosque'
  | 'castle'
  | 'barn'
  | 'attic'
  | 'dungeon'
  | 'nightclub'
  | 'aquarium'
  | 'lift'
  | 'cinema'
  | 'tomb'
  | 'court'
  | 'cellar'
  | 'subway-car'
  | 'bus'
  | 'airliner'
  | 'ballroom'
  | 'tent'
  | 'yurt'
  | 'igloo';

/** These name nothing but the inside. */
export const INSIDES: Partial<Record<Inside, string>> = {
  church: 'nave, church nave, cathedral nave, church aisle, church interior, cathedral interior',
  mosque: 'prayer hall, mosque interior',
  barn: 'barn door, barn doors, barn doorway, stable door, stable doors, stable, stables, horse stable, hayloft, cowshed, 马厩, 马棚, 牛棚, 牛圈, 羊圈',
  attic: 'attic, dusty attic, 阁楼上, 阁楼里, 阁楼',
  dungeon:
    'dungeon, dungeons, castle dungeon, prison, prison cell, jail, jail cell, catacombs, crypt, barred window, prison bars, 铁窗, 地牢, 地牢里, 监狱, 监狱里, 牢房, 牢房里, 牢里, 地下墓穴',
  nightclub:
    'nightclub, night club, in a club, in the club, at a club, at the club, dance club, disco, discotheque, 夜店, 夜店里, 夜总会, 迪厅, 迪斯科舞厅, 舞池, karaoke room, karaoke bar, karaoke, ktv, ktv包厢, ktv包间, 卡拉ok',
  ballroom:
    'ballroom, ball room, grand ballroom, palace ballroom, royal ball, masquerade ball, banquet hall, 舞厅, 舞会大厅, 宴会厅, 宴会大厅, 宫廷舞会, 化装舞会, 假面舞会',
  tent: 'tent interior, 帐篷内部',
  yurt: 'yurt interior, 蒙古包内部, 毡房里',
  aquarium:
    'aquarium, aquariums, oceanarium, underwater tunnel, aquarium tunnel, 海底隧道, 海底隧道里, 水下隧道, sea life centre, 水族馆, 水族馆里, 海洋馆, 海洋馆里',
  cinema: 'cinema hall, 电影院里, 影院里, 放映厅, 影厅',
  tomb: "egyptian tomb, ancient egyptian tomb, pharaoh's tomb, pharaoh tomb, ancient tomb, burial chamber, inside a pyramid, inside the pyramid, 古墓, 古墓里, 墓室, 墓室里, 法老墓, 法老墓里, 金字塔里, 金字塔内部, 地宫",
  court: 'courtroom, court room, courthouse interior, law court, 法庭, 法庭上, 法庭里, 法院里, 审判庭',
  cellar: 'basement, cellar, root cellar, 地下室, 地下室里, 地窖, 地窖里',
  lift: 'elevator, elevator car, 电梯, 电梯里, 电梯间',
  'subway-car':
    'subway car, subway carriage, subway train carriage, metro car, metro carriage, 地铁车厢, 地铁车厢里, 地铁里, 地铁上',
  bus: 'bus interior, school bus interior, 公交车厢, 公交车厢里, 巴士车厢',
  airliner:
    'by the airplane window, by the plane window, by an airplane window, at the airplane window, next to the airplane window, airplane window seat, plane window seat, airplane window, plane window, 飞机舷窗, 舷窗, 飞机窗边, 飞机舷窗边, 舷窗边, 飞机靠窗, airplane cabin, aeroplane cabin, plane cabin, aircraft cabin, airplane interior, 飞机机舱, 飞机机舱里, 机舱, 机舱里, 客舱, 客舱里',
};

/** What is seen from outside by its key, and the inside of it: a hall, or a room as others. */
export const INSIDE_OF: ReadonlyMap<string, Inside | 'room'> = new Map<string, Inside | 'room'>([
  ['church', 'church'],
  ['mosque', 'mosque'],
  ['domed-mosque', 'mosque'],
  ['castle', 'castle'],
  ['stone-tower', 'castle'],
  ['barn', 'barn'],
  ['house', 'room'],
  ['cabin', 'room'],
  ['cinema', 'cinema'],
  ['train', 'room'],
  ['high-speed-train', 'room'],
  ['bus', 'bus'],
  ['plane', 'airliner'],
  ['tent', 'tent'],
  ['tipi', 'tent'],
  ['yurt', 'yurt'],
  ['igloo', 'igloo'],
  ['temple', 'room'],
  ['shrine', 'room'],
  ['diner', 'room'],
  ['school', 'room'],
  ['modern-villa', 'room'],
  ['mansion', 'room'],
  ['hill-house', 'room'],
  ['bamboo-house', 'room'],
  ['hut', 'room'],
  ['haunted-house', 'room'],
  ['office-building', 'room'],
  ['noodle-front', 'room'],
  ['space-base', 'room'],
]);

/** Who is in one, among trees, in the rain or under stars, is in its yard, or at its door. */
export const WITH_YARDS: ReadonlySet<string> = new Set([
  'tent',
  'tipi',
  'yurt',
  'temple',
  'shrine',
  'school',
  'modern-villa',
  'mansion',
]);

/** By the word, in small letters. */
export const INSIDE_BY_NAME: ReadonlyMap<string, Inside> = new Map(
  Object.entries(INSIDES).flatMap(([inside, words]) =>
    words.split(', ').map((word) => [word, inside as Inside] as const),
  ),
);
