// What a video may be, said before one is sent: how long by the own plan, and how large.
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/model/me/use-me.ts';
import { PlansLink } from '#web/task/plan-hint.tsx';
import { upscaleMedia } from './contract.ts';

const [, MOST_SECONDS] = upscaleMedia.video.seconds;

export function VideoHint() {
  const { t } = useTranslation();
  const own = useMe((me) => me?.limits.upscale_seconds ?? MOST_SECONDS);
  if (own >= MOST_SECONDS) return t('upscale-video.video_hint', { n: MOST_SECONDS });
  return (
    <>
      {t('upscale-video.video_hint_plan', { n: own })} <PlansLink />
    </>
  );
}
