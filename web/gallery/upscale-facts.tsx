// What an upscale changed: how many times the pixels, and both videos in numbers.
import { useTranslation } from 'react-i18next';
import { MEGABYTE } from '#contract/media.ts';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import style from './upscale-facts.module.css';

export function UpscaleFacts({ task, result }: { task: Task; result: Result }) {
  const { t } = useTranslation();
  const original = readOriginal(task);
  if (!original) return <h1 className={style.factor}>{task.title}</h1>;
  const factor = (result.width * result.height) / (original.width * original.height);
  const shown = factor >= 10 ? factor.toFixed(0) : factor.toFixed(1).replace(/\.0$/, '');
  const fps = original.fps > 0 ? String(Math.round(original.fps)) : '';
  const seconds = (value: number) => t('task.video_seconds', { n: value.toFixed(1) });
  const formatSound = (hasSound: boolean) => t(`gallery.fact.${hasSound ? 'sound_on' : 'sound_off'}`);
  const rows = [
    ['size', `${original.width} × ${original.height}`, `${result.width} × ${result.height}`],
    ['fps', fps, String(Math.round(result.fps))],
    ['length', seconds(original.duration), seconds(result.duration)],
    ['file', '', `${(result.size / MEGABYTE).toFixed(1)} MB`],
    ['sound', formatSound(original.has_sound), formatSound(result.has_sound)],
  ] as const;
  return (
    <>
      <h1 className={style.factor}>
        {factor > 1.01 ? t('gallery.upscale.factor', { n: shown }) : t('gallery.upscale.same')}
      </h1>
      <p className={style.file}>{task.title}</p>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('gallery.parameters')}</VisuallyHidden>
            </th>
            <th scope="col">{t('ui.before')}</th>
            <th scope="col">{t('ui.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, before, after]) => (
            <tr key={name}>
              <th scope="row">{t(`gallery.upscale.${name}`)}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type Original = { width: number; height: number; duration: number; fps: number; has_sound: boolean };

/** The video that was sent may be gone; its numbers stay with the parameters. */
function readOriginal({ params }: Task): Original | null {
  const {
    width = 0,
    height = 0,
    duration = 0,
    fps = 0,
    has_sound = false,
  } = (params.video ?? {}) as Partial<Original>;
  return width > 0 && height > 0 ? { width, height, duration, fps, has_sound } : null;
}
