// Words for what can be worn: what is drawn on faces, heads and necks, and what is not.
import type { Worn } from '../instruction.ts';

/** The first that is found is meant. */
export const WORN_WORDS: readonly (readonly [Worn, RegExp])[] = [
  ['sunglasses', /sun\s?glasses|shades\b|墨镜|太阳镜|太阳眼镜/iu],
  ['glasses', /\b(?:glasses|spectacles|eyeglasses)\b|眼镜/iu],
  ['moustache', /\bm(?:o)?ustaches?\b|小胡子|八字胡/iu],
  ['beard', /\b(?:full |long |short )?beards?\b|\bfacial hair\b|胡子|胡须|络腮胡/iu],
  ['freckles', /\bfreckles\b|雀斑/iu],
  ['bow-tie', /\bbow[ -]?ties?\b|领结/iu],
  ['tie', /\b(?:neck)?ties?\b(?! (?:her|his|their|my|the|it|up)\b)|领带/iu],
  ['scarf', /\bscar(?:f|fs|ves)\b|围巾|丝巾/iu],
  ['necklace', /\bnecklaces?\b|\bpendants?\b|项链|吊坠/iu],
  ['earrings', /\bear ?-?rings?\b|\bear studs?\b|耳环|耳钉|耳坠/iu],
  ['headphones', /\bhead ?-?(?:phones?|sets?)\b|\bear ?muffs?\b|头戴式?耳机|耳机|耳麦/iu],
  [
    'bow',
    /\bhair[ -]?(?:bows?|ribbons?)\b|\b(?:bows?|ribbons?) (?:in|into|on|to) (?:(?:her|his|their|my|the) )?(?:hair|head)\b|\bbow$|蝴蝶结/iu,
  ],
  [
    'wreath',
    /\b(?:flower|floral|daisy|rose) (?:crowns?|wreaths?|garlands?)\b|\b(?:flowers|roses|daisies|blossoms) (?:in|into|on|to) (?:(?:her|his|their|my|the) )?(?:hair|head)\b|花环|花冠|头发上(?:戴|加|放|插|别|添)[上些几]?(?!一?[朵枝])\S{0,4}花/iu,
  ],
  [
    'blossom',
    /\b(?:flower|rose|daisy|blossom) (?:in|into|on|to|behind) (?:(?:her|his|their|my|the) )?(?:hair|head|ear)\b|头发?上(?:戴|加|放|插|别|添)上?一?[朵枝]\S{0,4}花|头花/iu,
  ],
  ['cat-ears', /\b(?:cat|kitty|kitten)(?:['’]?s)? ears?\b|猫咪?(?:的)?耳朵?/iu],
  ['bunny-ears', /\b(?:bunny|rabbit)(?:['’]?s)? ears?\b|兔子?(?:的)?耳朵?/iu],
  ['horns', /\b(?:devil|demon)(?:['’]?s)? horns?\b|(?:恶魔|魔鬼)(?:的)?[犄]?角/iu],
  [
    'halo',
    /\b(?:angel(?:['’]?s)? )?halos?\b(?! (?:light|of|around))|天使(?:的)?(?:光环|头环)|(?:头上|头顶)\S{0,4}光环/iu,
  ],
  ['santa', /\b(?:santa|christmas|xmas)(?: claus)?(?:['’]s)? (?:hats?|caps?)\b|圣诞(?:老人)?帽/iu],
  ['cowboy', /\bcow(?:boy|girl) hats?\b|\bstetsons?\b|牛仔帽/iu],
  ['witch', /\b(?:witch|wizard|sorcerer)(?:['’]?e?s)? hats?\b|女?巫师?帽|魔法帽/iu],
  ['party', /\b(?:party|birthday) (?:hats?|caps?)\b|生日帽|派对帽/iu],
  [
    'beanie',
    /\bbeanies?\b|\b(?:knit(?:ted)?|woolly|woollen|wool|winter|bobble) (?:hats?|caps?)\b|毛线帽|针织帽|冷帽/iu,
  ],
  ['straw', /\b(?:straw|sun) hats?\b|草帽|遮阳帽/iu],
  ['chef', /\b(?:chef|cook)(?:['’]?s)? (?:hats?|caps?)\b|\btoques?\b|厨师帽/iu],
  [
    'graduation',
    /\b(?:graduation|graduate|academic) (?:hats?|caps?)\b|\bmortar ?boards?\b|学士帽|毕业帽|博士帽/iu,
  ],
  ['beret', /\bberets?\b|贝雷帽|画家帽/iu],
  ['crown', /\bcrowns?\b|皇冠|王冠/iu],
  [
    'cap',
    /\b(?:baseball|trucker|snap-?back|ball|sports?)[ -](?:caps?|hats?)\b|\bsnap-?backs?\b|(?<!\b(?:swim(?:ming)?|bathing|shower|bottle|police|nurse['’]?s?|sailor|captain['’]?s|flat|newsboy|military|night|lens|ice|bike)[ -])\bcaps?\b|棒球帽|鸭舌帽|运动帽/iu,
  ],
];
/** Against dust and illness; masks of a ball or a hero are others. */
export const FACE_MASK = /\b(?:(?:face|medical|surgical|protective|dust) )?masks?\b|口罩/iu;
export const OTHER_MASK =
  /\b(?:party|masquerade|venetian|gas|hero|superhero|halloween|sheet|sleep|carnival|diving|clay)\b|面具|面膜|防毒|潜水/iu;

/** What is worn and cannot be fitted to a body that is only seen in a photo. */
export const NOT_DRAWN =
  /\b(?:gloves?|mittens?|watch(?:es)?|rings?|bracelets?|bangles?|anklets?|(?:t-?)?shirts?|blouses?|dress(?:es)?|gowns?|coats?|jackets?|blazers?|suits?|uniforms?|costumes?|sweaters?|hoodies?|vests?|armou?r|capes?|cloaks?|shoes?|boots?|sneakers|heels|sandals|socks?|stockings|pants|trousers|jeans|shorts|skirts?|belts?|aprons?|bikinis?|kimonos?|hanfu|wigs?|goggles|tattoos?|piercings?|ear ?buds?|earphones?|airpods|headbands?|hijabs?|turbans?|masks?|(?:hand)?bags?|backpacks?)\b|手套|手表|腕表|戒指|指环|手镯|手链|脚链|衬衫|[上外大毛卫风雨内泳睡]衣|衣服|夹克|外套|马甲|裙|裤|西装|西服|制服|礼服|汉服|和服|旗袍|婚纱|盔甲|铠甲|披风|斗篷|披肩|鞋|靴|袜|腰带|皮带|围裙|比基尼|假发|护目镜|纹身|发带|头巾|面具|面纱|背包|包包|挎包|耳塞/iu;

/** What is put there is held or worn, and lies in no meadow beside the person. */
export const AT_BODY =
  /\b(?:in|into|on|onto|around) (?:(?:the|his|her|their|my|its|(?:the )?\w+['’]s) )?(?:hair|hands?|arms?|shoulders?|neck|lap|wrist|fingers?|mouth|eyes?|face|cheeks?|nose|ears?|nails?)\b|(?:手|肩膀?|脖子|嘴|头发|脸|鼻子|耳朵|怀)[里上中]/iu;
