// The forms that an English word may stand in, plain first.

const IRREGULAR: Readonly<Record<string, string>> = {
  women: 'woman',
  men: 'man',
  children: 'child',
  geese: 'goose',
  mice: 'mouse',
  oxen: 'ox',
  feet: 'foot',
  teeth: 'tooth',
  ladies: 'lady',
  babies: 'baby',
  cacti: 'cactus',
};

/** Whole groups that are plural without looking like it. */
const PLURAL: ReadonlySet<string> = new Set([
  'people',
  'fishermen',
  'kids',
  'children',
  '人们',
  '孩子们',
  '行人',
  'newlyweds',
  'grandchildren',
]);

/** "foxes" may be "foxes" or "fox". */
export function lemmas(word: string): string[] {
  const forms = [word];
  const last = word.slice(word.lastIndexOf(' ') + 1);
  const irregular = IRREGULAR[last];
  if (irregular !== undefined) forms.push(word.slice(0, word.length - last.length) + irregular);
  if (/[a-z]{3}men$/.test(last)) forms.push(word.replace(/men$/, 'man'));
  if (/[a-z]{3}children$/.test(last)) forms.push(word.replace(/children$/, 'child'));
  if (word.endsWith("'s")) forms.push(word.slice(0, -2));
  if (/[a-z]{2}ies$/.test(word)) forms.push(word.replace(/ies$/, 'y'));
  if (word.endsWith('ves')) forms.push(word.replace(/ves$/, 'f'), word.replace(/ves$/, 'fe'));
  if (/(s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.replace(/es$/, ''));
  if (/[^s]s$/.test(word) && word.length > 3) forms.push(word.slice(0, -1));
  return forms;
}

export function isPluralByItself(word: string): boolean {
  return PLURAL.has(word);
}
