// Buildings and landmarks.

import type { SubjectEntry } from './subject.ts';

export const PLACES: readonly SubjectEntry[] = [
  {
    key: 'house',
    drawing: 'own/cottage',
    kind: 'building',
    height: 0.26,
    words:
      'house, houses, cottage, farmhouse, bungalow, 房子, 小屋, 农舍, 房屋, 小房子, house fire, 火场, 火灾现场, 🏠, 🏡',
  },
  {
    key: 'cabin',
    drawing: 'own/cabin',
    kind: 'building',
    height: 0.24,
    words: 'cabin, log cabin, hut, shack, lodge, chalet, 木屋, 小木屋, 茅屋, 茅草屋',
  },
  {
    key: 'castle',
    drawing: 'own/castle',
    kind: 'building',
    height: 0.42,
    words: 'castle, fortress, palace, citadel, 城堡, 宫殿, 古堡, 🏰',
  },
  {
    key: 'pagoda',
    drawing: 'own/pagoda',
    kind: 'building',
    height: 0.42,
    words: 'pagoda, chinese pagoda, 宝塔, 古塔, 塔, 佛塔',
  },
  {
    key: 'temple',
    drawing: 'own/temple',
    kind: 'building',
    height: 0.26,
    words:
      'temple, monastery, buddhist temple, shaolin temple, the shaolin temple, shaolin, 少林寺, 少林, 寺庙, 古寺, 庙, 寺, 寺院',
  },
  {
    key: 'palace-hall',
    drawing: 'own/palace-hall',
    kind: 'building',
    height: 0.38,
    words: 'forbidden city, the forbidden city, imperial palace, chinese palace, 故宫, 紫禁城, 太和殿, 皇宫',
  },
  {
    key: 'palace-wall',
    drawing: 'own/palace-wall',
    kind: 'landmark',
    height: 0.3,
    words:
      'palace wall, palace walls, red palace wall, red palace walls, 红墙, 宫墙, 红墙黄瓦, 红墙金瓦, 红墙碧瓦, 红色宫墙',
  },
  {
    key: 'pavilion',
    drawing: 'own/pavilion',
    kind: 'building',
    height: 0.24,
    words: 'pavilion, gazebo, 亭子, 凉亭, 亭, 亭台, 楼阁, 亭台楼阁',
  },
  {
    key: 'shrine',
    drawing: 'own/shrine',
    kind: 'building',
    height: 0.36,
    words:
      'shrine, shinto shrine, japanese shrine, mountain shrine, 神社, 日式神社, 日本神社, 山中神社, 神宫',
  },
  {
    key: 'stone-lantern',
    drawing: 'own/stone-lantern',
    kind: 'building',
    height: 0.26,
    words: 'stone lantern, stone lanterns, japanese stone lantern, toro lantern, 石灯笼, 石灯',
  },
  {
    key: 'torii',
    drawing: 'own/torii',
    kind: 'building',
    height: 0.32,
    words: 'torii, torii gate, shinto gate, 鸟居, ⛩️',
  },
  { key: 'lighthouse', drawing: 'own/lighthouse', kind: 'building', height: 0.42, words: 'lighthouse, 灯塔' },
  {
    key: 'windmill',
    drawing: 'own/windmill',
    kind: 'building',
    height: 0.36,
    words: 'windmill, windmills, 风车',
  },
  {
    key: 'church',
    drawing: 'church',
    kind: 'building',
    height: 0.34,
    words: 'church, chapel, cathedral, 教堂, ⛪',
  },
  {
    key: 'tent',
    drawing: 'own/tent',
    kind: 'building',
    height: 0.2,
    words: 'tent, camping, campsite, 帐篷, 露营, ⛺',
  },
  {
    key: 'eiffel-tower',
    drawing: 'own/eiffel-tower',
    kind: 'building',
    height: 0.6,
    words: 'eiffel tower, the eiffel tower, 埃菲尔铁塔, 铁塔',
  },
  {
    key: 'pyramids',
    drawing: 'own/pyramids',
    kind: 'building',
    height: 0.3,
    words: 'pyramid, pyramids, pyramids of giza, egyptian pyramids, great pyramid, 金字塔',
  },
  {
    key: 'column',
    drawing: 'own/column',
    kind: 'building',
    height: 0.5,
    words:
      'stone column, marble column, greek column, roman column, ancient column, column, stone pillar, marble pillar, pillar, 石柱, 石柱子, 大理石柱, 罗马柱, 希腊柱, 柱子',
  },
  {
    key: 'stone-tower',
    drawing: 'own/stone-tower',
    kind: 'building',
    height: 0.5,
    words:
      "tower, stone tower, wizard tower, wizard's tower, watchtower, castle tower, 塔楼, 高塔, 石塔, 法师塔",
  },
  {
    key: 'carousel',
    drawing: 'own/carousel',
    kind: 'building',
    height: 0.36,
    words: 'carousel, merry-go-round, merry go round, 旋转木马, 🎠',
  },
  {
    key: 'clock-tower',
    drawing: 'own/clock-tower',
    kind: 'building',
    height: 0.5,
    words: 'clock tower, bell tower, 钟楼, 钟塔',
  },
  {
    key: 'treehouse',
    drawing: 'own/treehouse',
    kind: 'building',
    height: 0.5,
    words: 'treehouse, tree house, 树屋',
  },
  {
    key: 'haunted-house',
    drawing: 'own/haunted-house',
    kind: 'building',
    height: 0.42,
    words: 'haunted house, haunted mansion, spooky house, creepy house, witch house, 鬼屋, 闹鬼的房子, 凶宅',
  },
  {
    key: 'ruins',
    drawing: 'own/ruins',
    kind: 'building',
    height: 0.3,
    words:
      'ruins, ruin, ancient ruins, stone ruins, temple ruins, ruined temple, roman temple ruins, greek temple ruins, roman ruins, greek ruins, ancient roman ruins, ancient greek ruins, 罗马遗迹, 古罗马遗迹, 希腊神庙遗迹, ruined city, city ruins, ruins of a city, ruins of an ancient city, lost city, 废墟, 遗迹, 遗址, 古代遗迹, 断壁残垣, 古迹, 城市废墟, 古城遗址',
  },
  {
    key: 'tulou',
    drawing: 'own/tulou',
    kind: 'building',
    height: 0.36,
    words: 'tulou, fujian tulou, hakka tulou, 土楼, 福建土楼, 客家土楼, 永定土楼',
  },
  {
    key: 'cave-homes',
    drawing: 'own/cave-homes',
    kind: 'building',
    height: 0.34,
    words: 'cave dwelling, cave dwellings, loess cave house, yaodong, 窑洞, 土窑洞, 陕北窑洞',
  },
  {
    key: 'bamboo-house',
    drawing: 'own/bamboo-house',
    kind: 'building',
    height: 0.3,
    words: 'bamboo house, bamboo hut, bamboo stilt house, stilt house, 竹楼, 竹屋, 傣家竹楼, 竹房子, 高脚屋',
  },
  {
    key: 'shipwreck',
    drawing: 'own/shipwreck',
    kind: 'building',
    height: 0.4,
    words:
      'shipwreck, shipwrecks, sunken ship, sunken ships, sunken pirate ship, sunken galleon, sunken treasure galleon, sunken treasure ship, sunken boat, wrecked ship, ship wreck, wreck of a ship, 沉船, 海底沉船, 古沉船, 沉船残骸',
  },
  {
    key: 'space-base',
    drawing: 'own/space-base',
    kind: 'building',
    height: 0.3,
    words:
      'moon base, lunar base, moon colony, lunar colony, mars base, martian base, mars colony, space colony, 月球基地, 月面基地, 月球殖民地, 火星基地, 火星殖民地, 太空基地',
  },
  { key: 'yurt', drawing: 'own/yurt', kind: 'building', height: 0.18, words: 'yurt, ger, 蒙古包' },
  {
    key: 'street-lamp',
    drawing: 'own/street-lamp',
    kind: 'building',
    height: 0.4,
    words: 'street lamp, streetlight, lamppost, lamp post, street light, 路灯, 街灯',
  },
  {
    key: 'army',
    drawing: 'own/army',
    kind: 'landmark',
    height: 0.3,
    words:
      'army, armies, troops, legion, rows of soldiers, army of soldiers, 军队, 大军, 千军万马, 军团, 兵马, 部队, 士兵方阵',
  },
  {
    key: 'bridge',
    drawing: 'own/arched-bridge',
    kind: 'landmark',
    height: 0.22,
    words:
      'bridge, footbridge, pedestrian bridge, pedestrian overpass, 天桥, 过街天桥, 人行天桥, wooden bridge, stone bridge, 🌉, arched bridge, arch bridge, 桥, 石桥, 拱桥, 小桥, 石拱桥, 断桥',
  },
  {
    key: 'branch',
    drawing: 'own/branch',
    kind: 'landmark',
    height: 0.1,
    words:
      'cherry blossom branch, plum blossom branch, blossoming branch, 樱花枝, 桃花枝, 梅花枝, 红梅, 白梅, 寒梅, 梅枝, branch of cherry blossoms, branch of plum blossoms, sprig of cherry blossoms, sprig of plum blossom, branch, branches, tree branch, tree branches, twig, bough, 树枝, 枝头, 树枝上, 树梢, 枯枝, 枯树枝, 枯树枝上, 枯枝上, bare branch, dead branch, bare branches',
  },
  {
    key: 'road',
    drawing: 'own/road',
    kind: 'landmark',
    height: 0.3,
    words:
      'roadside, side of the road, 路上, 路边, 路旁, coastal road, coastal roads, coastal highway, coast road, coast highway, pacific coast highway, coastal route, seaside road, seaside highway, ocean road, 沿海公路, 滨海公路, 海滨公路, 环海公路, 海岸公路, road, path, stone path, stone pathway, flagstone path, cobblestone path, cobbled path, 石径, 石板小径, 鹅卵石小路, 林荫小道, 大道, 林荫道, 林荫大道, tree-lined road, tree-lined path, tree-lined lane, tree lined road, tree-lined avenue, dirt road, country road, country lane, country path, trail, footpath, pathway, mountain road, forest path, forest trail, forest road, woodland path, woodland trail, 古道, 茶马古道, 森林小路, 森林小径, 林间小道, 林中小路, 小路, 小径, 小道, 道路, 土路, 公路, 山路, 乡间小路, 乡村小路, 田间小路, 林间小路, 山间小路',
  },
  {
    key: 'pier',
    drawing: 'own/pier',
    kind: 'landmark',
    height: 0.2,
    words:
      'pier, wooden pier, jetty, dock, wooden dock, boat dock, boardwalk, wooden boardwalk, 码头, 木码头, 栈桥, 木栈桥, 木栈道, 栈道',
  },
  {
    key: 'village',
    drawing: 'own/village',
    kind: 'landmark',
    height: 0.2,
    words:
      'fishing village, fishing villages, norwegian fishing village, nordic fishing village, 渔村, 挪威渔村, 小渔村, 农村, 乡下, 雪乡, 渔港小镇, 海边小镇, 海滨小镇, 海边村庄, seaside village, seaside town, coastal village, coastal town, harbor town, harbour town, 古村, 古村落, 老村庄, 徽州古村, 徽州村落, 宏村, 西递, 婺源, 水边村庄, 村寨, 山寨, 藏寨, 藏村, 羌寨, 苗寨, 侗寨, 千户苗寨,  village, villages, small village, town, small town, little town, hamlet, 村庄, 小镇, 村子, 村落, 小村庄, 小村, 山村, 小山村, 镇子, 城镇, 村里, 镇上, 村',
  },
  {
    key: 'waterfall',
    drawing: 'own/waterfall',
    kind: 'landmark',
    height: 0.5,
    words:
      'waterfall, waterfalls, cascade, niagara falls, victoria falls, iguazu falls, angel falls, 瀑布, 尼亚加拉瀑布, 尼亚加拉大瀑布, 黄果树瀑布, 壶口瀑布, 大瀑布',
  },
  {
    key: 'floating-island',
    drawing: 'own/floating-island',
    kind: 'landmark',
    height: 0.5,
    words:
      'floating island, floating islands, flying island, flying islands, sky island, sky islands, 浮空岛, 悬浮岛, 浮岛, 空岛, 天空岛, 空中岛屿, 悬浮岛屿',
  },
  {
    key: 'great-wall',
    drawing: 'own/great-wall',
    kind: 'landmark',
    height: 0.5,
    words: 'great wall, great wall of china, 长城, 万里长城',
  },
  {
    key: 'city-gate',
    drawing: 'own/city-gate',
    kind: 'building',
    height: 0.5,
    words:
      'city gate, city gates, ancient city gate, gate tower, gatehouse tower, drum tower, 城门, 古城门, 城楼, 鼓楼, 城门楼, 城门口, 城楼门',
  },
  {
    key: 'hot-spring',
    drawing: 'own/hot-spring',
    kind: 'landmark',
    height: 0.2,
    words: 'hot spring, hot springs, onsen, 温泉',
  },
  {
    key: 'zen-garden',
    drawing: 'own/zen-garden',
    kind: 'landmark',
    height: 0.2,
    words:
      'japanese garden, traditional japanese garden, 日式庭院, 日式花园, 日式园林, 日本庭院, zen garden, zen rock garden, japanese rock garden, rock garden, raked sand, raked gravel, sand garden, dry garden, 枯山水, 枯山水庭院, 禅意花园, 禅意庭院',
  },
  {
    key: 'railway',
    drawing: 'own/railway',
    kind: 'landmark',
    height: 0.1,
    words: 'railway track, railroad, train tracks, 铁轨, 铁路',
  },
  {
    key: 'christmas-tree',
    drawing: 'christmas-tree',
    kind: 'building',
    height: 0.44,
    words: 'christmas tree, xmas tree, christmas, 圣诞树, 圣诞, 圣诞节, 🎄',
  },
];
