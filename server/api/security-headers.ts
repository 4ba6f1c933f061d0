// What a browser may do with our pages: run our own scripts and nothing else, but those of Paddle where one pays by it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import helmet, { type HelmetOptions } from 'helmet';
import { listPaddlePlaces } from '#server/adapters/paddle/places.ts';
import type { Config } from '#server/config.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Helmet sends none of its own; the product needs only what is named here. */
const permissions = (payment: string) =>
  `camera=(self), microphone=(self), clipboard-write=(self), fullscreen=(self), geolocation=(), payment=(${payment}), usb=()`;

type Paying = Pick<Config, 'paddle'>;

/** The page that opens Paddle's checkout: the one page that strangers' scripts and frames may come to. */
const isPayPage = (url = '') => /^\/pay\/?(?:\?|$)/.test(url);

/** What helmet does not say. */
function listOthers({ paddle }: Paying, url: string): Record<string, string> {
  if (!paddle || !isPayPage(url)) return { 'permissions-policy': permissions('') };
  const { frame } = listPaddlePlaces(paddle.apiBase);
  return {
    'permissions-policy': permissions(`self "${frame}"`),
    // Some ways to pay open a window of their own, and tell the frame when it is done.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** What a directive allows on the page of a payment alone. */
function onPayPage({ paddle }: Paying) {
  const places = paddle && listPaddlePlaces(paddle.apiBase);
  return (name: 'scriptOrigin' | 'origins') =>
    places ? [({ url }: IncomingMessage) => (isPayPage(url) ? places[name] : "'self'")] : [];
}

type Needed = Pick<Config, 'publicUrl' | 'apiBase' | 'webOrigins' | 'google' | 'servesSources' | 'paddle'>;

type Headers = Readonly<Record<string, string>>;

/** The headers of any address: put together once, and not for each call. `webFolder`: what the build has made, where there is one. */
export function openSecurityHeaders(config: Needed, webFolder: string | null): (url: string) => Headers {
  const write = helmet(describePolicies(config, webFolder));
  const read = (url: string) => ({ ...readHeaders(write, url), ...listOthers(config, url) });
  const [page, payPage] = [read('/'), read('/pay')];
  return (url) => (isPayPage(url) ? payPage : page);
}

/** What it writes onto an answer that nobody gets. */
function readHeaders(write: ReturnType<typeof helmet>, url: string): Headers {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const response = new ServerResponse(request);
  write(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * What the content policy calls the script that the build writes into each page (scripts/prerender-pages.ts). A build
 * that comes while this process runs may bring another one: its pages then flash once, until the application paints them.
 */
function listInlineScripts(webFolder: string | null): string[] {
  const file = webFolder && path.join(webFolder, 'theme.js');
  if (!file || !existsSync(file)) return [];
  return [`'sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}'`];
}

function describePolicies(config: Needed, webFolder: string | null): HelmetOptions {
  const { publicUrl, apiBase, webOrigins, google, servesSources } = config;
  const paying = onPayPage(config);
  const isHttps = publicUrl.startsWith('https:');
  const self = ["'self'", ...(apiBase === '' ? [] : [new URL(apiBase).origin])];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // Vite writes a script into the page.
        'script-src': [
          "'self'",
          ...(servesSources ? ["'unsafe-inline'"] : listInlineScripts(webFolder)),
          ...paying('scriptOrigin'),
        ],
        // Dialogs lock the page's scroll with a style element of their own; a style runs nothing.
        'style-src': ["'self'", "'unsafe-inline'", ...paying('origins')],
        'img-src': [...self, 'data:', 'blob:', ...paying('origins')],
        'media-src': [...self, 'blob:'],
        'font-src': ["'self'", ...paying('origins')],
        ...(config.paddle && { 'frame-src': paying('origins') }),
        // The browser exchanges the code of a sign-in itself, where the settings say.
        'connect-src': [
          ...self,
          ...(google?.tokenEndpoint ? [new URL(google.tokenEndpoint).origin] : []),
          ...(servesSources ? ['ws:'] : []),
          ...paying('origins'),
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
