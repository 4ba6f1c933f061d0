// What will come of the film that was chosen: its size and its frames.
import { useTranslation } from 'react-i18next';
import type { MediaFacts } from '#contract/media.ts';
import { Leaders } from '#web/ui/base/leaders.tsx';
import { SMOOTH_FPS, upscaledSize } from './contract.ts';
import { effectiveForm, type UpscaleForm } from './screen-state.ts';

export function ScreenOutcome({ form, film }: { form: UpscaleForm; film: MediaFacts }) {
  const { t } = useTranslation();
  const { target, fps } = effectiveForm(form, film);
  const { width, height } = upscaledSize(film, target);
  const frames = fps === SMOOTH_FPS ? SMOOTH_FPS : Math.round(film.fps * 100) / 100;
  const size = `${width} × ${height}`;
  // A browser measures no frames: they are known when the server has the file.
  const value = frames === 0 ? size : t('upscale-video.becomes_now', { size, fps: frames });
  return <Leaders facts={[{ name: t('upscale-video.becomes'), value, isStrong: true }]} />;
}
