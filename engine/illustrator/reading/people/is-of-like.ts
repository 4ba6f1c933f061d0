// Whether somebody by such a name may be one of several by another: a daughter of girls, a woman of surfers, a boy of children.

import { meaningOf, type Word } from '../words/word.ts';

/** Names of trades that are those of women or of men alone; a dancer or a nurse is drawn as a woman and may be a man. */
const SAYS_SEX =
  /wom[ae]n|girls?$|\blad(?:y|ies)|\bm[ae]n$|boys?$|ess(?:es)?$|maids?$|ballerina|bride|groom|queen|king|prince|witch|wizard|nun|monk|[女娘妇婆姬妃后仙尼妹姐男汉僧爷太头伯叔公王]/iu;

/** `isToldApart`: by their age, their place, or as one who was known. */
export function isOfLike(group: Word, word: Word, isToldApart: boolean): boolean {
  const [all, one] = [group, word].map((each) => meaningOf(each, 'subject')?.value);
  if (!all || !one || all.kind !== one.kind) return false;
  const [a, b] = [all.person, one.person];
  // A goalkeeper is none of the players who fight for the ball.
  if (a?.hands !== b?.hands && a?.hands !== undefined && b?.hands !== undefined) return false;
  if (all.key === one.key) return true;
  // 两位老人…,老爷爷…,老奶奶….
  const isUnsaid = (a?.role !== undefined || a?.age === 'old') && !SAYS_SEX.test(group.text);
  const isOfAnySex = a?.sex === undefined || isUnsaid;
  const isSameSex = isOfAnySex || b?.sex === undefined || a.sex === b.sex;
  // Of surfers one may be a woman; no child is one of them.
  // A girl may be a child, and a young woman.
  const isGirl =
    a?.age === 'child' && b?.age === undefined && /^girls?$|^女孩[子儿]?$|^姑娘$/i.test(word.text);
  // 两个人在下棋，左边的老人….
  const isOfAnyAge = isToldApart && a?.age === undefined && a?.sex === undefined;
  const isSameAge =
    a?.role === undefined
      ? a?.age === b?.age || isGirl || isOfAnyAge
      : a.age === 'child' || (b?.age !== 'child' && b?.age !== 'baby');
  return all.kind === 'figure' && b?.role === undefined && b?.hands === undefined && isSameSex && isSameAge;
}
