// What search engines ask for: which pages there are, and which are nobody's business.
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sellsAnything } from '#contract/prices.ts';
import type { AppContext } from '#server/app-context.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { isVisible } from '#server/task/is-visible.ts';

/** Those that say something to somebody who has not signed in. */
const PAGES = ['/', '/ai-image', '/ai-video', '/landing/termservice', '/landing/privacypolicy'];
const PRICES_PAGE = '/landing/subscription';
/** The newest works that their authors show; a sitemap may have fifty thousand lines. */
const WORKS = 5000;
const HOUR_SECONDS = 60 * 60;

export function serveSearchEngines(fastify: FastifyInstance, app: Pick<AppContext, 'config' | 'db'>): void {
  const { publicUrl } = app.config;
  fastify.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /admin',
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  fastify.get('/sitemap.xml', async (_, reply) => {
    const works = await app.db
      .select({ id: tasks.id, publishedAt: tasks.published_at })
      .from(tasks)
      .innerJoin(users, eq(users.id, tasks.user_id))
      .where(isVisible)
      .orderBy(desc(tasks.published_at), desc(tasks.id))
      .limit(WORKS);
    const pages = [...PAGES, ...(sellsAnything() ? [PRICES_PAGE] : [])];
    const lines = [
      ...pages.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`),
      ...works.map(
        ({ id, publishedAt }) =>
          `<url><loc>${publicUrl}/work?id=${id}</loc>${publishedAt ? `<lastmod>${publishedAt.toISOString()}</lastmod>` : ''}</url>`,
      ),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
      );
  });
}
