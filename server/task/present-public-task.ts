// A work that its author shows, as everybody sees it.
import type { PublicTask } from '#contract/task.ts';
import { mediaOfTool, toolOfType } from '#contract/tool-names.ts';
import { isVip, presentHeadImg } from '#server/media/present-head-img.ts';
import type { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Language } from '#texts/words.ts';
import { presentMaker } from './present-engine.ts';
import { listResults, pickPublicImage, presentResult } from './present-result.ts';
import { presentTemplate, publicParams, publicTitleOf } from './present-template.ts';
import type { TaskRow } from './present-status.ts';
import { listFollowed } from './list-followed.ts';
import { listLiked } from './list-liked.ts';
import { listSources } from './list-sources.ts';

export type PublicRow = {
  task: TaskRow;
  author: Pick<typeof users.$inferSelect, 'id' | 'name' | 'head_img' | 'plan'>;
};

/** In the order of the rows; `readerId` is null for a visitor. A work of which no image is shown is left out. */
export async function presentPublicTasks(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  readerId: number | null,
  rows: readonly PublicRow[],
  language: Language,
): Promise<PublicTask[]> {
  const ids = rows.map(({ task }) => task.id);
  const authorIds = rows.map(({ author }) => author.id);
  const [results, liked, followed, sources] = await Promise.all([
    listResults(db, ids, 'shown'),
    listLiked(db, readerId, ids),
    listFollowed(db, readerId, authorIds),
    listSources(
      { config, db },
      rows.map(({ task }) => task),
    ),
  ]);
  return rows.flatMap(({ task, author }) => {
    const images = (results.get(task.id) ?? []).map((row) => presentResult(config, row, task));
    const [first] = images;
    if (!first) return [];
    const { url, thumb, preview, thumbhash, width, height, duration, fps, has_sound } = first;
    return {
      id: String(task.id),
      type: task.type,
      kind: mediaOfTool(toolOfType(task.type)),
      images: images.map(pickPublicImage),
      url,
      thumb,
      preview,
      thumbhash,
      width,
      height,
      duration,
      fps,
      has_sound,
      title: publicTitleOf(task, language),
      prompt: task.show_prompt ? task.prompt : null,
      params: task.show_prompt ? publicParams(task) : null,
      effect: presentTemplate(task, language),
      engine: presentMaker(task, language),
      author: {
        id: String(author.id),
        name: author.name,
        head_img: presentHeadImg(config, author),
        is_vip: isVip(author),
        followed: followed.has(author.id),
      },
      likes: task.likes,
      liked: liked.has(task.id),
      views: task.views,
      remixes: task.remixes,
      remixed_from: sources.get(task.remix_of) ?? null,
      created_at: (task.published_at ?? task.created_at).toISOString(),
    };
  });
}
