// Composes the landing page: its texts and tiles, the public works, and the way of a sentence to where it is made.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PROMPT_CHARACTERS, STYLES } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import { textToImage } from '#tools/text-to-image/contract.ts';
import { textToVideo } from '#tools/text-to-video/contract.ts';
import { workAddress } from '#web/effects/effect-places.ts';
import type { MadeKind } from '#web/landing/hero.tsx';
import { Landing } from '#web/landing/landing.tsx';
import { tileNamed } from '#web/landing/tiles.ts';
import { openLogin } from '#web/model/me/user-store.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useComposerDraft, writeDraft } from '../home/composer-draft.ts';
import { intendRun } from '../home/intended-run.ts';
import { TOOLS, toolPath } from './tool-list.ts';
import { useToolWords } from './tool-words.ts';
import { usePublicWorks } from './use-public-works.ts';
import { useViewer } from '../guards/viewer.ts';

const SHOWN_WORKS = 12;

const usualRun = textToImage.quote.parse({ engine: 'pro' });
const usualVideo = textToVideo.quote.parse({});
const tileRun = textToImage.quote.parse({ engine: 'pro', count: 1 });
const firstStyle = STYLES.find((id) => id === tileNamed('pagoda').style) ?? 'auto';

export function LandingPage() {
  const { t } = useTranslation();
  const words = useTaskText();
  const toolWords = useToolWords();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { prompt, style, aspect_ratio } = useComposerDraft();
  const works = usePublicWorks(SHOWN_WORKS);
  const [isMissing, setMissing] = useState(false);
  function start() {
    if (viewer) void navigate('/home');
    else openLogin();
  }
  function write(typed: string) {
    setMissing(false);
    writeDraft({ prompt: typed });
  }
  /** The tool begins by itself; a guest signs in first, and /home goes on from there. */
  async function generate(kind: MadeKind) {
    writeDraft({ kind });
    if (kind === 'effect') return void navigate('/home');
    if (prompt.trim() === '') {
      setMissing(true);
      return document.querySelector<HTMLTextAreaElement>('textarea[data-prompt]')?.focus();
    }
    if (!viewer) {
      intendRun(kind);
      return openLogin();
    }
    const { orderOf } = await import('../home/composer-order.ts');
    const { tool, begin } = orderOf(kind, useComposerDraft.getState(), false, readLanguage());
    writeDraft({ prompt: '' });
    return void navigate(toolPath(tool), { state: { begin } });
  }
  return (
    <Landing
      language={readLanguage()}
      tools={TOOLS.map(({ name, path }) => ({ name, path, ...toolWords(name) }))}
      effectPath={(tool, effect) => workAddress(tool === 'video-effect' ? 6 : 5, effect)}
      works={works.data}
      prompt={prompt}
      onPrompt={write}
      look={{ style, aspect_ratio }}
      onLook={writeDraft}
      styles={STYLES.map((id) => ({ value: id, label: words.style({ style: id }) }))}
      problem={isMissing ? t('tool.say_something') : undefined}
      onGenerate={(kind) => void generate(kind)}
      onStart={start}
      promptLimit={PROMPT_CHARACTERS}
      runs={{
        image: {
          price: words.points(textToImage.price(usualRun).price),
          seconds: textToImage.etaSeconds(usualRun),
        },
        video: {
          price: words.points(textToVideo.price(usualVideo).price),
          seconds: textToVideo.etaSeconds(usualVideo),
        },
      }}
      giftPoints={prices().gifts.welcome}
      tileStyle={words.style({ style: firstStyle })}
      tilePoints={words.points(textToImage.price(tileRun).price)}
    />
  );
}
