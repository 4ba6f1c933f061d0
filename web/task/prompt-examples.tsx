// The feed before its first result: sentences of a tool to begin from, each with what it goes with.
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { ToolName } from '#contract/tool-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import style from './prompt-examples.module.css';

export type PromptExample = {
  /** Its sentence is the tool's word `examples.<name>`. */
  name: string;
  /** Under the sentence: the style, the camera move, the mode that it is tried with. */
  note: string;
  /** Shows the note. */
  image?: ReactNode;
};

export type PromptExamplesProps<Example extends PromptExample> = {
  tool: ToolName;
  examples: readonly Example[];
  onTry: (words: string, example: Example) => void;
};

export function PromptExamples<Example extends PromptExample>({
  tool,
  examples,
  onTry,
}: PromptExamplesProps<Example>) {
  const { t } = useTranslation();
  return (
    <div className={style.examples}>
      <EmptyState title={t(`${tool}.empty_title`)} about={t(`${tool}.empty_about`)}>
        <ul className={style.list}>
          {examples.map((example) => {
            const { name, note, image } = example;
            const words = t(`${tool}.examples.${name}`);
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
