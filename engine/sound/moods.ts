// What each mood is made of: tempo, scale, chords, instruments, rhythm.
import {
  playBell,
  playLead,
  playPad,
  playPiano,
  playPizzicato,
  playStrings,
  playZither,
  type Drum,
  type Play,
} from './instruments.ts';

export const MOOD_NAMES = ['warm', 'playful', 'epic', 'magic', 'festive', 'dance'] as const;
export type Mood = (typeof MOOD_NAMES)[number];

type Rhythm = readonly (readonly [at: number, lasts: number])[];

export type Score = {
  beatsPerMinute: number;
  /** The keynote, in semitones over 27.5 hertz, before chance moves it by up to a third. */
  key: number;
  /** Semitones of the seven degrees. */
  scale: readonly number[];
  /** The chord of each bar, as a degree; the last one is home. */
  roots: readonly number[];
  pad: Play;
  lead: Play;
  /** Semitones over the key where the melody lies. */
  leadAt: number;
  figurePlayer: Play;
  /** Degrees over the root, spread evenly over the bar; null rests. */
  figure: readonly (number | null)[];
  bass: Rhythm;
  rhythms: readonly [Rhythm, ...Rhythm[]];
  drums: readonly { drum: Drum; beats: readonly number[]; gain: number; pan?: number }[];
  gains: { pad: number; bass: number; figure: number; lead: number };
  /** How much of a hall is heard, 0–1. */
  room: number;
};

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const LYDIAN = [0, 2, 4, 6, 7, 9, 11];
const EIGHTHS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5];
const OFF_BEATS = [0.5, 1.5, 2.5, 3.5];

export const MOODS: Record<Mood, Score> = {
  warm: {
    beatsPerMinute: 82,
    key: 13,
    scale: MAJOR,
    roots: [0, 4, 5, 3, 0, 5, 3, 0],
    pad: playPad,
    lead: playPiano,
    leadAt: 36,
    figurePlayer: playPiano,
    figure: [0, 4, 7, 9, 7, 4, 2, 4],
    bass: [
      [0, 2],
      [2, 1.8],
    ],
    rhythms: [
      [
        [0, 1.5],
        [1.5, 0.5],
        [2, 1],
        [3, 1],
      ],
      [
        [0, 1],
        [1, 1],
        [2, 1.5],
        [3.5, 0.5],
      ],
    ],
    drums: [{ drum: 'shaker', beats: [1, 3], gain: 0.05, pan: 0.3 }],
    gains: { pad: 0.16, bass: 0.2, figure: 0.13, lead: 0.3 },
    room: 0.35,
  },
  playful: {
    beatsPerMinute: 124,
    key: 15,
    scale: MAJOR,
    roots: [0, 3, 4, 0, 5, 3, 4, 0],
    pad: playPizzicato,
    lead: playBell,
    leadAt: 48,
    figurePlayer: playPizzicato,
    figure: [0, null, 4, 2, 0, 4, 2, 4],
    bass: [
      [0, 0.5],
      [1, 0.4],
      [2, 0.5],
      [3, 0.4],
    ],
    rhythms: [
      [
        [0, 0.5],
        [0.5, 0.5],
        [1, 0.5],
        [2, 0.5],
        [2.5, 0.5],
        [3, 1],
      ],
      [
        [0, 1],
        [1, 0.5],
        [1.5, 0.5],
        [2, 1],
        [3, 0.5],
        [3.5, 0.5],
      ],
    ],
    drums: [
      { drum: 'wood', beats: [1, 2.5, 3], gain: 0.12, pan: 0.4 },
      { drum: 'shaker', beats: EIGHTHS, gain: 0.06, pan: -0.4 },
      { drum: 'kick', beats: [0, 2], gain: 0.35 },
    ],
    gains: { pad: 0.25, bass: 0.22, figure: 0.34, lead: 0.17 },
    room: 0.18,
  },
  epic: {
    beatsPerMinute: 92,
    key: 12,
    scale: MINOR,
    roots: [0, 5, 2, 6, 0, 5, 6, 0],
    pad: playStrings,
    lead: playStrings,
    leadAt: 36,
    figurePlayer: playStrings,
    figure: [0, 0, 4, 0, 0, 4, 0, 4],
    bass: [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ],
    rhythms: [
      [
        [0, 2],
        [2, 1],
        [3, 1],
      ],
      [
        [0, 1.5],
        [1.5, 0.5],
        [2, 2],
      ],
    ],
    drums: [
      { drum: 'tom', beats: [0, 1.5, 2, 3.5], gain: 0.6 },
      { drum: 'tom', beats: [0, 2], gain: 0.4, pan: 0.3 },
      { drum: 'snare', beats: [3, 3.5, 3.75], gain: 0.1, pan: -0.2 },
    ],
    gains: { pad: 0.12, bass: 0.24, figure: 0.07, lead: 0.17 },
    room: 0.42,
  },
  magic: {
    beatsPerMinute: 88,
    key: 15,
    scale: LYDIAN,
    roots: [0, 1, 0, 4, 5, 1, 4, 0],
    pad: playPad,
    lead: playBell,
    leadAt: 48,
    figurePlayer: playBell,
    figure: [0, 4, 7, 9, 11, 9, 7, 4, 0, 4, 7, 11, 14, 11, 9, 7],
    bass: [[0, 3.8]],
    rhythms: [
      [
        [0, 2],
        [2, 1],
        [3, 1],
      ],
      [
        [0, 1],
        [1, 2],
        [3, 1],
      ],
    ],
    drums: [],
    gains: { pad: 0.2, bass: 0.14, figure: 0.06, lead: 0.16 },
    room: 0.5,
  },
  festive: {
    beatsPerMinute: 118,
    key: 15,
    scale: MAJOR,
    roots: [0, 4, 5, 4, 0, 3, 4, 0],
    pad: playStrings,
    lead: playZither,
    leadAt: 48,
    figurePlayer: playZither,
    figure: [0, 4, 7, 4, 8, 7, 4, 7],
    bass: [
      [0, 1],
      [2, 0.5],
      [2.5, 0.5],
    ],
    rhythms: [
      [
        [0, 0.5],
        [0.5, 0.5],
        [1, 1],
        [2, 0.5],
        [2.5, 0.5],
        [3, 1],
      ],
      [
        [0, 1],
        [1, 0.5],
        [1.5, 0.5],
        [2, 1],
        [3, 1],
      ],
    ],
    drums: [
      { drum: 'tom', beats: [0, 0.75, 1.5, 2, 3], gain: 0.32 },
      { drum: 'wood', beats: [1, 3, 3.5], gain: 0.09, pan: 0.4 },
      { drum: 'hat', beats: OFF_BEATS, gain: 0.1, pan: -0.3 },
      { drum: 'gong', beats: [0], gain: 0.05 },
    ],
    gains: { pad: 0.05, bass: 0.2, figure: 0.2, lead: 0.42 },
    room: 0.25,
  },
  dance: {
    beatsPerMinute: 122,
    key: 15,
    scale: MINOR,
    roots: [0, 5, 2, 6, 0, 5, 6, 0],
    pad: playPad,
    lead: playLead,
    leadAt: 48,
    figurePlayer: playLead,
    figure: [0, null, 4, 7, null, 4, 7, null, 9, null, 7, 4, null, 7, 4, 2],
    bass: [
      [0.5, 0.45],
      [1.5, 0.45],
      [2.5, 0.45],
      [3.5, 0.45],
    ],
    rhythms: [
      [
        [0, 0.75],
        [0.75, 0.75],
        [1.5, 0.5],
        [2.5, 0.5],
        [3, 1],
      ],
      [
        [0, 0.5],
        [1, 0.5],
        [1.5, 0.5],
        [2.5, 0.5],
        [3.5, 0.5],
      ],
    ],
    drums: [
      { drum: 'kick', beats: [0, 1, 2, 3], gain: 0.75 },
      { drum: 'hat', beats: OFF_BEATS, gain: 0.2, pan: 0.2 },
      { drum: 'snare', beats: [1, 3], gain: 0.24 },
      { drum: 'shaker', beats: EIGHTHS, gain: 0.06, pan: -0.3 },
    ],
    gains: { pad: 0.12, bass: 0.34, figure: 0.1, lead: 0.17 },
    room: 0.2,
  },
};
