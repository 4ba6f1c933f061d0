// A poster of a mood alone: signs on a sheet that stand for it, in colours of its own.

import { parsePrompt } from '../reading/parse-prompt.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { MotifName, PosterMotif } from '../reading/writing/sheet-reading.ts';
import type { Mood } from '../lexicon/circumstances.ts';
import type { Look } from '../styles/look.ts';

type MoodSheet = { ground: string; motifs: readonly MotifName[]; thing?: string };

const SHEETS: Record<Mood, MoodSheet> = {
  hope: { ground: '#c9702f', motifs: ['sun', 'mountains'] },
  nostalgia: { ground: '#80523a', motifs: ['sun', 'leaves'] },
  lonely: { ground: '#232f52', motifs: ['moon', 'stars'], thing: 'bench' },
  energy: { ground: '#b02a3a', motifs: ['rosette'] },
  calm: { ground: '#35767c', motifs: ['moon', 'waves'] },
  love: { ground: '#b23a5c', motifs: ['petals'], thing: 'heart' },
  sorrow: { ground: '#2f4258', motifs: ['moon', 'leaves', 'waves'] },
  dream: { ground: '#44398a', motifs: ['moon', 'stars'] },
  mystery: { ground: '#1c1a36', motifs: ['moon', 'mountains', 'stars'] },
  anger: { ground: '#8d1a1c', motifs: ['sun', 'mountains'] },
};
/** Elsewhere it says that there is but one. */
const LONELY = /孤独|孤零零/;
const MUSIC = /\bmusic\b|\brhythm\b|音乐|节奏/i;

/** Changes the reading of a poster that names a mood, and nothing that could be seen. */
export function showMood(reading: PromptReading, look: Look, prompt: string): void {
  const { frame, subjects, scenes, weather, time, asks, writing, plumes } = reading;
  if (frame === undefined ? look !== 'poster' : frame !== 'poster') return;
  const isBare = [subjects, scenes, plumes, writing].every(({ length }) => length === 0);
  if (!isBare || weather.size > 0 || time !== undefined || reading.ground !== undefined) return;
  if (/abstract|抽象/i.test(prompt)) return;
  const mood = reading.moods[0] ?? (LONELY.test(prompt) ? 'lonely' : undefined);
  if (mood === undefined) return;
  const { ground, motifs, thing } = SHEETS[mood];
  const signs = motifs.map((what): PosterMotif => ({ what }));
  const shown = MUSIC.test(prompt) ? 'musical notes' : thing;
  reading.frame = 'poster';
  reading.ground = ground;
  reading.motifs = signs;
  if (shown !== undefined)
    for (const subject of parsePrompt(shown).subjects.slice(0, 1)) subjects.push({ ...subject, count: 1 });
  for (const { words, shows } of asks)
    if (LONELY.test(words) || shows.some(({ is }) => is === 'mood'))
      shows.splice(0, shows.length, ...signs.map((one) => ({ is: 'thing', thing: one }) as const));
}
