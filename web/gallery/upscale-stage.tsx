// An upscaled video in the studio: before and after in one frame, running together.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#web/model/tasks/task-shape.ts';
import { COMPARE_MODES } from '#web/ui/video/compare-frame.tsx';
import type { CompareMode } from '#web/ui/video/compare-frame.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { SplitPlayer } from '#web/ui/video/split-player.tsx';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { VideoBox, VideoStage } from './video-stage.tsx';
import { playerFacts } from './player-facts.ts';
import type { ResultStageProps } from './studio-stages.tsx';
import style from './studio.module.css';

export function UpscaleStage(props: ResultStageProps) {
  const { task, result, caption, actions } = props;
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [mode, setMode] = useState<CompareMode>('split');
  const [isActual, setActual] = useState(false);
  const original = task.inputs.find(({ kind, url }) => kind === 'video' && url !== '');
  // Thirty days after, the video that was sent is gone: then there is nothing to compare with.
  if (!original) return <VideoStage {...props} />;
  return (
    <>
      <div className={style.tools}>
        <span className={style.number}>{caption}</span>
        <div className={style.modes}>
          <Segmented
            label={t('gallery.shown')}
            isLabelHidden
            value={mode}
            onChange={setMode}
            options={COMPARE_MODES.map((value) => ({ value, label: t(`ui.${value}`) }))}
          />
        </div>
        <IconButton
          label={t('ui.actual_size')}
          title={t('ui.actual_size')}
          icon={<span className={style.ratioMark}>1:1</span>}
          aria-pressed={isActual}
          className={isActual ? style.pressed : undefined}
          onClick={() => setActual(!isActual)}
        />
        {actions}
      </div>
      <VideoBox ratio={result.width / result.height}>
        <SplitPlayer
          key={result.url}
          before={{ src: original.url, poster: original.thumb }}
          after={playerFacts(task, result)}
          label={titleOf(task)}
          tags={{
            before: t('gallery.side', {
              name: t('ui.before'),
              size: `${original.width} × ${original.height}`,
            }),
            after: t('gallery.side', { name: t('ui.after'), size: `${result.width} × ${result.height}` }),
          }}
          hasSound={result.has_sound}
          mode={mode}
          isActual={isActual}
        />
        <p className={style.hint}>{t(isPhone ? 'gallery.split_hint_touch' : 'gallery.split_hint')}</p>
      </VideoBox>
    </>
  );
}
