// A video in the studio, as large as its room allows, with everything a player can do.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { largeImage } from '#web/ui/base/grow-image.ts';
import { Player } from '#web/ui/video/player.tsx';
import { playerFacts } from './player-facts.ts';
import { SoundWave } from './sound-wave.tsx';
import type { ResultStageProps } from './studio-stages.tsx';
import { useFrames } from './use-frames.ts';
import style from './studio.module.css';

export function VideoStage({ task, result, caption, actions }: ResultStageProps) {
  return (
    <>
      <div className={style.tools}>
        <span className={style.number}>{caption}</span>
        {actions}
      </div>
      <VideoBox ratio={result.width / result.height}>
        <StudioPlayer task={task} result={result} />
      </VideoBox>
    </>
  );
}

/** Gives a player the largest place in which all of it is seen. */
export function VideoBox({ ratio, children }: { ratio: number; children: ReactNode }) {
  return (
    <div className={style.videoBox}>
      <div className={style.fitted} {...largeImage} style={{ '--ratio': ratio }}>
        {children}
      </div>
    </div>
  );
}

export type StudioPlayerProps = {
  task: Task;
  result: Result;
  captions?: { src: string; language: string } | undefined;
  /** Its sound is drawn under it. */
  hasWave?: boolean;
};

export function StudioPlayer({ task, result, captions, hasWave = false }: StudioPlayerProps) {
  const { t } = useTranslation();
  const frames = useFrames(task, result);
  return (
    <Player
      key={result.url}
      {...playerFacts(task, result)}
      captions={captions}
      keys="page"
      frame={{ label: t('gallery.frame'), items: frames.items }}
      Below={hasWave ? SoundWave : undefined}
    />
  );
}
