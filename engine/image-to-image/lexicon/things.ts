// Words for things of an image that are known by name: which of them cannot be told from what they belong to.
import type { ThingKind } from '../instruction.ts';

/**
 * Parts of something larger, what lies in it, what is worn, and what other things stand on or before: whatever stands out
 * in an image, it is not surely this.
 */
export const NEVER_TOLD_WORDS =
  'pot, flowerpot, flower pot, plant pot, planter, vase, door, doors, window, windows, roof, ceiling, curtain, curtains, carpet, rug, bed, bedsheet, blanket, pillow, cushion, shelf, shelves, bookshelf, counter, cabinet, wardrobe, fridge, fence, pavement, sidewalk, road, street, path, water, sea, lake, river, ocean, snow, sand, mountain, mountains, hill, hills, hat, hats, cap, helmet, crown, bow, ribbon, glove, gloves, belt, tie, bowtie, scarf, necklace, earring, earrings, ring, bracelet, nail, nails, fingernails, toenails, nail polish, freckles, tattoo, glasses, sunglasses, spectacles, mask, moustache, mustache, sock, socks, button, buttons, collar, sleeve, sleeves, pocket, zipper, phone, hand, hands, finger, fingers, arm, arms, leg, legs, foot, feet, nose, ear, ears, eyelashes, neck, wing, wings, tail, paw, paws, fur, beak, wheel, wheels, tire, tires, tyre, tyres, headlight, headlights, license plate, number plate, handle, lid, spoon, fork, knife, chopsticks, plate, saucer, straw, foam, logo, label, sticker, sign, petal, petals, stem, candle, light, lights, lamp, flag, 门, 大门, 车门, 窗, 窗户, 窗子, 屋顶, 天花板, 窗帘, 地毯, 床, 床单, 被子, 毯子, 枕头, 抱枕, 靠垫, 书架, 柜子, 橱柜, 衣柜, 冰箱, 栅栏, 围栏, 马路, 道路, 街道, 水面, 水, 海水, 海面, 湖面, 河水, 雪, 沙滩, 沙子, 山, 山脉, 帽子, 帽, 头盔, 皇冠, 蝴蝶结, 丝带, 手套, 腰带, 皮带, 领带, 领结, 围巾, 项链, 耳环, 耳钉, 戒指, 手镯, 手链, 指甲, 指甲油, 美甲, 雀斑, 纹身, 眼镜, 墨镜, 口罩, 面具, 小胡子, 袜子, 纽扣, 扣子, 领子, 衣领, 袖子, 口袋, 拉链, 手机, 手, 手指, 胳膊, 腿, 脚, 鼻子, 耳朵, 睫毛, 脖子, 翅膀, 尾巴, 爪子, 毛, 轮胎, 车轮, 轮子, 车灯, 车牌, 把手, 盖子, 勺子, 叉子, 刀, 筷子, 盘子, 碟子, 吸管, 标志, 标签, 贴纸, 招牌, 花瓣, 花茎, 蜡烛, 灯, 灯光, 旗, 旗子, 国旗, 花盆, 花瓶, building, buildings, skyscraper, skyscrapers, pole, poles, mast, masts, antenna, scaffolding, crane, wire, wires, power line, power lines, cable, cables, 高楼, 大楼, 楼房, 建筑, 建筑物, 柱子, 电线杆, 天线, 脚手架, 起重机, 吊车, 塔吊, 电线';

/** Furniture and the like: the illustrator reads a room in some of these words, or has no drawing of them. */
export const MORE_THINGS: Partial<Record<ThingKind, string>> = {
  thing:
    'stool, chair, teapot, kettle, bottle, jar, toy, doll, teddy bear, guitar, watch, bag, handbag, backpack, purse, wallet, 手表, 包, 包包, 手提包, 背包, 书包, 钱包, 椅子, 凳子, 茶壶, 水壶, 瓶子, 罐子, 玩具, 娃娃, 吉他',
  vehicle:
    'sofa, couch, armchair, bench, piano, bike, bicycle, motorbike, motorcycle, scooter, truck, van, bus, train, plane, boat, ship, 沙发, 长椅, 钢琴, 自行车, 摩托车, 电动车, 卡车, 面包车, 公交车, 火车, 飞机, 船',
  footwear:
    'shoe, shoes, sneaker, sneakers, boot, boots, high heels, trainers, 鞋, 鞋子, 运动鞋, 球鞋, 跑鞋, 高跟鞋, 靴子',
  structure: 'house, statue, sculpture, 房子, 雕像, 雕塑',
  morsel:
    'box, suitcase, ball, balloon, cake, pumpkin, apple, flower, rose, tulip, 盒子, 行李箱, 球, 气球, 蛋糕, 南瓜, 苹果, 花, 花朵, 玫瑰, 郁金香',
};

/** What is in a cup: told where the cup is seen from above. */
export const DRINK_WORDS =
  'coffee, tea, milk, juice, soup, wine, beer, espresso, cappuccino, latte, americano, mocha, cocoa, hot chocolate, matcha, matcha latte, black tea, green tea, milk tea, orange juice, drink, beverage, liquid, 咖啡, 茶, 茶水, 牛奶, 果汁, 汤, 酒, 啤酒, 拿铁, 浓缩咖啡, 卡布奇诺, 美式, 可可, 热巧克力, 抹茶, 抹茶拿铁, 红茶, 绿茶, 奶茶, 橙汁, 饮料, 饮品';

/** By the end of its name: "coffee cup", 咖啡杯. */
export const VESSEL_NAME = /(?:\b(?:tea|coffee )?(?:cup|mug|bowl)|\bglass|杯子?|碗)$/iu;

export const ROCKET_WORDS =
  'rocket, rocket ship, spaceship, spacecraft, space ship, space shuttle, shuttle, missile, 火箭, 飞船, 宇宙飞船, 航天飞机, 导弹';

/** Of the illustrator's animals: what is no beast with a face. */
export const CREATURE_DRAWINGS: ReadonlySet<string> = new Set([
  'ladybug',
  'snail',
  'peacock',
  'penguin',
  'rooster',
  'chick',
  'flamingo',
  'crab',
  'goose',
  'crocodile',
  'turkey',
  'dodo',
  'lizard',
  'snake',
  'lobster',
  'scorpion',
  'spider',
  'ant',
  'beetle',
  'cricket',
  'bug',
  'worm',
  'shrimp',
  'spiral-shell',
  'hatching-chick',
  'frog',
  'mouse',
  'rat',
]);
/** Of what the illustrator draws as things: what stands outside in rows, or against the sky. */
export const STRUCTURE_DRAWINGS: ReadonlySet<string> = new Set([
  'traffic-light',
  'bus-shelter',
  'phone-booth',
  'basketball-hoop',
  'carrying-pole',
  'ladder',
  'barber-pole',
]);

/** Letters and marks that are part of the picture. */
export const MARKS =
  /\b(?:watermarks?|texts?|letter(?:s|ing)|words?|captions?|subtitles?|logos?|date ?stamps?|timestamps?)\b|水印|文字|字幕|字样|标志|商标|logo|日期/iu;
