// What will come of the video that was chosen: its size and its frames.
import { useTranslation } from 'react-i18next';
import type { MediaFacts } from '#contract/media.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { upscaledSize } from './contract.ts';
import { SMOOTH_FPS } from './fields.ts';
import { effectiveForm, type UpscaleForm } from './screen-state.ts';

export function ScreenOutcome({ form, video }: { form: UpscaleForm; video: MediaFacts }) {
  const { t } = useTranslation();
  const { target, fps } = effectiveForm(form, video);
  const { width, height } = upscaledSize(video, target);
  const frames = fps === SMOOTH_FPS ? SMOOTH_FPS : Math.round(video.fps * 100) / 100;
  const size = `${width} × ${height}`;
  // A browser measures no frames: they are known when the server has the file.
  const value = frames === 0 ? size : t('upscale-video.becomes_now', { size, fps: frames });
  return <FactList facts={[{ name: t('upscale-video.becomes'), value, isStrong: true }]} />;
}
