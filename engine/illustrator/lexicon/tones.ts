// Words for what is done to all colours of an image at the end: grey, sepia, pastel, the hard light of film noir.

export type Tone = 'grey' | 'noir' | 'sepia' | 'pastel' | 'blueprint' | 'porcelain';

export const TONES: Record<Tone, string> = {
  grey: 'black and white, black-and-white, black & white, b & w, b&w, monochrome, monochrome photo, grayscale, greyscale, gray scale, grey scale, silver gelatin, 黑白, 黑白色, 黑白照, 黑白照片, 黑白相片, 黑白老照片, 黑白摄影, 黑白摄影作品, 黑白电影, 黑白影像, 黑白画面, 黑白胶片, 黑白风格, 黑白色调, 黑白风, 灰度, 灰度图',
  noir: 'film noir, noir, noir style, noir film, 黑色电影, 黑色电影风格',
  sepia:
    'sepia, sepia tone, sepia toned, sepia-toned, sepia tones, old photo, old photos, old photograph, old photographs, antique photo, antique photograph, vintage photo, vintage photograph, old-fashioned photo, daguerreotype, tintype, 老照片, 旧照片, 泛黄的照片, 泛黄的老照片, 泛黄照片, 泛黄老照片, 复古照片, 怀旧照片, 复古老照片, 棕褐色调, 褐色调, 怀旧色调',
  pastel:
    'pastel, pastels, pastel color, pastel colors, pastel colour, pastel colours, pastel-coloured, pastel-colored, pastel tones, pastel tone, pastel palette, pastel color palette, pastel colour palette, pastel hues, pastel shades, pastel aesthetic, soft pastel colors, soft pastel colours, soft pastel tones, macaron colors, 马卡龙色, 马卡龙色系, 马卡龙配色, 粉彩, 粉彩色, 粉彩色系, 粉彩色调, 淡彩色, 柔和粉彩',
  porcelain:
    'blue and white porcelain style, porcelain style, delft style, delftware style, delft blue, in the style of blue and white porcelain, 青花瓷风格, 青花瓷风, 青花风格, 青花纹样, 青花瓷画',
  blueprint: 'blueprint, blueprints, blueprint style, 蓝图, 蓝图风格, 工程蓝图, 设计蓝图',
};

/** A thing may be of these two colours: "a black and white cat", 黑白相间的猫. */
export const TWO_COLOURED =
  /^(?:black and white|black-and-white|black & white|黑白|黑白色|黑白相间|黑白相间的|黑白花)$/i;
