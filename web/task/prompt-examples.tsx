// The feed before its first result: sentences of a tool to begin from, each with what it goes with.
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { TextBelow, TextKey } from '#web/i18n/text-key.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import style from './prompt-examples.module.css';

/** The tools that offer examples. */
export type ExampleTool = 'text-to-image' | 'image-to-image' | 'text-to-video' | 'image-to-video';

export type PromptExample<Tool extends ExampleTool> = {
  /** Its sentence is the tool's text `examples.<name>`. */
  name: TextBelow<`${Tool}.examples`>;
  /** Under the sentence: the style, the camera move, the mode that it is tried with. */
  note: string;
  /** Shows the note. */
  image?: ReactNode;
};

export type PromptExamplesProps<Tool extends ExampleTool, Example extends PromptExample<Tool>> = {
  tool: Tool;
  examples: readonly Example[];
  onTry: (words: string, example: Example) => void;
};

export function PromptExamples<Tool extends ExampleTool, Example extends PromptExample<Tool>>({
  tool,
  examples,
  onTry,
}: PromptExamplesProps<Tool, Example>) {
  const { t } = useTranslation();
  return (
    <div className={style.examples}>
      <EmptyState title={t(`${tool}.empty_title`)} about={t(`${tool}.empty_about`)}>
        <ul className={style.list}>
          {examples.map((example) => {
            const { name, note, image } = example;
            const words = t(`${tool}.examples.${name}` as TextKey);
            const said = (
              <>
                <span className={style.words}>{words}</span>
                <span className={style.note}>{note}</span>
              </>
            );
            return (
              <li key={name}>
                <button
                  type="button"
                  className={image ? style.pictured : style.plain}
                  onClick={() => onTry(words, example)}
                >
                  {image}
                  {image ? <span>{said}</span> : said}
                </button>
              </li>
            );
          })}
        </ul>
      </EmptyState>
    </div>
  );
}
