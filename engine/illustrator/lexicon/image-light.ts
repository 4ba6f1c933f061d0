// Words for the light of a whole image, and for what a lens leaves soft behind what it is of.

export type ImageLight = 'warm' | 'cool' | 'soft';

export const IMAGE_LIGHTS: Record<ImageLight, string> = {
  warm: 'warm light, warm lights, warm lighting, warm glow, warm tone, warm tones, warm color, warm colors, warm colour, warm colours, warm color palette, warm colour palette, warm color tones, soft warm light, soft warm lighting, warm soft light, warm and cozy light, warm ambient light, warm indoor light, warm interior lighting, warm lamp light, warm lamplight, 暖光, 暖色, 暖色调, 暖调, 暖色系, 暖色光, 暖光照明, 温暖的光, 温暖的光线, 温暖光线, 温暖的灯光, 温暖灯光, 暖黄灯光, 暖黄的灯光, 暖黄色灯光, 暖黄色的灯光, 暖色灯光, 暖光灯',
  cool: 'cool light, cool lighting, cold light, cold lighting, cool tone, cool tones, cold tones, cool colors, cool colours, cool color palette, cool colour palette, 冷光, 冷色, 冷色调, 冷调, 冷色系, 冷色光',
  soft: 'soft light, soft lights, soft lighting, soft focus, soft natural light, soft diffused light, diffused light, diffused lighting, gentle light, soft warm light, soft warm lighting, warm soft light, 柔光, 柔和光线, 柔和的光线, 柔和的光, 柔和的灯光, 柔和灯光, 光线柔和',
};

/** All behind what the image is of is out of focus. */
export const SOFT_BEHIND =
  'bokeh, bokeh background, blurred background, blurry background, blurred in the background, blurry in the background, out of focus in the background, out of focus background, out-of-focus background, background blur, background out of focus, soft background, shallow depth of field, 背景虚化, 虚化背景, 虚化的背景, 模糊背景, 模糊的背景, 背景模糊, 散景, 浅景深';
