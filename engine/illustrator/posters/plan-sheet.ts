// What a sheet of paper is, its letters and what is printed on it: posters, cards, stationery, patterns, stickers.

import { stringBalloons } from '../placing/float-balloons.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Look } from '../styles/look.ts';
import { bareGround } from './bare-ground.ts';
import { adornSheet, leaveNumbersOut, printTitle, showWares } from './bare-sheet.ts';
import { showEmoji } from './emoji-faces.ts';
import { showMood } from './poster-moods.ts';
import { isPosterSheet, showOccasion } from './poster-occasions.ts';
import { leaveRecipient, letterGreeting } from './poster-greetings.ts';
import { inkLetters } from './letter-ink.ts';
import { leaveShop } from './leave-shop.ts';
import { headMagazine, leaveReaders, leaveWork, showNamedOnCover } from './covers.ts';
import { showLand, showSaying } from './poster-lands.ts';
import { showPattern, showSticker } from './pattern.ts';
import { printNight, showStationery } from './stationery.ts';
import { writeScroll } from './scroll.ts';
import { headTopic } from './poster-titles.ts';
import { showPlayingCard } from './playing-card.ts';
import { showStamp } from './postage-stamp.ts';
import { showTarotCard } from './tarot-card.ts';
import { printSky } from './print-sky.ts';
import { showSkySigns } from './sky-signs.ts';
import { showTitle } from './poster-motifs.ts';
import { tellWhole } from './tell-whole.ts';
import { writeOnGround } from './written-ground.ts';
import { standOnSheet } from './poster-subjects.ts';

/** Changes the reading. Each step heeds those before it: a title that is printed is no greeting once more. */
export function planSheet(reading: PromptReading, look: Look, prompt: string): void {
  const { ground } = reading;
  printNight(reading, prompt);
  inkLetters(reading, prompt);
  showStamp(reading, prompt);
  writeOnGround(reading, prompt);
  printTitle(reading, look, prompt);
  leaveRecipient(reading, prompt);
  headTopic(reading, prompt);
  letterGreeting(reading, prompt);
  showLand(reading, prompt);
  leaveReaders(reading, prompt);
  leaveWork(reading, prompt);
  headMagazine(reading, prompt);
  showNamedOnCover(reading, prompt);
  leaveShop(reading, prompt);
  showWares(reading, prompt);
  printSky(reading, prompt);
  showPlayingCard(reading, prompt);
  showTarotCard(reading, prompt);
  showOccasion(reading, prompt);
  showMood(reading, look, prompt);
  writeScroll(reading, prompt);
  if (reading.ground === ground) showStationery(reading, prompt);
  showSkySigns(reading, prompt);
  showPattern(reading, prompt);
  showEmoji(reading, prompt);
  showSticker(reading, prompt);
  bareGround(reading, look, prompt);
  standOnSheet(reading, prompt);
  showSaying(reading, prompt);
  if (reading.ground !== undefined && isPosterSheet(reading)) stringBalloons(reading);
  leaveNumbersOut(reading);
  adornSheet(reading);
  if (reading.ground !== undefined && isPosterSheet(reading)) showTitle(reading);
  tellWhole(reading, prompt);
}
