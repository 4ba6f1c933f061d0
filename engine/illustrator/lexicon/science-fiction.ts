// Machines that are yet to come, and beasts, gates and houses of tales.

import type { SubjectEntry } from './subject.ts';

/** First of all: of two entries with one word the first counts, and a car that flies is no car. */
export const SCIENCE_FICTION: readonly SubjectEntry[] = [
  {
    key: 'flying-car',
    drawing: 'own/flying-car',
    kind: 'air',
    height: 0.1,
    words:
      'flying car, flying cars, flying vehicle, flying vehicles, flying taxi, flying taxis, hover car, hover cars, hovercar, hovercars, hovering car, hovering cars, floating car, floating cars, air car, air taxi, air taxis, speeder, 飞行汽车, 飞行车, 飞行车辆, 会飞的汽车, 会飞的车, 飞车, 悬浮车, 悬浮汽车, 空中汽车, 空中飞车, 飞行的汽车, 飞行的车, 飞行的车辆, 飞行出租车, 磁悬浮汽车',
  },
  {
    key: 'rover',
    drawing: 'own/rover',
    kind: 'vehicle',
    height: 0.26,
    words:
      'rover, rovers, mars rover, moon rover, lunar rover, space rover, moon buggy, 火星车, 月球车, 探测车, 漫游车, 火星探测车, 月球探测车, 探测器, 火星探测器',
  },
  {
    key: 'robot-arm',
    drawing: 'own/robot-arm',
    kind: 'item',
    height: 0.42,
    words:
      'robot arm, robot arms, robotic arm, robotic arms, industrial robot, industrial robots, mechanical arm, mechanical arms, 机械臂, 机器臂, 机器人手臂, 机械手臂, 机械手, 工业机器人',
  },
  {
    key: 'time-machine',
    drawing: 'own/time-machine',
    kind: 'building',
    height: 0.36,
    words: 'time machine, time machines, 时光机, 时间机器, 时空机器, 时光机器',
  },
  {
    key: 'portal',
    drawing: 'own/portal',
    kind: 'building',
    height: 0.42,
    words:
      'portal, portals, magic portal, magical portal, glowing portal, dimensional portal, time portal, stargate, star gate, 传送门, 时空门, 魔法门, 魔法传送门, 时空之门, 次元门, 星门, 任意门',
  },
  {
    key: 'rocket-launch',
    drawing: 'own/rocket-launch',
    kind: 'building',
    height: 0.62,
    words:
      'rocket launch, rocket launching, rocket launches, rocket being launched, rocket is launching, launching rocket, rocket liftoff, rocket lift-off, rocket lifting off, rocket lifts off, rocket taking off, rocket takes off, rocket blasting off, rocket blasts off, rocket blastoff, spaceship launching, spaceship taking off, spaceship lifting off, 火箭发射, 火箭升空, 火箭起飞, 火箭点火, 火箭点火升空, 火箭发射升空, 火箭正在发射, 火箭正在升空, 发射火箭, 发射升空的火箭, 升空的火箭, 飞船升空, 飞船起飞, 飞船发射',
  },
  {
    key: 'upright-rocket',
    drawing: 'own/upright-rocket',
    kind: 'building',
    height: 0.5,
    words:
      'standing rocket, rocket on the launch pad, rocket on a launch pad, rocket on its launch pad, 矗立的火箭, 竖立的火箭, 待发射的火箭, 发射台上的火箭, 发射架上的火箭',
  },
  {
    key: 'rocket-landing',
    drawing: 'own/rocket-launch',
    kind: 'building',
    height: 0.62,
    words:
      'rocket landing, rocket lands, rocket is landing, rocket landed, landing rocket, rocket touching down, rocket touches down, rocket touchdown, rocket coming down, 火箭着陆, 火箭降落, 火箭回收, 火箭垂直回收, 火箭垂直着陆, 火箭正在降落, 火箭正在着陆',
  },
  {
    key: 'rocket-launch',
    drawing: 'own/shuttle-launch',
    kind: 'building',
    height: 0.66,
    words:
      'space shuttle launch, space shuttle launching, space shuttle launches, space shuttle taking off, space shuttle takes off, space shuttle lifting off, space shuttle lifts off, space shuttle liftoff, space shuttle lift-off, space shuttle blasting off, space shuttle blasts off, space shuttle on the launch pad, space shuttle on a launch pad, launching space shuttle, 航天飞机发射, 航天飞机升空, 航天飞机起飞, 航天飞机正在发射, 航天飞机正在升空, 航天飞机发射升空, 航天飞机点火升空, 发射航天飞机',
  },
  {
    key: 'spaceship',
    drawing: 'own/space-shuttle',
    kind: 'air',
    height: 0.24,
    words:
      'space shuttle, space shuttles, space shuttle orbiter, shuttle orbiter, space shuttle discovery, space shuttle atlantis, space shuttle columbia, space shuttle challenger, space shuttle endeavour, 航天飞机, 太空梭',
  },
  {
    key: 'spaceship',
    drawing: 'own/spaceship',
    kind: 'air',
    height: 0.2,
    words:
      'spaceship, spaceships, spacecraft, starship, starships, space ship, space ships, star ship, starfighter, starfighters, alien spaceship, 飞船, 宇宙飞船, 太空船, 太空飞船, 星际飞船, 星舰, 太空战舰, 宇宙战舰',
  },
  {
    key: 'space-station',
    drawing: 'own/space-station',
    kind: 'air',
    height: 0.3,
    words:
      'space station, space stations, orbital station, international space station, 空间站, 太空站, 国际空间站, 中国空间站',
  },
  {
    key: 'modern-villa',
    drawing: 'own/modern-villa',
    kind: 'building',
    height: 0.34,
    words:
      'villa, villas, modern villa, modern house, modern home, contemporary house, luxury villa, luxury house, modern mansion, 别墅, 现代别墅, 豪华别墅, 现代住宅, 现代房屋, 洋房',
  },
  {
    key: 'mansion',
    drawing: 'own/mansion',
    kind: 'building',
    height: 0.42,
    words:
      'mansion, mansions, victorian mansion, manor, manor house, country house, stately home, victorian house, 豪宅, 大宅, 庄园别墅, 维多利亚式豪宅',
  },
  {
    key: 'hill-house',
    drawing: 'own/hill-house',
    kind: 'building',
    height: 0.26,
    words:
      'hobbit house, hobbit houses, hobbit hole, hobbit holes, hobbit home, 霍比特人的家, 霍比特小屋, 霍比特人小屋, 霍比特屋',
  },
  {
    key: 'mushroom-house',
    drawing: 'own/mushroom-house',
    kind: 'building',
    height: 0.3,
    words:
      'mushroom village, mushroom villages, village of mushroom houses, 蘑菇村, 蘑菇村庄, 蘑菇小镇, mushroom house, mushroom houses, mushroom cottage, mushroom home, toadstool house, 蘑菇屋, 蘑菇房子, 蘑菇房, 蘑菇小屋',
  },
  {
    key: 'pegasus',
    drawing: 'own/pegasus',
    kind: 'full',
    height: 0.42,
    words:
      'pegasus, horse with wings, white horse with wings, winged horse, winged horses, flying horse, flying horses, winged white horse, white winged horse, 飞马, 天马, 白色飞马, 长翅膀的马, 长着翅膀的马, 长着翅膀的白马, 长翅膀的白马, 带翅膀的白马, 有翅膀的白马, 带翅膀的马, 有翅膀的马, 珀伽索斯',
  },
  {
    key: 'griffin',
    drawing: 'own/griffin',
    kind: 'mount',
    height: 0.42,
    words: 'griffin, griffins, gryphon, gryphons, griffon, hippogriff, 狮鹫, 狮鹫兽, 鹰狮, 格里芬',
  },
];
