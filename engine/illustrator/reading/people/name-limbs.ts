// 女战士，机械手臂: an arm of somebody's own, which is drawn as no other, and no machine that stands beside them.

import { isFigure, means, meaningOf, type Word } from '../words/word.ts';

const AT_WORK =
  /factor|workshop|\blabs?\b|laborator|assembl|industr|engineer|mechanic|technician|conveyor|weld|operat|工厂|车间|实验室|流水线|生产线|工业|工程师|技师|焊接|操作|组装/i;
/** "With a robotic arm", "her mechanical arm", or named after a comma like a feature. */
const OWN = /^(?:with|has|having|her|his|their|的|有|带着|拥有)$/i;

export function nameLimbs(words: readonly Word[]): Word[] {
  const isWork = words.some(({ text }) => AT_WORK.test(text));
  const person = words.findIndex(isFigure);
  if (person < 0 || isWork) return [...words];
  return words.map((word, at): Word => {
    if (meaningOf(word, 'subject')?.value.key !== 'robot-arm' || at < person) return word;
    const before = words.slice(Math.max(0, at - 4), at);
    const isFeature = word.clause !== words[at - 1]?.clause;
    const isTied = before.some((one) => means(one, 'link') && !OWN.test(one.text));
    return isFeature || (!isTied && before.some(({ text }) => OWN.test(text)))
      ? { ...word, meanings: [] }
      : word;
  });
}
