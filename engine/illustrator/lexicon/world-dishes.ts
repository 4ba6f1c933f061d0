// Dishes of kitchens around the world, on plates and in bowls that are drawn by what is in them.

import type { SubjectEntry } from './subject.ts';

function dishes(height: number, table: Readonly<Record<string, string>>): SubjectEntry[] {
  return Object.entries(table).map(([drawing, words]) => ({
    key: drawing,
    drawing: `own/${drawing}`,
    kind: 'food',
    height,
    words,
  }));
}

export const WORLD_DISHES: readonly SubjectEntry[] = [
  ...dishes(0.3, {
    toast:
      'toast, slice of toast, piece of toast, slice of bread, slices of bread, piece of bread, 吐司, 吐司片, 面包片, 一片面包, 一片吐司',
    'avocado-toast':
      'avocado toast, avocado toasts, avocado on toast, toast with avocado, smashed avocado toast, 牛油果吐司, 鳄梨吐司, 牛油果面包, 牛油果三明治',
    'jollof-rice': 'jollof rice, jollof, jambalaya, nasi goreng, spanish rice, mexican rice, 印尼炒饭',
    biryani: 'biryani, chicken biryani, lamb biryani, kabsa, mandi, 印度香饭, 印度抓饭, 比尔亚尼',
    pilaf: 'pilaf, pilau, plov, uzbek plov, pulao, 手抓饭, 抓饭, 新疆抓饭, 羊肉抓饭',
    pierogi: 'pierogi, pierogies, pelmeni, varenyky, vareniki, manti, momo, momos, 波兰饺子',
    'har-gow': 'har gow, crystal dumplings, crystal shrimp dumplings, 虾饺, 水晶虾饺, 水晶饺',
    'pan-fried-dumplings':
      'potstickers, potsticker, pan-fried dumplings, pan fried dumplings, fried dumplings, pan-fried buns, 锅贴, 煎饺, 生煎, 生煎包, 水煎包',
    samosas: 'samosa, samosas, pakora, pakoras, 咖喱角, 萨莫萨',
    empanadas: 'empanada, empanadas, pasties, calzone, calzones, cornish pasty, 馅饼, 肉馅饼, 韭菜盒子',
    croquettes:
      'croquette, croquettes, arancini, tater tots, mozzarella sticks, corn dogs, 可乐饼, 薯球, 炸芝士条',
    'fried-rings':
      'onion rings, calamari, fried calamari, fried squid, squid rings, 洋葱圈, 炸鱿鱼圈, 鱿鱼圈',
    'stuffed-leaves': 'dolma, dolmas, dolmades, stuffed grape leaves, cabbage rolls, golabki, 菜卷, 白菜卷',
    'sliced-cutlet':
      'schnitzel, wiener schnitzel, milanese, chicken schnitzel, 炸猪排, 维也纳炸猪排, 炸鸡排, 鸡排, tonkatsu, katsu, chicken katsu, pork cutlet, 日式炸猪排, 吉列猪排',
    bulgogi:
      'bulgogi, galbi, korean barbecue, korean bbq, teriyaki beef, mongolian beef, 韩式烤肉, 孜然羊肉, 孜然牛肉, 葱爆羊肉, 蒙古牛肉',
    'glass-noodles': 'japchae, glass noodles, 韩式杂菜, 蚂蚁上树, 炒粉丝',
    ratatouille: 'ratatouille, grilled vegetables, roasted vegetables, 普罗旺斯炖菜, 烤蔬菜',
    poutine: 'poutine, loaded fries, 肉汁奶酪薯条',
    gnocchi: 'gnocchi, 土豆团子',
    ravioli: 'ravioli, tortellini, 意式饺子, 意大利饺子',
    couscous: 'couscous, tagine, lamb tagine, chicken tagine, moroccan tagine, 古斯古斯, 塔吉锅',
    plantains: 'plantain, plantains, fried plantain, fried plantains, tostones, maduros, 炸大蕉, 大蕉',
    dosa: 'dosa, masala dosa, dosas, crepe roll, enchilada, enchiladas, 多萨',
    'eggplant-plate':
      'braised eggplant, eggplant with garlic sauce, stir-fried eggplant, fish-fragrant eggplant, 红烧茄子, 鱼香茄子, 地三鲜, 烧茄子, 蒜蓉茄子',
    'stir-fried-greens':
      'stir-fried greens, stir fried vegetables, stir-fried vegetables, sauteed spinach, sautéed greens, 清炒时蔬, 炒时蔬, 蒜蓉青菜, 蒜蓉菠菜, 手撕包菜, 蒜蓉空心菜, 上海青, 炒空心菜',
    'broccoli-plate': 'garlic broccoli, steamed broccoli, roasted broccoli, 蒜蓉西兰花, 清炒西兰花',
    'cucumber-salad': 'cucumber salad, smashed cucumber, smashed cucumber salad, 凉拌黄瓜, 拍黄瓜, 蒜泥黄瓜',
    'steamed-chicken':
      'hainanese chicken, hainanese chicken rice, poached chicken, white cut chicken, 白切鸡, 海南鸡, 海南鸡饭, 盐焗鸡, 葱油鸡',
    'saliva-chicken': 'mouthwatering chicken, saliva chicken, 口水鸡, 夫妻肺片, 棒棒鸡, 红油鸡片',
    'big-plate-chicken': 'big plate chicken, 大盘鸡, 新疆大盘鸡, 干锅鸡, 黄焖鸡, 三杯鸡',
    'braised-shrimp':
      'braised shrimp, garlic shrimp, grilled shrimp, grilled prawns, plate of shrimp, plate of prawns, shrimp scampi, gambas, 油焖大虾, 白灼虾, 蒜蓉虾, 椒盐虾, 基围虾, 盐水虾',
    clams:
      'clams, steamed clams, mussels, steamed mussels, moules frites, vongole, 花甲, 花蛤, 炒花甲, 蛤蜊, 青口, 爆炒花蛤',
    'grilled-noodle-roll': 'grilled cold noodles, 烤冷面, 东北烤冷面, 肠粉, 广东肠粉, 凉皮卷',
  }),
  ...dishes(0.36, {
    'butter-chicken':
      'butter chicken, chicken tikka masala, tikka masala, murgh makhani, chicken curry, paneer butter masala, japanese curry, 黄油鸡, 咖喱鸡, 印度咖喱',
    'green-curry': 'green curry, thai green curry, thai curry, thai green chicken curry, 绿咖喱, 泰式绿咖喱',
    'red-curry':
      'red curry, thai red curry, rendang, beef rendang, massaman curry, vindaloo, rogan josh, beef curry, lamb curry, 红咖喱, 咖喱牛肉, 仁当牛肉, 咖喱牛腩',
    'palak-paneer': 'palak paneer, saag paneer, saag, 菠菜奶酪',
    dal: 'dal, daal, dhal, lentil curry, lentil dal, sambar, 扁豆汤, 豆汤',
    'chickpea-curry': 'chana masala, chickpea curry, chole, chickpeas, chickpea stew, 鹰嘴豆, 鹰嘴豆咖喱',
    'black-beans': 'feijoada, black beans, black bean stew, black bean soup, refried beans, 黑豆饭, 黑豆炖肉',
    chili: 'chili con carne, bowl of chili, beef chili, bean chili, baked beans, bowl of beans, 墨西哥辣豆',
    goulash: 'goulash, hungarian goulash, paprikash, bouillabaisse, cioppino, 匈牙利炖牛肉, 土豆炖牛肉',
    ceviche: 'ceviche, cebiche, fish ceviche, shrimp ceviche, 柠檬腌鱼, 秘鲁腌鱼',
    tabbouleh: 'tabbouleh, tabouli, quinoa salad, kale salad, 塔布勒沙拉, 藜麦沙拉',
    shakshuka: 'shakshuka, shakshouka, eggs in purgatory, huevos rancheros, 北非蛋, 番茄烩蛋',
    'beef-stew':
      'beef stew, irish stew, lamb stew, pot roast, boeuf bourguignon, beef bourguignon, coq au vin, 炖牛肉, 牛腩煲, 红酒炖牛肉, 萝卜牛腩, 番茄牛腩, 羊肉煲',
    'braised-pork-rice':
      'braised pork rice, lu rou fan, gyudon, beef bowl, donburi, 卤肉饭, 牛肉饭, 盖浇饭, 牛丼, 肥牛饭',
    'buddha-jumps-wall':
      'buddha jumps over the wall, fo tiao qiang, abalone soup, seafood pot stew, 佛跳墙, 坛子佛跳墙, 鲍鱼汤, 一坛佛跳墙, 一锅佛跳墙',
    'clay-pot-rice': 'clay pot rice, claypot rice, 煲仔饭, 腊味煲仔饭, 腊肠煲仔饭',
    'bread-soup':
      'paomo, lamb paomo, yangrou paomo, pita bread soup, 羊肉泡馍, 泡馍, 牛肉泡馍, 羊肉汤, 羊杂汤',
    'hot-sour-soup': 'hot and sour soup, 酸辣汤, 胡辣汤, 蛋花汤, 紫菜蛋花汤',
    'rice-porridge':
      'century egg congee, congee with pork, congee, rice congee, jook, 皮蛋瘦肉粥, 瘦肉粥, 海鲜粥, 砂锅粥, 艇仔粥',
    'miso-soup': 'miso soup, bowl of miso soup, 味噌汤, 味增汤',
  }),
  {
    key: 'steamed-crab',
    drawing: 'noto/crab',
    kind: 'food',
    height: 0.3,
    words:
      'steamed crab, steamed crabs, hairy crab, hairy crabs, chili crab, chilli crab, 大闸蟹, 清蒸大闸蟹, 清蒸螃蟹, 香辣蟹, 辣椒蟹, 梭子蟹',
  },
];
