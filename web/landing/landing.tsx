// The public face: one sentence, one line to write on that works, and what comes of it.
import { useState } from 'react';
import type { PublicTask } from '#contract/task.ts';
import type { Language } from '#texts/words.ts';
import { CommunityStrip } from './community-strip.tsx';
import { EffectsStrip } from './effects-strip.tsx';
import type { EffectsStripProps } from './effects-strip.tsx';
import { Hero } from './hero.tsx';
import type { HeroProps } from './hero.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import { TilesWall } from './tiles-wall.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { ToolsByWork } from './tools-by-work.tsx';
import type { ShownTool } from './tools-by-work.tsx';
import { Vows } from './vows.tsx';

export type LandingProps = Omit<HeroProps, 'toolCount'> & {
  language: Language;
  tools: readonly ShownTool[];
  /** Undefined while they come, and where they do not. */
  works: readonly PublicTask[] | undefined;
  effectPath: EffectsStripProps['effectPath'];
};

export function Landing({ language, tools, works, effectPath, ...hero }: LandingProps) {
  const [isPaused, setPaused] = useState(false);
  function writeWords(words: string) {
    hero.onPrompt(words);
    document.querySelector<HTMLTextAreaElement>('textarea[data-prompt]')?.focus();
  }
  return (
    <>
      <Hero {...hero} language={language} toolCount={tools.length} />
      <TilesWall language={language} onWords={writeWords} />
      <ToolsByWork tools={tools} language={language} isPaused={isPaused} onPause={setPaused} />
      <EffectsStrip language={language} isPaused={isPaused} effectPath={effectPath} />
      <CommunityStrip works={works} />
      <HowItGoes />
      <Prices language={language} onStart={hero.onStart} />
      <Vows />
      <Questions />
    </>
  );
}
