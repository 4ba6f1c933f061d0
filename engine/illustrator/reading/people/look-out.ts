// Who looks out of a window is seen from behind, before it: "looking out of the window", 望向窗外.

import { means, type Word } from '../words/word.ts';

const LOOKING = /^(?:looking|looks|look|peering|peers|staring|stares|gazing|gazes|看向|望向|望出|看出)$/i;
/** "Looking out at the sea", "staring out over the city". */
const OUT = /^(?:out|out over|out at|out to|out across)$/i;

/** "Looks at a plane through the window". */
const LOOKING_AT =
  /^(?:look|looks|looking|stare|stares|staring|gaze|gazes|gazing|watch|watches|watching)(?: at)?$/i;
const THROUGH = /^(?:through|out of|from) (?:the|a) window$/i;

function isThroughWindow(words: readonly Word[], at: number): boolean {
  return words.slice(at + 1).some(({ text, clause }) => clause === words[at]?.clause && THROUGH.test(text));
}

/** Returns the words, those for looking out as what somebody does. */
export function lookOut(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const [next, after] = [words[at + 1], words[at + 2]];
    const isOut =
      (LOOKING_AT.test(word.text) && isThroughWindow(words, at)) ||
      (LOOKING.test(word.text) &&
        (means(next, 'window') || (OUT.test(next?.text ?? '') && !means(after, 'frame'))));
    return isOut ? { ...word, meanings: [{ is: 'act', value: 'watch' }] } : word;
  });
}
