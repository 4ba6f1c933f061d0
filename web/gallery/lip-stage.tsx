// Lip sync in the studio: the speaking video, or what it was made from, at the press of a button.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { Image } from '#web/ui/base/image.tsx';
import { Player } from '#web/ui/video/player.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { VideoBox, StudioPlayer } from './video-stage.tsx';
import type { ResultStageProps } from './studio-stages.tsx';
import { toWebVtt } from './to-web-vtt.ts';
import style from './studio.module.css';

type Input = Task['inputs'][number];
type Shown = 'original' | 'synced';

export function LipStage({ task, result, caption, actions }: ResultStageProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>('synced');
  const captions = useCaptions(result.subtitles);
  const original = task.inputs.find(({ kind, url }) => kind !== 'audio' && url !== '');
  return (
    <>
      <div className={style.tools}>
        <span className={style.number}>{caption}</span>
        {original && (
          <div className={style.modes}>
            <Segmented
              label={t('gallery.shown')}
              isLabelHidden
              value={shown}
              onChange={setShown}
              options={[
                { value: 'original', label: t('gallery.original') },
                { value: 'synced', label: t('gallery.synced') },
              ]}
            />
          </div>
        )}
        {actions}
      </div>
      <VideoBox ratio={result.width / result.height}>
        {shown === 'original' && original ? (
          <Original input={original} />
        ) : (
          <StudioPlayer task={task} result={result} captions={captions} hasWave={result.has_sound} />
        )}
      </VideoBox>
    </>
  );
}

function Original({ input }: { input: Input }) {
  const { t } = useTranslation();
  if (input.kind === 'image') {
    return (
      <Image src={input.url} alt={t('gallery.original')} width={input.width} height={input.height} isEager />
    );
  }
  return (
    <Player
      src={input.url}
      poster={input.thumb}
      label={t('gallery.original')}
      width={input.width}
      height={input.height}
      duration={input.duration}
      fps={0}
      hasSound
      keys="page"
    />
  );
}

/** The subtitles in the form that browsers show; nothing where there are none. */
function useCaptions(address: string): { src: string; language: string } | undefined {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    if (address === '') return;
    const stopping = new AbortController();
    let made: string | null = null;
    async function read() {
      const response = await fetch(address, { signal: stopping.signal, credentials: 'omit' });
      if (!response.ok) return;
      made = URL.createObjectURL(new Blob([toWebVtt(await response.text())], { type: 'text/vtt' }));
      setSrc(made);
    }
    void read().catch(() => {}); // a video without its subtitles is still a video
    return () => {
      stopping.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [address]);
  return src === null || address === '' ? undefined : { src, language: document.documentElement.lang };
}
