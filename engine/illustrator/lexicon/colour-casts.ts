// Words that make a colour that of the whole image: "blue tones", "a palette of teal and orange", 蓝色调, 红金配色.

/** Stand after the colours. */
export const CAST_AFTER =
  /^(?:tones?|toned|hues?|shades?|tints?|palette|colou?r palette|colou?r scheme|colou?r grad(?:e|ing)|colou?r theme|colou?r tones?|monochrome|tonality|color scheme|系|色调|色系|主色调|主色|基调|调子|配色|色彩|调色|影调)$/i;
/** Stand after them where a clause says nothing else: all is in that light. */
export const LIGHT_AFTER =
  /^(?:light|lighting|glow|ambience|illumination|灯光|光线|光|光芒|光影|氛围光|光效)$/i;
export const UNDER_LIGHT = /^(?:in|under|with|by|bathed in|lit by|在|被|沐浴在)$/i;
/** Stand before them, with "of" between. */
export const CAST_OF = /^(?:tones|hues|shades|tints|palette|colou?r palette|colou?r scheme|monochrome)$/i;
/** Stand before them. */
export const ALL_OF_ONE = /^(?:monochrome|monochromatic|monotone|单色)$/i;
/** 以蓝色为主, 以蓝色为主色调. */
export const FOR_THE_MOST = /^(?:为|主|为主|为主调|为主色|主调)$/u;
/** 色调为蓝色, 主色调是蓝色. */
export const HAN_CAST_BEFORE = /^(?:色调|主色调|主色|基调|配色|色系|色彩)$/u;
export const HAN_IS = /^(?:为|是|用|采用|以|主要是|主要为)$/u;

/** The two that films are graded in, with nothing said of what they are of. */
export const FILM_COLOURS = /^(?:teal (?:and|&) orange|orange (?:and|&) teal|青橙|橙青)$/i;

/** An image in two inks, whichever they are. */
export const TWO_INKS =
  'two colors, two colours, in two colors, in two colours, two-color, two-colour, two color palette, two-color palette, two colour palette, two-colour palette, limited two color palette, duotone, duo-tone, two-tone print, two-color print, two-colour print, two-tone color, bicolor palette, 双色, 双色调, 双色印刷, 两种颜色, 双色配色, 仅两种颜色, 只用两种颜色';
