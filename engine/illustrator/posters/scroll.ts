// Calligraphy is written on paper that is mounted on silk, and nothing else is on it.

import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Stationery } from '../reading/writing/sheet-reading.ts';

const WRITTEN =
  /书法|毛笔字|墨宝|题字|卷轴|挂轴|\bcalligraph(?:y|ic)\b|\bbrush (?:lettering|writing)\b|\b(?:hanging |paper )?scroll\b/i;
const UPRIGHT =
  /竖排|竖版文字|竖写|直排|\bvertical(?:ly)? (?:chinese |japanese )?(?:text|title|letter(?:s|ing)|writing|written|calligraphy)\b/i;
const OF_SCROLL =
  /书法|毛笔|墨宝|题字|卷轴|挂轴|竖排|竖写|直排|宣纸|作品|calligraph|scroll|brush|vertical|rice paper/i;
const RICE_PAPER = '#f3ead4';

/** Changes the reading: words by themselves that are to be brushed, and titles that stand upright. */
export function writeScroll(reading: PromptReading, prompt: string): void {
  const { writing, subjects, scenes, asks, ground } = reading;
  const [text] = writing;
  if (!text) return;
  if (UPRIGHT.test(prompt)) {
    reading.isUpright = true;
    for (const { words, shows } of asks)
      if (shows.length === 0 && UPRIGHT.test(words)) shows.push({ is: 'thing', thing: text });
  }
  const [phrase] = WRITTEN.exec(prompt) ?? [];
  if (phrase === undefined || ground !== undefined || subjects.length > 0 || scenes.length > 0) return;
  if (reading.frame !== undefined && reading.frame !== 'poster') return;
  const scroll: Stationery = {
    kind: 'scroll',
    words: phrase,
    leaves: [],
    blooms: [],
    layout: 'plain',
    isGilt: false,
  };
  Object.assign(reading, { stationery: scroll, ground: RICE_PAPER });
  for (const { words, shows } of asks)
    if (shows.length === 0 && OF_SCROLL.test(words)) shows.push({ is: 'thing', thing: scroll });
}
