// Words that name an animal or a thing, and what else they mean beside other words: "a bat and a ball", "a wax seal on a letter".

import { MADE_HOMONYMS } from './made-homonyms.ts';
import { SAID_OF_OTHERS, type Homonym } from './said-of-others.ts';

const WORN =
  /\b(?:shoes?|sneakers?|trainers?|tracksuits?|jerseys?|hoodies?|shirts?|t-shirts?|shorts|boots|jackets?|logo|brand|store)\b/;
/** Swimming they are fish, but not where somebody cooks. */
const FISHES =
  /^(?:trout|trouts|mackerels?|cod|catfish|sardines?|herrings?|anchov(?:y|ies)|eels?|(?:sea )?bass|swordfish|grouper|sea urchins?|鲈鱼|带鱼|鳗鱼|鳕鱼|鲶鱼|鳟鱼|石斑鱼|黄鳝|沙丁鱼|海胆)$/;
const DISHES =
  /\b(?:sushi|sashimi|rice|soup|stew|curry|sandwich|salad|pizza|pasta|toast|bowl|ramen|noodles|cans?|tins?|canned|roe|roll)\b|寿司|刺身|米饭|盖饭|^饭$|汤|粥|面条|罐头|^一[碗盘锅罐]$/;
const COOKED =
  /\b(?:grill(?:ed|ing|s)|fr(?:ied|ying|ies)|pan-fried|smoked|bak(?:ed|ing|es)|roast(?:ed|ing|s)?|barbecu(?:ed|ing)|cooking|steamed|seared|poached|battered|braised|fillets?|cooked|dish|plate)\b|清蒸|红烧|^[烤煎炸蒸炖]$|糖醋|香煎/;

const THRONES = /^(?:龙[椅位]|[宝王皇]座|throne)$/;

/** The first that fits is meant. */
export const HOMONYMS: readonly Homonym[] = [
  ...SAID_OF_OTHERS,
  ...MADE_HOMONYMS,

  // From the runway of an airport nobody runs.
  { said: /^(?:runways?|跑道|跑道上)$/, beside: /plane|airliner|jet|飞机|客机|战斗机|航班/, isFarToo: true },
  // "Cracked desert earth" is ground.
  {
    said: /^earth$/,
    led: /\b(?:cracked|dry|dried|parched|scorched|barren|desert|red|brown|black|muddy|wet|damp|fertile|burnt|rich|soft|bare|yellow|frozen|loose|fresh|freshly dug) $/,
    beside: /./,
  },
  // 堆城堡, "building a castle in the sand": of sand.
  { said: /^城堡$/, beside: /^[堆筑]$/, meant: 'sandcastle' },
  {
    said: /^castles?$/,
    led: /\b(?:building|builds|making|makes) (?:an? |their )?(?:\S+ ){0,2}$/,
    beside: /^(?:sand|beach|shore|seaside)$/,
    meant: 'sandcastle',
  },
  // Who stamps into a puddle jumps into it.
  {
    said: /^(?:splashing|splashes|stomping|stomps|stamping|stamps|踩[着进在]?|踏[着进在]?)$/,
    beside: /\bpuddles?\b|水坑|水洼|泥坑|积水/,
    meant: 'jumping',
  },
  // 皇帝坐在龙椅上: in its hall.
  { said: /^(?:宫殿|皇宫|王宫|palace)里?$/, beside: THRONES, meant: 'throne room', isFarToo: true },
  // 蒸汽朋克，齿轮: of the manner, and nothing that stands there; "camping gear" are things of all kinds.
  {
    said: /^(?:gears?|cogs?|cogwheels?|齿轮)$/,
    beside: /steampunk|蒸汽朋克|^机械$|clockwork|mechanical/,
    isFarToo: true,
  },
  // What hangs on a wall stands on no mantelpiece.
  { said: /^(?:clock|时钟|钟)$/, beside: /^(?:挂着|hanging|hung)$/ },
  // Petals in the wind are no fruit.
  { said: /^cherry$/, beside: /^petals?$/ },
  // What a wreath is of grows nowhere.
  {
    said: /^(?:eucalyptus|roses?|peon(?:y|ies)|flowers?|wild ?flowers?|lavender|pines?|daisies|tulips|sunflowers)$/,
    beside: /^(?:wreaths?|garlands?)$/,
  },
  // A statue is drawn whole; several pictures in one are no puzzle.
  {
    said: /^busts?$/,
    beside: /statue|sculpture|\b(?:marble|plaster|bronze|stone|greek|roman)\b/,
    isFarToo: true,
  },
  { said: /^拼图$/, beside: /宫格|照片|相册|美食|写真|海报/, isFarToo: true },
  // Who has fur and blue eyes is a cat.
  {
    said: /^布偶$/,
    beside: /虎|熊|兔|鼠|娃娃|玩具|玩偶|毛绒|手工|针织|钩针|缝/,
    meant: '布娃娃',
    isFarToo: true,
  },
  {
    said: /^gear$/,
    led: /\b(?:camping|fishing|hiking|diving|scuba|climbing|skiing|ski|snow|winter|rain|combat|battle|riot|tactical|military|police|travel|outdoor|sports?|protective|safety|photography|camera|gaming|football|hockey|bik(?:er|ing)|motorcycle|cycling|racing|riding|hunting|workout|gym|baby|tech|full|survival|beach) $/,
    beside: /./,
  },
  { said: /^balloons$/, beside: /\bhot[- ]air\b/, meant: 'hot air balloons', isFarToo: true },
  // At the bow of a ship it is carved.
  { said: /^dragon heads?$/, beside: /\b(?:longships?|ships?|boats?|prow|bow)\b/ },
  // They are on it.
  {
    said: /^(?:towers|turrets|塔楼|尖塔)$/,
    beside: /\b(?:castles?|palace|cathedral|fortress|citadel|abbey)\b|城堡|宫殿|大教堂|要塞/,
    isFarToo: true,
  },
  {
    said: /^(?:windmills?|风车)$/,
    beside: /\bwind (?:farm|turbines?)|风力发电|风电/,
    meant: 'wind farm',
    isFarToo: true,
  },
  // They hang in the air.
  {
    said: /^trails?$/,
    led: /\b(?:lights?|stars?|smoke|dust|va[pb]ou?r|condensation|jet|neon|fire|sparkling) $/,
    beside: /./,
  },
  { said: /^水壶$/, beside: /浇|花|盆栽|植物|园/, meant: '洒水壶', isFarToo: true },
  { said: /^水壶$/, beside: /[灶炉沸煮烧茶]|热气|蒸汽|厨房|篝火|帐篷|露营/, meant: '烧水壶', isFarToo: true },
  {
    said: /^bats?$/,
    beside: /\b(?:balls?|baseballs?|cricket|softball|gloves?|mitt|batter|swing|swings|swinging)\b/,
  },
  {
    said: /^caps?$/,
    led: /\b(?:perfumes?|colognes?|bottles?|jars?|tubes?|lipsticks?|pens?|thermos|flasks?|shampoo|lotion|serum|vials?|lens) (?:\S+ )?(?:with|has|having) (?:\S+ ){0,3}$/,
    beside: /./,
  },
  {
    said: /^(?:in|at|inside|outside) (?:the|a) station$/,
    beside: /^(?:fire ?(?:fighters?|m[ae]n|trucks?|engines?)|red fire (?:truck|engine)|police.*|cops?)$/,
    isFarToo: true,
  },
  // A frog on her palm; a carpenter at his bench.
  { said: /^palms?$/, led: /\b(?:on|in) (?:his|her|its|their|my|the) (?:open )?$/, beside: /./ },
  { said: /^bench$/, led: /\bat (?:his|her|their|the) (?:\S+ )?$/, beside: /./ },
  { said: /^hearts?$/, beside: /\b(?:stethoscopes?|heartbeats?|listening|listens|pulse|beating|beats)\b/ },
  {
    said: /^seals?$/,
    beside: /\b(?:wax|envelopes?|letters?|scrolls?|documents?|parchment|certificate|royal seal|official)\b/,
  },
  {
    said: /^cardinals?$/,
    beside:
      /\b(?:church|cathedral|vatican|pope|papal|bishops?|priests?|catholic|robes?|conclave|mass|sins?|virtues?|numbers?|directions?|points?|rule|in cardinal)\b/,
  },
  {
    said: /^pearls$/,
    beside: /\b(?:wom[ae]n|girls?|lady|ladies|she|her|dress|gown|wearing|headband|flapper|queen|princess)\b/,
    meant: 'pearl necklace',
  },
  // Those at the bottom of the tea.
  {
    said: /^(?:pearls|tapioca pearls|珍珠)$/,
    beside: /^(?:boba|(?:boba|bubble|milk|boba milk|bubble milk|pearl milk) teas?|.*奶茶)$/,
    meant: '奶茶',
    isFarToo: true,
  },
  {
    said: /^(?:turkeys?|火鸡)$/,
    beside: /^(?:thanksgiving|thanksgiving dinner|roast|roasted|stuffed|carving|carved|感恩节|烤)$/,
    meant: 'roast turkey',
    isFarToo: true,
  },
  // Of prints it is the one that everybody knows.
  {
    said: /^(?:海浪|波浪|浪花?|waves?)$/,
    beside: /^(?:浮世绘(?:风格?)?|ukiyo[ -]?e.*|hokusai|葛饰北斋|北斋)$/,
    meant: 'great wave',
    isFarToo: true,
  },
  {
    said: /^(?:[猫狗]爪|爪子|paws?)$/,
    beside: /^(?:logo.*|标志|徽标|图标|icons?|emblem|贴纸|stickers?|图案|patterns?)$/,
    meant: 'paw print',
    isFarToo: true,
  },
  { said: /^球$/, beside: /冰淇淋|冰激凌|雪糕|雪葩/, isFarToo: true },
  {
    said: /^水晶球$/,
    beside: /^(?:雪花|雪|雪人|小?房子|小屋|圣诞.*|旋转木马)$/,
    meant: '雪花球',
    isFarToo: true,
  },
  // At a fire it is roasted, at a fair it is spun.
  { said: /^棉花糖$/, beside: /^(?:篝火|营火|火堆|烧烤.*|烤.*)$/, meant: 'marshmallow', isFarToo: true },
  {
    said: /^棉花糖$/,
    beside: /^(?:庙会|.*糖葫芦|游乐园|游乐场|集市|夜市|孩子们?|小?女孩|小?男孩|小朋友们?|云朵?|气球)$/,
    meant: 'cotton candy',
    isFarToo: true,
  },
  // 蓝莓果酱，玻璃罐: what it is in.
  {
    said: /^(?:玻璃罐|玻璃瓶|罐子|glass jars?)$/,
    beside: /(?:果酱|蜂蜜|\bjam|\bjelly|\bmarmalade)$/,
    meant: '装着',
    isFarToo: true,
  },
  // Of an oasis or a fall nobody built it.
  {
    said: /^pools?$/,
    beside: /\b(?:oasis|waterfalls?|springs?|caves?|canyon)\b/,
    isFarToo: true,
  },
  // In a glass it is of the glass.
  {
    said: /^paper umbrellas?$/,
    beside: /\b(?:cocktails?|drinks?|mai tai|pi(?:ñ|n)a colada|daiquiri|margarita)\b/,
  },
  // Fried with eggs they are no toadstools.
  {
    said: /^(?:mushrooms?|蘑菇)$/,
    beside:
      /^(?:.*eggs|sausages?|bacon|steaks?|onions?|garlic|broccoli|pan|skillet|煎蛋|鸡蛋|香肠|培根|牛排|洋葱|青椒|平底锅)$/,
    meant: 'button mushrooms',
  },
  { said: /^pumas?$/, beside: WORN },
  {
    said: /^(?:mink|minks|ermines?)$/,
    beside:
      /\b(?:coats?|fur coat|stole|robes?|cape|cloak|scarf|lash(?:es)?|eyelash(?:es)?|collar|trim|blanket)\b/,
  },
  {
    said: /^crickets?$/,
    beside:
      /\b(?:bats?|balls?|match(?:es)?|players?|team|games?|stadium|pitch|world cup|play|plays|playing|played|batsman|bowler|wickets?|fans?|field hockey)\b/,
  },
  {
    said: /^mustangs?$/,
    beside:
      /\b(?:ford|parked|car|cars|convertible|garage|highway|race|racing|driving|drives|gt|1960s|vintage)\b/,
  },
  {
    said: /^stone mills?$/,
    beside: /\b(?:rivers?|streams?|brooks?|wheel|waterwheel|water|village|valley)\b/,
    meant: 'watermill',
    isFarToo: true,
  },
  {
    said: /^towers$/,
    beside: /\b(?:city|skyline|downtown|metropolis|futuristic|skyscrapers?|glass)\b/,
    unless: /\b(?:castles?|medieval|stone|church|cathedral|old town|village)\b/,
    meant: 'skyscrapers',
    isFarToo: true,
  },
  { said: /^vipers?$/, beside: /\b(?:dodge|parked|car|cars|convertible|garage|racing|driving|drives)\b/ },
  { said: /^hornets?$/, beside: /\b(?:jets?|fighter|f-?18|aircraft|carrier|squadron|plane)\b/ },
  { said: /^(?:quails?|鹌鹑)$/, beside: /\beggs?\b|^蛋$/ },
  { said: /^cuckoos?$/, beside: /\bclocks?\b/ },
  // Who brings meals rides no horse.
  {
    said: /^骑手$/,
    beside: /外卖|快递|送餐|顾客|客人|订单|电动车|电瓶车|小区|楼下/,
    meant: '外卖骑手',
    isFarToo: true,
  },
  // 给孙女梳头: it is done to another, which is not drawn; nobody does it to themselves.
  { said: /^(?:梳头|梳头发|梳理头发|梳着头发|梳理长发)$/, beside: /^(?:给|为|帮|替)$/ },
  // Wound around the head, as farmers of the loess do.
  {
    said: /^(?:(?:white )?towel|白?毛巾|白手巾)$/,
    beside: /^(?:head|头|头上|头戴|头裹|头包|头扎|裹头|包头)$/,
    meant: 'turban',
  },
  // He is the planet where nothing tells of the sea.
  {
    said: /^neptune$/,
    beside:
      /^(?:trident|sea|ocean|waves?|underwater|god|gods|king|roman|mythology|beard|bearded|throne|dolphins?|mermaids?|三叉戟|大海|海)$/,
    meant: 'poseidon',
    isFarToo: true,
  },
  // The castle of a Chinese picture.
  {
    said: /^宫殿$/,
    beside:
      /中国|国风|国潮|古风|中式|古代|古典|唐朝|大唐|宋代|明代|清代|凤凰|祥云|汉服|皇帝|贵妃|仙鹤|仙女|宫女|灯笼|琉璃瓦|飞檐/,
    meant: '皇宫',
    isFarToo: true,
  },
  // "Takes a book from the shelf".
  {
    said: /^shel(?:f|ves)$/,
    beside: /^(?:books?|novels?|dictionar(?:y|ies))$/,
    led: /\b(?:from|off|out of) (?:\S+ ){0,3}$/,
    meant: 'bookshelf',
  },
  // In a ring one boxes.
  { said: /^打拳$/, beside: /拳击|擂台|拳台/, meant: '打拳击', isFarToo: true },
  // What a child takes is no stair.
  { said: /^steps?$/, beside: /^(?:first|baby|dance|taking|takes|took)$/ },
  // They stand on the board.
  {
    said: /^(?:kings?|queens?|knights?|bishops?|rooks?|国王|王后|皇后|骑士)$/,
    beside: /^(?:chessboards?|chess board|checkmate|chess set|chess pieces?|国际象棋|棋盘)$/,
    isFarToo: true,
  },
  {
    said: /^pumpkins?$/,
    beside: /^(?:carved|carving|grinning|南瓜灯)$/,
    meant: 'jack-o-lantern',
    isFarToo: true,
  },
  { said: /^(?:tetras?)$/, beside: /\bpac?ks?\b/ },
  // 砂锅粥，虾: it is in the pot.
  {
    said: /^(?:虾|大虾|鲜虾|螃蟹|蟹)$/,
    beside: /(?:粥|汤|煲|面|米线|炒饭|拌饭)$/,
    isFarToo: true,
  },
  // A ship at anchor has it below the water.
  { said: /^anchor$/, before: /^at$/, beside: /./ },
  { said: FISHES, beside: DISHES },
  // Fish of a pond are seen from its bank.
  {
    said: /^(?:fish|鱼|小鱼|游鱼)$/,
    beside: /^(?:ponds?|garden ponds?|池塘|池子|鱼池|荷塘|水池)[里中]?$/,
    meant: 'koi',
    many: 4,
  },
  { said: FISHES, beside: COOKED, meant: 'grilled fish' },
  {
    said: /^fish$/,
    led: /\b(?:roast|grill|fry|bak|cook|barbecu)(?:ing|e?s) (?:an? |the |some |two |three )?(?:fresh |big |small )?$/,
    beside: /./,
    meant: 'grilled fish',
  },
  {
    said: /^cranes?$/,
    beside:
      /\b(?:steel|girders?|beams?|construction|concrete|cargo|containers?|harbou?r|port|docks?|shipyard|scaffolding|lift|lifts|lifting|hoists?|hoisting)\b/,
  },
  {
    said: /^cranes?$/,
    beside: /\b(?:construction|scaffold(?:ing)?|building site|girders?|builders?|bricklayers?|hard ?hats?)\b/,
    isFarToo: true,
  },
  // "A farmer milks a cow": no glass of it stands there.
  { said: /^milks$/, beside: /^(?:dairy )?(?:cows?|goats?|buffalo(?:es)?|yaks?)$/ },
  // "She ties the skates": nobody has a tie on.
  {
    said: /^ties$/,
    beside: /^(?:(?:ice )?skates|shoe ?laces|laces|knots?|ribbons?|ropes?|bows?|scar(?:f|ves))$/,
  },
  {
    said: /^(?:mouse|mice)$/,
    beside: /\b(?:keyboards?|laptops?|computers?|monitors?|printer|mousepad)\b/,
    meant: 'gaming mouse',
    isFarToo: true,
  },
  {
    said: /^wells?$/,
    before: /^(?:an?|the|deep|dry|ancient|empty|old|this|that|two|three)$/,
    unless:
      /(?:ed|lit|known|worn|kept|made|built|fed|read|spoken|grown|done|cut|being|known|balanced|organi[sz]ed)$/,
    beside: /./,
    meant: 'water well',
  },
  {
    said: /^saws?$/,
    before: /^(?:an?|the|and|rusty|old|hand|with|,)$/,
    beside:
      /^(?:hammers?|nails?|axes?|screwdrivers?|drills?|tools?|workbench|toolbox|carpenters?|wood|planks?|logs?)$/,
    meant: 'hand saw',
    isFarToo: true,
  },
  // A trolley, which is not drawn.
  { said: /^餐车$/, beside: /^(?:推着?|推|空姐|空少|空乘|服务员|列车员|乘务员|酒店|飞机|机舱)$/ },
  // A part of her, which is not drawn.
  {
    said: /^(?:pouch|pouches|育儿袋)$/,
    beside: /^(?:kangaroos?|joeys?|wallaby|wallabies|koalas?|袋鼠|考拉|小袋鼠)$/,
  },
  {
    said: /^islands?$/,
    beside: /^(?:kitchens?|countertops?|bar stools?|stools?|worktops?)$/,
    meant: 'kitchen island',
    isFarToo: true,
  },
  // Over a fire, and no glass is raised.
  { said: /^toast(?:s|ing)$/, beside: /^(?:bread|marshmallows?|sausages?|buns?|bagels?|nuts?|seeds?)$/ },
  // 孩子抱着小熊: one of plush; that of a bear is her cub.
  {
    said: /^小熊$/,
    before: /^(?:抱着|搂着|抱|紧抱着)$/,
    beside: /[孩童姐妹哥弟女男儿她他]|宝宝/u,
    meant: '泰迪熊',
    isFarToo: true,
  },
  // 老奶奶推着小车卖烤红薯, 推着卖红薯的小车,车上冒着热气.
  {
    said: /^(?:小车|车|小推车|推车)$/,
    led: /推着? (?:\S+ ){0,4}$|卖 (?:\S+ ){1,2}的 $/u,
    beside: /./,
    meant: '板车',
  },
  { said: /^车$/, beside: /^(?:推着|小推车|手推车|板车)$/, meant: '板车', isFarToo: true },
  // "Flasks on the bench" of a laboratory: nobody sits there.
  {
    said: /^bench(?:es)?$/,
    beside: /^(?:laborator(?:y|ies)|labs?|flasks?|beakers?|test tubes?|microscopes?|workshop)$/,
    isFarToo: true,
  },
  // Around a boxing ring.
  { said: /^ropes?$/, beside: /^(?:boxers?|boxing|boxing ring|referee|wrestlers?)$/, isFarToo: true },
  {
    said: /^keys$/,
    beside: /^(?:pianos?|grand piano|organ|keyboards?|accordion|typewriter)$/,
    isFarToo: true,
  },
  { said: /^riders?$/, beside: /^(?:cyclists?|bikes?|bicycles?|peloton)$/, meant: 'cyclist', isFarToo: true },
  // 两位大师在下棋: people, and no praise of the image.
  { said: /^大师$/, led: /(?:[一二两三四几]?[位个名]|[一两三]) (?:\S+ )?$/u, beside: /./, meant: '老人' },
  { said: /^独轮车$/, before: /^(?:骑着?|踩着?|蹬着?)$/u, beside: /./, meant: '单轮车' },
  {
    said: /^wagons?$/,
    led: /\bpull(?:ing|s) (?:(?:an?|his|her|the) )?(?:\S+ )?$/,
    beside: /./,
    meant: 'cart',
  },
  { said: /^wool$/, beside: /^(?:of|ball|knitting)$/, meant: 'yarn' },
  { said: /^beetles?$/, beside: /\b(?:volkswagen|vw|parked|driving|drives)\b/ },
  { said: /^jaguars?$/, beside: /\b(?:parked|convertible|garage|sports car|e-type|driving|drives)\b/ },
];
