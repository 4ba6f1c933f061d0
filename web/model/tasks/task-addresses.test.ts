// Every result has its studio, every tool its form, every step its way.
import { expect, it } from 'vitest';
import { isPage } from '#contract/pages.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { nextAddress, reuseAddress, STUDIO_PATHS, studioAddress, TOOL_PATHS } from './task-addresses.ts';

const tools = Object.keys(TOOL_TYPES) as ToolName[];

it.each(tools)('%s has a form and a studio that are pages', (tool) => {
  expect(isPage(TOOL_PATHS[tool])).toBe(true);
  expect(isPage(STUDIO_PATHS[tool])).toBe(true);
});

it('looks at effects in the studio of their media', () => {
  expect(studioAddress({ id: '7', type: 5 })).toBe('/ai-image/generate?id=7');
  expect(studioAddress({ id: '7', type: 6 }, 2)).toBe('/ai-video/generate?id=7&n=3');
});

it('takes a work into its own form, an effect with its template', () => {
  expect(reuseAddress({ id: '7', type: 4, effect: null })).toBe('/ai-video/image-to-video?from=7');
  expect(reuseAddress({ id: '7', type: 5, effect: { id: 'ink', name: 'Ink' } })).toBe(
    '/effects/generate?type=image&effect=ink&from=7',
  );
});

it('hands a result over by its place in the task', () => {
  expect(nextAddress('upscale-video', { id: '7' }, 0)).toBe('/ai-tools/upscale-video?media=7&n=0');
});
