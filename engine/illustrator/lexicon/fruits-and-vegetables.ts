// Fruit and vegetables that we draw ourselves, and a few dishes of one piece, by the names of their drawings.

import { drawnNouns, type SubjectEntry } from './subject.ts';

export const FRUITS_AND_VEGETABLES: readonly SubjectEntry[] = [
  ...drawnNouns('food', 0.32, {
    'own/pomegranate': 'pomegranate, pomegranates, 石榴, 石榴果',
    'own/persimmon': 'persimmon, persimmons, 柿子',
    'own/plum': 'plum, plums, prunes, 李子, 西梅, 布朗李',
    'own/apricot': 'apricot, apricots, 杏子, 黄杏',
    'own/nectarine': 'nectarine, nectarines, 油桃',
    'own/fig': 'fig, figs, 无花果',
    'own/loquat': 'loquat, loquats, 枇杷, 枇杷果',
    'own/bayberry': 'bayberry, bayberries, yangmei, waxberry, waxberries, 杨梅',
    'own/blackberry': 'blackberry, blackberries, 黑莓',
    'own/mulberry': 'mulberry, mulberries, 桑葚, 桑椹',
    'own/cranberry': 'cranberry, cranberries, red currants, redcurrants, 蔓越莓, 红醋栗',
    'own/hawthorn': 'hawthorn berries, hawthorn fruit, hawthorn fruits, 山楂, 山楂果',
    'own/jujube':
      'jujube, jujubes, red dates, medjool dates, date fruit, date fruits, dried dates, 红枣, 大枣, 枣子, 冬枣',
    'own/kumquat': 'kumquat, kumquats, 金桔, 金橘',
    'own/lychee': 'lychee, lychees, litchi, litchis, 荔枝',
    'own/longan': 'longan, longans, longan fruit, 龙眼, 桂圆',
    'own/rambutan': 'rambutan, rambutans, 红毛丹',
    'own/mangosteen': 'mangosteen, mangosteens, 山竹, 山竹果',
    'own/dragon-fruit': 'dragon fruit, dragon fruits, dragonfruit, dragonfruits, pitaya, pitayas, 火龙果',
    'own/durian': 'durian, durians, 榴莲, 榴梿',
    'own/papaya': 'papaya, papayas, pawpaw, 木瓜',
    'own/guava': 'guava, guavas, 番石榴, 芭乐',
    'own/passion-fruit': 'passion fruit, passion fruits, passionfruit, passionfruits, 百香果',
    'own/star-fruit': 'star fruit, star fruits, starfruit, carambola, 杨桃',
    'own/whole-watermelon':
      'whole watermelon, whole watermelons, big watermelon, big watermelons, large watermelon, large watermelons, huge watermelon, giant watermelon, 大西瓜, 整个西瓜',
    'own/pomelo': 'pomelo, pomelos, 柚子, 文旦',
    'own/grapefruit': 'grapefruit, grapefruits, 西柚, 葡萄柚',
  }),
  ...drawnNouns('food', 0.34, {
    'own/radish': 'radish, radishes, bunch of radishes, 樱桃萝卜, 小萝卜, 红萝卜',
    'own/daikon': 'daikon, daikon radish, white radish, white radishes, 萝卜, 白萝卜, 大萝卜',
    'own/turnip': 'turnip, turnips, 芜菁, 大头菜',
    'own/beetroot': 'beet, beets, beetroot, beetroots, 甜菜, 甜菜根',
    'own/zucchini': 'zucchini, zucchinis, courgette, courgettes, 西葫芦',
    'own/winter-melon': 'winter melon, winter melons, 冬瓜',
    'own/celery': 'celery, celery stalks, bunch of celery, celery sticks, 芹菜, 西芹',
    'own/asparagus': 'asparagus, asparagus spears, bunch of asparagus, 芦笋',
    'own/leek': 'leek, leeks, 韭葱, 京葱',
    'own/chives': 'garlic chives, chinese chives, 韭菜',
    'own/spinach': 'spinach, spinach leaves, fresh spinach, swiss chard, chard, 菠菜',
    'own/kale': 'kale, curly kale, kale leaves, 羽衣甘蓝',
    'own/cauliflower': 'cauliflower, cauliflowers, 花菜, 菜花, 花椰菜, 白花菜',
    'own/artichoke': 'artichoke, artichokes, 洋蓟, 朝鲜蓟',
    'own/lotus-root': 'lotus root, lotus roots, 莲藕, 藕, 藕片',
    'own/chinese-yam': 'chinese yam, chinese yams, 山药, 铁棍山药',
    'own/green-beans': 'green beans, string beans, french beans, runner beans, 豆角, 四季豆, 豇豆, 扁豆',
    'own/wood-ear': 'wood ear mushroom, wood ear mushrooms, black fungus, wood ear, 木耳, 黑木耳',
    'own/sausage':
      'sausage, sausages, bratwurst, bratwursts, grilled sausage, grilled sausages, 香肠, 烤肠, 腊肠',
    'own/crepe': 'crepe, crepes, crêpe, crêpes, 可丽饼, 法式薄饼',
    'noto/pea-pod':
      'peas, pea pod, pea pods, green peas, sugar snap peas, snow peas, edamame, 豌豆, 豌豆荚, 毛豆, 荷兰豆',
    'noto/ginger-root': 'ginger root, fresh ginger, piece of ginger, ginger roots, 生姜, 老姜, 姜块',
    'noto/beans': 'kidney beans, red beans, beans, 红豆, 豆子, 芸豆',
    'noto/brown-mushroom':
      'shiitake, shiitake mushroom, shiitake mushrooms, brown mushroom, brown mushrooms, button mushroom, button mushrooms, champignon, champignons, 香菇, 冬菇, 口蘑, 双孢菇',
  }),
];
