// Which screen stands at which address. Each comes as a file of its own when it is first needed.
import { createElement } from 'react';
import { toolScreens } from '#tools/screens.ts';
import { lazyScreen } from './lazy-screen.ts';
import type { LazyScreen } from './lazy-screen.ts';
import type { PlacePath } from './site-map.ts';

type ToolScreens = (typeof toolScreens)[keyof typeof toolScreens];
type ToolPath = ToolScreens extends infer Screens ? (Screens extends unknown ? keyof Screens : never) : never;

const PAGES: Readonly<Record<Exclude<PlacePath, ToolPath> | '/effects/generate', LazyScreen>> = {
  '/': lazyScreen(async () => (await import('./landing-page.tsx')).LandingPage),
  '/home': lazyScreen(async () => (await import('../home/home-page.tsx')).HomePage),
  '/explore': lazyScreen(async () => (await import('#web/community/explore-screen.tsx')).ExploreScreen),
  '/creations': lazyScreen(async () => (await import('#web/gallery/creations-screen.tsx')).CreationsScreen),
  '/subscription': lazyScreen(async () => (await import('./subscription-page.tsx')).SubscriptionPage),
  '/invoice': lazyScreen(async () => (await import('#web/billing/invoice-page.tsx')).InvoicePage),
  '/pay': lazyScreen(async () => (await import('#web/billing/pay-page.tsx')).PayPage),
  '/sandbox/pay': lazyScreen(async () => (await import('#web/billing/sandbox-page.tsx')).SandboxPage),
  '/effects/image': lazyScreen(async () => {
    const { EffectsGallery } = await import('#web/effects/effects-gallery.tsx');
    return () => createElement(EffectsGallery, { type: 5 });
  }),
  '/effects/video': lazyScreen(async () => {
    const { EffectsGallery } = await import('#web/effects/effects-gallery.tsx');
    return () => createElement(EffectsGallery, { type: 6 });
  }),
  '/effects/generate': lazyScreen(async () => (await import('./effect-work-screen.tsx')).EffectWorkScreen),
  '/ai-image': lazyScreen(async () => (await import('./hub-page.tsx')).ImageHub),
  '/ai-video': lazyScreen(async () => (await import('./hub-page.tsx')).VideoHub),
  '/ai-image/generate': lazyScreen(async () => (await import('#web/gallery/studio-screen.tsx')).ImageStudio),
  '/ai-video/generate': lazyScreen(async () => (await import('#web/gallery/studio-screen.tsx')).VideoStudio),
  '/lipsync/generate': lazyScreen(async () => (await import('#web/gallery/studio-screen.tsx')).LipStudio),
  '/upscale/generate': lazyScreen(async () => (await import('#web/gallery/studio-screen.tsx')).UpscaleStudio),
  '/ai-tools/image-cropper': lazyScreen(async () => (await import('./cropper-page.tsx')).CropperPage),
  '/landing/termservice': lazyScreen(async () => {
    const { LegalPage } = await import('#web/site/legal-page.tsx');
    return () => createElement(LegalPage, { name: 'terms' });
  }),
  '/landing/privacypolicy': lazyScreen(async () => {
    const { LegalPage } = await import('#web/site/legal-page.tsx');
    return () => createElement(LegalPage, { name: 'privacy' });
  }),
  '/auth/google/callback': lazyScreen(async () => (await import('./google-return.tsx')).GoogleReturn),
  '/landing/subscription': lazyScreen(
    async () => (await import('./public-prices-page.tsx')).PublicPricesPage,
  ),
  '/work': lazyScreen(async () => (await import('./public-work-page.tsx')).PublicWorkPage),
  '/admin': lazyScreen(async () => (await import('#web/admin/admin-screen.tsx')).AdminScreen),
};

/** By address; of an address with two tools the page above chooses between them. */
export const SCREENS: Readonly<Record<string, LazyScreen>> = {
  ...listToolScreens(),
  ...PAGES,
  ...(import.meta.env.MODE === 'development' && {
    '/_ui': lazyScreen(async () => (await import('../components-page/components-page.tsx')).ComponentsPage),
  }),
};

function listToolScreens(): Record<string, LazyScreen> {
  const places = Object.values(toolScreens).flatMap((screens) => Object.entries(screens));
  return Object.fromEntries(places.map(([path, load]) => [path, lazyScreen(load)]));
}
