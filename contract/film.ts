// What the two tools that make films share: shapes, sizes, camera moves, price. Source: product §2.3, §2.4.
import * as z from 'zod/mini';
import type { Language } from './errors.ts';
import { fieldWord } from './field-words.ts';
import { PLANS, type PlanLimits } from './limits.ts';
import type { Quote } from './tool.ts';
import { textField } from './text-field.ts';
import { NegativePrompt, Seed } from './tool-fields.ts';

export const FILM_RATIOS = ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'] as const;
export type FilmRatio = (typeof FILM_RATIOS)[number];

export const FILM_RESOLUTIONS = ['540p', '720p', '1080p'] as const;
export type FilmResolution = (typeof FILM_RESOLUTIONS)[number];

export const FILM_MODES = ['standard', 'pro'] as const;
export type FilmMode = (typeof FILM_MODES)[number];

export const FILM_SECONDS = [5, 10] as const;
export type FilmSeconds = (typeof FILM_SECONDS)[number];

export const FILM_FPS = 24;
export const FILM_PROMPT_CHARACTERS = 2000;

export const CAMERAS = [
  'auto',
  'static',
  'push_in',
  'pull_out',
  'pan_left',
  'pan_right',
  'tilt_up',
  'tilt_down',
  'orbit',
  'tracking',
  'handheld',
  'crane_up',
] as const;
export type Camera = (typeof CAMERAS)[number];

export const FilmPrompt = textField(FILM_PROMPT_CHARACTERS, 'prompt_too_long');

/** What may be chosen of every film; its words and its shape are each tool's own. */
export const filmChoices = {
  negative_prompt: z._default(NegativePrompt, ''),
  mode: z._default(z.enum(FILM_MODES), 'standard'),
  camera: z._default(z.enum(CAMERAS), 'auto'),
  resolution: z._default(z.enum(FILM_RESOLUTIONS), '720p'),
  duration: z._default(z.literal(FILM_SECONDS), 5),
  sound: z._default(z.boolean(), false),
  seed: z.optional(Seed),
};

/** The choices after defaults, as they are stored with the task. */
export type FilmParams = {
  prompt: string;
  negative_prompt: string;
  mode: FilmMode;
  camera: Camera;
  resolution: FilmResolution;
  duration: FilmSeconds;
  sound: boolean;
  /** Absent = random, chosen when the task starts. */
  seed?: number | undefined;
};

const SIZES_720P: Readonly<Record<FilmRatio, readonly [number, number]>> = {
  '16:9': [1280, 720],
  '9:16': [720, 1280],
  '1:1': [960, 960],
  '4:3': [1104, 832],
  '3:4': [832, 1104],
  '21:9': [1584, 672],
};
const SCALES: Readonly<Record<FilmResolution, number>> = { '540p': 0.75, '720p': 1, '1080p': 1.5 };

/** Pixels of a film; all sides are even. */
export function filmSize(ratio: FilmRatio, resolution: FilmResolution): { width: number; height: number } {
  const [width, height] = SIZES_720P[ratio];
  return { width: width * SCALES[resolution], height: height * SCALES[resolution] };
}

/** The shape that is nearest to a picture's own. Pixels. */
export function nearestFilmRatio(width: number, height: number): FilmRatio {
  const distance = (ratio: FilmRatio) => {
    const [w, h] = SIZES_720P[ratio];
    return Math.abs(Math.log((width * h) / (height * w)));
  };
  return FILM_RATIOS.toSorted((a, b) => distance(a) - distance(b))[0] ?? '16:9';
}

type FilmChoice = { mode: FilmMode; resolution: FilmResolution; duration: FilmSeconds; sound: boolean };

/** Points for a second, by mode and resolution; a pair that is not here does not exist. */
const RATES: Readonly<Record<FilmMode, Readonly<Partial<Record<FilmResolution, number>>>>> = {
  standard: { '540p': 4, '720p': 6 },
  pro: { '720p': 10, '1080p': 14 },
};

export function filmResolutions(mode: FilmMode): readonly FilmResolution[] {
  return FILM_RESOLUTIONS.filter((resolution) => RATES[mode][resolution] !== undefined);
}

export function isFilmPair({ mode, resolution }: Pick<FilmChoice, 'mode' | 'resolution'>): boolean {
  return RATES[mode][resolution] !== undefined;
}

/** Packed field words by field, for a size that the mode does not make. */
export function refuseFilmPair(choice: Pick<FilmChoice, 'mode' | 'resolution'>): Record<string, string> {
  return isFilmPair(choice) ? {} : { resolution: fieldWord('film_pair', { x: choice.resolution }) };
}

export function filmPrice({ mode, resolution, duration, sound }: FilmChoice, language: Language): Quote {
  const picture = duration * (RATES[mode][resolution] ?? 0);
  const seconds = language === 'zh' ? `${duration} 秒` : `${duration} s`;
  const items = [{ label: `${resolution} · ${seconds}`, amount: picture }];
  if (sound) items.push({ label: language === 'zh' ? '音效' : 'Sound', amount: duration });
  return { price: picture + (sound ? duration : 0), items };
}

function need(x: string, plan: 'basic' | 'pro'): string {
  return fieldWord('plan_needed', { x, plan: PLANS[plan].name });
}

/** Packed field words by field, for what the plan does not allow. */
export function refuseFilmPlan(
  { resolution, duration }: Pick<FilmChoice, 'resolution' | 'duration'>,
  limits: PlanLimits,
): Record<string, string> {
  const fields: Record<string, string> = {};
  if (resolution === '1080p' && limits.max_resolution !== '1080p')
    fields['resolution'] = need('1080p', 'basic');
  if (duration > limits.max_video_seconds) fields['duration'] = need(`${duration} s`, 'basic');
  else if (resolution === '1080p' && duration > limits.max_1080p_seconds && !fields['resolution']) {
    fields['duration'] = need(`1080p · ${duration} s`, 'pro');
  }
  return fields;
}
