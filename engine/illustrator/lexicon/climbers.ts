// What climbs up houses and fences, by its words.

export type Climber =
  | 'ivy'
  | 'wisteria'
  | 'bougainvillea'
  | 'rose'
  | 'morning-glory'
  | 'jasmine'
  | 'trumpet-vine';

export const CLIMBERS: readonly (readonly [Climber, RegExp])[] = [
  [
    'ivy',
    /^(?:(?:green |english |boston )?ivy(?: vines?)?|(?:climbing |green )?vines?|creepers?|virginia creeper|常春藤|藤蔓|青藤|爬山虎|绿藤|绿植|(?:green |lush |climbing |hanging )?plants|greenery|lush greenery|vegetation|lush vegetation|foliage|moss and vines|植物|绿色植物|植被|绿叶)$/i,
  ],
  ['wisteria', /^(?:wisterias?(?: flowers| blossoms| vines?)?|紫藤花?)$/i],
  ['bougainvillea', /^(?:bougainvilleas?(?: flowers)?|三角梅|九重葛|叶子花)$/i],
  [
    'rose',
    /^(?:(?:climbing |red |pink |rambling )?roses|rose vines?|climbing rose|玫瑰花?|月季花?|蔷薇花?|爬藤月季)$/i,
  ],
  ['morning-glory', /^(?:morning glor(?:y|ies)|牵牛花|喇叭花)$/i],
  ['jasmine', /^(?:(?:star )?jasmine|honeysuckle|clematis|茉莉花?|金银花|忍冬|络石|铁线莲)$/i],
  ['trumpet-vine', /^(?:trumpet vines?|凌霄花?)$/i],
];
