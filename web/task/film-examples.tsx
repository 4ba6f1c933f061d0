// The feed before its first film: sentences to begin from, each with the camera move that suits it.
import { useTranslation } from 'react-i18next';
import type { Camera } from '#contract/film.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { CAMERA_DIAGRAMS } from '#web/ui/form/camera-diagrams.tsx';
import style from './film-examples.module.css';
import { PromptExamples } from './prompt-examples.tsx';

export type FilmExample = { name: string; camera: Camera };

export type FilmExamplesProps = {
  tool: ToolName;
  examples: readonly FilmExample[];
  onTry: (part: { prompt: string; camera: Camera }) => void;
};

export function FilmExamples({ tool, examples, onTry }: FilmExamplesProps) {
  const { t } = useTranslation();
  return (
    <PromptExamples
      tool={tool}
      examples={examples.map(({ name, camera }) => ({
        name,
        camera,
        note: t(`film.cameras.${camera}`),
        picture: <span className={style.move}>{CAMERA_DIAGRAMS[camera]}</span>,
      }))}
      onTry={(prompt, { camera }) => onTry({ prompt, camera })}
    />
  );
}
