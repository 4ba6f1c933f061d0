// Trees that are known by their blossom, their fruit or their shape; each is drawn by its key.

import type { SubjectEntry } from './subject.ts';

const WORDS: Readonly<Record<string, string>> = {
  magnolia:
    'magnolia, magnolias, magnolia tree, magnolia trees, magnolia blossom, magnolia blossoms, magnolia flowers, 玉兰, 玉兰花, 玉兰树, 白玉兰, 紫玉兰, 木兰花',
  jacaranda: 'jacaranda, jacarandas, jacaranda tree, jacaranda trees, 蓝花楹, 蓝花楹树',
  wisteria:
    'wisteria, wisterias, wisteria tree, wisteria trees, wisteria flowers, wisteria blossoms, 紫藤, 紫藤花, 紫藤树',
  'white-blossom':
    'dogwood, dogwoods, dogwood tree, dogwood trees, pear tree, pear trees, pear blossom, pear blossoms, apple blossom, apple blossoms, almond tree, almond trees, almond blossom, almond blossoms, 梨花, 梨树, 梨花树, 苹果花, 四照花',
  wintersweet: 'wintersweet, wintersweet tree, wintersweet blossoms, 腊梅, 蜡梅, 腊梅花, 蜡梅花',
  eucalyptus: 'eucalyptus, eucalyptus tree, eucalyptus trees, gum tree, gum trees, 桉树, 尤加利树',
  kapok: 'kapok, kapok tree, kapok trees, kapok flowers, silk cotton tree, 木棉, 木棉花, 木棉树',
  baobab: 'baobab, baobabs, baobab tree, baobab trees, 猴面包树',
  'banana-tree':
    'banana tree, banana trees, banana plant, banana plants, banana palm, banana palms, plantain tree, 香蕉树, 芭蕉, 芭蕉树, 芭蕉叶',
  'apple-tree': 'apple tree, apple trees, 苹果树',
  'peach-tree': 'peach tree, peach trees, nectarine tree, apricot tree, apricot trees, 杏树, 水蜜桃树',
  'orange-tree':
    'orange tree, orange trees, tangerine tree, tangerine trees, citrus tree, citrus trees, 橘子树, 橙子树, 橘树, 橙树, 柑橘树',
  'lemon-tree': 'lemon tree, lemon trees, grapefruit tree, pomelo tree, 柠檬树, 柚子树',
  'persimmon-tree': 'persimmon tree, persimmon trees, 柿子树, 柿树',
  'pomegranate-tree': 'pomegranate tree, pomegranate trees, 石榴树',
  'lychee-tree':
    'lychee tree, lychee trees, litchi tree, hawthorn tree, jujube tree, 荔枝树, 枣树, 山楂树, 杨梅树',
  'mango-tree': 'mango tree, mango trees, 芒果树',
  'loquat-tree': 'loquat tree, loquat trees, longan tree, 枇杷树, 龙眼树',
};

/** Parts of the image's short side. */
const HEIGHTS: Readonly<Record<string, number>> = { 'banana-tree': 0.6, baobab: 0.7 };

export const FLOWERING_AND_FRUIT_TREES: readonly SubjectEntry[] = Object.entries(WORDS).map(
  ([key, words]) => ({ key, drawing: `own/${key}`, kind: 'tree', height: HEIGHTS[key] ?? 0.8, words }),
);
