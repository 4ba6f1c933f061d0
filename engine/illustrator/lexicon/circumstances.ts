// Words for time, weather, place, colour, number, relation, mood and manner of painting.

import { CRAFT_LOOKS, type CraftLook } from './craft-looks.ts';
import { BY_HEARTH } from './hearths.ts';
import { RUNNING_TO } from './going-to.ts';

export type TimeOfDay = 'dawn' | 'day' | 'sunset' | 'night';
export const TIMES: Record<TimeOfDay, string> = {
  dawn: '日照金山, 日出时分, 黎明时分, 清晨时分, 大清早, first light, dawn, sunrise, daybreak, morning, early morning, 日出, 黎明, 清晨, 早晨, 朝霞, 晨曦, 朝阳, 破晓, 晨雾, sun rising, 🌄, 早上',
  day: 'day, noon, midday, sunny, daylight, afternoon, sunshine, sunlight, sunlit, blue sky, 白天, 中午, 晴天, 阳光, 午后, 蓝天, 正午, 晴空, summer, summer day, daytime, bright day, noon sun, 下午, 夏天, 夏日, 夏季, 晴朗, 日光, 大白天',
  sunset:
    '日落时分, 黄昏时分, 傍晚时分, 夕阳下, 落日下, 晚霞满天, 火烧云, sunset, golden hour, dusk, evening, twilight, setting sun, 日落, 夕阳, 黄昏, 傍晚, 晚霞, 落日, 暮色, 余晖, 夕照, sundown, 🌅, 🌇',
  night:
    'lamplight, by lamplight, lamp light, by lamp light, by the lamplight, 油灯下, 灯光下, 灯下, 台灯下, night, night market, 夜市, 夜市小吃街, midnight, nighttime, 星辰, starry, stars, starry night, starry sky, moonlight, moonlit, 夜, 夜晚, 夜行, 雪夜, 雨夜, 秋夜, 夏夜, 春夜, 冬夜, 夜雨, 夜间, 城市夜景, 夜景, 深夜, 星空, 月光, 月光下, 星星, 夜空, 月夜, 夜色, 夜里, 夜市, 月下, 星夜, 繁星满天, 繁星, 满天繁星, 满天星光, 漫天星光, 满天的星光, 满天星斗, 满天星空, at night, night sky, night time, 晚上, 午夜, 夜幕, 夜幕下, 星空下, 夜空中, 灯火通明',
};

export type Weather =
  | 'rain'
  | 'snow'
  | 'fog'
  | 'petals'
  | 'leaves'
  | 'fireflies'
  | 'storm'
  | 'overcast'
  | 'gloom'
  | 'wind';
export const WEATHERS: Record<Weather, string> = {
  rain: '雨后, 雨过天晴, 雨停了, 刚下过雨, after the rain, after rain, after a rain, rain-soaked, rain soaked, rain-slicked, rain slicked, rain-washed, rain, rainy, raining, raining cats and dogs, rains cats and dogs, drizzle, 雨, 下雨, 雨天, 雨夜, 雨中, 烟雨, 细雨, 春雨, 暴雨, 大雨, 雨巷, heavy rain, light rain, rainstorm, downpour, 雨水, 下着雨, 下雨天, 毛毛雨, 雨季, 🌧️',
  snow: 'heavy snow, heavy snowfall, snow storm, 鹅毛大雪, 漫天大雪, 漫天飞雪, 风雪交加, 雪乡, 暴风雪, 暴风雪中, 暴雪, snowstorm, snow storm, snow, snowy, snowing, snowfall, blizzard, winter, snow-covered, snowy mountains, snow mountains, snowy mountain, snow-capped, 雪, 下雪, 雪地, 冬天, 冬日, 雪花, 雪中, 大雪, 飘雪, 雪夜, 雪景, 雪山, 雪山脚下, 雪山下, 雪山之下, 雪山前, 雪山环绕, snow mountain, snowy peaks, snowy peak, snow-capped mountains, snow-capped mountain, snow-capped peaks, snow capped mountains, snow-covered mountains, snow-covered peaks, 连绵的雪山, snowflakes, snowflake, 下着雪, 下雪天, 初雪, 雪天, 冬季, 寒冬, ❄️, 🌨️',
  fog: 'fog, foggy, mist, misty, sea of fog, sea of clouds, haze, hazy, 雾, 薄雾, 云雾, 雾气, 晨雾, 迷雾, 烟雨, 云海, 云雾缭绕, morning mist, 雾霭, 大雾, 🌫️',
  petals:
    '樱花雨, 花瓣雨, 桃花雨, 杏花雨, 梨花雨, 花雨, petal rain, rain of petals, cherry blossom rain, petals, falling petals, petals falling, petals are falling, petals drifting down, cherry blossom, cherry blossoms, sakura, 樱花, 花瓣, 桃花, 落花, 落英, 花瓣飘落, springtime, in spring, spring day, 春天, 春日, 春季, 飘落的花瓣',
  leaves:
    'autumn, fall leaves, falling leaves, leaves falling, leaves are falling, leaves drifting down, leaves floating down, 树叶飘落, 叶子飘落, 落叶飘落, 落叶纷飞, autumn leaves, maple leaves, red maple leaves, red leaves, golden leaves, 秋天, 秋日, 深秋, 金秋, 落叶, 枫叶, 红叶, 秋叶, 秋色, autumnal, 秋季, 秋, 🍂, 🍁',
  fireflies:
    'fireflies, firefly, catching fireflies, chasing fireflies, 萤火虫, 捉萤火虫, 抓萤火虫, 捕萤火虫, 追萤火虫',
  storm:
    '干雷暴, 旱天雷, lightning strike, lightning strikes, lightning bolt, lightning bolts, bolt of lightning, dry lightning, dry storm, dry thunderstorm, heat lightning, bolts of lightning, forked lightning, 电闪雷鸣, 雷电, 雷电交加, 闪电劈下, storm, stormy, thunderstorm, lightning, tempest, 暴风雨, 闪电, 雷暴, 风暴, thunder, 雷雨, 打雷, ⛈️, ⚡',
  overcast:
    'overcast, overcast sky, overcast skies, overcast day, overcast weather, overcast light, cloudy, cloudy day, cloudy sky, cloudy skies, cloudy weather, grey day, gray day, 阴天, 多云, 多云的天空, 阴云, 灰蒙蒙的天空, 灰蒙蒙, 灰蒙蒙的',
  gloom:
    'storm clouds, storm cloud, stormy sky, stormy skies, stormy clouds, thunderclouds, thunder clouds, dark clouds, dark cloud, heavy clouds, heavy dark clouds, black clouds, ominous clouds, ominous sky, ominous skies, brooding sky, brooding clouds, dramatic sky, dramatic skies, dramatic clouds, dramatic cloudy sky, dramatic stormy sky, moody sky, moody clouds, gloomy sky, gloomy skies, leaden sky, threatening sky, threatening clouds, dark skies, 乌云, 乌云密布, 乌云压城, 乌云滚滚, 乌云翻滚, 黑云, 黑云压城, 阴沉的天空, 天空阴沉, 阴郁的天空, 阴暗的天空, 阴云密布, 戏剧性的天空, 风云变幻的天空, 风起云涌',
  wind: 'howling wind, howling winds, strong wind, strong winds, wind, windy, breeze, 微风, 风中, 大风, 狂风, 刮风, 有风, 迎风, 随风, 春风, 秋风, 风吹, 🌬️',
};

export type SceneName =
  | 'sea'
  | 'lake'
  | 'mountains'
  | 'forest'
  | 'city'
  | 'street'
  | 'desert'
  | 'moon'
  | 'space'
  | 'underwater'
  | 'room'
  | 'table'
  | 'sky'
  | 'meadow'
  | 'snowfield'
  | 'water-town'
  | 'theatre'
  | 'cave'
  | 'station'
  | 'metro'
  | 'greenhouse'
  | 'terrace';
/** Up there, not only under it. */
export const ALOFT =
  'in the sky, in the clouds, in clouds, above the clouds, over the clouds, among the clouds, among clouds, through the clouds, through clouds, on a cloud, on the clouds, on clouds, floating island, floating islands, 天上, 云端, 空中, 云中, 云上, 云层之上, 云海中, 云海里, 云海上, 天空中, 天空之城, 浮空岛, somersault cloud, cloud somersault, 腾云驾雾, 筋斗云, 筋斗云上, 祥云上, 云朵上, 云头';

export const SCENES: Record<SceneName, string> = {
  sea: 'big waves, high waves, rough waves, rough sea, rough seas, choppy sea, 海平面, 海平面上, 海平线, 海天一线, 海天相接, maldives, the maldives, 马尔代夫, 三亚, bora bora, 普吉岛, rocky coast, rocky coastline, rocky shore, rocky shoreline, rocky beach, rocky seashore, rocky island, coastline, crashing waves, breaking waves, waves crashing, waves are crashing, waves crash, waves breaking, waves break, waves pounding, 海浪拍打, 浪花拍打, 波浪拍打, 海浪拍打着, 浪花拍打着, sea stacks, sea stack, tide pools, tide pool, coral island, coral islands, atoll, lagoon, 孤岛, 礁石海岸, 岩石海岸, 岩岸, 海蚀柱, 珊瑚岛, 环礁, 泻湖, 浪花拍岸, 惊涛拍岸, coastal road, coastal roads, coastal highway, coast road, coast highway, pacific coast highway, coastal route, seaside road, seaside highway, ocean road, 沿海公路, 滨海公路, 海滨公路, 环海公路, 海岸公路, 海边小镇, 海滨小镇, 海边村庄, 渔港小镇, seaside village, seaside town, coastal village, coastal town, harbor town, harbour town, 渔港, 海港, fishing harbor, fishing harbour, huge wave, huge waves, giant wave, giant waves, great wave, great waves, massive wave, massive waves, towering wave, towering waves, enormous wave, enormous waves, monster wave, monster waves, rogue wave, tidal wave, big wave, crashing wave, tsunami, 巨浪, 大浪, 巨大的海浪, 巨大的浪, 巨大的波浪, 滔天巨浪, 惊涛骇浪, 惊涛巨浪, 滔天大浪, 海啸, 巨浪滔天, 海水, 海岛, 热带海岛, sea, ocean, beach, seaside, coast, shore, island, wave, waves, harbor, harbour, cliff, cliffs, sea cliffs, white cliffs, white cliffs of dover, cliffs of dover, chalk cliffs, 峭壁, 海边悬崖, 白色悬崖, seashore, wave, 海, 海边, 大海, 沙滩, 海滩, 海洋, 海岸, 海上, 海面, 岛, 小岛, 港口, 海浪, 海湾, 悬崖, 大海上, tropical beach, sandy beach, seascape, 海滨, 🏖️, 🌊, 🏝️',
  lake: '河面, 河面上, 湖面上, halong bay, ha long bay, 下龙湾, phang nga bay, 攀牙湾, salt flat, salt flats, salt lake, salt lakes, salar de uyuni, uyuni, uyuni salt flats, bonneville salt flats, 盐湖, 茶卡盐湖, 茶卡, 天空之镜, 乌尤尼, 乌尤尼盐沼, 盐沼, 盐滩, 青海湖, 喀纳斯湖, 长白山天池, 喀纳斯, 杭州西湖, 杭州的西湖, 新疆赛里木湖, 云南洱海, 大理洱海, 赛里木湖, 洱海, 泸沽湖, 漓江, 漓江上, 阳朔山水, li river, yangshuo, 九寨沟, 五彩池, 五花海, jiuzhaigou, plitvice, alpine lake, mountain lake, glacial lake, 高山湖泊, 高原湖泊, 天池, brook, brooks, mangrove, mangroves, mangrove tree, mangrove trees, mangrove forest, mangrove swamp, mangrove roots, 红树林, 红树, rapids, river rapids, white water, whitewater, white-water, white water rapids, whitewater rapids, rushing river, raging river, 激流, 急流, 湍急的河流, 湍流, 白浪激流, swamp, swamps, marsh, marshes, marshland, wetland, wetlands, 沼泽, 湿地, fjord, fjords, fiord, 峡湾, fishing village, fishing villages, norwegian fishing village, nordic fishing village, 渔村, 挪威渔村, 小渔村, lake, river, pond, 桂林, guilin, stream, lakeside, riverside, creek, 湖, 湖边, 河, 河流, 池塘, 湖面, 湖上, 湖水, 江, 江上, 江边, 小溪, 溪流, 河边, 湖泊, 西湖, 荷塘, 寒江, 池, lotus pond, lotus, 荷花, 莲花, 睡莲, water lilies, water lily, 江面, 水面, 断桥, lakeshore, lake shore, lake shores, pond edge, lake edge, dark water, calm water, still water, open water, on the water, riverbank, river bank, 河岸, 江畔, 湖畔, 溪边, 小溪边, 溪, 黄河, 长江, 小河, watering hole, waterhole, water hole',
  mountains:
    '日照金山, swiss alps, french alps, japanese alps, 稻城亚丁, 亚丁, 茶马古道, rainbow mountains, rainbow mountain, 七彩山, 七彩丹霞, 张掖七彩丹霞, 张掖丹霞, 彩虹山, 香山, antelope canyon, slot canyons, bryce canyon, zion canyon, 羚羊谷, 羚羊峡谷, 阳朔, rope bridge, rope bridges, rope suspension bridge, hanging rope bridge, wooden rope bridge, swinging bridge, 索桥, 绳桥, 绳索桥, 铁索桥, 藤桥, 吊索桥, 峰林, 石林, 云南石林, 昆明石林, 路南石林, stone forest, stone forests, avatar mountains, 奇峰, 武陵源, 三清山, 玉龙雪山, 梅里雪山, 四姑娘山, 贡嘎雪山, 冈仁波齐, 南迦巴瓦, dolomites, patagonia, yosemite, rocky mountains, mountainside, rocky ledge, rocky ledges, rock ledge, mountain ledge, 岩石平台, 深山, 深山里, 大山里, 大山深处, 山里, 山顶上, 山巅, snowy mountain, 雪山脚下, 雪山下, 雪山之下, 雪山前, 雪山环绕, 连绵的雪山, snow mountain, snowy peaks, snowy peak, snow-capped mountains, snow-capped mountain, snow-capped peaks, snow capped mountains, snow-covered mountains, snow-covered peaks, sea of fog, sea of clouds, sea of cloud, cloud sea, 云海, 雾海, huangshan, yellow mountain, yellow mountains, mountain road, mountain pass, 山路, mountain, mountains, alps, hills, hill, peak, peaks, valley, snowy mountains, canyon, grand canyon, canyons, gorge, gorges, badlands, mesa, mesas, butte, buttes, red rock formations, red rock formation, red rocks, rock formations, desert rock formations, monument valley, 雅丹, 雅丹地貌, 丹霞, 丹霞地貌, 恶地, himalayas, 雪山, 群山, 山顶, 山谷, 高山, 山峰, 山间, 山脉, 远山, 青山, 山水, 山川, 山中, 峡谷, 大峡谷, 桂林, 黄山, 张家界, zhangjiajie, cappadocia, 卡帕多奇亚, 卡帕多西亚, 卡帕多细亚, fairy chimneys, rock pillars, stone pillars, pillars of rock, karst, karst mountains, karst hills, 喀斯特, 喀斯特地貌, 石柱群, 山村, 山上, 悬崖边, waterfall, 瀑布, great wall, 长城, 万里长城, 山脚下, mountain range, mountaintop, 山, 高山上, 大山, 山坡, 山丘, 丘陵, ⛰️, 🏔️',
  forest:
    'birch forest, birch grove, ginkgo forest, maple forest, 桦树林, forest path, forest paths, forest trail, forest road, woodland path, woodland trail, 林间小路, 林间小道, 森林小路, 森林小径, 林中小路, bamboo sea, sea of bamboo, redwood forest, redwoods, 红杉林, 白桦林, 银杏林, 杉树林, forest, woods, jungle, woodland, rainforest, 森林, 树林, 丛林, 竹林, 林中, 林间, 雨林, 密林, bamboo forest, bamboo grove, 枫林, 林, pine forest, deep forest, forests, 松林, 松树林, 原始森林',
  city: '城市夜景, city lights, lights of the city, 城市灯光, 城市的灯光, 城市灯火, 城市的灯火, 万家灯火, city, skyline, downtown, urban, cityscape, metropolis, skyscraper, skyscrapers, megacity, 城市, 都市, 天际线, 摩天大楼, 高楼, 未来城市, hong kong, victoria harbour, victoria harbor, hong kong skyline, kowloon, 香港, 维多利亚港, 维港, rooftop, 天台, 屋顶上, cities, chicago, beijing, 北京, 广州, 深圳, 重庆, 高楼大厦, 🏙️, 🌃, 🌆',
  street:
    'shibuya, shibuya crossing, times square, crosswalk, pedestrian crossing, zebra crossing, road crossing, intersection, flea market, flea markets, city square, public square, 广场, 城市广场, town square, market square, 跳蚤市场, 旧货市场, 涩谷, 涩谷十字路口, 时代广场, 斑马线, 人行横道, street, 集市, 市集, alley, urban street, street crossing, sidewalk, market, night market, farmers market, farmer market, street market, food market, fruit market, vegetable market, fish market, open-air market, morning market, marketplace, bazaar, avenue, 菜市场, 农贸市场, 水果市场, 海鲜市场, 早市, 赶集, 市场, 街道, 街头, 小巷, 巷子, 街, 街上, 马路, 夜市, 雨巷, 胡同, hutong, hutongs, 老北京, 老北京城, 老北京街头, old beijing, city street, 街巷, 大街, 十字路口, 步行街, 青石板路, 青石板, 青石板街, 青石板小路, 石板路, 石板街, 石板小路, cobblestone street, cobblestone streets, cobbled street, cobblestone road, cobblestone alley, flagstone street',
  desert:
    '戈壁滩, 鸣沙山, 敦煌鸣沙山, 响沙湾, 沙海, 沙漠腹地, gobi, gobi desert, 荒漠, 绿洲, 沙漠绿洲, 月牙泉, desert oasis, desert, dunes, dune, sahara, oasis, sand dunes, mars, 沙漠, 沙丘, 戈壁, 大漠, 火星, 丝绸之路, silk road, 敦煌, sand dune, 撒哈拉, 大沙漠, 沙地, 🏜️',
  moon: "earthrise, earth rise, lunar horizon, moon horizon, horizon of the moon, moon's horizon, moon's surface, lunar landscape, 月球地平线, 月面, on the moon, moon surface, lunar, surface of the moon, lunar surface, 月球, 月亮上, 月球上, 月球表面, 月球地平线上, 月球的地平线, 环形山, lunar crater, lunar craters, moon crater, moon craters",
  space:
    'space, galaxy, cosmos, nebula, universe, outer space, 太空, 宇宙, 银河系, 星系, 星云, 外太空, in orbit, starfield, deep space, 深空, 星际, 🌌',
  underwater:
    'underwater, scuba diving, scuba dives, snorkeling, snorkelling, 浮潜, 潜水, 水肺潜水, 水下, 水下的, under the sea, at the bottom of the sea, at the bottom of the ocean, on the bottom of the sea, on the bottom of the ocean, at the bottom of a lake, at the bottom of the lake, at the bottom of a river, at the bottom of the river, bottom of the lake, floor of the sea, floor of the ocean, lake bed, lakebed, lake bottom, sea bottom, beneath the sea, beneath the ocean, beneath the waves, under the ocean, below the sea, under the lake, 湖底, 河底, 海底深处, 海洋深处, 海洋底部, 大海底部, 大海的底部, 湖水深处, deep sea, deep ocean, in the deep ocean, the deep ocean, ocean depths, depths of the ocean, depths of the sea, coral reef, coral, reef, seabed, 海底, 水下, 深海, 珊瑚, 珊瑚礁, 海底世界, 海里, under water, undersea, ocean floor, sea floor, seafloor, sea bed, ocean bed, bottom of the sea, bottom of the ocean, 海床, 大海深处, 海底下, 深海里, 水底, atlantis, 亚特兰蒂斯',
  room: `${BY_HEARTH}, airport, airports, airport terminal, airport lounge, departure hall, departure lounge, departure gate, boarding gate, 机场, 机场候机厅, 候机厅, 候机楼, 航站楼, 机场大厅, 登机口, parking garage, parking garages, parking structure, underground parking, underground garage, underground parking garage, car park, underground car park, 地下停车场, 地下车库, 停车楼, station hall, train station hall, railway station hall, station concourse, grand central station, grand central terminal, grand central, 车站大厅, 火车站大厅, 高铁站大厅, 候车厅, 候车大厅, 候车室, hospital corridor, hospital hallway, 医院走廊, 医院的走廊, 医院过道, 病房走廊, bookshop, blackboard, chalkboard, whiteboard, 黑板, 白板, 课堂, room, bedroom, living room, indoors, kitchen, library, 儿童房, 儿童卧室, 婴儿房, 宝宝房, 游戏房, cafe, café, coffee shop, office, interior, classroom, bookstore, windowsill, window sill, window sills, window ledge, fireplace, 房间, 卧室, 客厅, 室内, 厨房, 图书馆, 咖啡馆, 咖啡店, 书房, 教室, 幼儿园, kindergarten, 窗边, 窗台, 窗前, 书店, 壁炉, rooms, dining room, bathroom, hallway, restaurant, bar, bakery, lounge, study room, cozy room, reading nook, reading corner, book nook, reading room, clinic, hospital room, hospital ward, hotel room, dorm room, dormitory, hospital, museum, at school, operating room, pub, tavern, factory, barber shop, barbershop, hair salon, cozy corner, corner of a room, corner of the room, corner of a living room, corner of the living room, 餐厅, 浴室, 卫生间, 酒吧, 酒馆, 面包店, 办公室, 走廊, 休息室, 在家, at home, 家里, 家中, 阅读角, 读书角, 阅读角落, 读书角落, 阅览室, 咖啡厅, 房间角落, 客厅一角, 书房一角, 诊所, 诊室, 病房, 宿舍, 酒店房间, 客房, 手术室, 医院, 学校, 博物馆, 酒吧里, 工厂, 理发店, gym, boxing gym, shop, store, supermarket, grocery store, laboratory, workshop, museum, art gallery, flower shop, train carriage, inside a train, on a train, gymnasium, weight room, boxing gym, lab, chemistry lab, garage, picture gallery, gallery, train compartment, train window, train car, dining car, on the train, in a train, toy shop, pet shop, gift shop, antique shop, convenience store, pharmacy, florist shop, laundromat, launderette, laundry room, laundry shop, 洗衣店, 自助洗衣店, 洗衣房, 客栈, 客栈里, 客栈大堂, 酒肆, saloon, western saloon, wild west saloon, 西部酒馆, dance studio, ballet studio, art studio, artist studio, artist's studio, artists' studio, painter's studio, painting studio, 画室, 艺术家的工作室, 艺术家工作室, 画家的工作室, 画家工作室, yoga studio, yoga room, rehearsal room, 舞蹈室, 舞蹈教室, 舞蹈房, 练功房, 瑜伽馆, 瑜伽室, 大雄宝殿, 宝殿, 佛堂, 佛殿, 禅房, 破庙, 破庙里, buddhist hall, 拳击馆, 拳馆, 化验室, 作坊, 木工房, 车间, 车库, 画廊, 展览馆, 火车车厢, 火车车厢里, 火车窗边, 火车窗外, 火车窗, 列车窗边, 高铁窗边, 列车车厢, 列车上, 高铁上, 火车里, 车窗, 车窗边, 小店, 店铺, 杂货店, 杂货铺, 玩具店, 便利店, 药店, 面包房, 烘焙店, 健身房, 商店, 超市, 实验室, 工作室, 博物馆, 美术馆, 花店, 车厢, 车厢里, 火车上, diner kitchen, restaurant kitchen, hotel kitchen, in a diner, inside a diner`,
  table:
    'table, wooden table, desk, plate, still life, 桌, 桌上, 桌子, 木桌, 餐桌, 木桌上, 静物, tabletop, table top, kitchen table, dining table, on a plate, 盘子, 盘子里, 桌面, 书桌, 茶桌',
  sky: `${ALOFT}, sky, clouds, cloud, 天空, 云, 云朵, 白云`,
  meadow:
    'front yard, in the yard, in a yard, in my yard, in our yard, in her yard, in his yard, vegetable garden, vegetable patch, kitchen garden, 菜园, 菜地, 菜园子, steppe, steppes, 草甸, 高山草甸, alpine meadow, alpine meadows, 云南元阳梯田, 元阳梯田, 龙脊梯田, 云南梯田, 桂林龙脊梯田, moor, moors, moorland, moorlands, heath, heathland, scottish highlands, highlands, 荒野, 荒原, 高沼地, 石楠荒原, provence, 普罗旺斯, tuscany, tuscan hills, tuscan countryside, tuscan landscape, 托斯卡纳, meadow, tea plantation, tea plantations, tea field, tea fields, tea garden, tea gardens, tea hills, tea terraces, tea farm, rice paddy, rice paddies, rice field, rice fields, terraced hills, vineyards, 茶山, 茶田, 水田, 葡萄园, savanna, savannah, african savanna, african savannah, serengeti, african plains, african grassland, 非洲草原, 非洲大草原, 稀树草原, 塞伦盖蒂, 马赛马拉, field, fields, grass, grassland, garden, park, farm, prairie, countryside, pasture, flower field, rice terraces, rice terrace, terraced fields, terraced field, terraced rice fields, 草地, 草原, 花园, 公园, 田野, 田园, 农场, 草坪, 乡村, 花海, 花田, 草坡, 青草坡, 麦田, 原野, 田, 稻田, 水稻田, 梯田, 大草原, 乡间, orchard, vineyard, 茶园, apple orchard, orange grove, orange orchard, lemon grove, peach orchard, cherry orchard, 果园, 苹果园, 桃园, 橘园, 橘子园, 橙园, 橙子园, 樱桃园, 柿子园, 荔枝园, 柠檬园, lawn, wheat fields, rice paddies, rice fields, rice field, grassy field, backyard, countryside field, farmyard, barnyard, ranch, 农家院, 农家小院, 农家院子, 牧场, 草丛, 草地上, 田间, 庄园, 花园里, 后院, 🏕️',
  snowfield:
    'glacier lagoon, glacial lagoon, ice lagoon, blue ice, cracked ice, frozen lake surface, lake baikal, baikal, frozen pond, frozen river, 贝加尔湖, 蓝冰, 结冰的湖面, 冰封的湖面, 湖面结冰, ski slope, ski slopes, ski resort, ski run, ski area, ski piste, snowy slope, snow slope, ice slope, ice slide, 冰坡, 冰坡上, 冰滑道, 冰滑梯, 滑雪场, 滑雪道, 雪道, 雪坡, 滑雪度假村, ice floe, ice floes, floe, floating ice, ice sheet, pack ice, on the ice, across the ice, over the ice, onto the ice, 浮冰, 浮冰上, 冰块上, 冰面上, 冰上, snowfield, antarctica, arctic, iceberg, glacier, tundra, north pole, 冰原, 南极, 北极, 冰川, 冰山, 雪原, 冰雪, 雪地里, frozen lake, 冰湖, 冰面',
  theatre:
    'jazz club, smoky jazz club, smoky club, music club, blues club, comedy club, jazz bar, blues bar, live house, livehouse, 爵士俱乐部, 爵士酒吧, 爵士吧, 音乐俱乐部, 喜剧俱乐部, on stage, on a stage, on the stage, stage with curtains, stage with red curtains, stage curtains, stage curtain, dark stage, lit stage, big stage, small stage, grand stage, bright stage, brightly lit stage, dimly lit stage, school stage, festival stage, talent show, 大舞台, 小舞台, 黑暗的舞台, theater curtains, theatre curtains, 舞台幕布, 红色幕布, 幕布, empty stage, theatre stage, theater stage, wooden stage, opera stage, theatre, theater, concert, rock concert, concert stage, concert hall, opera, ballet performance, stage play, spotlight, spotlights, in the spotlight, under a spotlight, stage lights, 舞台, 舞台上, 剧院, 大剧院, 剧场, 音乐厅, 音乐厅里, 演唱会, 音乐会, 话剧, 芭蕾舞演出, 聚光灯, 聚光灯下, 舞台灯光, 戏台',
  cave: 'ice cave, ice caves, ice cavern, 冰洞, 冰窟, 冰川洞穴, cave, caves, cavern, cavern walls, grotto, inside a cave, 山洞, 山洞里, 洞穴, 岩洞, 溶洞, 洞窟, 钟乳洞, mine tunnel, mining tunnel, in a tunnel, underground tunnel, coal mine, gold mine, mine shaft, mineshaft, in a mine, 矿井, 矿井里, 矿洞, 矿洞里, 煤矿, 煤矿里, 矿山里, 坑道',
  station:
    'countryside station, country station, village station, rural station, little station, old station, futuristic train station, futuristic station, bullet train station, high-speed train station, steam train station, monorail station, train station, in a train station, in the train station, at a train station, inside a train station, at the station, at a station, in the station, in a station, at the train station, railway station, train station platform, railway station platform, station platform, train platform, on a train platform, on the train platform, railway platform, on a railway platform, 火车站, 火车站台, 老火车站, 车站, 站台, 站台上, 月台, 高铁站',
  metro:
    'subway station, metro station, underground station, tube station, subway platform, metro platform, 地铁站, 地铁站台, 地铁站里',
  greenhouse:
    'greenhouse, glasshouse, hothouse, conservatory, botanical greenhouse, 温室, 玻璃温室, 温室花房, 温室大棚, 玻璃花房, 花房, 暖房',
  terrace:
    'outdoor café, outdoor cafe, outdoor restaurant, open-air café, open-air cafe, open-air restaurant, sidewalk café, sidewalk cafe, street café, street cafe, pavement café, beach café, beach cafe, beach bar, café terrace, cafe terrace, restaurant terrace, terrace, patio, seaside café, seaside cafe, seaside restaurant, 露天咖啡馆, 露天咖啡厅, 露天咖啡店, 露天咖啡座, 露天餐厅, 户外咖啡馆, 户外餐厅, 街边咖啡馆, 露台, 露台上',
  'water-town':
    '江南小镇, 江南古镇, 江南小城, 江南古城, 白墙黛瓦, 粉墙黛瓦, 白墙黑瓦, 青瓦白墙, 白墙青瓦, 白墙灰瓦, amsterdam, amsterdam canal, amsterdam canals, dutch canal, dutch canals, 阿姆斯特丹, 荷兰运河, water town, canal, venice, grand canal, rialto, rialto bridge, venetian canal, 大运河, 里亚托桥, 水乡, 江南水乡, 江南, 古镇, 运河, 威尼斯, 乌镇, 周庄, 小桥流水, canals',
};

/**
 * Places that have no stage of their own, by the one that comes nearest: what happens there is drawn there, and the place
 * itself is told as not drawn.
 */
export const NEAR_SCENES: Partial<Record<SceneName, string>> = {
  room: 'tea room, tea rooms, tearoom, wooden floor, hardwood floor, wooden floorboards, floorboards, tiled floor, tile floor, kitchen floor, bedroom floor, living room floor, 地板, 木地板, 地板上, 木地板上, 瓷砖地面, hospital corridor, school hallway, shopping mall, mall, waiting room, hotel, hotel lobby, lobby, tea house, teahouse, meeting room, conference room, 医院走廊, 商场, 酒店, 大厅, 大堂, 茶馆, 茶室, 会议室',
  street:
    'street corner, street corners, 街角, 街角处, subway, metro, bus station, parking lot, 地铁, 汽车站, 停车场',
  meadow:
    '校园, 校园里, school campus, university campus, college campus, battlefield, stadium, football field, soccer field, campsite, 战场, 战场上, 足球场, 球场, 营地',
};

/** "Peach-coloured", "coffee colored": what is not there itself. */
function coloured(things: string): string {
  return things
    .split(', ')
    .flatMap((thing) => [`${thing}-coloured`, `${thing}-colored`, `${thing} coloured`, `${thing} colored`])
    .join(', ');
}

export const COLOURS: Record<string, string> = {
  '#d8342f': `red, cardinal red, crimson, scarlet, 红, 红色, 大红, 红色的, ruby, bright red, 鲜红, 朱红, 绯红, 鲜红色, ${coloured('cherry, tomato, strawberry, poppy, blood')}`,
  '#8f1f2c': `dark red, burgundy, maroon, deep red, wine red, 深红, 深红色, 暗红, 暗红色, 酒红, 酒红色, ${coloured('wine, cranberry')}`,
  '#f08a2c': `orange, 橙色, 橘色, 橙, amber, 橘红, 橙红, 橘黄, 琥珀色, 琥珀色的, ${coloured('orange, pumpkin, apricot, tangerine, carrot')}`,
  '#f2c230': `yellow, golden, gold, 黄色, 金色, 金, 金黄, 金黄色, 黄, bright yellow, golden yellow, 金色的, 明黄, 黄色的, ${coloured('mustard, sunflower, honey')}`,
  '#f4dc84': `pale yellow, light yellow, pastel yellow, 鹅黄, 鹅黄色, 淡黄, 淡黄色, 浅黄, 浅黄色, ${coloured('lemon, butter, straw')}`,
  '#4a9e54': 'green, emerald, jade, 绿色, 绿, 翠绿, 碧绿, lime green, 绿色的, 孔雀绿',
  '#a3d08c': `light green, pale green, pastel green, mint green, 浅绿, 浅绿色, 淡绿, 淡绿色, 嫩绿, 嫩绿色, 薄荷绿, ${coloured('mint')}`,
  '#2f6140': 'dark green, deep green, forest green, 墨绿, 墨绿色, 深绿, 深绿色',
  '#7d8440': `olive green, 橄榄绿, ${coloured('olive, moss')}`,
  '#2f7fd8':
    'blue, azure, 碧蓝, 碧蓝的, 蔚蓝, 蔚蓝的, 蔚蓝色, 湛蓝的, 海蓝, 蓝色, 蓝, 湛蓝, royal blue, cobalt, 宝蓝, 蓝色的, sea blue, 孔雀蓝, 湖蓝',
  '#86bdea':
    'light blue, pale blue, pastel blue, powder blue, sky blue, baby blue, 天蓝, 天蓝色, 浅蓝, 浅蓝色, 淡蓝, 淡蓝色, 婴儿蓝',
  '#25467e': 'dark blue, navy, navy blue, deep blue, midnight blue, indigo, 深蓝, 深蓝色, 藏青, 藏青色, 藏蓝',
  '#2bb5b0': 'teal, turquoise, cyan, 青色, 青, 碧',
  '#8148c0': 'purple, violet, 紫色, 紫, magenta, 紫色的',
  '#b99ce2': `light purple, lilac, pale purple, pastel purple, 淡紫, 淡紫色, 浅紫, 浅紫色, ${coloured('lavender')}`,
  '#52307e': `dark purple, deep purple, 深紫, 深紫色, ${coloured('plum, grape')}`,
  '#ec6fa4': `pink, 粉色, 粉红, 粉红色, 粉, 粉色的, 粉红色的, ${coloured('rose')}`,
  '#e2458c': 'hot pink, 玫红, 玫红色',
  '#f6b6ce': `light pink, pale pink, pastel pink, baby pink, soft pink, 浅粉, 浅粉色, 淡粉, 淡粉色, ${coloured('blush')}`,
  '#f4f2ee': `white, 白色, 白, 洁白, 雪白, ivory, cream, snow-white, 白色的, 纯白, 米白, 牛奶白, 象牙白, 奶油白, 奶油色, 奶白, 奶白色, ${coloured('cream')}`,
  '#2a2c34': 'black, 黑色, 黑, 漆黑, jet black, pitch black, 黑色的, 纯黑',
  '#8a5a3a': `brown, 棕色, 褐色, tan, light brown, 棕色的, 浅棕, 浅棕色, ${coloured('caramel, cinnamon, chestnut, rust')}`,
  '#5a3722': `dark brown, 深棕, 深棕色, 深褐色, 咖啡色, 巧克力色, ${coloured('coffee, chocolate')}`,
  '#d6c0a0': `beige, 米色, 米黄, 米黄色, 奶茶色, ${coloured('sand, flesh, champagne')}`,
  '#f2b195': coloured('peach, salmon, coral'),
  '#b98d4c': 'ochre, 土黄, 土黄色, 赭色',
  '#8d939c': 'grey, gray, 灰色, 灰, 灰色的',
  '#c2c7cd': 'silver, light grey, light gray, pale grey, pale gray, 银色, 银灰, 浅灰, 浅灰色',
  '#565b64': 'dark grey, dark gray, 深灰, 深灰色',
};

export const NUMBERS: Record<number, string> = {
  1: 'one, single, a single, lone, 孤, 独自, 孤独的, 孤零零的, 单',
  2: 'two, couple of, a couple of, pair of, a pair of, pair, twin, both, 双, 一双, 一对, 双人',
  3: 'three, multiple, trio, trio of, a few, few, triple, 几只, 几个, 几朵, 几条, 几棵, 几艘, 几盏, 几片, 几位',
  4: 'four, several, a handful of, quartet of, caravan of, a caravan of, convoy of, a convoy of, procession of, a procession of, parade of, a parade of, cavalcade of, a cavalcade of, litter of, a litter of, brood of, a brood of',
  5: 'five, row of, a row of, line of, a line of, long line of, a long line of, fleet of, a fleet of, armada of, an armada of, squadron of, a squadron of',
  6: 'six, half a dozen',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: '一打, twelve, dozen, a dozen, a dozen of',
  13: 'thirteen, fourteen, fifteen, sixteen, twenty, thirty, fifty, hundred, a hundred, thousand, a thousand, many, group, group of, a group of, flock, flock of, a flock of, herd, herd of, a herd of, lots of, a lot of, dozens of, countless, hundreds of, thousands of, numerous, a swarm of, crowd of, a crowd of, school of, a school of, pack of, a pack of, swarm of, swarms of, pride of, a pride of, pod of, a pod of, gaggle of, a gaggle of, colony of, a colony of, herds of, flocks of, stampede of, a stampede of, shoal of, a shoal of, drove of, a drove of, troop of, a troop of, murder of, a murder of, flight of, a flight of, skein of, a skein of, 许多, 很多, 好多, 成群结队, 成群结队的, 成群, 无数, 漫天, 一排, 一群, 成群的, 众多, 满天, 成片, 数不清的, 一群人',
};

/** Had at a table, by people. */
export const MEALS =
  'dinner, lunch, breakfast, supper, brunch, meal, family dinner, family meal, dinner party, having dinner, having lunch, having breakfast, having a meal, eating dinner, eating lunch, eating breakfast, eating together, dining, dining together, christmas dinner, thanksgiving dinner, reunion dinner, 吃饭, 吃晚饭, 吃早饭, 吃午饭, 吃早餐, 吃午餐, 吃晚餐, 早餐, 午餐, 晚餐, 晚饭, 早饭, 午饭, 年夜饭, 吃年夜饭, 团圆饭, 吃团圆饭, 聚餐, 用餐, 就餐, 进餐';

/** Held at a table, by people. */
export const MEETINGS =
  'meeting, business meeting, team meeting, staff meeting, board meeting, having a meeting, in a meeting, holding a meeting, discussion, group discussion, negotiation, negotiating, brainstorming, brainstorming session, 开会, 在开会, 正在开会, 会议, 商务会议, 团队会议, 开会讨论, 商务谈判, 谈判, 讨论, 讨论方案, 讨论工作, 头脑风暴, 洽谈, 商务洽谈';

/** What rises from things. */
export type PlumeName = 'steam' | 'smoke' | 'sparks';
export const PLUMES: Record<PlumeName, string> = {
  steam:
    'steam, steam rising, rising steam, hot steam, steaming, steaming hot, piping hot, wisps of steam, 热气, 热气腾腾, 热气腾腾的, 腾腾热气, 热腾腾, 热腾腾的, 冒着热气, 冒着热气的, 冒热气, 冒着热腾腾的热气, 蒸汽, 蒸汽升腾',
  smoke:
    'smoking chimneys, smoking chimney, smoke stacks, smokestacks, 冒烟的烟囱, 冒着烟的烟囱, smoke, billowing smoke, smoke billowing, clouds of smoke, thick smoke, smoke rising, 浓烟, 浓烟滚滚, 滚滚浓烟, 黑烟, 黑烟滚滚, 烟雾升腾, rising smoke, chimney smoke, wisps of smoke, plume of smoke, 炊烟, 炊烟袅袅, 炊烟升起, 升起炊烟, 升起袅袅炊烟, 袅袅炊烟, 袅袅升起的炊烟, 冒烟, 冒着烟, 冒着炊烟, 冒出炊烟, 青烟, 烟',
  sparks:
    'sparks, flying sparks, sparks flying, rising sparks, sparks rising, glowing embers, embers, floating embers, rising embers, flying embers, embers rising, embers floating, 火花, 火花四溅, 火花飞溅, 火星四溅, 火星飞溅, 火星飞舞, 火星子, 余烬',
};

export type Relation =
  | 'ride'
  | 'read'
  | 'fly'
  | 'hold'
  | 'under'
  | 'swim'
  | 'dance'
  | 'run'
  | 'sleep'
  | 'sail'
  | 'burn'
  | 'watch'
  | 'play'
  | 'sit';
/** What is done, for whoever does it: poses and ways to move. */
export const RELATIONS: Record<Relation, string> = {
  ride: 'riding, rides, ride, on horseback, horseback riding, riding horseback, cycling, biking, bicycling, 骑, 骑着, 骑在, 骑在马上, 骑在马背上, 骑车, 骑着车, 骑行',
  read: 'reading, reads, reading a newspaper, reading the newspaper, reads a newspaper, reading newspapers, 看报纸, 看着报纸, 看图纸, 看着图纸, 查看图纸, 看设计图, 看施工图, 看文件, 看资料, 看合同, 看信, 看着手里的信, 看报, 读报, 读报纸, 看杂志, 看小说, 看漫画书, reading a book, reading a story, reading a bedtime story, reads a bedtime story, reading bedtime stories, telling a bedtime story, 讲睡前故事, 读睡前故事, 念睡前故事, 讲故事, 读故事, 看书, 读书, 阅读',
  fly: 'flying, flies, fly, taking off, takes off, taking flight, takes flight, take flight, 飞起, 飞起来, 腾空而起, in flight, in mid-flight, soaring, floating, hovering, levitating, 悬浮, 悬浮在, 飘浮, 飘浮在, 悬空, 飞, 飞翔, 飞行, 飞过, 漂浮, 升起, 升空, 起飞, 盘旋, 盘旋在, 盘旋于, 南飞, 北飞, 南归, 北归, 往南飞, 向南飞, 翱翔, 翱翔在, 翱翔于, 飞舞, 腾飞, 遨游, 腾空',
  hold: 'holding, carrying, 拿着, 捧着, 抱着, 撑着, 撑, 举着, 提着, 打着',
  under: 'under, beneath, 下, 之下',
  swim: 'swimming, swims, swim, diving, scuba diving, scuba dives, snorkeling, snorkelling, 浮潜, 水肺潜水, 游泳, 游, 游动, 游来游去, 潜水, 游弋, 落水, 溺水, drowning',
  dance: 'dancing, dances, dance, 跳舞, 起舞, 舞',
  run: `${RUNNING_TO}, running, runs, run, racing, races, racing down, racing along, racing through, racing across, 赛跑, 冲过终点线, 冲过终点, 冲线, 跑向终点, crossing the finish line, crosses the finish line, running a marathon, 跑马拉松, 竞速, 疾驰, 飞驰, 飞奔, 狂奔, galloping, jogging, sprinting, 跑步, 慢跑, 晨跑, 冲刺, 打闹, 嬉闹, 玩闹, 追逐打闹, 追逐嬉戏, 嬉戏打闹, roughhousing, horsing around, 奔跑, 跑, 奔腾, 奔驰在, 驰骋, 驰骋在, 跑去, 跑来, 跑过来, 跑过去, 奔来, 奔去, 飞奔而来, 飞奔而去, 冲过来, 冲过去`,
  burn: 'burning, on fire, in flames, ablaze, blazing, engulfed in flames, engulfed in fire, flaming, with flames, covered in flames, surrounded by flames, wrapped in flames, surrounded by fire, catching fire, surrounded by flames, engulfed by flames, rising from the flames, rising from flames, rising from the ashes, in the flames, 浴火, 浴火重生, 浴火涅槃, 涅槃, 火焰中, 在火焰中, 烈焰中, 烈火中, 火中, 在火中, 着火, 着了火, 被火焰包围, 被火焰包围的, 火焰中的, 烈焰中的, 冒着火焰, 冒着火焰的, 着火的, 起火, 失火, 燃烧, 燃烧着, 燃烧的, 熊熊燃烧',
  sail: 'sailing, sails, sailing into, sailing through, sailing across, sailing on, setting sail, sailing toward, 航行, 行驶, 驶向, 驶入, 驶过, 扬帆, 扬帆远航, 起航',
  sleep:
    'sleeping, sleeps, sleep, asleep, fast asleep, sound asleep, napping, taking a nap, dozing, snoozing, 睡觉, 睡在, 熟睡, 沉睡, 睡着, 睡着了, 酣睡, 打盹, 打瞌睡, 午睡, 睡午觉, 睡懒觉',
  watch:
    'watching, gazing, staring, looking at, looking up at, 看, 看着, 眺望, 望着, 仰望, 凝望, 远眺, 欣赏, 看风景, 看着风景, 看窗外的风景, 欣赏风景, 看外面的风景, 看电影, 看着电影',
  play: 'playing, plays, 弹, 弹奏, 演奏, 弹着, 拉',
  sit: 'sitting, sits, seated, in a lotus position, in the lotus position, in lotus position, in lotus pose, lotus position, lotus pose, 冥想, 莲花坐, 莲花坐姿, meditating, meditates, sitting cross-legged, sits cross-legged, sit cross-legged, seated cross-legged, cross-legged, 打坐, 盘腿, 盘坐, 静坐, 围坐, 围坐在, 围坐在一起, 围坐着, 坐, 坐在, 坐着',
};

export type Mood =
  | 'hope'
  | 'nostalgia'
  | 'lonely'
  | 'energy'
  | 'calm'
  | 'love'
  | 'sorrow'
  | 'dream'
  | 'mystery'
  | 'anger';
export const MOODS: Record<Mood, string> = {
  hope: 'hope, joy, happiness, happy, joyful, freedom, optimism, rebirth, new beginning, birth, faith, courage, 希望, 快乐, 喜悦, 幸福, 自由, 新生, 勇气, 信念, 欢乐',
  nostalgia:
    'nostalgia, nostalgic, memory, memories, homesick, homesickness, longing, childhood, passage of time, the past, old days, 乡愁, 怀念, 回忆, 思念, 往事, 童年, 时光, 岁月, 怀旧, 记忆, 思乡',
  lonely: 'loneliness, lonely, solitude, alone, emptiness, isolation, 孤独, 寂寞, 孤单, 孤寂, 空虚',
  energy:
    'energy, energetic, chaos, music, rhythm, jazz, electric, explosion, party, 能量, 力量, 速度, 混沌, 音乐, 节奏, 激情, 爆炸, 活力',
  calm: 'calm, peace, peaceful, silence, sound of silence, the sound of silence, quiet, stillness, serenity, serene, tranquil, zen, meditation, harmony, balance, 平静, 宁静, 安静, 寂静, 禅, 禅意, 静谧, 和谐, 冥想, 安宁',
  love: 'love, romance, romantic, tenderness, passion, affection, 爱, 爱情, 浪漫, 温柔, 热恋, 温暖',
  sorrow:
    'sorrow, sad, sadness, grief, melancholy, melancholic, despair, tears, 悲伤, 忧伤, 忧郁, 哀愁, 绝望, 眼泪, 惆怅',
  dream:
    'dream, dreams, dreamy, dreamlike, surreal, imagination, fantasy, consciousness, eternity, soul, 梦, 梦境, 梦想, 幻想, 想象, 超现实, 意识, 无限, 永恒, 灵魂, infinity',
  mystery: 'mystery, mysterious, darkness, gothic, 神秘, 未知, 黑暗, 秘密, 阴影',
  anger: 'anger, rage, fury, war, conflict, fear, 愤怒, 怒火, 战争, 恐惧',
};

/** Manners of painting that are not among the sixteen styles stand beside them. */
export type WordLook =
  | 'photo'
  | 'cinematic'
  | 'anime'
  | '3d'
  | 'watercolor'
  | 'oil'
  | 'ink'
  | 'pixel'
  | 'line_art'
  | 'cyberpunk'
  | 'fantasy'
  | 'product'
  | 'logo'
  | 'poster'
  | 'illustration'
  | 'comic'
  | 'vintage'
  | 'papercut'
  | 'neon'
  | CraftLook;
export const LOOKS: Record<WordLook, string> = {
  photo:
    'photorealistic, photorealism, realistic photo, photograph, photography, 写实, 摄影, 写实摄影, photo realistic, photographic, realistic photography, 照片, 实拍, 真实摄影',
  cinematic:
    'cinematic, movie still, film still, 电影感, 电影, 电影质感, cinematic still, cinematic shot, cinematic lighting, film noir, 电影镜头, 电影感画面, 电影风格',
  anime:
    'anime, manga style, 动漫, 二次元, 日漫, 动画风格, anime style, manga, 动漫风, 动漫风格, 日漫风, 日漫风格, 二次元风格, 动画',
  '3d': '3d, 3d render, octane render, blender, claymation, claymation style, clay style, plasticine, plasticine style, 粘土风, 粘土风格, 黏土风, 黏土风格, 粘土动画, 黏土动画, 3d渲染, 三维, 立体, 3d rendering, 3d model, 3d卡通, 3D, 3D渲染, 立体风格',
  watercolor:
    'watercolor sketch, watercolour sketch, watercolor drawing, ink and watercolor, 水彩速写, watercolor, watercolour, aquarelle, watercolor painting, 水彩, 水彩画, watercolors, watercolour painting, watercolor style, 水彩风, 水彩风格, 水彩插画',
  oil: 'oil painting, impressionist, impressionism, van gogh, monet, 油画, 梵高, 印象派, 莫奈, oil on canvas, in oil, oil painting style, 油画风, 油画风格',
  ink: 'chinese brush painting, chinese brush style, brush painting, ink brush painting, chinese ink painting, chinese ink brush painting, japanese brush painting, oriental brush painting, 毛笔画, ink wash, ink painting, ink wash painting, sumi-e, chinese painting, chinese ink, ink, 水墨, 水墨画, 国画, 中国画, 水墨风, 山水画, 写意, ink style, 水墨风格, 中国水墨画, 国画风格',
  pixel:
    'pixel art, pixel, 8-bit, 16-bit, 8 bit, 像素, 像素风, 像素画, pixel-art, pixelated, pixel art style, 像素艺术, 像素风格, 像素游戏',
  line_art:
    'sketch, line art, line drawing, pencil sketch, pencil drawing, graphite drawing, charcoal drawing, charcoal sketch, charcoal style, in charcoal, 素描, 铅笔素描, 铅笔速写, 炭笔画, 炭笔素描, 木炭画, 线稿, 铅笔画, 速写, in pencil, sketching, line-art, lineart, 素描风格, 线描',
  cyberpunk:
    'cyberpunk, synthwave, vaporwave, retrowave, retro wave, outrun style, synth wave, 赛博朋克, 蒸汽波, 赛博, neon, neon lights, neon light, neon sign, neon signs, 霓虹, 霓虹灯, 霓虹灯光, cyberpunk style, 赛博朋克风格, 赛博朋克风',
  fantasy: 'fantasy art, epic fantasy, 奇幻',
  product:
    'product photo, product shot, product photography, packshot, 产品图, 产品摄影, 商品图, product render, 产品照',
  logo: 'logo, emblem, app icon, app icons, icon, icons, flat icon, icon of, icon for, app logo, badge for, badge design, club badge, team badge, team logo, crest for, team crest, club crest, school crest, family crest, crest of, coat of arms, family coat of arms, heraldic crest, wordmark, monogram logo, patch for, patch design, embroidered patch, 标志, 徽标, 图标, 应用图标, app图标, 徽章, logo design, icon design, 标志设计, logo设计, 图标设计, 徽章设计, 校徽, 队徽, 篮球队徽, 足球队徽, 排球队徽, 班徽, 会徽, 家徽, 族徽, 纹章, 盾徽',
  poster:
    'poster, travel poster, screen print, minimalist poster, 海报, 旅行海报, movie poster, poster design, 海报设计, 电影海报, 宣传海报',
  illustration:
    'cartoon, cartoon style, 卡通, 卡通风格, illustration, storybook, children book, picture book, 插画, 绘本, 插图, illustrated, childrens book illustration, storybook illustration, flat illustration, 插画风, 插画风格, 扁平插画, 儿童插画, 儿童绘本, 绘本风格',
  comic:
    'comic, pop art, halftone, comic book, 漫画, 波普, 美漫, comics, comic style, comic book style, graphic novel, 漫画风, 漫画风格',
  vintage: 'vintage, retro, old photo, vintage photo, sepia, 复古, 老照片',
  papercut:
    'papercut, paper cut, paper art, origami, origami style, paper craft, layered paper, 剪纸风格, 折纸, 折纸风格, 剪纸, 纸艺, 纸雕',
  ...CRAFT_LOOKS,
  neon: 'neon outline, neon outlines, neon art, neon line art, neon glow, 霓虹线条, 荧光, 荧光线条',
};
