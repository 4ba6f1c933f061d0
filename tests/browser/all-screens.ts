// Every screen, and the states that one comes to by a press: for whoever asks or looks at all of them.
import type { Page } from '@playwright/test';
import type { Say } from './read-words.ts';
import { arriveAt } from './arrive-at.ts';

/** What there is to be seen. */
export type Shown = {
  /** A work of the person, by its task. */
  own: string;
  /** A public work of somebody else. */
  work: string;
};

export type Screen = {
  /** Of its file. */
  name: string;
  who: 'guest' | 'person' | 'admin';
  address: (shown: Shown) => string;
  /** From there to the state. */
  act?: (page: Page, say: Say) => Promise<void>;
};

const at = (who: Screen['who'], name: string, address: string, act?: Screen['act']): Screen => ({
  name,
  who,
  address: () => address,
  ...(act && { act }),
});

async function pressKeys(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys);
  await page.getByRole('dialog').waitFor();
}

const GUEST: readonly Screen[] = [
  at('guest', 'landing', '/'),
  at('guest', 'home-guest', '/home'),
  at('guest', 'creations-guest', '/creations'),
  at('guest', 'sign-in', '/home', async (page, say) => {
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: say('app.sign_in'), exact: true }).click();
    await page.getByRole('dialog').waitFor();
  }),
  { name: 'work', who: 'guest', address: ({ work }) => `/work?id=${work}` },
  at('guest', 'terms', '/landing/termservice'),
  at('guest', 'privacy', '/landing/privacypolicy'),
  at('guest', 'plans', '/landing/subscription'),
  at('guest', 'not-found', '/no-such-page'),
];

const PERSON: readonly Screen[] = [
  at('person', 'home', '/home'),
  at('person', 'palette', '/home', (page) => pressKeys(page, 'ControlOrMeta+k')),
  at('person', 'keys', '/home', (page) => pressKeys(page, '?')),
  at('person', 'explore', '/explore'),
  { name: 'explore-work', who: 'person', address: ({ work }) => `/explore?id=${work}` },
  at('person', 'creations', '/creations'),
  at('person', 'creations-details', '/creations', async (page) => {
    await page.getByRole('main').locator('img').first().click();
    // On a phone they stand over the wall.
    await page.getByRole('complementary').or(page.getByRole('dialog')).last().waitFor();
  }),
  at('person', 'creations-favorites', '/creations?favorite=1'),
  at('person', 'image-tools', '/ai-image'),
  at('person', 'video-tools', '/ai-video'),
  at('person', 'text-to-image', '/ai-image/text-to-image'),
  at('person', 'image-to-image', '/ai-image/image-to-image'),
  at('person', 'text-to-video', '/ai-video/text-to-video'),
  at('person', 'image-to-video', '/ai-video/image-to-video'),
  at('person', 'image-effects', '/effects/image'),
  at('person', 'video-effects', '/effects/video'),
  at('person', 'image-effect', '/effects/generate?type=image&effect=id_photo'),
  at('person', 'video-effect', '/effects/generate?type=video&effect=hug'),
  at('person', 'lip-sync', '/ai-tools/lip-sync'),
  at('person', 'upscale-video', '/ai-tools/upscale-video'),
  at('person', 'image-cropper', '/ai-tools/image-cropper'),
  { name: 'studio', who: 'person', address: ({ own }) => `/ai-image/generate?id=${own}` },
  at('person', 'video-studio-empty', '/ai-video/generate'),
  at('person', 'lip-sync-studio-empty', '/lipsync/generate'),
  at('person', 'upscale-studio-empty', '/upscale/generate'),
  at('person', 'subscription', '/subscription'),
  at('person', 'account', '/home?account=profile', (page) => page.getByRole('dialog').waitFor()),
];

const ADMIN: readonly Screen[] = [at('admin', 'admin', '/admin')];

export const ALL_SCREENS: readonly Screen[] = [...GUEST, ...PERSON, ...ADMIN];

/** Goes there and waits until it is drawn. Adds to what is found: the state, where the screen has one. */
export async function openScreen(page: Page, screen: Screen, shown: Shown, say: Say): Promise<void> {
  await arriveAt(page, screen.address(shown));
  // On a busy machine the application may come after that; keys that are pressed before it are lost. A dialog hides it.
  await page.getByRole('main').or(page.getByRole('dialog')).first().waitFor();
  await screen.act?.(page, say);
  await page.evaluate('document.fonts.ready');
}
