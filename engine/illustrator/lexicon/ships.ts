// Ships by their kinds, each with a drawing of its own, and the whirlpool that takes them.

import type { SubjectEntry } from './subject.ts';

const boat = (key: string, height: number, words: string): SubjectEntry => ({
  key,
  drawing: `own/${key}`,
  kind: 'boat',
  height,
  words,
});

export const SHIPS: readonly SubjectEntry[] = [
  boat(
    'pirate-ship',
    0.42,
    'pirate ship, pirate galleon, ghost ship, black pearl ship, corsair ship, 海盗船, 幽灵船',
  ),
  boat(
    'galleon',
    0.42,
    'galleon, spanish galleon, tall ship, caravel, square-rigged ship, 大帆船, 古帆船, 西班牙大帆船, 三桅帆船',
  ),
  boat('frigate', 0.42, 'frigate, ship of the line, man-of-war, man of war ship, naval frigate, 护卫舰'),
  boat('schooner', 0.36, 'schooner, clipper, clipper ship, brigantine, 纵帆船, 双桅帆船'),
  boat(
    'longship',
    0.34,
    'viking ship, viking longship, longship, viking boat, viking longboat, drakkar, dragon ship, 维京船, 维京长船, 维京海盗船, 龙头船',
  ),
  boat(
    'steamboat',
    0.3,
    'steamboat, paddle steamer, paddle steamboat, paddlewheel boat, riverboat, mississippi steamboat, steamer, 汽船, 蒸汽船, 明轮船, 蒸汽轮船',
  ),
  boat(
    'ferry',
    0.26,
    'ferry, ferry boat, ferryboat, car ferry, passenger ferry, tour boat, sightseeing boat, river cruise, 观光船, 观光游船, 渡轮, 渡船, 轮渡, ⛴️',
  ),
  boat(
    'cruise-ship',
    0.28,
    'cruise ship, cruise liner, ocean liner, passenger ship, 邮轮, 游轮, 豪华邮轮, 豪华游轮, 🛳️',
  ),
  boat(
    'container-ship',
    0.26,
    'container ship, cargo ship, freighter, cargo vessel, 货轮, 集装箱船, 货船, 集装箱货轮',
  ),
  boat(
    'warship',
    0.26,
    'warship, battleship, destroyer ship, naval ship, cruiser ship, 军舰, 战舰, 战列舰, 驱逐舰',
  ),
  boat('tugboat', 0.24, 'tugboat, tug boat, 拖船'),
  boat('submarine', 0.22, 'submarine, u-boat, submersible, 潜水艇, 潜艇'),
  boat('whirlpool', 0.3, 'whirlpool, maelstrom, giant whirlpool, 漩涡, 大漩涡, 旋涡'),
];
