// The browser's sources as they are, for `npm run dev`: a changed module takes the place of the old one in the open page.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { isPage } from '#contract/pages.ts';
import type { Config } from '#server/config.ts';
import { Refusal } from '#server/refusal.ts';
import { addHead, isForPeople, writeHead } from './serve-web.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');
/** Apart from the product's own paths: below `web/` there are a `media/` and an `app/` as well. */
const BASE = '/_dev/';
/** All parts of the interface on one page; no build has it. */
const PARTS_PAGE = '/_ui';
const FILE = /^\/_dev\/|\.\w+$/;

/** Answers what no endpoint answers: a page, or a file of Vite, which is loaded here only. */
export async function serveSources(fastify: FastifyInstance, config: Config): Promise<void> {
  const head = writeHead(config);
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    base: BASE,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: fastify.server } },
  });
  fastify.addHook('onClose', () => vite.close());
  fastify.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    if (FILE.test(pathname)) return passOn(vite, request, reply);
    if (!isForPeople(request, pathname)) throw new Refusal('unknown_path');
    const page = await readFile(path.join(PROJECT, 'web', 'index.html'), 'utf8');
    const html = addHead(await vite.transformIndexHtml(BASE, page), head);
    return reply
      .code(isPage(pathname) || pathname === PARTS_PAGE ? 200 : 404)
      .type('text/html')
      .send(html);
  });
}

function passOn(vite: ViteDevServer, { raw: request }: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  // What the product asks for by its own name, such as /icon.svg.
  if (!request.url?.startsWith(BASE)) request.url = BASE + request.url?.slice(1);
  vite.middlewares(request, reply.raw, () => reply.raw.writeHead(404).end());
}
