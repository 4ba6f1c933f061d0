// The film that was chosen and what will come of it, side by side.
import { useTranslation } from 'react-i18next';
import type { MediaFacts } from '#contract/media.ts';
import { Leaders } from '#web/ui/leaders.tsx';
import { SMOOTH_FPS, upscaledSize } from './contract.ts';
import { effectiveForm, type UpscaleForm } from './screen-state.ts';

export function ScreenOutcome({ form, film }: { form: UpscaleForm; film: MediaFacts }) {
  const { t } = useTranslation();
  const { target, fps } = effectiveForm(form, film);
  const made = upscaledSize(film, target);
  const before = Math.round(film.fps * 100) / 100;
  return (
    <Leaders
      facts={[
        {
          name: t('upscale-video.size'),
          value: `${film.width} × ${film.height} → ${made.width} × ${made.height}`,
          isStrong: true,
        },
        {
          name: t('upscale-video.frames'),
          value: fps === SMOOTH_FPS ? `${before} → ${SMOOTH_FPS}` : String(before),
        },
        { name: t('upscale-video.length'), value: t('film.seconds', { n: film.duration.toFixed(1) }) },
        {
          name: t('upscale-video.sound'),
          value: film.has_sound ? t('upscale-video.sound_kept') : t('upscale-video.sound_none'),
        },
      ]}
    />
  );
}
