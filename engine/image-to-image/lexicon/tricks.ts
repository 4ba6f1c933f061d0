// Words for what lenses, films and screens do to a picture, and for what is done with what an image is about.
import type { Trick, Wings } from '../instruction.ts';

export const TRICK_WORDS: readonly (readonly [Exclude<Trick, 'rim'>, RegExp])[] = [
  ['flare', /\b(?:lens|sun|solar) ?flares?\b|镜头(?:光晕|眩光|光斑|炫光)|[眩炫]光|太阳光晕/giu],
  ['leak', /\b(?:film )?light ?leaks?\b|(?:胶片)?漏光/giu],
  [
    'glitch',
    /\bglitch(?:y|ed|es)?(?: art)?\b|\bvhs(?: tape)?\b|\brgb (?:split|shift)\b|\bchromatic aberrations?\b|故障(?:艺术|风格?)?|色散|录像带/giu,
  ],
  ['motion-blur', /\b(?:motion|speed)[- ]blur\b|做?动感模糊|运动模糊|动态模糊|速度感/giu],
  ['zoom-blur', /\b(?:zoom|radial)[- ]blur\b|(?:径向|放射|爆炸|变焦)模糊/giu],
  [
    'miniature',
    /\btilt[- ]?shift\b|\bminiature(?: (?:world|model|town))?\b|移轴(?:摄影)?|微缩(?:模型|景观|世界)?/giu,
  ],
  ['duotone', /\bduo-?tone\b|双色调?/giu],
  ['fisheye', /\bfish-?eye(?: lens)?\b|鱼眼(?:镜头)?/giu],
  ['spotlight', /\b(?:spot ?light|spotlit|stage light)s?\b|聚光灯|追光|舞台灯光/giu],
  [
    'bokeh',
    /\bbokeh (?:lights?|balls|circles|dots|overlay)\b|\b(?:fairy|blurred|blurry|twinkling) lights\b|(?:散景|虚化)?(?:光斑|光点背景)|朦胧灯光/giu,
  ],
  ['confetti', /\b(?:falling )?confetti\b|彩纸(?:屑)?|彩带|五彩纸屑/giu],
  ['silhouette', /\bsilhouettes?\b|剪影/giu],
];

export const VIGNETTE = /\bvignett(?:e|ing)\b|暗角|晕影/giu;

/** Said right before the wings. Feathers, where nothing is said. */
export const WINGS_WORDS: readonly (readonly [Wings, RegExp])[] = [
  [
    'bat',
    /\b(?:bat|devil|demon|dragon|vampire)(?:['’]?s)?(?= wings)|(?:恶魔|魔鬼|蝙蝠|龙|吸血鬼)的?(?=翅膀|翼)/giu,
  ],
  ['butterfly', /\b(?:butterfly|fairy|insect)(?:['’]?s)?(?= wings)|(?:蝴蝶|仙女|精灵)的?(?=翅膀|翼)/giu],
  [
    'angel',
    /\b(?:angel|bird|feather(?:ed|y)?|swan|dove|eagle)(?:['’]?s)?(?= wings)|(?:天使|羽毛|小?鸟)的?(?=翅膀|翼)/giu,
  ],
];
