// Words that carry nothing to draw: they are neither understood nor complained about.

/** They may stand before what they belong to. */
export const ENGLISH_ADJECTIVES =
  'a an the this that these those some any its his her their my our your ' +
  'wet damp slick bare leafless gnarled beautiful cute cozy cosy young old wild new great nice lovely pretty gorgeous stunning amazing epic majestic vast bright soft gentle warm cold cool deep high low long wide far distant quiet ' +
  'detailed quality best ultra sharp dramatic volumetric each every all other another many-coloured colorful colourful multicolored multicoloured multi-colored multi-coloured vivid simple clean minimal minimalist minimalistic flat modern classic traditional ' +
  'chinese japanese european asian american african indian korean french italian ancient plain blank empty pure elegant delicate fine rich shallow aerial steaming hot ripe fresh delicious tasty glowing shining shiny sparkling ' +
  'flickering flickers flicker falling blooming blossoming flowing rolling fluffy friendly happy-looking brave proud lush crisp dense quick third visible warm warmer slow slowly too thick thin bearded elderly aged teenage brass bronze copper slate marbled holographic moody curly wavy straight braided first last late early glossy matte metallic rustic luxurious luxury adorable charming handsome sleek smooth rough ' +
  'curious playful sleepy lazy fat chubby slim slender thin round square sunlit moonlit abandoned ruined broken old-fashioned futuristic medieval victorian baroque scenic picturesque hyper super very really quite more most ' +
  'become becomes became becoming freshly homemade wooden stone golden-lit glass metal ceramic paper leather knitted woolen silk velvet cotton plastic crystal marble ornate intricate elaborate decorative floral traditional-style natural organic homemade frozen iced baked grilled roasted sliced ' +
  'single-colour only just even own real true typical famous popular perfect ideal fancy stylish trendy chic casual formal sexy attractive muscular strong tough scary spooky creepy eerie haunting ethereal whimsical surreal dreamy ' +
  'mixed assorted rumpled crumpled tropical arctic remote rural hidden secret lost lonely open closed half halved full whole entire complete various different similar same several left-over little-known winding narrow steep snowy-white dark light fairy magic magical enchanted mystical mythical legendary heavenly';

/** Adjectives of two words. */
export const ENGLISH_TWO_WORDS =
  'map-style, map style, gradient, fairy tale, fairy-tale, fairytale, story book, storybook';

/** They end what stands before them: no adjective reaches over them. */
export const ENGLISH_STRUCTURE =
  'although though because however whoever anyone anybody anything sight how aboard overlooking of in on at by with from to over into near for it is it’s are be was were been am as being while there where which who whom whose that what when then than so but if because out up down off about through across between among ' +
  'nearby among above below inside outside along against around toward towards past beyond throughout during before after until since per via ' +
  'he she they we i you him them us me himself herself itself themselves ' +
  'make create draw paint generate render design show showing shows please want need would like imagine depict depicting depicts illustrating featuring feature features including include includes contain containing containing has have having had get gets getting give ' +
  'made full filled laden heaped piled topped sprinkled garnished drizzled loaded covered standing stands stand lying lies set placed placing put arranged decorated adorned surrounded lit lighted illuminated emerging rising rises coming comes going goes go come hang hanging hangs drifting crossing leading leads winding-through stretching stretches ' +
  'resting rests waiting waits posing poses enjoying enjoys doing does using uses turning turns facing faces taking takes wearing-nothing dressed opening opens breaking breaks shining-through fading blowing blows glows shines floats ' +
  'style styles styled inspired based theme themed image images photo photos painting paintings drawing sticker stickers mascot mascots clipart kawaii picture pictures art artwork artworks scene scenes view views shot shots wallpaper foreground composition concept mood vibe vibes feel feeling feels look looks atmosphere aesthetic aesthetics texture textures resolution trending ' +
  'light lights lighting rays ray tones tone color colour colors colours shades hues palette-only perspective brush edge edges side sides front top bottom back corner piece pieces kind type sort sorts lot version part parts area launch launches launching launched flight flights festival fiesta display parade ceremony trip journey herd team collection silhouette swarm advertisement ad advert commercial idea ideas product products mockup parked passing spread thanks thank brush strokes stroke ' +
  'bowl cup seen viewed plate-of sprig sprigs slice pile stack bunch pot here now again still always forever alone-together together away apart behind-the-scenes detail details character characters subject subjects object objects item items thing things place places background falls fashion day-to-day world life moment';

/** Joins what goes on with the same: "cats and dogs". */
export const JOINERS = 'and,or,nor,&,plus,和,与,跟,及,以及,或,或者,、,还有,也';

export const CHINESE_ADJECTIVES =
  '飞身,纵身,飞来的,破,破烂,破烂的,连绵,连绵的,绵延,绵延的,起伏,起伏的,连绵起伏,连绵起伏的,绵延起伏的,朵朵,天鹅绒,丝绒,绒布,布艺,深色,深色的,暗色,暗色的,一,这,那,的,地,得,一下,被,美丽,美丽的,漂亮,漂亮的,可爱,可爱的,高,老,旧,新,远,近,深,浅,长,古老,古老的,温馨,温馨的,唯美,唯美的,精美,精美的,精致,精致的,' +
  '盛开,盛开的,简约,极简,现代,传统,中国,日式,欧式,中式,柔和,柔和的,明亮,明亮的,暖,冷,纯色,有趣,有趣的,帅气,帅气的,英俊,英俊的,优雅,优雅的,神秘的,快乐的,开心的,开心,破旧,破旧的,豪华,豪华的,时尚,时尚的,' +
  '半个,半只,半颗,半块,半边,切开的,对半切开的,切成两半的,针织,木制,木质,木,石,玻璃,金属,陶瓷,搪瓷,纸,皮革,丝绸,水晶,大理石,毛茸茸,毛茸茸的,毛绒,毛绒的,胖,胖胖的,瘦,圆,圆圆的,方,肥,呆萌,呆萌的,慵懒,慵懒的,年轻,年轻的,年老的,年迈的,其他,另,另一,每,各,各种,整,半,满,初,未来,未来的,法国,美国,英国,意大利,日本,韩国,印度,俄罗斯,泰国,欧洲,非洲,西班牙,德国,热闹,热闹的,老式,老式的,明媚,五颜六色,五颜六色的,五彩,五彩的,彩色,彩色的,五彩缤纷,五彩缤纷的,多彩,多彩的,各色,不同颜色,不同颜色的,各种颜色,各种颜色的,不同大小,不同大小的,大小不一,大小不一的,不同形状,不同形状的,各式各样,各式各样的,各种各样的,' +
  '渐变,渐变的,渐变色,渐变色的,商业,震撼,震撼的,史诗,史诗级,史诗感,史诗般,史诗般的,意境,意境悠远,悠远,悠远的,电影级,大片级,大师级,影棚,影棚级,专业级,' +
  '混合,什锦,凌乱的,新鲜,新鲜的,美味,美味的,好吃的,好看的,干净,干净的,宽阔的,辽阔的,广阔的,遥远的,绚丽,绚丽的,华丽,华丽的,梦幻,梦幻的,清澈,清澈的,茂密的,孤独的,宁静的,安静的,喜庆的,发光的,发光,闪闪发光的,古代,现代化的,科幻,魔幻,童话,童话般的,魔法,仙境般的,野生的,野生,真实,真实的,逼真的,逼真,生动,生动的,立体的,复古的,胖乎乎,胖乎乎的';

export const CHINESE_STRUCTURE =
  '分别,分别是,依次,依次是,贴纸,贴图,其中,合影,合照,大合影,集体照,集体合影,毕业合影,毕业照,站成一排,排成一排,并排站着,并肩站着,两旁,道路两旁,' +
  '却,虽然,尽管,但是,任何人,任何,一幅,一张,幅,张,在,着,了,风格,风格的,风,画,图,图片,画面,场景,前景,有,是,把,从,到,向,往,对,为,给,请,帮,我,你,他,她,它,他们,她们,它们,我们,们,来,去,放,放在,放着,停,停在,停着,停靠,站,站在,站着,正在,一起,背上,壳上,怀里,怀中,' +
  '摆满,摆满了,摆着,摆放,摆放着,堆满了,铺满了,满桌,一桌,一大桌,满满一桌,' +
  '孵出来,孵出来的,脚踏,脚踩,脚踏着,脚踩着,踏着,踩着,加,加了,加上,加个,撒,撒着,撒上,撒了,撒满,淋,淋上,淋着,浇,浇上,浇着,点缀,点缀着,配上,配着,放了,放满,' +
  '剪影,面,头,手,时,时候,天,日,过,穿过,穿行,穿行在,穿梭,穿梭在,驶过,留,留着,还,亮着,亮,飘,飘着,飘动,飞舞,飘舞,纷飞,纷纷扬扬,流动,飘落,飘落在,满地,开满,挂,挂着,挂满,挂在,照,照着,照亮,照在,映,映着,洒,洒在,洒满,倒映,倒映在,矗立,矗立在,屹立,位于,伫立,伫立在,立在,立着,竖立,竖立在,' +
  '玩耍,嬉戏,队伍,缓缓,静静,静静地,轻轻,慢慢,悠闲,悠闲地,细节,超清,大师,光,光线,光影,灯,灯光,色,色调,配色,色彩,白底,设计,作品,创作,生成,画一幅,画一张,万家灯火,趴,趴在,趴着,躺,躺在,躺着,卧,卧在,跳,跳进,共,共同,一同,爬,爬满,爬上,爬在,笑,微笑,微笑着,想,唱,唱歌,唱着,洗,做,煮,种,摘,采,买,卖,织,写,读,听,说,等,' +
  '敬,等车,等地铁,等电车,等待,落,落在,扛在,升,倒,倒在,围,围着,围绕,插,插着,装,装着,装满,铺,铺满,铺着,盖,盖着,堆,堆满,变,变成,开,开着,开车,打开,打,扔,推,用,像,好像,如,仿佛,一样,很,非常,十分,特别,更,最,都,也,又,就,只,只有,只要,透过,树叶,而,但,但是,并,并且,且,与此同时,以,于,自己,大家,什么,怎么,里有,呈现,展现,展示,展出,充满,充满着,带,带有,带着,配,配有,搭配,使用,采用,要求,主题,主体,整体,表现,体现,感觉,感,味道,效果,元素,人物是,背景是,背景为,图中,画中,画着,描绘,远处,近处,深处,上空,洒下,马上,地上,起,出,入,处,间,般,样,样子,下着,落下,落下来,飘浮,路过,经过,通向,通往,延伸,延伸向,对岸,对面,走进,走向,走出,回家,向前,迎着,朝,朝着,盛着,冒着,亮起,点着,点燃,点亮,闪烁,闪耀,闪烁着,流淌,流过,环绕着,制作,制成,名,形状,形,型,款';
