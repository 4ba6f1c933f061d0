// Chinese verbs of one sign, which show nothing by themselves: longer phrases and links say what of them is drawn.

/** They have no other meaning: told as left out wherever nothing shows them. */
export const UNSHOWN_DEEDS =
  '飞溅, 溅起, back to back, back-to-back, 背靠背, 背对背, 守着, 耕着, 耕, 吐着, 守护着, 守护, 看守着, 看守, 盘踞, 盘踞着, 簇拥着, 看热闹, 投进, 塞进, 扔进, 丢进, 摸, 摸着, 摸了, 抓, 抓着, 抓住, 抓到, 捡, 捡着, 捡起, 擦, 擦着, 修, 修着, 拆, 拆着, 拆开, 挖, 挖着, 洗衣服, 洗着衣服, 搓衣服, 叠衣服, 叠着衣服, 买衣服, 挑衣服, 选衣服, 试衣服, 洗手, 洗脸, 洗头, 洗菜';

/** They stand between other words as well: a deed only of who is named before them, or after 的. */
export const LOOSE_DEEDS =
  /^(?:[爬洗煮种摘采买卖织写读画扔推堆做打跳唱说听]|爬[上在]|开车|跳进|画着|唱着|制作)$/u;

/** What is done to whatever follows: 喝茶, 骑马, 遛狗, 摸着猫. */
export const DEED_SIGN = /^(?:[喝吃骑喂追遛牵摸抓抱推踢扔洗擦捡爬拆][着了]?|拉着)$/u;
