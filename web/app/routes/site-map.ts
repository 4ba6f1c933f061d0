// Every address of the application: its layout, who may enter, and its title. Source: spec §2, product R1–R14.
import type { TextKey } from '#web/i18n/text-key.ts';
import { TOOLS } from './tool-list.ts';

export type Layout = 'landing' | 'header-only' | 'default' | 'blank';
/** `admin`: for everybody else there is no such page, not even by its title. */
export type RouteAccess = 'anyone' | 'user' | 'admin';

export type Place = {
  path: string;
  layout: Layout;
  access: RouteAccess;
  /** Key of its title. */
  title: TextKey;
};

const place = <const Path extends string>(
  path: Path,
  layout: Layout,
  access: RouteAccess,
  title: TextKey,
): Place & { path: Path } => ({ path, layout, access, title });

/** Of the page that only `npm run dev` has. */
const COMPONENTS_PATH = '/_ui';

const PLACES = [
  place('/', 'landing', 'anyone', 'app.title.landing'),
  place('/home', 'default', 'anyone', 'app.title.home'),
  place('/explore', 'header-only', 'user', 'app.title.explore'),
  place('/creations', 'default', 'anyone', 'app.title.creations'),
  place('/subscription', 'default', 'anyone', 'app.title.subscription'),
  place('/effects/image', 'default', 'user', 'app.tool.image-effect.name'),
  place('/effects/video', 'default', 'user', 'app.tool.video-effect.name'),
  place('/effects/generate', 'header-only', 'user', 'app.title.effect'),
  place('/lipsync/generate', 'header-only', 'user', 'app.title.studio_lipsync'),
  place('/upscale/generate', 'header-only', 'user', 'app.title.studio_upscale'),
  place('/ai-image/generate', 'header-only', 'user', 'app.title.studio_image'),
  place('/ai-video/generate', 'header-only', 'user', 'app.title.studio_video'),
  place('/ai-tools/lip-sync', 'header-only', 'user', 'app.tool.lip-sync.name'),
  place('/ai-tools/upscale-video', 'header-only', 'user', 'app.tool.upscale-video.name'),
  place('/ai-tools/image-cropper', 'header-only', 'user', 'app.title.cropper'),
  place('/landing/termservice', 'landing', 'anyone', 'app.title.terms'),
  place('/landing/subscription', 'landing', 'anyone', 'app.title.prices'),
  place('/landing/privacypolicy', 'landing', 'anyone', 'app.title.privacy'),
  place('/work', 'landing', 'anyone', 'app.title.work'),
  place('/ai-image', 'default', 'anyone', 'app.title.ai_image'),
  place('/ai-video', 'default', 'anyone', 'app.title.ai_video'),
  place('/ai-image/text-to-image', 'default', 'user', 'app.tool.text-to-image.name'),
  place('/ai-image/image-to-image', 'default', 'user', 'app.tool.image-to-image.name'),
  place('/ai-video/text-to-video', 'header-only', 'user', 'app.tool.text-to-video.name'),
  place('/ai-video/image-to-video', 'header-only', 'user', 'app.tool.image-to-video.name'),
  place('/auth/google/callback', 'blank', 'anyone', 'app.title.home'),
  place('/admin', 'header-only', 'admin', 'admin.title'),
  place('/invoice', 'default', 'user', 'app.title.invoice'),
  place('/pay', 'blank', 'anyone', 'app.title.pay'),
  place('/sandbox/pay', 'blank', 'anyone', 'app.title.sandbox'),
  // All parts of the interface, while the sources are served (`npm run dev`).
  ...(import.meta.env.MODE === 'development'
    ? [place(COMPONENTS_PATH, 'blank', 'anyone', 'app.title.components')]
    : []),
];

/** The addresses that stand here by name: each has a screen (screens.tsx). */
export type PlacePath = Exclude<(typeof PLACES)[number]['path'], typeof COMPONENTS_PATH>;

/** A tool that stands at no address above has its form beside the contents. */
export const SITE_MAP: readonly Place[] = [
  ...PLACES,
  ...TOOLS.filter(({ path }) => !PLACES.some((known) => known.path === path)).map(({ name, path }) =>
    place(path, 'default', 'user', `app.tool.${name}.name`),
  ),
];

export function placeAt(path: string): Place | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return SITE_MAP.find((candidate) => candidate.path === clean);
}

/** An address that is not ours is open to anyone: it shows the not-found page. */
export function accessOf(path: string): RouteAccess {
  return placeAt(path)?.access ?? 'anyone';
}
