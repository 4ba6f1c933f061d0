// What a page about a shown work says of it to who reads only its head: search engines, and whoever shows a link.
import { eq } from 'drizzle-orm';
import { mediaOfTool, TOOL_WORDS, toolOfType } from '#contract/tool-names.ts';
import type { AppContext } from '#server/app-context.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import { listResults } from '#server/task/present-result.ts';
import { publicTitleOf } from '#server/task/present-template.ts';
import { selectVisible } from '#server/task/select-visible.ts';
import type { Language } from '#texts/words.ts';

const ID = /^\d{1,15}$/;
/** Who keeps a preview fetches its image anew now and then. */
const IMAGE_LIFE_MS = 30 * 24 * 60 * 60_000;
const PRODUCT = { en: 'Atelier', zh: '画境' } as const;

/** Elements of a head; null for a work that is not shown. */
export async function writeWorkHead(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  id: string,
  language: Language,
): Promise<string | null> {
  const [shown] = ID.test(id) ? await selectVisible(db, eq(tasks.id, Number(id))) : [];
  if (!shown) return null;
  const { task, author } = shown;
  const [result] = (await listResults(db, [task.id], 'shown')).get(task.id) ?? [];
  if (!result) return null;
  const isVideo = mediaOfTool(toolOfType(task.type)) === 'video';
  const key = isVideo ? result.poster_key || result.thumb_key : result.key;
  const signed = signMediaUrl(config, key, { endsAt: new Date(Date.now() + IMAGE_LIFE_MS) });
  // An image that leaves the product is under its label; not every reader of links knows WebP.
  const image = new URL(isVideo ? signed : `${signed}&f=jpg`, config.publicUrl).href;
  const title = (task.show_prompt && task.prompt) || publicTitleOf(task, language);
  const about = `${TOOL_WORDS[toolOfType(task.type)][language]} · ${author.name}`;
  const properties = {
    'og:type': 'article',
    'og:site_name': PRODUCT[language],
    'og:title': title,
    'og:description': about,
    'og:url': new URL(`/work?id=${task.id}`, config.publicUrl).href,
    'og:image': image,
    'og:image:width': String(result.width),
    'og:image:height': String(result.height),
    'og:image:alt': title,
  };
  return [
    `<title>${escape(`${title} · ${PRODUCT[language]}`)}</title>`,
    `<meta name="description" content="${escape(about)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escape(content)}">`,
    ),
  ].join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
