// Machines and pieces of a house, things to play and to work with that were drawn for themselves.

import { drawnNouns, type SubjectEntry } from './subject.ts';

export const HOUSE_AND_PLAY: readonly SubjectEntry[] = [
  ...drawnNouns('item', 0.3, {
    'own/typewriter':
      'typewriter, typewriters, vintage typewriter, old typewriter, retro typewriter, 打字机, 老式打字机, 复古打字机',
    'own/gramophone':
      'gramophone, gramophones, phonograph, victrola, vintage gramophone, 留声机, 老式留声机, 复古留声机',
    'own/record-player':
      'record player, record players, vinyl player, vinyl record player, lp player, 唱机, 唱片机, 黑胶唱机, 黑胶唱片机, 黑胶机, 电唱机',
    'own/kettle':
      'kettle, kettles, tea kettle, water kettle, electric kettle, 烧水壶, 热水壶, 电水壶, 开水壶, 电热水壶',
    'own/toaster': 'toaster, toasters, bread toaster, 烤面包机, 面包机, 吐司机, 多士炉',
    'own/coffee-machine':
      'coffee machine, coffee machines, coffee maker, espresso machine, espresso maker, 咖啡机, 意式咖啡机',
    'own/microwave': 'microwave, microwaves, microwave oven, 微波炉',
    'own/sewing-machine':
      'sewing machine, sewing machines, vintage sewing machine, 缝纫机, 老式缝纫机, 老缝纫机',
    'own/electric-fan':
      'electric fan, electric fans, desk fan, table fan, standing fan, floor fan, pedestal fan, oscillating fan, 电风扇, 电扇, 风扇, 落地扇, 台扇, 落地电扇',
    'own/clothes-iron': 'steam iron, clothes iron, electric iron, flat iron, 熨斗, 电熨斗, 蒸汽熨斗',
    'own/vacuum-cleaner': 'vacuum cleaner, vacuum cleaners, hoover, 吸尘器',
    'own/smart-speaker':
      'smart speaker, smart speakers, bluetooth speaker, bluetooth speakers, wireless speaker, portable speaker, homepod, google home, alexa speaker, 智能音箱, 蓝牙音箱, 蓝牙音响, 智能音响, 便携音箱',
    'own/stereo-speaker':
      'speakers, stereo speaker set, stereo speaker, stereo speakers, hi-fi speakers, 音响, 扬声器, 低音炮, 🔊',
    'own/pillow': 'pillow, pillows, cushion, cushions, throw pillow, throw pillows, 枕头, 抱枕, 靠枕, 靠垫',
    'own/mop': 'mop, mops, floor mop, 拖把, 墩布',
    'own/stool':
      'stool, stools, wooden stool, step stool, bar stool, bar stools, barstool, barstools, round stool, 马扎, 小马扎, 吧台椅, 吧椅, 吧台凳, 高凳, 凳子, 小凳子, 板凳, 小板凳, 木凳, 圆凳, 高脚凳, 小木凳',
    'own/cupboard':
      'cupboard, cupboards, china cabinet, display cabinet, glass cabinet, hutch, pantry cupboard, 碗柜, 玻璃柜, 展示柜, 陈列柜, 酒柜',
    'own/cabinet':
      'cabinet, cabinets, wooden cabinet, tv cabinet, media cabinet, storage cabinet, 柜子, 木柜, 矮柜, 电视柜, 储物柜',
    'own/cradle': 'cradle, bassinet, wooden cradle, 摇篮, 木摇篮, 婴儿摇篮',
    'own/grandfather-clock':
      'grandfather clock, grandfather clocks, longcase clock, pendulum clock, 落地钟, 老爷钟, 立式摆钟, 座地钟, 摆钟',
    'own/swing':
      'rope swing, rope swings, tire swing, tree swing, a swing, the swing, an old swing, a wooden swing, two swings, swing set, swing sets, swingset, wooden swing, garden swing, playground swing, empty swing, 秋千, 秋千架, 木秋千',
    'own/seesaw': 'seesaw, seesaws, see-saw, teeter-totter, teeter totter, 跷跷板, 翘翘板',
    'own/doll':
      'doll, dolls, rag doll, rag dolls, cloth doll, porcelain doll, toy doll, baby doll, 洋娃娃, 布娃娃, 玩具娃娃, 布偶娃娃, 人偶娃娃',
    'own/chess-board':
      'chess board, chess boards, chessboard, chessboards, chess set, chess sets, wooden chess board, 国际象棋棋盘, 国际象棋盘, 棋盘',
    'own/go-board': 'go board, weiqi board, weiqi, game of go, baduk board, 围棋, 围棋盘, 围棋棋盘',
    'own/playing-cards':
      'playing cards, deck of cards, deck of playing cards, pack of cards, poker cards, hand of cards, 扑克牌, 扑克, 纸牌, 一副扑克牌, 一副纸牌',
    'own/map': 'map, maps, road map, city map, paper map, folded map, street map, 地图, 纸质地图',
    'own/treasure-map':
      'fantasy map, fantasy maps, old map, ancient map, parchment map, antique map, vintage map, 奇幻地图, 古地图, 古老的地图, 羊皮地图, treasure map, treasure maps, pirate map, old treasure map, ancient treasure map, 藏宝图, 寻宝图, 海盗地图',
    'own/spellbook':
      'spellbook, spellbooks, spell book, spell books, open spellbook, open spell book, book of spells, grimoire, grimoires, magic book, magical book, tome of magic, 魔法书, 咒语书, 魔法书本, 魔导书, 咒语典籍',
    'own/potion':
      'potion, potions, magic potion, magic potions, potion bottle, potion bottles, bottle of potion, vial of potion, flask of potion, 药水, 魔药, 魔法药水, 药水瓶, 魔药瓶, 一瓶药水, 一瓶魔药',
    'own/rope':
      'rope, ropes, coil of rope, coiled rope, hemp rope, 绳子, 麻绳, 绳索, 粗绳, 一捆绳子, 一捆麻绳',
    'own/skis': 'skis, pair of skis, a pair of skis, ski poles, skis and poles, 双板滑雪板, 雪杖, 滑雪杖, 🎿',
  }),
  // Drawings of the emoji fonts.
  ...drawnNouns('item', 0.28, {
    'noto/abacus': 'abacus, abacuses, chinese abacus, 算盘, 🧮',
    'own/coffee-beans':
      'coffee bean, coffee beans, roasted coffee beans, coffee bean icon, 咖啡豆, 一粒咖啡豆, 几粒咖啡豆',
    'own/tea-shoot': 'tea leaf, tea leaves, tea bud, tea buds, tea shoot, 茶叶, 茶芽, 嫩茶叶, 一片茶叶',
    'own/wheat-ear':
      'wheat ear, wheat ears, ear of wheat, ears of wheat, wheat stalk, wheat stalks, wheat spike, stalk of wheat, 麦穗, 一株麦穗, 金色麦穗',
    'own/pine-cone': 'pine cone, pine cones, pinecone, pinecones, fir cone, fir cones, 松果, 松塔',
    'own/fish-bones':
      'fish bone, fish bones, fishbone, fishbones, fish skeleton, fish skeletons, 鱼骨, 鱼骨头, 鱼刺',
    bone: 'bone, bones, dog bone, 骨头, 🦴',
    coral: 'coral branch, red coral, 红珊瑚, 🪸',
    knot: 'rope knot, sailor knot, 绳结, 🪢',
    'nesting-dolls':
      'nesting doll, nesting dolls, russian doll, russian dolls, matryoshka, matryoshkas, matryoshka doll, matryoshka dolls, 套娃, 俄罗斯套娃, 🪆',
    oyster: 'pearl, pearls, pearl in a shell, pearl in an oyster, oyster with a pearl, 珍珠, 珍珠蚌, 珍珠贝',
    printer: 'printer, printers, laser printer, office printer, 打印机, 🖨️',
    'noto/roller-skate':
      'roller skate, roller skates, pair of roller skates, a pair of roller skates, rollerblades, inline skates, 轮滑鞋, 旱冰鞋, 溜冰轮滑鞋, 🛼',
    'sewing-needle': 'needle and thread, sewing needle, threaded needle, 针线, 缝衣针, 绣花针, 🪡',
    thread: 'spools of thread, sewing thread, 线团, 一卷线',
    socks: 'sock, socks, pair of socks, a pair of socks, wool socks, 袜子, 一双袜子, 羊毛袜, 🧦',
    'noto/thong-sandal': 'flip-flop, flip-flops, flip flops, beach sandals, 人字拖, 🩴',
    'studio-microphone':
      'studio microphone, podcast microphone, condenser microphone, 录音话筒, 电容麦克风, 🎙️',
    'video-camera': 'video camera, camcorder, 摄像机, 📹',
    syringe: 'syringe, syringes, 注射器, 针筒, 💉',
    thermometer: 'thermometer, thermometers, 温度计, 体温计, 🌡️',
    flashlight: 'flashlight, flashlights, hand torch, 手电筒, 手电, 🔦',
    boomerang: 'boomerang, boomerangs, 回旋镖, 🪃',
    bullseye: 'bullseye, dartboard, dart board, archery target, 靶子, 箭靶, 飞镖盘, 🎯',
    'noto/shovel': 'shovel, shovels, spade, 铲子, 铁锹, 铁铲',
    pick: 'pickaxe, pickaxes, pick axe, 镐, 镐头, 十字镐, ⛏️',
    'fallen-leaf': 'fallen leaf, dry leaf, dead leaf',
    'maple-leaf': 'maple leaf, red maple leaf, 一片枫叶',
    'slot-machine': 'slot machine, slot machines, 🎰',
    'ring-buoy': 'lifebuoy, life buoy, life ring, ring buoy, lifesaver ring, 救生圈, 🛟',
    'prayer-beads': 'prayer beads, rosary, mala beads, 念珠, 佛珠, 佛串, 📿',
    pushpin: 'pushpin, push pin, thumbtack, 图钉, 📌',
    paperclip: 'paperclip, paper clip, paperclips, paper clips, 回形针, 📎',
    joystick: 'joystick, joysticks, arcade joystick, 摇杆, 操纵杆, 🕹️',
    clipboard: 'clipboard, clipboards, 写字夹板, 📋',
    battery: 'battery, batteries, 电池, 🔋',
    pill: 'pill, pills, capsule pill, 药丸, 药片, 胶囊, 💊',
    bomb: 'bomb, bombs, 炸弹, 💣',
    'satellite-antenna': 'satellite dish, satellite antenna, dish antenna, 卫星天线, 卫星锅, 📡',
    dna: 'dna, dna helix, double helix, dna strand, DNA双螺旋, 双螺旋, 🧬',
    crutch: 'crutch, crutches, 拐杖架, 腋杖, 双拐, 🩼',
    'own/tire-stack':
      'pile of tires, pile of tyres, stack of tires, stack of tyres, pile of old tires, stack of old tires, pile of car tires, stack of car tires, tire stack, 一堆轮胎, 一摞轮胎, 轮胎堆, 一堆旧轮胎',
    'noto/wheel': 'tire, tyre, car tire, car tyre, rubber tire, 轮胎, 车胎, 🛞',
  }),
];
