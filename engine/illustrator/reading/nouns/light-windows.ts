// Windows that are said to be lit: "a cabin with glowing windows", 窗户亮着灯.

import type { PromptReading, Subject } from '../prompt-reading.ts';
import type { Word } from '../words/word.ts';

const LIT =
  /\b(?:lit|lighted|glowing|illuminated|bright|shining)(?:[- ]up)? windows?\b|\bwindows?(?: (?:are|is|all|softly|warmly|brightly))* (?:lit|glow(?:ing|s)?|aglow|alight|shining)\b|\b(?:(?:warm|golden|yellow|soft|orange|cozy) )?(?:lights?|glow)(?: (?:glowing|shining|streaming|spilling|coming))? (?:in|from|through) (?:the|its|their|every|all|a)? ?windows?\b|\blights? on\b|窗[户口子]?[里内中]?(?:里面)?(?:都|还|正)?(?:亮着?|透出|透着|映出|露出|发出|闪着)(?:着|了)?(?:一盏|点点)?(?:温暖的|暖暖的|暖黄的?|暖黄色的?|昏黄的?|橘黄色?的?|黄色的?|微弱的|柔和的|温馨的)*(?:灯光|灯火|灯|暖光|光芒|光)?|(?:里面?|屋内|屋里)?亮着(?:一盏)?(?:温暖的|暖黄的?|暖黄色的?|昏黄的?|橘黄色的?)*(?:灯光|灯火|灯)|透出(?:温暖的|暖黄的?|暖黄色的?|昏黄的?|橘黄色的?)*(?:灯光|灯火|光)/iu;

/** These are lamps themselves, or have no windows. */
const WINDOWLESS: ReadonlySet<string> = new Set([
  'street-lamp',
  'column',
  'torii',
  'pyramids',
  'ruins',
  'scarecrow',
  'standing-stones',
  'stonehenge',
  'graveyard',
]);

/** Whether it is a building that light comes out of. */
export function hasWindows({ kind, key }: Pick<Subject, 'kind' | 'key'>): boolean {
  return kind === 'building' && !WINDOWLESS.has(key);
}

function isInhabited(subject: Subject): boolean {
  return hasWindows(subject) || subject.key === 'village';
}

/** Which of the words say that lamps are lit in the houses of a picture, and what shows it. */
export function lightWindows(
  reading: PromptReading,
  prompt: string,
  words: readonly Word[],
): { word: Word; by: object }[] {
  const found = LIT.exec(prompt);
  if (!found || !reading.subjects.some(isInhabited)) return [];
  const [from, to] = [found.index, found.index + found[0].length];
  const lit = (reading.litWindows = { words: found[0] });
  return words.filter(({ start, end }) => start < to && end > from).map((word) => ({ word, by: lit }));
}
