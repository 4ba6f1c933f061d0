// The waits that pages name without loading a tool.
import { expect, it } from 'vitest';
import { TOOL_NAMES, type ToolName } from '#contract/tool-names.ts';
import { USUAL_SECONDS } from '#contract/usual-seconds.ts';
import { toolContracts } from './contracts.ts';

/** What a form does not begin with by itself: a template, and of the voice how long it speaks. */
const CHOSEN: Partial<Record<ToolName, object>> = {
  'image-effect': { effect_id: 'ink' },
  'video-effect': { effect_id: 'flower' },
  'lip-sync': { image: { width: 1024, height: 1024 }, audio: { duration: 5 } },
};

it.each(TOOL_NAMES)('%s takes as long as is said of it', (name) => {
  const { quote, etaSeconds } = toolContracts[name];
  expect(USUAL_SECONDS[name]).toBe(etaSeconds(quote.parse(CHOSEN[name] ?? {}) as never));
});
