// Words for parts of an image, places in it, degrees, and what one says to have something done.
import type { Frame, Region } from '../instruction.ts';

export type Verb =
  | 'change'
  | 'add'
  | 'remove'
  | 'replace'
  | 'keep'
  | 'more'
  | 'less'
  | 'write'
  | 'blur'
  | 'crop'
  | 'zoom-in'
  | 'zoom-out'
  | 'turn'
  | 'mirror'
  | 'straighten'
  | 'wear'
  | 'cut-out';

export const VERB_WORDS: Record<Verb, string> = {
  change:
    'make, turn, change, convert, set, give, paint, repaint, color, colour, recolor, recolour, dye, tint, 染, transform, apply, use, render, adjust, shift, switch, let, turn into, change into, change to, edit, 把, 将, 让, 使, 变成, 变为, 变得, 变, 改成, 改为, 改, 调成, 调, 调整, 调整为, 设为, 弄成, 弄, 做成, 转成, 转为, 转换成, 染成, 涂成, 涂, 刷成, 刷, 漆成, 画成, 处理成, 处理, 呈现, 换成, 换为, 营造, 应用, 使用',
  add: 'add, p个, p上, p一个, p一条, p一副, p一只, 多加, 再加, 多画, put, place, insert, include, draw, overlay, throw in, drop in, 添加, 加上, 加, 加入, 加个, 套上, 套用, 套个, 套一个, 放, 放上, 画上, 画, 画个, 增添, 添上, 来点, 来个, 插入',
  remove:
    'remove, delete, erase, get rid of, take away, take out, take off, eliminate, clear away, crop out, cut off, 去掉, 去除, 移除, 删除, 删掉, 除去, 消除, 抹掉, 擦掉, 去, 抠掉, 清除, p掉, 去了, 弄掉, 弄走, 拿掉, 祛, 祛除, 摘, 摘掉, 摘下, 脱掉',
  replace:
    'replace, swap, substitute, exchange, 替换, 替换成, 替换为, 更换, 更换成, 更换为, 换掉, 换, 换上, 换个',
  keep: "keep, preserve, retain, leave, maintain, protect, don't change, do not change, don't touch, do not touch, 保持, 保留, 留下, 只留下, 只留, 不改变, 不要改变, 不要动, 别动, 别改, 不要改, 维持",
  more: 'increase, boost, raise, enhance, improve, more, push, up, strengthen, intensify, amplify, lift, deepen, 增加, 提高, 增强, 加强, 提升, 加大, 调高, 加深, 强化, 更多, 高, 高些, 大些',
  less: 'decrease, reduce, lower, less, tone down, turn down, weaken, minimize, minimise, down, 降低, 减少, 减弱, 减小, 调低, 弱化, 减淡, 减轻, 少, 低, 低些',
  write:
    'write, caption, type, letter, 写上, 写, 题字, 题, 打上, 写着, 配上文字, 加上文字, 加文字, 添加文字, 加字, 加上字',
  blur: 'blur, blur out, blurred, blurry, blurrier, bokeh, defocus, defocused, out of focus, shallow depth of field, depth of field, portrait mode, stand out, stands out, standing out, 虚化, 模糊, 人像模式, 散景, 景深, 浅景深, 模糊化, 虚焦, 突出, 凸显, 突显, 更突出',
  crop: 'crop, cropped, resize to, trim, recrop, recompose, 裁剪, 裁切, 裁成, 裁剪成, 裁剪为, 裁切成, 裁, 剪裁, 剪裁成',
  'zoom-in':
    'zoom in, zoom, zoom-in, closer, move closer, get closer, come closer, close up, close-up, closeup, tighter, 放大, 拉近, 靠近, 近一点, 特写',
  'zoom-out':
    'zoom out, zoom-out, zoom it out, wider, expand, extend, outpaint, uncrop, pull back, 缩小, 拉远, 扩图, 扩展, 扩充, 扩大画面, 外扩, 扩, 扩大, 延伸, show more of the scene, show more of the background, show more',
  turn: 'rotate, rotated, spin, turn upside down, upside down, tilt, 旋转, 倒过来, 颠倒, 倒置, 转动, 倾斜',
  mirror:
    'flip, flipped, mirror, mirrored, mirror image, reverse, 翻转, 镜像, 左右翻转, 水平翻转, 上下翻转, 垂直翻转, 左右对调, 反转, 左右颠倒',
  straighten:
    'straighten, straighten out, set upright, turn upright, rotate upright, make upright, right side up, right way up, upright, 转正, 竖正, 摆成正的, level, level the horizon, straighten the horizon, fix the tilt, 扶正, 拉直, 校正水平, 矫正, 摆正, 水平校正, 矫正水平, 校正',
  wear: 'wearing, wear, wears, 戴上, 戴, 戴着, 佩戴, 穿上, 系上, 系一条, 系个, 系条, 围上, 围一条, 围条',
  'cut-out': 'cut out, cutout, isolate, extract, transparent, 抠图, 抠出来, 抠出, 抠像, 透明',
};

/** Between what is and what shall be. */
export const INTO_WORDS =
  'to, into, 变, with, by, as, for, become, look like, looks like, in, 成, 为, 到, 变成, 改成, 换成, 替换成, 替换为, 更换为, 更换成, 改为, 变为, 用, 换为, 像, 染成, 涂成, 调成, 换上';

/** Parts of people; the words before them say whose. */
const PERSON_WORDS: readonly (readonly [Region, string])[] = [
  [{ kind: 'person', part: 'face' }, 'face, faces, 脸, 脸部, 面部'],
  [{ kind: 'person', part: 'hair' }, 'hair, hairs, hair color, hair colour, 头发, 发色, 秀发, 染发, 发'],
  // One that is worn in the image: “a hat” is one to be added.
  [
    { kind: 'person', part: 'hat' },
    'the hat, his hat, her hat, my hat, the cap, his cap, her cap, my cap, the beanie, his beanie, her beanie, my beanie, the fedora, his fedora, her fedora, my fedora, the baseball cap, his baseball cap, her baseball cap, my baseball cap, the straw hat, his straw hat, her straw hat, my straw hat, hat color, hat colour, cap color, cap colour, 帽子, 鸭舌帽, 棒球帽, 毛线帽, 草帽, 礼帽',
  ],
  [
    { kind: 'person', part: 'eyes' },
    'eyes, eye, eye color, eye colour, iris, irises, 眼睛, 眼珠, 瞳孔, 眼睛颜色',
  ],
  [{ kind: 'person', part: 'teeth' }, 'teeth, tooth, 牙齿, 牙'],
  [{ kind: 'person', part: 'beard' }, 'beard, beards, facial hair, 胡子, 胡须, 络腮胡'],
  [{ kind: 'person', part: 'lips' }, 'lips, lip, lipstick, 嘴唇, 唇色, 口红, 唇'],
  [
    { kind: 'person', part: 'clothes' },
    'clothes, clothing, outfit, garment, dress, dresses, gown, gowns, suit, suits, costume, costumes, uniform, uniforms, jumpsuit, spacesuit, robe, kimono, armor, armour, 衣服, 服装, 服饰, 衣着, 连衣裙, 长裙, 裙子, 礼服, 西装, 制服, 套装, 宇航服, 汉服, 旗袍',
  ],
  [
    { kind: 'person', part: 'upper-clothes' },
    'her top, his top, my top, their tops, tank top, tank tops, crop top, crop tops, shirt, shirts, t-shirt, t-shirts, tshirt, tshirts, tee, blouse, blouses, jacket, jackets, coat, coats, sweater, sweaters, hoodie, hoodies, pullover, vest, vests, cardigan, cardigans, blazer, blazers, 上衣, 衬衫, 衬衣, 条纹衫, t恤, T恤, 外套, 夹克, 皮夹克, 皮衣, 牛仔外套, 牛仔夹克, 毛衣, 卫衣, 大衣, 风衣, 羽绒服, 马甲',
  ],
  [
    { kind: 'person', part: 'lower-clothes' },
    'trousers, pants, jeans, skirt, shorts, leggings, 裤子, 长裤, 牛仔裤, 短裤, 半身裙, 短裙',
  ],
];

/** Cloth of this, or with this on it, is cloth: a leather jacket is the jacket, and of a striped one it is the stripes' ground. */
const MATERIALS =
  'leather, denim, cotton, wool, woolen, silk, satin, velvet, linen, knit, knitted, lace, fleece, suede, corduroy, tweed, flannel, plaid, tartan, checked, checkered, chequered, striped, floral, flowery, flowered, patterned, printed, polka dot'.split(
    ', ',
  );
const PATTERNS_ZH = '格子, 格纹, 条纹, 碎花, 印花, 花, 波点'.split(', ');
const GARMENTS = PERSON_WORDS.filter(
  ([region]) => region.kind === 'person' && region.part.endsWith('clothes'),
).map(([region, words]): readonly [Region, string] => [
  region,
  words
    .split(', ')
    .flatMap((word) =>
      /^[a-z-]+$/u.test(word)
        ? MATERIALS.map((material) => `${material} ${word}`)
        : /^\p{Script=Han}+$/u.test(word)
          ? PATTERNS_ZH.flatMap((pattern) => [`${pattern}${word}`, `${pattern}的${word}`])
          : [],
    )
    .join(', '),
]);

export const REGION_WORDS: readonly (readonly [Region, string])[] = [
  [{ kind: 'sky' }, 'sky, skies, heaven, 天空, 天, 天上'],
  [
    { kind: 'subject' },
    'subject, main subject, foreground, main object, object, person, people, everyone, everybody, group, man, woman, girl, boy, men, women, girls, boys, lady, ladies, guy, guys, child, children, kid, kids, him, her, figure, model, character, product, item, 主体, 主角, 前景, 人物, 人, 大家, 所有人, 每个人, 他们, 她们, 人像, 主物体, 物体, 产品, 他, 她, 女孩, 女人, 男人, 男孩, 女生, 男生, 女士, 男士, 孩子, 小孩, 模特, 主题',
  ],
  [
    { kind: 'background' },
    'background, bg, backdrop, surroundings, behind, everything except the subject, all but the subject, except the subject, everything but the subject, everything except the person, everything around the subject, everything except her, everything except him, everything except me, everything except them, everything except us, everything except people, all except her, all except him, all except me, all except them, 除了主体, 除了人物, 主体以外, 人物以外, 背景, 底色, 底, 后景, 周围环境, 后面',
  ],
  [{ kind: 'ground' }, 'ground, land, 地面, 地, 地上, 大地'],
  [{ kind: 'floor' }, 'floor, floors, flooring, 地板, 地砖, 木地板, 瓷砖'],
  [{ kind: 'wall' }, 'wall, walls, 墙, 墙壁, 墙面, 墙体'],
  [{ kind: 'table' }, 'table, tabletop, desk, countertop, 桌子, 桌面, 台面, 餐桌, 书桌'],
  [
    { kind: 'plants' },
    'plants, leaves, foliage, grass, lawn, trees, tree, vegetation, greenery, leaf, meadow, 树叶, 叶子, 草地, 草, 草坪, 植物, 树, 树木, 绿植',
  ],
  [{ kind: 'skin' }, 'skin, 皮肤, 肤色'],
  ...PERSON_WORDS,
  ...GARMENTS,
];

/** The whole image; also "the rest", when something else is kept. */
export const WHOLE_WORDS =
  'it, this, that, canvas, picture, photo, photograph, image, pic, shot, everything, whole, whole picture, whole image, whole thing, entire image, all, scene, everything else, rest, the rest, colors overall, overall, weather, season, time of day, time, scenery, view, 景色, 风景, 风光, 景象, 图片, 照片, 图, 画面, 画布, 整张, 整个, 整体, 全部, 它, 这张, 这张图, 这张照片, 全图, 场景, 其他, 其余, 其他部分, 其余部分, 图像, 天气, 季节, 时间, 整张图, 整张照片';

export const DEGREE_WORDS: readonly (readonly [number, string])[] = [
  [
    0.5,
    'slightly, a little, a bit, a little bit, a touch, subtly, subtle, little, gently, somewhat, a tad, lightly, 稍微, 略微, 一点, 一点点, 微微, 轻微, 稍稍, 一些, 略, 有点, 点, 些',
  ],
  [
    1.5,
    'very, much, a lot, strongly, strong, heavily, heavy, extremely, extreme, super, really, way, far, thick, deep, dense, stronger, 非常, 很, 特别, 极其, 强烈, 十分, 大幅, 多一点, 浓, 很多, 极, 强',
  ],
];

export type PlaceWord =
  | 'left'
  | 'right'
  | 'centre'
  | 'top'
  | 'bottom'
  | 'upper-left'
  | 'upper-right'
  | 'lower-left'
  | 'lower-right'
  | 'corner'
  | 'sky'
  | 'ground'
  | 'table'
  | 'head';
export const PLACE_WORDS: Record<PlaceWord, string> = {
  left: 'left, left side, on the left, to the left, left hand side, 左边, 左侧, 左, 左面, 左边的, 在左边',
  right:
    'right, right side, on the right, to the right, right hand side, 右边, 右侧, 右, 右面, 右边的, 在右边',
  centre: 'center, centre, middle, in the middle, in the center, in the centre, 中间, 中央, 正中, 居中, 中心',
  top: 'top, at the top, upper, above, upward, upwards, 顶部, 上方, 上面, 上边, 顶端, 最上面, 最上方, 往上, 向上, 朝上',
  bottom:
    'bottom, at the bottom, lower, below, downward, downwards, 底部, 下方, 下面, 下边, 底端, 最下面, 最下方, 往下, 向下, 朝下',
  'upper-left': 'top left, upper left, top left corner, upper left corner, top-left, 左上角, 左上',
  'upper-right': 'top right, upper right, top right corner, upper right corner, top-right, 右上角, 右上',
  'lower-left': 'bottom left, lower left, bottom left corner, lower left corner, bottom-left, 左下角, 左下',
  'lower-right':
    'bottom right, lower right, bottom right corner, lower right corner, bottom-right, 右下角, 右下',
  corner: 'corner, in the corner, 角落, 一角',
  sky: 'in the sky, across the sky, into the sky, to the sky, over the sky, in the air, 天空中, 天上, 在天空, 空中, 天空里, 在天上, 天边',
  ground:
    'on the ground, on the floor, on the grass, on the road, in the foreground, on the water, 地上, 地面上, 草地上, 在地上, 路上, 水面上',
  table:
    'on the table, on the desk, on the tabletop, on the counter, 桌上, 桌子上, 桌面上, 在桌上, 在桌子上, 餐桌上, 书桌上',
  head: 'on the head, on his head, on her head, on their head, on top of the head, on him, on her, on the person, on the man, on the woman, on the girl, on the boy, on the subject, head, 头上, 头顶, 在头上, 给他, 给她, 给人物, 给人, 头部',
};

export const NOT_WORDS =
  "not, no, don't, do not, never, without, avoid, dont, 不要, 别, 不, 无, 没有, 勿, 不能";
export const TOO_WORDS = 'too, overly, 太, 过于, 过分, 太过, 过';

export type FrameWord = Frame | 'circle';
export const FRAME_WORDS: Record<FrameWord, string> = {
  white:
    'frame, border, edge frame, white frame, white border, photo frame, picture frame, 边框, 相框, 画框, 白边, 白框, 白色边框',
  black: 'black frame, black border, 黑边, 黑框, 黑色边框',
  gold: 'gold frame, golden frame, baroque frame, 金框, 金色画框, 金色相框, 金色边框',
  wood: 'wooden frame, wood frame, wooden border, 木框, 木质相框, 木质画框, 木相框',
  instant: 'polaroid, polaroid frame, instant film, instant photo frame, 拍立得, 宝丽来, 拍立得边框',
  round:
    'rounded corners, round corners, rounded edges, round the corners, round its corners, 圆角, 圆角边框',
  circle:
    'circle, circular, a circle, round shape, circular crop, round crop, round picture, round photo, make it round, 圆形, 正圆形, 圆图',
};

/** Width by height. */
export const RATIO_WORDS: readonly (readonly [number, string])[] = [
  [1, 'square, 正方形, 方形, 方图, 方的'],
  [
    3 / 4,
    'portrait format, portrait orientation, vertical, vertical format, upright format, 竖版, 竖图, 竖构图, 竖屏, 纵向',
  ],
  [
    4 / 3,
    'landscape format, landscape orientation, horizontal, horizontal format, 横版, 横图, 横构图, 横屏, 横向',
  ],
  [
    16 / 9,
    'widescreen, wide format, wallpaper, desktop wallpaper, computer wallpaper, 宽屏, 壁纸, 电脑壁纸, 桌面壁纸',
  ],
  [9 / 16, 'phone wallpaper, mobile wallpaper, phone background, instagram story, 手机壁纸, 手机屏保'],
  [21 / 9, 'panorama, panoramic, cinema format, ultrawide, 全景, 超宽'],
];

/** Nouns that stand for a tone to be raised, lowered or taken away. */
export type Matter =
  | 'noise'
  | 'haze'
  | 'grain'
  | 'blur'
  | 'colour'
  | 'shadows'
  | 'highlights'
  | 'background'
  | 'dust'
  | 'blemishes'
  | 'dark-circles';
export const MATTER_WORDS: Record<Matter, string> = {
  noise: 'noise, image noise, digital noise, 噪点, 噪音, 杂点, 噪声',
  haze: 'haze, smog, 雾霾, 霾, 灰蒙蒙',
  grain: 'grain, film grain, 颗粒',
  blur: 'blurriness, blur, 模糊',
  colour: 'color, colour, colors, colours, all color, all colour, all colors, all colours, 颜色, 色彩',
  shadows: 'shadows, shadow, dark areas, 阴影, 暗部',
  highlights: 'highlights, highlight, bright areas, 高光, 亮部',
  background: 'background, backdrop, 背景',
  dust: 'dust, specks, 灰尘',
  blemishes:
    'freckles, dark spots, age spots, 斑, 斑点, 雀斑, wrinkles, wrinkle, fine lines, acne, pimple, pimples, zits, blemish, blemishes, skin imperfections, laugh lines, smile lines, 法令纹, 鱼尾纹, 抬头纹, 皱纹, 细纹, 痘, 痘痘, 青春痘, 痘印, 粉刺, 色斑',
  'dark-circles': 'dark circles, dark circle, under-eye circles, 黑眼圈',
};

/** What always stays as it is, since nothing here could change it; and what is kept by keeping the subject. */
export const KEPT_ANYWAY_WORDS =
  'composition, pose, structure, layout, perspective, shape, content, angle, framing, 构图, 姿势, 结构, 布局, 视角, 形状, 内容, 动作, 角度';
export const KEPT_WITH_SUBJECT_WORDS =
  'face, faces, identity, facial features, likeness, expression, hair, 脸, 脸部, 面部, 五官, 表情, 面容, 长相';

export const TEXT_WORDS =
  'text, words, word, title, caption, lettering, letters, slogan, headline, 文字, 字, 标题, 字样, 文案, 字幕, 题字';

/** Said with anything, and meaning nothing that could be done. */
export const FILLER_WORDS =
  "color grading, colour grading, color grade, colour grade, grading, 调色, 影调, completely, totally, entirely, fully, no other changes, without other changes, nothing else, 其他不变, 其余不变, 其他不要变, 其他保持不变, 其他都不变, 完全, thanks, thank you, thx, hi, hello, hey, i'd, i'd like, i need, need, let's, mind, 能不能, 可不可以, 可以不可以, 能否, 可否, 麻烦, 麻烦你, 拜托, 谢谢, 谢谢你, 好吗, 吗, 行吗, 可以吗, 请问, 需要, 身上的, 穿的, 穿着的, the, a, an, their, them, they, his, he, she, of, and, then, also, please, pls, can, could, you, would, i, want, like, my, our, your, me, be, is, are, more, have, has, look, looks, looking, feel, feeling, effect, style, styled, some, so, just, only, bit, hour, setting, tone, tones, toned, mood, atmosphere, vibe, vibes, overall, whole, entire, version, on, at, in, inside, from, its, it's, there, get, nice, beautiful, beautifully, natural, naturally, realistic looking, one, do, does, did, both, new, different, another, now, kind, sort, way, artistic, art, work, artwork, during, under, edges, corners, borders, edge, some more, 边缘, 四周, 四角, 都, 以外, 之外, filter, scenery, selfie, fix it, 滤镜, 特效, taken, shot, captured, horizontally, vertically, clockwise, counterclockwise, anticlockwise, counter-clockwise, around, side, sides, direction, directions, left to right, top to bottom, ratio, aspect ratio, aspect, parts, part, portrait, selfie, 肖像, areas, area, things, thing, objects, if, were, was, something, same, unchanged, untouched, intact, as, than, original, 的, 了, 吧, 呢, 啊, 这个, 那个, 这位, 那位, 这名, 那名, 这些, 那些, 这只, 那只, 这件, 那件, 这条, 那条, 这张, 那张, 这辆, 那辆, 这朵, 请, 帮我, 帮忙, 给我, 我, 想, 想要, 要, 一下, 下, 得, 地, 着, 点儿, 彻底, 纯色, 好看, 漂亮, 干净, 那种, 这种, 感觉, 效果, 风格, 风, 氛围, 画风, 样子, 一种, 看起来, 显得, 里, 中, 上, 在, 并, 也, 再, 更, 更加, 能, 可以, 一个, 一张, 一幅, 一只, 一片, 的样子, 有, 是, 和, 给, 场景里, 场景, 不变, 原样, 原来, 一样, 色调, 调, 来, 一层, 一场, 整体, 那样, 般, 时分, 时候, 时, 当, 些许, 一顶, 一副, 一座, 一艘, 一朵, 一颗, 一束, 一道, 一轮, 一匹, 一条, 一棵, 两只, 三只, 三个, 两个, 几只, 几个, 只, 仅, 仅仅, 向, 往, 朝, 从, 由, 顺时针, 逆时针, 比例, 部分, 区域, 的部分, 后, 成为, 那么, 这么, 个, 度, 方向, 拍摄, 拍的";
