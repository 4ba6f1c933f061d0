// What every film is asked: the camera, the care, the length, the size, the sound. For the tools that make films.
import { useTranslation } from 'react-i18next';
import {
  CAMERAS,
  FILM_MODES,
  FILM_SECONDS,
  filmPrice,
  filmResolutions,
  type FilmParams,
} from '#contract/film.ts';
import { PLANS } from '#contract/limits.ts';
import { useMineStore } from '#web/api/mine-store.ts';
import { CameraPicker } from '#web/ui/form/camera-picker.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { filmResolutionOf } from './film-form.ts';
import style from './film-fields.module.css';

export type FilmChoices = Pick<FilmParams, 'mode' | 'camera' | 'resolution' | 'duration' | 'sound'>;

export type FilmFieldsProps = {
  form: FilmChoices;
  change: (part: Partial<FilmChoices>) => void;
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>;
};

export function FilmFields({ form, change, errors }: FilmFieldsProps) {
  const { t } = useTranslation();
  const { language, points } = useTaskWords();
  const limits = useMineStore(({ mine }) => mine?.limits ?? null);
  const resolution = filmResolutionOf(form);
  const chosen = { ...form, resolution };
  const soundPoints =
    filmPrice({ ...chosen, sound: true }, language).price -
    filmPrice({ ...chosen, sound: false }, language).price;
  const plan = PLANS.basic.name[language];
  const isShort = limits !== null && limits.max_video_seconds < 10;
  const isSmall = limits !== null && limits.max_resolution !== '1080p';
  return (
    <>
      <CameraPicker
        label={t('film.camera')}
        value={form.camera}
        onChange={(camera) => change({ camera })}
        options={CAMERAS.map((value) => ({ value, label: t(`film.cameras.${value}`) }))}
        error={errors.camera}
      />
      <div className={style.two}>
        <Segmented
          label={t('film.mode')}
          value={form.mode}
          onChange={(mode) => change({ mode })}
          options={FILM_MODES.map((value) => ({ value, label: t(`film.modes.${value}`) }))}
          error={errors.mode}
        />
        <Segmented
          label={t('film.duration')}
          value={String(form.duration)}
          onChange={(text) => change({ duration: FILM_SECONDS.find((one) => String(one) === text) ?? 5 })}
          options={FILM_SECONDS.map((value) => ({
            value: String(value),
            label: t('film.seconds', { n: value }),
            disabled: value > 5 && isShort && form.duration !== value,
          }))}
          hint={isShort ? t('film.plan_note', { x: t('film.seconds', { n: 10 }), plan }) : undefined}
          error={errors.duration}
        />
        <Segmented
          label={t('film.resolution')}
          value={resolution}
          onChange={(one) => change({ resolution: one })}
          options={filmResolutions(form.mode).map((value) => ({
            value,
            label: value,
            disabled: value === '1080p' && isSmall && resolution !== value,
          }))}
          hint={isSmall && form.mode === 'pro' ? t('film.plan_note', { x: '1080p', plan }) : undefined}
          error={errors.resolution}
        />
        <div>
          <p className={style.label} aria-hidden="true">
            {t('film.sound')}
          </p>
          <div className={style.sound}>
            <Switch
              label={
                <>
                  <VisuallyHidden>{t('film.sound')} </VisuallyHidden>
                  {t('film.sound_costs', { points: points(soundPoints) })}
                </>
              }
              isOn={form.sound}
              onChange={(sound) => change({ sound })}
              labelAt="before"
            />
          </div>
        </div>
      </div>
    </>
  );
}
