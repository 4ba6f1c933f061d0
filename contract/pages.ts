// The paths that are pages of the product: everything else is not found. Source: spec §2, product §1.1.
import { ofEachTool } from './tool-names.ts';

/** The 21 routes of the specification. */
export const SPEC_PAGES = [
  '/',
  '/home',
  '/explore',
  '/creations',
  '/subscription',
  '/effects/image',
  '/effects/video',
  '/effects/generate',
  '/lipsync/generate',
  '/upscale/generate',
  '/ai-image/generate',
  '/ai-tools/lip-sync',
  '/ai-video/generate',
  '/landing/termservice',
  '/landing/subscription',
  '/landing/privacypolicy',
  '/ai-image/text-to-image',
  '/ai-tools/upscale-video',
  '/ai-video/text-to-video',
  '/ai-image/image-to-image',
  '/ai-video/image-to-video',
] as const;

/** Pages whose paths the specification leaves open (product R13, R14, R17). */
export const OWN_PAGES = [
  '/work',
  '/ai-image',
  '/ai-video',
  '/ai-tools/image-cropper',
  '/auth/google/callback',
  '/admin',
  '/invoice',
  '/pay',
  /** Its presses are posted to the same address. */
  '/sandbox/pay',
] as const;

/** Where the tools begin; most of these the specification names too. */
export const TOOL_PAGES = Object.values(ofEachTool('path'));

const pages: ReadonlySet<string> = new Set([...SPEC_PAGES, ...OWN_PAGES, ...TOOL_PAGES]);

/** A slash at the end makes no difference. */
export function isPage(path: string): boolean {
  return pages.has(path) || (path.endsWith('/') && pages.has(path.slice(0, -1)));
}

/** Stands in pages of the build where the address of the deployment belongs. */
export const PUBLIC_URL_PLACE = '{public-url}';
