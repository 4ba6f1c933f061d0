// Writes texts that the pieces of regular expressions in the content rules would find.
import type { Random } from '#engine/raster/random.ts';

/**
 * One of the texts that the pattern matches. Knows what the rules use: groups, alternatives, `?`, `{a,b}`, classes,
 * a word's `*` (any ending), and looks around, of which it writes what must follow and leaves out what must not.
 */
export function samplePattern(pattern: string, random: Random): string {
  let at = 0;

  function readAlternatives(): string {
    const choices = [readSequence()];
    while (pattern[at] === '|') {
      at += 1;
      choices.push(readSequence());
    }
    return choices[random.whole(choices.length)] ?? '';
  }

  function readSequence(): string {
    let text = '';
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') text += readRepeated();
    return text;
  }

  function readRepeated(): string {
    const from = at;
    const once = readAtom();
    const to = at;
    const again = () => {
      const resume = at;
      at = from;
      const text = readAtom();
      at = resume;
      return text;
    };
    if (pattern[to] === '?') {
      at += 1;
      return random.chance(0.5) ? once : '';
    }
    if (pattern[to] === '*') {
      at += 1;
      // In English a star is no repetition but any ending; behind a class it is one.
      const repeat = pattern[to - 1] === ']' ? again : () => 'a';
      return once + Array.from({ length: random.whole(4) }, repeat).join('');
    }
    const times = /^\{(\d+),(\d+)\}/.exec(pattern.slice(to));
    if (!times) return once;
    at += times[0].length;
    const [low, high] = [Number(times[1]), Number(times[2])];
    return Array.from({ length: low + random.whole(high - low + 1) }, again).join('');
  }

  function readAtom(): string {
    const sign = pattern[at] ?? '';
    at += 1;
    if (sign === '\\') {
      at += 1;
      return '7';
    }
    if (sign === '[') {
      const end = pattern.indexOf(']', at);
      const members = pattern.slice(at, end);
      at = end + 1;
      const range = /^(.)-(.)/u.exec(members);
      if (range) return range[random.whole(2) + 1] ?? '';
      return members[random.whole(members.length)] ?? '';
    }
    if (sign !== '(') return sign;
    const isLeftOut = /^\?(?:<?!|<=)/.test(pattern.slice(at));
    at += /^\?(?:<?[!=]|:)/.exec(pattern.slice(at))?.[0].length ?? 0;
    const inside = readAlternatives();
    at += 1;
    return isLeftOut ? '' : inside;
  }

  return readAlternatives();
}
