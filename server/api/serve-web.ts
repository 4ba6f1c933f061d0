// The built browser files and the pages of the product.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPage } from '#contract/pages.ts';
import { openToAll, type PriceTable, SHIPPED_PRICES } from '#contract/prices.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Config } from '#server/config.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { nameAddress, preparePages, type SendPage } from './serve-prepared-page.ts';
import { writeWorkHead } from './write-work-head.ts';

const SHELL = 'index.html';
const WORK_PAGE = '/work';
/** The landing page drawn beforehand, with the prices of the build, and where nothing is sold. */
const DRAWN_LANDING = {
  shipped: { en: 'landing.html', zh: 'landing.zh.html' },
  unsold: { en: 'landing.unsold.html', zh: 'landing.unsold.zh.html' },
} as const;
/** Below these there are no pages, only calls and files. */
const NO_PAGES = /^\/(api|app|users|media|builds|_i18n|assets|webhooks)\//;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

type PageConfig = Pick<Config, 'apiBase' | 'prices'>;

/** `drawn`: null where no landing page was drawn with the prices of this deployment. */
type Pages = {
  folder: string | null;
  head: string;
  drawn: Readonly<Record<Language, string>> | null;
  send: SendPage;
};

/**
 * Answers what no endpoint answers: a file of the build, else a page, else not found. A path that is no page gets
 * the same shell with status 404, and the browser's router says so in words.
 */
export async function serveWeb(
  fastify: FastifyInstance,
  folder: string | null,
  app: Pick<AppContext, 'config' | 'db'>,
): Promise<void> {
  const { config } = app;
  const head = writeHead(config);
  const send = preparePages((page) => nameAddress(addHead(page, head), config.publicUrl));
  const pages: Pages = { folder, head, drawn: findDrawn(config), send };
  if (folder && existsSync(folder)) {
    await fastify.register(fastifyStatic, {
      root: folder,
      serve: false, // only lends us sendFile: a file that a new build brings must be found, too
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, file) => {
        reply.header('cache-control', cacheRule(path.relative(folder, file)));
      },
    });
  }
  fastify.setNotFoundHandler(async (request, reply) => {
    const file = folder && findFile(request, folder);
    return file ? reply.sendFile(file) : sendPage(request, reply, pages, await describeWork(app, request));
  });
}

/** Names that the build gives: nothing that climbs out of its folder, hides, or is a page of its own. */
const FILE_NAME = /^\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+)$/;
const NO_FILES = /\.(html|br|gz|map)$|^(builds|_i18n)\//;

function findFile({ method, url }: FastifyRequest, folder: string): string | null {
  const [pathname = '/'] = url.split('?');
  const name = FILE_NAME.exec(pathname)?.[1];
  if (!name || NO_FILES.test(name) || (method !== 'GET' && method !== 'HEAD')) return null;
  return statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile() ? name : null;
}

/** A screen that one works at, with its outline (scripts/write-outlines.ts). */
function outlineOf(pathname: string, request: FastifyRequest): string | undefined {
  if (!isPage(pathname)) return undefined;
  return `outlines/${chooseLocale(request)}${pathname.replace(/\/$/, '')}.html`;
}

/** What the head of a work's page says; undefined for other pages, null for a work that is not shown. */
async function describeWork(
  app: Pick<AppContext, 'config' | 'db'>,
  request: FastifyRequest,
): Promise<string | null | undefined> {
  const { pathname, searchParams } = new URL(request.url, 'http://page');
  const id = searchParams.get('id');
  if (pathname !== WORK_PAGE || id === null || !isForPeople(request, pathname)) return undefined;
  return await writeWorkHead(app, id, chooseLocale(request));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, head, drawn, send }: Pages,
  ofWork: string | null | undefined,
): FastifyReply {
  const [pathname = '/'] = request.url.split('?');
  if (!folder || !isForPeople(request, pathname)) throw new Refusal('unknown_path');
  const prepared = pathname === '/' ? drawn?.[chooseLocale(request)] : outlineOf(pathname, request);
  const isPrepared = prepared !== undefined && existsSync(path.join(folder, prepared));
  if (!isPrepared && !existsSync(path.join(folder, SHELL))) throw new Refusal('unknown_path');
  const file = path.join(folder, isPrepared ? prepared : SHELL);
  reply.code(isPage(pathname) && ofWork !== null ? 200 : 404).header('cache-control', cacheRule(file));
  // An outline is beyond what a server may send at once, however well it is packed.
  if (!ofWork) return send(request, reply, file, isPrepared && pathname === '/' ? 'best' : 'good');
  reply.type('text/html; charset=utf-8');
  return reply.send(addHead(readFileSync(file, 'utf8'), ofWork + head));
}

/**
 * Returns what a page must know before it draws, as elements of its head: where its API is (web/api/connection.ts),
 * and the price table (web/app/page-prices.ts). Empty where all is as it was built.
 */
export function writeHead(config: PageConfig): string {
  const address = config.apiBase.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  // Data, not a script that runs: the content policy need not allow it. No text of it may end the element.
  const table = JSON.stringify(config.prices).replaceAll('<', String.raw`\u003c`);
  return [
    address && `<meta name="api-base" content="${address}">`,
    hasOwnPrices(config) && `<script type="application/json" id="prices">${table}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

export function addHead(page: string, head: string): string {
  return page.replace('<head>', () => `<head>${head}`);
}

const hasOwnPrices = (config: PageConfig): boolean => !isTable(config, SHIPPED_PRICES);

function findDrawn(config: PageConfig): Pages['drawn'] {
  if (isTable(config, SHIPPED_PRICES)) return DRAWN_LANDING.shipped;
  return isTable(config, openToAll(SHIPPED_PRICES)) ? DRAWN_LANDING.unsold : null;
}

/** Compared as text: the table has come from another process. */
function isTable({ prices }: PageConfig, table: PriceTable): boolean {
  return JSON.stringify(prices) === JSON.stringify(table);
}

/** As the browser chooses (product R18): the cookie, else its first wish, else English. */
function chooseLocale({ headers }: FastifyRequest): Language {
  const kept = /(?:^|; )locale=(en|zh)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  if (kept === 'en' || kept === 'zh') return kept;
  return headers['accept-language']?.trim().toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

/** True for a path that a person typed or followed: a page, or none but not a call either. */
export function isForPeople({ method, headers }: FastifyRequest, pathname: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const wantsPage = headers.accept?.includes('text/html') ?? false;
  return isPage(pathname) || (wantsPage && !NO_PAGES.test(pathname));
}

/** Names below assets/ carry a hash of their content; pages must be asked for each time. */
function cacheRule(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  // Under one name for every build: a browser that asks for a newer one must get it.
  if (file.startsWith('service-worker.js')) return 'no-cache';
  return file.endsWith('.html') ? 'no-cache' : `public, max-age=${HOUR_SECONDS}`;
}
