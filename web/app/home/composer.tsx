// The line to write on, at home: prompt, three options, the price. It opens the tool and starts it.
import { Brush, Copy, RectangleHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ASPECT_RATIOS, PROMPT_CHARACTERS, STYLES } from '#contract/limits.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { textToImage } from '#tools/text-to-image/contract.ts';
import { cutCharacters } from '#web/ui/count-characters.ts';
import { FilterTabs } from '#web/ui/filter-tabs.tsx';
import { PriceButton } from '#web/ui/price-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { WritingField } from '#web/ui/writing-field.tsx';
import { writeDraft as writeToolDraft } from '#web/task/drafts.ts';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { toolPath } from '../tool-list.ts';
import { useGo } from '../use-go.ts';
import { useComposerDraft, writeDraft } from './composer-draft.ts';
import style from './composer.module.css';

const KINDS = {
  image: 'text-to-image',
  video: 'text-to-video',
  effect: 'image-effect',
} as const satisfies Record<string, ToolName>;
type Kind = keyof typeof KINDS;

const COUNTS = ['1', '2', '3', '4'] as const;

export function Composer() {
  const { t } = useTranslation();
  const words = useTaskWords();
  const go = useGo();
  const draft = useComposerDraft();
  useWordsFromAddress();
  const [kind, setKind] = useState<Kind>('image');
  const params = textToImage.quote.parse({ ...draft, engine: 'pro' });
  const { price } = textToImage.price(params, words.language);
  const hasWords = draft.prompt.trim() !== '';

  function generate() {
    if (kind !== 'image' || !hasWords) return;
    const begin = { ...draft, engine: params.engine, resolution: params.resolution };
    // A guest is stopped at the door: after signing in the form of the tool finds the words in its own draft.
    writeToolDraft('text-to-image', { ...begin, seed: null });
    if (go(toolPath('text-to-image'), { begin })) writeDraft({ prompt: '' });
  }
  return (
    <form
      className={style.composer}
      onSubmit={(event) => {
        event.preventDefault();
        generate();
      }}
    >
      <FilterTabs
        label={t('home.compose')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'image', label: t('home.image') },
          { value: 'video', label: t('home.video') },
          { value: 'effect', label: t('home.effect') },
        ]}
      />
      <WritingField
        className={style.words}
        size="large"
        label={t('home.prompt')}
        placeholder={t('home.placeholder')}
        value={draft.prompt}
        onChange={(prompt) => writeDraft({ prompt })}
        limit={PROMPT_CHARACTERS}
        isCountShown={draft.prompt.length > PROMPT_CHARACTERS / 2}
        onSubmit={generate}
        isPrompt
      />
      <div className={style.options}>
        {kind === 'image' && (
          <>
            <span className={style.option}>
              <RectangleHorizontal aria-hidden="true" />
              <Select
                look="bare"
                label={t('home.ratio')}
                isLabelHidden
                value={draft.aspect_ratio}
                onChange={(aspect_ratio) => writeDraft({ aspect_ratio })}
                options={ASPECT_RATIOS.map((ratio) => ({ value: ratio, label: ratio }))}
              />
            </span>
            <span className={style.option}>
              <Brush aria-hidden="true" />
              <Select
                look="bare"
                label={t('home.style')}
                isLabelHidden
                value={draft.style}
                onChange={(chosen) => writeDraft({ style: chosen })}
                options={STYLES.map((id) => ({ value: id, label: words.style({ style: id }) }))}
              />
            </span>
            <span className={style.option}>
              <Copy aria-hidden="true" />
              <Select
                look="bare"
                label={t('home.count')}
                isLabelHidden
                value={COUNTS[draft.count - 1] ?? '2'}
                onChange={(count) => writeDraft({ count: Number(count) })}
                options={COUNTS.map((count) => ({
                  value: count,
                  label: count === '1' ? t('home.images_one') : t('home.images', { n: count }),
                }))}
              />
            </span>
          </>
        )}
        <PriceButton
          className={style.price}
          type="submit"
          label={t('home.generate', { points: words.points(price) })}
          wait={t('home.about_seconds', { n: textToImage.etaSeconds(params) })}
          blocked={kind === 'image' ? undefined : describeClosed()}
        />
      </div>
    </form>
  );

  function describeClosed() {
    const tool = KINDS[kind];
    return {
      reason: t('home.not_open', { tool: t(`app.tool.${tool}.name`) }),
      action: { label: t('home.see'), onPress: () => void go(toolPath(tool)) },
    };
  }
}

/** `?prompt=` comes from the landing page when it was sent before its scripts had come. */
function useWordsFromAddress() {
  const [params, setParams] = useSearchParams();
  const words = params.get('prompt');
  useEffect(() => {
    if (words === null) return;
    if (words !== '') writeDraft({ prompt: cutCharacters(words, PROMPT_CHARACTERS) });
    setParams({}, { replace: true });
  }, [words, setParams]);
}
