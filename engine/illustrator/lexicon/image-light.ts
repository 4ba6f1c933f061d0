// Words for the light of a whole image, for what a lens leaves soft behind what it is of, and for images of nothing.

export type ImageLight = 'warm' | 'cool' | 'soft' | 'dramatic' | 'dark';

export const IMAGE_LIGHTS: Record<ImageLight, string> = {
  warm: 'golden light, golden lighting, golden glow, warm golden light, soft golden light, golden warm light, 金色光线, 金色的光线, 金色的光, 金黄色的光, 金色光芒, warm light, warm lights, warm lighting, warm glow, warm tone, warm tones, warm color, warm colors, warm colour, warm colours, warm color palette, warm colour palette, warm color tones, soft warm light, soft warm lighting, warm soft light, warm and cozy light, warm ambient light, warm indoor light, warm interior lighting, warm lamp light, warm lamplight, 暖光, 暖色, 暖色调, 暖调, 暖色系, 暖色光, 暖光照明, 温暖的光, 温暖的光线, 温暖光线, 温暖的灯光, 温暖灯光, 暖黄灯光, 暖黄的灯光, 暖黄色灯光, 暖黄色的灯光, 暖色灯光, 暖光灯',
  cool: 'cool light, cool lighting, cold light, cold lighting, cool tone, cool tones, cold tones, cool colors, cool colours, cool color palette, cool colour palette, 冷光, 冷色, 冷色调, 冷调, 冷色系, 冷色光',
  soft: 'soft light, soft lights, soft lighting, soft focus, soft natural light, soft diffused light, diffused light, diffused lighting, gentle light, soft warm light, soft warm lighting, warm soft light, 柔光, 柔和光线, 柔和的光线, 柔和的光, 柔和的灯光, 柔和灯光, 光线柔和',
  dramatic:
    'dramatic light, dramatic lights, dramatic lighting, dramatic shadows, dramatic light and shadow, dramatic contrast, dramatic cinematic lighting, cinematic dramatic lighting, high contrast, strong contrast, hard light, hard lighting, harsh light, harsh lighting, contrasty, strong light and shadow, 戏剧光, 戏剧性光线, 戏剧性光影, 戏剧性的光影, 戏剧性的光线, 戏剧性灯光, 戏剧化光影, 强烈光影, 强烈的光影, 光影强烈, 强烈的明暗对比, 强烈的光影对比, 光影对比, 光影对比强烈, 高对比度, 高对比, 强对比, 强烈对比, 硬光',
  dark: 'moody, moody light, moody lighting, moody atmosphere, moody tones, moody colors, moody colours, dark and moody, dark moody, dark mood, dark atmosphere, dark tones, dark tone, dark aesthetic, dark theme, dark style, dark fantasy, dark fantasy style, dark fantasy art, grimdark, low key, low-key, low key light, low key lighting, low-key lighting, chiaroscuro, chiaroscuro lighting, chiaroscuro light, tenebrism, rembrandt lighting, rembrandt light, caravaggio lighting, gloomy, gloomy atmosphere, gloomy mood, ominous, ominous atmosphere, sinister, foreboding, brooding, 暗调, 低调光, 低调摄影, 暗黑, 暗黑系, 暗黑风, 暗黑风格, 暗黑奇幻, 黑暗奇幻, 黑暗风格, 黑暗风, 阴暗, 阴暗的, 阴郁, 阴郁的, 阴沉, 阴沉的, 幽暗, 幽暗的, 光线昏暗, 昏暗的光线, 压抑, 压抑的, 压抑的氛围, 明暗对比, 明暗对比法, 伦勃朗光',
};

/** All behind what the image is of is out of focus. */
export const SOFT_BEHIND =
  'bokeh, bokeh background, blurred background, blurry background, blurred in the background, blurry in the background, out of focus in the background, out of focus background, out-of-focus background, background blur, background out of focus, soft background, shallow depth of field, 背景虚化, 虚化背景, 虚化的背景, 模糊背景, 模糊的背景, 背景模糊, 散景, 浅景深';

/** It is of nothing that has a name. */
export const ABSTRACT =
  'abstract, abstract art, abstract painting, abstract artwork, abstract image, abstract composition, abstract background, abstract wallpaper, abstract expressionism, 抽象, 抽象的, 抽象画, 抽象艺术, 抽象画作, 抽象背景, 抽象表现主义';
