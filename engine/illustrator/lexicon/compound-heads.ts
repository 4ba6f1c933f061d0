// What is made in the shape of something else, or of it, for it or with it on it: heads of compounds. The word before them is
// not there itself: a dragon kite, 兔子灯笼, 花裙子.

/** Chinese heads that are told from the sign after a noun, whatever the noun is. */
export const SHAPED_HAN =
  /^(?:形状|造型|样式|外形|模样|主题(?=的?\p{Script=Han})|形(?=的|状|\p{Script=Han}{2})|状(?=的))(?:的)?/u;

/** To wear, to lie on, to light, with whatever is on it: 熊帽子, 星空裙, 云朵枕头. */
export const WORN_HAN =
  /^(?:帽子|帽|皮(?:靴子?|衣|鞋子?|包|大衣|外套|夹克|手套|带|箱|沙发)|外套|大衣|睡衣|毛衣|卫衣|上衣|裙子|连衣裙|公主裙|纱裙|百褶裙|长裙|短裙|裙(?!摆)|裤子|睡裤|泳裤|泳衣|衬衫|衬衣|T恤|鞋子|拖鞋|鞋|靴子|袜子|手套|围巾|围裙|[头脸]?面具|头饰|头巾|头套|头盔|发夹|发带|发箍|发卡|发簪|耳环|耳坠|项链|戒指|手链|手镯|胸针|吊坠|挂饰|挂件|饰品|背包|书包|挎包|手提包|钱包|包包|队服|球衣|校服|制服|球队|队(?=[的服旗徽])|服装|服饰|套装|披风|斗篷|领带|口罩|眼罩|抱枕|靠枕|靠垫|坐垫|枕头|毛毯|毯子|毛巾|浴巾|巾(?!帼)|纹身|刺青|地毯|床单|被子|被套|台灯|夜灯|灯(?![光火下塔影笼会节市]))/u;

/** After the name of a thing that lives or stands somewhere: 马雕像, 老虎气球, 城堡蛋糕. */
export const THINGS_HAN =
  /^(?:雕像|雕塑|塑像|石像|铜像|石雕|木雕|冰雕|雪雕|沙雕|泥塑|蜡像|标本|摆件|种子|籽|游?泳圈|救生圈|充气垫|气球|风筝|灯笼|花灯|彩灯|吊灯|挂钟|闹钟|时钟|存钱罐|冰箱贴|钥匙扣|钥匙|方向盘|轮胎|座椅|座垫|笼子|夹子|陷阱|爬架|抓板|玩具屋|蛋糕|饼干|馒头|面包|月饼|糖果|棒棒糖|果冻|冰淇淋|巧克力|便当|饭团|[瓷壳]?碗|瓷盘|餐具|杯子|水杯|马克杯|茶杯|茶壶|茶具|盘子|碟子|花盆|喷泉|滑梯|卡车|赛车|跑车|战车|飞船|模型|羽毛|羽翎|蜡烛|骨架|骨骼|骨头|化石|船(?![只员长帆])|游船|脚踏船|巴士|路牌|标牌|招牌|指示牌|警示牌|犬(?!吠))/u;

/** Where they live, what they own, and what is made of them: 吸血鬼城堡, 女巫小屋, 火鸡三明治. */
export const OWNED_HAN =
  /^(?:三明治|汉堡|披萨|沙拉|城堡|古堡|高塔|塔|小屋|木屋|屋(?![顶檐外里])|宫殿|洞穴|巢穴|宝藏|宝箱|王座|宝座|旗帜?|扫帚|魔杖|书(?=[，。]|$))/u;

/** Whose trade they are of is not there: 律师事务所, 厨师培训班. */
export const ORGANISATIONS_HAN =
  /^(?:用品店?|事务所|协会|学会|公会|联盟|俱乐部|培训班?|招聘会?|大会|论坛|学院|资格证|考试|服务平台|平台|公司)/u;

/** Of these somebody else has one: 长着蝴蝶翅膀的女孩. */
export const PARTS_HAN = /^(?:翅膀|尾巴|角|耳朵|鳞片|爪子|身体|脑袋)/u;

/** Dances and fists that are called after animals; who begins to move their wings does not. */
export const DANCES_HAN = /^(?:舞蹈|舞(?![动起台会弄姿狮龙剑刀枪棍扇旗绸])|拳法|拳|操(?!场))/u;

/** Of what there is on a sheet or on a thing; by themselves they are the whole image. */
export const DEVICES_HAN =
  /^(?:图案|贴纸|贴画|剪纸|刺绣|徽章|花纹|纹样|印花|图腾|标志|标识|图标|logo|徽标|印章|插图)/iu;

export const COLOURS_HAN = /^(?:粉红|[红橙黄绿蓝青紫粉白黑灰棕])色?/u;

/** English heads that nobody draws, and plurals that look like verbs. */
export const THINGS_ENGLISH =
  /^(?:pajamas?|pyjamas?|onesies?|slippers?|socks?|leggings|pants|shorts|mittens|costumes?|outfits?|statues?|sculptures?|figurines?|ornaments?|decorations?|cushions?|pillows?|blankets?|quilts?|rugs?|curtains?|magnets?|badges?|patch(?:es)?|cutouts?|charms?|pendants?|bracelets?|brooch(?:es)?|hairpins?|clips?|tickets?|leash(?:es)?|collars?|cages?|carriers?|traps?|toys?|dolls?|puppets?|plush(?:ie)?s?|lanterns?|lamps?|flags?|banners?|tattoos?|stickers?|decals?|emojis?|helmets?|armou?r|treasures?|cauldrons?|tents?|split|keychains?|keyrings?|seeds?)$/i;

/** Of these an animal is made: it stands on no meadow. */
export const MADE_OF =
  /^(?:paper|cardboard|papier-mâché|balloon|chocolate|gingerbread|lego|marzipan|inflatable|building block|plastic|rubber|porcelain|bronze|brass|marble|wooden|wood|carved|wicker|tin|topiary|jigsaw|橡皮|橡胶|纸|木|铜|青铜|黄铜|瓷|陶瓷|气球|巧克力|塑料|充气|布|泥|糖|毛线|冰雕|沙雕|雪雕|石|石头|大理石|木头|木雕|石雕|铜制|木制|乐高|积木)$/i;

/** Of these whole houses are made, as small. */
export const BUILT_OF = /^(?:cardboard|chocolate|lego|building block|纸|巧克力|乐高|积木|沙雕|冰雕|雪雕)$/i;

/** As small as toys are. */
export const TOYS_BEFORE =
  /^(?:toy|plush|stuffed|plushie|cuddly|stuffed toy|soft toy|wind-up|clockwork|knitted|crochet|crocheted|玩具|玩偶|毛绒|毛绒玩具|绒毛|毛绒的|发条)$/i;
export const TOYS_AFTER =
  /^(?:toys?|plush|plush toys?|plushies?|stuffed toys?|stuffed animals?|soft toys?|figurines?|dolls?)$/i;
export const TOYS_AFTER_HAN = /^(?:毛绒玩具|玩具|毛绒公仔|玩偶|公仔|手办|布偶|布娃娃|摆件|模型|小摆件)/u;

/** Of weather and sky: a rain coat brings no rain, a moon lamp no moon. */
export const SOFT_THINGS =
  /^(?:pillow|lamp|blanket|necklace|earrings|pendant|bag|rug|print|mug|cushion|umbrella|towel)s?$/i;
/** Nouns by which shades are called. */
export const SHADES =
  /^(?:forest|sky|ocean|sea|navy|mint|olive|lime|moss|emerald|rose|peach|salmon|coral|lemon|blood|cherry|apple|brick|wine|ice|snow|lavender|lilac|plum|apricot|persimmon|mulberry|cranberry|pomegranate|papaya|beet|thistle|geranium|carnation|grass|leaf|jade|peacock|canary|flamingo|camel|mouse|tomato|pumpkin|chocolate|coffee|cream|butter|sand|fire|dove|baby|royal|army|bottle|pine|sage|pea|teal|sunflower|mustard|banana|orange|raspberry|strawberry|watermelon|bubblegum|cotton candy)$/i;
