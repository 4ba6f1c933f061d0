// What every film's form holds: read from whatever was stored, made fit to be asked for, and made cheaper.
import type { TFunction } from 'i18next';
import {
  CAMERAS,
  FILM_MODES,
  FILM_RESOLUTIONS,
  FILM_SECONDS,
  filmResolutions,
  type FilmParams,
  type FilmResolution,
} from '#contract/film.ts';
import { MAX_SEED } from '#contract/limits.ts';
import { readOne, readText, readWhole } from './read-stored.ts';

/** Whatever was stored or comes from another task, as values that a form can hold. */
export function readFilmForm(raw: Readonly<Record<string, unknown>>): FilmParams {
  return {
    prompt: readText(raw.prompt),
    negative_prompt: readText(raw.negative_prompt),
    mode: readOne(FILM_MODES, raw.mode, 'standard'),
    camera: readOne(CAMERAS, raw.camera, 'auto'),
    resolution: readOne(FILM_RESOLUTIONS, raw.resolution, '720p'),
    duration: FILM_SECONDS.find((seconds) => seconds === raw.duration) ?? 5,
    sound: raw.sound === true,
    seed: readWhole(raw.seed, MAX_SEED),
  };
}

/** A mode does not make every size: what the form keeps for the other one is not asked for. */
export function effectiveFilm<Form extends FilmParams>(form: Form): Form {
  return { ...form, prompt: form.prompt.trim(), resolution: filmResolutionOf(form) };
}

/** The nearest size that a mode makes: what the form holds for the other mode is kept, not asked for. */
export function filmResolutionOf({
  mode,
  resolution,
}: Pick<FilmParams, 'mode' | 'resolution'>): FilmResolution {
  return filmResolutions(mode).find((one) => one === resolution) ?? '720p';
}

type CheaperFilm = { label: string; part: Partial<FilmParams> };

/** What can be done without, one thing at a time. */
export function listCheaperFilms(form: FilmParams, t: TFunction): CheaperFilm[] {
  const canBeSmaller = form.mode === 'standard' && filmResolutionOf(form) === '720p';
  const ways: (CheaperFilm | false)[] = [
    form.duration === 10 && { label: t('film.cheaper.seconds'), part: { duration: 5 } },
    form.mode === 'pro' && { label: t('film.cheaper.mode'), part: { mode: 'standard' } },
    canBeSmaller && { label: t('film.cheaper.small'), part: { resolution: '540p' } },
    form.sound && { label: t('film.cheaper.silent'), part: { sound: false } },
  ];
  return ways.filter((way) => way !== false);
}
