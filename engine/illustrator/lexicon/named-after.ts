// What has its name from something else, and no drawing: sayings, dishes, plants, breeds, people. Nothing in the name is there.

/** Sayings of which the words are not meant. */
const SAYINGS =
  'time flies, when pigs fly, pigs might fly, butterflies in my stomach, butterflies in her stomach, butterflies in his stomach, black sheep of the family, couch potato, couch potatoes, cash cow, wild goose chase, dark horse, eager beaver, loan shark, loan sharks, eye of the tiger, eye of the storm, apple of my eye, apple of her eye, apple of his eye, top dog, crocodile tears, hot potato, early bird, cloud nine, cloud computing, cloud storage, thunder thighs, castle in the air, castles in the air, house of cards, train of thought, ship of fools, hat trick, mother tongue, girl power, girl boss, man cave, family tree, ' +
  '木鸟屋, 方格旗, checkered flag, chequered flag, checkered flags, 土豆泥, 薯泥, 热水袋, 海马体, 海马体照相馆, 蝉鸣, 蝉鸣声, 蝉声, 蝉翼, 薄如蝉翼, 金蝉脱壳, 金蝉子, 噤若寒蝉, 貂蝉, 螳臂当车, 螳螂捕蝉, 鸵鸟心态, 月光族, 单身狗, 替罪羊, 领头羊, 铁公鸡, 白眼狼, 热锅上的蚂蚁, 猴年马月, 猪队友, 马大哈, 马脚, 青梅竹马, 竹马, 桃花运, 柠檬精, 草莓族, 熊孩子, 蝴蝶效应, 老鼠屎, 恐龙妹, 美人蛇, 男孩风, 女孩子气, 公主抱, 白菜价, 云计算, 天使投资, 骑士精神, 雷人, 鸡飞狗跳, 狼吞虎咽, 画龙点睛, 画蛇添足, 狐假虎威, 守株待兔, 对牛弹琴, 九牛一毛, 一马当先, 心猿意马, 叶公好龙, 亡羊补牢, 鼠目寸光, 胆小如鼠, 花容月貌, 沉鱼落雁, 闭月羞花, 貌美如花, 如花似玉, 水性杨花, 镜花水月, 风花雪月, 花枝招展, 虎背熊腰, 龙腾虎跃, 生龙活虎, 虎虎生威, 龙马精神, 卧虎藏龙, 如鱼得水, 打草惊蛇, 马到成功, 鱼目混珠, 指鹿为马, 塞翁失马, 走马观花, 鸡毛蒜皮, 杀鸡儆猴, 井底之蛙, 落汤鸡, 车水马龙, 白鹤亮翅, 野马分鬃, 金鸡独立, 揽雀尾, 大鹏展翅, 鲤鱼打挺, 梨花带雨, 石头剪刀布';

/** Parts of looks and faces, clothes. */
const LOOKS =
  'mushroom haircut, ponytail palm, strawberry blonde, man bun, peach fuzz, wedding train, dress train, bell bottom, bell bottoms, mermaid hair, angel hair, milk tooth, bull cut, ' +
  'elf ears, elven ears, pointed ears, pointy ears, 精灵耳, 精灵耳朵, 尖耳朵, 尖耳, ' +
  '飞行帽, 飞行员帽, 飞行员帽子, 飞行头盔, aviator hat, aviator cap, flying cap, ' +
  '桃花眼, 樱桃小嘴, 兰花指, 苹果肌, 草莓鼻, 包子脸, 西瓜头, 蘑菇头, 飞机头, 公主切, 公主头, 山羊胡, 太阳穴, 大象腿, 豹子头, 奶奶灰, 蝴蝶结发带, 蝴蝶结发夹, 鲨鱼夹, 鳄鱼夹, 花边, 荷叶边, 兔女郎, 花美男';

/** Dishes and sweets. */
const DISHES =
  'banana split, fish fingers, goldfish crackers, snow cone, snow cones, plum pudding, rocket salad, ice cream sandwich, ice cream sandwiches, cloud bread, potato chips, baby carrots, angel hair pasta, monk fruit, ghost pepper, monkey bread, mountain dew, apple cider, girl scout cookies, crab apple, crab apples, sea cucumber, sea cucumbers, sea salt, lady finger, lady fingers, devil’s food cake, ' +
  '荷叶饭, 荷叶鸡, 兵马俑, 秦始皇兵马俑, terracotta army, terracotta warriors, 糯米鸡, 叫花鸡, 椰子鸡, 猪肚鸡, lantern fish, lanternfish, anglerfish, angler fish, 荷叶粥, 荷叶包饭, 荷叶糯米鸡, 南瓜车, 南瓜马车, pumpkin carriage, pumpkin coach, 马卡龙塔, 香槟塔, 甜品塔, 蛋糕塔, 甜品台, 木人桩, 木鱼花, 桃花酥, 荷花酥, 牡丹酥, 樱花酥, 海棠酥, 菊花酥, 梅花酥, 兰花酥, 花生碎, 坚果碎, 饼干碎, 柴鱼片, 草莓大福, 抹茶大福, 红豆大福, 芒果大福, 草莓圣代, 葵花籽, 瓜子仁, 芝士拉丝, 奶酪拉丝, 拉丝芝士, 拉丝, 刺身, 刺身拼盘, 生鱼片, 三文鱼刺身, 金枪鱼刺身, sashimi, sashimi platter, salmon sashimi, 草莓千层, 抹茶千层, 芒果千层, 巧克力千层, 香芋千层, 千层蛋糕, 草莓千层蛋糕, 芒果千层蛋糕, 抹茶千层蛋糕, 榴莲千层, 木瓜牛奶, 木瓜炖雪蛤, 女儿红, 状元红, 松鼠桂鱼, 松鼠鳜鱼, 狗不理, 叫花鸡, 叫化鸡, 田鸡, 蝴蝶酥, 老虎菜, 龙抄手, 鸡毛菜, 鸡头米, 鸡内金, 凤梨酥, 鱼豆腐, 猴头菇, 雪花酥, 雪花牛肉, 雪碧, 雪里红, 云腿, 桂花糕, 荷叶鸡, 柠檬鸡爪, 面包蟹, 面条鱼, 土豆丝, 南瓜粥, 小丸子, 皇帝柑, 姑娘果, 恶魔果实, 魔鬼椒, 儿童餐, 羊角面包卷, 狼牙土豆, 鸭血粉丝汤, 玫瑰糖';

/** Animals and plants that are not those of their names. */
const CREATURES =
  "horseshoe crab, horseshoe crabs, bull's eye, crow's nest, monkey bars, monkey puzzle tree, cat tail plant, dogwood flowers, bird of paradise flower, firefly squid, monkfish, witch hazel, cow parsley, horse chestnut, ladyfish, baby breath, " +
  '天牛, 牛头梗, 马尾松, 狗尾巴草, 狗尾草, 猫薄荷, 仙鹤草, 凤凰木, 骆驼刺, 帝王蟹, 和尚鹦鹉, 灯塔水母, 王后雪豹, 仙人球, 蝴蝶犬, 雪莲花, 雪莲, 鸽子花, 月兔';

/** Things, and what has people or animals in its name. */
const THINGS =
  "think tank, tank top, tank tops, gas tank, fuel tank, oxygen tank, oxygen tanks, water tank, water tanks, septic tank, tank engine, think tanks, bone china, bone broth, bone structure, map pin, map pins, mind map, chain saw, apple cart, band wagon, tire swing, rope ladder, tight rope, velvet rope, velvet ropes, rope lights, pillow talk, cushion cover, pearl harbor, pearl milk tea, pill bug, battery pack, cabinet minister, cabinet meeting, swing dress, swing coat, black and white cookie, chess knight, chess knights, chess queen, chess bishop, chess rook, snow angel, snow angels, snow plow, snow plough, snow shovel, snow boots, snow pants, rock music, storm trooper, fireman's pole, mushroom cloud, cake stand, cherry picker, piano keys, house music, house party, greenhouse gas, bus pass, car boot sale, tree of life tattoo, zombie apocalypse movie, mother board, mother of pearl, gentleman's club, baby shower, baby boomer, ghost writer, apple store, baby grand piano, drum and bass, deer crossing sign, goose down, dog bed, dog beds, cat bed, cat beds, pet bed, cat tree, cat trees, cat tower, doll house, doll houses, dollhouse, dollhouses, tower of blocks, tower of cards, tower of cups, tower of books, house of cards, castle of blocks, block tower, lego tower, lego house, lego castle, lego city, " +
  '烟火气, 烟火气息, 人间烟火, 人间烟火气, 面粉, 太阳能, 太阳能板, 老鼠夹, 捕鼠夹, 老虎机, 老虎钳, 鸡毛掸子, 马头墙, 马蜂窝, 羊毛毡, 国际象棋里的马, 狗床, 猫床, 宠物床, 猫爬架, 娃娃屋, 大黄鸭, 竹席, 凉席, 草席, 竹蜻蜓, 梅花桩, 玫瑰战争, 苹果电脑, 火箭军, 火箭队, 火影忍者, 星际争霸, 凤凰传奇, 骆驼祥子, 蚂蚁森林, 象鼻山, 射手座, 白羊座, 雨花石, 雨花台, 日光灯, 雪地靴, 雪花银, 月光宝盒, 士兵突击, 皇后大道, 番茄小说, 草莓音乐节, 企鹅影院, 玉兔号, 猪猪侠, 父亲节, 儿童节, 蜘蛛痣, 天使环';

/** Told as left out, whole. */
export const NAMED_AFTER = [SAYINGS, LOOKS, DISHES, CREATURES, THINGS].join(', ');
