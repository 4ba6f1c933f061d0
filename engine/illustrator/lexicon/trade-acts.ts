// Words for what people do at work, and for what of it is drawn with them.

import type { TradeWork } from './trade-work.ts';

/** Whole phrases: in Chinese all of them, in English those that verbs and things of `reading/people/name-work.ts` do not make. */
export const TRADE_ACTS: Partial<Record<TradeWork, string>> = {
  'comb-hair': '梳头, 梳头发, 梳着头发, 梳理头发, 梳理长发, 梳妆, 对镜梳妆',
  'brush-teeth': '刷牙, 刷着牙',
  shave: 'shaving, shaving his face, shaving his beard, 刮胡子, 刮着胡子, 剃须, 刮脸',
  'make-up-face':
    'doing her makeup, doing her make-up, applying makeup, applying make-up, putting on makeup, putting on make-up, putting on her makeup, 化妆, 化着妆, 涂口红, 涂着口红, 抹口红, 画口红',
  'blow-whistle': '吹哨, 吹哨子, 吹着哨子, 吹着哨, 吹响哨子, 吹响了哨子, 吹响着哨子',
  'hang-laundry': 'doing the laundry, 晾衣服, 晾晒衣服, 晒衣服, 晾着衣服, 晒被子, 晾床单, 收衣服',
  toast:
    'toasting, raising a glass, raising a toast, raising their glasses, raising glasses, clinking glasses, making a toast, drinking a toast, cheers, 干杯, 碰杯, 举杯, 举杯庆祝, 举起酒杯, 举着酒杯, 🥂, 🍻',
  hammer: 'working at an anvil, at the anvil, at an anvil, 打铁, 锻造, 锻打, 锻铁, 锻剑, 铸剑, 打造兵器',
  saw: '锯木头, 锯木板, 锯木, 锯着木板, 做木工, 干木工活',
  'fix-sink':
    '修水管, 修理水管, 维修水管, 修水槽, 修理水槽, 修水龙头, 修理水龙头, 修洗手池, 修洗碗池, 疏通下水道, 修下水道, 修马桶, 修理管道, 通下水道, 修管道',
  'fix-car': '修车, 修汽车, 修理汽车, 维修汽车, 检修汽车, 修轿车, 修发动机, 修理发动机, 修引擎',
  'under-car': '在车底下, 在车底, 车底下修车, 车底修车, 躺在车底, 躺在车底下, 躺在车下, 在车下',
  wrench: '修理, 维修, 检修, 抢修, 正在修, 修理着',
  'on-ladder':
    '修电灯, 修灯, 换灯泡, 修理电灯, 安装电灯, 装灯, 修电路, 检修电路, 修电线, 安装灯泡, 更换灯泡, 修路灯',
  'wash-window':
    '擦窗, 擦窗户, 擦玻璃, 洗窗户, 清洗窗户, 清洗玻璃, 清洁玻璃, 清洁外墙, 擦玻璃幕墙, 清洗玻璃幕墙, 清洗外墙',
  'paint-wall': '刷墙, 粉刷墙壁, 粉刷, 刷油漆, 刷漆, 刷着墙',
  sweep:
    'raking leaves, 扫地, 扫街, 扫马路, 扫落叶, 扫着落叶, 打扫落叶, 清扫落叶, 清扫街道, 打扫街道, 清扫马路, 扫院子, 打扫院子, 清扫, 打扫, 打扫卫生, 扫雪',
  mop: 'mopping, mopping the floor, mopping floors, mops the floor, 拖地, 拖地板, 拖着地',
  vacuum:
    'vacuuming, vacuuming the floor, vacuuming the carpet, vacuums the floor, hoovering, 吸尘, 吸地, 用吸尘器打扫',
  stir: 'brewing a potion, brewing potions, 搅拌坩埚, 搅动坩埚, 搅拌大锅, 熬制魔药, 熬魔药, 熬制药水, 搅拌魔药',
  iron: '熨衣服, 烫衣服, 熨烫衣服, 熨烫, 熨衬衫, 烫衬衫, 熨着衣服',
  pound:
    'using a mortar and pestle, with a mortar and pestle, 捣药, 捣着药, 捣蒜, 舂米, 捣米, 研磨草药, 捣草药, 磨药, 研药',
  'wash-dishes': 'doing the dishes, doing dishes, 洗碗, 刷碗, 洗盘子, 洗碗碟, 洗餐具, 洗着碗, 洗碗筷',
  reap: '收割, 收割着, 割稻, 收稻, 割麦, 收麦, 秋收, 抢收',
  'cast-net': '撒网, 撒渔网, 撒网捕鱼, 撒着渔网, 撒着网',
  mine: 'swinging a pickaxe, with a pickaxe, mining, digging for gold, digging coal, 挖矿, 采矿, 挖煤, 采煤, 挖金矿',
  'chop-wood': '砍柴, 劈柴, 砍柴火, 砍木头, 劈木头, 伐木, 砍树',
  'lay-bricks': '砌墙, 砌砖, 砌着砖墙, 砌砖墙, 盖房子',
  prune: '修剪, 修剪花木, 修剪树枝, 修剪花草, 修剪树木, 修剪灌木, 修枝, 剪枝, 修剪盆景',
  'keep-bees': 'collecting honey, harvesting honey, 养蜂, 取蜂蜜, 采蜂蜜, 割蜜, 查看蜂箱, 检查蜂箱',
  'throw-pot':
    'throwing clay, working with clay, making pottery, making ceramics, 拉坯, 做陶器, 做陶艺, 制陶, 制作陶器, 捏陶, 做陶, 做陶罐, 做瓷器',
  weave: '织布, 纺织, 纺布, 织锦, 织地毯, 织着布',
  'blow-glass': 'blowing glass, blows glass, glassblowing, 吹玻璃',
  deliver: '送快递, 送货, 送外卖, 送包裹, 送餐, 派送快递, 派件, 送信, 派送包裹, 送着快递',
  herd: '放羊, 牧羊, 赶羊',
  'cut-hair':
    'giving a haircut, 理发, 剪头发, 剃头, 剪发, 给顾客理发, 给客人理发, 给顾客剪头发, 给客人剪头发',
  'wash-hair': 'shampooing, 洗头, 洗头发, 洗着头发, 给顾客洗头, 给客人洗头, 给顾客洗头发, 给客人洗头发',
  'treat-teeth': '看牙, 拔牙, 检查牙齿, 补牙, 洗牙, 给病人看牙, 给病人检查牙齿, 给病人拔牙',
  'fly-plane':
    'flying a plane, flying an airplane, flying the plane, flying an airliner, piloting a plane, piloting an airplane, 驾驶飞机, 开飞机, 驾驶客机',
  'stir-fry':
    'stir-frying, stir frying, stir-fries, cooking with a wok, cooking in a wok, working the wok, 炒菜, 爆炒, 颠勺, 颠锅, 翻炒, 炒着菜, 炒青菜, 炒蔬菜, 大火爆炒, 大火炒菜, 颠勺炒菜, 翻炒蔬菜',
  grill:
    'at the grill, at a grill, at the barbecue, barbecuing, grilling, manning the grill, 在烤羊肉串, 烤着羊肉串, 正在烤羊肉串, 在烤串, 烤着串, 在烤肉, 烤着肉, 正在烤肉, 在烤肉串, 烤着肉串, 在烤鱿鱼, 在烤玉米, 在烤鱼, 在烤香肠, 在烧烤, 正在烧烤, 做烧烤, 翻烤',
  flip: '翻煎饼, 煎薄饼, 抛煎饼, 翻薄饼, 抛薄饼',
  sew: 'at her sewing machine, at his sewing machine, at a sewing machine, at the sewing machine, using a sewing machine, 缝衣服, 做衣服, 缝制衣服, 缝纫, 刺绣, 绣花, 补衣服, 裁衣服, 缝补衣服, 做旗袍, 缝制旗袍, 做西装, 缝制西装, 踩缝纫机, 缝衣裳',
  'cut-paper': 'cutting paper, making paper cuttings, 剪窗花, 在剪纸, 正在剪纸, 剪着纸, 剪着窗花',
  'paint-sugar': 'making sugar paintings, painting with sugar, 画糖画, 做糖画, 制作糖画, 画着糖画',
  'mend-shoes': '修鞋, 补鞋, 做鞋, 修鞋子, 修皮鞋, 做皮鞋',
  'mend-watch': '修表, 修手表, 修钟表, 修钟, 修理钟表, 修理手表, 修理怀表, 修怀表',
  'arrange-flowers': '插花, 扎花束, 包花束, 包装花束, 包扎花束, 扎花, 包花',
  experiment:
    'doing an experiment, doing experiments, conducting an experiment, doing a chemistry experiment, mixing chemicals, experimenting, 做实验, 做化学实验, 做着实验, 做科学实验',
  'look-through-microscope':
    '用显微镜观察, 用显微镜, 看显微镜, 看着显微镜, 观察显微镜, 使用显微镜, 操作显微镜, 透过显微镜观察, 通过显微镜观察, 显微镜观察, 用显微镜看',
  carve: 'wood carving, 雕刻, 雕木头, 刻木头, 雕花, 雕刻木头, 雕木雕, 做木雕',
  'cut-meat': 'cutting meat, chopping meat, slicing meat, 切肉, 剁肉, 砍肉, 卖肉',
  'sell-fish': 'selling fish, 卖鱼, 卖海鲜',
  'make-sushi': 'making sushi, preparing sushi, rolling sushi, 做寿司, 捏寿司, 制作寿司, 卷寿司',
  'write-brush':
    'writing calligraphy, practicing calligraphy, practising calligraphy, writing with a brush, 写毛笔字, 写书法, 练书法, 写春联, 写对联, 挥毫, 写福字',
  plough:
    'plowing, ploughing, plowing a field, ploughing a field, plowing the field, plowing the fields, ploughing the field, ploughing the fields, tilling the field, tilling the soil, 耕田, 犁地, 犁田, 耕地, 耕作',
  weld: 'welding, welding metal, welding steel, welding a beam, 焊接, 电焊, 焊接钢管, 焊钢管',
  hose: 'spraying water, spraying water on a fire, fighting a fire, fighting the fire, fighting fire, putting out a fire, putting out the fire, extinguishing a fire, extinguishing the fire, 救火, 灭火, 扑火, 扑灭大火, 喷水灭火',
  'pour-tea':
    'performing a tea ceremony, tea ceremony, pouring tea, brewing tea, 泡茶, 沏茶, 斟茶, 倒茶, 茶艺表演, 泡着茶',
};

/** What is drawn with the work, wherever else the words name it. */
export const PARTS_OF_WORK: Partial<Record<TradeWork, RegExp>> = {
  hammer: /^(?:hammers?|anvils?|(?:hot |glowing )?(?:iron|steel|metal)|sparks?|锤子|铁锤|铁砧|火花|铁)$/i,
  saw: /^(?:saws?|hand ?saws?|planks?|boards?|wood|sawdust|锯子|木板|木头)$/i,
  'fix-sink':
    /^(?:sinks?|(?:water |leaky |leaking )?pipes?|faucets?|taps?|wrench(?:es)?|spanners?|toolbox|tool box|扳手|水管|水槽|水龙头|工具箱)$/i,
  'fix-car':
    /^(?:cars?|(?:car )?engines?|tires?|tyres?|wheels?|轮胎|车轮|wrench(?:es)?|spanners?|toolbox|bonnet|hood|扳手|发动机|引擎|汽车|轿车|工具箱)$/i,
  'under-car': /^(?:cars?|wrench(?:es)?|spanners?|toolbox|lift|car lift|扳手|汽车|轿车|工具箱)$/i,
  wrench: /^(?:wrench(?:es)?|spanners?|tools?|扳手|工具)$/i,
  'on-ladder':
    /^(?:(?:step)?ladders?|lamps?|(?:ceiling )?lights?|light bulbs?|bulbs?|梯子|木梯|电灯|灯泡|灯|吊灯)$/i,
  'wash-window': /^(?:windows?|squeegees?|buckets?|foam|panes?|窗户|玻璃|水桶)$/i,
  'paint-wall': /^(?:rollers?|paint rollers?|walls?|paint|墙|墙壁|滚筒|油漆)$/i,
  sweep: /^(?:brooms?|扫帚|扫把|笤帚)$/i,
  reap: /^(?:sickles?|scythes?|sheaf|sheaves|straw|镰刀|稻穗)$/i,
  'cast-net': /^(?:nets?|fishing nets?|渔网|网)$/i,
  mine: /^(?:pickaxes?|picks?|pick axe|rocks?|ore|gold|coal|镐|镐头|矿石|煤|煤炭)$/i,
  'chop-wood': /^(?:axes?|logs?|wood|firewood|stump|斧头|斧子|木柴|柴火|木头)$/i,
  'lay-bricks': /^(?:bricks?|(?:brick )?walls?|trowels?|mortar|砖|砖头|砖墙|墙)$/i,
  prune: /^(?:shears?|garden shears|scissors|hedges?|bush(?:es)?|topiary|剪刀|大剪刀|灌木)$/i,
  'keep-bees': /^(?:bees?|(?:bee)?hives?|bee hives?|honeycombs?|honey|蜜蜂|蜂箱|蜂巢|蜂蜜)$/i,
  'throw-pot':
    /^(?:wheels?|potter['’]s wheel|pottery wheel|clay|pots?|vases?|bowls?|陶罐|花瓶|陶土|泥巴|转盘|拉坯机)$/i,
  weave: /^(?:looms?|cloth|fabric|threads?|wool|织布机|布|布匹|丝线)$/i,
  'blow-glass': /^(?:glass|furnace|玻璃|炉子|火炉)$/i,
  deliver: /^(?:parcels?|packages?|box(?:es)?|a package|cardboard box(?:es)?|包裹|快递|纸箱|箱子|货)$/i,
  herd: /^(?:crooks?|staff|sticks?|牧羊杖|羊鞭)$/i,
  'cut-hair': /^(?:customers?|clients?|hair|fur|scissors|combs?|顾客|客人|剪刀|梳子)$/i,
  'wash-hair': /^(?:customers?|clients?|hair|shampoo|foam|bubbles|顾客|客人|头发|洗发水|泡沫)$/i,
  'treat-teeth': /^(?:patients?|tooth|teeth|dental chair|病人|患者|牙|牙齿)$/i,
  'fly-plane': /^(?:planes?|airplanes?|airliners?|cockpits?|dashboard|controls|飞机|客机|驾驶舱|仪表盘)$/i,
  'stir-fry':
    /^(?:woks?|vegetables?|veggies|flames?|fire|noodles?|spatulas?|(?:frying )?pans?|火|火焰|火光|大火|锅|炒锅|铁锅|大锅|大铁锅|蔬菜|青菜|菜|锅铲)$/i,
  grill:
    /^(?:grills?|bbq|barbecue|barbecue grill|bbq grill|charcoal grill|(?:lamb |meat |chicken )?skewers?|kebabs?|meat|sausages?|burgers?|steaks?|smoke|charcoal|flames?|烤架|烧烤架|烧烤炉|羊肉串|烤羊肉串|肉串|烤串|烤肉|炭火|烟)$/i,
  flip: /^(?:pancakes?|crepes?|crêpes?|(?:frying )?pans?|煎饼|薄饼|平底锅)$/i,
  sew: /^(?:sewing machines?|fabric|cloth|needles?|threads?|suit|dress|qipao|clothes|缝纫机|布|布料|针线|旗袍|西装|衣服)$/i,
  'cut-paper': /^(?:scissors|(?:red )?paper|剪刀|红纸|窗花)$/i,
  'paint-sugar': /^(?:sugar|糖|龙|糖龙|糖画)$/i,
  'mend-shoes': /^(?:shoes?|boots?|leather|鞋|鞋子|皮鞋)$/i,
  'mend-watch':
    /^(?:watch(?:es)?|pocket watch(?:es)?|clocks?|gears?|magnifying glass|手表|怀表|钟表|齿轮|放大镜)$/i,
  'arrange-flowers': /^(?:flowers?|bouquets?|fresh flowers|花束|鲜花|花)$/i,
  experiment: /^(?:flasks?|beakers?|test ?tubes?|chemicals?|烧杯|试管|烧瓶)$/i,
  'look-through-microscope':
    /^(?:microscopes?|samples?|slides?|(?:petri )?dish(?:es)?|flasks?|test tubes?|显微镜|试管|烧瓶)$/i,
  carve: /^(?:chisels?|wood|knife|木头|刻刀|凿子)$/i,
  'cut-meat': /^(?:meat|steaks?|cleavers?|kni(?:fe|ves)|肉|菜刀|猪肉|牛肉)$/i,
  'sell-fish': /^(?:fish|seafood|ice|鱼|海鲜|鱼摊)$/i,
  'make-sushi': /^(?:sushi|sushi rolls?|寿司)$/i,
  'write-brush': /^(?:brush(?:es)?|ink|ink ?stone|scrolls?|calligraphy|毛笔|宣纸|墨|砚台|春联|对联|福字)$/i,
  mop: /^(?:mops?|floors?|buckets?|拖把|地板|水桶)$/i,
  vacuum: /^(?:vacuum|vacuum cleaners?|hoovers?|吸尘器)$/i,
  stir: /^(?:cauldrons?|potions?|spoons?|ladles?|坩埚|大锅|魔药|药水)$/i,
  iron: /^(?:irons?|ironing board|shirts?|clothes|laundry|熨斗|衣服|衬衫)$/i,
  pound: /^(?:mortars?|pestles?|herbs?|medicine|药|草药|药臼|药杵)$/i,
  'wash-dishes': /^(?:dish(?:es)?|plates?|sinks?|foam|碗|盘子|碗碟|水槽|泡沫)$/i,
  plough: /^(?:plou?ghs?|plows?|soil|犁)$/i,
  weld: /^(?:sparks?|torch|welding torch|metal|steel|beams?|火花|钢管)$/i,
  hose: /^(?:(?:fire ?)?hoses?|water|水枪|水管|水柱)$/i,
  'pour-tea': /^(?:tea ?pots?|tea|tea ?cups?|cups?|tea sets?|茶壶|茶杯|茶|茶具)$/i,
};
