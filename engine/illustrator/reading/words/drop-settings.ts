// Blanks what is no words: numbers of cameras, weights and switches that are written for other models, what
// an illustration is for.

const SETTINGS: readonly RegExp[] = [
  /<[a-z]+:[^<>]{0,60}>/giu, // <lora:name:0.8>
  /(?<![\p{L}\d'’])--?[a-z]{1,9}(?: [\d.:]+| raw)?(?=\s|$)/giu, // --ar 16:9
  /:\s?\d(?:\.\d+)?(?=\))/gu, // (word:1.2)
  /(?<![\p{L}])(?:canon|nikon|sony|fujifilm|leica|hasselblad|olympus|panasonic|pentax|gopro)(?:\s(?:eos|alpha|mark|hero|i{1,3}|iv|[a-z]{0,3}-?\d+[a-z\d]*)(?![\p{L}\d])){0,4}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])f\/?\d(?:\.\d)?(?![\p{L}\d])/giu, // f/1.8
  /(?<![\p{L}\d])iso[ -]?\d{2,6}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])\d{1,4}(?:-\d{1,4})?\s?mm(?![\p{L}])(?: lens)?/giu,
  /(?<![\p{L}\d])1\/\d{2,4}\s?s?(?![\p{L}\d])/giu, // 1/250
  /(?<![\p{L}\d])\d{1,2}k(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])\d{3,5}\s?[xX×]\s?\d{3,5}(?![\p{L}\d])/gu,
  // 16:9, but no hour: 11:30 p.m.
  /(?<![\p{L}\d])\d{1,2}:\d{1,2}(?![\p{L}\d])(?!\s?[ap]\.?m\b)/giu,
  /(?<![\p{L}\d])\d{3,4}p(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])\d+\s?(?:fps|dpi|px|cm|kg|km|°|%)(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])(?:19|20)\d{2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])(?:3\/4|three[- ]quarter) (?:view|angle)(?![\p{L}])/giu,
  // "Children's book illustration" is an illustration, of no book; so is what "children's book" ends as a tag.
  /(?<![\p{L}])(?:children['’]?s|kids['’]?|storybook|picture) books?(?= (?:illustration|art|style)s?(?![\p{L}]))/giu,
  /(?<=[,，]\s*)(?:children['’]?s|kids['’]?) (?:story ?|picture )?books?(?=\s*(?:[,，.]|$))/giu,
];

/** The text with as many signs as before. */
export function dropSettings(text: string): string {
  let rest = text;
  for (const pattern of SETTINGS) rest = rest.replace(pattern, (found) => ' '.repeat(found.length));
  return rest;
}
