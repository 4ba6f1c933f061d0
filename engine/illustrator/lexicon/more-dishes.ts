// Dishes of many kitchens that are heaped on plates, fill bowls, or are sold in the street.

import type { SubjectEntry } from './subject.ts';

/** The key is the name of the drawing. */
function dish(drawing: string, height: number, words: string): SubjectEntry {
  return { key: drawing, drawing: `own/${drawing}`, kind: 'food', height, words };
}

const PLATE = 0.3;
const BOWL = 0.36;

export const MORE_DISHES: readonly SubjectEntry[] = [
  dish(
    'braised-pork',
    PLATE,
    'braised pork, braised pork belly, red-braised pork, red braised pork, 红烧肉, 东坡肉, 扣肉, 梅菜扣肉, 毛氏红烧肉, 卤肉',
  ),
  dish(
    'meatballs',
    PLATE,
    'meatball, meatballs, plate of meatballs, swedish meatballs, 肉丸, 肉丸子, 狮子头, 红烧狮子头, 丸子, 四喜丸子',
  ),
  dish('kung-pao-chicken', PLATE, 'kung pao chicken, 宫保鸡丁, 宫爆鸡丁, 辣子鸡, 辣子鸡丁'),
  dish(
    'fried-pork-slices',
    PLATE,
    'twice-cooked pork, twice cooked pork, stir fry, stir-fry, stir fried pork, 回锅肉, 小炒肉, 农家小炒肉, 辣椒炒肉, 青椒炒肉',
  ),
  dish(
    'sweet-sour-ribs',
    PLATE,
    'sweet and sour ribs, sweet and sour pork, 糖醋排骨, 糖醋里脊, 咕咾肉, 锅包肉, 排骨, 红烧排骨',
  ),
  dish('shredded-pork', PLATE, 'shredded pork, yuxiang pork, 鱼香肉丝, 京酱肉丝, 青椒肉丝'),
  dish(
    'tomato-eggs',
    PLATE,
    'tomato and egg stir fry, tomato scrambled eggs, scrambled eggs with tomatoes, 番茄炒蛋, 西红柿炒蛋, 西红柿炒鸡蛋, 番茄炒鸡蛋',
  ),
  dish('scrambled-breakfast', PLATE, 'scrambled eggs, scrambled egg, 炒鸡蛋, 炒蛋'),
  dish(
    'scrambled-breakfast',
    PLATE,
    'english breakfast, full english breakfast, full english, fry-up, american breakfast, 英式早餐, 美式早餐',
  ),
  dish(
    'fried-chicken',
    PLATE,
    'fried chicken, crispy fried chicken, chicken nuggets, karaage, chicken tenders, 炸鸡, 炸鸡块, 鸡块, 盐酥鸡, 唐扬鸡块',
  ),
  dish(
    'chicken-wings',
    PLATE,
    'chicken wing, chicken wings, buffalo wings, wings with dip, 鸡翅, 烤鸡翅, 炸鸡翅, 可乐鸡翅',
  ),
  dish(
    'spare-ribs',
    PLATE,
    'spare ribs, spareribs, pork ribs, bbq ribs, barbecue ribs, beef ribs, rack of ribs, grilled ribs, 烤排骨, 烤肋排, 肋排, 猪肋排',
  ),
  dish('fish-and-chips', PLATE, 'fish and chips, fish & chips, 炸鱼薯条'),
  dish('nachos', PLATE, 'nachos, plate of nachos, tortilla chips, 玉米片, 墨西哥玉米片'),
  dish('falafel', PLATE, 'falafel, falafels, 法拉费, 炸鹰嘴豆丸子, 🧆'),
  dish('risotto', PLATE, 'risotto, mushroom risotto, 意大利烩饭, 烩饭'),
  dish(
    'fried-rice',
    PLATE,
    'fried rice, egg fried rice, yangzhou fried rice, 炒饭, 蛋炒饭, 扬州炒饭, 鸡蛋炒饭',
  ),
  dish(
    'pad-thai',
    PLATE,
    'pad thai, fried noodles, stir-fried noodles, chow mein, lo mein, yakisoba, 泰式炒河粉, 炒面, 炒河粉, 干炒牛河, 炒粉, 炒米粉',
  ),
  dish('rice-cakes', PLATE, 'tteokbokki, spicy rice cakes, rice cakes, 炒年糕, 年糕, 辣炒年糕'),
  dish('takoyaki', PLATE, 'takoyaki, octopus balls, 章鱼烧, 章鱼小丸子'),
  dish('stinky-tofu', PLATE, 'stinky tofu, 臭豆腐, 长沙臭豆腐'),
  dish('spring-rolls', PLATE, 'spring roll, spring rolls, egg roll, egg rolls, 春卷, 炸春卷'),
  dish('dough-sticks', PLATE, 'youtiao, fried dough sticks, dough sticks, 油条'),
  dish('churros', PLATE, 'churro, churros, 吉事果, 西班牙油条'),
  dish(
    'brownies',
    PLATE,
    'brownie, brownies, chocolate brownie, chocolate brownies, fudge, 布朗尼, 布朗尼蛋糕',
  ),
  dish('siu-mai', PLATE, 'siu mai, shumai, shaomai, 烧麦, 烧卖'),
  dish('crayfish', PLATE, 'crayfish, crawfish, spicy crayfish, 小龙虾, 麻辣小龙虾, 十三香小龙虾, 蒜蓉小龙虾'),
  dish('kimchi', PLATE, 'kimchi, 泡菜, 韩式泡菜, 辣白菜'),
  dish('oysters', PLATE, 'oyster, oysters, plate of oysters, 生蚝, 牡蛎, 烤生蚝, 🦪'),
  dish(
    'steak',
    PLATE,
    'steak, grilled steak, beefsteak, beef steak, ribeye, ribeye steak, t-bone steak, sirloin, sirloin steak, filet mignon, 牛排, 煎牛排, 烤牛排, 战斧牛排, 菲力牛排, 西冷牛排',
  ),
  dish('lasagna', 0.36, 'lasagna, lasagne, 千层面, 意大利千层面'),
  dish('omelette', PLATE, 'omelette, omelet, cheese omelette, 煎蛋卷, 欧姆蛋, 蛋包饭'),
  dish(
    'charcuterie',
    PLATE,
    'charcuterie, charcuterie board, cheese board, cheese platter, antipasto, grazing board, 奶酪拼盘, 芝士拼盘, 冷切拼盘, 熟食拼盘',
  ),
  dish('macarons', 0.34, 'macaron, macarons, macaroons, tower of macarons, 马卡龙'),
  dish(
    'egg-tarts',
    0.26,
    'egg tart, egg tarts, custard tart, custard tarts, pastel de nata, pasteis de nata, 蛋挞, 葡式蛋挞',
  ),
  dish('rice-pyramids', 0.34, 'sticky rice dumpling, rice dumpling, 棕子, 🫔'),
  dish(
    'steamed-fish',
    0.3,
    'steamed fish, steamed sea bass, steamed bass, steamed whole fish, cantonese steamed fish, 清蒸鱼, 清蒸鲈鱼, 蒸鱼, 清蒸石斑鱼',
  ),
  dish('tiramisu', 0.34, 'tiramisu, 提拉米苏'),
  dish(
    'lava-cake',
    0.34,
    'chocolate lava cake, lava cake, lava cakes, molten chocolate cake, molten lava cake, chocolate fondant, 熔岩蛋糕, 巧克力熔岩蛋糕, 爆浆蛋糕, 岩浆蛋糕, 心太软蛋糕',
  ),
  dish(
    'strawberry-cake',
    0.36,
    'strawberry cake, strawberry cakes, strawberry cream cake, strawberry shortcake cake, strawberry sponge cake, cream cake, sponge cake, victoria sponge, 草莓蛋糕, 草莓奶油蛋糕, 奶油草莓蛋糕, 奶油蛋糕, 海绵蛋糕',
  ),
  dish(
    'wedding-cake',
    0.62,
    'wedding cake, wedding cakes, tiered cake, tiered wedding cake, three-tier cake, three-layer cake, 三层生日蛋糕, 双层生日蛋糕, 三层奶油蛋糕, 双层蛋糕, 两层蛋糕, three-tiered cake, three-tier wedding cake, multi-tier cake, 婚礼蛋糕, 结婚蛋糕, 三层蛋糕, 三层婚礼蛋糕, 多层蛋糕',
  ),
  dish(
    'chocolate-cake',
    0.4,
    'chocolate cake, chocolate cakes, chocolate layer cake, 巧克力蛋糕, 黑森林蛋糕',
  ),
  dish(
    'chocolate-cake-slice',
    0.36,
    'slice of chocolate cake, slices of chocolate cake, piece of chocolate cake, 一块巧克力蛋糕, 一片巧克力蛋糕, 巧克力蛋糕切片',
  ),
  dish('cheesecake', 0.36, 'cheesecake, slice of cheesecake, cheese cake, 芝士蛋糕, 乳酪蛋糕, 起司蛋糕'),
  dish(
    'tomato-soup',
    BOWL,
    'tomato soup, bowl of tomato soup, red soup, borscht, gazpacho, 番茄汤, 西红柿汤, 罗宋汤',
  ),
  dish(
    'pumpkin-soup',
    BOWL,
    'pumpkin soup, carrot soup, butternut squash soup, sweet potato soup, lentil soup, 南瓜汤, 南瓜羹',
  ),
  dish(
    'cream-soup',
    BOWL,
    'mushroom soup, cream of mushroom soup, clam chowder, chowder, cream soup, potato soup, corn chowder, 蘑菇汤, 奶油蘑菇汤, 奶油浓汤',
  ),
  dish('green-soup', BOWL, 'pea soup, green pea soup, broccoli soup, spinach soup, 豌豆汤, 西兰花汤'),
  dish(
    'vegetable-soup',
    BOWL,
    'vegetable soup, chicken soup, minestrone, gumbo, soup, bowl of soup, hot bowl of soup, pot of soup, hot pot of soup, pot of hot soup, bowl of hot soup, 蔬菜汤, 鸡汤, 汤',
  ),
  dish(
    'pho',
    BOWL,
    'pho, vietnamese pho, bowl of pho, beef pho, 越南河粉, 牛肉粉, 河粉, 米粉, 桂林米粉, 过桥米线',
  ),
  dish(
    'spicy-soup',
    BOWL,
    'malatang, mala tang, tom yum, tom yum soup, tom yum goong, kimchi stew, kimchi soup, sundubu, 麻辣烫, 冒菜, 麻辣香锅, 冬阴功, 冬阴功汤, 毛血旺, 部队锅, 泡菜汤',
  ),
  dish(
    'river-snail-noodles',
    BOWL,
    'luosifen, river snail noodles, snail noodles, 螺蛳粉, 柳州螺蛳粉, 酸辣粉',
  ),
  dish(
    'pickled-fish',
    BOWL,
    'suan cai yu, pickled cabbage fish, fish with pickled mustard greens, sauerkraut fish, 酸菜鱼',
  ),
  dish(
    'boiled-fish',
    BOWL,
    'sichuan boiled fish, boiled fish, water boiled fish, 水煮鱼, 水煮鱼片, 水煮牛肉, 水煮肉片, 沸腾鱼',
  ),
  dish(
    'rice-balls',
    BOWL,
    'tangyuan, tang yuan, glutinous rice balls, sweet rice balls, yuanxiao, 汤圆, 元宵, 酒酿圆子, 醪糟汤圆',
  ),
  dish(
    'dry-noodles',
    BOWL,
    'zhajiangmian, hot dry noodles, soybean paste noodles, jajangmyeon, 炸酱面, 老北京炸酱面, 热干面, 武汉热干面, 拌面',
  ),
  dish(
    'red-noodles',
    BOWL,
    'dan dan noodles, dandan noodles, chongqing noodles, spicy noodles, 担担面, 重庆小面, 小面, 油泼面, 燃面',
  ),
  dish('wonton-noodles', BOWL, 'wonton noodles, wonton noodle soup, 云吞面, 馄饨面'),
  dish(
    'wonton-soup',
    BOWL,
    'wonton, wontons, wonton soup, 馄饨, 小馄饨, 大馄饨, 鲜肉馄饨, 馄饨汤, 云吞, 抄手, 红油抄手',
  ),
  dish(
    'yogurt',
    BOWL,
    'yogurt, yoghurt, greek yogurt, bowl of yogurt, yogurt bowl with fruit, 酸奶, 希腊酸奶, 一碗酸奶',
  ),
  dish('fruit-salad', BOWL, 'fruit salad, bowl of fruit salad, 水果沙拉, 水果捞'),
  dish('tripe', PLATE, 'tripe, beef tripe, 毛肚, 牛百叶, 百叶, 黄喉, 千层肚'),
  dish('caprese', PLATE, 'caprese, caprese salad, 卡布里沙拉, 卡普雷塞沙拉'),
  dish('cold-noodles', BOWL, 'liangpi, cold noodles, cold skin noodles, 凉皮, 凉面, 冷面, 凉粉'),
  dish('coconut-noodles', BOWL, 'laksa, curry noodles, curry laksa, khao soi, 叻沙, 咖喱面, 咖喱叻沙'),
  dish('tofu-pudding', BOWL, 'tofu pudding, douhua, soft tofu, 豆腐脑, 豆花, 豆腐花, 老豆腐'),
  dish(
    'red-bean-soup',
    BOWL,
    'red bean soup, sweet red bean soup, bowl of red bean soup, 红豆沙, 红豆汤, 一碗红豆汤, 红豆沙汤圆',
  ),
  dish('soy-milk', BOWL, 'soy milk, soya milk, soybean milk, 豆浆, 一碗豆浆, 杏仁茶'),
  dish(
    'smoothie-bowl',
    BOWL,
    'smoothie bowl, acai, bowl of acai, acai bowl, açaí bowl, fruit bowl with granola, yogurt bowl, 冰沙碗, 酸奶碗, 巴西莓碗, 奶昔碗',
  ),
  dish(
    'poke-bowl',
    BOWL,
    'poke bowl, poke, salmon poke bowl, tuna poke bowl, buddha bowl, rice bowl with salmon, 波奇饭, 夏威夷拌饭, 鱼生饭',
  ),
  dish('guacamole', BOWL, 'guacamole, bowl of guacamole, 鳄梨酱, 牛油果酱'),
  dish('hummus', BOWL, 'hummus, houmous, bowl of hummus, 鹰嘴豆泥'),
  dish(
    'candied-haws',
    0.5,
    'tanghulu, candied haws, candied hawthorn, candied fruit skewers, sugar-coated haws, 糖葫芦, 冰糖葫芦, 一串糖葫芦',
  ),
  dish(
    'meat-skewers',
    0.46,
    'lamb skewers, lamb skewer, meat skewers, meat skewer, skewers, chicken skewers, yakitori, satay, satay skewers, 羊肉串, 烤羊肉串, 烤串, 烤肉串, 串串, 肉串, 沙爹, 烧烤',
  ),
  dish('kebabs', 0.46, 'kebab, kebabs, shish kebab, shashlik, barbecue skewers, 烤肉, 土耳其烤肉'),
  dish(
    'filled-pancake',
    0.38,
    'jianbing, jianbing guozi, chinese crepe, savory crepe, 煎饼果子, 山东煎饼, 手抓饼, 鸡蛋灌饼',
  ),
  dish(
    'filled-bun',
    0.3,
    'roujiamo, chinese burger, pulled pork sandwich, pulled pork bun, 肉夹馍, 腊汁肉夹馍, 白吉馍',
  ),
];
