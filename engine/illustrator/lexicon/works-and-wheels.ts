// Machines on tracks, what is ridden and drawn, small aircraft, and works that people built.

import { drawnNouns, type SubjectEntry } from './subject.ts';

export const WORKS_AND_WHEELS: readonly SubjectEntry[] = [
  ...drawnNouns('vehicle', 0.28, {
    'own/excavator':
      'excavator, excavators, digger machine, backhoe, backhoe loader, steam shovel, yellow excavator, yellow excavators, 挖掘机, 挖土机, 挖机, 钩机',
    'own/bulldozer': 'bulldozer, bulldozers, 推土机',
    'own/forklift': 'forklift, forklifts, forklift truck, fork lift, 叉车, 铲车',
    'own/tank':
      'tank, tanks, army tank, army tanks, battle tank, battle tanks, military tank, military tanks, panzer, 坦克, 坦克车, 主战坦克, 军用坦克',
    'own/food-truck':
      'food truck, food trucks, taco truck, street food truck, ice cream truck, ice cream trucks, ice cream van, ice cream vans, coffee truck, 餐车, 美食餐车, 流动餐车, 快餐车, 冰淇淋车, 冰激凌车',
    'own/limousine':
      'limousine, limousines, limo, limos, stretch limo, stretch limousine, 加长轿车, 豪华加长轿车, 加长豪华轿车, 加长林肯',
    'own/unicycle': 'unicycle, unicycles, 独轮自行车, 单轮车',
    'own/tricycle':
      'tricycle, tricycles, trike, child tricycle, kids tricycle, 儿童三轮车, 小三轮车, 童用三轮车',
    'own/snowmobile': 'snowmobile, snowmobiles, snow mobile, 雪地摩托, 雪地摩托车, 雪上摩托',
    'own/covered-wagon':
      'wagon, wagons, covered wagon, covered wagons, conestoga wagon, chuckwagon, prairie wagon, 大篷车, 篷车',
    'own/hand-cart':
      'cart, carts, hand cart, handcart, wooden cart, wooden carts, push cart, ox cart, farm cart, donkey cart, 板车, 木板车, 牛车, 木车, 驴车, 平板车',
    'own/carriage':
      'carriage, carriages, horse carriage, horse carriages, horse-drawn carriage, horse drawn carriage, royal carriage, stagecoach, stage coach, 马车, 四轮马车, 皇家马车, 欧式马车, 古典马车, 华丽马车',
    'own/golf-cart': 'golf cart, golf carts, golf buggy, 高尔夫球车, 高尔夫车, 观光电瓶车',
  }),
  ...drawnNouns('boat', 0.16, {
    'own/jet-ski': 'jet ski, jet skis, jetski, jetskis, 水上摩托, 水上摩托艇, 摩托艇',
  }),
  ...drawnNouns('air', 0.6, {
    'own/galaxy':
      'spiral galaxy, spiral galaxies, galaxy spiral, barred galaxy, andromeda galaxy, andromeda, 旋涡星系, 漩涡星系, 螺旋星系, 仙女座星系, 仙女星系',
  }),
  ...drawnNouns('air', 0.22, {
    'own/biplane':
      'biplane, biplanes, old biplane, propeller plane, propeller airplane, 双翼飞机, 双翼机, 螺旋桨飞机, 老式飞机',
    'own/drone':
      'drone, drones, quadcopter, quadcopters, camera drone, quadrocopter, 无人机, 四旋翼无人机, 航拍无人机, 四轴飞行器',
    'own/black-hole': 'black hole, black holes, 黑洞',
    'own/eclipse': 'eclipse, solar eclipse, total solar eclipse, total eclipse, 日食, 日全食, 日蚀',
  }),
  ...drawnNouns('building', 0.36, {
    'own/spider-web':
      'spider web, spider webs, spiderweb, spiderwebs, cobweb, cobwebs, spider web with dew, spider web with dew drops, spider web covered in dew, spider web covered with dew, dewy spider web, 蜘蛛网, 蛛网, 挂着露珠的蜘蛛网',
    'own/tornado': 'tornado, tornadoes, tornados, twister, 龙卷风, 🌪️',
    'own/well':
      'water well, water wells, stone well, old well, old stone well, wishing well, village well, brick well, wooden well, 水井, 古井, 老井, 石井, 一口井, 一口水井, 一口古井, 一口老井, 许愿井',
    'own/buddha':
      'buddha, buddha statue, buddha statues, golden buddha, golden buddha statue, sitting buddha, seated buddha, seated buddha statue, giant buddha, bronze buddha, gautama buddha, 佛像, 大佛, 金佛, 金佛像, 坐佛, 佛陀, 佛祖, 佛祖像, 如来佛, 如来佛祖, 释迦牟尼',
    'own/stone-buddha':
      'stone buddha, stone buddha statue, stone buddhas, old stone buddha, mossy buddha statue, carved buddha, 石佛, 石佛像, 石雕佛像',
    'own/statue':
      'statue, statues, marble statue, marble statues, stone statue, stone statues, greek statue, roman statue, bronze statue, classical statue, 雕像, 石雕像, 大理石雕像, 铜雕像, 希腊雕像, 古希腊雕像, 人物雕像',
    'own/triumphal-arch':
      'triumphal arch, stone arch, stone archway, arc de triomphe, the arc de triomphe, arch of triumph, roman arch, 凯旋门, 石拱门',
    'own/iron-gate':
      'gate, gates, iron gate, iron gates, wrought iron gate, wrought-iron gate, garden gate, entrance gate, metal gate, park gate, 铁门, 大铁门, 铁艺大门, 铁艺门, 花园门, 花园大门',
    'own/watermill':
      'watermill, watermills, water mill, water mills, water wheel, waterwheel, 水车, 水磨坊, 水车磨坊, 水车小屋',
    'own/silo': 'silo, silos, grain silo, grain silos, farm silo, 筒仓, 谷仓筒',
    'own/tipi': 'tipi, tipis, teepee, teepees, tepee, tepees, 印第安帐篷, 锥形帐篷, 圆锥帐篷',
    'own/roller-coaster':
      'roller coaster, roller coasters, rollercoaster, rollercoasters, 过山车, 云霄飞车, 🎢',
    'noto/synagogue': 'synagogue, synagogues, 犹太教堂, 犹太会堂, 🕍',
    'noto/hut':
      'mud hut, thatched hut, straw hut, grass hut, straw huts, mud huts, thatched huts, 草屋, 草棚, 🛖',
    'noto/derelict-house': 'derelict house, ruined house, 破屋, 破房子, 破败的房子, 🏚️',
  }),
];
