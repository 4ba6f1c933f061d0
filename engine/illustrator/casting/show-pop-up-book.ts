// "A castle rising out of an open book", "a pop-up book with a castle", 打开的立体书，里面是城堡: the book is large, and what
// comes out of it stands small on its pages.

import { isModel } from '../contents/containers.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

const BOOK = /^(?:book|books|open-book|spellbook)$/;
const POP_UP = /\bpop[- ]?up (?:\w+ )?books?\b|立体书|翻开就?会?立起来的书/i;
const OUT_OF =
  /\b(?:coming|comes|rising|rises|emerging|emerges|growing|grows|springing|springs|sprouting|jumping|jumps|flying|flies|leaping|leaps|popping|pops|bursting|spilling)(?: up)?(?: and (?:spilling|coming|growing))? (?:out of|from|out from)(?: the pages of)? (?:an?|the) (?:\w+ ){0,3}(?:story|spell)?book\b|从(?:一本)?(?:打开|翻开|敞开)?的?[\p{Script=Han}]{0,4}书(?:页)?[里中上](?:面)?(?:长|升|冒|跳|走|飞|钻|涌|浮|站|立)|(?:打开|翻开|敞开)的[\p{Script=Han}]{0,3}书[里中上](?:面)?(?:长|升|冒|跳|走|飞|钻|涌|浮|站|立|有|是)/iu;
const NAMED =
  /^(?:pop[- ]?up|立体|打开的?|翻开的?|敞开的?|open|rising|rises|emerging|coming|coming out|growing|sprouting|长出|长出来|升起|冒出|冒出来)$/i;

/** Changes the reading: what stands there, and of which size. */
export function showPopUpBook(reading: PromptReading, prompt: string): void {
  const { subjects, links, looks, asks } = reading;
  const book = subjects.find(({ key }) => BOOK.test(key));
  if (!book || !(POP_UP.test(prompt) || OUT_OF.test(prompt))) return;
  const risen = subjects.filter((one) => one !== book && canRise(one));
  const [first] = risen;
  if (!first || subjects.length > risen.length + 1) return;
  Object.assign(book, {
    key: 'pop-up-book',
    drawing: 'own/pop-up-book',
    kind: 'item',
    height: 0.42,
    count: 1,
  });
  const to = subjects.indexOf(book);
  const others = links.filter((link) => link.from !== to && link.to !== to);
  links.splice(0, links.length, ...others);
  for (const one of risen) links.push({ relation: 'in', from: subjects.indexOf(one), to, words: '' });
  // 立体 is said of the book.
  if (POP_UP.test(prompt)) reading.looks = looks.filter((look) => look !== '3d');
  for (const { words, shows } of asks)
    if (NAMED.test(words)) shows.splice(0, shows.length, { is: 'thing', thing: book });
}

function canRise(one: Subject): boolean {
  return isModel(one) || ANIMAL_KINDS.has(one.kind);
}
