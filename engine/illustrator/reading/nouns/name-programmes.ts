// "Watching a movie", 看动画片: what is watched at home is on a television.

import { VOCABULARY } from '../words/vocabulary.ts';
import { ADJECTIVE, means, meaningOf, type Word } from '../words/word.ts';

const PROGRAMME =
  /^(?:movies?|films?|cartoons?|(?:tv )?shows?|tv|series|(?:football |soccer )?(?:match|game)|the news|news|电影|动画片|动画|电视剧|球赛|足球赛|综艺|综艺节目|节目|新闻|春晚|直播|比赛|赛|剧)$/i;
const SPORT =
  /^(?:football|soccer|basketball|baseball|tennis|volleyball|hockey|cricket|rugby|sports|足球|篮球|网球|排球)$/i;
const CINEMA =
  /^(?:cinema|movie theat(?:er|re)|theat(?:er|re)|stadium|outdoors?|电影院|影院|剧院|球场|露天|户外)$/i;

export function nameProgrammes(words: readonly Word[]): Word[] {
  if (words.some(({ text }) => CINEMA.test(text))) return [...words];
  return splitWatched(words).map((word, at, all) => nameProgramme(all, word, at));
}

function nameProgramme(words: readonly Word[], word: Word, at: number): Word {
  // "A football match": no ball.
  if (SPORT.test(word.text) && isProgramme(words, at + 1)) return { ...word, meanings: ADJECTIVE };
  return isProgramme(words, at) || isSportWatched(words, at)
    ? { ...word, meanings: VOCABULARY.get('television') ?? [], isPlural: false }
    : word;
}

const WATCHED_HAN = /^(?<deed>看着?)(?<film>电影)$/u;

/** 看电影: a deed, and what is watched. */
function splitWatched(words: readonly Word[]): Word[] {
  return words.flatMap((word): Word[] => {
    const { deed, film } = WATCHED_HAN.exec(word.text)?.groups ?? {};
    if (deed === undefined || film === undefined) return [word];
    const middle = word.start + deed.length;
    return [
      { ...word, text: deed, end: middle, meanings: VOCABULARY.get(deed) ?? [] },
      { ...word, text: film, start: middle, meanings: VOCABULARY.get(film) ?? [] },
    ];
  });
}

function isProgramme(words: readonly Word[], at: number): boolean {
  return PROGRAMME.test(words[at]?.text ?? '') && isWatched(words, at);
}

/** 看足球, "watching football": with an article it is a ball. */
function isSportWatched(words: readonly Word[], at: number): boolean {
  const [before, own] = [words[at - 1], words[at]];
  return SPORT.test(own?.text ?? '') && /^(?:watch(?:es|ing)?|看)$/i.test(before?.text ?? '');
}

/** Right after the word for it, with nothing but an article or what describes it between. */
function isWatched(words: readonly Word[], at: number): boolean {
  const own = words[at] as Word;
  const before = words
    .slice(0, at)
    .findLast(
      (word) =>
        !(
          /^(?:an?|the|some|their|一部|着)$/i.test(word.text) ||
          SPORT.test(word.text) ||
          means(word, 'adjective', 'mood')
        ),
    );
  return (
    before?.clause === own.clause &&
    meaningOf(before, 'link')?.value === 'looking_at' &&
    /^(?:watch|看)/i.test(before.text)
  );
}
