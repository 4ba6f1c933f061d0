// Which kind of flower is meant, of those that are all one word for who plants them.

const KINDS = [
  ['orchid', /orchid|兰花|蝴蝶兰|石斛兰/i],
  ['lily', /\blil(?:y|ies)\b|百合/i],
  ['peony', /\b(?:peon(?:y|ies)|ranunculus|camellias?)\b|牡丹|芍药|茶花/i],
  ['carnation', /\bcarnations?\b|康乃馨/i],
  ['chrysanthemum', /\b(?:chrysanthemums?|dahlias?|marigolds?)\b|(?<!雏)菊|大丽花/i],
  ['hydrangea', /\bhydrangeas?\b|绣球/i],
  ['spray', /\b(?:gypsophila|baby['’]?s breath|jasmine)\b|满天星|茉莉/i],
  ['daisy', /\b(?:dais(?:y|ies)|chamomiles?|gerberas?)\b|雏菊|洋甘菊/i],
] as const satisfies readonly (readonly [string, RegExp])[];

export type FlowerKind = (typeof KINDS)[number][0];

/** Undefined where the word says no kind that is drawn as its own. */
export function flowerKindOf({ key, words = '' }: { key: string; words?: string }): FlowerKind | undefined {
  return key === 'flower' ? KINDS.find(([, named]) => named.test(words))?.[0] : undefined;
}
