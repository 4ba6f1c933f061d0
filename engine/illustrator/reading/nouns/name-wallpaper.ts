// "A phone with a mountain wallpaper": what is on the screen is no place. Peaks are drawn there, all else is told.

import type { SubjectEntry } from '../../lexicon/subject.ts';
import { meaningOf, type Word } from '../words/word.ts';

const SCREENS = /^(?:mobile-phone|laptop|tablet|desktop-computer)$/;
const WALLPAPER = /^(?:wallpapers?|screen ?savers?|lock ?screen|home ?screen|壁纸|屏保|锁屏)$/i;
const HILLS = /^(?:mountains?|snowy mountains?|landscapes?|nature|hills|peaks|山|雪山|群山|风景|山景)$/i;
/** How many words may stand between. */
const NEAR = 6;

const PHONE: Omit<SubjectEntry, 'words'> = {
  key: 'mobile-phone',
  drawing: 'own/phone',
  kind: 'item',
  height: 0.42,
};

export function nameWallpaper(words: readonly Word[]): Word[] {
  const at = words.findIndex((word) => SCREENS.test(meaningOf(word, 'subject')?.value.key ?? ''));
  const screen = words[at];
  // 手机壁纸, "phone wallpaper": so is the image meant, and shows no phone.
  const next = words[at + 1];
  if (screen && next && WALLPAPER.test(next.text) && next.clause === screen.clause)
    return words.map((word) => (word === screen || word === next ? { ...word, meanings: AS_FORMAT } : word));
  const away = words.slice(at + 1, at + 1 + NEAR).findIndex(({ text }) => WALLPAPER.test(text));
  const last = words[at + 1 + away];
  if (!screen || !last || away < 1 || last.clause !== screen.clause) return [...words];
  const between = words.slice(at + 1, at + 1 + away);
  const isPhone = meaningOf(screen, 'subject')?.value.key === 'mobile-phone';
  if (isPhone && between.some(({ text }) => HILLS.test(text))) {
    const text = [screen, ...between, last].map((one) => one.text).join(screen.isHan ? '' : ' ');
    const joined: Word = { ...screen, text, end: last.end, meanings: [{ is: 'subject', value: PHONE }] };
    return [...words.slice(0, at), joined, ...words.slice(at + away + 2)];
  }
  return words.map((word) =>
    between.includes(word) && word.meanings.some(({ is }) => ON_SCREEN.has(is))
      ? { ...word, meanings: [{ is: 'undrawn' }] }
      : word,
  );
}

/** Said of the image: it draws nothing. */
const AS_FORMAT: Word['meanings'] = [{ is: 'structure' }];

const ON_SCREEN: ReadonlySet<string> = new Set(['subject', 'scene', 'near-scene', 'weather', 'time']);
