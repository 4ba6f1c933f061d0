// Words for opening a gift: each verb with each that it is said of.

const WHOSE = ['', 'a ', 'the ', 'his ', 'her ', 'their '] as const;
const GIFTS =
  'present, presents, gift, gifts, gift box, christmas present, christmas presents, christmas gift, christmas gifts, birthday present, birthday presents, birthday gift, birthday gifts';

export const UNWRAPPING = [
  ...['opening', 'opens', 'unwrapping', 'unwraps'].flatMap((verb) =>
    WHOSE.flatMap((whose) => GIFTS.split(', ').map((gift) => `${verb} ${whose}${gift}`)),
  ),
  '拆礼物',
  '拆着礼物',
  '拆开礼物',
  '打开礼物',
  '拆生日礼物',
  '拆圣诞礼物',
  '拆礼盒',
  '打开礼盒',
].join(', ');
