// Words for what can be done to an image's light, colour, hour, season and weather. Longer words win.
import type { WordLook } from '#engine/illustrator/lexicon/circumstances.ts';
import type { Hour, Ink, Season, Sort, Tone } from '../instruction.ts';

export const TONE_WORDS: Partial<Record<Tone, string>> = {
  brighter:
    'brighter, bright, brighten, brighten up, lighter, lighten, lighten up, light up, brightness, exposure, lighting, 亮, 变亮, 调亮, 更亮, 亮一些, 亮度, 明亮, 提亮, 增亮, 曝光, 曝光度, 光线, 浅一点, 浅一些, 浅点, 更浅',
  darker:
    'darker, dark, darken, dim, dimmer, underexposed, 暗, 变暗, 调暗, 更暗, 压暗, 昏暗, 阴暗, 深一点, 深一些, 深点, 再深一点, 更深',
  contrast:
    'contrast, contrasty, high contrast, high-contrast, punchier, punchy, pop, 对比, 对比度, 反差, 高对比, 高对比度',
  flat: 'flat, low contrast, low-contrast, 低对比, 低对比度',
  dramatic:
    'dramatic, dramatic light, dramatic lighting, more drama, moody, epic, intense, 戏剧性, 戏剧光, 戏剧化, 戏剧感, 震撼, 大片感, 情绪感, 氛围感',
  soft: 'soft, softer, studio light, studio lighting, soften, soft light, soft lighting, dreamy, gentle, soft focus, 柔和, 柔光, 柔美, 梦幻, 柔焦, 朦胧',
  glow: 'glow, glowing, glowy, bloom, shiny, radiant, luminous, shinier, glossier, 光泽, 有光泽, 发光, 光晕, 辉光, 泛光, 光芒',
  vignette: 'vignette, vignetting, dark corners, dark edges, 暗角, 晕影',
  backlight:
    'backlight, backlit, back light, back-lit, rim light, rim lighting, contre-jour, light from behind, 逆光, 背光, 轮廓光',
  clarity:
    'clarity, clearer, texture, hdr, structure, crisper, detail, details, more detail, 清晰度, 质感, 细节, 层次, 通透, 立体感',
  warm: 'warm, warmer, warm up, warmth, warm light, warm tones, warm colors, warm colours, warm tone, cozy, 暖, 暖色, 暖色调, 暖调, 温暖, 更暖, 偏暖, 暖光, 暖一点',
  cool: 'reduce the yellow tint, remove the yellow tint, reduce yellow tint, remove yellow tint, reduce the yellow, less yellow, 去黄, 去黄气, cool, cooler, cool down, cold, colder, cool tones, cold tones, cool colors, cool colours, cool tone, icy, 冷, 冷色, 冷色调, 冷调, 清冷, 更冷, 偏冷, 冷光',
  vivid:
    'colors pop, colours pop, vivid, more vivid, vibrant, saturated, saturate, saturation, vibrance, colorful, colourful, colors, colours, rich colors, rich colours, lively, 鲜艳, 艳丽, 饱和, 饱和度, 色彩饱和度, 鲜亮, 色彩, 颜色, 浓郁, 多彩',
  muted:
    'muted, desaturated, desaturate, subdued, pastel, washed out, 淡雅, 低饱和, 低饱和度, 素雅, 淡一点, 莫兰迪, 清淡, 小清新, 日系小清新, 日系',
  fade: 'faded, fade, matte, matte look, film fade, like film, film look, filmic, 褪色, 哑光, 胶片感, 胶片, 胶片风',
  'open-shadows':
    'lift shadows, lift the shadows, open shadows, open up the shadows, brighten shadows, brighten the shadows, fill light, 提亮阴影, 提亮暗部, 补光',
  'calm-lights':
    'recover highlights, recover the highlights, reduce highlights, reduce the highlights, lower highlights, lower the highlights, tame the highlights, 压高光, 降低高光, 压低高光, 恢复高光',
  sharp:
    'sharp, sharper, 修复模糊, sharpen, sharpness, deblur, unblur, crisp, hd, image quality, picture quality, 锐化, 锐利, 清晰, 变清晰, 更清晰, 锐度, 高清, 画质',
  clean: 'denoise, de-noise, noise reduction, clean up, cleaner, 降噪, 去噪, 去噪点, 消除噪点, 去除噪点',
  dehaze: 'dehaze, de-haze, defog, 去雾, 去霾, 除雾',
  neutral:
    'white balance, fix white balance, fix the white balance, correct white balance, correct the white balance, auto white balance, neutral colors, neutral colours, color correction, colour correction, color correct, colour correct, auto correct colors, auto correct colours, correct the colors, correct the colours, fix the color cast, fix the colour cast, remove color cast, remove colour cast, remove the color cast, remove the colour cast, remove the yellow tint, remove the blue tint, remove the yellow cast, remove the blue cast, 白平衡, 校正白平衡, 校色, 自动校色, 校正颜色, 偏色, 去偏色, 校正偏色, 去掉偏色, 去除偏色, 修正偏色',
  grain: 'film grain, grain, grainy, 胶片颗粒, 颗粒, 颗粒感',
  'smooth-skin':
    'smooth skin, smooth the skin, soft skin, retouch skin, retouch the skin, smoother skin, smooth, smooth out, smoother, 磨皮, 美肤, 美颜, 嫩肤, 皮肤光滑, 光滑皮肤, 光滑',
};

/** What "less" of it means. */
export const OPPOSITES: Partial<Record<Tone, Tone>> = {
  brighter: 'darker',
  darker: 'brighter',
  contrast: 'flat',
  flat: 'contrast',
  warm: 'cool',
  cool: 'warm',
  vivid: 'muted',
  muted: 'vivid',
  sharp: 'soft',
  soft: 'clarity',
  clarity: 'soft',
  dramatic: 'flat',
  grain: 'clean',
};

export const INK_WORDS: Record<Ink, string> = {
  grey: 'black and white, black & white, black-and-white, b&w, b/w, bw, monochrome, grayscale, greyscale, colorless, colourless, 黑白, 黑白照, 黑白照片, 单色, 灰度, 灰色调',
  sepia: 'sepia, sepia tone, sepia toned, 棕褐色, 怀旧色, 怀旧色调, 褐色调',
  negative:
    'negative, invert, inverted, invert colors, invert colours, invert the colors, invert the colours, 反色, 负片, 反相, 颜色反转',
};

export const HOUR_WORDS: Record<Hour, string> = {
  night:
    'night, nighttime, night time, at night, midnight, night scene, starry night, moonlit night, moonlight, moonlit, 夜晚, 夜里, 晚上, 黑夜, 夜景, 夜间, 深夜, 午夜, 月夜, 月光, 星夜, 夜',
  dawn: 'dawn, sunrise, daybreak, early morning, morning, first light, morning light, dawn light, sunrise light, 黎明, 日出, 清晨, 早晨, 拂晓, 破晓, 早上',
  day: 'day, daytime, daylight, midday, noon, in daylight, 白天, 白昼, 正午, 中午, 日间',
  golden:
    'golden hour, golden hour light, golden hour lighting, golden hour glow, golden light, golden sunlight, late afternoon, magic hour, 黄金时刻, 黄金时间, 金色阳光, 午后阳光, 金色的光',
  sunset:
    'sunset, sunset light, sunset glow, evening light, dusk, evening, twilight, setting sun, sundown, 日落, 夕阳, 黄昏, 傍晚, 晚霞, 落日, 暮色',
  'blue-hour': 'blue hour, 蓝调时刻, 蓝调时分, 蓝色时刻, 蓝调',
};

export const SEASON_WORDS: Record<Season, string> = {
  spring:
    'spring, springtime, spring blossom, spring blossoms, in bloom, blossom, blossoms, cherry blossoms, 春天, 春季, 春日, 春, 春意, 开满花, 樱花盛开',
  summer: 'summer, summertime, summery, lush green, 夏天, 夏季, 夏日, 夏, 盛夏',
  autumn:
    'autumn, fall, autumnal, fall colors, fall colours, autumn colors, autumn colours, autumn leaves, fall foliage, 秋天, 秋季, 秋日, 秋, 深秋, 金秋, 秋叶, 秋色, 红叶',
  winter:
    'winter, wintery, wintry, wintertime, winter snow, snow covered, snow-covered, covered in snow, under snow, 冬天, 冬季, 冬日, 冬, 雪景, 积雪, 银装素裹, 覆盖雪, 盖满雪',
};

export const SORT_WORDS: Partial<Record<Sort, string>> = {
  rain: 'rain, rainy, raining, rainfall, drizzle, heavy rain, rainy day, raindrops, 雨, 下雨, 雨天, 下雨天, 雨水, 雨滴, 大雨, 小雨, 细雨, 阴雨',
  snow: 'snow, snowy, snowing, snowfall, snowflakes, falling snow, blizzard, 雪, 下雪, 雪花, 飘雪, 大雪, 雪天, 下雪天',
  fog: 'fog, foggy, mist, misty, haze, hazy, 雾, 起雾, 雾气, 薄雾, 大雾, 迷雾, 云雾, 雾蒙蒙, 雾天',
  storm:
    'storm, stormy, thunderstorm, thunder, thunder and lightning, 暴风雨, 雷雨, 雷雨天, 雷暴, 暴雨, 风暴',
  lightning:
    'lightning, lightning bolt, lightning bolts, bolt of lightning, lightning strike, flash of lightning, 闪电, 一道闪电, 雷电',
  clear:
    'clear weather, sunny, sunny day, clear day, blue skies, fine weather, 晴天, 晴朗, 阳光明媚, 天晴, 晴空, 大晴天',
  cloudy: 'cloudy, clouds, overcast, more clouds, fluffy clouds, 多云, 云, 云朵, 白云, 阴天, 云彩',
  petals:
    'petals, falling petals, flower petals, sakura petals, 花瓣, 落花, 花瓣飘落, 飘落的花瓣, 花瓣雨, cherry blossom petals, falling cherry blossoms, cherry blossoms falling, falling cherry blossom petals, rose petals, falling rose petals, petals falling, 樱花飘落, 飘落的樱花, 樱花瓣, 樱花花瓣, 樱花雨, 玫瑰花瓣, 撒花瓣',
  leaves:
    'falling leaves, leaves falling, falling autumn leaves, autumn leaves falling, falling maple leaves, maple leaves falling, maple leaves, 落叶, 飘落的叶子, 飘落的树叶, 飘落的枫叶, 飘落的落叶, 枫叶, 枫叶飘落, 落叶飘落, 树叶飘落, 叶子飘落, 飘落叶',
  fireflies: 'fireflies, firefly, magic sparkles, sparkles, 萤火虫, 光点, 星光点点',
  'sun-rays':
    'sun rays, sunrays, sunbeams, god rays, rays of light, light rays, rays of sunlight, light beams, sunlight, sunshine, beam of light, light beam, ray of light, shaft of light, 光束, 一束光, 一道光, 一缕阳光, 光柱, 丁达尔, 丁达尔光, 丁达尔效应, 阳光, 光线束, 耶稣光',
};

/** Beside the illustrator's own words for looks. */
export const LOOK_WORDS: Partial<Record<WordLook | 'auto', string>> = {
  photo: 'realistic, photo-realistic, 真实照片, 真实感',
  illustration: 'children’s book, storybook illustration, 童话绘本',
  line_art:
    'sketch, pencil sketch, drawing, pencil, pencil drawing, charcoal, charcoal drawing, graphite, 手绘, 铅笔素描, 手绘线稿',
  oil: 'painting, painted, oil paint, impressionist painting, 绘画, 油画效果',
  watercolor: 'watercolour painting, water color, water colour, 水彩效果',
  ink: 'chinese ink painting, ink painting style, 水墨效果, 水墨风格, 中国风水墨',
  vintage:
    '复古色, 复古色调, old photo, old photograph, aged, from the 60s, from the 70s, from the 80s, from the 1960s, from the 1970s, from the 1980s, from the sixties, from the seventies, from the eighties, 1950s, 1960s, 1970s, 1980s, 1990s, 50s, 60s, 70s, 80s, 90s, seventies, eighties, nineties, 七十年代, 八十年代, 九十年代, 港风, 复古港风, vintage photo, vintage film, retro photo, old film, old film still, old movie, old movie still, vintage film still, 旧照片, 老照片效果, 复古照片, 做旧, 年代感',
  comic: 'comic style, comic book style, manga, american comic, 漫画风, 漫画风格, 漫画效果',
  pixel: 'pixelated, pixel style, 像素风格, 像素化',
  anime:
    'cartoon, cartoonish, cartoonify, cartoonise, cartoonize, cartoon style, 卡通, 卡通风格, anime style, ghibli, studio ghibli, ghibli style, studio ghibli style, miyazaki, 宫崎骏, 宫崎骏风格, 吉卜力, 吉卜力风格, japanese animation, animation, animated, 动漫风格, 动画, 动漫风, 日系动漫',
  '3d': '3d style, pixar, pixar style, disney, disney style, 皮克斯, 皮克斯风格, 迪士尼, 迪士尼风格, clay, clay style, claymation style, plasticine, 黏土, 粘土, 黏土风, 3d风格',
  cyberpunk: 'cyberpunk style, neon style, 赛博朋克风格, 霓虹风格',
  poster: 'poster style, travel poster style, 海报风格, 海报风',
  fantasy: 'fantasy style, fairy tale style, fairytale, fairy-tale, 奇幻风格, 童话风格, 魔幻',
  cinematic:
    'cinematic look, cinematic style, movie look, like a movie, film still, movie still, movie scene, teal-and-orange, 青橙, 青橙色调, 电影感, 电影风格, 电影色调, 电影质感, 电影感调色, 电影调色, 电影滤镜, 电影感滤镜, cinematic color grading, cinematic colour grading, cinematic color grade, cinematic colour grade, cinematic grading',
};
