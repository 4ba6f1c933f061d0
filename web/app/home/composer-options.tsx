// The few choices beside the words: for images shape, style and number; for videos shape, length and size.
import { Brush, Copy, Maximize2, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VIDEO_RATIOS, VIDEO_RESOLUTIONS, VIDEO_SECONDS, videoFields } from '#contract/video.ts';
import { ASPECT_RATIOS, STYLES } from '#contract/limits.ts';
import { useMe } from '#web/model/me/use-me.ts';
import type { Choice } from '#web/ui/form/choice.ts';
import { RatioIcon } from '#web/ui/form/ratio-icon.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useComposerDraft, writeDraft } from './composer-draft.ts';
import style from './composer.module.css';

const COUNTS = ['1', '2', '3', '4'] as const;
/** What Standard videos; Pro is chosen in the tool itself. */
const STANDARD = VIDEO_RESOLUTIONS.filter((resolution) => resolution !== '1080p');

/** `hasImage`: its shape and its look are kept. */
export function ImageOptions({ hasImage }: { hasImage: boolean }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const draft = useComposerDraft();
  return (
    <>
      {!hasImage && (
        <>
          <Option
            icon={<RatioIcon ratio={draft.aspect_ratio} />}
            label={t('home.ratio')}
            value={draft.aspect_ratio}
            onChange={(aspect_ratio) => writeDraft({ aspect_ratio })}
            options={ASPECT_RATIOS.map((ratio) => ({ value: ratio, label: ratio }))}
          />
          <Option
            icon={<Brush aria-hidden="true" />}
            label={t('home.style')}
            value={draft.style}
            onChange={(chosen) => writeDraft({ style: chosen })}
            options={STYLES.map((id) => ({ value: id, label: words.style({ style: id }) }))}
          />
        </>
      )}
      <Option
        icon={<Copy aria-hidden="true" />}
        label={t('home.count')}
        value={COUNTS[draft.count - 1] ?? '2'}
        onChange={(count) => writeDraft({ count: Number(count) })}
        options={COUNTS.map((count) => ({
          value: count,
          label: count === '1' ? t('home.images_one') : t('home.images', { n: count }),
        }))}
      />
    </>
  );
}

export function VideoOptions({ hasImage }: { hasImage: boolean }) {
  const { t } = useTranslation();
  const draft = useComposerDraft();
  const longest = useMe((me) => me?.limits.max_video_seconds ?? Infinity);
  const resolution = STANDARD.find((size) => size === draft.video_resolution) ?? '720p';
  return (
    <>
      {!hasImage && (
        <Option
          icon={<RatioIcon ratio={draft.video_ratio} />}
          label={t('home.ratio')}
          value={draft.video_ratio}
          onChange={(video_ratio) => writeDraft({ video_ratio })}
          options={VIDEO_RATIOS.map((ratio) => ({ value: ratio, label: ratio }))}
        />
      )}
      <Option
        icon={<Timer aria-hidden="true" />}
        label={t('home.length')}
        value={String(draft.video_seconds)}
        onChange={(chosen) => writeDraft({ video_seconds: videoFields.duration.parse(Number(chosen)) })}
        options={VIDEO_SECONDS.map((seconds) => ({
          value: String(seconds),
          label: t('task.video_seconds', { n: seconds }),
          disabled: seconds > longest,
        }))}
      />
      <Option
        icon={<Maximize2 aria-hidden="true" />}
        label={t('home.resolution')}
        value={resolution}
        onChange={(video_resolution) => writeDraft({ video_resolution })}
        options={STANDARD.map((size) => ({ value: size, label: size }))}
      />
    </>
  );
}

type OptionProps<Value extends string> = {
  icon: ReactNode;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Choice<Value>[];
};

function Option<Value extends string>({ icon, ...select }: OptionProps<Value>) {
  return (
    <span className={style.option}>
      {icon}
      <Select look="bare" isLabelHidden {...select} />
    </span>
  );
}
