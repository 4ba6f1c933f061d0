// What somebody of an image is: how each role usually looks stands in people/roles.ts.

export type PersonRole =
  | FighterRole
  | RulerRole
  | SportRole
  | FolkRole
  | StageRole
  | NightRole
  | MythRole
  | TaleRole
  | 'queen'
  | 'king'
  | 'princess'
  | 'prince'
  | 'bride'
  | 'groom'
  | 'graduate'
  | 'astronaut'
  | 'knight'
  | 'soldier'
  | 'samurai'
  | 'ninja'
  | 'warrior'
  | 'general'
  | 'wizard'
  | 'witch'
  | 'elf'
  | 'fairy'
  | 'angel'
  | 'monk'
  | 'warrior-monk'
  | 'chef'
  | 'doctor'
  | 'nurse'
  | 'teacher'
  | 'student'
  | 'farmer'
  | 'police'
  | 'firefighter'
  | 'worker'
  | 'scientist'
  | 'painter'
  | 'pirate'
  | 'cowboy'
  | 'dancer'
  | 'ballerina'
  | 'musician'
  | 'athlete'
  | 'pilot'
  | 'sailor'
  | 'fisherman'
  | 'business'
  | 'model'
  | 'detective'
  | 'traveller'
  | 'santa'
  | 'monkey-king'
  | 'zhu-bajie'
  | 'apsara'
  | 'nezha'
  | 'guan-yu'
  | 'scholar'
  | 'fortune-god'
  | 'ghost-catcher'
  | 'erlang-shen'
  | 'cowherd'
  | 'hero';

export type SportRole =
  | 'cyclist'
  | 'motorcyclist'
  | 'jockey'
  | 'skier'
  | 'climber'
  | 'diver'
  | 'boxer'
  | 'paddler'
  | 'skater'
  | 'bather'
  | 'swimmer';

/** Rulers of lands that had no crowns of gold points. */
export type RulerRole = 'emperor' | 'pharaoh';
export type FighterRole = 'swordsman' | 'guardsman' | 'viking' | 'gladiator' | 'legionary' | 'musketeer';
export type NightRole = 'vampire' | 'zombie' | 'devil' | 'orc' | 'goblin';
/** Gods and beings of the tales of Greece, the North and Egypt. */
export type MythRole = 'sky-god' | 'sea-god' | 'thunder-god' | 'war-goddess' | 'gorgon' | 'jackal-god';
/** Beings of tales, and who is masked as one. */
export type TaleRole =
  | 'reaper'
  | 'mummy'
  | 'plague-doctor'
  | 'mime'
  | 'troll'
  | 'ogre'
  | 'leprechaun'
  | 'oni'
  | 'patched-man'
  | 'guanyin'
  | 'dragon-king'
  | 'earth-god'
  | 'match-god'
  | 'mad-monk'
  | 'black-messenger'
  | 'white-messenger';
export type FolkRole = 'tibetan' | 'mongolian' | 'inuit' | 'herd-boy';
export type StageRole =
  | 'judge'
  | 'thief'
  | 'opera-actor'
  | 'clown'
  | 'superhero'
  | 'nun'
  | 'priest'
  | 'magician'
  | 'courier';
