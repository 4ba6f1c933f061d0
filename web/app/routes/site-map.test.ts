// Layout and access of every route, as the specification has them.
import { describe, expect, it } from 'vitest';
import { OWN_PAGES, SPEC_PAGES, TOOL_PAGES } from '#contract/pages.ts';
import { accessOf, placeAt, SITE_MAP } from './site-map.ts';

describe('routes', () => {
  it.each([
    ['[§2.1] /', 'landing', 'anyone'],
    ['[§2.2] /home', 'default', 'anyone'],
    ['[§2.3] /explore', 'header-only', 'user'],
    ['[§2.4] /creations', 'default', 'anyone'],
    ['[§2.5] /subscription', 'default', 'anyone'],
    ['[§2.6] /effects/image', 'default', 'user'],
    ['[§2.7] /effects/video', 'default', 'user'],
    ['[§2.8] /effects/generate', 'header-only', 'user'],
    ['[§2.9] /lipsync/generate', 'header-only', 'user'],
    ['[§2.10] /upscale/generate', 'header-only', 'user'],
    ['[§2.11] /ai-image/generate', 'header-only', 'user'],
    ['[§2.12] /ai-tools/lip-sync', 'header-only', 'user'],
    ['[§2.13] /ai-video/generate', 'header-only', 'user'],
    ['[§2.14] /landing/termservice', 'landing', 'anyone'],
    ['[§2.15] /landing/subscription', 'landing', 'anyone'],
    ['[§2.16] /landing/privacypolicy', 'landing', 'anyone'],
    ['[§2.17] /ai-image/text-to-image', 'default', 'user'],
    ['[§2.18] /ai-tools/upscale-video', 'header-only', 'user'],
    ['[§2.19] /ai-video/text-to-video', 'header-only', 'user'],
    ['[§2.20] /ai-image/image-to-image', 'default', 'user'],
    ['[§2.21] /ai-video/image-to-video', 'header-only', 'user'],
  ])('%s stands in the layout %s, for %s', (name, layout, access) => {
    const path = name.replace(/^\[.*?\] /, '');
    expect(placeAt(path)).toMatchObject({ path, layout, access });
  });

  it('[§2.22] take no parameters in their paths', () => {
    expect(SITE_MAP.filter(({ path }) => /[:*]/.test(path))).toEqual([]);
  });

  it('[§6.2] need a user for the tools and Explore, not for home, landing, subscription and creations', () => {
    const open = ['/', '/home', '/landing/subscription', '/subscription', '/creations'];
    expect(open.filter((path) => accessOf(path) === 'user')).toEqual([]);
    const closed = SITE_MAP.filter(({ path }) =>
      /^\/(?:ai-[a-z]+|effects|lipsync|upscale)\/|^\/explore/.test(path),
    );
    expect(closed.length).toBeGreaterThan(12);
    expect(closed.filter(({ path }) => accessOf(path) === 'anyone')).toEqual([]);
  });

  it('are the pages that the server answers, and no others', () => {
    const known: readonly string[] = [...new Set([...SPEC_PAGES, ...OWN_PAGES, ...TOOL_PAGES])];
    expect(SITE_MAP.map(({ path }) => path).sort()).toEqual([...known].sort());
  });

  it('[product A17] have a page for admins, which is closed to everybody else', () => {
    expect(SITE_MAP.filter(({ access }) => access === 'admin')).toEqual([
      { path: '/admin', layout: 'header-only', access: 'admin', title: 'admin.title' },
    ]);
  });

  it('know an address with a slash at its end, and none that is not there', () => {
    expect(placeAt('/home/')?.path).toBe('/home');
    expect(placeAt('/nowhere')).toBeUndefined();
    expect(accessOf('/nowhere')).toBe('anyone');
  });
});
