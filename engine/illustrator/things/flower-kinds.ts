// Which kind of flower is meant, of those that are all one word for who plants them.

const KINDS = [
  ['orchid', /orchid|(?<!玉|吊)兰花|蝴蝶兰|石斛兰/i],
  ['calla', /\bcallas?\b|calla lil|马蹄莲/i],
  ['bells', /lil(?:y|ies) of the valley|铃兰/i],
  ['spider-lily', /spider lil|彼岸花|曼珠沙华|石蒜/i],
  ['lily', /\blil(?:y|ies)\b|百合/i],
  ['peony', /\b(?:peon(?:y|ies)|ranunculus)\b|牡丹|芍药/i],
  ['camellia', /\b(?:camellias?|gardenias?|begonias?)\b|茶花|栀子|秋海棠/i],
  ['carnation', /\bcarnations?\b|康乃馨/i],
  ['zinnia', /\bzinnias?\b|百日菊|百日草/i],
  ['aster', /\basters?\b|紫菀|翠菊/i],
  ['cosmos', /cosmos|波斯菊|格桑花|秋英/i],
  ['cornflower', /\bcornflowers?\b|矢车菊/i],
  ['daisy', /\b(?:dais(?:y|ies)|chamomiles?|gerberas?)\b|雏菊|洋甘菊|玛格丽特|非洲菊/i],
  ['chrysanthemum', /\b(?:chrysanthemums?|dahlias?|marigolds?)\b|菊|大丽花|万寿菊/i],
  ['hydrangea', /\bhydrangeas?\b|绣球/i],
  ['jasmine', /\bjasmines?\b|茉莉/i],
  ['spray', /\b(?:gypsophila|baby['’]?s breath)\b|满天星/i],
  ['iris', /\biris(?:es)?\b|鸢尾/i],
  ['narcissus', /\b(?:narciss(?:us|i|uses)|daffodils?|jonquils?)\b|水仙/i],
  ['dandelion', /\bdandelions?\b|蒲公英/i],
  ['snowdrop', /\bsnowdrops?\b|雪滴花|雪花莲/i],
  ['crocus', /\bcrocus(?:es)?\b|番红花|藏红花/i],
  ['pansy', /\b(?:pans(?:y|ies)|violas?|violets)\b|violet flower|三色堇|紫罗兰/i],
  ['anemone', /\banemones?\b|银莲花/i],
  ['thistle', /\bthistles?\b|蓟/i],
  ['foxglove', /\bfoxgloves?\b|毛地黄/i],
  ['bluebell', /\bbluebells?\b|\bharebells?\b|蓝铃花|风铃草/i],
  [
    'snapdragon',
    /\b(?:snapdragons?|delphiniums?|larkspurs?|lupin(?:e?s|e)?|hollyhocks?)\b|金鱼草|飞燕草|鲁冰花|蜀葵/i,
  ],
  ['morning-glory', /morning glor|\bpetunias?\b|牵牛花|喇叭花|矮牵牛/i],
  ['primrose', /\b(?:primroses?|primulas?)\b|报春花/i],
  ['geranium', /\b(?:geraniums?|pelargoniums?|verbenas?|phlox)\b|天竺葵|老鹳草/i],
  ['forget-me-not', /forget[- ]me[- ]nots?|勿忘我|勿忘草/i],
  ['azalea', /\b(?:azaleas?|rhododendrons?)\b|杜鹃|映山红/i],
  ['bougainvillea', /bougainvillea|三角梅|九重葛/i],
  ['lilac', /\blilacs?\b|丁香/i],
  ['cockscomb', /\bcockscombs?\b|\bcelosias?\b|鸡冠花/i],
] as const satisfies readonly (readonly [string, RegExp])[];

export type FlowerKind = (typeof KINDS)[number][0];

/** Undefined where the word says no kind that is drawn as its own. */
export function flowerKindOf({ key, words = '' }: { key: string; words?: string }): FlowerKind | undefined {
  return key === 'flower' ? KINDS.find(([, named]) => named.test(words))?.[0] : undefined;
}
