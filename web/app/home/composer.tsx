// The line to write on, at home: prompt, an image, three options, the price. It opens the tool and starts it.
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PROMPT_CHARACTERS } from '#contract/limits.ts';
import { cutCharacters } from '#web/ui/base/count-characters.ts';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { PriceButton, type PriceButtonProps } from '#web/ui/form/price-button.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { WritingField } from '#web/ui/form/writing-field.tsx';
import { IntendedRunLine } from '#web/task/intended-run-line.tsx';
import { PriceDetails } from '#web/task/price-details.tsx';
import type { RemixSource } from '#web/task/remix-source.ts';
import { useGenerateKey } from '#web/task/use-generate-key.ts';
import { useDropTarget } from '#web/ui/form/use-drop-target.ts';
import { writeDraft as writeToolDraft } from '#web/task/drafts.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { toolPath } from '../routes/tool-list.ts';
import { useViewer } from '../guards/viewer.ts';
import { useGuardedNavigate } from '../guards/use-guarded-navigate.ts';
import { COMPOSER_KINDS, useComposerDraft, writeDraft } from './composer-draft.ts';
import type { ComposerKind } from './composer-draft.ts';
import { ComposerEffects } from './composer-effects.tsx';
import { VideoOptions, ImageOptions } from './composer-options.tsx';
import { orderOf } from './composer-order.ts';
import { forgetIntendedRun, intendRun, useIntendedRun } from './intended-run.ts';
import type { DroppedImage, ImageState } from './composer-image.tsx';
import style from './composer.module.css';

/** What goes with the words, and the public work that is credited for it. */
type Held = { image: ImageState; credit?: RemixSource | undefined };

/** Everything that sends files comes when the first image is wanted. */
const ComposerImage = lazy(async () => ({
  default: (await import('./composer-image.tsx')).ComposerImage,
}));

export function Composer() {
  const { t } = useTranslation();
  const kind = useComposerDraft((draft) => draft.kind);
  useWordsFromAddress();
  return (
    <div className={style.composer}>
      <FilterTabs
        label={t('home.compose')}
        value={kind}
        onChange={(chosen) => writeDraft({ kind: chosen })}
        options={COMPOSER_KINDS.map((value) => ({ value, label: t(`home.${value}`) }))}
      />
      {kind === 'effect' ? <ComposerEffects /> : <ComposerForm kind={kind} />}
    </div>
  );
}

function ComposerForm({ kind }: { kind: Exclude<ComposerKind, 'effect'> }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const go = useGuardedNavigate();
  const draft = useComposerDraft();
  const [wanted, setWanted] = useState<'no' | 'now' | 'yes'>('no');
  const [{ image, credit }, setImage] = useState<Held>({ image: 'none' });
  const [dropped, setDropped] = useState<DroppedImage | null>(null);
  const order = orderOf(kind, draft, image !== 'none', words.language);
  const isAsked = draft.prompt.trim() !== '' || !order.needsWords;
  const isGuest = useViewer() === null;
  const isReady = !isGuest && isAsked && image === 'none';
  const intended = useIntendedRun(kind, isReady, generate);

  useGenerateKey(generate);

  const showImage = useCallback(() => setWanted('yes'), []);
  const holdImage = useCallback(
    (state: ImageState, source?: RemixSource) => setImage({ image: state, credit: source }),
    [],
  );
  const { isOver, listeners } = useDropTarget({
    onFiles: (files) => drop({ files }),
    items: { kind: 'image', onItem: (work) => drop({ work }) },
  });

  function drop(what: DroppedImage) {
    setWanted('yes');
    setDropped(what);
  }

  function generate() {
    if (!isAsked || image === 'coming') return;
    // A guest is stopped at sign-in: after signing in the form of the tool finds the words in its own draft.
    writeToolDraft(order.tool, { ...order.begin, seed: null });
    if (go(toolPath(order.tool), { begin: order.begin, credit })) {
      forgetIntendedRun();
      writeDraft({ prompt: '' });
    } else if (image === 'none') intendRun(kind);
  }
  function blockedBy(): PriceButtonProps['blocked'] {
    if (image === 'coming') return { reason: t('home.sending') };
    return isAsked ? undefined : { reason: t('tool.say_something') };
  }
  return (
    <form
      {...listeners}
      className={isOver ? style.over : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        generate();
      }}
    >
      <WritingField
        className={style.words}
        size="large"
        label={t('home.prompt')}
        placeholder={t(image === 'none' ? `home.placeholder_${kind}` : `home.placeholder_${kind}_image`)}
        value={draft.prompt}
        onChange={(prompt) => writeDraft({ prompt })}
        limit={PROMPT_CHARACTERS}
        isCountShown={draft.prompt.length > PROMPT_CHARACTERS / 2}
        onSubmit={generate}
        isPrompt
      />
      {intended && (
        <div className={style.intended}>
          <IntendedRunLine run={intended} words={t('home.begins')} onBegin={generate} />
        </div>
      )}
      <div className={style.options}>
        {wanted !== 'no' ? (
          <Suspense>
            <ComposerImage
              key={kind}
              kind={kind}
              onChange={holdImage}
              opensAtOnce={wanted === 'now'}
              onOpened={showImage}
              dropped={dropped}
              onTaken={() => setDropped(null)}
            />
          </Suspense>
        ) : (
          <SmallAction icon={<ImagePlus />} onClick={() => setWanted('now')}>
            {isOver ? t('media.let_go') : t('home.add_image')}
          </SmallAction>
        )}
        {kind === 'image' ? (
          <ImageOptions hasImage={image !== 'none'} />
        ) : (
          <VideoOptions hasImage={image !== 'none'} />
        )}
        <PriceButton
          className={style.price}
          type="submit"
          label={t('home.generate', { points: words.points(order.price) })}
          wait={words.seconds(order.seconds)}
          below={<PriceDetails lines={order.lines} price={order.price} />}
          blocked={blockedBy()}
        />
      </div>
    </form>
  );
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
