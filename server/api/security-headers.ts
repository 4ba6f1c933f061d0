// What a browser may do with our pages: run our own scripts and nothing else.
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '#server/config.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Helmet sends none of its own; the product needs only what is named here. */
export const PERMISSIONS_POLICY =
  'camera=(self), microphone=(self), clipboard-write=(self), fullscreen=(self), geolocation=(), payment=(), usb=()';

export function securityHeaders({
  publicUrl,
  apiBase,
  webOrigins,
  google,
  servesSources,
}: Pick<Config, 'publicUrl' | 'apiBase' | 'webOrigins' | 'google' | 'servesSources'>): FastifyHelmetOptions {
  const isHttps = publicUrl.startsWith('https:');
  const self = ["'self'", ...(apiBase === '' ? [] : [new URL(apiBase).origin])];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // Vite writes a script into the page.
        'script-src': ["'self'", ...(servesSources ? ["'unsafe-inline'"] : [])],
        // Dialogs lock the page's scroll with a style element of their own; a style runs nothing.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': [...self, 'data:', 'blob:'],
        'media-src': [...self, 'blob:'],
        'font-src': ["'self'"],
        // The browser exchanges the code of a sign-in itself, where the settings say.
        'connect-src': [
          ...self,
          ...(google?.tokenEndpoint ? [new URL(google.tokenEndpoint).origin] : []),
          ...(servesSources ? ['ws:'] : []),
        ],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Only where the site is reached by https; a browser that heard it on http://localhost would lock itself out.
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' }, // what frame-ancestors says, for old browsers
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: webOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
