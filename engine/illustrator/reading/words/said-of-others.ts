// Names of things that only say how others are: flowers on a teapot, chocolate of which an icing is, the shore of a lake.

export type Homonym = {
  /** The animal's name. */
  said: RegExp;
  /** Named in the same clause, where the animal is not meant. */
  beside: RegExp;
  /** The word before it, where it is a noun; and what it is no noun before. */
  before?: RegExp;
  unless?: RegExp;
  /** What is meant instead, by its word in the lexicon; nothing where it is not drawn. */
  meant?: string;
  /** Named anywhere, where it is the animal or the thing all the same. */
  without?: RegExp;
  /** How its clause begins, up to the name. */
  led?: RegExp;
  /** In any clause: what lies on a desk is told one after the other. */
  isFarToo?: true;
  /** How many are meant of it. */
  many?: number;
};

/** How a clause begins that tells what is painted on a thing. */
const PAINTED =
  /\bpainted (?:\S+ )*(?:plates?|vases?|cups?|bowls?|tiles?|fans?|box|boxes) with (?:\S+ ){0,3}$/;

/** They are asked for like all other names that mean something else beside certain words. */
export const SAID_OF_OTHERS: readonly Homonym[] = [
  // That of a Chinese city has a tower over it.
  {
    said: /^(?:city gates?|城门|城门口)$/,
    beside:
      /roman|knight|legion|gladiator|centurion|medieval|crusader|castle|viking|greek|spartan|king|queen|骑士|罗马|中世纪|城堡|国王/,
    isFarToo: true,
  },
  // On a rink, or on that of a fish stall: no field of snow.
  {
    said: /^(?:(?:on|across|over|onto) the ice|冰上|冰面上)$/,
    beside:
      /skat|hockey|puck|curling|curler|oyster|shrimp|prawn|lobster|crab|market|stall|bottles?|champagne|beer|wine|冰球|滑冰|花滑|冰壶|虾|蟹|牡蛎|生蚝|市场|摊|酒|饮料/,
    isFarToo: true,
  },
  // 弹琴 beside a piano is done on that.
  { said: /^弹琴$/, beside: /钢琴/, meant: '弹', isFarToo: true },
  // "Reading under a striped umbrella" on a beach: it stands in the sand, and nobody holds it.
  {
    said: /^umbrellas?$/,
    led: /(?<!\bwalk(?:s|ing)? |\bstroll(?:s|ing)? )\bunder (?:an? |the |their |his |her )?(?:\S+ ){0,2}$/,
    beside: /^(?:beach|seaside|sand|sandy beach)$/,
    meant: 'beach umbrella',
    isFarToo: true,
  },
  // Out of which a genie comes, with whom it is drawn.
  {
    said: /^(?:(?:\S+ )*lamps?|bottles?|[油神]?灯|阿拉丁神灯)$/,
    beside: /^(?:(?:blue )?genies?|djinn|djinni|jinn|.*灯神|神灯精灵)$/,
    isFarToo: true,
  },
  // A house in a mushroom has both.
  {
    said: /^(?:doors?|windows?|门|窗户?)$/,
    beside: /^(?:mushroom (?:village|house|cottage)s?|蘑菇[村屋房].*)$/,
  },
  // On a mountain one sees it from outside.
  {
    said: /^(?:tea ?houses?|茶馆|茶楼|茶室)$/,
    beside:
      /^(?:(?:\S+ )?(?:mountains?|hills?|cliffs?|peaks?|lakes?|rivers?)|.{0,3}山[上间中顶腰]?|悬崖上?|湖[边上心]|江边|河边)$/,
    meant: 'pavilion',
  },
  // So do several on it, where nobody needs one.
  {
    said: /^(?:(?:colou?rful |striped )?umbrellas|parasols?|沙滩伞|伞)$/,
    beside:
      /^(?:(?:\S+ )?beach(?:es)?|seaside|pool|swimming pool|poolside|(?:在)?.{0,3}[沙海]滩上?|海边|泳池边?)$/,
    without:
      /\b(?:hold\w*|carry\w*|open\w*|rain\w*|storm\w*|walk\w*|stroll\w*|danc\w*|paper|geisha)\b|[打撑举拿雨]|一把|油纸/,
    meant: 'beach umbrella',
    isFarToo: true,
  },
  // "A chalkboard menu": of a café, and no class is held.
  {
    said: /^(?:chalk|black)boards?$|^黑板$/,
    beside: /^(?:menus?|specials|prices?|barista|coffee|café|cafe|菜单|价目表?|咖啡师?|咖啡[店馆厅])$/,
    isFarToo: true,
  },
  // Columns and banners about a throne are those of its hall; the banners there are red.
  {
    said: /^(?:columns?|pillars?|(?:stone|marble) (?:columns?|pillars?)|石柱|柱子|banners?|旗帜|旗幡)$/,
    before:
      /^(?!(?:blue|green|black|white|purple|yellow|orange|pink|蓝色?|绿色?|黑色?|白色?|紫色?|黄色?)的?$)/,
    beside: /^(?:throne|[宝王皇]座|龙[椅位])$/,
    meant: 'room',
    isFarToo: true,
  },
  // "Arranging oranges in a pyramid": it is how they lie.
  {
    said: /^pyramids?$/,
    led: /\b(?:in|into|as|like) (?:an? |the )?(?:\S+ )?$/,
    beside: /^(?:arrang|stack|pil|heap)\S*$/,
  },
  // A conductor and tickets are in the carriage of a train.
  {
    said: /^carriages?$/,
    beside: /^(?:train|conductor|train conductor|tickets?|railway|rails|passengers?|commuters?)$/,
    meant: 'train carriage',
    isFarToo: true,
  },
  // 船帆鼓满了风: no drum is there.
  { said: /^鼓$/, beside: /^(?:船帆|风帆|帆|腮|腮帮子?|掌)$/ },
  // "An astronaut at the edge of a crater": of the moon, and of no volcano.
  {
    said: /^(?:craters?|陨石坑|月坑)$/,
    beside: /^(?:astronauts?|cosmonauts?|(?:moon |lunar )?rovers?|宇航员|航天员|太空人|月球车)$/,
    meant: 'lunar crater',
    isFarToo: true,
  },
  // On a rail one has a board, and no blades.
  {
    said: /^skaters?$/,
    beside: /^(?:rails?|ramps?|half-?pipe|kickflip|ollie|graffiti|stairs|trick|tricks)$/,
    meant: 'skateboarder',
    isFarToo: true,
  },
  // In autumn trees are orange, and bear none.
  {
    said: /^orange trees?$/,
    beside: /^(?:autumn|fall|foliage|leaves)\b|\b(?:autumn|fall)$/,
    meant: 'trees',
    isFarToo: true,
  },
  // Painted on it, they lie nowhere.
  {
    said: /^(?:flowers?|roses|(?:cherry )?blossoms|hearts|stars|butterflies|birds|dragons?)$/,
    led: /\b(?:teapots?|teacups?|cups?|mugs?|plates?|saucers?|dress|kimono|umbrella|parasol|curtains?|tablecloth|scarf|shirt|skirt|rug|carpet|pillows?|cushions?|blanket|quilt|wallpaper|lampshade) with (?:\S+ ){0,2}$/,
    beside: /./,
  },
  { said: /^(?:fish|fishes|birds?|cats?|dragons?|dogs?|rabbits?|horses?)$/, led: PAINTED, beside: /./ },
  // Hung over a hearth, and no animal stands there.
  {
    said: /^(?:deer|moose|stag|elk|buffalo|bison|bear|boar) heads?$/,
    beside: /^(?:fireplace|above|cabin|log cabin|lodge|mounted|wall|hunting)$/,
  },
  // It tells of what the icing is.
  { said: /^(?:chocolate|strawberry|lemon)$/, beside: /^(?:icing|frosting|glaze|ganache|drizzle)$/ },
  // Fruit on skewers is no meat.
  {
    said: /^skewers?$/,
    led: /\b(?:fruits?|slices?|strawberr(?:y|ies)|bananas?|marshmallows?|tomato(?:es)?|grapes|melon|pineapple|mozzarella|vegetables?|cand(?:y|ies))\b.*\bon (?:\S+ )?$/,
    beside: /./,
  },
  // One drinks from them.
  {
    said: /^glasses$/,
    before:
      /^(?:whisk(?:e)?y|wine|champagne|cocktail|beer|drinking|shot|martini|tea|water|juice|crystal|empty)$/,
    beside: /./,
  },
  { said: /^hats?$/, before: /^hard$/, beside: /./, meant: 'helmet' },
  // Those of a dragon weigh nothing.
  {
    said: /^scales$/,
    beside: /^(?:(?:dragon )?eggs?|dragons?|fish|snakes?|lizards?|mermaids?|serpents?|koi)$/,
  },
  // Before a shop nobody is taught.
  { said: /^小?黑板$/, beside: /门口$|门外$/ },
  {
    said: /^(?:black|chalk)boards?$/,
    beside: /^(?:storefront|shopfront|pavement|sidewalk)$/,
  },
  // A picture is signed with it.
  { said: /^印章$/, led: /盖/, beside: /./ },
  // That of a lake is no beach.
  {
    said: /^(?:shores?|岸边)$/,
    beside: /\b(?:lakes?|ponds?|rivers?)$|[湖河江]/,
    isFarToo: true,
  },
  // So one house is, and no town on the water.
  {
    said: /^(?:白墙黑瓦|白墙青瓦|粉墙黛瓦)$/,
    beside: /^(?:房子|小屋|民居|老屋|院子|村庄|村落|农舍)$/,
  },
  // "In the square" is where somebody is; a square box has that form.
  {
    said: /^square$/,
    led: /\b(?:in|on|at|across|around|over|through) (?:the|an?) (?:\S+ )?$/,
    unless:
      /^(?:frame|format|shape|composition|crop|image|photo|picture|canvas|box|plate|tray|table|room|window|pan|bowl|dish|vase|pot|pool|rug|garden|tower|house|building|card|tile|mirror)s?$/,
    beside: /./,
    meant: 'town square',
  },
  // 一盒巧克力，心形的盒子: the box that it is in.
  { said: /^盒子$/, beside: /^一盒/, isFarToo: true },
];
