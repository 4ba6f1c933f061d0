// Words for looks of crafts and of old prints: glass, stones, threads, blocks, chalk, wax.

export type CraftLook =
  | 'coloring'
  | 'chalk'
  | 'crayon'
  | 'woodcut'
  | 'red_papercut'
  | 'ukiyo_e'
  | 'gongbi'
  | 'new_year'
  | 'fresco'
  | 'stained_glass'
  | 'mosaic'
  | 'low_poly'
  | 'embroidery'
  | 'pointillism';

export const CRAFT_LOOKS: Record<CraftLook, string> = {
  coloring:
    'coloring page, colouring page, coloring book, colouring book, coloring book page, colouring book page, coloring sheet, colouring sheet, outline drawing, black and white line art, 涂色, 涂色画, 涂色卡, 涂色书, 填色, 填色画, 填色图, 填色页, 填色书, 填色线稿, 黑白线稿, 涂色页, 涂色图, 简笔画, 简约线条, 极简线条, 简单线条, 线条画, 线条插画, 单线条, 单线画, 一笔画, single line drawing, one line drawing, continuous line drawing, one line art, single line art, single line, one line, minimalist line drawing, minimalist line art, simple line drawing, simple line art, minimal line art',
  chalk:
    'chalk drawing, chalk art, chalkboard drawing, chalkboard art, chalkboard style, blackboard drawing, drawn in chalk, chalk sketch, chalk style, in chalk, 粉笔画, 黑板画, 黑板报, 粉笔风格',
  crayon:
    "crayon drawing, crayon, crayons, crayon style, wax crayon, colored pencil, coloured pencil, colored pencils, colored pencil drawing, coloured pencil drawing, in crayon, child's drawing, kid's drawing, children's drawing, 蜡笔画, 蜡笔, 蜡笔风格, 彩铅, 彩铅画, 彩色铅笔, 彩色铅笔画, 儿童画, 油画棒",
  woodcut:
    'woodcut, wood cut, linocut, lino cut, linocut print, woodcut print, lino print, block print, wood engraving, engraving, etching, tattoo design, tattoo flash, tattoo sketch, tattoo drawing, tattoo stencil, tattoo style, 版画, 木刻, 木刻版画, 黑白版画, 铜版画, 蚀刻, 麻胶版画, 纹身图案, 纹身设计, 纹身手稿, 纹身图',
  red_papercut:
    'chinese papercut, chinese paper cut, chinese paper cutting, chinese paper-cut, red papercut, red paper cut, jianzhi, window flower papercut, 窗花, 窗花剪纸, 剪纸窗花, 中国剪纸, 红色剪纸, 传统剪纸, 民间剪纸, 春节剪纸, 新年剪纸, 新春剪纸, 喜庆剪纸, 陕北剪纸, 剪纸画',
  ukiyo_e:
    'ukiyo-e, ukiyo e, ukiyoe, ukiyo-e style, ukiyo-e print, japanese woodblock, japanese woodblock print, woodblock print, woodblock, japanese print, hokusai, hiroshige, 浮世绘, 浮世绘风格, 浮世绘风, 日本版画',
  gongbi:
    'gongbi, gongbi painting, gongbi style, 工笔, 工笔画, 工笔花鸟, 工笔花鸟画, 工笔重彩, 工笔风格, 工笔人物, 绢本, 绢画',
  new_year:
    'new year print, chinese new year print, nianhua, nianhua print, 年画, 年画风格, 木版年画, 杨柳青年画, 桃花坞年画, 国潮风, 国潮风格, 国潮, 国潮插画, guochao, guochao style',
  fresco:
    'fresco, frescoes, fresco painting, fresco style, cave painting, dunhuang mural, dunhuang style, mural painting, mural style, 壁画, 壁画风格, 敦煌壁画, 敦煌壁画风格, 敦煌风格, 敦煌风, 湿壁画',
  stained_glass:
    'stained glass, stained-glass, stained glass window, stained glass style, stained glass art, 彩色玻璃, 彩绘玻璃, 花窗玻璃, 彩色玻璃风格, 教堂彩窗, 彩窗, 彩玻',
  mosaic:
    'mosaic, mosaics, mosaic tile, mosaic tiles, mosaic style, mosaic art, tile mosaic, byzantine mosaic, 马赛克, 马赛克风格, 马赛克拼贴, 镶嵌画, 马赛克画',
  low_poly:
    'low poly, low-poly, lowpoly, low poly style, low poly art, polygonal, polygon art, geometric style, triangulated, 低多边形, 低多边形风格, 低面数, 几何多边形, 多边形风格',
  embroidery:
    'embroidery, embroidered, embroidery style, embroidery art, cross stitch, cross-stitch, needlework, silk embroidery, 刺绣, 刺绣风格, 刺绣画, 苏绣, 湘绣, 蜀绣, 十字绣, 绣品',
  pointillism:
    'pointillism, pointillist, pointillism style, pointillist painting, stippling, seurat, 点彩, 点彩画, 点彩派, 点彩画派, 点画, 修拉',
};
