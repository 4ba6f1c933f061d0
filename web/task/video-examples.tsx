// The feed before its first video: sentences to begin from, each with the camera move that suits it.
import { useTranslation } from 'react-i18next';
import type { Camera } from '#contract/video.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { CAMERA_DIAGRAMS } from '#web/ui/form/camera-diagrams.tsx';
import style from './video-examples.module.css';
import { PromptExamples } from './prompt-examples.tsx';

export type VideoExample = { name: string; camera: Camera };

export type VideoExamplesProps = {
  tool: ToolName;
  examples: readonly VideoExample[];
  onTry: (part: { prompt: string; camera: Camera }) => void;
};

export function VideoExamples({ tool, examples, onTry }: VideoExamplesProps) {
  const { t } = useTranslation();
  return (
    <PromptExamples
      tool={tool}
      examples={examples.map(({ name, camera }) => ({
        name,
        camera,
        note: t(`video.cameras.${camera}`),
        image: <span className={style.move}>{CAMERA_DIAGRAMS[camera]}</span>,
      }))}
      onTry={(prompt, { camera }) => onTry({ prompt, camera })}
    />
  );
}
